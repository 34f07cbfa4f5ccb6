"""An HTTP client for a server, with the guest's cookie or a token."""

from __future__ import annotations

import getpass
import json
import os
import re
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import HARMFUL
from galapagos.engine.words.message import Message
from galapagos.server.protocol.frames import Goodbye, Refusal
from galapagos.server.protocol.people import Introduce, Me
from galapagos.server.protocol.refusal import Sentence

from ..files import write_whole
from ..table.saves import data_home

T = TypeVar("T")

ESCAPED = re.compile(
    r'(\\["\\/])|\\[bfnrt]|\\u(?:00[01][0-9a-f]|007f|00[89][0-9a-f]|061c|200[bef]|202[89a-e]|206[0-9a-f]|feff|fff[9ab])'
    rf"|[{HARMFUL}]",
    re.IGNORECASE,
)
PATIENCE = 20.0  # seconds for an answer
COOKIE = "galapagos"
MOST_BYTES = 1 << 24  # of an answer


class RemoteServer:
    """Without a token, the user is a guest, whose cookie is saved in the data folder."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = check_url(url)
        self.token = token
        self.cookie = "" if token else saved_cookies().get(self.url, "")

    @property
    def socket_url(self) -> str:
        return f"ws{self.url.removeprefix('http')}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the user."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def introduce(self) -> Me:
        """My identity on the server; a new guest gets the name of the system's user."""
        if self.token or self.cookie:
            try:
                return self.get("/api/me", Me)
            except UnknownGuest:
                if self.token:
                    raise
                self.cookie = ""
        return self.post("/api/me", Me, Introduce(name=user_name()))

    def get(self, path: str, kind: type[T]) -> T:
        return self._answer(Request(f"{self.url}{path}", headers=self.headers), kind)

    def post(self, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        data = msgspec.json.encode(body) if body is not None else b"{}"
        return self._answer(
            Request(f"{self.url}{path}", data, {**self.headers, "Content-Type": "application/json"}), kind
        )

    def text(self, path: str) -> str:
        return self._fetch(Request(f"{self.url}{path}", headers=self.headers)).decode("utf-8", "replace")

    def _answer(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(harmless_json(self._fetch(request).decode()), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused("address-no-galapagos", address=self.url) from None

    def _fetch(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("set-cookie") or [])
                return bytes(answer.read(MOST_BYTES))
        except HTTPError as error:
            raise refusal(self.url, error) from None
        except (OSError, HTTPException, ValueError) as error:
            raise Refused("address-unreachable", address=self.url, reason=why(error)) from None

    def _remember(self, lines: list[str]) -> None:
        for line in lines:
            try:
                sent = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if sent and sent.value and sent.value != self.cookie and not self.token:
                self.cookie = sent.value
                save_cookie(self.url, sent.value)


class UnknownGuest(Refused):
    """The server does not accept the token or cookie."""


def check_url(url: str) -> str:
    """A checked `http://HOST:PORT`, without a slash at the end."""
    try:
        parts = urlsplit(url)
        is_known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_known = False
    if not is_known or parts.query or parts.fragment or parts.username is not None:
        raise Refused("address-malformed", address=repr(url))
    return url.rstrip("/")


def refusal(url: str, error: HTTPError) -> Refused:
    """A refusal with the server's own sentence, if it has one."""
    try:
        sent = msgspec.json.decode(harmless_json(error.read(1 << 16).decode()), type=Sentence)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OSError, HTTPException):
        return Refused("address-no-server", address=url, number=error.code)
    return UnknownGuest(worded(sent)) if error.code == 401 else Refused(worded(sent))


def worded(sent: Sentence | Refusal | Goodbye) -> Message:
    """The message of a refusal, with the server's sentence for messages that this program does not know."""
    message = sent.message or Message("server-sentence")
    return Message(message.id, message.args, sent.sentence)


def harmless_json(text: str) -> str:
    """JSON with spaces instead of control characters, so that texts from the server cannot control this terminal."""
    return ESCAPED.sub(lambda found: found[1] or " ", text)


def why(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason or type(reason).__name__).rstrip(".").lower()


def user_name() -> str | None:
    """The system's user; None if it is unknown, so that the server chooses a name."""
    try:
        return getpass.getuser()[:40] or None
    except (OSError, KeyError, ImportError):
        return None


# --- cookies


def saved_cookies() -> dict[str, str]:
    """The cookies by server; empty if the file cannot be read."""
    try:
        return msgspec.json.decode((data_home() / "servers.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def save_cookie(url: str, cookie: str) -> None:
    """Save a cookie in a file that only its owner may read, because the cookie is the key to the guest."""
    path = data_home() / "servers.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({**saved_cookies(), url: cookie}, indent=1) + "\n")
        os.chmod(path, 0o600)
    except OSError:
        pass  # the user will be a new guest next time
