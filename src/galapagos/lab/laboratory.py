"""The laboratory: play the missing games of an experiment, store them, and return all results.

lab = Lab("results")
results = lab.run(Experiment("evo", players=[4], games=20_000))
results.seats.aggregate("role_start, avg(share)")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from .cell import Cell, Chunk
from .experiment import Stop
from .stopping import Stopping
from .store import ResultStore, connect, interruptible
from .tracing.tracer import Columns
from .workers import ThreadWorkers, Workers

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection, DuckDBPyRelation

Progress = Callable[[int], None]  # gets the number of games that were added


@dataclass(frozen=True)
class Cost:
    """What is stored already, what is left to play at most, and how long that takes here."""

    kept: int
    games: int
    seconds: float


class Workload(Protocol):
    """Cells to be played, and how many games of each: an experiment is one."""

    @property
    def cells(self) -> tuple[Cell, ...]: ...

    @property
    def games(self) -> int: ...

    @property
    def stop(self) -> Stop | None: ...


class Lab:
    def __init__(self, folder: str | Path = "results", workers: Workers | None = None, backend: str = "cpu") -> None:
        self.store, self.workers = ResultStore(Path(folder)), workers or ThreadWorkers(backend=backend)

    def run(self, *experiments: Workload, progress: Progress = lambda games: None) -> Results:
        """Play what is missing. Finished chunks are stored, so after an interruption the next call continues."""
        told = set[Chunk]()

        def tell(chunk: Chunk) -> None:
            """Report each chunk once, because experiments may share chunks."""
            if chunk not in told:
                progress(chunk.size)
            told.add(chunk)

        for experiment in experiments:
            plan = ChunkSchedule(self.store, experiment, tell)
            with interruptible(), closing(self.workers.play(plan.orders())) as played:
                for chunk, tables in played:
                    self.store.keep(chunk, tables)
                    plan.see(chunk, tables["seats"])
        return self.results(*experiments)

    def results(self, *experiments: Workload) -> Results:
        """What is stored already."""
        return Results(self.store, tuple(chunk for chunk in chunks_of(experiments) if self.store.has(chunk)))

    def cost(self, *experiments: Workload) -> Cost:
        """What `run` would do."""
        chunks = chunks_of(experiments)
        missing = [chunk for chunk in chunks if not self.store.has(chunk)]
        games = sum(chunk.size for chunk in missing)
        seconds = sum(
            self.workers.seconds(cell, count) for cell, count in Counter(chunk.cell for chunk in missing).items()
        )
        return Cost(sum(chunk.size for chunk in chunks) - games, games, seconds)


def chunks_of(experiments: Iterable[Workload]) -> list[Chunk]:
    """Without duplicates, because experiments may share chunks."""
    all_chunks = (chunk for one in experiments for cell in one.cells for chunk in cell.chunks(one.games))
    return list(dict.fromkeys(all_chunks))


class ChunkSchedule:
    """Yields the chunks of an experiment, one cell after the other in turn, until each cell has enough."""

    def __init__(self, store: ResultStore, experiment: Workload, tell: Callable[[Chunk], None]) -> None:
        self.store, self.experiment, self.tell = store, experiment, tell
        self.stopping = {cell: Stopping(cell, experiment.stop) for cell in experiment.cells} if experiment.stop else {}

    def orders(self) -> Iterator[Chunk]:
        queues = [iter(cell.chunks(self.experiment.games)) for cell in self.experiment.cells]
        while queues:
            for queue in list(queues):
                chunk = next(queue, None)
                if chunk is None or self.has_enough(chunk.cell):
                    queues.remove(queue)
                elif not self.store.has(chunk):
                    yield chunk
                else:
                    self.recall(chunk)

    def has_enough(self, cell: Cell) -> bool:
        return cell in self.stopping and self.stopping[cell].is_enough

    def see(self, chunk: Chunk, seats: Columns) -> None:
        self.tell(chunk)
        if chunk.cell in self.stopping:
            stopping = self.stopping[chunk.cell]
            stopping.see(chunk, seats[stopping.column], seats["share"])

    def recall(self, chunk: Chunk) -> None:
        """Feed a stored chunk to the stopping rule."""
        if chunk.cell in self.stopping:
            column = self.stopping[chunk.cell].column
            number = f"{column}_number" if column != "seat" else column
            with connect() as database:
                found = (
                    database.read_parquet(self.store.files([chunk], "seats"))
                    .project(f"{number} AS {column}, share")
                    .fetchnumpy()
                )
            self.see(chunk, found)
        else:
            self.tell(chunk)


class Results:
    """DuckDB tables to query with SQL: one row per game, per seat, per roll that belongs to a seat, and per seat where
    a turn begins."""

    key = ""  # of what was done to them, if anything

    def __init__(
        self, store: ResultStore, chunks: tuple[Chunk, ...], database: DuckDBPyConnection | None = None
    ) -> None:
        self.store, self.chunks, self.database = store, chunks, database or connect()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple(dict.fromkeys(chunk.cell for chunk in self.chunks))

    def of(self, cell: Cell) -> Results:
        """The results of one cell."""
        return Results(self.store, tuple(chunk for chunk in self.chunks if chunk.cell == cell), self.database)

    def count(self, cell: Cell) -> int:
        return sum(chunk.size for chunk in self.chunks if chunk.cell == cell)

    def table(self, name: str) -> DuckDBPyRelation:
        """Union by name, because cells with other data have other columns."""
        return self.database.read_parquet(self.store.files(self.chunks, name), union_by_name=len(self.cells) > 1)

    @property
    def games(self) -> DuckDBPyRelation:
        return self.table("games")

    @property
    def seats(self) -> DuckDBPyRelation:
        return self.table("seats")

    @property
    def rolls(self) -> DuckDBPyRelation:
        return self.table("rolls")

    @property
    def looks(self) -> DuckDBPyRelation:
        return self.table("looks")
