"""The contract: the questions of the game in the order in which they are asked most, and what follows from them."""

from __future__ import annotations

from galapagos.engine.language.answer import answers

from .audit import audit
from .births import BREEDING
from .cards import HUNTING, OFFERS
from .evolution import BIDDING, CARD_GENES, DRAWING
from .initiative import RANKING
from .knowledge import guess, hide
from .movement import COMBAT, MOVING
from .round import go_on, score, score_part
from .setup import DEALING, LAYING, STARTING, setup
from .survival import LOSING
from .tracks import SKY, WEATHER

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
    OFFERS,
    MOVING,
    BREEDING,
    BIDDING,
    DRAWING,
    LOSING,
    COMBAT,
    WEATHER,
    RANKING,
    DEALING,
    SKY,
    CARD_GENES,
    HUNTING,
    LAYING,
    STARTING,
)

legal, refusal, weights, take_effect, proceed, apply, asked, question = answers(QUESTIONS, go_on)
