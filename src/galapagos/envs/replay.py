"""Replay a game of a batch as a match, with its log and record."""

from __future__ import annotations

from collections.abc import Iterable

from galapagos.engine.errors import Refused
from galapagos.engine.game import open_game
from galapagos.engine.language.chance import Random, draw_weighted, start_random
from galapagos.engine.language.option import Value
from galapagos.engine.match.match import Match

from .arguments import check_options, seed_of, whole


def replay(game: str, players: int, seed: int, number: int, actions: Iterable[int] = (), **options: Value) -> Match:
    """Game `number` of a seed after these decisions, with the dice of the batch."""
    found = open_game(game)
    check_options(found, options)
    match, random = Match(found, found.new_state(whole("The number of players", players), options), None), Random()
    if whole("The number of a game", number) < 0:
        raise Refused("game-number-not-counted", number=number)
    start_random(random, seed_of(seed), number)
    roll(match, random)
    for action in actions:
        match.play(whole("An action", action))
        roll(match, random)
    return match


def roll(match: Match, random: Random) -> None:
    while match.is_chance:
        outcomes = match.legal()
        weight = [0] * len(outcomes)
        match.game.rules.weights(match.state, outcomes, len(outcomes), weight)
        match.play(outcomes[draw_weighted(random, weight, len(outcomes))])
