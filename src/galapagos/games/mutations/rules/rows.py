"""Species in a row, animals in a species, traits above them: how cards come to the table and leave it."""

from __future__ import annotations

from galapagos.engine.language.event import tell

from ..actions import AnimalId, SpeciesId
from ..data import SEATS, Trait
from ..events import EXTINCT, FORGOTTEN, MOVED
from ..species import food, food_needed, is_marked, kind_of, shares, species_of
from ..state import Face, Mark, State, first_animal, row_of

# --- animals


def arrange(s: State, k: SpeciesId) -> None:
    """Those with more on them first, so that equal positions are equal bytes."""
    species = s.species[k]
    for a in range(species.first + 1, species.first + species.animals):
        animal, blue = s.animals[a], s.blue[a]
        place = a
        while place > species.first and s.animals[place - 1] < animal:
            s.animals[place] = s.animals[place - 1]
            s.blue[place] = s.blue[place - 1]
            place -= 1
            tell(s, MOVED, AnimalId(place + 1), AnimalId(place))
        s.animals[place] = animal
        s.blue[place] = blue


def add_animal(s: State, k: SpeciesId, animal: int) -> AnimalId:
    """Development 3: below the other animals of the species; which animal it is. Food that it comes with is blue."""
    species = s.species[k]
    place = AnimalId(species.first + species.animals)
    for a in range(s.population, place, -1):
        s.animals[a] = s.animals[a - 1]
        s.homes[a] = s.homes[a - 1]
        s.blue[a] = s.blue[a - 1]
    s.animals[place] = animal
    s.homes[place] = k
    s.blue[place] = food(animal)
    s.population += 1
    species.animals += 1
    for later in range(k + 1, s.count):
        s.species[later].first += 1
    return place


def take_animal(s: State, a: AnimalId) -> None:
    k = species_of(s, a)
    s.population -= 1
    for other in range(a, s.population):
        s.animals[other] = s.animals[other + 1]
        s.homes[other] = s.homes[other + 1]
        s.blue[other] = s.blue[other + 1]
    s.animals[s.population] = 0
    s.homes[s.population] = 0
    s.blue[s.population] = 0
    s.species[k].animals -= 1
    for later in range(k + 1, s.count):
        s.species[later].first -= 1


# --- species


def found_species(s: State, seat: int) -> SpeciesId:
    """Development 1: one animal to the right of the player's species; which species it is."""
    k = SpeciesId(s.rows[seat + 1])
    first = first_animal(s, k)
    for other in range(s.count, k, -1):
        s.species[other] = s.species[other - 1]
    for a in range(first, s.population):
        s.homes[a] += 1
    s.species[k] = s.blank
    s.species[k].owner = seat
    s.species[k].need = 1
    s.species[k].first = first
    s.count += 1
    for later in range(seat + 1, SEATS + 1):
        s.rows[later] += 1
    add_animal(s, k, 0)
    return k


def lone_animal(s: State, k: SpeciesId) -> AnimalId:
    """The animal of a new species."""
    return AnimalId(s.species[k].first)


def take_species(s: State, k: SpeciesId) -> None:
    """The others of the row close up."""
    for a in range(s.species[k].first, s.population):
        s.homes[a] -= 1
    for later in range(s.species[k].owner + 1, SEATS + 1):
        s.rows[later] -= 1
    s.count -= 1
    for other in range(k, s.count):
        s.species[other] = s.species[other + 1]
    s.species[s.count] = s.blank


# --- traits


def add_trait(s: State, k: SpeciesId, trait: int, share: int) -> None:
    """Development 2: above the traits that the species already has."""
    species = s.species[k]
    species.order[species.count] = trait
    species.share[species.count] = share
    species.count += 1
    species.traits |= 1 << trait
    species.need = food_needed(species.traits)


def last_trait(s: State, k: SpeciesId) -> int:
    """The topmost."""
    return s.species[k].order[s.species[k].count - 1]


def take_last_trait(s: State, k: SpeciesId) -> bool:
    """Whether its card is free: a shared one stays with the other species (M11)."""
    species = s.species[k]
    last = species.count - 1
    is_free = release(s, k, last)
    species.traits &= ~(1 << species.order[last])
    species.order[last] = 0
    species.count = last
    species.need = food_needed(species.traits)
    return is_free


def release(s: State, k: SpeciesId, place: int) -> bool:
    """M11: leaves the card at that place to those who share it; True where nobody does."""
    share, trait = s.species[k].share[place], s.species[k].order[place]
    if share == 0:
        return True
    s.species[k].share[place] = 0
    row = row_of(s, s.species[k].owner)
    if sum(1 for other in row if shares(s.species[other], trait, share)) == 1:  # it is that one's own again
        last = s.species[next((other for other in row if shares(s.species[other], trait, share)), k)]
        card = next((i for i in range(last.count) if last.order[i] == trait), 0)
        last.share[card] = 0
    return False


def has_open_anglerfish(s: State, k: SpeciesId) -> bool:
    """M30: whether the topmost trait is the species' own card, face up."""
    return s.species[k].face == Face.OPEN and last_trait(s, k) == Trait.ANGLERFISH


# --- death


def bury(s: State, a: AnimalId) -> None:
    """M21, M28: an animal dies. Its card goes to the owner's discard pile, its tokens go back; the last one takes the
    traits with it."""
    k, species = species_of(s, a), kind_of(s, a)
    s.players[species.owner].discard += 1
    if is_marked(s.animals[a], Mark.LOOKED_AT):
        forget(s, k)
    take_animal(s, a)
    if species.animals == 0:
        cards = free_traits(s, k)
        s.players[species.owner].discard += cards
        tell(s, EXTINCT, species.owner, k, cards)
        take_species(s, k)


def forget(s: State, k: SpeciesId) -> None:
    """M1, M30: a card that only its owner has seen is discarded unseen by the others."""
    species = s.species[k]
    if species.face > 0:
        s.players[species.owner].forgotten += 1
        s.players[species.owner].faces[species.face - 1] += 1
        tell(s, FORGOTTEN, species.owner, species.face - 1)
    species.face = Face.UNSEEN


def free_traits(s: State, k: SpeciesId) -> int:
    """The trait cards that a dead species leaves to nobody."""
    cards = 0
    for place in range(s.species[k].count):
        if release(s, k, place):
            cards += 1
    # M30: the card went with its animal, or stays with those who share it
    return cards - 1 if s.species[k].face == Face.OPEN else cards
