"""The operator's commands for tables and people. They work on the store alone; running servers get notices, as from
any other process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from galapagos.engine.errors import Refused
from galapagos.engine.game import game_names

from .protocol.operating import ListedTable, Reported
from .ratings.rating import rate_again
from .store import Act, Entry, Person, PersonReport, Store, TableCard, Taken
from .table.counting import all_results_again
from .table.entry import Ended, encode
from .table.table import OPEN, OVER, RUNNING, is_outdated

SHELL = "shell"  # who has a shell of the server needs no token
ATTEMPTS = 20  # at closing a table while others move there
ALL = 100_000


async def tables(store: Store, status: Sequence[str], game: str, limit: int) -> list[ListedTable]:
    """The tables with these statuses, the last changed first."""
    return await lines_of(store, await store.cards(status=status, game=game, limit=limit))


async def outdated(store: Store) -> list[ListedTable]:
    """Open and running tables of another rules version, which the next start would end as unfinished."""
    return await lines_of(store, await outdated_cards(store))


async def outdated_cards(store: Store) -> list[TableCard]:
    return [card for card in await store.cards(status=(OPEN, RUNNING), limit=ALL) if is_outdated(card.game, card.rules)]


async def lines_of(store: Store, cards: Sequence[TableCard]) -> list[ListedTable]:
    called = await labels_of(store, [person for card in cards for person in card.people])
    return [
        ListedTable(
            card.table,
            card.game,
            card.status,
            tuple(called[person] for person in card.people),
            card.changed,
            card.rules,
        )
        for card in cards
    ]


async def labels_of(store: Store, ids: Sequence[str]) -> dict[str, str]:
    """`Ann (id)` for each id; the id alone if the person was erased."""
    known = await store.people(sorted(set(ids)))
    return {id: f"{known[id].name} ({id}){', banned' if known[id].banned else ''}" if id in known else id for id in ids}


async def close_table(store: Store, table: str, operator: str = SHELL) -> None:
    """Ends a table as closed. Its record stays."""
    for _ in range(ATTEMPTS):
        card = await store.card(table)
        if card is None:
            raise Refused("admin-table-unknown", table=table)
        if card.status == OVER:
            raise Refused("admin-table-over", table=table)
        now = time.time()
        closed = replace(card, status=OVER, changed=now, number=card.number + 1, asked=())
        try:
            await store.append(closed, [Entry(closed.number, now, encode(Ended("closed")))])
        except Taken:
            continue
        await log(store, operator, "close", table)
        return
    raise Refused("admin-table-busy", table=table)


async def find_person(store: Store, who: str) -> Person:
    """Find a person by id, or by a unique name."""
    person = await store.person(who)
    if person:
        return person
    named = await store.people_named(who)
    if not named:
        raise Refused("admin-person-unknown", name=repr(who))
    if len(named) > 1:
        ids = ", ".join(one.id for one in named[:5]) + (" …" if len(named) > 5 else "")
        raise Refused("admin-person-ambiguous", count=len(named), name=who, ids=ids)
    return named[0]


async def log(store: Store, operator: str, act: str, about: str) -> None:
    await store.operators.log(Act(time.time(), operator, act, about))


async def set_token(store: Store, name: str, is_ended: bool) -> str:
    """Makes a token for the operator's page, and ends an older one of this name. `is_ended` only ends it."""
    token = "" if is_ended else secrets.token_urlsafe(32)
    await store.operators.set_token(name, token, time.time())
    await log(store, SHELL, "end-token" if is_ended else "token", name)
    return token


async def ban(store: Store, who: str, banned: bool, operator: str = SHELL) -> Person:
    """Sets or lifts the ban of a person. For a player on another person's device, it is that person."""
    person = await find_person(store, who)
    person = await store.person(person.device) or person if person.device else person
    if person.banned == banned:
        raise Refused("admin-banned-already" if banned else "admin-not-banned", name=person.name)
    await store.ban_person(person.id, banned)
    await log(store, operator, "ban" if banned else "unban", person.id)
    return person


async def erase(store: Store, who: str, operator: str = SHELL) -> Person:
    """Deletes name, passphrase, token, settings and chat lines; tables keep the id."""
    person = await find_person(store, who)
    await store.erase_person(person.id)
    await log(store, operator, "erase", person.id)
    return person


async def rate(store: Store) -> dict[str, int]:
    """Computes all results and ratings anew from the logs, and returns the number of rated matches by game. The matches
    keep the order in which they were rated."""
    await all_results_again(store)
    return await rate_again(store)


async def count_rated(store: Store) -> dict[str, int]:
    """The number of rated matches by game."""
    return {game: len(await store.ratings.tables(game)) for game in game_names()}


async def reports(store: Store, limit: int) -> list[Reported]:
    found: list[PersonReport] = await store.chats.reports(limit)
    called = await labels_of(store, [id for one in found for id in (one.reporter, one.person)])
    return [
        Reported(one.at, one.table, called[one.reporter], called[one.person], one.person, one.text) for one in found
    ]
