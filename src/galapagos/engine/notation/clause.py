"""Clauses of a position's text, declared once for writing and parsing.

    Clause("turn {turn:number}")
    Clause("{owner:player} {blocks:blocks} {cell:environment} {marks:marks}", items=creatures, find=new_creature, key=0)

A clause is a pattern of words and `{field:codec}` slots. A bracket is optional: it is left out if its slots have
nothing to write, and adjacent brackets may come in any order. A slot that takes all further words ends where an
adjacent bracket begins. `items` are the objects to write a clause for, and `find` returns the object that a parsed
clause describes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ..errors import Refused
from ..game import Game
from ..language.contract import CHANCE
from .codec import ALL_FURTHER, Bits, Codec, Counts, Custom, Name, Names, Number, Rest, Times, Words, named

__all__ = [
    "Bits",
    "Clause",
    "Codec",
    "Column",
    "Counts",
    "Custom",
    "Item",
    "Name",
    "Names",
    "Never",
    "Notation",
    "Number",
    "Rest",
    "Times",
    "Words",
    "named",
    "table",
]

TOKEN = re.compile(r"\[|\]|\{(\w*):(\w+)\}|[^\s\[\]{}]+")


class Item:
    """A struct with its number, or one index into all arrays of a state: `Item(s, seat).tokens` is `s.tokens[seat]`.

    Subclasses may have properties for fields whose text differs from the state.
    """

    def __init__(self, s: Any, number: int, struct: Any = None) -> None:
        self.__dict__.update(s=s, number=number, struct=struct)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.s, name)[self.number] if self.struct is None else getattr(self.struct, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "number":
            return
        if is_property(self, name):
            object.__setattr__(self, name, value)
        elif self.struct is None:
            getattr(self.s, name)[self.number] = value
        else:
            setattr(self.struct, name, value)


def is_property(item: Any, name: str) -> bool:
    return isinstance(getattr(type(item), name, None), property)


class Column:
    """One field of several structs, as an array: `Column(s.players).deck`."""

    def __init__(self, structs: Any, field: str = "") -> None:
        self.structs, self.field = structs, field

    def __getattr__(self, field: str) -> Column:
        return Column(self.structs, field)

    def __iter__(self) -> Iterator[int]:
        return (getattr(one, self.field) for one in self.structs)

    def __setitem__(self, place: int, value: int) -> None:
        setattr(self.structs[place], self.field, value)


class Slot(NamedTuple):
    field: str
    codec: str


class Bracket(NamedTuple):
    """An optional part of a clause."""

    tokens: list[Any]


@dataclass(frozen=True)
class Clause:
    pattern: str
    items: Callable[[Any], Iterable[Any]] = lambda s: (s,)
    find: Callable[[Any, list[str]], Any] = lambda s, words: s
    key: int = 1  # words by which duplicates are recognized; 0: duplicates are allowed

    @cached_property
    def tokens(self) -> list[Any]:
        stack: list[list[Any]] = [[]]
        for match in TOKEN.finditer(self.pattern):
            if match[0] == "[":
                stack.append([])
            elif match[0] == "]":
                bracket = Bracket(stack.pop())
                stack[-1].append(bracket)
            else:
                stack[-1].append(Slot(match[1], match[2]) if match[2] else match[0])
        return stack[0]


class Never(NamedTuple):
    """An impossible situation: `why` returns a Refused for an item that is in it, and something else for others."""

    of: Callable[[Any], Iterable[tuple[str, Any]]]  # named items
    why: Callable[[Any, str, Any], object]


def table(s: Any) -> Iterable[tuple[str, Any]]:
    """The whole position as the only item."""
    return (("", s),)


class Notation:
    """The notation of a game's positions.

    `prepare(s, clauses)` is called before the clauses are read, and `complete(s, first_words)` afterwards. Clauses
    end at any of the `separators`. `players(clauses)` is the number of seats if no clause gives it, by default the
    minimum."""

    def __init__(
        self,
        codecs: dict[str, Codec],
        clauses: tuple[Clause, ...],
        *,
        prepare: Callable[[Any, list[list[str]]], None],
        complete: Callable[[Any, set[str]], None],
        never: tuple[Never, ...] = (),
        go_on: Callable[[Any], None],
        separators: str = ";",
        players: Callable[[list[list[str]]], int] | None = None,
    ) -> None:
        self.codecs, self.clauses = {"number": Number(), **codecs}, clauses
        self.prepare, self.complete, self.never, self.go_on = prepare, complete, never, go_on
        self.separators, self.players = separators, players

    # --- writing

    def write(self, game: Game, s: Any) -> str:
        said = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in game.option_texts(s).items())]
        for clause in self.clauses:
            for item in clause.items(s):
                words = self._written(clause.tokens, item)
                if words:
                    said.append(" ".join(words))
        return "; ".join(said)

    def _written(self, tokens: list[Any], item: Any) -> list[str]:
        """The words of a clause; none if a slot outside brackets has nothing to write."""
        words: list[str] = []
        for token in tokens:
            if isinstance(token, Bracket):
                words += self._written(token.tokens, item)
            elif isinstance(token, Slot):
                word = self.codecs[token.codec].write(getattr(item, token.field) if token.field else item)
                if word is None:
                    return []
                words += word.split()
            else:
                words.append(token)
        return words

    # --- parsing

    def read(self, game: Game, text: str) -> Any:
        clauses = [words for words in (clause.split() for clause in re.split(f"[{self.separators}]", text)) if words]
        seats = _seats(clauses)
        if seats is None:
            seats = self.players(clauses) if self.players else game.seats[0]
        s = game.recorded_state(seats, _options(clauses))
        self.prepare(s, clauses)
        said = self._read_clauses(s, [words for words in clauses if words[0] not in ("seats", "option")])
        self.complete(s, said)
        for never in self.never:
            for name, item in never.of(s):
                why = never.why(s, name, item)
                if isinstance(why, Refused):
                    raise why
        self.go_on(s)
        s.actor = asked_in(game, s)
        return s

    def _read_clauses(self, s: Any, texts: list[list[str]]) -> set[str]:
        """Read clauses in the order of their declarations; return the first words of all clauses."""
        found = [(self._clause(s, words), words) for words in texts]
        for clause in self.clauses:
            own = [words for other, words in found if other is clause]
            _refuse_doubles(own, clause.key)
            for words in own:
                item = clause.find(s, words)
                rest = self._fill(clause.tokens, item, words)
                bracket = _untaken(clause.tokens, len(words) - len(rest))
                if rest and bracket:
                    self._fill(bracket.tokens, item, rest)  # raises the specific error
                if rest:
                    raise Refused("clause-too-long", words=repr(" ".join(words)), rest=repr(" ".join(rest)))
        return {words[0] for words in texts}

    def _clause(self, s: Any, words: list[str]) -> Clause:
        fitting = [clause for clause in self.clauses if self._fits(clause.tokens[0], words[0])]
        if not fitting:
            keys = sorted({str(clause.tokens[0]) for clause in self.clauses if isinstance(clause.tokens[0], str)})
            raise Refused("clause-unknown", word=repr(words[0]), names=", ".join(keys))
        return max(
            fitting,
            key=lambda clause: sum(self._fits(token, word) for token, word in zip(clause.tokens, words, strict=False)),
        )

    def _fits(self, token: Any, word: str) -> bool:
        if isinstance(token, Bracket):
            return self._fits(token.tokens[0], word)
        if isinstance(token, str):
            return token == word
        try:
            self.codecs[token.codec].read(word)
        except Refused:
            return False
        return True

    def _fill(self, tokens: list[Any], item: Any, words: list[str], ends: frozenset[str] = frozenset()) -> list[str]:
        """Read words into an item, and return the words left over. A slot for all further words stops at `ends`."""
        brackets: list[Bracket] = []
        for token in [*tokens, None]:
            if isinstance(token, Bracket):
                brackets.append(token)
                continue
            words, brackets = self._fill_brackets(brackets, item, words, ends), []
            if token is None:
                break
            if not words:
                raise Refused("clause-incomplete", what=token.codec if isinstance(token, Slot) else token)
            if isinstance(token, Slot) and isinstance(self.codecs[token.codec], ALL_FURTHER):
                stop = next((place for place, word in enumerate(words) if word in ends), len(words))
                words = [" ".join(words[:stop]), *words[stop:]]
            word, *words = words
            if isinstance(token, Slot):
                _put(item, token.field, self.codecs[token.codec].read(word))
            elif token != word:
                raise Refused("word-expected", word=repr(word), other=repr(token))
        return words

    def _fill_brackets(self, brackets: list[Bracket], item: Any, words: list[str], ends: frozenset[str]) -> list[str]:
        """Read adjacent brackets in any order."""
        ends |= {bracket.tokens[0] for bracket in brackets if isinstance(bracket.tokens[0], str)}
        left = list(brackets)
        while words:
            fitting = next((bracket for bracket in left if self._fits(bracket.tokens[0], words[0])), None)
            if fitting is None:
                break
            left.remove(fitting)
            words = self._fill(fitting.tokens, item, words, ends)
        return words


def asked_in(game: Game, s: Any) -> int:
    """The seat that is asked, or CHANCE; the state's actor if no question is open."""
    place = game.rules.question(s)
    if place < 0:
        return int(s.actor)
    who = game.rules.QUESTIONS[place].who
    return int(who(s)) if who else CHANCE


def _untaken(tokens: list[Any], taken: int) -> Bracket | None:
    """The unread bracket at the end of a clause, if it is the only one that could come next."""
    *before, last = tokens
    if not isinstance(last, Bracket) or (before and isinstance(before[-1], Bracket)):
        return None
    return last if taken <= len(before) else _untaken(last.tokens, taken - len(before))


def _put(item: Any, field: str, value: Any) -> None:
    """Store a value in a field, or several values in an array."""
    if not field:
        return
    if isinstance(value, (list, tuple)) and not is_property(item, field):
        array = getattr(item, field)
        for i, one in enumerate(value):
            array[i] = one
        return
    try:
        setattr(item, field, value)
    except Refused:
        raise
    except (OverflowError, ValueError):
        raise Refused("value-too-large", value=value, field=field) from None


def _refuse_doubles(clauses: list[list[str]], key: int) -> None:
    said = set()
    for words in clauses if key else ():
        name = " ".join(words[:key])
        if name in said:
            raise Refused("clause-twice", name=name)
        said.add(name)


def _seats(clauses: list[list[str]]) -> int | None:
    """The number of seats in the text, or None."""
    said = [words for words in clauses if words[0] == "seats"]
    _refuse_doubles(said, 1)
    if any(len(words) != 2 for words in said):
        raise Refused("seats-malformed", words=repr(" ".join(said[0])))
    return Number().read(said[0][1]) if said else None


def _options(clauses: list[list[str]]) -> dict[str, str]:
    said = [word.partition("=") for words in clauses if words[0] == "option" for word in words[1:] or [""]]
    for name, equals, _ in said:
        if not equals:
            raise Refused("option-malformed", word=repr(name))
    _refuse_doubles([["option", name] for name, _, _ in said], 2)
    return {name: value for name, _, value in said}
