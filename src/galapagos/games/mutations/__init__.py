"""Random Mutations: species from blind decks mutate, feed, hunt and starve; the most abundant and complex life wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.game import Game
from galapagos.engine.language.option import ChoiceOption, SubsetOption

from .actions import ACTIONS
from .data import ENDING_NAMES, EXTRA_NAMES

if TYPE_CHECKING:
    from . import board, rules, text, view
    from .state import State
    from .view import MutationsView

GAME: Game[State, MutationsView] = Game(
    name="mutations",
    title="Random Mutations",
    sentence=(
        "Play cards you have not seen as species, animals or traits, and feed what comes of it until the deck is empty."
    ),
    seats=range(2, 9),
    default_seats=4,
    rules_version=1,
    actions=ACTIONS,
    endings=ENDING_NAMES,
    options=(
        ChoiceOption(
            "divergence", ("off", "on"), "off", "Whether a card may split a species into two that share their traits."
        ),
        SubsetOption("extras", EXTRA_NAMES, "Cards of other sets that are shuffled in."),
    ),
)

if TYPE_CHECKING:
    GAME.fits(rules, text, view, board)
