"""The position of Random Mutations, and what lies in it; species.py has the questions that one asks of a species or an
animal.

Species lie in one row per player, and the rows one after the other; the animals of a species lie together, those with
more on them first. So a position has one form, and a species or an animal is found by its number on the table.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from galapagos.engine.language.question import Ids, ids, ids_from
from galapagos.engine.language.struct import i8, i16, i32, struct

from .actions import AnimalId, SpeciesId
from .data import BLACK_TOKENS, BOXES, COPIES, FIRST_EXTRA, MAX_ANIMALS, MAX_TRAITS, SEATS, TRAITS

NOBODY = -1


class Phase(IntEnum):
    """Where the game stands, and what is asked there: of a player, or of chance."""

    BEGIN = 0  # chance draws the first player
    DEVELOPMENT = 1
    FACE = 2  # chance turns a card up
    LOOK = 3  # chance: what its owner sees on the card of a new species (M30)
    DELETERIOUS = 4  # whether a first trait stays
    FOOD = 5  # chance
    PARASITES = 6  # chance
    SHELTERS = 7  # chance
    FEEDING = 8
    GRAZING = 9  # once more after acting
    PREY = 10
    IGNORING = 11
    MIMICRY = 12
    ANGLERFISH = 13
    RUNNING = 14  # chance
    VICTIM = 15
    SCAVENGER = 16
    EXTINCTION = 17  # who dies of parasites
    POISON = 18  # what is passed without a question: the end of an attack,
    NEW_TURN = 19  # and the beginning of a turn


PHASE_NAMES = tuple(phase.name.lower() for phase in Phase if phase <= Phase.EXTINCTION)


class Ending(IntEnum):
    """What decided the game."""

    POINTS = 1
    DISCARDS = 2
    SHARED = 3


class Mark(IntEnum):
    """What an animal bears, as bits: the lower four once, parasite tokens up to 31 times, food tokens up to seven."""

    LOOKED_AT = 1  # its owner has looked at this card (M30)
    HUNTING = 2  # its attack is going on
    TURNED = 4  # it has attacked this turn
    SHELTER = 8
    PARASITE = 16
    FOOD = 512


class Face(IntEnum):
    """What is known of the card that a species began with; a trait + 1 is known to the owner alone (M30)."""

    UNSEEN = 0
    SECRET = -1  # another player has looked at it
    SHOWN = -2  # an anglerfish face down again
    OPEN = -3  # a revealed anglerfish: animal and trait in one card


@struct
class Options:
    divergence: i8
    extras: i8


@struct
class Species:
    traits: i32  # bits
    first: i16  # its first animal
    animals: i16  # how many
    owner: i8
    need: i8  # food tokens that make an animal fed
    count: i8  # traits
    face: i8
    redirected: i8  # this attack, by mimicry
    order: Annotated[list[i8], MAX_TRAITS]  # traits as they were played
    share: Annotated[list[i8], MAX_TRAITS]  # equal numbers on equal traits: one card, shared (M11)


@struct
class Player:
    deck: i16
    discard: i16
    forgotten: i16  # cards looked at and discarded since
    faces: Annotated[list[i8], TRAITS]  # of those, known to the player alone


@struct
class Attack:
    ignored: i32  # traits of the prey, as bits
    hunter: i16  # species
    prey: i16
    permissions: Annotated[list[i8], 3]  # to ignore a trait, that are left (M18)
    poison: i8  # what was eaten was poisonous


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    first: i8  # the first player
    mover: i8  # whose turn it is in development and feeding
    final: i8  # the last turn
    grazed: i8  # the mover, in this feeding turn
    green: i8
    black: i8
    step: i8  # how many have lost an animal to parasites, or did not have to
    worst: i16  # parasites on the most burdened species
    red: i16
    turn: i16
    passed: i16  # seats that have passed, as bits
    chosen: i16  # the species that a card was declared or laid on
    deck: i16  # the main deck
    count: i16  # species on the table
    population: i16  # animals on the table
    options: Options
    attack: Attack
    rolls: Annotated[list[i8], 4]  # the last dice (Roll), to be seen; 0 where nothing was rolled
    rows: Annotated[list[i16], SEATS + 1]  # the first species of each player
    unseen: Annotated[list[i8], TRAITS]  # faces that nobody has seen
    players: Annotated[list[Player], SEATS]
    drawn: Annotated[list[i16], SEATS]  # cards, while they are dealt
    animals: Annotated[list[i16], MAX_ANIMALS]  # what each bears
    homes: Annotated[list[i16], MAX_ANIMALS]  # the species of each
    blue: Annotated[list[i8], MAX_ANIMALS]  # how many of its food tokens are blue; no rule asks for it
    species: Annotated[list[Species], MAX_ANIMALS]
    blank: Species
    no_attack: Attack


# --- the boxes in use


def copies(s: State, trait: int) -> int:
    """How many cards with that face are in the game."""
    return COPIES[trait] * BOXES[s.seats] if trait < FIRST_EXTRA or has_extra(s, trait) else 0


def has_extra(s: State, trait: int) -> bool:
    return s.options.extras >> (trait - FIRST_EXTRA) & 1 != 0


def black_tokens(s: State) -> int:
    """How many are in the game, on the table, on animals and in the box."""
    return BLACK_TOKENS * BOXES[s.seats]


# --- seats


def next_seat(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


def seat_before(s: State, seat: int) -> int:
    return (seat + s.seats - 1) % s.seats


def seat_in_turn(s: State, step: int) -> int:
    """Game turns: clockwise from the first player."""
    return (s.first + step) % s.seats


def player_in_turn(s: State) -> int:
    """Whose turn it is in development and feeding."""
    return s.mover


def seats_from(s: State, seat: int) -> Ids[int]:
    """Every seat once, clockwise from that one; modulo the number of seats."""
    return ids_from(seat, seat + s.seats)


def has_prey(s: State) -> bool:
    """Whether a carnivore has chosen whom it attacks."""
    return Phase.IGNORING <= s.phase <= Phase.VICTIM


# --- what there is, one after the other


def all_seats(s: State) -> Ids[int]:
    return ids(s.seats)


def all_traits(s: State) -> Ids[int]:
    return ids(TRAITS)


def all_species(s: State) -> Ids[SpeciesId]:
    return ids(s.count)


def row_of(s: State, seat: int) -> Ids[SpeciesId]:
    """A player's species, from left to right."""
    return ids_from(s.rows[seat], s.rows[seat + 1])


def own_species(s: State) -> Ids[SpeciesId]:
    return row_of(s, s.actor)


def species_count(s: State, seat: int) -> int:
    return s.rows[seat + 1] - s.rows[seat]


def all_animals(s: State) -> Ids[AnimalId]:
    return ids(s.population)


def animals_of(s: State, seat: int) -> Ids[AnimalId]:
    return ids_from(first_animal(s, s.rows[seat]), first_animal(s, s.rows[seat + 1]))


def own_animals(s: State) -> Ids[AnimalId]:
    return animals_of(s, s.actor)


def first_animal(s: State, k: int) -> int:
    """Of species k, or where it would be."""
    return s.species[k].first if k < s.count else s.population


def animal_count(s: State, seat: int) -> int:
    return first_animal(s, s.rows[seat + 1]) - first_animal(s, s.rows[seat])
