"""Advice: the best answers, whether they differ, and for each of them the reason in the words of the game.

The reason is an event that is clearly more frequent after one answer than after the others. After the search, some more
games are played on from each answer. Their actions are replayed with a listener, which counts the events that the game
declares in `gains.py`.
"""

from __future__ import annotations

import importlib.util
import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from galapagos.engine.gain_module import NONE, Gain
from galapagos.engine.game import Game
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import assign, copy, listening
from galapagos.engine.match.story import SEAT, PieceRegistry
from galapagos.engine.words.message import Message, Value, as_name

from .thought import Line, Thought

CLEAR = 3.3  # standard errors: 1 of 1,000 differences by chance, because many events are compared
TURNS = 8  # that are looked at, at most
PER_LINES = 10  # amounts are told for so many lines
EQUAL = 2.0  # standard errors: chances that differ by less are called equal
LEAST = 0.15  # the smallest difference worth telling: of the lines, or of an amount per line


@dataclass(frozen=True)
class RatedAction:
    """An answer to a question."""

    action: int
    visits: int
    chances: tuple[float, ...]
    is_close: bool  # no real difference from the best answer: the search may have found one by chance
    reason: Message | None  # what it gains, if that is clear


def advise(
    game: Game, hidden: Any, thought: Thought, count: int, ids: PieceRegistry | None = None
) -> list[RatedAction]:
    """The best few answers of a search, the best chance first. The reasons call pieces as `ids` does."""
    seat = thought.seat
    reasons = explain(game, hidden, seat, thought.lines, ids)
    tried = [opinion for opinion in thought.opinions if opinion.visits][:count]
    found = sorted(tried, key=lambda opinion: -opinion.chances[seat])
    best = found[0]
    return [
        RatedAction(
            opinion.action,
            opinion.visits,
            opinion.chances,
            best.chances[seat] - opinion.chances[seat] < EQUAL * math.hypot(best.error(seat), opinion.error(seat)),
            reasons.get(opinion.action),
        )
        for opinion in found
    ]


class Key(NamedTuple):
    """What is counted: a gain of a seat, and the piece or place if the gain names one."""

    name: str
    seat: int
    where: tuple[str, int] | None  # its kind, and its id or number


@dataclass
class LineGains:
    """The events of a line: the turn, the key and the amount of each."""

    events: list[tuple[int, Key, int]]
    end: float  # the turn in which the line ended; infinite at the end of the game
    direct: set[Key]  # told by the answer itself: no reason for it

    def counts(self, stop: float) -> Counter[Key]:
        counts: Counter[Key] = Counter()
        for turn, key, amount in self.events:
            if turn < stop:
                counts[key] += amount
        return counts


class GainCounter:
    """Counts the gains of a game in lines that begin at one position."""

    def __init__(self, game: Game, hidden: Any, ids: PieceRegistry | None = None) -> None:
        self.game, self.hidden = game, hidden
        self.root = ids or PieceRegistry.of_position(game, hidden)
        self.of: dict[int, list[Gain]] = defaultdict(list)
        for gain in gains_of(game):
            self.of[gain.event.number].append(gain)

    @cached_property
    def numbers(self) -> dict[tuple[str, int], int]:
        """The present number of each piece that has an id."""
        found = {}
        for what, known in self.root.of.items():
            for number, piece in known.items() if isinstance(known, dict) else enumerate(known):
                found[what, piece] = number
        return found

    def listen(self, line: Line, seat: int) -> LineGains:
        """Replay a line."""
        rules, pace = self.game.rules, self.game.pace
        s: Any = listening(self.game.state)()
        assign(s, self.hidden)
        self.ids, self.told = self.root.copy(), list[tuple[int, Key, int]]()
        rules.guess(s, seat, copy(line.random))
        start, direct = pace(s), set[Key]()
        s.hear = self.hear
        for number, action in enumerate(line.actions):
            if pace(s) >= start + TURNS:
                break
            rules.apply(s, action)
            if number == 0:
                direct = {key for _, key, _ in self.told}
        return LineGains(self.told, math.inf if s.actor == OVER else pace(s), direct)

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = self.game.events.kinds[number]
        self.ids.before(self.game, s, kind, values)
        for gain in self.of.get(number, ()):
            self.count(s, gain, kind.parts, values)
        self.ids.after(kind, values)

    def count(self, s: Any, gain: Gain, parts: Sequence[Any], values: tuple[int, ...]) -> None:
        what, number = parts[gain.whose].what, values[gain.whose]
        seat = number if what == SEAT else self.game.text.owner(s, what, number)
        where = None
        if gain.where != NONE:
            if values[gain.where] == gain.never:
                return
            what, number = parts[gain.where].what, values[gain.where]
            where = (what, self.ids.get(what, number) if what in self.ids.of else number)
            if what in self.ids.of and where not in self.numbers:
                return  # a piece that does not exist yet has no name
        amount = 1 if gain.amount == NONE else values[gain.amount]
        self.told.append((self.game.pace(s), Key(gain.name, seat, where), amount))

    def named(self, where: tuple[str, int], parts: Sequence[Any]) -> Value:
        """The present name of a piece or place."""
        what, number = where
        number = self.numbers.get(where, number)
        part = next(part for part in parts if part.what == what)
        return self.game.text.name(self.hidden, self.root, what, number) or str(part.names[number])


@cache
def gains_of(game: Game) -> tuple[Gain, ...]:
    """`GAINS` of the game's gains.py, or none."""
    if importlib.util.find_spec(f"{game.package}.gains") is None:
        return ()
    return tuple(game.module("gains").GAINS)


def explain(
    game: Game, hidden: Any, seat: int, lines: Mapping[int, Sequence[Line]], ids: PieceRegistry | None = None
) -> dict[int, Message]:
    """For each answer that gains something in comparison with the others, a sentence. `lines` begin with the answer."""
    if not gains_of(game) or len(lines) < 2 or not all(lines.values()):
        return {}
    counter = GainCounter(game, hidden, ids)
    heard = {action: [counter.listen(line, seat) for line in some] for action, some in lines.items()}
    stop = min(one.end for some in heard.values() for one in some)  # every line has been played so far
    counts = {action: [one.counts(stop) for one in some] for action, some in heard.items()}
    reasons = {}
    for action, own in counts.items():
        others = [count for other, some in counts.items() if other != action for count in some]
        direct = set[Key]().union(*(one.direct for one in heard[action]))
        found = [Difference.of(counter, key, own, others) for key in sorted({*chain(*own, *others)} - direct, key=str)]
        clear = [difference for difference in found if difference.is_gain_of(seat) and difference.is_clear]
        if clear:
            reasons[action] = max(clear, key=lambda one: one.clearness).message(counter, seat)
    return reasons


@dataclass(frozen=True)
class Difference:
    """How often something happens after an answer (`own`), and after the others."""

    gain: Gain
    key: Key
    own: list[int]
    others: list[int]

    @classmethod
    def of(
        cls, counter: GainCounter, key: Key, own: Sequence[Counter[Key]], others: Sequence[Counter[Key]]
    ) -> Difference:
        gain = next(gain for gain in gains_of(counter.game) if gain.name == key.name)
        most = math.inf if key.where is None else 1  # of a piece or place, lines are counted

        def amounts(counts: Sequence[Counter[Key]]) -> list[int]:
            return [int(min(most, count[key])) for count in counts]

        return cls(gain, key, amounts(own), amounts(others))

    @property
    def change(self) -> float:
        return fmean(self.own) - fmean(self.others)

    @property
    def clearness(self) -> float:
        """The change in standard errors. One imagined line of each kind keeps the error of equal lines above zero."""
        spread = sum(
            pvariance([*some, min(*self.own, *self.others), max(*self.own, *self.others)]) / len(some)
            for some in (self.own, self.others)
        )
        return abs(self.change) / math.sqrt(spread) if spread else 0.0

    @property
    def is_clear(self) -> bool:
        return self.clearness >= CLEAR and abs(self.change) >= LEAST

    def is_gain_of(self, seat: int) -> bool:
        return (self.change > 0) == (self.gain.is_good == (self.key.seat == seat))

    def message(self, counter: GainCounter, seat: int) -> Message:
        game, hidden, key = counter.game, counter.hidden, self.key
        args: dict[str, Value] = {}
        if key.seat != seat:
            args["player"] = game.text.seat_name(hidden, key.seat)
        if key.where is not None:
            args["where"] = counter.named(key.where, game.events.kinds[self.gain.event.number].parts)
        told = Message(f"gain-{as_name(key.name)}{'' if key.seat == seat else '.others'}", args)
        if key.where is None:
            own, others = (round(PER_LINES * fmean(some)) for some in (self.own, self.others))
            return Message("gain-amount", {"gain": told, "own": own, "others": others, "lines": PER_LINES})
        lines = len(self.own)
        own, others = sum(self.own), round(lines * fmean(self.others))
        if self.change < 0:  # it is the lines without the event that are better
            own, others = lines - own, lines - others
        return Message("gain-lines", {"gain": told, "own": own, "others": others, "lines": lines})
