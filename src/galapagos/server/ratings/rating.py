"""Rates matches that are over, each once.

The matches of a game are numbered in the order in which they were rated. A process that wants to rate a match reads
the ratings and writes the next number. If another process was faster, nothing is written, and it reads again. So every
match counts once, and the same order gives the same ratings to the digit.
"""

from __future__ import annotations

from collections.abc import Sequence

from galapagos.engine.game import game_names

from ..store import Conflict, Rating, RatingStep, Store
from . import model

ATTEMPTS = 50  # at rating a match while other processes rate others


async def rate_table(store: Store, table: str) -> bool:
    """Rates a table unless it is rated already; False if there is nothing to do, or others are quicker again and again.
    The next check for unrated tables then finds it."""
    results = await store.results.of(table)
    kind = model.kind_of(results)
    people = [result.person for result in results if result.person]
    for _ in range(ATTEMPTS if kind else 0):
        game = results[0].game
        number = await store.ratings.last_number(game) + 1
        if await store.ratings.is_rated(table):
            return False
        before = {one.person: one for one in await store.ratings.of(people, game) if one.kind == kind}
        after = model.rate(results, before)
        try:
            await store.ratings.add(
                game, [(number, table)], [model.step_of(one, number, table) for one in after], after
            )
        except Conflict:
            continue
        return True
    return False


async def rate_waiting(store: Store, since: float = 0.0) -> int:
    """Rates the tables that a process could not rate before it stopped, and returns their number."""
    return sum([await rate_table(store, table) for table in await store.ratings.unrated(since)])


async def rate_again(store: Store) -> dict[str, int]:
    """Rates all matches from the first one on, and returns their number by game. The order stays as it was."""
    await rate_waiting(store)
    return {game: await rate_game_again(store, game) for game in game_names()}


async def rate_game_again(store: Store, game: str) -> int:
    for _ in range(ATTEMPTS):
        last = await store.ratings.last_number(game)
        tables = await store.ratings.tables(game)
        numbered, steps, ratings = await course(store, game, tables, last)
        try:
            await store.ratings.replace(game, numbered, steps, ratings)
        except Conflict:
            continue
        return len(numbered)
    return 0


async def course(
    store: Store, game: str, tables: Sequence[str], last: int
) -> tuple[list[tuple[int, str]], list[RatingStep], list[Rating]]:
    """The tables that count, numbered after the last used number, with each step and the ratings at the end."""
    now: dict[tuple[str, str], Rating] = {}
    numbered, steps = list[tuple[int, str]](), list[RatingStep]()
    for table in tables:
        results = await store.results.of(table)
        kind = model.kind_of(results)
        people = [result.person for result in results]
        before = {person: now[kind, person] for person in people if (kind, person) in now}
        after = model.rate(results, before)
        if after:
            number = last + len(numbered) + 1
            numbered.append((number, table))
            steps += [model.step_of(rating, number, table) for rating in after]
            now |= {(kind, rating.person): rating for rating in after}
    return numbered, steps, list(now.values())
