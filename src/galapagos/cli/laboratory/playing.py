"""Plays the games of reports and experiments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from galapagos.engine.compiler.backend import check_backend
from galapagos.lab.cluster import Cluster
from galapagos.lab.laboratory import Lab, Workload
from galapagos.lab.paper.catalogue import game_title, localized, say
from galapagos.lab.store import duckdb, interruptible

from ..output import Stopped, error_console, progress_bar, waiting
from ..table.saves import data_home


def open_lab(folder: str | None, backend: str, cluster: str | None) -> Lab:
    check_backend(backend)
    duckdb()  # refuses a missing installation before any work
    return Lab(
        Path(folder) if folder else data_home() / "lab",
        Cluster(cluster, backend) if cluster is not None else None,
        backend,
    )


def play(laboratory: Lab, experiments: Sequence[Workload], quiet: bool) -> None:
    # refuses impossible tables before any work
    cells = [cell for experiment in experiments for cell in experiment.cells]
    with waiting(say("compiling", game=game_title(cells[0].game)), quiet):
        cost = laboratory.cost(*experiments)
    if cost.games and not quiet:
        error_console().print(
            say("cost", games=cost.games, time=in_words(cost.seconds), kept=cost.kept), soft_wrap=True
        )
    with progress_bar("games", cost.games + cost.kept, quiet) as progress:
        laboratory.run(*experiments, progress=progress)


def in_words(seconds: float) -> str:
    if seconds < 90:
        return say("cost-seconds", count=str(max(1, round(seconds))))
    return (
        say("cost-minutes", count=f"{seconds / 60:.0f}")
        if seconds < 5400
        else say("cost-hours", count=localized(f"{seconds / 3600:.1f}"))
    )


@contextmanager
def keeping(laboratory: Lab, experiments: Sequence[Workload], quiet: bool) -> Iterator[None]:
    """On Ctrl-C, keep the games that were played and say so."""
    try:
        with interruptible():
            yield
    except KeyboardInterrupt:
        there = sum(chunk.size for chunk in laboratory.results(*experiments).chunks)
        raise Stopped("lab-stopped", games=there) from None
