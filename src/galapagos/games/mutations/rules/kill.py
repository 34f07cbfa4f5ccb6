"""CARNIVOROUS trait: what a successful attack brings: victim, meal, scavengers, poison (M21 to M24, M31)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each

from ..actions import LOSE, SCAVENGE, AnimalId, SpeciesId
from ..data import CARNIVORE_MEAL, Permission, Trait
from ..events import DIGESTED, EATEN, POISONED, SCAVENGED
from ..reason import Reason
from ..species import has, herd_of, is_fed, is_repeated, kind_of, species_of, takes_food
from ..state import NOBODY, Phase, State, animals_of, own_animals, seats_from
from .attack import attacker, call_off, defender, forget_attack, hunting_animal
from .feeding import give_food
from .protection import is_in_reach, still_has
from .rows import bury

# --- M21: the victim


def herd_of_prey(s: State) -> Ids[AnimalId]:
    return herd_of(s, SpeciesId(s.attack.prey))


def victim_refusal(s: State, a: AnimalId) -> Reason:
    if species_of(s, a) != s.attack.prey:
        return Reason.NOT_THE_PREY
    if not is_in_reach(s, a, s.attack.ignored):
        return Reason.OUT_OF_REACH
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def devour(s: State, a: AnimalId) -> None:
    """M31: eaten; the carnivore is fed; then scavengers and poison."""
    k = species_of(s, a)
    tell(s, EATEN, s.actor, a, k, SpeciesId(s.attack.hunter))
    s.attack.poison = 1 if still_has(s, Trait.POISONOUS) else 0
    if s.species[k].animals == 1 and k < s.attack.hunter:  # the rows close up
        s.attack.hunter -= 1
    bury(s, a)
    s.attack.prey = 0
    s.attack.ignored = 0
    s.attack.permissions[Permission.DEFECTS] = 0
    # CARNIVOROUS: two blue tokens; M24: one makes an obligate one fed
    give_food(s, hunting_animal(s), CARNIVORE_MEAL, is_blue=True)
    s.phase = Phase.SCAVENGER


# --- M23: SCAVENGER


def can_scavenge(s: State, seat: int) -> bool:
    return any(
        has(kind_of(s, a), Trait.SCAVENGER) and takes_food(kind_of(s, a), s.animals[a]) for a in animals_of(s, seat)
    )


def next_scavenger(s: State) -> int:
    """M23: the attacker's player first, then clockwise to the first who has a hungry one."""
    return next((seat % s.seats for seat in seats_from(s, attacker(s)) if can_scavenge(s, seat % s.seats)), NOBODY)


def scavenge_refusal(s: State, a: AnimalId) -> Reason:
    species = kind_of(s, a)
    if species.owner != s.actor:
        return Reason.NOT_YOUR_SCAVENGER
    if not has(species, Trait.SCAVENGER):
        return Reason.NOT_A_SCAVENGER
    if is_fed(species, s.animals[a]):
        return Reason.IS_FED
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def scavenge(s: State, a: AnimalId) -> None:
    tell(s, SCAVENGED, s.actor, a)
    give_food(s, a, 1, is_blue=True)
    s.phase = Phase.POISON


# --- M22: POISONOUS


def digest(s: State) -> None:
    """M22: the attacking animal dies after it has eaten; no scavenging for that death. Either way the attack is
    over."""
    if s.attack.poison != 0:
        tell(s, POISONED, attacker(s), hunting_animal(s), SpeciesId(s.attack.hunter))
        bury(s, hunting_animal(s))
        forget_attack(s)
        tell(s, DIGESTED)
    else:
        call_off(s)


VICTIM = Question("victim", Phase.VICTIM, defender, (Verb(LOSE, victim_refusal, each(herd_of_prey), devour),))
SCAVENGER = Question(
    "scavenger", Phase.SCAVENGER, next_scavenger, (Verb(SCAVENGE, scavenge_refusal, each(own_animals), scavenge),)
)
