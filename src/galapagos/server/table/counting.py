"""Results from the logs of tables: those that are missing, or all anew."""

from __future__ import annotations

from contextlib import suppress

from ..store import Damaged, Store
from .results import results_of
from .room import load
from .table import OVER

ALL = 1 << 31


async def add_results(store: Store) -> int:
    """Writes the results of tables that are over and have none; returns the number of tables."""
    return sum([await write_results(store, table) for table in await store.results.missing()])


async def all_results_again(store: Store) -> int:
    """Writes the results of all tables that are over anew; returns the number of tables."""
    return sum([await write_results(store, card.table) for card in await store.cards(status=(OVER,), limit=ALL)])


async def write_results(store: Store, id: str) -> bool:
    """Writes the results of a table as its log tells them; False if it has none."""
    with suppress(Damaged):
        table = await load(store, id)
        results = results_of(table) if table else []
        if results:
            await store.results.replace(id, results)
            return True
    return False
