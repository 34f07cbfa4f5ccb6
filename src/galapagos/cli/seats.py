"""Who plays: the numbers of players that a game's options allow, and who has each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.engine.game import Game

YOU = "you"
FRIENDLY = "level2"  # the default bot


def possible_seats(game: Game, options: Mapping[str, str]) -> list[int]:
    """The possible numbers of players; refuses options that allow none."""
    numbers = [number for number in game.seats if game.can_play(number, options)]
    if not numbers:
        game.new_state(game.default_seats, options)
    return numbers


def usual_seats(game: Game, options: Mapping[str, str]) -> int:
    """The game's default number of players, or the nearest one that the options allow."""
    return min(possible_seats(game, options), key=lambda number: abs(number - game.default_seats))


def fill_seats(game: Game, number: int, seats: list[str], more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """One name per seat. A single bot takes all seats but the first; without names, easy bots do. `more` are other
    allowed names."""
    from galapagos.bots import bots_of

    game.check_seats(number)
    seats = [name.lower() for name in seats]
    for name in seats:
        if name not in (YOU, *more, *bots_of(game)):
            raise Refused("seat-name-unknown", name=repr(name), names=", ".join([YOU, *more, *bots_of(game)]))
    if not seats:
        return (YOU, *[FRIENDLY] * (number - 1))
    if len(seats) == 1:
        return (YOU, *seats * (number - 1))
    if len(seats) != number:
        raise Refused("seats-number-wrong", count=len(seats), number=number)
    return tuple(seats)
