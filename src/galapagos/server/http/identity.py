"""Authentication: guests by a cookie, programs by a token. With a passphrase, guests can log in on another device.

A cookie holds the random key of a session. The store has its hash, so the session can be ended. Cookies of earlier
versions hold the signed id of a person. They may be the only key to an identity, so they stay valid until the person
logs out with one of them, or everywhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable
from functools import cached_property
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response

from galapagos.engine.errors import Refused

from ..names import clean, shapes
from ..naming import check_name, claim, person_called
from ..store import NameTaken, Person, Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "galapagos"
YEAR = 365 * 86_400
DRAWS = 20  # of a name that belongs to no other person
SEEN = 3600.0  # seconds between two updates of a person's `seen`
WORDS = (
    "Amber", "Brisk", "Cloudy", "Dapper", "Early", "Fern", "Golden", "Humble", "Island", "Jolly", "Keen", "Lava",
    "Misty", "Noble", "Olive", "Pebble", "Quiet", "Rainy", "Sunny", "Tidal", "Upland", "Velvet", "Windy", "Zesty",
)  # fmt: skip
ANIMALS = (
    "Finch", "Tortoise", "Iguana", "Penguin", "Heron", "Pelican", "Gull", "Lizard", "Crab", "Albatross", "Flamingo",
    "Mockingbird",
)  # fmt: skip


class Unauthenticated(Refused):
    """The cookie, token or passphrase belongs to no person."""


class Identities:
    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self.store, self.key, self.secure = store, key, secure
        self.hashing = asyncio.Semaphore(1)  # hashing is slow and takes memory, so one at a time, in a thread

    # --- who is asking

    async def of(self, connection: HTTPConnection) -> Person | None:
        """The person who sent this request; None for a new visitor. Refuses banned people."""
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
                raise Unauthenticated("token-invalid")
            return person
        key = self.key_of(cookie_of(connection))
        return await self.store.sessions.person(key) if key else None

    # --- sessions

    async def begin(self, person: str) -> str:
        """Begins a session and returns its cookie."""
        cookie = secrets.token_urlsafe(32)
        if not await self.store.sessions.add(digest(cookie), person, time.time()):
            raise Unauthenticated("person-erased")
        return cookie

    def key_of(self, cookie: str) -> str:
        """The key of the cookie's session in the store; empty if there is none."""
        if "." in cookie:  # of an earlier version: keys have no dot
            return self.unsign(cookie)
        return digest(cookie) if cookie else ""

    def sign(self, id: str) -> str:
        return f"{id}.{hmac.digest(self.key, id.encode(), 'sha256').hex()}"

    def unsign(self, cookie: str) -> str:
        """The id in a cookie if the signature is valid, else an empty text."""
        id = cookie.partition(".")[0]
        return id if hmac.compare_digest(cookie.encode(), self.sign(id).encode()) else ""

    def remember(self, response: Response, cookie: str) -> None:
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/")

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/")

    # --- new people and passphrases

    async def new_guest(self, name: str = "") -> Person:
        now = time.time()
        if name:
            await check_name(self.store, name := clean(name))
        person = Person(secrets.token_urlsafe(12), name or await self._free_name(), now, now)
        await self.store.add_person(person)
        return person

    async def _free_name(self) -> str:
        """A drawn name that belongs to no other person, if one is found soon."""
        for _ in range(DRAWS):
            if not await self.store.names.owner(shapes(name := drawn_name())):
                break
        return name

    @cached_property
    def hasher(self) -> PasswordHasher:
        """Imported on demand, because a server without passphrases need not have the library."""
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)

    async def keep(self, person: Person, passphrase: str) -> Person:
        """Sets a passphrase, for which the name must be unique among people with passphrases."""
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, passphrase)
        before = await self.store.person(person.id) or person  # the name may have changed in the meantime
        if not before.passphrase:
            await claim(self.store, before, before.name)
        kept = await changed(self.store.update_person(person.id, passphrase=hashed))
        if kept.name != before.name:
            await claim(self.store, kept, kept.name)
        return kept

    async def log_in(self, name: str, passphrase: str) -> Person:
        named = await person_called(self.store, clean(name))
        person = named if named and named.passphrase else None
        hashed = person.passphrase if person else self.impossible_hash
        async with self.hashing:
            fits = await asyncio.to_thread(self._verify, hashed, passphrase)
        if person is None or not fits:
            raise Unauthenticated("login-wrong")
        if person.banned:
            raise Refused("person-banned")
        return person

    @property
    def impossible_hash(self) -> str:
        """A hash that matches no passphrase, so that a log-in takes equally long for unknown names."""
        return "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5aXNrZXB0aGVyZQ$dGhpcyBpcyBub3QgYSBoYXNoIG9mIGFueXRoaW5n"

    def _verify(self, hashed: str, passphrase: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        try:
            return self.hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    async def new_token(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        await changed(self.store.update_person(person.id, token=digest(token)))
        return token


def token_of(connection: HTTPConnection) -> str | None:
    """The bearer token of a program; None if there is none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def cookie_of(connection: HTTPConnection) -> str:
    """The session cookie; empty if there is none, or for a program."""
    return connection.cookies.get(COOKIE, "") if token_of(connection) is None else ""


def digest(token: str) -> str:
    """The hash under which a token is stored. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


async def changed(update: Awaitable[Person | None]) -> Person:
    """The person after an update. Refused if the person was erased in the meantime, or the name is taken."""
    try:
        person = await update
    except NameTaken:
        raise Refused("name-taken") from None
    if person is None:
        raise Unauthenticated("person-erased")
    return person


def drawn_name() -> str:
    """A name for a person who has given none, such as Quiet Finch."""
    return f"{secrets.choice(WORDS)} {secrets.choice(ANIMALS)}"
