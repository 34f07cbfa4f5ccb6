"""The questions one asks of a species, its traits and its animals."""

from __future__ import annotations

from galapagos.engine.language.question import Ids, ids_from

from .actions import AnimalId, SpeciesId
from .data import CARNIVORES, PLUS, TRAITS, Trait
from .state import Species, State, all_species, black_tokens

# --- traits


def has(species: Species, trait: int) -> bool:
    return species.traits >> trait & 1 != 0


def is_carnivorous(species: Species) -> bool:
    return species.traits & CARNIVORES != 0


def food_needed(traits: int) -> int:
    """Feeding phase: one, and the + numbers of all traits; an obligate carnivore is fed by one kill (M24)."""
    if traits >> Trait.OBLIGATE_CARNIVOROUS & 1 != 0:
        return 1
    return 1 + sum(PLUS[trait] for trait in range(TRAITS) if traits >> trait & 1 != 0)


def shares(species: Species, trait: int, share: int) -> bool:
    """M11: whether it has that shared card."""
    return has(species, trait) and any(
        species.order[i] == trait and species.share[i] == share for i in range(species.count)
    )


# --- animals


def species_of(s: State, a: AnimalId) -> SpeciesId:
    return SpeciesId(s.homes[a])


def kind_of(s: State, a: AnimalId) -> Species:
    return s.species[s.homes[a]]


def herd_of(s: State, k: SpeciesId) -> Ids[AnimalId]:
    return ids_from(s.species[k].first, s.species[k].first + s.species[k].animals)


def food(animal: int) -> int:
    return animal >> 9


def parasites(animal: int) -> int:
    return animal >> 4 & 31


def all_parasites(s: State, k: SpeciesId) -> int:
    return sum(parasites(s.animals[a]) for a in herd_of(s, k))


def black_left(s: State) -> int:
    """M12: the black tokens in the box, neither on the table nor on animals."""
    return black_tokens(s) - s.black - sum(all_parasites(s, k) for k in all_species(s))


def is_marked(animal: int, mark: int) -> bool:
    return animal & mark != 0


def is_fed(species: Species, animal: int) -> bool:
    return food(animal) >= species.need


def takes_food(species: Species, animal: int) -> bool:
    """M15, M24: unfed, and no obligate carnivore."""
    return food(animal) < species.need and not has(species, Trait.OBLIGATE_CARNIVOROUS)


def eats_shelter(species: Species, animal: int) -> bool:
    """M25: for a BARK BEETLE that can take food a green token is food."""
    return has(species, Trait.BARK_BEETLE) and takes_food(species, animal)


def is_repeated(s: State, a: AnimalId) -> bool:
    """M32: an animal like the one before it in its species is the same answer."""
    return a > 0 and s.animals[a] == s.animals[a - 1] and s.homes[a] == s.homes[a - 1]
