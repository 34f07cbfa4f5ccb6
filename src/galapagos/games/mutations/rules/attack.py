"""CARNIVOROUS trait: hunter, prey, what is ignored, mimicry, anglerfish, running (M14, M16 to M20, M30, M32, M33)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import ATTACK, HIDE, HUNT, IGNORE, NO_TRAIT, REDIRECT, REVEAL
from ..data import ESCAPE, IGNORABLE, TRAITS, Trait
from ..reason import Reason
from ..state import (
    Face,
    Mark,
    Phase,
    Species,
    State,
    has,
    has_extra,
    is_carnivorous,
    is_fed,
    is_marked,
    is_repeated,
)
from . import kill
from .rows import add_trait, arrange

# --- protections


def is_in_reach(s: State, k: int, a: int, ignored: int) -> bool:
    """M17: neither under a shelter nor, fed, in its burrow."""
    if is_marked(s.animals[a], Mark.SHELTER):
        return False
    burrows = has(s.species[k], Trait.BURROWING) and ignored >> Trait.BURROWING & 1 == 0
    return not (burrows and is_fed(s.species[k], s.animals[a]))


def has_animal_in_reach(s: State, k: int, ignored: int) -> bool:
    for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
        if is_in_reach(s, k, a, ignored):
            return True
    return False


def is_herd(s: State) -> bool:
    """HERDING, M33: more herding animals in play than animals of carnivorous species, all players counted."""
    herd = 0
    for k in range(s.count):
        if has(s.species[k], Trait.HERDING):
            herd += s.species[k].animals
        if is_carnivorous(s.species[k]):
            herd -= s.species[k].animals
    return herd > 0


def protections(s: State, hunter: Species, k: int, ignored: int) -> int:
    """M17: the traits of species k that keep this hunter off, as bits, less what it ignores."""
    prey = s.species[k]
    found = 0
    if has(prey, Trait.HIGH_BODY_WEIGHT) and not has(hunter, Trait.HIGH_BODY_WEIGHT):
        found |= 1 << Trait.HIGH_BODY_WEIGHT
    if has(prey, Trait.SWIMMING) and not has(hunter, Trait.SWIMMING):
        found |= 1 << Trait.SWIMMING
    if has(prey, Trait.BURROWING) and not has_animal_in_reach(s, k, 0):
        found |= 1 << Trait.BURROWING
    if has(prey, Trait.FLIGHT) and hunter.count >= prey.count:      # M33: ignored traits count
        found |= 1 << Trait.FLIGHT
    if has(prey, Trait.HERDING) and is_herd(s):
        found |= 1 << Trait.HERDING
    return found & ~ignored


def number_of(traits: int) -> int:
    n = 0
    while traits != 0:
        traits &= traits - 1
        n += 1
    return n


def protection_reason(traits: int) -> Reason:
    if traits >> Trait.HIGH_BODY_WEIGHT & 1 != 0:
        return Reason.TOO_HEAVY
    if traits >> Trait.SWIMMING & 1 != 0:
        return Reason.IN_WATER
    if traits >> Trait.BURROWING & 1 != 0:
        return Reason.IN_BURROWS
    return Reason.IN_THE_AIR if traits >> Trait.FLIGHT & 1 != 0 else Reason.IN_A_HERD


def attack_refusal(s: State, hunter: int, prey: int, permissions: int) -> Reason:
    """M16: whether a hunter with so many permissions to ignore a trait, besides the prey's own defects, can attack a species."""
    if hunter == prey:
        return Reason.SAME_SPECIES
    if has(s.species[hunter], Trait.SWIMMING) and not has(s.species[prey], Trait.SWIMMING):    # M17, M18
        return Reason.SWIMMERS_ONLY
    if not has_animal_in_reach(s, prey, IGNORABLE):
        return Reason.ALL_SHELTERED
    found = protections(s, s.species[hunter], prey, 0)
    if has(s.species[prey], Trait.DEVELOPMENT_DEFECTS):
        permissions += 1
    return Reason.LEGAL if found == 0 or number_of(found) <= permissions else protection_reason(found)


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
        return Reason.NOT_YOURS
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
        meet_mimicry(s)


def ignore_refusal(s: State, trait: int) -> Reason:
    """M18: a trait of the prey that bears on attacks, if the attack can still become legal; none, if it is."""
    ignored = s.attack.ignored
    left = permissions_left(s)
    if trait != NO_TRAIT:
        if not has(s.species[s.attack.prey], trait):
            return Reason.NOT_THERE
        if (IGNORABLE & ~ignored) >> trait & 1 == 0:
            return Reason.NOT_IGNORABLE
        ignored |= 1 << trait
        left -= 1
    else:
        left = 0
    found = protections(s, s.species[s.attack.hunter], s.attack.prey, ignored)
    return Reason.LEGAL if number_of(found) <= left else Reason.STILL_PROTECTED


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
        meet_mimicry(s)
        return
    s.attack.ignored |= 1 << trait
    if s.attack.defects > 0:
        s.attack.defects = 0
    elif s.attack.anglerfish > 0:
        s.attack.anglerfish = 0
    else:
        s.attack.intellect = 0
    name_or_go_on(s)


def still_has(s: State, trait: int) -> bool:
    """Whether the prey has a trait that is not ignored."""
    return (s.species[s.attack.prey].traits & ~s.attack.ignored) >> trait & 1 != 0


# --- M19: MIMICRY


def redirect_refusal(s: State, k: int) -> Reason:
    if s.species[k].owner != s.species[s.attack.prey].owner:
        return Reason.NOT_THE_OWNERS
    if k == s.attack.prey:
        return Reason.SAME_PREY
    return prey_refusal(s, k)


def list_redirections(s: State, out: Actions) -> int:
    owner = s.species[s.attack.prey].owner
    n = 0
    for k in range(s.rows[owner], s.rows[owner + 1]):
        if redirect_refusal(s, k) == Reason.LEGAL:
            out[n] = code(REDIRECT, k)
            n += 1
    return n


def can_redirect(s: State) -> bool:
    """M19: each species redirects one attack at most once."""
    prey = s.species[s.attack.prey]
    if not still_has(s, Trait.MIMICRY) or prey.redirected != 0:
        return False
    for k in range(s.rows[prey.owner], s.rows[prey.owner + 1]):
        if redirect_refusal(s, k) == Reason.LEGAL:
            return True
    return False


def meet_mimicry(s: State) -> None:
    if can_redirect(s):
        s.phase = Phase.MIMICRY
        s.actor = s.species[s.attack.prey].owner
    else:
        meet_anglerfish(s)


def redirect(s: State, k: int) -> None:
    s.species[s.attack.prey].redirected = 1
    pursue(s, k)


# --- M30: ANGLERFISH


def is_lurking(s: State, k: int) -> bool:
    """One animal without traits whose card the owner has looked at."""
    species = s.species[k]
    return species.animals == 1 and species.count == 0 and species.face != Face.UNSEEN


def meet_anglerfish(s: State) -> None:
    """M30: the owner is asked whenever he could have one, so that the question tells nothing."""
    prey = s.species[s.attack.prey]
    if has_extra(s, Trait.ANGLERFISH) and prey.count == 0:
        for k in range(s.rows[prey.owner], s.rows[prey.owner + 1]):
            if is_lurking(s, k):
                s.phase = Phase.ANGLERFISH
                s.actor = prey.owner
                return
    flee(s)


def reveal_refusal(s: State, k: int) -> Reason:
    species = s.species[k]
    if species.owner != s.actor:
        return Reason.NOT_YOURS
    if not is_lurking(s, k):
        return Reason.NOT_LOOKED_AT
    is_anglerfish = species.face == Face.SHOWN or species.face == Trait.ANGLERFISH + 1
    return Reason.LEGAL if is_anglerfish else Reason.NOT_AN_ANGLERFISH


def list_anglerfish(s: State, out: Actions) -> int:
    out[0] = code(HIDE)
    n = 1
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if reveal_refusal(s, k) == Reason.LEGAL:
            out[n] = code(REVEAL, k)
            n += 1
    return n


def reveal(s: State, k: int) -> None:
    """M30: the attack is stopped, and the anglerfish attacks the attacker's species, with one ignored trait, even when fed."""
    hunter = s.attack.hunter
    kill.call_off(s)
    add_trait(s, k, Trait.ANGLERFISH, 0)
    s.species[k].face = Face.OPEN
    s.animals[s.species[k].first] &= ~Mark.LOOKED_AT
    set_out(s, k, s.species[k].first)
    s.attack.hunter = k
    s.attack.anglerfish = 1
    if prey_refusal(s, hunter) == Reason.LEGAL:
        pursue(s, hunter)
    else:
        kill.end_attack(s)


# --- M20: RUNNING


def flee(s: State) -> None:
    if still_has(s, Trait.RUNNING):
        s.phase = Phase.RUNNING
        s.actor = CHANCE
    else:
        kill.ask_victim(s)


def run(s: State, roll: int) -> None:
    if roll >= ESCAPE:
        kill.end_attack(s)
    else:
        kill.ask_victim(s)
