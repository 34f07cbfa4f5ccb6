"""The store: one append-only log per table, and rows for lists, people and chats.

The state of a table follows from its log alone. Entries are numbered. The first process to append the next number wins;
any other gets `Taken`. So several processes may serve the same table and never fork it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Protocol

import msgspec

from galapagos.engine.errors import Refused


class Taken(Exception):
    """Another process has written this entry of the log: read it and decide again."""


class Full(Refused):
    """The store cannot be written to: the disk is full or read-only, or the database is gone. Nothing was written,
    unless the sentence says that this is unknown; even then, another append either succeeds or raises `Taken`."""


class NameTaken(Exception):
    """Another person with a passphrase has this name; nothing was written."""


class Damaged(Full):
    """Stored data can no longer be read."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a table's log; entries are numbered from 1."""

    number: int
    at: float  # seconds since 1970
    data: bytes


class TableCard(msgspec.Struct, frozen=True):
    """A table's row for lists and searches, written with every entry."""

    table: str
    game: str
    status: str  # open, running or over
    public: bool  # listed for everybody
    rules: int  # version of the rules
    opened: float
    changed: float
    number: int  # of the last entry
    people: tuple[str, ...]  # at the table
    asked: tuple[str, ...] = ()  # people whose turn it is
    summary: bytes = b""  # for lists; opaque to the store


class Person(msgspec.Struct, frozen=True):
    """An identity. Tables refer to people by id only, so erasing a person removes the name from all of them."""

    id: str
    name: str
    made: float
    seen: float
    passphrase: str = ""  # hashed; empty for guests without one
    token: str = ""  # for programs, hashed
    banned: bool = False
    settings: bytes = b""  # of the page; opaque to the store
    webhook: str = ""  # address that gets a POST when it is this person's turn


class Chat(msgspec.Struct, frozen=True):
    number: int
    at: float
    person: str
    text: str


class PersonReport(msgspec.Struct, frozen=True):
    at: float
    table: str
    reporter: str
    person: str
    text: str


class Notice(msgspec.Struct, frozen=True):
    """Another process has changed a table's log, its chat, or a person; `all` means that anything in memory may be
    stale."""

    kind: str  # log, chat, person or all
    key: str = ""
    entries: tuple[Entry, ...] = ()  # the new entries of the log, if the notice has room for them


class Store(Protocol):
    """All methods may be called concurrently by tasks of one event loop. A write is on disk when the call returns."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raises `Full` if the store cannot be written to now."""

    # --- tables

    async def append(self, card: TableCard, entries: Sequence[Entry]) -> None:
        """Appends the next entries to a table's log and replaces its card, in one transaction."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def keep_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Stores the table's state after an entry, so that loading need not read the whole log. An older snapshot never
        replaces a newer one."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None: ...

    async def keep_analysis(self, table: str, format: int, data: bytes) -> None:
        """Stores the analysis of a finished match; opaque to the store."""

    async def analysis(self, table: str, format: int) -> bytes | None:
        """The stored analysis; None if there is none in this format."""

    async def card(self, table: str) -> TableCard | None: ...

    async def cards(
        self,
        *,
        status: Sequence[str] = (),
        public: bool | None = None,
        person: str = "",
        game: str = "",
        changed_before: float | None = None,
        limit: int = 100,
    ) -> list[TableCard]:
        """The cards that match all given arguments, the last changed first."""

    async def erase_table(self, table: str) -> None:
        """Deletes log, snapshot, analysis, chat and card."""

    # --- people

    async def person(self, id: str) -> Person | None: ...

    async def people(self, ids: Sequence[str]) -> dict[str, Person]: ...

    async def person_by_token(self, token: str) -> Person | None: ...

    async def person_by_name(self, name: str) -> Person | None:
        """The person with this name and a passphrase."""

    async def add_person(self, person: Person) -> bool:
        """Adds a person; False if the id is known or was erased."""

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
        """Changes only the given columns, so concurrent changes are all kept. Returns the changed person, or None if
        there is none (any more).

        `settings` computes the new settings from the stored ones; it is called again if another request changes them in
        the meantime. Raises `NameTaken` if another person with a passphrase has the name; then nothing changes.
        """

    async def touch_person(self, id: str, seen: float) -> None: ...

    async def ban_person(self, id: str, banned: bool) -> bool:
        """Sets or lifts a ban; False if there is no such person. Nothing else changes bans."""

    async def people_named(self, name: str) -> list[Person]:
        """All people with this name; guests may share one."""

    async def erase_person(self, id: str) -> None:
        """Deletes the person and the texts of the person's chat lines. Tables keep the id, which is never used
        again."""

    async def expire_people(self, seen_before: float) -> int:
        """Deletes guests without a passphrase or token who sit at no open or running table; returns their number."""

    # --- sessions: a person on a device

    async def add_session(self, key: str, person: str, made: float) -> bool:
        """Adds a session; False if there is no such person. `key` is a hash. A person's oldest sessions end when there
        are too many."""

    async def person_by_session(self, key: str) -> Person | None:
        """The person of a session. For cookies of earlier versions, the key is the person's id."""

    async def sessions(self, keys: Sequence[str]) -> set[str]:
        """The keys whose sessions have not ended."""

    async def end_session(self, person: str, key: str) -> None: ...

    async def end_sessions(self, person: str) -> None:
        """Ends all sessions of a person."""

    # --- chat

    async def say(self, table: str, at: float, person: str, text: str) -> Chat: ...

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]: ...

    async def has_said(self, table: str, person: str) -> bool:
        """Whether the table's chat has a line of this person that has not expired."""

    async def expire_chat(self, before: float) -> int: ...

    async def report(self, report: PersonReport) -> None: ...

    async def reports(self, limit: int = 100) -> list[PersonReport]: ...

    # --- the server's own

    async def secret(self, name: str, new: bytes) -> bytes:
        """A secret that all processes share: the stored one, or else `new`, which is then stored."""

    def notices(self) -> AsyncIterator[Notice]:
        """Changes by other processes. PostgreSQL pushes them; SQLite is polled, for `galapagos admin`.

        The first notice is `all`, as soon as no change can be missed; another `all` follows whenever notices may have
        been lost.
        """


async def open_store(url: str, is_checked: bool = False) -> Store:
    """Opens `sqlite:///FILE` or `postgresql://…` and migrates it to the newest schema. `is_checked` verifies every page
    of a file first, which takes about three seconds per GB."""
    if url.startswith("sqlite:///"):
        from .sqlite import open_sqlite

        return await open_sqlite(url.removeprefix("sqlite:///"), is_checked)
    if url.startswith(("postgresql://", "postgres://")):
        from .postgres import open_postgres

        return await open_postgres(url)
    raise Refused("store-address-malformed")
