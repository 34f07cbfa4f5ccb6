"""Laborigines: creatures of a laboratory run in circles over its traps, and the last one with energy escapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.game import Game
from galapagos.engine.language.option import ChoiceOption, NumberOption

from .actions import ACTIONS
from .data import ENDING_NAMES, ENERGY, LEAST_ENERGY, MOST_HANDICAP, VARIANT_NAMES

if TYPE_CHECKING:
    from . import board, rules, text, view
    from .state import State
    from .view import LaboriginesView

GAME: Game[State, LaboriginesView] = Game(
    name="laborigines",
    title="Laborigines",
    sentence="Run round the laboratory, over traps that turn with every step, and be the last one with energy left.",
    seats=range(2, 7),
    default_seats=4,
    rules_version=1,
    actions=ACTIONS,
    endings=ENDING_NAMES,
    options=(
        ChoiceOption(
            "variant",
            VARIANT_NAMES,
            "base",
            "Everybody alone (2 to 5 players), teams of two (4 or 6), or two twins each (2 or 3).",
        ),
        ChoiceOption(
            "memory",
            ("open", "hidden"),
            "open",
            "Whether the game remembers the undersides that have been seen, or you must.",
        ),
        ChoiceOption(
            "radiation",
            ("green", "neutral"),
            "green",
            "What radiation counts: green tiles only, or danger and footprint too.",
        ),
        NumberOption("energy", LEAST_ENERGY, ENERGY, ENERGY, "How many energy tokens each player starts with."),
        NumberOption("turn_limit", 1, 1_000_000, 500, "After how many turns the richest wins."),
        NumberOption(
            "handicap",
            0,
            MOST_HANDICAP,
            0,
            "How many energy tokens the first player has fewer at the start; 2 make it about even.",
        ),
    ),
)

if TYPE_CHECKING:
    GAME.fits(rules, text, view, board)
