"""Webhooks: when it is a person's turn, the server sends a POST to the address that the person has set, at a host that
the operator allows."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
import time
from collections import OrderedDict
from urllib.parse import SplitResult, urlsplit

import msgspec

from galapagos.engine.errors import Refused

from ..settings import Settings
from ..store import Store
from .room import Room

log = logging.getLogger(__name__)

LIMIT = 5.0  # seconds from the DNS lookup to the answer
PAUSE = 60.0  # seconds between two notes to a person about one table
MOST = 10_000  # notes that are remembered
AT_ONCE = 20  # notes under way; further ones are dropped
LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Note(msgspec.Struct, frozen=True):
    """The payload."""

    table: str
    game: str
    url: str  # of the table


def check_url(url: str, allowed: tuple[str, ...]) -> SplitResult:
    """The parsed address. Refuses addresses without TLS (except on this machine) and hosts that the operator has not
    allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("webhook-no-address") from None
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    if not host or parts.username is not None or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("webhook-malformed")
    if parts.scheme != "https" and (parts.scheme != "http" or host not in LOCAL):
        raise Refused("webhook-not-https")
    if (host if port is None else f"{host}:{port}") not in allowed:
        raise Refused("webhook-hosts", names=list(allowed)) if allowed else Refused("webhook-off")
    return parts


class Webhooks:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.sent: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.under_way: set[asyncio.Task[None]] = set()

    def note(self, room: Room) -> None:
        """Called after each change by this process. People who are connected to the table get no note."""
        asked = room.asked
        if not self.settings.webhooks or not asked or room.audience.is_here(asked) or len(self.under_way) >= AT_ONCE:
            return
        key, now = (asked, room.table.id), time.monotonic()
        if now - self.sent.get(key, -PAUSE) < PAUSE:
            return
        self.sent[key] = now
        self.sent.move_to_end(key)
        while len(self.sent) > MOST:
            self.sent.popitem(last=False)
        task = asyncio.create_task(
            self._send(
                asked, Note(room.table.id, room.table.opened.game, f"{self.settings.public_url}/table/{room.table.id}")
            )
        )
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def close(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    async def _send(self, id: str, note: Note) -> None:
        """Logs errors, but not the address, because it may contain a secret."""
        try:
            person = await self.store.person(id)
            if person and person.webhook and not person.banned:
                async with asyncio.timeout(LIMIT):
                    await post(check_url(person.webhook, self.settings.webhooks), msgspec.json.encode(note))
        except (Refused, OSError, ValueError, TimeoutError, EOFError) as error:
            log.warning(
                "a note was not sent", extra={"table": note.table, "why": f"{type(error).__name__}: {error}"[:200]}
            )


async def post(parts: SplitResult, body: bytes) -> None:
    """Posts to a resolved and checked IP address, so neither DNS rebinding nor redirects lead elsewhere."""
    host, is_safe = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_safe else 80)
    address = await find_address(host, port, may_be_local=parts.hostname in ("localhost", "127.0.0.1", "::1"))
    reader, writer = await asyncio.open_connection(
        address, port, ssl=ssl.create_default_context() if is_safe else None, server_hostname=host if is_safe else None
    )
    try:
        place = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {place} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\nContent-Length: "
            f"{len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()[1:2]
    finally:
        writer.close()
    if not status or not status[0].startswith(b"2"):
        raise ValueError(f"the answer was {status[0].decode('ascii', 'replace')[:10] if status else 'none'}")


async def find_address(host: str, port: int, may_be_local: bool) -> str:
    """The IP address of a host. Refuses private networks, except this machine if the operator has named it."""
    found = [str(known[4][0]) for known in await asyncio.get_running_loop().getaddrinfo(host, port, type=1)]
    for address in found:
        known = ipaddress.ip_address(address.partition("%")[0])
        if not (known.is_global and not known.is_multicast) and not (may_be_local and known.is_loopback):
            raise Refused("webhook-private")
    return found[0]
