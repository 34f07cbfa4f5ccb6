"""Meteor: the marker advances, and on spaces with faces the die may end the game (E14)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Question, Verb, each

from ..actions import ROLL
from ..data import LAST_METEOR, METEOR
from ..events import APPROACHED, SPARED, STRUCK
from ..state import Ending, Phase, State, all_faces


def advance_meteor(s: State) -> None:
    """E14: the last space ends the game."""
    s.phase = Phase.METEOR
    s.meteor += 1
    tell(s, APPROACHED, s.meteor)
    if s.meteor == LAST_METEOR:
        s.ending = Ending.TRACK_END
        tell(s, STRUCK, s.ending, 0)


def threatens(s: State) -> bool:
    """E14: whether the die decides; on blank spaces nothing happens."""
    return s.ending == 0 and METEOR[s.meteor] > 0


def roll_meteor(s: State, face: int) -> None:
    if face + 1 <= METEOR[s.meteor]:
        s.ending = Ending.STRIKE
        tell(s, STRUCK, s.ending, face + 1)
    else:
        tell(s, SPARED, face + 1)


SKY = Question("meteor", Phase.METEOR, None, (Verb(ROLL, None, each(all_faces), roll_meteor),))
