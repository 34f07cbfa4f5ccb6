"""Messages: an id and parameters that a catalogue turns into a sentence, here or in the page.

A catalogue is a file in the Fluent format. Each game and each layer has one per language: `games/<game>/en.ftl`,
`engine/en.ftl`, `cli/en.ftl`. An id such as `dodo/card-twice` belongs to the catalogue of that game. All other ids are
unique among the layers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from .harmless import quoted

ENGLISH = "en"
LONGEST = 10_000  # letters of a parameter: messages that repeat what is in them could fill the memory
ENGINE = Path(__file__).parents[1]
DERIVED = "__words__"  # of a game in one file: a function that returns its catalogue in a language
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = (.+)$(?!\n+[ \t]+[^.\s])", re.M)  # a message on one line
GAP = re.compile(r"\{ \$([\w-]+) \}")


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The id of a message, with arguments: words of the notation, numbers, and other messages."""

    id: str
    args: dict[str, Value] = {}
    words: str = ""  # the sentence, if a language was requested


Value = str | int | Message | list["str | Message"]


def message_of(message: str | Message, args: Mapping[str, object]) -> Message:
    """A message from an id and arbitrary values: a `Refused` becomes its message, other objects their `str`."""
    if isinstance(message, Message):
        return message
    return Message(message, {name: _value(value) for name, value in args.items()})


def refusal_of(message: str | Message, args: Mapping[str, object]) -> Message:
    """The same, with each text as one harmless line, because a stranger may have typed it."""
    said = message_of(message, args)
    safe = {name: quoted(arg) if isinstance(arg, str) else arg for name, arg in said.args.items()}
    return Message(said.id, safe, said.words)


def _value(value: object) -> Value:
    if isinstance(value, (str, int, Message, list)):
        return value
    message = getattr(value, "message", None)
    return message if isinstance(message, Message) else str(value)


def either(words: Sequence[str]) -> str | Message:
    """`white, orange or pink`."""
    return words[0] if len(words) == 1 else Message("either", {"first": ", ".join(words[:-1]), "last": words[-1]})


def one_of(numbers: Sequence[int]) -> str | Message:
    """`2 to 5`, or `4 or 6`."""
    least, most = numbers[0], numbers[-1]
    if len(numbers) > 2 and len(numbers) == most - least + 1:
        return Message("from-to", {"least": least, "most": most})
    return either([str(number) for number in numbers])


class Catalogue:
    """The messages of a game and of the engine in one language.

    A game with changed components may have pieces without a message. With `has_gaps` they are called by their ids.
    """

    def __init__(self, language: str, files: list[Path], has_gaps: bool = False, derived: Sequence[str] = ()) -> None:
        self.language, self.has_gaps = language, has_gaps
        self._texts = [*(file.read_text(encoding="utf-8") for file in files), *derived]
        self._plain = {name: parts for text in reversed(self._texts) for name, parts in plain_messages(text)}

    @cached_property
    def _bundle(self) -> Any:
        """The Fluent runtime, which takes 0.1 s to load. Only messages with selectors need it."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        for text in self._texts:
            bundle.add_resource(FluentResource(text))
        return bundle

    def has(self, name: str) -> bool:
        return name in self._plain or bool(self._bundle.has_message(name))

    def word(self, message: Message, known: dict[int, str] | None = None) -> str:
        """The text of a message. `known` caches the texts of parameters that several messages share."""
        plain = self._plain.get(message.id)
        if plain is None and "/" in message.id:
            game, _, name = message.id.partition("/")
            return catalogue(game, self.language).reason(Message(name, message.args))
        if plain is None and self.has_gaps and not self.has(message.id.partition(".")[0]):
            return message.id.replace("-", " ")
        args = {
            name: value if isinstance(value, (str, int)) else self._said(value, known)
            for name, value in message.args.items()
        }
        if plain is not None:
            return "".join([str(args[part]) if i % 2 else part for i, part in enumerate(plain)])
        words, errors = self._bundle.format_pattern(self._pattern(message.id), args)
        if errors:
            raise KeyError(f"{message.id}: {errors}")
        return str(words)

    def reason(self, message: Message) -> str:
        """The text with the section of the rules, if any: `No dinosaur stands there. [Movement and Combat]`."""
        words = self.word(message)
        has_rule = "." not in message.id and "rule" in self._bundle.get_message(message.id).attributes
        return f"{words} [{self.attribute(message.id, 'rule')}]" if has_rule else words

    def say(self, name: str, **args: Value) -> str:
        """`words.say("board-turn", turn=4)`."""
        return self.word(Message(name, args))

    def sentence(self, message: Message, known: dict[int, str] | None = None) -> str:
        words = self.word(message, known)
        return words[:1].upper() + words[1:]

    def attribute(self, name: str, attribute: str) -> str:
        """An attribute of a message, such as `why-too-far.rule`."""
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
        if len(words) > LONGEST:
            raise KeyError(f"{len(words)} letters")
        if known is not None:
            known[id(value)] = words
        return words

    def _listed(self, words: list[str]) -> str:
        """`white, orange and pink`."""
        if len(words) < 2:
            return "".join(words)
        return self.word(Message("list", {"first": ", ".join(words[:-1]), "last": words[-1]}))

    def _pattern(self, name: str) -> Any:
        """The pattern of a message or attribute, such as `card-lurch.text`."""
        name, _, attribute = name.partition(".")
        message = self._bundle.get_message(name)
        return message.attributes[attribute] if attribute else message.value


def plain_messages(text: str) -> Iterator[tuple[str, list[str]]]:
    """Messages without selectors, split into words, parameter, words, …"""
    for name, words in PLAIN.findall(text):
        parts = GAP.split(words)
        if not any("{" in part for part in parts[::2]):
            yield name, parts


def files_of(game: str, language: str) -> list[Path]:
    """The engine's file and the game's own (English if it lacks the language). Without a game, those of all layers."""
    if not game:
        return sorted(ENGINE.parent.glob(f"*/{language}.ftl"))
    module = import_module(f"galapagos.games.{game}")
    if hasattr(module, DERIVED):
        return [ENGINE / f"{language}.ftl"]
    folder = Path(module.__path__[0])
    own = folder / f"{language}.ftl"
    return [ENGINE / f"{language}.ftl", own if own.exists() else folder / f"{ENGLISH}.ftl"]


def words_in_file(game: str, language: str) -> list[str]:
    """The catalogues of a game in one file: what stands beside it, such as `finches.de.ftl`, and what is derived from
    its names. Of equal messages the first one counts."""
    module = import_module(f"galapagos.games.{game}") if game else None
    derive = getattr(module, DERIVED, None)
    if module is None or derive is None or language not in languages():
        return []
    beside = Path(str(module.__file__)).with_suffix(f".{language}.ftl")
    return [*([beside.read_text(encoding="utf-8")] if beside.exists() else []), derive(language)]


def languages() -> list[str]:
    return sorted(file.stem for file in ENGINE.glob("*.ftl"))


@cache
def catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    if language not in languages():
        from ..errors import Refused

        raise Refused("language-unknown", name=repr(language), names=", ".join(languages()))
    from ..game import game_names

    has_gaps = game not in ("", *game_names())
    return Catalogue(language, files_of(game, language), has_gaps, words_in_file(game, language))


def word(message: Message, language: str = ENGLISH) -> str:
    """The text of a message. If this program does not know the message, or cannot word it, the text as it was sent."""
    try:
        return catalogue("", language).word(message)
    except (LookupError, ImportError, AttributeError, ArithmeticError, RecursionError):
        return message.words or message.id


def as_name(word: Any) -> str:
    """A Python name or a word of the notation as part of a message id."""
    return str(word).lower().replace("_", "-").replace(" ", "-")
