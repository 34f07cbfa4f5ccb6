"""The report on a game: which games it rests on, and all that they show. This is its content; how it looks is another matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.bots import is_level
from galapagos.engine.game import Game
from galapagos.engine.option import Value

from .experiment import Experiment
from .laboratory import Results
from .measures import course
from .measures.fairness import fairness, roles_of
from .measures.finding import Finding

GAMES, SEARCHED = 20_000, 200           # of each table size: by bots that do not search, and by bots that do
QUICK_GAMES, QUICK_SEARCHED = 2_000, 20


@dataclass(frozen=True)
class Page:
    """Findings that are judged together."""

    name: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Report:
    game: Game
    results: Results

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        roles = roles_of(self.results.cells[0])
        pages = [Page(role, tuple(fairness(self.results, role))) for role in roles]
        return *pages, *(Page(measure.__name__, tuple(measure(self.results))) for measure in (course.length, course.endings, course.questions))

    @property
    def findings(self) -> list[Finding]:
        return [finding for page in self.pages for finding in page.findings]

    def as_data(self) -> dict[str, Any]:
        cells = [{"title": cell.title, "games": self.results.count(cell), **cell.description} for cell in self.results.cells]
        return {"game": self.game.name, "cells": cells, "findings": [finding.as_data() for finding in self.findings]}


def plan(
    game: Game, players: Sequence[int] = (), bots: Sequence[str] = ("greedy", "level5@12"), data: Path | None = None, options: Mapping[str, Value] = {}, *,
    quick: bool = False, games: int | None = None, seed: int = 0,
) -> list[Experiment]:
    """Bots that search play fewer games, in an experiment of their own."""
    simple = [name for name in bots if not searches(name)]
    searching = [name for name in bots if searches(name)]
    amounts = ((simple, games or (QUICK_GAMES if quick else GAMES)), (searching, QUICK_SEARCHED if quick else SEARCHED))
    return [Experiment(game.name, players, names, [data], options=dict(options), games=amount, seed=seed) for names, amount in amounts if names]


def searches(bots: str) -> bool:
    return any(is_level(name.partition("@")[0].partition(":")[0]) for name in bots.split(","))
