"""Species in a row, animals in a species, traits above them: how cards come to the table and leave it."""

from __future__ import annotations

from ..data import SEATS, Trait
from ..state import Face, Mark, State, first_animal, food_needed, is_marked

# --- animals


def arrange(s: State, k: int) -> None:
    """Those with more on them first, so that equal positions are equal bytes."""
    species = s.species[k]
    for a in range(species.first + 1, species.first + species.animals):
        animal = s.animals[a]
        place = a
        while place > species.first and s.animals[place - 1] < animal:
            s.animals[place] = s.animals[place - 1]
            place -= 1
        s.animals[place] = animal


def add_animal(s: State, k: int, animal: int) -> None:
    """Development 3: below the other animals of the species."""
    species = s.species[k]
    place = species.first + species.animals
    for a in range(s.population, place, -1):
        s.animals[a] = s.animals[a - 1]
    s.animals[place] = animal
    s.population += 1
    species.animals += 1
    for later in range(k + 1, s.count):
        s.species[later].first += 1
    arrange(s, k)


def take_animal(s: State, k: int, a: int) -> None:
    s.population -= 1
    for other in range(a, s.population):
        s.animals[other] = s.animals[other + 1]
    s.animals[s.population] = 0
    s.species[k].animals -= 1
    for later in range(k + 1, s.count):
        s.species[later].first -= 1


# --- species


def found_species(s: State, seat: int) -> int:
    """Development 1: one animal to the right of the player's species; which species it is."""
    k = s.rows[seat + 1]
    first = first_animal(s, k)
    for other in range(s.count, k, -1):
        s.species[other] = s.species[other - 1]
    s.species[k] = s.blank
    s.species[k].owner = seat
    s.species[k].need = 1
    s.species[k].first = first
    s.count += 1
    for later in range(seat + 1, SEATS + 1):
        s.rows[later] += 1
    add_animal(s, k, 0)
    return k


def take_species(s: State, k: int) -> None:
    """The others of the row close up."""
    for later in range(s.species[k].owner + 1, SEATS + 1):
        s.rows[later] -= 1
    s.count -= 1
    for other in range(k, s.count):
        s.species[other] = s.species[other + 1]
    s.species[s.count] = s.blank


# --- traits


def add_trait(s: State, k: int, trait: int, share: int) -> None:
    """Development 2: above the traits that the species already has."""
    species = s.species[k]
    species.order[species.count] = trait
    species.share[species.count] = share
    species.count += 1
    species.traits |= 1 << trait
    species.need = food_needed(species.traits)


def take_last_trait(s: State, k: int) -> bool:
    """Whether its card is free: a shared one stays with the other species (M11)."""
    species = s.species[k]
    last = species.count - 1
    trait = species.order[last]
    is_free = release(s, k, last)
    species.order[last] = 0
    species.count = last
    species.traits &= ~(1 << trait)
    species.need = food_needed(species.traits)
    return is_free


def release(s: State, k: int, place: int) -> bool:
    """M11: leaves the card at that place to those who share it; True where nobody does."""
    share, trait = s.species[k].share[place], s.species[k].order[place]
    if share == 0:
        return True
    s.species[k].share[place] = 0
    sharers, last_sharer, last_place = 0, 0, 0
    owner = s.species[k].owner
    for other in range(s.rows[owner], s.rows[owner + 1]):
        for i in range(s.species[other].count):
            if s.species[other].order[i] == trait and s.species[other].share[i] == share:
                sharers, last_sharer, last_place = sharers + 1, other, i
    if sharers == 1:                                    # it is that one's own again
        s.species[last_sharer].share[last_place] = 0
    return False


# --- death


def bury(s: State, k: int, a: int) -> None:
    """M21, M28: an animal dies. Its card goes to the owner's discard pile, its tokens go back; the last one takes the traits with it."""
    species = s.species[k]
    s.players[species.owner].discard += 1
    if is_marked(s.animals[a], Mark.LOOKED_AT):
        forget(s, k)
    take_animal(s, k, a)
    if species.animals == 0:
        discard_traits(s, k)
        take_species(s, k)


def forget(s: State, k: int) -> None:
    """M1, M30: a card that only its owner has seen is discarded unseen by the others."""
    species = s.species[k]
    if species.face > 0:
        s.players[species.owner].forgotten += 1
        s.players[species.owner].faces[species.face - 1] += 1
    species.face = Face.UNSEEN


def discard_traits(s: State, k: int) -> None:
    species = s.species[k]
    discards = 0
    for place in range(species.count):
        if release(s, k, place):
            discards += 1
    if species.face == Face.OPEN:                       # M30: the card went with its animal, or stays with those who share it
        discards -= 1
    s.players[species.owner].discard += discards


def has_open_anglerfish(s: State, k: int) -> bool:
    """M30: whether the topmost trait is the species' own card, face up."""
    species = s.species[k]
    return species.face == Face.OPEN and species.order[species.count - 1] == Trait.ANGLERFISH
