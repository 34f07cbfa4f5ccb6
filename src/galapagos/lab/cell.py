"""The units of an experiment, as plain data that another process or machine can play.

A cell is one kind of table: a game with its data and options, a number of players, and bots. Its games are numbered and
come in chunks of a fixed size. A chunk holds the same games wherever and whenever it is played.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import groupby
from typing import Any, cast

from galapagos.engine.components.variant import mark_of, variant
from galapagos.engine.game import Game
from galapagos.engine.language.option import Value, parse_option

from .tracing.programs import rules_mark
from .tracing.tracer import Columns, Tables, Tracer, TraceTable

FORMAT = 1  # of the tables; increment it when the meaning of a column changes
EVERYTHING = ("rolls", "looks")  # tables besides games and seats, which are always stored
SIMPLE_CHUNK, SEARCH_CHUNK = 1000, 20  # games


@dataclass(frozen=True)
class Cell:
    game: str
    players: int
    bots: tuple[str, ...] = ("greedy",)  # one for all, or one per seat
    options: tuple[tuple[str, str], ...] = ()  # non-default ones, by name
    data: str = ""  # tables that differ from those of data.py, as JSON
    data_name: str = ""  # the name of the data file
    gift: str = ""  # for seat 0
    seed: int = 0
    repeats: int = 1  # consecutive games that roll the same dice
    measures: tuple[str, ...] = EVERYTHING
    chunk: int = 0  # games per chunk; 0 for a default by bots

    @classmethod
    def make(
        cls, game: Game, players: int, bots: tuple[str, ...], options: Mapping[str, Value] = {}, **more: Any
    ) -> Cell:
        """Build a cell with its options in canonical form; refuse one that cannot be played."""
        named = {option.name: option for option in game.options}
        texts = {
            name: named[name].text(parse_option(game.options, name, value)) if name in named else str(value)
            for name, value in options.items()
        }
        differing = tuple(
            sorted(
                (name, text) for name, text in texts.items() if name not in named or text != str(named[name].usually)
            )
        )
        made = cls(game.name, players, bots, differing, **more)
        return (
            made if made.chunk else replace(made, chunk=SEARCH_CHUNK if made.table.seating.searches else SIMPLE_CHUNK)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields only, without cached properties."""
        return Cell, tuple(getattr(self, field.name) for field in fields(self))

    @cached_property
    def table(self) -> TraceTable:
        return TraceTable(
            variant(self.game, self.data),
            self.players,
            self.bots,
            dict(self.options),
            self.gift,
            self.seed,
            self.repeats,
        )

    @property
    def title(self) -> str:
        """`4 players, level5@12, board=AD, data map 3c1d5a0b9e72`: changed component tables show their name and a
        hash."""
        parts = [f"{self.players} players", ", ".join(self.bots), *(f"{name}={value}" for name, value in self.options)]
        return ", ".join(
            [
                *parts,
                *([f"data {self.data_name} {mark_of(self.data)}"] if self.data else []),
                *([f"gift {self.gift}"] if self.gift else []),
            ]
        )

    @cached_property
    def description(self) -> dict[str, Any]:
        """Everything that its results depend on."""
        game = self.table.game
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": game.rules_version,
            "code": rules_mark(game, self.table.seating.searches),
            # not in `code`, because no compiled code sets it up
            "position": hashlib.sha256(bytes(self.table.position())).hexdigest(),
            "players": self.players,
            "bots": self.table.seating.description,
            "options": dict(self.options),
            "data": self.data,
            "gift": self.gift,
            "seed": self.seed,
            "repeats": self.repeats,
            "measures": sorted(self.measures),
            "chunk": self.chunk,
        }

    @cached_property
    def key(self) -> str:
        return hashlib.sha256(json.dumps(self.description, sort_keys=True).encode()).hexdigest()[:24]

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables that are stored for this cell."""
        return "games", "seats", *self.measures

    def prepare(self, backend: str = "cpu") -> Tracer:
        """Compile what its games need, or load it from the cache."""
        tracer = make_tracer(self.table, backend)
        if backend != "python":
            tracer.run(0, 1)
        return tracer

    def chunks(self, games: int) -> list[Chunk]:
        """As many chunks as these games need."""
        return [Chunk(self, number) for number in range(-(-games // self.chunk))]


@dataclass(frozen=True)
class Chunk:
    cell: Cell
    number: int

    @property
    def size(self) -> int:
        return self.cell.chunk

    def play(self, backend: str = "cpu", is_stopped: Callable[[], bool] = lambda: False) -> Tables | None:
        """The tables of this chunk; None if stopped."""
        tables = tracer_of(self.cell, backend).run(self.number * self.size, self.size, is_stopped)
        return None if tables is None else {name: tables[name] for name in self.cell.tables}


def play_together(chunks: Sequence[Chunk], backend: str) -> list[Tables]:
    """The tables of each chunk. Consecutive chunks are played as one run, because a GPU is faster that way."""
    played = dict[Chunk, Tables]()
    ordered = sorted(chunks, key=lambda chunk: (chunk.cell.key, chunk.number))
    for _, run in groupby(enumerate(ordered), lambda pair: (pair[1].cell.key, pair[1].number - pair[0])):
        part = [chunk for _, chunk in run]
        first, size = part[0], part[0].size
        tables = tracer_of(first.cell, backend).run(first.number * size, len(part) * size)
        assert tables is not None
        played |= {chunk: {name: rows_of(chunk, tables[name]) for name in chunk.cell.tables} for chunk in part}
    return [played[chunk] for chunk in chunks]


def rows_of(chunk: Chunk, columns: Columns) -> Columns:
    """The rows of one chunk, from columns that several chunks share."""
    begin, end = columns["number"].searchsorted([chunk.number * chunk.size, (chunk.number + 1) * chunk.size])
    return {name: column[begin:end] for name, column in columns.items()}


def tracer_of(cell: Cell, backend: str) -> Tracer:
    """This thread's tracer for a cell; the last one is reused."""
    if getattr(_last, "of", None) != (cell, backend):
        _last.tracer, _last.of = make_tracer(cell.table, backend), (cell, backend)
    return cast(Tracer, _last.tracer)


def make_tracer(table: TraceTable, backend: str) -> Tracer:
    """A GPU tracer for bots that do not search, if the backend is `gpu`."""
    if backend != "gpu" or table.seating.searches:
        return Tracer(table, "cpu" if backend == "gpu" else backend)
    from .tracing.gpu import GpuTracer

    return GpuTracer(table)


_last = threading.local()
