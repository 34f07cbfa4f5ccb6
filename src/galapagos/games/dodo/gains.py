"""Events that a hint names as its reason."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain

from .events import BORN, CAPTURED, FED, STARVED

GAINS = (
    Gain("captured", CAPTURED, whose=0, where=2),
    Gain("survived", STARVED, whose=1, is_good=False, where=1),
    Gain("starved", STARVED, whose=1, is_good=False),
    Gain("fed", FED, whose=1),
    Gain("born", BORN, whose=0),
)
