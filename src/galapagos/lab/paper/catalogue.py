"""The words of reports, in `en.ftl` and `de.ftl` beside this file, in the program's language
(`galapagos.engine.words.spoken`), and numbers as that language writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from galapagos.engine.game import find_game
from galapagos.engine.words.message import Catalogue, Value
from galapagos.engine.words.message import catalogue as catalogue_of_game
from galapagos.engine.words.spoken import spoken

HERE = Path(__file__).parent


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, [HERE / f"{language}.ftl"])


def say(name: str, **args: Value) -> str:
    return catalogue(spoken()).say(name, **args)


def localized(figures: str) -> str:
    """A number with the language's separators and a minus sign."""
    return figures.translate(str.maketrans(",.-", f"{say('thousands-mark')}{say('decimal-mark')}−"))


def decimal(value: float, digits: int = 1) -> str:
    return localized(f"{value:.{digits}f}")


def number(value: float) -> str:
    return localized(f"{value:,.0f}")


def percent(value: float, digits: int = 0) -> str:
    """Without a trailing zero: `53.9%`, `50%`."""
    text = f"{100 * value:.{digits}f}"
    return say("percent", number=localized(text.removesuffix(".0")))


def own_word(game: str, name: str, otherwise: str) -> str:
    """A message of the game's catalogue, or `otherwise`."""
    words = catalogue_of_game(game, spoken())
    return words.say(name) if words.has(name) else otherwise


def game_title(game: str) -> str:
    return own_word(game, "title", find_game(game).title)
