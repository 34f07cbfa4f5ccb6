"""Extinction phase: parasites and hunger (M27, M28)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import LOSE, AnimalId, SpeciesId
from ..events import BURDENED, GONE, STARVED, STRIPPED, SUCCUMBED
from ..reason import Reason
from ..species import all_parasites, is_fed, is_repeated, kind_of, parasites, species_of
from ..state import Mark, Phase, State, all_animals, all_species, own_animals, row_of, seat_in_turn
from .rows import arrange, bury

KEPT = 31 * Mark.PARASITE + Mark.LOOKED_AT  # Extinction 4: what stays on a survivor


# --- 1. Parasites


def count_parasites(s: State) -> None:
    """M27: counted once, before any death."""
    for k in all_species(s):
        s.worst = max(s.worst, all_parasites(s, k))
    if s.worst > 0:
        tell(s, BURDENED, s.worst)


def is_worst(s: State, k: SpeciesId) -> bool:
    return s.worst > 0 and all_parasites(s, k) == s.worst


def next_loser(s: State) -> int:
    """M27: how many in turn order come before the next player with a most burdened species; everybody where there is
    none."""
    return next(
        (step for step in range(s.step, s.seats) if any(is_worst(s, k) for k in row_of(s, seat_in_turn(s, step)))),
        s.seats,
    )


def loser(s: State) -> int:
    return seat_in_turn(s, s.step)


def parasite_refusal(s: State, a: AnimalId) -> Reason:
    """M27: an animal with a token, of any of his most burdened species."""
    if kind_of(s, a).owner != s.actor:
        return Reason.NOT_YOUR_LOSS
    if not is_worst(s, species_of(s, a)):
        return Reason.NOT_THE_WORST
    if parasites(s.animals[a]) == 0:
        return Reason.NO_PARASITE
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def succumb(s: State, a: AnimalId) -> None:
    tell(s, SUCCUMBED, s.actor, a, species_of(s, a))
    bury(s, a)
    s.step += 1


EXTINCTION = Question(
    "extinction", Phase.EXTINCTION, loser, (Verb(LOSE, parasite_refusal, each(own_animals), succumb),)
)


# --- 2. to 4. Hunger


def starve(s: State) -> None:
    """M28: the unfed die; survivors keep only their black tokens."""
    for a in all_animals(s):
        if not is_fed(kind_of(s, a), s.animals[a]):
            tell(s, STARVED, kind_of(s, a).owner, species_of(s, a), a)
    for i in range(s.population - 1, -1, -1):
        a = AnimalId(i)
        if not is_fed(kind_of(s, a), s.animals[a]):
            tell(s, GONE, a)
            bury(s, a)
    tell(s, STRIPPED)
    for a in all_animals(s):
        s.animals[a] &= KEPT
        s.blue[a] = 0
    for k in all_species(s):
        arrange(s, k)
