"""Events that a hint names as its reason, and the themes of puzzles."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain, Theme

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

THEMES = (
    Theme("auction", questions=("auction",)),
    Theme("points", gains=("earned", "earned.others")),
    Theme("brood", gains=("born", "born.others")),
    Theme("climate", gains=("killed", "killed.others")),
    Theme("hunt", gains=("beaten.others",)),
    Theme("escape", gains=("beaten",)),
    Theme("prize", gains=("won", "won.others")),
    Theme("event", questions=("cards", "dino_down")),
)
