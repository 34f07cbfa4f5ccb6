"""The contract: the questions of the game in the order in which they are asked most, and what follows from them."""

from __future__ import annotations

from galapagos.engine.language.answer import answers

from .audit import audit
from .dice import ASSIGNING, BEARING, ROLLING, SENDING
from .diseases import INFECTION
from .elimination import score, score_part
from .energy import SPENDING, TRANSFERRING
from .movement import HEADING, MANIPULATING
from .setup import ADMIRING, LAYING, RELEASING, SORTING, STARTING, setup
from .turn import go_on
from .undersides import REVEALING, guess, hide

__all__ = [
    "QUESTIONS",
    "apply",
    "asked",
    "audit",
    "guess",
    "hide",
    "legal",
    "proceed",
    "question",
    "refusal",
    "score",
    "score_part",
    "setup",
    "take_effect",
    "weights",
]

QUESTIONS = (
    ROLLING,
    ASSIGNING,
    HEADING,
    SPENDING,
    LAYING,
    REVEALING,
    TRANSFERRING,
    SORTING,
    SENDING,
    MANIPULATING,
    STARTING,
    INFECTION,
    BEARING,
    RELEASING,
    ADMIRING,
)

legal, refusal, weights, take_effect, proceed, apply, asked, question = answers(QUESTIONS, go_on)
