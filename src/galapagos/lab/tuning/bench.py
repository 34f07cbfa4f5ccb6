"""Play candidates on all cores; variants that differ only in the numbers of tables share one compilation."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.components.variant import passing, variant
from galapagos.engine.cores import usable_cores
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from ..tracing.open_game import OpenGame
from ..tracing.programs import Compiled
from ..tracing.tracer import Tracer, TraceTable
from .aims import Aim, Games, count
from .candidate import Candidate
from .evidence import Evidence
from .plan import PlaySettings, TuningPlan

LEAST_GAMES = 16  # per task, for bots that do not search
PROBE_GAMES = 4  # per thread and kind of table, for the estimate of costs; one if bots search
PROBE_SEED = 1 << 40  # of games for the estimate only
Progress = Callable[[int], None]


@dataclass(frozen=True)
class VariantTable(TraceTable):
    """A table whose first position comes from a variant."""

    begins: Any = None

    def position(self) -> Any:
        return self.begins


class Bench:
    def __init__(self, plan: TuningPlan, threads: int | None = None, backend: str = "cpu") -> None:
        self.plan, self.backend = plan, backend
        self.threads = (threads or usable_cores()) if backend == "cpu" else 1
        self.stopped = threading.Event()
        self.compiled: dict[bool, OpenGame] = {}

    def play(
        self,
        candidate: Candidate,
        play: PlaySettings,
        seed: int,
        start: int,
        games: int,
        progress: Progress = lambda games: None,
    ) -> Evidence:
        """Play games start to start + games - 1 at each kind of table; all candidates get the same dice."""
        aims, found = self.plan.aims(play.by), Evidence()
        self.stopped.clear()
        with self.variant(candidate) as game:
            compiled = self.ready(game, play)
            tables = [self.table(game, cell, candidate, play, seed) for cell in range(len(self.plan.cells))]
            with ThreadPoolExecutor(self.threads) as pool:
                try:
                    futures = [
                        pool.submit(self.play_part, aims, cell, table, compiled, first, size)
                        for cell, table in enumerate(tables)
                        for first, size in self.parts(start, games, table.seating.searches)
                    ]
                    for future in as_completed(futures):
                        found.add(future.result())
                except BaseException:
                    self.stopped.set()
                    pool.shutdown(cancel_futures=True)
                    raise
        progress(games * len(self.plan.cells))
        return found

    def variant(self, candidate: Candidate) -> AbstractContextManager[Game]:
        """Interpreted games read the game's modules while they are played; compiled ones use only the tables."""
        name = self.plan.game.name
        return (
            passing(name, candidate.tables) if self.backend == "cpu" else nullcontext(variant(name, candidate.tables))
        )

    def ready(self, game: Game, play: PlaySettings) -> Compiled:
        """The compiled game with the numbers of this variant."""
        searches = self.searches(play)
        if self.backend != "cpu" or not self.plan.space.is_endless:
            # no table changes, so there is one build for all, which is cached
            compiled = Compiled(game, searches, self.backend)
            _ = compiled.player, compiled.watcher
            return compiled
        if searches not in self.compiled:
            self.compiled[searches] = OpenGame(self.plan.game, searches, watches=bool(self.plan.used))
            _ = self.compiled[searches].player.trace_games  # compile before the threads need it
            _ = self.compiled[searches].watcher.watch_games
        if not self.compiled[searches].become(game):
            raise Refused("tuning-compiles-anew", game=game.title)
        return self.compiled[searches]

    def table(self, game: Game, number: int, candidate: Candidate, play: PlaySettings, seed: int) -> TraceTable:
        cell = self.plan.cells[number]
        options = {**dict(cell.options), **dict(candidate.options)}
        return VariantTable(
            self.plan.game if self.backend == "cpu" else game,
            cell.players,
            tuple(play.bots.split(",")),
            options,
            seed=seed,
            begins=game.new_state(cell.players, options),
        )

    def searches(self, play: PlaySettings) -> bool:
        return self.table(self.plan.game, 0, Candidate(), play, 0).seating.searches

    def block(self, play: PlaySettings) -> int:
        """The number of games per kind of table after which notes should be saved."""
        return 4 * self.threads if self.searches(play) else 4 * LEAST_GAMES * self.threads

    def parts(self, start: int, games: int, searches: bool) -> Iterator[tuple[int, int]]:
        size = max(1 if searches else LEAST_GAMES, games // (4 * self.threads))
        return ((first, min(size, start + games - first)) for first in range(start, start + games, size))

    def play_part(
        self, aims: list[Aim], cell: int, table: TraceTable, compiled: Compiled, first: int, size: int
    ) -> Evidence:
        tracer = Tracer(table, self.backend, compiled)
        if tracer.fill(first, size, self.stopped.is_set) is None:
            return Evidence()
        return count(aims, cell, Games(self.plan.game, table.seats, as_numpy(tracer.played), as_numpy(tracer.counts)))

    def seconds(self, play: PlaySettings) -> float:
        """An estimate of the time per game with all threads, averaged over the kinds of tables."""
        games = self.threads * (1 if self.searches(play) else PROBE_GAMES)
        if self.backend == "cpu":
            self.play(Candidate(), play, PROBE_SEED, 0, 1)  # compiles
        begin = time.perf_counter()
        self.play(Candidate(), play, PROBE_SEED, 1, games)
        return (time.perf_counter() - begin) / games / len(self.plan.cells)
