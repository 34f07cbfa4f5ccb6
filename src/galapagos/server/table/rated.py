"""Rated tables: their results change ratings, so the conditions are the same for everybody.

There are no hints and no analysis while the match runs. Undo is fair, or not at all. Each player has a word in the
dice. A player who leaves loses. Only before everybody has decided once, a player may end the match without a result.
"""

from __future__ import annotations

from collections.abc import Sequence

from galapagos.bots.ratings import rated_bots
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.words.message import either

from ..protocol.tables import OpenTable, SeatPlan
from .table import Table


def check_opening(game: Game, wish: OpenTable, seats: Sequence[SeatPlan]) -> None:
    if not wish.rated:
        return
    if wish.position:
        raise Refused("rated-position")
    if all(seat.bot for seat in seats):
        raise Refused("rated-person")
    check_companion(True, any(seat.name for seat in seats))
    for seat in seats:
        if seat.me:
            check_word(True, wish.nonce)
        if seat.bot:
            check_bot(game, True, seat.bot)


def check_bot(game: Game, is_rated: bool, bot: str) -> None:
    """A rated table has bots with a fixed rating only."""
    rated = rated_bots(game.name)
    if is_rated and bot not in rated:
        raise Refused("rated-bot", names=either(sorted(rated))) if rated else Refused("rated-no-bots")


def check_word(is_rated: bool, nonce: str) -> None:
    if is_rated and not nonce:
        raise Refused("rated-word")


def check_companion(is_rated: bool, has_companion: bool) -> None:
    """Only people with an identity of their own have ratings."""
    if is_rated and has_companion:
        raise Refused("rated-companion")


def check_people(table: Table) -> None:
    if table.opened.rated and not table.people():
        raise Refused("rated-person")
