"""Find out whether a position is a puzzle: whether one answer is clearly the best, and a player can say why.

The first search is the thought that a bot spends on the move. If one answer leads, a search of twenty times that
thought with other seeds must confirm it, and a third search compares the best answer with its rivals until each of them
has a fair share of the visits. All searches get what the player can see and guess the rest in each iteration, so what
is really hidden has no influence.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from galapagos.bots.budget import UNLIMITED, Budget
from galapagos.bots.gains import explain
from galapagos.bots.levels import make_plan, thinking_of
from galapagos.bots.thought import Thought, think
from galapagos.engine.gain_module import Theme
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy
from galapagos.engine.match.match import Match
from galapagos.engine.notation.position import describe
from galapagos.engine.words.message import Message

from .line import play_on
from .puzzle import Puzzle, Reply
from .rating import EASIEST, rate

DEEPER = 20  # times the thought of the move, for each confirming search
PART = 16  # divides the iterations of the strongest level; the thought of a move
SHARE, HINT = 0.45, 0.04  # of the visits, and the lead, with which an answer is worth a deep search
TRIED = 0.03  # of the visits: an answer with fewer is not compared in the first search
LEAD = 0.07  # the lead that the best answer must have in both deep searches
FEW = 8  # visits of an answer that a search gave up at once
SURE = 3.3  # standard errors of the lead
LEAST_CHANCE, MOST_CHANCE = 0.15, 0.97  # of winning with the best answer: outside, the match is decided
FEWEST, MOST = 3, 40  # answers
MORE_OFTEN, MORE = 0.3, 0.25  # of the games played on, or of the amount: what the best answer must gain
RIVALS = 7  # answers that are compared with the best one
LINES = 16  # answers of which it is shown how bots play on
LONGEST = 4000  # letters of a position, which the page can still send
FRESH = 1_000_003  # added to the seed of each further search


@dataclass(frozen=True)
class Verdict:
    """Why a position is no puzzle; empty if it is one."""

    why: str
    puzzle: Puzzle | None = None


class Judge:
    """Judges positions of a game with the thought of a move."""

    def __init__(
        self, game: Game, thought: int = 0, deeper: int = DEEPER, search: Callable[..., Thought] = think
    ) -> None:
        self.game, self.deeper, self.search = game, deeper, search
        self.thought = thought or max(8, thinking_of(game).iterations // PART)

    def think(
        self, hidden: Any, iterations: int, seed: int, explains: Sequence[int] = (), seat: int | None = None
    ) -> Thought:
        """Search a position as its actor sees it, or as `seat` does."""
        who = hidden.actor if seat is None else seat
        plan, budget = make_plan(self.game, hidden.seats), Budget(iterations, UNLIMITED)
        return self.search(self.game, copy(hidden), who, plan, budget, seed, threads=1, explains=explains)

    def judge(self, hidden: Any, first: Thought, seed: int) -> Verdict:
        """Judges a position that is hidden from its actor, after the first search."""
        if not FEWEST <= len(first.opinions) <= MOST:
            return Verdict("answers")
        if not seems_clear(first):
            return Verdict("even")
        if not LEAST_CHANCE <= first.best.chances[first.seat] <= MOST_CHANCE:
            return Verdict("decided")
        return self.confirm(hidden, first.best.action, seed)

    def confirm(self, hidden: Any, action: int, seed: int, *, may_be_obvious: bool = False) -> Verdict:
        """Searches twenty times as much, twice, with other seeds."""
        seat = hidden.actor
        deep = self.think(hidden, self.deeper * self.thought, seed + FRESH)
        if not is_clear(deep, action):
            return Verdict("refuted")
        rivals = sorted(deep.opinions, key=lambda one: -(one.chances[seat] + one.error(seat)) if one.visits else 0.0)
        compared = [action, *[one.action for one in rivals if one.action != action][:RIVALS]]
        final = self.think(hidden, self.deeper * self.thought, seed + 2 * FRESH, compared)
        if not is_clear(final, action, compared):
            return Verdict("doubtful")
        reason = explain(self.game, hidden, seat, final.lines).get(action)
        if reason is None or not is_plain(reason):
            return Verdict("wordless")
        rating = rate(self, hidden, action, seed)
        if rating is None and not may_be_obvious:
            return Verdict("obvious")
        puzzle = self.puzzle(hidden, final, action, reason, rating or EASIEST, seed)
        return Verdict("", puzzle) if len(puzzle.position) <= LONGEST else Verdict("long")

    def puzzle(self, hidden: Any, final: Thought, action: int, reason: Message, rating: int, seed: int) -> Puzzle:
        """The puzzle as text. What is hidden is guessed, by dice that depend on nothing hidden either."""
        game, seat, s, random = self.game, hidden.actor, copy(hidden), Random()
        start_random(random, seed, 2)
        game.rules.guess(s, seat, random)
        position = describe(game, s)
        match = game.from_position(position)
        others = sorted(
            (one for one in final.opinions if one.action != action and one.visits), key=lambda one: -one.chances[seat]
        )
        best = next(one for one in final.opinions if one.action == action)
        replies = tuple(
            Reply(
                match.text(one.action),
                round(100 * one.chances[seat], 1),
                play_on(self, position, one.action, one.chances[seat], seed) if number < LINES else (),
            )
            for number, one in enumerate((best, *others))
        )
        return Puzzle(position, replies, rating, themes(game, match, reason), reason)


def seems_clear(thought: Thought) -> bool:
    """Whether the first search prefers one answer so much that a deep search is worth its time."""
    seat, best = thought.seat, thought.best
    others = [one.chances[seat] for one in thought.opinions[1:] if one.visits >= TRIED * thought.iterations]
    return best.visits >= SHARE * thought.iterations and best.chances[seat] - max(others, default=0.0) >= HINT


def is_clear(thought: Thought, action: int, compared: Sequence[int] = ()) -> bool:
    """Whether an answer leads each other one by the margin, and the answers that were compared with it by more than the
    errors of both."""
    seat, known = thought.seat, {one.action: one for one in thought.opinions}
    best = known[action]
    for one in thought.opinions:
        lead = best.chances[seat] - one.chances[seat]
        if one is best or (one.visits < FEW and one.action not in compared):
            continue
        if lead < LEAD or (one.action in compared and lead < SURE * math.hypot(best.error(seat), one.error(seat))):
            return False
    return best.visits > 0


def is_plain(reason: Message) -> bool:
    """Whether what the best answer gains is so much that a player can say it: in many more games, or much more."""
    own, others, lines = (int(str(reason.args[name])) for name in ("own", "others", "lines"))
    part = MORE_OFTEN * lines if reason.id == "gain-lines" else MORE * max(own, others)
    return abs(own - others) >= part


def themes(game: Game, match: Match, reason: Message) -> tuple[str, ...]:
    """The themes of a puzzle: those of its question and of what the best answer gains."""
    gain = reason.args["gain"]
    told = gain.id.removeprefix("gain-") if isinstance(gain, Message) else ""
    asked = game.rules.QUESTIONS[game.rules.question(match.state)].name
    return tuple(one.name for one in themes_of(game) if told in one.gains or asked in one.questions)


def themes_of(game: Game) -> tuple[Theme, ...]:
    return tuple(getattr(game.module("gains"), "THEMES", ()))
