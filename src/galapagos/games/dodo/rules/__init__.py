"""The contract: the questions of the game in the order in which they are asked most, and what follows from them."""

from __future__ import annotations

from galapagos.engine.language.answer import answers
from galapagos.engine.language.chance import Random
from galapagos.engine.language.question import There

from ..actions import ACTIONS, CREATURE, ENVIRONMENT, SEAT
from ..reason import Reason
from ..state import State, all_cells, all_creatures, all_seats
from .audit import audit
from .consumption import EATING
from .migration import MIGRATION
from .reproduction import MUTATING
from .setup import BEGINNING, DRAWING, PLACING, setup
from .tokens import TOKENS
from .turn import go_on, score, score_part

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

QUESTIONS = (MIGRATION, MUTATING, TOKENS, EATING, PLACING, DRAWING, BEGINNING)

THERE = (
    There(CREATURE, all_creatures, Reason.NO_CREATURE),
    There(ENVIRONMENT, all_cells, Reason.NO_ENVIRONMENT),
    There(SEAT, all_seats, Reason.NO_SEAT),
)

legal, refusal, weights, take_effect, proceed, apply, asked, question = answers(QUESTIONS, go_on, ACTIONS, THERE)


def hide(s: State, seat: int) -> None:
    """Everything is open."""


def guess(s: State, seat: int, random: Random) -> None:
    """Nothing is hidden."""
