"""The list of games."""

from __future__ import annotations

from typing import get_type_hints

from galapagos.bots import bots_of, title_of
from galapagos.engine.components.variant import changed_tables
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language import option
from galapagos.engine.words.message import words_in_file

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..protocol.tables import GameInfo, OptionInfo


async def games(request: ApiRequest) -> list[GameInfo]:
    """All games, with their options and bots."""
    prepared = request.server.thinkers.prepared()
    data = request.server.settings.data
    return [describe(game, prepared.get(game.name, "waiting"), data.get(game.name, "")) for game in all_games()]


async def words(request: ApiRequest) -> Reply:
    """The catalogue of a game in one file, in Fluent's format; empty for the others, whose are part of the page. Of
    equal messages the last one counts."""
    texts = words_in_file(find_game(request.path["game"]).name, request.path["language"])
    return text_of("\n".join(reversed(texts)), "text/plain")


async def rules(request: ApiRequest) -> Reply:
    """The rules of a game in one file, as Markdown; empty for the others, whose are part of the page."""
    return text_of(getattr(find_game(request.path["game"]).rules, "PAGE", ""), "text/markdown")


def text_of(text: str, media: str) -> Reply:
    return Reply(text, media=f"{media}; charset=utf-8", headers={"cache-control": "no-cache"})


def describe(game: Game, bots_are: str, data: str = "") -> GameInfo:
    bots = bots_of(game)
    return GameInfo(
        game.name,
        game.title,
        game.sentence,
        tuple(game.seats),
        game.default_seats,
        game.rules_version,
        tuple(map(describe_option, game.options)),
        bots,
        {bot: title_of(bot) for bot in bots},
        bots_are,
        get_type_hints(game.view.view)["return"].__name__,
        changed_tables(data),
    )


def describe_option(one: option.ChoiceOption | option.NumberOption | option.SubsetOption) -> OptionInfo:
    if isinstance(one, option.NumberOption):
        return OptionInfo(one.name, "number", str(one.usually), one.sentence, least=one.least, most=one.most)
    kind = "choice" if isinstance(one, option.ChoiceOption) else "subset"
    return OptionInfo(one.name, kind, str(one.usually), one.sentence, one.values)


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/words/{language}", words),
    Endpoint("GET", "/api/games/{game}/rules", rules),
)
