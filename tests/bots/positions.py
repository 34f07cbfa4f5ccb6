"""Positions for bots to think about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.contract import CHANCE, OVER

SECRETS = [("evo", 3, {}), ("mutations", 3, {"extras": "anglerfish"})]
CAPTURE_IN_ONE = (
    "seats 2; turn 5; active white; migration 4; e1 221; e2 311; white rryyg e1 captor; white rrryg e3; orange r e6"
)
LOSING_WITHOUT = CAPTURE_IN_ONE.replace("seats 2;", "seats 2; option turn_limit=5;").replace(
    # the capture wins, all else loses
    "orange r e6",
    "e4 122; orange ryyg e4 captor; orange r e6; orange y e6; orange g e6; orange rr e5",
)
GAMES = all_games()


def decisions(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[Any]:
    """States of a random game in which a player must decide between several actions."""
    draw = random.Random(seed)
    s, out = game.new_state(seats, options), [0] * game.actions.size
    while s.actor != OVER:
        n = game.rules.legal(s, out)
        action = out[0]
        if n > 1 and s.actor == CHANCE:
            weight = [0] * n
            game.rules.weights(s, out, n, weight)
            action = draw.choices(out[:n], weight)[0]
        elif n > 1:
            yield s
            action = draw.choice(out[:n])
        game.rules.apply(s, action)


def some_decision(name: str, number: int = 12, seed: int = 1) -> tuple[Game, Any]:
    """The n-th decision of a random game."""
    game = find_game(name)
    for count, s in enumerate(decisions(game, game.default_seats, {}, seed)):
        if count == number:
            return game, s
    raise AssertionError("the game was shorter")
