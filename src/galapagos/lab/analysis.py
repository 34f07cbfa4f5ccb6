"""Analyse a finished match: what each decision was worth, and where the match turned.

Each decision is judged by what its player could know: the search gets the position with everything hidden that this
seat cannot see, as a bot would.

A search is noisy, and the best of many noisy numbers is too high. So where another action looks better, the two are
compared again by fresh searches, until an interval around the difference says that it is a mistake or that it is none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

import msgspec

from galapagos.bots.budget import Budget, Limit
from galapagos.bots.gains import explain
from galapagos.bots.levels import make_plan
from galapagos.bots.thought import Line, Opinion, Thought, think
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
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.words.message import ENGLISH, Message, catalogue

ITERATIONS = 1600  # per decision, by default
ENOUGH = 0.25  # the share of iterations below which an action gets a search of its own
MISTAKE = 0.05  # the chance of winning that a mistake loses at least
ROUNDS = 3  # further searches of an action that looks like a mistake, at most
DEEPER = 2  # times the budget for each of them
SURE = 3.0  # standard errors: noise passes for a mistake once in 700 times
TURN = 0.10  # the smallest change of a chance for a turning point
MOST_TURNS = 8
GUESSES = 4
FRESH = 1_000_003  # added to the seed of each further search


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
    gain: float = 0.0  # how much the best action would have gained
    error: float = 0.0  # the standard error of the gain
    reason: Message | None = None  # what the best action would have gained, in the words of the game, if that is clear

    @property
    def after(self) -> float:
        return self.played.chance

    @property
    def is_mistake(self) -> bool:
        """Whether it lost something that noise of the search does not explain."""
        return self.gain >= MISTAKE and self.gain > SURE * self.error

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
        """How much a player lost by mistakes per decision, on average."""
        mine = [judged.gain if judged.is_mistake else 0.0 for judged in self.decisions if judged.seat == seat]
        return sum(mine) / len(mine) if mine else 0.0

    def as_data(self) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self),
            "decisions": [
                {**msgspec.to_builtins(judged), "after": judged.after, "is_mistake": judged.is_mistake}
                for judged in self.decisions
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
        find_turning_points(decisions, course, noise(judge.budget.iterations)),
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
        self.game = game
        self.plan = make_plan(game, seats)
        self.seed = seed
        self.backend = backend
        self.language = language
        self.budget, self.search = limit.budget, search

    def think(self, hidden: Any, seat: int, budget: Budget, seed: int, explains: Sequence[int] = ()) -> Thought:
        return self.search(self.game, hidden, seat, self.plan, budget, seed, backend=self.backend, explains=explains)

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
        gain = error = 0.0
        reason = None
        if best != code:
            gain, error = chances[best][seat] - chances[code][seat], noise(mine.visits)
            if gain >= MISTAKE:
                doubt = Doubt(self, hidden, seat, best, code, match.story.ids)
                gain, error, reason = doubt.settle(self.seed + number)
                chances |= doubt.chances

        words = catalogue(self.game.name, self.language)

        def option(open_action: int) -> RatedAction:
            choice = builder.choice(open_action)
            label = words.sentence(choice.message)
            return RatedAction(choice.text, label, choice.message, chances[open_action][seat], choice.to)

        return Judged(
            number,
            seat,
            max(chances[best][seat], chances[code][seat]),
            option(code),
            option(best if gain > 0 else code),
            mean_chances(thought),
            chances[code],
            max(0.0, gain),
            error,
            words.worded(reason) if reason else None,
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


class Doubt:
    """A decision that looks like a mistake. Fresh searches compare it with the action that looked better."""

    def __init__(self, critic: Critic, hidden: Any, seat: int, best: int, played: int, ids: PieceRegistry) -> None:
        self.critic, self.hidden, self.seat, self.ids = critic, hidden, seat, ids
        self.best, self.played = best, played
        self.chances: dict[int, tuple[float, ...]] = {}  # means over the fresh searches

    def settle(self, seed: int) -> tuple[float, float, Message | None]:
        """What the better action would have gained, its standard error, and the reason in the words of the game."""
        critic, pair = self.critic, (self.best, self.played)
        budget = Budget(DEEPER * critic.budget.iterations, DEEPER * critic.budget.seconds)
        found: list[dict[int, Opinion]] = []
        lines: dict[int, list[Line]] = {action: [] for action in pair}
        gain = error = 0.0
        for number in range(1, ROUNDS + 1):
            thought = critic.think(self.hidden, self.seat, budget, seed + FRESH * number, explains=pair)
            found.append({opinion.action: opinion for opinion in thought.opinions if opinion.action in pair})
            for action in pair:
                lines[action] += thought.lines.get(action, ())
            gain, error = self.difference(found)
            if gain > SURE * error or gain + SURE * error < MISTAKE:
                break
        for action in pair:
            each = [opinions[action].chances for opinions in found]
            self.chances[action] = tuple(fmean(chances) for chances in zip(*each, strict=True))
        is_clear = gain > SURE * error
        reasons = explain(critic.game, self.hidden, self.seat, lines, self.ids) if is_clear else {}
        return gain, error, reasons.get(self.best)

    def difference(self, found: list[dict[int, Opinion]]) -> tuple[float, float]:
        """The mean difference and its error: that of the visits, or the spread between searches if it is larger."""
        each = [opinions[self.best].chances[self.seat] - opinions[self.played].chances[self.seat] for opinions in found]
        visits = [
            math.hypot(opinions[self.best].error(self.seat), opinions[self.played].error(self.seat))
            for opinions in found
        ]
        spread = stdev(each) if len(each) > 1 else 0.0
        return fmean(each), max(fmean(visits), spread) / math.sqrt(len(each))


def noise(visits: int) -> float:
    """The largest standard error of a chance after so many visits."""
    return 0.5 / math.sqrt(max(1, visits))


def mean_chances(thought: Thought) -> tuple[float, ...]:
    """The chances of all seats, averaged over everything that was tried: comparable between positions."""
    visits = sum(opinion.visits for opinion in thought.opinions)
    seats = range(len(thought.best.chances))
    return tuple(sum(opinion.chances[seat] * opinion.visits for opinion in thought.opinions) / visits for seat in seats)


def find_turning_points(
    decisions: list[Judged], course: list[tuple[float, ...]], error: float = 0.0
) -> tuple[TurningPoint, ...]:
    """The largest mistakes and strokes of luck, in order of play. `error` is the standard error of a chance."""
    turns = [
        TurningPoint(index, judged.seat, -judged.gain, True)
        for index, judged in enumerate(decisions)
        if judged.is_mistake and judged.gain >= TURN
    ]
    least = max(TURN, SURE * math.sqrt(2) * error)
    for index in range(1, len(decisions) + 1):
        changes = [after - before for before, after in zip(course[2 * index - 1], course[2 * index], strict=True)]
        seat = max(range(len(changes)), key=lambda other: abs(changes[other]))
        if abs(changes[seat]) >= least:
            turns.append(TurningPoint(index, seat, changes[seat], False))
    largest = sorted(turns, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return tuple(sorted(largest, key=lambda turn: (turn.index, turn.is_mistake)))
