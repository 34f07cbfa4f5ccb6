"""The contract: the questions of the game in the order in which they are asked most, and what follows from them."""

from __future__ import annotations

from galapagos.engine.language.answer import answers
from galapagos.engine.language.question import There

from ..actions import ACTIONS, ANIMAL, FOOD_TOTAL, SEAT, SHELTER_TOTAL, SPECIES
from ..reason import Reason
from ..state import all_animals, all_seats, all_species
from .attack import IGNORING, PREY
from .audit import audit
from .climate import ROLLING_FOOD, ROLLING_PARASITES, ROLLING_SHELTERS, food_totals, shelter_totals
from .development import DEVELOPMENT
from .extinction import EXTINCTION
from .feeding import FEEDING, GRAZING
from .kill import SCAVENGER, VICTIM
from .mutation import DELETERIOUS, LOOKING, TURNING_UP
from .reaction import ANGLERFISH, MIMICRY, RUNNING
from .secrets import guess, hide
from .setup import BEGINNING, setup
from .turn import go_on
from .winner import score, score_part

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
    FEEDING,
    DEVELOPMENT,
    TURNING_UP,
    GRAZING,
    VICTIM,
    PREY,
    ROLLING_FOOD,
    ROLLING_PARASITES,
    ROLLING_SHELTERS,
    EXTINCTION,
    DELETERIOUS,
    RUNNING,
    IGNORING,
    SCAVENGER,
    MIMICRY,
    LOOKING,
    ANGLERFISH,
    BEGINNING,
)

THERE = (
    There(SPECIES, all_species, Reason.NO_SPECIES),
    There(ANIMAL, all_animals, Reason.NO_ANIMAL),
    There(SEAT, all_seats, Reason.NO_SEAT),
    There(FOOD_TOTAL, food_totals, Reason.NOT_ON_THE_DICE),
    There(SHELTER_TOTAL, shelter_totals, Reason.NOT_ON_THE_DICE),
)

legal, refusal, weights, take_effect, proceed, apply, asked, question = answers(QUESTIONS, go_on, ACTIONS, THERE)
