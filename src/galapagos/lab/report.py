"""The content of the report on a game: which games it rests on, and everything they show. `paper` lays it out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.bots import is_level
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.option import NumberOption, Value
from galapagos.engine.words.spoken import spoken

from .experiment import Experiment
from .findings_cache import Pages, cached_findings
from .laboratory import Lab, Results
from .measures import chances, change, course, drama, luck, strength
from .measures.fairness import fairness, roles_of
from .measures.finding import Finding, Findings
from .tracing.subject import subject_of

GAMES, SEARCHED = 20_000, 200  # per table size: by simple bots, and by searching bots
QUICK_GAMES, QUICK_SEARCHED = 2_000, 20
STUDIED, QUICK_STUDIED = 1_000, 200  # games per gift or option value, at one table size
DICE, QUICK_DICE, REPEATS = 100, 30, 10
RUNG, QUICK_RUNG = 30, 10  # games per pair of neighbours on the ladder and seating
QUICK_LADDER = luck.LADDER[:3]
QUICK_GIFTS = 4


@dataclass(frozen=True)
class Page:
    """Findings that are judged together."""

    name: str
    findings: Findings


@dataclass(frozen=True)
class Report:
    """`results` are the plain tables; `studies` are games with gifts, repeated dice, other options or unequal bots."""

    game: Game
    results: Results
    studies: Mapping[str, Results] = field(default_factory=dict)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        if not self.results.cells:
            raise Refused("report-without-games")
        return tuple(
            Page(name, findings)
            for name, findings in cached_findings(self.results.store, self.rests_on(), self.make_pages)
        )

    def rests_on(self) -> Iterator[str]:
        for name, results in {"": self.results, **self.studies}.items():
            yield from sorted(
                f"{name} {results.key} {chunk.cell.key} {chunk.cell.data_name} {chunk.number}"
                for chunk in results.chunks
            )

    def make_pages(self) -> Pages:
        results = self.results
        pages: Pages = [(role, fairness(results, role)) for role in roles_of(results.cells[0])]
        pages += [
            ("length", course.length(results)),
            ("endings", course.endings(results)),
            ("questions", course.questions(results)),
        ]
        pages += [("drama", drama.drama(results)), ("calibration", chances.calibration(results))]
        pages += self.strengths()
        pages += [
            ("luck", luck.luck(self.study("luck"))),
            ("skill", luck.skill(self.study("skill"))),
            ("options", change.options(self.study("options"))),
        ]
        return [(name, findings) for name, findings in pages if findings]

    def strengths(self) -> Pages:
        """A page for each kind of thing."""
        found = [
            *strength.observed(self.results),
            *strength.by_chance(self.results),
            *strength.by_gift(self.study("gifts")),
        ]
        kinds = strength.kinds_of(subject_of(self.game))
        return [(kind, Findings(finding for finding in found if strength.kind_in(finding) == kind)) for kind in kinds]

    def study(self, name: str) -> Results:
        """The games played for a study; without a plan, all results."""
        return self.studies.get(name, self.results)

    @property
    def findings(self) -> list[Finding]:
        return [finding for page in self.pages for finding in page.findings]

    @property
    def games(self) -> int:
        """The number of different games: studies may share games with the plain tables and with each other."""
        chunks = {chunk for results in (self.results, *self.studies.values()) for chunk in results.chunks}
        return sum(chunk.size for chunk in chunks)

    def as_data(self) -> dict[str, Any]:
        cells = [
            {"title": cell.title, "games": self.results.count(cell), **cell.description, "cell": asdict(cell)}
            for cell in self.results.cells
        ]
        return {
            "game": self.game.name,
            "language": spoken(),
            "games": self.games,
            "cells": cells,
            "findings": [finding.as_data() for finding in self.findings],
        }


@dataclass(frozen=True)
class ReportPlan:
    """What to play for a report: plain tables and studies."""

    game: Game
    plain: Sequence[Experiment]
    studies: Mapping[str, Sequence[Experiment]]

    @property
    def experiments(self) -> list[Experiment]:
        return [*self.plain, *(experiment for study in self.studies.values() for experiment in study)]

    def report(self, lab: Lab) -> Report:
        """The report on what is stored."""
        return Report(
            self.game, lab.results(*self.plain), {name: lab.results(*study) for name, study in self.studies.items()}
        )


def plan(
    game: Game,
    players: Sequence[int] = (),
    bots: Sequence[str] = ("greedy", "level5@12"),
    data: Path | None = None,
    options: Mapping[str, Value] = {},
    *,
    quick: bool = False,
    games: int | None = None,
    seed: int = 0,
    studies: bool = True,
) -> ReportPlan:
    """The plan of a report. Searching bots play fewer games, in an experiment of their own."""
    simple = [name for name in bots if not searches(name)]
    searching = [name for name in bots if searches(name)]
    amounts = ((simple, games or (QUICK_GAMES if quick else GAMES)), (searching, QUICK_SEARCHED if quick else SEARCHED))
    base = Experiment(game.name, players, simple[:1] or ["greedy"], [data], options=dict(options), seed=seed)
    plain = [replace(base, bots=names, games=amount) for names, amount in amounts if names]
    fewer = min(games or GAMES, QUICK_STUDIED if quick else STUDIED)
    return ReportPlan(game, plain, study(game, replace(base, games=fewer), quick) if studies else {})


def study(game: Game, base: Experiment, quick: bool) -> dict[str, list[Experiment]]:
    """The studies. They use one table size, the middle one, and the first bot that does not search; the ladder uses the
    smallest size."""
    sizes = sorted({cell.players for cell in base.cells})
    middle = sizes[(len(sizes) - 1) // 2]
    base = replace(base, players=[middle])
    gifts = subject_of(game).gifts
    if quick:
        gifts = (*gifts[:QUICK_GIFTS], *(gift for gift in gifts[QUICK_GIFTS:] if gift.amount))
    ladder = luck.rungs(sizes[0], QUICK_LADDER if quick else luck.LADDER)
    dice = min(base.games, (QUICK_DICE if quick else DICE) * REPEATS)
    rung = min(base.games, QUICK_RUNG if quick else RUNG)
    return {
        "gifts": [replace(base, gifts=[None, *(gift.name for gift in gifts)])],
        "luck": [replace(base, games=dice, repeats=REPEATS, measures=())],
        "skill": [replace(base, players=[sizes[0]], bots=ladder, games=rung, measures=())],
        "options": [
            base,
            *(
                replace(base, options={**base.options, name: value})
                for name, value in other_values(game, middle, base.options)
            ),
        ],
    }


def other_values(game: Game, players: int, options: Mapping[str, Any]) -> list[tuple[str, Value]]:
    """Every other value of each option that this number of players can use; for a number, a quarter less and a quarter
    more."""
    found = []
    for option in game.options:
        if isinstance(option, NumberOption):
            step = max(1, option.default // 4)
            values: list[Value] = [
                value
                for value in (option.default - step, option.default + step)
                if option.least <= value <= option.most
            ]
        else:
            values = [value for value in option.values if value != option.usually]
        if option.name not in options:
            found += [
                (option.name, value) for value in values if game.can_play(players, {**options, option.name: value})
            ]
    return found


def searches(bots: str) -> bool:
    return any(is_level(name.partition("@")[0].partition(":")[0]) for name in bots.split(","))
