"""The view of a game in one file: the things on its board, the same type for all such games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.language.action import Families, Part
from galapagos.engine.language.contract import OVER

from .board import Counter, Grid, Hand, Numbers, Thing, Unseen
from .marks import Between, Field, Hidden, of_seat

UNKNOWN = -1  # in a hidden field: something that the reader may not see


class CellView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a thing, or its only number."""

    value: int  # as the state has it
    text: str = ""  # a name or a number; empty if nothing is there
    owner: int = -1  # the seat whose piece is there
    hidden: bool = False  # something is there that the reader may not see
    gap: bool = False  # of a grid: there is no place here
    names: dict[str, str] = {}  # its words in actions, by kind of part; a tap chooses an action with one


GAP = CellView(0, gap=True)


class ThingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A grid, row, ring, hand, deck, track, counter or dice."""

    kind: str
    field: str  # of the state; with the seat, it identifies the thing
    title: str
    cells: list[CellView]  # of a grid row by row, the top one first
    seat: int = -1  # the player it belongs to; -1: all
    rows: int = 1
    columns: int = 0  # 0: as many as there are cells
    low: int = 0  # bounds of the numbers; both 0: not known
    high: int = 0
    lines: list[list[int]] = []  # of a grid: the cells that each line joins


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    name: str


class TableView(msgspec.Struct, frozen=True):
    turn: int
    question: str
    actor: int
    active: int
    over: bool
    verbs: dict[str, list[str]]  # the kinds of the parts of each family of actions, in the order of `Choice.pieces`
    players: list[SeatView]
    things: list[ThingView]


@dataclass(frozen=True)
class ShownField:
    """A field and how it is shown."""

    field: Field
    thing: Thing

    @cached_property
    def words(self) -> Sequence[str] | None:
        return ("", *self.thing.words.names) if isinstance(self.thing.words, Part) else self.thing.words

    def places(self, seats: int, most_seats: int) -> list[tuple[int, range]]:
        """The seat and the indexes of each thing."""
        if not self.field.is_per_seat:
            return [(-1, range(self.field.size))]
        each = self.field.size // most_seats
        return [(seat, range(seat * each, (seat + 1) * each)) for seat in range(seats)]

    def cell(self, value: int, place: int, is_tapped: bool) -> CellView:
        names = self.names(place, value) if is_tapped else {}
        if self.field.marked(Hidden) and value == UNKNOWN:
            return CellView(0, "?", hidden=True, names=names)
        if self.field.has(of_seat):
            return CellView(value, owner=value - 1, names=names)
        if self.words is not None:
            return CellView(value, self.words[value] if 0 <= value < len(self.words) else str(value), names=names)
        return CellView(value, str(value), names=names)

    def names(self, place: int, value: int) -> dict[str, str]:
        """What a place is called in actions: by its number, or by what lies there if part and words are the same."""
        thing, found = self.thing, {}
        parts = [(thing.part, value - 1 if thing.part is thing.words else place)]
        if isinstance(thing, Grid):
            row, column = thing.places[place]
            parts += [(thing.row, row), (thing.column, column)]
        for part, number in parts:
            if part and 0 <= number < len(part.names):
                found[part.what] = part.names[number]
        return found


class Viewer:
    """Makes the views of a game."""

    def __init__(
        self,
        fields: Sequence[Field],
        board: Sequence[Thing],
        actions: Families,
        questions: Sequence[str],
        names: Sequence[str],
    ) -> None:
        self.questions, self.names = questions, names
        self.verbs = {name: [part.what for part in phrase.parts] for name, phrase in actions.phrases.items()}
        known = {field.word: field for field in fields}
        for thing in board:
            if thing.field not in known:
                raise ValueError(f"BOARD has {thing.field!r}, but State has no such field")
            if isinstance(thing, Grid) and len(thing.places) != known[thing.field].size:
                size = known[thing.field].size
                raise ValueError(f"BOARD: the grid {thing.field} has {len(thing.places)} places, but the field {size}")
            if isinstance(thing, Grid) and (wrong := {*sum(map(tuple, thing.lines), ())} - {*range(len(thing.places))}):
                raise ValueError(
                    f"BOARD: a line of the grid {thing.field} joins the place {min(wrong)}, which it has not"
                )
        declared = [ShownField(known[thing.field], thing) for thing in board]
        said = {thing.field for thing in board}
        self.shown = [*declared, *(ShownField(one, usual(one, actions)) for one in fields if one.word not in said)]

    def view(self, s: Any, seat: int, ids: PieceIds) -> TableView:
        return TableView(
            turn=s.turns + 1,
            question=self.questions[s.phase],
            actor=s.actor,
            active=s.active,
            over=s.actor == OVER,
            verbs=self.verbs,
            players=[SeatView(other, self.names[other]) for other in range(s.seats)],
            things=[
                thing for shown in self.shown if not isinstance(shown.thing, Unseen) for thing in self.things(shown, s)
            ],
        )

    def things(self, shown: ShownField, s: Any) -> Iterable[ThingView]:
        thing, field, values = shown.thing, shown.field, shown.field.values(s)
        low, high = field.bounds if field.marked(Between) else (0, 0)
        for seat, places in shown.places(s.seats, len(self.names)):
            cells = [shown.cell(values[place], place - places.start, seat in (-1, s.actor)) for place in places]
            if isinstance(thing, Hand):  # places without a card
                cells = [cell for cell in cells if cell.value or cell.hidden]
            rows, columns, lines = 1, 0, list[list[int]]()
            if isinstance(thing, Grid):
                rows, columns = thing.rows, thing.columns
                cells, lines = (
                    laid_out(thing, cells),
                    [[cell_of(thing, place) for place in line] for line in thing.lines],
                )
            title = thing.title or field.title
            yield ThingView(
                thing.kind, field.word, title[:1].upper() + title[1:], cells, seat, rows, columns, low, high, lines
            )


def laid_out(grid: Grid, cells: Sequence[CellView]) -> list[CellView]:
    """The cells of a grid as one sees them, row by row."""
    there = dict(zip(grid.places, cells, strict=True))
    rows = range(grid.rows)[::-1] if grid.up else range(grid.rows)
    return [there.get((row, column), GAP) for row in rows for column in range(grid.columns)]


def cell_of(grid: Grid, place: int) -> int:
    """Where a place of a grid is among the cells that one sees."""
    row, column = grid.places[place]
    return (grid.rows - 1 - row if grid.up else row) * grid.columns + column


def usual(field: Field, actions: Families) -> Thing:
    """How a field is shown that BOARD does not name."""
    is_hidden = field.marked(Hidden)
    if is_hidden:
        parts = actions.phrase(is_hidden.family.start).parts
        return Hand(field.word, words=parts[0] if parts else None)
    return Counter(field.word) if field.is_per_seat or not field.length else Numbers(field.word)


def pieces(s: Any) -> dict[str, Iterable[int]]:
    """No piece comes or goes."""
    return {}
