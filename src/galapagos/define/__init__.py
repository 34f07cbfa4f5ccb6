"""The names that a game in one file is written with.

    from galapagos.define import Families, Part, Question, Table, Verb, define, struct

`define("Pig", seats=range(2, 9))` finds `State`, `ACTIONS`, `QUESTIONS` and the functions of the contract in the file,
and derives what is not there: see make.py.
"""

from __future__ import annotations

from typing import Annotated

from galapagos.engine.game import Thinking
from galapagos.engine.language.action import Families, Part
from galapagos.engine.language.chance import Random
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.language.option import ChoiceOption, NumberOption, SubsetOption
from galapagos.engine.language.question import Ids, each, ids
from galapagos.engine.language.struct import Actions, Units, i8, i16, i32, i64
from galapagos.engine.language.table import Table, active_player, ask, end, next_player, share, win

from .board import Counter, Deck, Dice, Grid, Hand, Numbers, Ring, Row, Track, Unseen
from .make import define
from .marks import between, hidden, of_seat, per_seat, struct
from .question import LEGAL, Question, Reason, Verb, ending, reason

__all__ = [
    "Actions",
    "Annotated",
    "CHANCE",
    "ChoiceOption",
    "Counter",
    "Deck",
    "Dice",
    "Families",
    "Grid",
    "Hand",
    "Ids",
    "LEGAL",
    "NumberOption",
    "Numbers",
    "OVER",
    "Part",
    "Question",
    "Random",
    "Reason",
    "Ring",
    "Row",
    "SubsetOption",
    "Table",
    "Thinking",
    "Track",
    "Units",
    "Unseen",
    "Verb",
    "active_player",
    "ask",
    "between",
    "define",
    "each",
    "end",
    "ending",
    "hidden",
    "i8",
    "i16",
    "i32",
    "i64",
    "ids",
    "next_player",
    "of_seat",
    "per_seat",
    "reason",
    "share",
    "struct",
    "win",
]
