"""What protects a species from a carnivore (M16, M17, M33)."""

from __future__ import annotations

from ..actions import AnimalId, SpeciesId
from ..data import IGNORABLE, Trait
from ..reason import Reason
from ..species import has, herd_of, is_carnivorous, is_fed, is_marked, kind_of
from ..state import Mark, Species, State, all_species


def is_in_reach(s: State, a: AnimalId, ignored: int) -> bool:
    """M17: neither under a shelter nor, fed, in its burrow."""
    if is_marked(s.animals[a], Mark.SHELTER):
        return False
    species = kind_of(s, a)
    burrows = has(species, Trait.BURROWING) and ignored >> Trait.BURROWING & 1 == 0
    return not (burrows and is_fed(species, s.animals[a]))


def has_animal_in_reach(s: State, k: SpeciesId, ignored: int) -> bool:
    return any(is_in_reach(s, a, ignored) for a in herd_of(s, k))


def is_herd(s: State) -> bool:
    """HERDING, M33: more herding animals in play than animals of carnivorous species, all players counted."""
    herd = sum(s.species[k].animals for k in all_species(s) if has(s.species[k], Trait.HERDING))
    return herd > sum(s.species[k].animals for k in all_species(s) if is_carnivorous(s.species[k]))


def protections(s: State, hunter: Species, k: SpeciesId, ignored: int) -> int:
    """M17: the traits of species k that keep this hunter off, as bits, less what it ignores."""
    prey = s.species[k]
    found = 0
    if has(prey, Trait.HIGH_BODY_WEIGHT) and not has(hunter, Trait.HIGH_BODY_WEIGHT):
        found |= 1 << Trait.HIGH_BODY_WEIGHT
    if has(prey, Trait.SWIMMING) and not has(hunter, Trait.SWIMMING):
        found |= 1 << Trait.SWIMMING
    if has(prey, Trait.BURROWING) and not has_animal_in_reach(s, k, 0):
        found |= 1 << Trait.BURROWING
    if has(prey, Trait.FLIGHT) and hunter.count >= prey.count:  # M33: ignored traits count
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


def attack_refusal(s: State, hunter: SpeciesId, prey: SpeciesId, permissions: int) -> Reason:
    """M16: whether a hunter with so many permissions to ignore a trait, besides the prey's own defects, can attack a
    species."""
    if hunter == prey:
        return Reason.SAME_SPECIES
    if has(s.species[hunter], Trait.SWIMMING) and not has(s.species[prey], Trait.SWIMMING):  # M17, M18
        return Reason.SWIMMERS_ONLY
    if not has_animal_in_reach(s, prey, IGNORABLE):
        return Reason.ALL_SHELTERED
    found = protections(s, s.species[hunter], prey, 0)
    if has(s.species[prey], Trait.DEVELOPMENT_DEFECTS):
        permissions += 1
    return Reason.LEGAL if found == 0 or number_of(found) <= permissions else protection_reason(found)


def still_has(s: State, trait: int) -> bool:
    """Whether the prey has a trait that is not ignored."""
    return (s.species[s.attack.prey].traits & ~s.attack.ignored) >> trait & 1 != 0
