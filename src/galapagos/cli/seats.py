"""The numbers of players that a game's options allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.engine.game import Game


def possible_seats(game: Game, options: Mapping[str, str]) -> list[int]:
    """The possible numbers of players; refuses options that allow none."""
    numbers = [number for number in game.seats if can_play(game, number, options)]
    if not numbers:
        game.new_state(game.default_seats, options)
    return numbers


def can_play(game: Game, number: int, options: Mapping[str, str]) -> bool:
    try:
        game.new_state(number, options)
    except Refused:
        return False
    return True


def usual_seats(game: Game, options: Mapping[str, str]) -> int:
    """The game's default number of players, or the nearest one that the options allow."""
    return min(possible_seats(game, options), key=lambda number: abs(number - game.default_seats))
