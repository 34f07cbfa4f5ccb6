"""Limits for the number of connections from outside."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Protocol

from ..metrics import REFUSALS
from ..settings import Settings

log = logging.getLogger(__name__)

CONNECTION = "connection"  # the key of the connection in the state of an ASGI scope
OWN = 64  # descriptors that this process needs for files and child processes
RESERVED = 64  # descriptors reserved for people who sit at a table
MINUTE = 60.0  # seconds between two log lines about the same address
MOST_NOTED = 10_000  # addresses for which the time of the last log line is remembered


def raise_descriptor_limit() -> None:
    """Raises the soft limit on open files to the hard limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS does not take "unlimited"
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptor_limit() -> int:
    try:
        import resource
    except ImportError:
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class Connection(Protocol):
    """A client's connection, as the gate sees it."""

    network: str
    is_counted: bool  # by its network; behind a proxy, `Gate` counts by the forwarded address instead
    is_reserved: bool  # whether it has a descriptor that is reserved for people at a table

    def begin(self, has_body: bool) -> None:
        """The head of a request has arrived."""

    def arrived(self) -> None:
        """The whole request has arrived. There is no deadline for its answer."""

    def end(self) -> None:
        """A request was answered; the deadline for the next one begins."""

    def upgrade(self) -> None:
        """The connection is a websocket now."""

    def close(self) -> None: ...


class Connections:
    """All connections of clients to this process."""

    def __init__(self, settings: Settings) -> None:
        self.most, self.seconds, self.is_proxied = settings.connections, settings.request_seconds, settings.behind_proxy
        limit = descriptor_limit()
        self.room = max(limit - OWN, limit // 2)
        self.room_for_all = self.room - min(RESERVED, self.room // 4)
        self.open: set[Connection] = set()
        self.counts: Counter[str] = Counter()  # connections by network, or requests behind a proxy
        self.waiting: dict[Connection, None] = {}  # for a request or the rest of one; the oldest first
        self.noted: dict[str, float] = {}  # when a network was last named in the log

    def enter(self, network: str) -> bool:
        """Counts one more connection, unless the network has reached its limit."""
        if self.counts[network] >= self.most:
            self.note(network, "too many connections from one address: more of them are refused")
            return False
        self.counts[network] += 1
        return True

    def leave(self, network: str) -> None:
        self.counts[network] -= 1
        if not self.counts[network]:
            del self.counts[network]

    def make_room(self, network: str) -> bool:
        """Closes the connection that has waited longest for its request; False if none waits."""
        oldest = next(iter(self.waiting), None)
        self.note(oldest.network if oldest else network, "descriptors are scarce: connections are closed or refused")
        if oldest:
            oldest.close()
        return oldest is not None

    def note(self, network: str, what: str) -> None:
        """Logs a line, at most once a minute for each network."""
        REFUSALS.labels("connection").inc()
        now = time.monotonic()
        if now - self.noted.get(network, -MINUTE) < MINUTE:
            return
        self.noted.pop(network, None)
        self.noted[network] = now
        if len(self.noted) > MOST_NOTED:
            del self.noted[next(iter(self.noted))]
        log.warning(what, extra={"address": network})
