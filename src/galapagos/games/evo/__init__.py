"""Evo, first edition: dinosaurs spread over an island, flee the climate and evolve by auction until the meteor
strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.game import Game
from galapagos.engine.language.option import ChoiceOption

from .actions import ACTIONS
from .data import ENDING_NAMES

if TYPE_CHECKING:
    from . import board, rules, text, view
    from .state import State
    from .view import EvoView

GAME: Game[State, EvoView] = Game(
    name="evo",
    title="Evo",
    sentence=(
        "Dinosaurs walk, fight and breed on an island whose climate turns; buy them better genes before the "
        "meteor strikes."
    ),
    seats=range(3, 6),
    default_seats=4,
    rules_version=1,
    actions=ACTIONS,
    endings=ENDING_NAMES,
    options=(
        ChoiceOption(
            "board", ("auto", "AD", "BC"), "auto", "Which island four players have: drawn by chance, or one of the two."
        ),
        ChoiceOption(
            "initiative_ties",
            ("fewer", "more", "chance"),
            "fewer",
            "Who is first among equal tails: fewer dinosaurs, more, or straight to chance.",
        ),
        ChoiceOption(
            "genes",
            ("players", "one_fewer"),
            "players",
            "How many genes are auctioned: one for each player, or one fewer and an empty row.",
        ),
        ChoiceOption(
            "rebid_same_row",
            ("yes", "no"),
            "yes",
            "Whether a player who is outbid may bid again on the row that he lost.",
        ),
        ChoiceOption(
            "map",
            ("first", "even"),
            "first",
            "Which map the island has: one whose starts are alike, or our first one.",
            usual="even",
        ),
    ),
)

if TYPE_CHECKING:
    GAME.fits(rules, text, view, board)
