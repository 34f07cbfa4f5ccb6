"""Where tables are kept: one append-only log per table, and beside it what lists and people need.

The state of a table follows from its log alone. Entries are numbered. The first process that appends the next number
has written it, and any other that tries gets `Taken`. So several processes may serve the same table and never fork it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Protocol

import msgspec

from galapagos.engine.errors import Refused


class Taken(Exception):
    """Another process has written that entry of the log: read it and decide again."""


class Full(Refused):
    """Nothing can be written: the disk is full or read-only, or the database is gone. Nothing was, unless the sentence
    says that this is not known; then too, whoever appends again is either the first or told that it is `Taken`."""


class NameTaken(Exception):
    """Somebody else keeps that name by a passphrase; nothing was written."""


class Damaged(Full):
    """What was written cannot be read any more."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a table's log; entries are numbered from 1."""

    number: int
    at: float  # seconds since 1970
    data: bytes


class Card(msgspec.Struct, frozen=True):
    """What a list says of a table, and by what tables are found. Written with every entry."""

    table: str
    game: str
    status: str  # open, running or over
    public: bool  # or known by its link only
    rules: int  # version of the rules
    opened: float
    changed: float
    number: int  # of the last entry
    people: tuple[str, ...]  # who sits there
    asked: tuple[str, ...] = ()  # those of them whose turn it is
    summary: bytes = b""  # what a list shows; the store does not read it


class Person(msgspec.Struct, frozen=True):
    """An identity. Tables name people by id only, so a name goes from all of them when the person is erased."""

    id: str
    name: str
    made: float
    seen: float
    passphrase: str = ""  # hashed; empty where the guest has left none
    token: str = ""  # of a bot, hashed
    banned: bool = False
    settings: bytes = b""  # what the page keeps for this person; the store does not read it
    webhook: str = ""  # where a program is told that it is this person's turn


class Chat(msgspec.Struct, frozen=True):
    number: int
    at: float
    person: str
    text: str


class Report(msgspec.Struct, frozen=True):
    at: float
    table: str
    reporter: str
    person: str
    text: str


class Notice(msgspec.Struct, frozen=True):
    """Another process has changed something: a table's log, its chat, or a person; or `all`: whatever is remembered may
    be out of date."""

    kind: str  # log, chat, person or all
    key: str = ""
    # that were appended to the log, where they came along: who has all before them need not ask
    entries: tuple[Entry, ...] = ()


class Store(Protocol):
    """All of it can be awaited by any number of tasks of one event loop at once; what is written is on disk when the
    call returns."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Full, if nothing can be written now."""

    # --- tables

    async def append(self, card: Card, entries: Sequence[Entry]) -> None:
        """The next entries of a table's log, the first of them its successor, and its new card; all or nothing."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def keep_snapshot(self, table: str, number: int, data: bytes) -> None:
        """What the log up to that entry amounts to, so that loading need not read it all; an older one never replaces a
        newer."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None: ...

    async def keep_analysis(self, table: str, format: int, data: bytes) -> None:
        """What the bots think of a match that is over, in a format of theirs; the store does not read it."""

    async def analysis(self, table: str, format: int) -> bytes | None:
        """None where there is none in that format."""

    async def card(self, table: str) -> Card | None: ...

    async def cards(
        self,
        *,
        status: Sequence[str] = (),
        public: bool | None = None,
        person: str = "",
        game: str = "",
        changed_before: float | None = None,
        limit: int = 100,
    ) -> list[Card]:
        """Tables by all that is named, the one that was changed last first."""

    async def erase_table(self, table: str) -> None:
        """Log, snapshot, analysis, chat and card: for tables that expired before they were started, and by the
        operator."""

    # --- people

    async def person(self, id: str) -> Person | None: ...

    async def people(self, ids: Sequence[str]) -> dict[str, Person]: ...

    async def person_by_token(self, token: str) -> Person | None: ...

    async def person_by_name(self, name: str) -> Person | None:
        """Of those who are kept by a passphrase."""

    async def add_person(self, person: Person) -> bool:
        """Whether the person is new: an id that is known, or was erased, is left as it is."""

    async def update_person(
        self,
        id: str,
        *,
        name: str | None = None,
        passphrase: str | None = None,
        token: str | None = None,
        webhook: str | None = None,
        settings: Callable[[bytes], bytes] | None = None,
    ) -> Person | None:
        """Changes what is named and nothing else, so that changes which overlap are all kept. The person after that, or
        None if there is none (any more).

        `settings` makes the new ones from those that are kept; it may be called again if another request changes them
        meanwhile. `NameTaken` where both have a passphrase; then nothing is changed.
        """

    async def touch_person(self, id: str, seen: float) -> None: ...

    async def ban_person(self, id: str, banned: bool) -> bool:
        """Whether there is such a person. Nothing else bans, and nothing else takes a ban back."""

    async def people_named(self, name: str) -> list[Person]:
        """Guests may share a name."""

    async def erase_person(self, id: str) -> None:
        """The person, and the texts of the person's chat; tables keep an id that nobody has any more, and nobody is
        added with it again."""

    async def expire_people(self, seen_before: float) -> int:
        """Guests without a passphrase or token who sit at no open or running table. How many are gone."""

    # --- sessions: a person on a device

    async def add_session(self, key: str, person: str, made: float) -> bool:
        """Whether there is such a person. `key` is a hash; a person's oldest sessions end where there are very many."""

    async def person_by_session(self, key: str) -> Person | None:
        """The key of a session, or the id of a person who has a cookie of an earlier program and has not logged out
        since."""

    async def sessions(self, keys: Sequence[str]) -> set[str]:
        """Which of them have not ended."""

    async def end_session(self, person: str, key: str) -> None: ...

    async def end_sessions(self, person: str) -> None:
        """All of that person."""

    # --- chat

    async def say(self, table: str, at: float, person: str, text: str) -> Chat: ...

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]: ...

    async def has_said(self, table: str, person: str) -> bool:
        """Whether the person has said something there that has not expired."""

    async def expire_chat(self, before: float) -> int: ...

    async def report(self, report: Report) -> None: ...

    async def reports(self, limit: int = 100) -> list[Report]: ...

    # --- the server's own

    async def secret(self, name: str, new: bytes) -> bytes:
        """A secret that all processes share: the one that is kept, or `new` from now on."""

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes change from now on. PostgreSQL says so; SQLite is looked at from time to time, for
        `galapagos admin`.

        It begins with `all`, once nothing can be missed any more, and says so again wherever something may have been.
        """


async def open_store(url: str, is_checked: bool = False) -> Store:
    """`sqlite:///FILE` or `postgresql://…`, brought to the newest schema. `is_checked`: every page of a file is read
    first, which takes about three seconds for each GB."""
    if url.startswith("sqlite:///"):
        from .sqlite import open_sqlite

        return await open_sqlite(url.removeprefix("sqlite:///"), is_checked)
    if url.startswith(("postgresql://", "postgres://")):
        from .postgres import open_postgres

        return await open_postgres(url)
    raise Refused("store-address-malformed")
