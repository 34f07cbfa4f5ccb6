"""Who somebody is: a guest by a cookie, a bot by a token. A passphrase brings a guest to another device.

A cookie holds a random key of a session, of which the store has the hash, so that it can be ended. Cookies of earlier
programs hold the signed id of a person; since they may be the only key to an identity, they are valid until that person
logs out with one of them, or everywhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import harmless, is_blank

from ..store import NameTaken, Person, Store

COOKIE = "galapagos"
YEAR = 365 * 86_400
SEEN = 3600.0  # seconds between two notes that somebody was here
ANIMALS = (
    "Finch", "Tortoise", "Iguana", "Penguin", "Heron", "Pelican", "Gull", "Lizard", "Crab", "Albatross", "Flamingo",
    "Mockingbird",
)  # fmt: skip


class Unknown(Refused):
    """Nobody is known by that cookie, token or passphrase."""


class Identities:
    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self.store, self.key, self.secure = store, key, secure
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.hashing = asyncio.Semaphore(1)  # each takes memory and a while, in a thread

    # --- who is asking

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Whoever sent this; None for somebody new. A banned person is refused."""
        person = await self._find(connection)
        if person is None:
            return None
        if person.banned:
            raise Refused("person-banned")
        if time.time() - person.seen > SEEN:
            await self.store.touch_person(person.id, time.time())
        return person

    async def _find(self, connection: HTTPConnection) -> Person | None:
        token = token_of(connection)
        if token is not None:
            person = await self.store.person_by_token(digest(token))
            if person is None:
                raise Unknown("token-invalid")
            return person
        key = self.key_of(cookie_of(connection))
        return await self.store.person_by_session(key) if key else None

    # --- sessions

    async def begin(self, person: str) -> str:
        """The cookie of a new session."""
        cookie = secrets.token_urlsafe(32)
        if not await self.store.add_session(digest(cookie), person, time.time()):
            raise Unknown("person-erased")
        return cookie

    def key_of(self, cookie: str) -> str:
        """Of the session in the store; empty where there is none."""
        if "." in cookie:  # of an earlier program: no key has a dot
            return self.unsign(cookie)
        return digest(cookie) if cookie else ""

    def sign(self, id: str) -> str:
        return f"{id}.{hmac.digest(self.key, id.encode(), 'sha256').hex()}"

    def unsign(self, cookie: str) -> str:
        """The id, if the signature is ours."""
        id = cookie.partition(".")[0]
        return id if hmac.compare_digest(cookie.encode(), self.sign(id).encode()) else ""

    def remember(self, response: Response, cookie: str) -> None:
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/")

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/")

    # --- new people

    async def new_guest(self, name: str = "") -> Person:
        now = time.time()
        person = Person(secrets.token_urlsafe(12), clean(name) if name else secrets.choice(ANIMALS), now, now)
        await self.store.add_person(person)
        return person

    async def keep(self, person: Person, passphrase: str) -> Person:
        """By a passphrase the same person can be found on another device. The name must be nobody else's then."""
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, passphrase)
        return await changed(self.store.update_person(person.id, passphrase=hashed))

    async def log_in(self, name: str, passphrase: str) -> Person:
        person = await self.store.person_by_name(clean(name))
        hashed = person.passphrase if person else self.nobody
        async with self.hashing:
            fits = await asyncio.to_thread(self._verify, hashed, passphrase)
        if person is None or not fits:
            raise Unknown("login-wrong")
        if person.banned:
            raise Refused("person-banned")
        return person

    @property
    def nobody(self) -> str:
        """A hash that no passphrase fits, so that a name that is not known takes as long as one that is."""
        return "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5aXNrZXB0aGVyZQ$dGhpcyBpcyBub3QgYSBoYXNoIG9mIGFueXRoaW5n"

    def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    async def new_token(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await changed(self.store.update_person(person.id, token=digest(token)))
        return token


def token_of(connection: HTTPConnection) -> str | None:
    """That a program sends; None where it is not a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def cookie_of(connection: HTTPConnection) -> str:
    """Empty where somebody comes without one, or as a program."""
    return connection.cookies.get(COOKIE, "") if token_of(connection) is None else ""


def digest(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them; only it is stored and looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


async def changed(update: Awaitable[Person | None]) -> Person:
    """The person after a change. Refused where he was erased meanwhile, or where somebody else keeps the name."""
    try:
        person = await update
    except NameTaken:
        raise Refused("name-taken") from None
    if person is None:
        raise Unknown("person-erased")
    return person


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, and something to be seen."""
    words = harmless("".join(letter if letter.isprintable() else " " for letter in name))
    if is_blank(words):
        raise Refused("name-empty")
    return words
