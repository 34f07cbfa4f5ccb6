"""Cells and chunks: what an experiment is made of, as plain data that can be sent to another process or machine and
played there.

A cell is one kind of table: a game with its data and options, so many players, these bots. Its games are numbered, and
come in chunks of a fixed size; the same chunk holds the same games wherever and whenever it is played.
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

FORMAT = 1  # of the tables: another one where a column means something else
EVERYTHING = ("rolls", "looks")  # tables besides those of games and seats, which are always kept
SIMPLE_CHUNK, SEARCH_CHUNK = 1000, 20  # games


@dataclass(frozen=True)
class Cell:
    game: str
    players: int
    bots: tuple[str, ...] = ("greedy",)  # one for all, or one per seat
    options: tuple[tuple[str, str], ...] = ()  # that differ from their defaults, by name
    data: str = ""  # tables that differ from those of data.py, as JSON
    data_name: str = ""  # what people call them
    gift: str = ""  # to seat 0
    seed: int = 0
    repeats: int = 1  # games in a row that roll the same dice
    measures: tuple[str, ...] = EVERYTHING
    chunk: int = 0  # games in a chunk; 0 for what suits the bots

    @classmethod
    def make(
        cls, game: Game, players: int, bots: tuple[str, ...], options: Mapping[str, Value] = {}, **more: Any
    ) -> Cell:
        """With options as they are written, in one form; refuses what cannot be played."""
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
        """What it has worked out stays here when it is sent away."""
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
        """`4 players, level5@12, board=AD, data map 3c1d5a0b9e72`: tables of components by their name and a hash."""
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
    def kept(self) -> tuple[str, ...]:
        """The tables of it."""
        return "games", "seats", *self.measures

    def prepare(self, backend: str = "cpu") -> Tracer:
        """Compiles, or loads from the cache, what its games need."""
        tracer = make_tracer(self.table, backend)
        if backend != "python":
            tracer.run(0, 1)
        return tracer

    def chunks(self, games: int) -> list[Chunk]:
        """Enough for so many games."""
        return [Chunk(self, number) for number in range(-(-games // self.chunk))]


@dataclass(frozen=True)
class Chunk:
    cell: Cell
    number: int

    @property
    def size(self) -> int:
        return self.cell.chunk

    def play(self, backend: str = "cpu", is_stopped: Callable[[], bool] = lambda: False) -> Tables | None:
        """None where it was stopped."""
        tables = tracer_of(self.cell, backend).run(self.number * self.size, self.size, is_stopped)
        return None if tables is None else {name: tables[name] for name in self.cell.kept}


def play_together(chunks: Sequence[Chunk], backend: str) -> list[Tables]:
    """The tables of each; those that follow each other are played as one, which a GPU does sooner."""
    played = dict[Chunk, Tables]()
    ordered = sorted(chunks, key=lambda chunk: (chunk.cell.key, chunk.number))
    for _, run in groupby(enumerate(ordered), lambda pair: (pair[1].cell.key, pair[1].number - pair[0])):
        part = [chunk for _, chunk in run]
        first, size = part[0], part[0].size
        tables = tracer_of(first.cell, backend).run(first.number * size, len(part) * size)
        assert tables is not None
        played |= {chunk: {name: rows_of(chunk, tables[name]) for name in chunk.cell.kept} for chunk in part}
    return [played[chunk] for chunk in chunks]


def rows_of(chunk: Chunk, columns: Columns) -> Columns:
    """Of those that several chunks have made together, in the order of their games."""
    begin, end = columns["number"].searchsorted([chunk.number * chunk.size, (chunk.number + 1) * chunk.size])
    return {name: column[begin:end] for name, column in columns.items()}


def tracer_of(cell: Cell, backend: str) -> Tracer:
    """The one that this thread had for the last chunk, if it was of the same cell."""
    if getattr(_last, "of", None) != (cell, backend):
        _last.tracer, _last.of = make_tracer(cell.table, backend), (cell, backend)
    return cast(Tracer, _last.tracer)


def make_tracer(table: TraceTable, backend: str) -> Tracer:
    """On a GPU, what is played by bots that do not search."""
    if backend != "gpu" or table.seating.searches:
        return Tracer(table, "cpu" if backend == "gpu" else backend)
    from .tracing.gpu import GpuTracer

    return GpuTracer(table)


_last = threading.local()
