"""Messages: an id and parameters, chosen by Python and worded by a catalogue, here or in a page.

A catalogue is a file in the Fluent format for each game and language, `games/<game>/en.ftl`, beside one for what all games share.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from .errors import Refused

ENGLISH = "en"
HERE = Path(__file__).parent


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The id of a message in the catalogues, with arguments: words of the notation, numbers, and other messages."""

    id: str
    args: dict[str, Value] = {}
    words: str = ""                 # the sentence, where a language was asked for


Value = str | int | Message | list["str | Message"]


class Catalogue:
    """The words of a game, and of all games, in one language.

    With other components a game may have things that no catalogue names: with `has_gaps` they are called by their ids.
    """

    def __init__(self, language: str, files: list[Path], has_gaps: bool = False) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language, self.has_gaps = language, has_gaps
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        self._plain: dict[str, list[tuple[bool, str]] | None] = {}

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def word(self, message: Message, known: dict[int, str] | None = None) -> str:
        """In the words of the language. `known` keeps those of parameters, which many messages may share."""
        if self.has_gaps and not self.has(message.id.partition(".")[0]):
            return message.id.replace("-", " ")
        args = {name: value if isinstance(value, (str, int)) else self._said(value, known) for name, value in message.args.items()}
        plain = self._plain_parts(message.id)
        if plain is not None:
            return "".join([str(args[part]) if is_parameter else part for is_parameter, part in plain])
        words, errors = self._bundle.format_pattern(self._pattern(message.id), args)
        if errors:
            raise KeyError(f"{message.id}: {errors}")
        return str(words)

    def say(self, name: str, **args: Value) -> str:
        """`words.say("board-turn", turn=4)`."""
        return self.word(Message(name, args))

    def sentence(self, message: Message, known: dict[int, str] | None = None) -> str:
        words = self.word(message, known)
        return words[:1].upper() + words[1:]

    def attribute(self, name: str, attribute: str) -> str:
        """`why-too-far.rule`: what belongs to a message."""
        return self.word(Message(f"{name}.{attribute}"))

    def worded(self, message: Message, known: dict[int, str] | None = None) -> Message:
        return Message(message.id, message.args, self.sentence(message, known))

    def _said(self, value: Message | list[str | Message], known: dict[int, str] | None) -> str:
        if known is not None and id(value) in known:
            return known[id(value)]
        if isinstance(value, Message):
            words = self.word(value, known)
        else:
            words = self._listed([item if isinstance(item, str) else self.word(item, known) for item in value])
        if known is not None:
            known[id(value)] = words
        return words

    def _listed(self, words: list[str]) -> str:
        """`white, orange and pink`."""
        if len(words) < 2:
            return "".join(words)
        return self.word(Message("list", {"first": ", ".join(words[:-1]), "last": words[-1]}))

    def _pattern(self, name: str) -> Any:
        """Of a message, or of what belongs to one: `card-lurch.text`."""
        name, _, attribute = name.partition(".")
        message = self._bundle.get_message(name)
        return message.attributes[attribute] if attribute else message.value

    def _plain_parts(self, name: str) -> list[tuple[bool, str]] | None:
        """A message that only puts its parameters between words, taken apart; None where the language has to choose a form."""
        if name not in self._plain:
            from fluent.runtime.resolver import Placeable, TextElement, VariableReference

            pattern = self._pattern(name)
            inner: list[Any] = [element.expression if isinstance(element, Placeable) else element for element in getattr(pattern, "elements", [pattern])]
            is_plain = all(isinstance(element, (TextElement, VariableReference)) for element in inner)
            parts = [(True, element.id.name) if isinstance(element, VariableReference) else (False, element.value) for element in inner] if is_plain else None
            self._plain[name] = parts
        return self._plain[name]


def files_of(game: str, language: str) -> list[Path]:
    """Those of all games, and the game's own: in English where it has none in that language."""
    folder = Path(import_module(f"galapagos.games.{game}").__path__[0])
    own = folder / f"{language}.ftl"
    return [HERE / f"{language}.ftl", own if own.exists() else folder / f"{ENGLISH}.ftl"]


def languages() -> list[str]:
    return sorted(file.stem for file in HERE.glob("*.ftl"))


@cache
def catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    if language not in languages():
        raise Refused(f"There is no language {language!r}: use {', '.join(languages())}.")
    from .game import game_names

    return Catalogue(language, files_of(game, language), has_gaps=game not in game_names())


def as_name(word: Any) -> str:
    """A word of Python or of the notation as part of a message's id."""
    return str(word).lower().replace("_", "-").replace(" ", "-")
