"""Traced games as tables of columns: `trace(game, 3, ["greedy"], 500)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galapagos.bots.search import Edge, Node
from galapagos.bots.thought import EDGES_PER_NODE
from galapagos.engine.backend import as_numpy, check_backend
from galapagos.engine.chance import Random
from galapagos.engine.contract import MAX_SEATS
from galapagos.engine.game import Game
from galapagos.engine.option import Value
from galapagos.engine.struct import assign, buffer, buffer_part, i8, i16, i32, i64

from . import columns
from .mind import Room
from .play import FIRST_CHANCE, PASS, Look, Played, Roll, Used
from .programs import counted_state, player, tally_size, watcher
from .seating import Seating
from .subject import subject_of

BATCH, SEARCH_BATCH = 64, 2             # games between two looks at whether to stop
ACTIONS = 1024                          # of a game, at first; where one has more, there will be room for twice as many

Columns = dict[str, Any]                # name -> numpy array
Tables = dict[str, Columns]             # games, seats, rolls, looks


@dataclass(frozen=True)
class Table:
    """Where games are traced: everything that decides how they go, but for their numbers."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    gift: str = ""                      # for seat 0
    seed: int = 0
    repeats: int = 1                    # games that follow each other and roll the same dice

    def __post_init__(self) -> None:
        """Refuses what cannot be played, before any work."""
        self.position()
        _ = self.seating

    @property
    def seating(self) -> Seating:
        return Seating.parse(self.game, self.seats, self.bots)

    def position(self) -> Any:
        """Before the first decision or roll."""
        s = self.game.new_state(self.seats, self.options)
        if self.gift:
            subject_of(self.game).gift(self.gift).give(s, 0)
        return s


class Tracer:
    """The memory that games are traced in, on one thread."""

    def __init__(self, table: Table, backend: str = "cpu") -> None:
        check_backend(backend)
        game, seating = table.game, table.seating
        self.table, self.game, self.seating, self.backend = table, game, seating, backend
        space, nodes = game.actions.size, seating.most_iterations + 2
        self.states, self.watched = buffer(game.state, 2), buffer(counted_state(game), 2)
        assign(self.states[0], table.position())
        assign(self.watched[0], table.position())
        self.marks, self.starts = marks_of(game)
        self.thinking = (
            buffer(game.state, 2), Room(), buffer(game.state, 3), buffer(Node, nodes), buffer(Edge, max(space, nodes * EDGES_PER_NODE)),
            buffer(i16, space), buffer(i32, space), buffer(i64, MAX_SEATS))
        self.batch_size = 1 if backend == "python" else SEARCH_BATCH if seating.searches else BATCH
        self.make_room(ACTIONS * self.batch_size)

    def make_room(self, size: int) -> None:
        """For so many actions of a batch, all of which might be rolls."""
        self.size, self.actions, self.rolls, self.looks = size, buffer(i16, size), buffer(Roll, size), buffer(Look, size)

    def run(self, start: int, games: int, is_stopped: Callable[[], bool] = lambda: False) -> Tables | None:
        """Games start to start + games - 1; None where somebody stopped it."""
        parts, done = [], 0
        while done < games:
            if is_stopped():
                return None
            part = self.batch(start + done, min(self.batch_size, games - done))
            if part is None:
                self.make_room(2 * self.size)
            else:
                parts.append(part)
                done += len(part["games"]["number"])
        return columns.joined(parts)

    def batch(self, start: int, games: int) -> Tables | None:
        """As many of these games as there is room for; None where it is not enough for one."""
        played, used = buffer(Played, games), Used()
        table = self.table
        player(self.game, self.seating.searches, self.backend).trace_games(
            self.states, self.seating.kinds, self.seating.minds, table.seed, start, table.repeats, len(self.game.score_names), self.marks, self.starts,
            Random(), Random(), *self.thinking, played, self.actions, self.rolls, self.looks, used)
        if used.games == 0:
            return None
        played = buffer_part(played, 0, used.games)
        size = tally_size(self.game)
        counts = buffer(i32, used.games * size)
        watcher(self.game, self.backend).watch_games(self.watched, self.actions, played, size, counts)
        return columns.tables(
            table, start, as_numpy(played), as_numpy(self.rolls)[: used.rolls], as_numpy(self.looks)[: used.looks], as_numpy(counts).reshape(used.games, -1))


def marks_of(game: Game) -> tuple[Any, Any]:
    """What the tracer should notice of each action, and where families of chance begin."""
    subject = subject_of(game)
    marks, starts = buffer(i8, game.actions.size), buffer(i16, max(1, len(subject.chances)))
    for name in subject.passes:
        family = game.actions.phrases[name].family
        for action in range(family.start, family.stop):
            marks[action] = PASS
    for which, family in enumerate(subject.chances):
        starts[which] = family.start
        for action in range(family.start, family.stop):
            marks[action] = FIRST_CHANCE + which
    return marks, starts


def trace(
    game: Game, seats: int, bots: Sequence[str], games: int, *, start: int = 0, seed: int = 0, repeats: int = 1,
    options: Mapping[str, Value] = {}, gift: str = "", backend: str = "cpu",
) -> Tables:
    """Games start to start + games - 1, on this thread."""
    traced = Tracer(Table(game, seats, tuple(bots), dict(options), gift, seed, repeats), backend).run(start, games)
    assert traced is not None
    return traced
