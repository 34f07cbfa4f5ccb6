"""Arguments that several commands share, and their validation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import say, speak

from .number import number_option

if TYPE_CHECKING:
    from galapagos.bots.budget import Limit


def parse_language(name: str) -> str:
    from galapagos.engine.words.message import languages

    if name not in languages():
        raise typer.TyperException(say("language-unknown", name=repr(name), names=", ".join(languages())))
    speak(name)
    return name


def game_named(text: str) -> str:
    """The name of the game in a file, which becomes one of the games; any other text unchanged."""
    from galapagos.engine.game import open_game
    from galapagos.engine.game_files import is_file

    return open_game(text).name if is_file(text) else text


def parse_game(text: str) -> str:
    try:
        return game_named(text).lower()
    except Refused as refused:  # the parser of the command line would take it for a ValueError
        raise typer.TyperException(say(refused.message)) from None


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="The name of a game, or its file, such as ./finches.py; `galapagos games` lists the names.",
        parser=parse_game,
    ),
]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record of a match.", show_default=False)]
Players = Annotated[int | None, number_option("--players", "The number of players; by default, the game's usual one.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as listed by `galapagos games GAME`; repeatable.",
    ),
]
Seed = Annotated[int, number_option("--seed", "The same seed gives the same games.", least=0)]
Json = Annotated[bool, typer.Option("--json", help="Print only a JSON object.")]
Iterations = Annotated[int | None, number_option("--iterations", "Search iterations for each decision.", least=1)]
Time = Annotated[
    str | None,
    typer.Option(
        "--time",
        metavar="TIME",
        help="Search time for each decision instead, such as 50ms.",
        show_default=False,
    ),
]
SearchBackend = Annotated[
    str, typer.Option("--backend", metavar="NAME", help="python (slow, without compilation) or cpu.")
]
Language = Annotated[  # eager, so that errors in other arguments are in this language
    str,
    typer.Option(
        "--language", metavar="LANGUAGE", help="The language of the output.", parser=parse_language, is_eager=True
    ),
]
Picture = Annotated[
    str | None, typer.Option("--output", metavar="FILE", help="Draw a chart as an SVG file.", show_default=False)
]


def parse_options(words: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Refused("option-argument-malformed", word=repr(word))
        if name in options:
            raise Refused("option-argument-twice", name=name)
        options[name] = value
    return options


def parse_names(text: str) -> list[str]:
    """The names in a text such as `greedy,random`."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Refused("names-malformed", text=repr(text))
    return names


def parse_limit(iterations: int | None, time: str | None) -> Limit | None:
    """The budget of `--iterations` or `--time`; None if neither is given."""
    from galapagos.bots.budget import Limit

    if iterations is not None and time is not None:
        raise Refused("limit-both")
    if iterations is not None:
        limit = Limit(iterations)
        limit.check()
        return limit
    if time is None:
        return None
    if time.isdigit():
        raise Refused("time-without-unit", time=time)
    return Limit.parse(time)


def check_picture(name: str | None) -> Path | None:
    """The path for a chart; refuses impossible ones."""
    from .files import check_output

    if name is None:
        return None
    path = Path(name)
    if path.suffix.lower() != ".svg":
        raise Refused("picture-not-svg", file=name)
    check_output("--output", path)
    return path


def parse_sizes(text: str | None) -> list[int]:
    """Numbers of players, separated by commas."""
    if text is None:
        return []
    sizes = parse_names(text)
    if not all(size.isascii() and size.isdigit() for size in sizes):
        raise Refused("lab-players-malformed", text=text)
    return list(map(int, sizes))
