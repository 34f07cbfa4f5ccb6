"""The search: rounds of generations of races, a trial after each round, and the judgement.

In a race all challengers play the same games, the better half plays twice as many more, and so on; the last one meets
the leader of the round on games that neither has played. In the trial, searching bots play the best so far and the
leader of the round. The difference between their results and those of the fast bots on the best is added to what the
fast bots find in the next round. So the fast bots find what searching bots would find, in a hundredth of the time.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from random import Random
from typing import Any

from galapagos.engine.errors import Refused

from ..inference.verdict import Verdict
from ..paper.catalogue import decimal, say
from .aims import estimates, wanted
from .bench import Bench, Progress
from .candidate import Candidate, document
from .evidence import Evidence
from .judgement import JudgedRow, judge
from .notes import Attempt, Notes, read_notes
from .plan import PlaySettings, TuningPlan

FAST_TIMES = 4  # times the games of a race: how many games fast bots play with the best
LEAST_GAMES = 8  # of a race's first heat


class Purpose(IntEnum):
    """Games of different purposes have different seeds, so that no game is used twice."""

    SEARCH = 0
    TRIAL = 1
    JUDGEMENT = 2


class OutOfTimeError(Exception):
    """The deadline has passed; the notes are saved."""


@dataclass(frozen=True)
class TuningCost:
    games: int
    seconds: float


class Tuning:
    def __init__(
        self,
        plan: TuningPlan,
        kept: Path | None = None,
        threads: int | None = None,
        backend: str = "cpu",
        tell: Callable[[str], None] = lambda text: None,
        progress: Progress = lambda games: None,
    ) -> None:
        self.plan, self.kept, self.tell, self.progress = plan, kept, tell, progress
        self.bench = Bench(plan, threads, backend)
        self.notes: Notes = read_notes(kept, plan.key, plan.start)
        self.deadline = float("inf")

    def run(self, seconds: float | None = None) -> bool:
        """Return whether the tuning is finished; if not, the next call resumes it from the notes."""
        self.deadline = time.monotonic() + seconds if seconds is not None else float("inf")
        try:
            self.search()
            self.judge()
        except OutOfTimeError:
            return False
        return True

    # --- the search

    def search(self) -> None:
        plan, notes = self.plan, self.notes
        if plan.trial:
            self.try_out(plan.trial.games)
        while notes.round < plan.rounds:
            while notes.generation < (plan.generations if plan.space.is_endless else 1):
                self.generation()
            if plan.trial:
                self.try_out((notes.round + 2) * plan.trial.games)
                self.choose()
            elif notes.leader != notes.best:
                notes.promote()
            notes.round, notes.generation = notes.round + 1, 0
            self.keep()

    def generation(self) -> None:
        """Race challengers; the winner meets the leader."""
        plan, notes = self.plan, self.notes
        self.look_at_best()
        random = Random(f"{plan.seed} {notes.round} {notes.generation}")
        challengers = plan.space.challengers(notes.leader, plan.challengers, random)
        winner, searched = self.race(challengers, notes.searched)
        if winner:
            pair = {one: Evidence() for one in (notes.leader, winner)}
            before, after = (self.heat(one, evidence, searched, plan.search.games) for one, evidence in pair.items())
            searched += plan.search.games
            if before is not None and after is not None and after < before:
                notes.leader, notes.leader_trial = winner, Evidence()
                self.note(
                    "tune-better",
                    round=str(notes.round + 1),
                    generation=str(notes.generation + 1),
                    before=decimal(distance(before)),
                    after=decimal(distance(after)),
                    change=winner.title,
                )
        notes.searched, notes.generation = searched, notes.generation + 1
        self.keep()

    def race(self, field: list[Candidate], start: int) -> tuple[Candidate | None, int]:
        """The winner, if any challenger can be played, and the number of the next game."""
        games = max(LEAST_GAMES, self.plan.search.games // max(1, len(field)))
        evidence = {candidate: Evidence() for candidate in field}
        while field:
            losses = {one: self.heat(one, evidence[one], start, games) for one in field}
            found = sorted((loss, number) for number, one in enumerate(field) if (loss := losses[one]) is not None)
            field = [field[number] for _, number in found[: -(-len(found) // 2)]]
            start, games = start + games, 2 * games
            if len(field) == 1:
                return field[0], start
        return None, start

    def heat(self, candidate: Candidate, evidence: Evidence, start: int, games: int) -> float | None:
        """The loss of a candidate with all its evidence so far; None if it cannot be played."""
        loss = None
        with suppress(Refused):
            evidence.add(self.play(candidate, self.plan.search, Purpose.SEARCH, start, games))
            loss = self.loss(evidence, self.plan.search)
        self.notes.tell(candidate.title, None if loss is None else distance(loss))
        return loss

    # --- trials

    def look_at_best(self) -> None:
        """Let fast bots play the best, with the measure of the trial, for the corrections."""
        games = FAST_TIMES * self.plan.search.games
        if self.plan.trial and not self.notes.fast.sums:
            self.notes.fast = self.play(
                self.notes.best,
                replace(self.plan.search, by=self.plan.trial.by),
                Purpose.SEARCH,
                self.notes.searched,
                games,
            )
            self.notes.searched += games
            self.keep()

    def try_out(self, upto: int) -> None:
        """Let the trial's bots play the best and the leader with the same dice."""
        assert self.plan.trial
        notes = self.notes
        while notes.tried < upto:
            games = min(self.bench.block(self.plan.trial), upto - notes.tried)
            found = [
                self.play(one, self.plan.trial, Purpose.TRIAL, notes.tried, games)
                for one in dict.fromkeys((notes.best, notes.leader))
            ]
            notes.trial.add(found[0])
            if notes.leader != notes.best:
                notes.leader_trial.add(found[1])
            notes.tried += games
            self.keep()

    def choose(self) -> None:
        """Start the next round from the candidate that searching bots like better."""
        assert self.plan.trial
        notes = self.notes
        before = after = self.loss(notes.trial, self.plan.trial)
        if notes.leader != notes.best:
            after = self.loss(notes.leader_trial, self.plan.trial)
        self.note(
            "tune-round",
            round=str(notes.round + 1),
            bots=self.plan.trial.bots,
            best=decimal(distance(before)),
            leader=decimal(distance(after)),
        )
        if after < before:
            notes.promote()
        notes.leader, notes.leader_trial = notes.best, Evidence()

    def loss(self, evidence: Evidence, play: PlaySettings) -> float:
        """The sum of squared distances of all aims, in units of what matters, less the part that luck adds."""
        plan, total = self.plan, 0.0
        aims = plan.aims(play.by)
        corrections = self.corrections() if play is plan.search else {}
        for name, estimate in estimates(aims, plan.seats, evidence).items():
            aim = wanted(aims, plan.seats, name)
            off = aim.off(aim.corrected(estimate.mean, *corrections.get(name, (0.0, 0.0))))
            total += off**2 - (estimate.error / aim.unit) ** 2 if off else 0.0
        return total

    def corrections(self) -> dict[str, tuple[float, float]]:
        """For each row of the best, the means of the searching and of the fast bots."""
        if not self.plan.trial or not self.notes.fast.sums:
            return {}
        slow, fast = (
            estimates(self.plan.aims(self.plan.trial.by), self.plan.seats, evidence)
            for evidence in (self.notes.trial, self.notes.fast)
        )
        return {name: (slow[name].mean, fast[name].mean) for name in slow if name in fast}

    # --- the judgement

    def judge(self) -> None:
        notes, play = self.notes, self.plan.judge
        while notes.judged < play.games:
            games = min(self.bench.block(play), play.games - notes.judged)
            notes.judgement.add(
                self.play(notes.best, play, Purpose.JUDGEMENT, notes.judged_before + notes.judged, games)
            )
            notes.judged += games
            self.keep()

    # --- state and results

    def play(self, candidate: Candidate, play: PlaySettings, purpose: Purpose, start: int, games: int) -> Evidence:
        if time.monotonic() > self.deadline:
            raise OutOfTimeError
        return self.bench.play(candidate, play, len(Purpose) * self.plan.seed + purpose, start, games, self.progress)

    def note(self, name: str, **words: str) -> None:
        text = say(name, **words)
        self.notes.log.append(text)
        self.tell(text)

    def keep(self) -> None:
        self.notes.keep(self.kept)

    @property
    def rows(self) -> list[JudgedRow]:
        return judge(self.plan, self.notes.best, self.notes.judgement) if self.notes.judged else []

    @property
    def is_reached(self) -> bool:
        return self.notes.judged >= self.plan.judge.games and all(row.verdict == Verdict.FAIR for row in self.rows)

    @property
    def has_found(self) -> bool:
        """Whether the best differs from the start."""
        return self.notes.best != self.plan.start

    @property
    def document(self) -> str:
        """Tables for `--data`; empty if nothing was found, or only options."""
        best = self.notes.best
        if not self.has_found or not best.tables:
            return ""
        judged = f"{self.notes.judged:,} games by {self.plan.judge.bots}" if self.notes.judged else "nobody yet"
        return document(self.plan.game, best, f"found by lab tune, judged by {judged}; hand it back by --data.")

    def as_data(self) -> dict[str, Any]:
        notes = self.notes
        return {
            "game": self.plan.game.name,
            "found": notes.best.as_data(),
            "rounds": notes.round,
            "searched": notes.searched,
            "tried": notes.tried,
            "judged": notes.judged,
            "reached": self.is_reached,
            "rows": [row.as_data() for row in self.rows],
            "attempts": [attempt._asdict() for attempt in self.nearest],
            "log": notes.log,
        }

    @property
    def nearest(self) -> list[Attempt]:
        """All attempts, the nearest to the target first."""
        return sorted(self.notes.attempts.values(), key=lambda one: math.inf if one.off is None else one.off)

    def cost(self) -> TuningCost:
        """What is left to play at most, and how long that takes here."""
        plan, notes = self.plan, self.notes
        generations = max(
            0, (plan.rounds - notes.round) * (plan.generations if plan.space.is_endless else 1) - notes.generation
        )
        field = plan.challengers if plan.space.is_endless else len(plan.space.challengers(plan.start, 0, Random()))
        heats = max(1, field - 1).bit_length()
        fast = generations * (heats * max(plan.search.games, LEAST_GAMES * field) + 2 * plan.search.games)
        tried = 2 * max(0, (plan.rounds + 1) * plan.trial.games - notes.tried) if plan.trial else 0
        plays = [(plan.search, fast), (plan.trial, tried), (plan.judge, max(0, plan.judge.games - notes.judged))]
        wanted = [(play, games * len(plan.cells)) for play, games in plays if play and games]
        return TuningCost(
            sum(games for _, games in wanted), sum(self.bench.seconds(play) * games for play, games in wanted)
        )


def distance(loss: float) -> float:
    """The distance of all aims together, in units of what matters."""
    return math.sqrt(max(0.0, loss))
