"""Events that a hint names as its reason, and the themes of puzzles."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain, Theme

from .events import BORN, CAPTURED, FED, STARVED

GAINS = (
    Gain("captured", CAPTURED, whose=0, where=2),
    Gain("survived", STARVED, whose=1, is_good=False, where=1),
    Gain("starved", STARVED, whose=1, is_good=False),
    Gain("fed", FED, whose=1),
    Gain("born", BORN, whose=0),
)

THEMES = (
    Theme("capture", gains=("captured",)),
    Theme("block", gains=("captured.others",)),
    Theme("famine", gains=("starved.others", "survived.others")),
    Theme("survival", gains=("survived", "starved")),
    Theme("feast", gains=("fed", "fed.others")),
    Theme("brood", gains=("born", "born.others")),
    Theme("token", questions=("tokens",)),
    Theme("journey", questions=("migration",)),
)
