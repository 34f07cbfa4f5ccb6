"""The store: one append-only log per table, and rows for lists, people and chats.

The state of a table follows from its log alone. Entries are numbered. The first process to append the next number wins;
any other gets `Taken`. So several processes may serve the same table and never fork it.
"""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .contacts import Barred, Contact, Invitation
from .database import Conflict
from .operators import Act
from .rows import (
    Attempt,
    Chat,
    Damaged,
    Entry,
    Figures,
    Full,
    IslandTry,
    NameTaken,
    Notice,
    Opponent,
    OwnPuzzle,
    Person,
    PersonReport,
    Profile,
    PuzzleRating,
    Rating,
    RatingStep,
    Result,
    Solver,
    TableCard,
    Taken,
)
from .sql import Store

__all__ = [
    "Act",
    "Attempt",
    "Barred",
    "Chat",
    "Conflict",
    "Contact",
    "Damaged",
    "Entry",
    "Figures",
    "Full",
    "IslandTry",
    "Invitation",
    "NameTaken",
    "Notice",
    "Opponent",
    "OwnPuzzle",
    "Person",
    "PersonReport",
    "Profile",
    "PuzzleRating",
    "Rating",
    "RatingStep",
    "Result",
    "Solver",
    "Store",
    "TableCard",
    "Taken",
    "open_store",
]


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
