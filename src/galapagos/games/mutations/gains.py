"""Events that a hint names as its reason, and the themes of puzzles."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain, Theme

from .events import BORN, BUDDED, DREW, EATEN, EXTINCT, FED, INFESTED, POISONED, STARVED, SUCCUMBED

GAINS = (
    Gain("fed", FED, whose=1),
    Gain("infested", INFESTED, whose=1, is_good=False),
    Gain("eaten", EATEN, whose=0, is_good=False),
    Gain("died", POISONED, whose=0, is_good=False),
    Gain("died", SUCCUMBED, whose=0, is_good=False),
    Gain("died", STARVED, whose=0, is_good=False),
    Gain("extinct", EXTINCT, whose=0, is_good=False, where=1),
    Gain("born", BORN, whose=0),
    Gain("born", BUDDED, whose=0),
    Gain("drew", DREW, whose=0, amount=1),
)

THEMES = (
    Theme("hunt", gains=("eaten.others",)),
    Theme("escape", gains=("eaten",)),
    Theme("extinction", gains=("extinct", "extinct.others")),
    Theme("famine", gains=("died", "died.others")),
    Theme("feast", gains=("fed", "fed.others")),
    Theme("parasites", gains=("infested", "infested.others")),
    Theme("brood", gains=("born", "born.others")),
    Theme("cards", gains=("drew", "drew.others")),
)
