"""Tough Luck, Dodo: creatures gain mutations until two of them fill an environment on their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.game import Game
from galapagos.engine.language.option import ChoiceOption, NumberOption

from .actions import ACTIONS
from .data import DECK_NAMES, ENDING_NAMES

if TYPE_CHECKING:
    from . import board, rules, text, view
    from .state import State
    from .view import DodoView

GAME: Game[State, DodoView] = Game(
    name="dodo",
    title="Tough Luck, Dodo",
    sentence="Breed creatures that eat an environment empty, all alone; capture two and the game is over.",
    seats=range(2, 5),
    default_seats=3,
    rules_version=1,
    is_open=True,
    actions=ACTIONS,
    endings=ENDING_NAMES,
    options=(
        ChoiceOption(
            "deck",
            DECK_NAMES,
            "standard",
            "Which 18 environments there are; the short deck has fewer squares and ends sooner.",
        ),
        NumberOption("migration_rounds", 3, 4, 3, "How many creatures each player may move in a turn."),
        ChoiceOption(
            "supply", ("box", "unlimited"), "box", "Whether bases and blocks are limited to those in the box."
        ),
        NumberOption("turn_limit", 1, 1_000_000, 30, "The turn in which the game ends at the latest."),
    ),
)

if TYPE_CHECKING:
    GAME.fits(rules, text, view, board)
