"""The catalogue of a game in one file, made from its names and sentences.

A file beside the game's, such as `finches.de.ftl`, has better words in a language: its messages come first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.language.action import Families, Phrase
from galapagos.engine.language.option import Option
from galapagos.engine.words.message import Catalogue, Message, Value, as_name, catalogue

from .question import Question, Verb

LONGEST_NAME = 40
SEATS = ("red", "blue", "green", "yellow", "pink", "orange", "teal", "white")  # the names of players who have none


class DerivedWords:
    """The names and sentences of a file, and the catalogue made from them in any language."""

    def __init__(
        self,
        title: str,
        sentence: str,
        names: Sequence[str],
        actions: Families,
        questions: Sequence[Question],
        reasons: Sequence[str],
        endings: Sequence[str],
        options: Sequence[Option],
        has_score: bool,
    ) -> None:
        self.title, self.sentence, self.names, self.actions = title, sentence, names, actions
        self.questions, self.reasons, self.endings = questions, reasons, endings
        self.options, self.has_score = options, has_score

    def catalogue(self, language: str) -> str:
        return "".join(f"{line}\n" for line in self.lines(catalogue("", language)))

    def lines(self, own: Catalogue) -> Iterator[str]:
        """Messages in Fluent's format. A parameter of ours stays one: `{ $player }`."""
        yield f"title = {on_one_line(self.title)}"
        yield f"sentence = {on_one_line(self.sentence)}"
        yield f"board-head = {own.say('derived-head', turn='{ $turn }', player='{ $player }')}"
        for name in self.names:
            known = f"derived-{name}"
            yield f"player-{as_name(name)} = {own.say(known) if own.has(known) else name}"
        for question in self.questions:
            yield from self.asks(question, own)
        yield f"why-not-now = {own.say('derived-not-now')}"
        for number, reason in enumerate(self.reasons, 2):
            yield f"why-reason-{number} = {on_one_line(reason)}"
        for name in ("won", "shared", "ended"):
            yield f"ending-{name} = {own.say(f'derived-{name}')}"
        for name, ending in zip(ending_names(self.endings), self.endings, strict=True):
            yield f"ending-{name} = {on_one_line(ending)}"
        yield f"score-score = {own.say('derived-score')}"
        if not self.has_score:
            yield f"won-score = {own.say('derived-wins', player='{ $player }')}"
        for option in self.options:
            yield f"option-{as_name(option.name)} = {on_one_line(option.sentence)}"

    def asks(self, question: Question, own: Catalogue) -> Iterator[str]:
        player, is_chance = "{ $player }", self.is_chance(question)
        usual, others = ("derived-chance", "derived-chance") if is_chance else ("derived-asked", "derived-others")
        yield f"ask-{as_name(question.name)} = {on_one_line(question.says) or own.say(usual, player=player)}"
        said = on_one_line(question.others) or own.say(others, player=player)
        yield f"    .others = {said}"
        for verb in question.verbs:
            phrase = self.phrase(verb)
            does = on_one_line(verb.says) or does_of(phrase)
            yield f"do-{as_name(phrase.name)} = {does[:1].upper()}{does[1:]}"
            template = "derived-rolled" if phrase.chance and not verb.to else "derived-told"
            told = on_one_line(verb.tells) or own.say(template, player=player, does=does)
            yield f"event-{as_name(phrase.name)} = {told}"
            yield f"event-{as_name(phrase.name)}-hidden = {own.say('derived-hidden', player=player)}"

    def is_chance(self, question: Question) -> bool:
        return all(self.phrase(verb).chance for verb in question.verbs)

    def phrase(self, verb: Verb) -> Phrase:
        return self.actions.phrase(verb.family.start)


def does_of(phrase: Phrase) -> str:
    """An action as it is typed: `eat { $seed }`."""
    return " ".join([phrase.name, *(f"{{ ${part.word} }}" for part in phrase.parts)])


def ending_names(sentences: Sequence[str]) -> list[str]:
    """A name for each ending, from its sentence: `all-seeds-are-eaten`."""
    names = [re.sub(r"[^a-z0-9]+", "-", sentence.lower()).strip("-")[:LONGEST_NAME] for sentence in sentences]
    return [name if name[:1].isalpha() and names.count(name) == 1 else f"{n}-{name}" for n, name in enumerate(names, 1)]


def on_one_line(sentence: str) -> str:
    return " ".join(sentence.split())


class DerivedText:
    """`text.py` of a game whose sentences have only the parts of actions and events as parameters."""

    def __init__(self, names: Sequence[str]) -> None:
        self.seats = [Message(f"player-{as_name(name)}") for name in names]

    def seat_name(self, s: Any, seat: int) -> Message:
        return self.seats[seat]

    def name(self, s: Any, ids: PieceIds, what: str, number: int) -> Message | None:
        return self.seats[number] if what == "player" else None

    def owner(self, s: Any, what: str, number: int) -> int:
        return -1

    def prompt(self, s: Any, ids: PieceIds, question: str) -> dict[str, Value]:
        return {}

    def ending(self, s: Any) -> dict[str, Value]:
        return {}

    def choice(self, s: Any, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
        return args

    def event(
        self, s: Any, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]
    ) -> dict[str, Value]:
        return args
