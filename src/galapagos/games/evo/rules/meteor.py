"""Meteor: the marker advances, and on spaces with faces the die may end the game (E14)."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE

from ..data import LAST_METEOR, METEOR
from ..state import NOBODY, Ending, State


def advance_meteor(s: State) -> None:
    """E14: the last space ends the game, blank ones do not."""
    s.meteor += 1
    if s.meteor == LAST_METEOR:
        s.ending = Ending.TRACK_END
    elif METEOR[s.meteor] > 0:
        s.actor = CHANCE


def roll_meteor(s: State, face: int) -> None:
    if face + 1 <= METEOR[s.meteor]:
        s.ending = Ending.STRIKE
    s.actor = NOBODY
