"""Positions of a game in one file as text: a clause for each field that differs from the first position.

seats 2; active yellow; discs ......./......./......./......./......./...1...; heights 0*3 1 0*3
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.contract import OVER
from galapagos.engine.notation.clause import Clause, Item, Notation
from galapagos.engine.notation.codec import Rest

from .board import Grid
from .marks import Field, of_seat
from .view import ShownField

SET_BY_READING = ("actor", "seats")
NOBODY = "."


def notation(game: Game, shown: Sequence[ShownField], questions: Sequence[str], names: Sequence[str]) -> Notation:
    """The notation of a game's fields."""
    return Notation(
        {"numbers": Rest(lambda values: values, lambda words: words)},
        tuple(clause(game, one, questions, names) for one in shown if one.field.name not in SET_BY_READING),
        prepare=lambda s, clauses: None,
        complete=lambda s, said: None,
        go_on=close,
    )


def close(s: Any) -> None:
    if s.ending:
        s.actor = OVER


def clause(game: Game, shown: ShownField, questions: Sequence[str], names: Sequence[str]) -> Clause:
    field = shown.field

    def changed(s: Any) -> Iterator[FieldItem]:
        first = game.recorded_state(s.seats, game.option_texts(s))
        if field.values(first) != field.values(s):
            yield FieldItem(s, shown, questions, names)

    return Clause(f"{field.word} {{written:numbers}}", changed, lambda s, words: FieldItem(s, shown, questions, names))


class FieldItem(Item):
    """One field of a state, with its words."""

    def __init__(self, s: Any, shown: ShownField, questions: Sequence[str], names: Sequence[str]) -> None:
        super().__init__(s, 0)
        self.__dict__.update(shown=shown, field=shown.field, words=words_of(shown, questions, names))

    @property
    def written(self) -> str:
        values = self.field.values(self.s)
        if is_board(self.field):
            signs = "".join(str(value) if 0 < value < 10 else NOBODY for value in values)
            return "/".join(lines(self.shown, signs))
        runs = [(value, len(list(run))) for value, run in groupby(values)]
        return " ".join(f"{self.word(value)}*{n}" if n > 1 else self.word(value) for value, n in runs)

    @written.setter
    def written(self, text: str) -> None:
        values = list(self.read(text))
        if len(values) != self.field.size:
            raise Refused("clause-numbers-wrong", field=self.field.word, count=len(values), size=self.field.size)
        self.field.put(self.s, values)

    def read(self, text: str) -> Iterator[int]:
        if is_board(self.field):
            signs = "".join(lines(self.shown, text.replace(" ", "").replace("/", "")))
            yield from (0 if sign == NOBODY else number(sign) for sign in signs)
            return
        for word in text.split():
            name, star, times = word.partition("*")
            n = number(times) if star else 1
            if not 0 < n <= self.field.size:
                raise Refused("number-expected-up-to", word=repr(times), most=self.field.size)
            yield from [self.value(name)] * n

    def word(self, value: int) -> str:
        return self.words[value] if 0 <= value < len(self.words) else str(value)

    def value(self, word: str) -> int:
        return self.words.index(word) if word in self.words else number(word)


def words_of(shown: ShownField, questions: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names of a field's values; empty if they are numbers."""
    name = shown.field.name
    if name == "phase":
        return [as_word(question) for question in questions]
    if name == "active":
        return [as_word(one) for one in names]
    return [as_word(word) or "-" for word in shown.words or ()] if not shown.field.has(of_seat) else []


def as_word(name: str) -> str:
    return name.replace(" ", "_")


def is_board(field: Field) -> bool:
    return field.has(of_seat) and field.length > 1


def lines(shown: ShownField, signs: str) -> list[str]:
    """The rows of a grid, as one sees them."""
    grid = shown.thing
    if not isinstance(grid, Grid) or grid.at:
        return [signs]
    rows = [signs[start : start + grid.columns] for start in range(0, len(signs), grid.columns)]
    return rows[::-1] if grid.up else rows


def number(word: str) -> int:
    if not (word.removeprefix("-").isdecimal() and word.isascii() and len(word) < 12):
        raise Refused("number-expected", word=repr(word))
    return int(word)
