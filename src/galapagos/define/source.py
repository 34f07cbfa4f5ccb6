"""Functions in the rules subset that are derived from a file's declarations, written as source that you can read:

print(galapagos.open_game("./pig.py").rules.hide.__globals__["SOURCE"])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from galapagos.engine.language.action import Families
from galapagos.engine.language.chance import Random, draw_below
from galapagos.engine.language.event import AnyEvent, tell
from galapagos.engine.language.feature import Features, place_from
from galapagos.engine.language.question import Ids, ids
from galapagos.engine.language.struct import Actions, Numbers, Units, Weights
from galapagos.engine.language.table import active_player

from .marks import Between, Field, Hidden, of_seat
from .question import Question, Verb

BASE = ("actor", "seats", "phase", "ending", "active", "winners", "turns")
UNIT = 8  # a number without bounds is observed in eighths
MOST_PLANES = 256  # features of a board with a plane per seat; a larger board has one number per place
INDENT = "    "


class Drawn(NamedTuple):
    """A verb of chance with weights."""

    verb: Verb
    phase: int


class RuleWriter:
    """Collects functions as lines, and in `names` what they refer to."""

    def __init__(self, state: Any, fields: Sequence[Field], seats: int, actions: Families) -> None:
        self.fields, self.seats, self.actions = [one for one in fields if one.name not in BASE], seats, actions
        self.features = Features()
        self.lines: list[str] = []
        self.names: dict[str, Any] = {
            "State": state,
            "Actions": Actions,
            "Weights": Weights,
            "Numbers": Numbers,
            "Units": Units,
            "Random": Random,
            "Ids": Ids,
            "ids": ids,
            "tell": tell,
            "place_from": place_from,
            "draw_below": draw_below,
            "active_player": active_player,
        }

    def write(self, head: str, *body: str) -> None:
        self.lines += [f"def {head}:", *(INDENT + line for line in body or ("return",)), "", ""]

    def call(self, function: Callable[..., Any], *arguments: str) -> str:
        """A call of a function, under a name of its own."""
        name = next((known for known, value in self.names.items() if value is function), "")
        if not name:
            name = f"the_{function.__name__}"
            self.names[name] = function
        return f"{name}({', '.join(arguments)})"

    # --- questions

    def candidates(self, width: int) -> str:
        """The name of a function that lists all values of a part."""
        name = f"first_{width}"
        if f"def {name}(s: State) -> Ids[int]:" not in self.lines:
            self.write(f"{name}(s: State) -> Ids[int]", f"return ids({width})")
        return name

    def told(self, verb: Verb, event: AnyEvent, phase: int) -> str:
        """The name of a function that tells an action and does it."""
        phrase = self.actions.phrase(verb.family.start)
        name, parts = f"{as_identifier(phrase.name)}_{phase}", self.parts(verb)
        self.names[f"TOLD_{name}"] = event
        who = [self.call(verb.to, "s")] if verb.to else [] if phrase.chance else ["s.actor"]
        body = [f"tell({', '.join(['s', f'TOLD_{name}', *who, *parts])})"]
        if verb.effect:
            body.append(self.call(verb.effect, "s", *parts))
        self.write(f"do_{name}({self.head(parts)}) -> None", *body)
        return f"do_{name}"

    def possible(self, verb: Verb, phase: int) -> str:
        """The name of a function that refuses outcomes without weight."""
        assert verb.weight
        parts, name = self.parts(verb), f"refuse_{verb.family.start}_{phase}"
        weight = self.call(verb.weight, "s", *parts)
        self.write(f"{name}({self.head(parts)}) -> int", f"return 0 if {weight} > 0 else 1")
        return name

    def weighed(self, question: Question, phase: int) -> str:
        """The name of a function that writes the weights of a question's outcomes."""
        body = ["for i in range(n):"]
        for verb in question.verbs:
            start, seconds, thirds = verb.family.start, verb.family.seconds, verb.family.thirds
            parts = (f"(out[i] - {start}) // {seconds * thirds}", f"(out[i] - {start}) // {thirds} % {seconds}")
            count = len(self.parts(verb))
            given = [*parts, f"(out[i] - {start}) % {thirds}"][:count]
            if count == 1:
                given = [f"out[i] - {start}"]
            weight = self.call(verb.weight, "s", *given) if verb.weight else "1"
            body += [f"{INDENT}if {start} <= out[i] < {verb.family.stop}:", f"{INDENT * 2}weight[i] = {weight}"]
        name = f"weigh_{phase}"
        self.write(f"{name}(s: State, out: Actions, n: int, weight: Weights) -> None", *body)
        return name

    def parts(self, verb: Verb) -> list[str]:
        return [f"part{number}" for number in range(len(self.actions.phrase(verb.family.start).parts))]

    def head(self, parts: list[str]) -> str:
        return ", ".join(["s: State", *(f"{part}: int" for part in parts)])

    # --- score

    def scoring(self, score: Callable[..., int]) -> None:
        """`score`, `score_part`, and a value that is the score alone."""
        own = self.call(score, "s", "seat")
        self.write("score(s: State, out: Numbers) -> None", "for seat in range(s.seats):", f"{INDENT}out[seat] = {own}")
        self.write("score_part(s: State, seat: int, key: int) -> int", f"return {own}")
        self.write(
            "value(s: State, seat: int) -> int",
            "total = 0",
            "for other in range(s.seats):",
            f"{INDENT}total += (s.seats - 1 if other == seat else -1) * {self.call(score, 's', 'other')}",
            "return 1000 * total",
        )
        self.write("pace(s: State) -> int", "return s.turns")

    # --- bounds

    def auditing(self, questions: int, own: Callable[..., int] | None) -> list[str]:
        """`audit`, which checks bounds, and then what the file's own audit checks. Returns what each fault means."""
        faults = ["", "active is not a seat", "phase is not a question"]
        body = ["if not 0 <= s.active < s.seats:", f"{INDENT}return 1"]
        body += [f"if not 0 <= s.phase < {questions}:", f"{INDENT}return 2"]
        for field in self.fields:
            low, high = (0, self.seats) if field.has(of_seat) else field.bounds
            faults.append(f"{field.word} is not between {low} and {high}; say otherwise with between(low, high)")
            fault = len(faults) - 1
            if field.length:
                body += [
                    f"for i in range({field.length}):",
                    f"{INDENT}if not {low} <= {field.source('i')} <= {high}:",
                    f"{INDENT * 2}return {fault}",
                ]
            else:
                body += [f"if not {low} <= {field.source()} <= {high}:", f"{INDENT}return {fault}"]
        self.write("audit(s: State) -> int", *body, f"return {self.call(own, 's')}" if own else "return 0")
        return faults

    # --- secrets

    def hiding(self, drawn: dict[int, Drawn], shown: dict[str, Callable[..., bool]]) -> None:
        """`hide` writes -1 over what the seat does not know; `guess` draws a value for each -1, as chance would."""
        hide, guess = [], []
        for field in self.fields:
            mark = field.marked(Hidden)
            if mark is None:
                continue
            each, indent = field.size // self.seats, ""
            if mark.shown:
                hide += [f"if not {self.call(shown[mark.shown], 's')}:"]
                indent = INDENT
            place = field.source("i")
            hide += [
                f"{indent}for i in range({field.size}):",
                f"{indent}{INDENT}if i // {each} != seat and {place} != 0:",
                f"{indent}{INDENT * 2}{place} = -1",
            ]
            guess += self.guessing(field, mark, drawn)
        self.write("hide(s: State, seat: int) -> None", *hide or ["return"])
        self.write("guess(s: State, seat: int, random: Random) -> None", *guess or ["return"])

    def guessing(self, field: Field, mark: Hidden, drawn: dict[int, Drawn]) -> list[str]:
        """Take everything unknown away, then draw it place by place."""
        size, place = mark.family.stop - mark.family.start, field.source("i")
        verb = drawn[mark.family.start].verb if mark.family.start in drawn else None
        weight = self.call(verb.weight, "s", "part") if verb and verb.weight else "1"
        if size > 1 and field.size > 62:
            raise ValueError(f"{field.word}: more than 62 hidden places need hide and guess of their own")
        return [
            "unknown = 0",
            f"for i in range({field.size}):",
            f"    if {place} == -1:",
            "        unknown |= 1 << i",
            f"        {place} = 0",
            f"for i in range({field.size}):",
            "    if unknown >> i & 1 != 0:",
            "        total = 0",
            f"        for part in range({size}):",
            f"            total += {weight}",
            "        rest = draw_below(random, total)",
            "        pick = -1",
            f"        for part in range({size}):",
            f"            rest -= {weight}",
            "            if rest < 0 and pick < 0:",
            "                pick = part",
            f"        {place} = pick + 1",
        ]

    # --- features

    def observing(self, questions: int) -> None:
        """`observe`, without branches, because they would be mispredicted: who is asked, the question, and each field.
        Fields per seat begin with the observer's own."""
        features, seats = self.features, self.seats
        at = features.block("asked", seats)
        body = ["if s.actor >= 0:", f"{INDENT}out[{at} + place_from(seat, s.actor, s.seats)] = 1"]
        if questions > 1:
            at = features.block("question", questions)
            body.append(f"out[{at} + s.phase] = 1")
        for field in self.fields:
            body += self.observed(field)
        self.write("observe(s: State, seat: int, out: Units) -> int", *body, f"return {features.size}")

    def observed(self, field: Field) -> list[str]:
        features, seats, size = self.features, self.seats, field.size
        mark, each = field.marked(Hidden), size // seats
        if mark:  # one's own only, counted by outcome
            wide = mark.family.stop - mark.family.start
            at = features.block(field.word, wide, high=float(each))
            own = field.source(f"seat * {each} + i")
            return [f"for i in range({each}):", f"    if {own} > 0:", f"        out[{at - 1} + {own}] += 1"]
        if field.has(of_seat) and seats * size <= MOST_PLANES:
            at = features.block(field.word, seats * size)
            here = f"out[{at} + place * {size} + i] = 1 if {field.source('i')} == whose else 0"
            loops = ["for place in range(s.seats):", f"{INDENT}whose = (seat + place) % s.seats + 1"]
            return [*loops, f"{INDENT}for i in range({size}):", INDENT * 2 + here]
        bounds = self.scale(field)
        at = features.block(field.word, size, **bounds)
        if field.has(of_seat):
            return [
                f"for i in range({size}):",
                f"    whose = {field.source('i')}",
                f"    out[{at} + i] = (whose - 1 - seat) % s.seats + 1 if whose != 0 else 0",
            ]
        if field.is_per_seat:
            return [
                f"for i in range(s.seats * {each}):",
                f"    out[{at} + place_from(seat, i // {each}, s.seats) * {each} + i % {each}] = {field.source('i')}",
            ]
        if field.length:
            return [f"for i in range({size}):", f"    out[{at} + i] = {field.source('i')}"]
        return [f"out[{at}] = {field.source()}"]

    def scale(self, field: Field) -> dict[str, Any]:
        """The bounds and the unit of a block, from what the field declares."""
        low, high = (0, self.seats) if field.has(of_seat) else field.bounds
        unit = UNIT
        if field.has(of_seat) or field.marked(Between) is not None:
            unit = 1 << max(abs(low), abs(high), 1).bit_length() - 1
        return {"units": unit, "low": low / unit, "high": high / unit}


def as_identifier(name: str) -> str:
    return re.sub(r"\W", "_", name)
