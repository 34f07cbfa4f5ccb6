"""Lists of tables. They are built from the tables' cards, so listing loads no table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count

import msgspec

from ..names import shapes
from ..protocol.people import PersonInfo
from ..protocol.tables import ClockRule, SeatInfo, TableLine
from ..store import Store, TableCard
from ..store.damage import damaged
from .results import ranks_of
from .table import OPEN, Table


def told_apart(people: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """What a table calls its people. If two names look alike, the later person gets a number."""
    called, taken = dict[str, str](), set[str]()
    for person in people:
        name = names.get(person, "")
        if name and not taken.isdisjoint(shapes(name)):
            name = next(one for number in count(2) if taken.isdisjoint(shapes(one := f"{name} {number}")))
        called[person] = name
        taken.update(shapes(name))
    return called


class Summary(msgspec.Struct, frozen=True, array_like=True):
    seats: tuple[tuple[str, str, str], ...]  # person, bot, why the bot plays on
    options: dict[str, str]
    clock: ClockRule
    turn: int
    winners: tuple[int, ...] = ()  # seats; older summaries have none of these
    rated: bool = False
    devices: tuple[str, ...] = ()  # by seat, the person on whose device several play


def summary_of(table: Table) -> bytes:
    seats = tuple((chair.person, chair.player, chair.why) for chair in table.chairs)
    turn = table.game.pace(table.match.state) if table.match else 0
    opened = table.opened
    devices = tuple(chair.owner if table.is_shared(seat) else "" for seat, chair in enumerate(table.chairs))
    return msgspec.msgpack.encode(
        Summary(seats, table.options, opened.clock, turn, winners_of(table), opened.rated, devices)
    )


def winners_of(table: Table) -> tuple[int, ...]:
    if table.ended is None:
        return ()
    return tuple(seat for seat, rank in enumerate(ranks_of(table, table.ended)) if rank == 1)


def line_of(card: TableCard, names: Mapping[str, str], reader: str) -> TableLine:
    try:
        summary = msgspec.msgpack.decode(card.summary, type=Summary)
    except msgspec.DecodeError as error:
        raise damaged(f"the card of table {card.table} is damaged", error) from error
    called = told_apart((person for person, _, _ in summary.seats if person), names)
    devices = summary.devices or ("",) * len(summary.seats)
    seats = tuple(
        SeatInfo(PersonInfo(person, called[person]) if person else None, bot, why, device=device)
        for (person, bot, why), device in zip(summary.seats, devices, strict=True)
    )
    return TableLine(
        card.table,
        card.game,
        card.status,
        seats,
        summary.options,
        card.changed,
        summary.clock,
        summary.turn,
        reader in card.asked,
        summary.winners,
        summary.rated,
    )


async def names_of(store: Store, people: Sequence[str]) -> dict[str, str]:
    return {id: person.name for id, person in (await store.people(people)).items()}


async def lines(
    store: Store, reader: str, *, mine: bool = False, status: Sequence[str] = (OPEN,), game: str = "", limit: int = 50
) -> list[TableLine]:
    """Public tables, or the reader's own."""
    cards = await store.cards(
        status=status, public=None if mine else True, person=reader if mine else "", game=game, limit=limit
    )
    names = await names_of(store, sorted({person for card in cards for person in card.people}))
    return [line_of(card, names, reader) for card in cards]
