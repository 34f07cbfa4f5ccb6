"""Trace games into tables of columns: `trace(game, 3, ["greedy"], 500)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from ctypes import memmove, sizeof
from dataclasses import dataclass
from typing import Any

from galapagos.bots.search import Edge, Node
from galapagos.bots.thought import EDGES_PER_NODE
from galapagos.engine.compiler.backend import as_numpy, check_backend
from galapagos.engine.game import Game
from galapagos.engine.language.action import AnyFamily
from galapagos.engine.language.option import Value
from galapagos.engine.language.struct import assign, buffer, buffer_part, i16, i32

from . import columns
from .mind import SearchBuffers
from .play import FIRST_CHANCE, PASS, BufferUse, GameTrace, LookTrace, RollTrace, Setting, TraceWorkspace
from .programs import Compiled, counted_state, tally_size
from .seating import Seating
from .subject import subject_of

BATCH = 256  # games between two checks whether to stop, if no bot searches
ACTIONS, ROLLS, LOOKS = 1024, 128, 32  # initial capacity per game; doubled if a game needs more

Columns = dict[str, Any]  # name -> numpy array
Tables = dict[str, Columns]  # games, seats, rolls, looks


@dataclass(frozen=True)
class TraceTable:
    """Everything that determines traced games, except their numbers."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    gift: str = ""  # for seat 0
    seed: int = 0
    repeats: int = 1  # consecutive games that roll the same dice

    def __post_init__(self) -> None:
        """Refuse what cannot be played, before any work."""
        self.position()
        _ = self.seating

    @property
    def seating(self) -> Seating:
        return Seating.parse(self.game, self.seats, self.bots)

    def position(self) -> Any:
        """The position before the first decision or roll."""
        s = self.game.new_state(self.seats, self.options)
        if self.gift:
            subject_of(self.game).gift(self.gift).give(s, 0)
        return s


class Tracer:
    """The buffers for tracing games on one thread."""

    def __init__(self, table: TraceTable, backend: str = "cpu", compiled: Compiled | None = None) -> None:
        check_backend(backend)
        self.table, self.seating = table, table.seating
        self.compiled = compiled or Compiled(table.game, self.seating.searches, backend)
        game, seating = self.compiled.game, self.seating
        nodes = seating.most_iterations + 2
        self.states, self.watched = buffer(game.state, 2), buffer(counted_state(game), 2)
        assign(self.states[0], table.position())
        assign(self.watched[0], table.position())
        is_alone = backend == "python" or seating.searches
        self.setting, self.work = setting_of(table, 1 if is_alone else BATCH), TraceWorkspace()
        for seat, bot in enumerate(seating.minds):
            assign(self.work.minds[seat], bot)
        edges = max(game.actions.size, nodes * EDGES_PER_NODE)
        self.thinking = buffer(game.state, 3), SearchBuffers(), buffer(Node, nodes), buffer(Edge, edges)
        self.make_room(ACTIONS * self.setting.most)
        self.played: Any = ()  # buffers, reused by the next run
        self.counts = self.rolls = self.looks = self.played

    def make_room(self, size: int) -> None:
        """Allocate the buffer of actions."""
        self.actions = buffer(i16, size)

    def run(self, start: int, games: int, is_stopped: Callable[[], bool] = lambda: False) -> Tables | None:
        """Games start to start + games - 1; None if stopped."""
        used = self.fill(start, games, is_stopped)
        return (
            None
            if used is None
            else columns.tables(
                self.table,
                start,
                as_numpy(self.played),
                as_numpy(self.rolls)[: used.rolls],
                as_numpy(self.looks)[: used.looks],
                as_numpy(self.counts).reshape(games, -1),
            )
        )

    def fill(self, start: int, games: int, is_stopped: Callable[[], bool] = lambda: False) -> BufferUse | None:
        """Like `run`, without making columns: the results are in `played`, `counts`, `rolls` and `looks`."""
        size, used = tally_size(self.table.game, self.table.seats), BufferUse()
        if len(self.played) != games:
            self.played, self.counts = buffer(GameTrace, games), buffer(i32, games * size)
            self.rolls, self.looks = buffer(RollTrace, ROLLS * games), buffer(LookTrace, LOOKS * games)
        played, counts = self.played, self.counts
        while (done := used.games) < games:
            if is_stopped():
                return None
            used.actions = 0
            self.play(start, used)
            new = used.games - done
            if new == 0:  # the buffers are too small for a single game
                self.make_room(2 * len(self.actions))
                self.rolls, self.looks = larger(self.rolls), larger(self.looks)
            else:
                self.compiled.watcher.watch_games(
                    self.watched,
                    self.actions,
                    buffer_part(played, done, new),
                    size,
                    buffer_part(counts, done * size, new * size),
                )
        return used

    def play(self, start: int, used: BufferUse) -> None:
        self.compiled.player.trace_games(
            self.states,
            start,
            self.setting,
            self.work,
            *self.thinking,
            self.played,
            self.actions,
            self.rolls,
            self.looks,
            used,
        )


def larger(structs: Any) -> Any:
    """A buffer of twice the size with the same content at its beginning."""
    made = buffer(structs._type_, 2 * len(structs))
    memmove(made, structs, sizeof(structs))
    return made


def setting_of(table: TraceTable, most: int) -> Setting:
    """The settings of a table, with the marks of actions and the first action of each family of chance."""
    subject, setting = subject_of(table.game), Setting()
    setting.seed = table.seed
    setting.repeats = table.repeats
    setting.keys = len(table.game.score_names)
    setting.most = most
    for seat, kind in enumerate(table.seating.kinds):
        setting.bots[seat] = kind
    for name in subject.passes:
        mark(setting, table.game.actions.phrases[name].family, PASS)
    for which, family in enumerate(subject.chances):
        setting.starts[which] = family.start
        mark(setting, family, FIRST_CHANCE + which)
    return setting


def mark(setting: Setting, family: AnyFamily, kind: int) -> None:
    for action in range(family.start, family.stop):
        setting.marks[action] = kind


def trace(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    start: int = 0,
    seed: int = 0,
    repeats: int = 1,
    options: Mapping[str, Value] = {},
    gift: str = "",
    backend: str = "cpu",
) -> Tables:
    """Games start to start + games - 1, on this thread."""
    traced = Tracer(TraceTable(game, seats, tuple(bots), dict(options), gift, seed, repeats), backend).run(start, games)
    assert traced is not None
    return traced
