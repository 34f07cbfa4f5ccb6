"""CARNIVOROUS trait: the hunter, the prey, and what it ignores (M14, M16, M18, M32)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import ATTACK, HUNT, IGNORE, NO_TRAIT
from ..data import IGNORABLE, TRAITS, Trait
from ..reason import Reason
from ..state import Mark, Phase, State, has, is_carnivorous, is_fed, is_marked, is_repeated
from . import reaction
from .protection import attack_refusal, number_of, protections
from .rows import arrange

# --- the hunter


def own_permissions(s: State, k: int) -> int:
    """INTELLECT, once per turn per animal: before its attack it is unused."""
    return 1 if has(s.species[k], Trait.INTELLECT) else 0


def has_prey(s: State, k: int) -> bool:
    for prey in range(s.count):
        if attack_refusal(s, k, prey, own_permissions(s, k)) == Reason.LEGAL:
            return True
    return False


def is_ready(s: State, k: int, a: int) -> bool:
    """M16: unfed, and has not attacked this turn."""
    return not is_fed(s.species[k], s.animals[a]) and not is_marked(s.animals[a], Mark.TURNED)


def can_attack(s: State, seat: int) -> bool:
    for k in range(s.rows[seat], s.rows[seat + 1]):
        if is_carnivorous(s.species[k]):
            for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
                if is_ready(s, k, a) and not is_repeated(s, k, a) and has_prey(s, k):
                    return True
    return False


def hunt_refusal(s: State, k: int, a: int) -> Reason:
    species = s.species[k]
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if not is_carnivorous(species):
        return Reason.NOT_A_CARNIVORE
    if is_fed(species, s.animals[a]):
        return Reason.IS_FED
    if is_marked(s.animals[a], Mark.TURNED):
        return Reason.HAS_ATTACKED
    if is_repeated(s, k, a):
        return Reason.SAME_AS_ANOTHER
    return Reason.LEGAL if has_prey(s, k) else Reason.NO_PREY


def list_hunts(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if is_carnivorous(s.species[k]):
            for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
                if hunt_refusal(s, k, a) == Reason.LEGAL:
                    out[n] = code(HUNT, a)
                    n += 1
    return n


def hunt(s: State, k: int, a: int) -> None:
    """Image 5: the card of the attacking animal is turned."""
    s.attack.hunter = k
    s.attack.intellect = own_permissions(s, k)
    set_out(s, k, a)
    s.phase = Phase.PREY


def set_out(s: State, k: int, a: int) -> None:
    s.animals[a] |= Mark.TURNED | Mark.HUNTING
    arrange(s, k)


# --- the prey


def prey_refusal(s: State, k: int) -> Reason:
    return attack_refusal(s, s.attack.hunter, k, s.attack.anglerfish + s.attack.intellect)


def list_prey(s: State, out: Actions) -> int:
    n = 0
    for k in range(s.count):
        if prey_refusal(s, k) == Reason.LEGAL:
            out[n] = code(ATTACK, k)
            n += 1
    return n


def pursue(s: State, k: int) -> None:
    """The attack reaches a species, named or redirected; M19: at each new prey the attacker names again."""
    s.attack.prey = k
    s.attack.ignored = 0
    s.attack.defects = 1 if has(s.species[k], Trait.DEVELOPMENT_DEFECTS) else 0
    name_or_go_on(s)


# --- M18: ignoring traits


def permissions_left(s: State) -> int:
    return s.attack.defects + s.attack.anglerfish + s.attack.intellect


def name_or_go_on(s: State) -> None:
    offered = s.species[s.attack.prey].traits & IGNORABLE & ~s.attack.ignored
    if offered != 0 and permissions_left(s) > 0:
        s.phase = Phase.IGNORING
        s.actor = s.species[s.attack.hunter].owner
    else:
        reaction.meet_mimicry(s)


def can_become_legal(s: State, ignored: int, permissions: int) -> bool:
    """Whether so many more permissions are enough for what still protects the prey."""
    return number_of(protections(s, s.species[s.attack.hunter], s.attack.prey, ignored)) <= permissions


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


def list_ignorable(s: State, out: Actions) -> int:
    n = 0
    for trait in range(TRAITS):
        if has(s.species[s.attack.prey], trait) and ignore_refusal(s, trait) == Reason.LEGAL:
            out[n] = code(IGNORE, trait)
            n += 1
    if ignore_refusal(s, NO_TRAIT) == Reason.LEGAL:
        out[n] = code(IGNORE, NO_TRAIT)
        n += 1
    return n


def ignore(s: State, trait: int) -> None:
    """M18: the prey's defects are used first, then the anglerfish's permission, INTELLECT last."""
    if trait == NO_TRAIT:
        reaction.meet_mimicry(s)
        return
    s.attack.ignored |= 1 << trait
    if s.attack.defects > 0:
        s.attack.defects = 0
    elif s.attack.anglerfish > 0:
        s.attack.anglerfish = 0
    else:
        s.attack.intellect = 0
    name_or_go_on(s)
