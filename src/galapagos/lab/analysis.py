"""Analyse a finished match: what each decision was worth, and where the match turned.

Each decision is judged by what its player could know: the search gets the position with everything hidden that this
seat cannot see, as a bot would.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from galapagos.bots.budget import Budget, Limit
from galapagos.bots.levels import make_plan
from galapagos.bots.thought import Thought, think
from galapagos.engine.compiler.backend import check_backend
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import buffer, copy, i16
from galapagos.engine.loops.winning import win_shares
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.request import ChoiceBuilder
from galapagos.engine.words.message import ENGLISH, Message, catalogue

ITERATIONS = 1600  # per decision, by default
ENOUGH = 0.25  # the share of iterations below which an action gets a search of its own
TURN = 0.10  # the smallest change of a chance for a turning point
MOST_TURNS = 8
GUESSES = 4


@dataclass(frozen=True)
class RatedAction:
    """A legal action, and the chance of winning that it leaves the seat that decided."""

    text: str
    label: str
    message: Message  # the label as a message
    chance: float
    to: str = ""  # the piece that it leads to, if any


@dataclass(frozen=True)
class Judged:
    """A decision and what it was worth."""

    number: int  # of the action in the record, counted from 1
    seat: int
    before: float  # the chance with the best action
    played: RatedAction
    best: RatedAction  # of the other actions, or the one played if it was the best
    worth: tuple[float, ...]  # chances of all seats before it: the mean over all actions tried
    chances: tuple[float, ...]  # chances of all seats after the action played

    @property
    def after(self) -> float:
        return self.played.chance

    @property
    def gain(self) -> float:
        """How much the best action would have gained."""
        return max(0.0, self.best.chance - self.played.chance)

    @property
    def is_best(self) -> bool:
        return self.best.text == self.played.text


@dataclass(frozen=True)
class TurningPoint:
    """A large change of one seat's chance: by its own decision, or by dice and hidden information before a decision or
    at the end."""

    index: int  # of the decision; the number of decisions for the end
    seat: int  # with the largest change
    change: float
    is_mistake: bool


@dataclass(frozen=True)
class Analysis:
    title: str
    seats: int
    seat_names: tuple[str, ...]
    iterations: int
    decisions: tuple[Judged, ...]
    course: tuple[tuple[float, ...], ...]  # chances of all seats before and after each decision, and the result
    turning_points: tuple[TurningPoint, ...]

    def given_away(self, seat: int) -> float:
        """How much a player lost per decision, on average."""
        mine = [judged.gain for judged in self.decisions if judged.seat == seat]
        return sum(mine) / len(mine) if mine else 0.0

    def as_data(self) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self),
            "decisions": [
                {**msgspec.to_builtins(judged), "after": judged.after, "gain": judged.gain} for judged in self.decisions
            ],
            "given_away": [self.given_away(seat) for seat in range(self.seats)],
        }


def analyse(
    record: Record,
    limit: Limit | None = None,
    *,
    seed: int = 0,
    backend: str = "cpu",
    language: str = ENGLISH,
    progress: Callable[[int, int], None] | None = None,
    search: Callable[..., Thought] = think,
) -> Analysis:
    """Search every decision of a finished match, except those that were taken back.

    `progress` gets the number of actions done and their total. `search` is `thought.think`, or a version of it that
    uses certain threads or pauses.
    """
    limit = limit or Limit(ITERATIONS)
    limit.check()
    check_backend(backend)
    final = replay_finished(record)
    judge = Critic(final.game, record.seats, limit, seed, backend, language, search)
    match = Match.replay(record, 0)
    decisions: list[Judged] = []
    held = [step for step in final.steps if step.action >= 0 and not step.forced and not step.undone]
    for done, step in enumerate(held, 1):
        if not match.is_chance and len(match.legal()) > 1:
            decisions.append(judge.judge(match, step.action, step.version))
        match.play(step.action)
        if progress:
            progress(done, len(held))
    result = win_shares(final.game.scores(final.state))
    course = [chances for judged in decisions for chances in (judged.worth, judged.chances)] + [result]
    names = tuple(final.seat_name(seat, language) for seat in range(record.seats))
    return Analysis(
        final.game.title,
        record.seats,
        names,
        judge.budget.iterations,
        tuple(decisions),
        tuple(course),
        find_turning_points(decisions, course),
    )


def replay_finished(record: Record) -> Match:
    match = Match.replay(record)
    if not match.is_over:
        raise Refused("match-not-over")
    return match


class Critic:
    """Judges decisions one after the other, with the same search budget for each."""

    def __init__(
        self,
        game: Game,
        seats: int,
        limit: Limit,
        seed: int,
        backend: str,
        language: str = ENGLISH,
        search: Callable[..., Thought] = think,
    ) -> None:
        self.game, self.plan, self.seed, self.backend, self.language = (
            game,
            make_plan(game, seats),
            seed,
            backend,
            language,
        )
        self.budget, self.search = limit.budget, search

    def think(self, hidden: Any, seat: int, budget: Budget, seed: int) -> Thought:
        return self.search(self.game, hidden, seat, self.plan, budget, seed, backend=self.backend)

    def judge(self, match: Match, code: int, number: int) -> Judged:
        s = match.state
        seat, hidden = s.actor, self.game.hidden(s, s.actor)
        builder = ChoiceBuilder(self.game, hidden, match.story.ids)
        thought = self.think(hidden, seat, self.budget, self.seed + number)
        chances = {opinion.action: opinion.chances for opinion in thought.opinions if opinion.visits}
        mine = next(opinion for opinion in thought.opinions if opinion.action == code)
        if mine.visits < ENOUGH * thought.iterations and mine is not thought.best:
            chances[code] = self.look_behind(hidden, s == hidden, code, seat, self.seed + number)
        best = thought.best.action if chances[thought.best.action][seat] > chances[code][seat] else code

        def option(open_action: int) -> RatedAction:
            choice = builder.choice(open_action)
            label = catalogue(self.game.name, self.language).sentence(choice.message)
            return RatedAction(choice.text, label, choice.message, chances[open_action][seat], choice.to)

        return Judged(
            number, seat, chances[best][seat], option(code), option(best), mean_chances(thought), chances[code]
        )

    def look_behind(self, hidden: Any, is_open: bool, action: int, seat: int, seed: int) -> tuple[float, ...]:
        """Search an action that the main search hardly tried, with the budget of the whole main search, over a few
        guesses of what is hidden."""
        guesses = 1 if is_open else GUESSES
        budget = Budget(max(1, self.budget.iterations // guesses), self.budget.seconds / guesses)
        sums = [0.0] * hidden.seats
        for number in range(guesses):
            for other, chance in enumerate(self.chances_after(hidden, action, seat, budget, seed + number)):
                sums[other] += chance / guesses
        return tuple(sums)

    def chances_after(self, hidden: Any, action: int, seat: int, budget: Budget, seed: int) -> tuple[float, ...]:
        s, random = copy(hidden), Random()
        start_random(random, seed, 1)
        self.game.rules.guess(s, seat, random)
        self.game.rules.apply(s, action)
        self.run_on(s)
        if s.actor == OVER:
            return win_shares(self.game.scores(s))
        self.game.rules.hide(s, seat)
        return mean_chances(self.think(s, seat, budget, seed))

    def run_on(self, s: Any) -> None:
        """Play forced moves for which no player is asked."""
        out = buffer(i16, self.game.actions.size)
        while s.actor != OVER and self.game.rules.legal(s, out) == 1 and not self.game.rules.asked(s):
            self.game.rules.apply(s, out[0])


def mean_chances(thought: Thought) -> tuple[float, ...]:
    """The chances of all seats, averaged over everything that was tried: comparable between positions."""
    visits = sum(opinion.visits for opinion in thought.opinions)
    seats = range(len(thought.best.chances))
    return tuple(sum(opinion.chances[seat] * opinion.visits for opinion in thought.opinions) / visits for seat in seats)


def find_turning_points(decisions: list[Judged], course: list[tuple[float, ...]]) -> tuple[TurningPoint, ...]:
    """The largest mistakes and strokes of luck, in order of play."""
    turns = [TurningPoint(index, judged.seat, -judged.gain, True) for index, judged in enumerate(decisions)]
    for index in range(1, len(decisions) + 1):
        changes = [after - before for before, after in zip(course[2 * index - 1], course[2 * index], strict=True)]
        seat = max(range(len(changes)), key=lambda other: abs(changes[other]))
        turns.append(TurningPoint(index, seat, changes[seat], False))
    largest = sorted(turns, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return tuple(
        sorted((turn for turn in largest if abs(turn.change) >= TURN), key=lambda turn: (turn.index, turn.is_mistake))
    )
