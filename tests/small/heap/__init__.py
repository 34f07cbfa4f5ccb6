"""Heap: take one to three stones in turn; the last stone wins."""

from __future__ import annotations

from galapagos.engine.game import Game

from .actions import ACTIONS
from .data import ENDING_NAMES, SEATS

GAME = Game(
    name="heap",
    title="Heap",
    sentence="Take one to three stones in turn; the last stone wins.",
    seats=range(2, SEATS + 1),
    default_seats=2,
    rules_version=1,
    is_open=True,
    actions=ACTIONS,
    endings=ENDING_NAMES,
    options=(),
)
