"""Who somebody is: a guest by a signed cookie, a bot by a token. A passphrase brings a guest to another device."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from galapagos.engine.errors import Refused
from galapagos.engine.harmless import harmless, is_blank

from .store import Person, Store

COOKIE = "galapagos"
YEAR = 365 * 86_400
BANNED = "This identity has been closed by the operator of this server."
SEEN = 3600.0                       # seconds between two notes that somebody was here
ANIMALS = ("Finch", "Tortoise", "Iguana", "Penguin", "Heron", "Pelican", "Gull", "Lizard", "Crab", "Albatross", "Flamingo", "Mockingbird")


class Unknown(Refused):
    """Nobody is known by that cookie, token or passphrase."""


class Identities:
    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self.store, self.key, self.secure = store, key, secure
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.hashing = asyncio.Semaphore(1)         # each takes memory and a while, in a thread

    # --- who is asking

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Whoever sent this; None for somebody new. A banned person is refused."""
        person = await self._find(connection)
        if person is None:
            return None
        if person.banned:
            raise Refused(BANNED)
        if time.time() - person.seen > SEEN:
            await self.store.touch_person(person.id, time.time())
        return person

    async def _find(self, connection: HTTPConnection) -> Person | None:
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            person = await self.store.person_by_token(digest(token.strip()))
            if person is None:
                raise Unknown("That token is not valid: ask for a new one.")
            return person
        id = self.unsign(connection.cookies.get(COOKIE, ""))
        return await self.store.person(id) if id else None

    def sign(self, id: str) -> str:
        return f"{id}.{hmac.digest(self.key, id.encode(), 'sha256').hex()}"

    def unsign(self, cookie: str) -> str:
        """The id, if the signature is ours."""
        id = cookie.partition(".")[0]
        return id if hmac.compare_digest(cookie.encode(), self.sign(id).encode()) else ""

    def remember(self, response: Response, id: str) -> None:
        response.set_cookie(COOKIE, self.sign(id), max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/")

    def forget(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/")

    # --- new people

    async def new_guest(self, name: str = "") -> Person:
        now = time.time()
        person = Person(secrets.token_urlsafe(12), clean(name) if name else secrets.choice(ANIMALS), now, now)
        await self.store.keep_person(person)
        return person

    async def keep(self, person: Person, passphrase: str) -> Person:
        """By a passphrase the same person can be found on another device. The name must be nobody else's then."""
        other = await self.store.person_by_name(person.name)
        if other is not None and other.id != person.id:
            raise Refused("Somebody else keeps that name: choose another one first.")
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, passphrase)
        person = replace(person, passphrase=hashed)
        await self.store.keep_person(person)
        return person

    async def log_in(self, name: str, passphrase: str) -> Person:
        person = await self.store.person_by_name(clean(name))
        hashed = person.passphrase if person else self.nobody
        async with self.hashing:
            fits = await asyncio.to_thread(self._verify, hashed, passphrase)
        if person is None or not fits:
            raise Unknown("Nobody is kept by that name and passphrase.")
        if person.banned:
            raise Refused(BANNED)
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
        await self.store.keep_person(replace(person, token=digest(token)))
        return token


def digest(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them; only it is stored and looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, and something to be seen."""
    words = harmless("".join(letter if letter.isprintable() else " " for letter in name))
    if is_blank(words):
        raise Refused("A name has at least one letter.")
    return words
