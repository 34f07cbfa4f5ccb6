"""CARNIVOROUS trait: the hunter, the prey, and what it ignores (M14, M16, M18, M32)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids

from ..actions import ATTACK, IGNORE, NO_TRAIT, AnimalId, SpeciesId
from ..data import IGNORABLE, Permission, Roll, Trait
from ..events import ATTACKED, HUNTED, IGNORED, RESTED, WAIVED
from ..reason import Reason
from ..species import has, herd_of, is_carnivorous, is_fed, is_marked, is_repeated, kind_of, species_of
from ..state import NOBODY, Mark, Phase, State, all_species, row_of
from .protection import attack_refusal, number_of, protections
from .rows import arrange


def attacker(s: State) -> int:
    return s.species[s.attack.hunter].owner


def defender(s: State) -> int:
    return s.species[s.attack.prey].owner


# --- the hunter


def own_permissions(s: State, k: SpeciesId) -> int:
    """INTELLECT, once per turn per animal: before its attack it is unused."""
    return 1 if has(s.species[k], Trait.INTELLECT) else 0


def has_prey(s: State, k: SpeciesId) -> bool:
    return any(attack_refusal(s, k, prey, own_permissions(s, k)) == Reason.LEGAL for prey in all_species(s))


def is_ready(s: State, a: AnimalId) -> bool:
    """M16: unfed, and has not attacked this turn."""
    return not is_fed(kind_of(s, a), s.animals[a]) and not is_marked(s.animals[a], Mark.TURNED)


def can_attack(s: State, seat: int) -> bool:
    return any(
        is_ready(s, a) and not is_repeated(s, a) and has_prey(s, k)
        for k in row_of(s, seat)
        if is_carnivorous(s.species[k])
        for a in herd_of(s, k)
    )


def hunt_refusal(s: State, a: AnimalId) -> Reason:
    species = kind_of(s, a)
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if not is_carnivorous(species):
        return Reason.NOT_A_CARNIVORE
    if is_fed(species, s.animals[a]):
        return Reason.IS_FED
    if is_marked(s.animals[a], Mark.TURNED):
        return Reason.HAS_ATTACKED
    if is_repeated(s, a):
        return Reason.SAME_AS_ANOTHER
    return Reason.LEGAL if has_prey(s, species_of(s, a)) else Reason.NO_PREY


def hunt(s: State, a: AnimalId) -> None:
    tell(s, HUNTED, s.actor, a)
    s.attack.hunter = species_of(s, a)
    s.attack.permissions[Permission.INTELLECT] = own_permissions(s, species_of(s, a))
    s.rolls[Roll.RUNNING] = 0
    set_out(s, a)
    s.phase = Phase.PREY


def set_out(s: State, a: AnimalId) -> None:
    """Image 5: the card of the attacking animal is turned."""
    s.animals[a] |= Mark.TURNED | Mark.HUNTING
    arrange(s, species_of(s, a))


# --- the prey


def prey_refusal(s: State, k: SpeciesId) -> Reason:
    return attack_refusal(
        s, SpeciesId(s.attack.hunter), k, permissions_left(s) - s.attack.permissions[Permission.DEFECTS]
    )


def choose_prey(s: State, k: SpeciesId) -> None:
    tell(s, ATTACKED, s.actor, SpeciesId(s.attack.hunter), k)
    pursue(s, k)


def pursue(s: State, k: SpeciesId) -> None:
    """The attack reaches a species, named or redirected; M19: at each new prey the attacker names again."""
    s.attack.prey = k
    s.attack.ignored = 0
    s.attack.permissions[Permission.DEFECTS] = 1 if has(s.species[k], Trait.DEVELOPMENT_DEFECTS) else 0
    s.phase = Phase.IGNORING


# --- M18: ignoring traits


def permissions_left(s: State) -> int:
    return sum(left for left in s.attack.permissions)


def may_ignore(s: State) -> bool:
    """M18: with a permission, and a trait to name."""
    return s.species[s.attack.prey].traits & IGNORABLE & ~s.attack.ignored != 0 and permissions_left(s) > 0


def can_become_legal(s: State, ignored: int, permissions: int) -> bool:
    """Whether so many more permissions are enough for what still protects the prey."""
    return number_of(protections(s, s.species[s.attack.hunter], SpeciesId(s.attack.prey), ignored)) <= permissions


def all_ignorable(s: State) -> Ids[int]:
    return ids(NO_TRAIT + 1)


def ignore_refusal(s: State, trait: int) -> Reason:
    """M18: a trait of the prey that bears on attacks, or none; either way the attack must be, or become, legal."""
    ignored, left = s.attack.ignored, 0
    if trait != NO_TRAIT:
        if not has(s.species[s.attack.prey], trait):
            return Reason.NOT_THERE
        if (IGNORABLE & ~ignored) >> trait & 1 == 0:
            return Reason.NOT_IGNORABLE
        ignored, left = ignored | 1 << trait, permissions_left(s) - 1
    return Reason.LEGAL if can_become_legal(s, ignored, left) else Reason.STILL_PROTECTED


def ignore(s: State, trait: int) -> None:
    """M18: the prey's defects are used first, then the anglerfish's permission, INTELLECT last."""
    if trait == NO_TRAIT:
        tell(s, WAIVED, s.actor)
        s.phase = Phase.MIMICRY
        return
    permission = next((one for one in range(3) if s.attack.permissions[one] > 0), 0)
    tell(s, IGNORED, s.actor, trait, permission)
    s.attack.permissions[permission] = 0
    s.attack.ignored |= 1 << trait


# --- the end of an attack


def hunting_animal(s: State) -> AnimalId:
    return next(
        (a for a in herd_of(s, SpeciesId(s.attack.hunter)) if is_marked(s.animals[a], Mark.HUNTING)), AnimalId(NOBODY)
    )


def call_off(s: State) -> None:
    """The hunter's attack is over and used up."""
    a = hunting_animal(s)
    tell(s, RESTED, a)
    s.animals[a] &= ~Mark.HUNTING
    arrange(s, SpeciesId(s.attack.hunter))
    forget_attack(s)


def forget_attack(s: State) -> None:
    for k in all_species(s):
        s.species[k].redirected = 0
    s.attack = s.no_attack


PREY = Question("prey", Phase.PREY, attacker, (Verb(ATTACK, prey_refusal, each(all_species), choose_prey),))
IGNORING = Question("ignoring", Phase.IGNORING, attacker, (Verb(IGNORE, ignore_refusal, each(all_ignorable), ignore),))
