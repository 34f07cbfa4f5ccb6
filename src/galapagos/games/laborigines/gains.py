"""Events that a hint names as its reason, and the themes of puzzles."""

from __future__ import annotations

from galapagos.engine.gain_module import Gain, Theme

from .events import FLAG_TAKEN, GIVEN, INFECTED, OUT, PICKED_UP, SPENT, TAKEN

GAINS = (
    Gain("out", OUT, whose=0, is_good=False, where=0),
    Gain("lost", SPENT, whose=0, is_good=False, amount=2),
    Gain("lost", SPENT, whose=0, is_good=False, amount=4),
    Gain("lost", TAKEN, whose=0, is_good=False, amount=3),
    Gain("lost", GIVEN, whose=0, is_good=False, amount=3),
    Gain("got", PICKED_UP, whose=0, amount=3),
    Gain("got", TAKEN, whose=1, amount=3),
    Gain("got", GIVEN, whose=1, amount=3),
    Gain("infected", INFECTED, whose=0, is_good=False),
    Gain("flag", FLAG_TAKEN, whose=0),
)

THEMES = (
    Theme("survival", gains=("out",)),
    Theme("knockout", gains=("out.others",)),
    Theme("thrift", gains=("lost",)),
    Theme("trap", gains=("lost.others",)),
    Theme("supply", gains=("got", "got.others")),
    Theme("disease", gains=("infected", "infected.others")),
    Theme("flag", gains=("flag", "flag.others")),
)
