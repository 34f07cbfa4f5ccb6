"""Events that a hint names as its reason."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain

from .data import PRIZE_NAMES
from .events import BORN, DEFEATED, DIED, DOWNED, EARNED, KILLED, LOST, PAID

GAINS = (
    Gain("earned", EARNED, whose=0, amount=1),
    Gain("born", BORN, whose=0),
    Gain("killed", KILLED, whose=0, is_good=False),
    Gain("killed", DIED, whose=0, is_good=False),
    Gain("beaten", DEFEATED, whose=2, is_good=False),
    Gain("beaten", LOST, whose=0, is_good=False),
    Gain("beaten", DOWNED, whose=1, is_good=False),
    Gain("won", PAID, whose=0, where=3, never=PRIZE_NAMES.index("nothing")),
)
