"""A position of Random Mutations as numbers for a learner: own seat and species first, and of secret faces the own ones
only."""

from __future__ import annotations

from galapagos.engine.language.feature import Features, place_from
from galapagos.engine.language.struct import Units

from .actions import SpeciesId
from .data import EXTRA_NAMES, FIRST_EXTRA, SEATS, TRAIT_NAMES, TRAITS, Trait
from .species import all_parasites, has, herd_of, is_fed, is_marked
from .state import (
    Mark,
    Options,
    Phase,
    Species,
    State,
    all_species,
    animal_count,
    has_extra,
    row_of,
    seats_from,
    species_count,
)

OWN = 6  # species with numbers of their own: the first ones of the observer,
OTHERS = 7  # and the first ones of the others, clockwise; players have totals of all
CARDS = 32
ANIMALS = 8
FOOD = 8
TOKENS = 32
TURNS = 32
COPIES = 16

PLAYERS = tuple(f"player{place}" for place in range(SEATS))
TRAIT_COLUMNS = tuple(TRAIT_NAMES)

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
COURSE_COLUMNS = ("turn", "deck", "red", "green", "black", "final", "grazed", "first")
COURSE = FEATURES.block("course", 1, COURSE_COLUMNS, units=(TURNS, 4 * CARDS, TOKENS, TOKENS, TOKENS, 1, 1, SEATS))
OPTIONS = FEATURES.block("options", 1, ("divergence", *EXTRA_NAMES))
UNSEEN = FEATURES.block("unseen", 1, TRAIT_COLUMNS, units=COPIES)
PLAYER_COLUMNS = ("deck", "discard", "species", "animals")
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, units=(CARDS, CARDS, ANIMALS, TOKENS))
SPECIES_COLUMNS = ("animals", "fed", "need", "parasites", "shelters", "face", "hunts", "hunted", *TRAIT_COLUMNS)
SPECIES_UNITS = (ANIMALS, ANIMALS, FOOD, ANIMALS, ANIMALS, TOKENS, 1, 1, *(1,) * TRAITS)
SPECIES = FEATURES.block("species", OWN + OTHERS, SPECIES_COLUMNS, units=SPECIES_UNITS)
PLAYER_WIDTH, SPECIES_WIDTH = len(PLAYER_COLUMNS), len(SPECIES_COLUMNS)
TRAIT = SPECIES_WIDTH - TRAITS
SIZE = FEATURES.size


def observe(s: State, seat: int, out: Units) -> int:
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, s.seats)] = 1
    observe_course(s, seat, out)
    observe_unseen(s, seat, out)
    slot = 0
    for turned in seats_from(s, seat):
        other = turned % s.seats
        observe_player(s, other, out, PLAYER + place_from(seat, other, s.seats) * PLAYER_WIDTH)
        if other != seat:
            slot = max(slot, OWN)
        for k in row_of(s, other):
            if slot < OWN or (other != seat and slot < OWN + OTHERS):
                observe_species(s, k, seat, out, SPECIES + slot * SPECIES_WIDTH)
                slot += 1
    return SIZE


def observe_course(s: State, seat: int, out: Units) -> None:
    out[COURSE] = min(s.turn, TURNS)
    out[COURSE + 1] = min(s.deck, 4 * CARDS)
    out[COURSE + 2] = min(s.red, TOKENS)
    out[COURSE + 3] = min(s.green, TOKENS)
    out[COURSE + 4] = min(s.black, TOKENS)
    out[COURSE + 5] = s.final
    out[COURSE + 6] = s.grazed
    out[COURSE + 7] = place_from(seat, s.first, s.seats)
    out[OPTIONS] = s.options.divergence
    for trait in range(FIRST_EXTRA, TRAITS):
        out[OPTIONS + 1 + trait - FIRST_EXTRA] = 1 if has_extra(s, trait) else 0


def observe_unseen(s: State, seat: int, out: Units) -> None:
    """M30: faces that the observer has never seen, whoever else has looked at them."""
    for trait in range(TRAITS):
        out[UNSEEN + trait] = s.unseen[trait]
    for other in range(s.seats):
        if other != seat:
            for trait in range(TRAITS):
                out[UNSEEN + trait] += s.players[other].faces[trait]
    for k in all_species(s):
        if s.species[k].face > 0 and s.species[k].owner != seat:
            out[UNSEEN + s.species[k].face - 1] += 1


def observe_player(s: State, other: int, out: Units, at: int) -> None:
    out[at] = min(s.players[other].deck, CARDS)
    out[at + 1] = min(s.players[other].discard, CARDS)
    out[at + 2] = min(species_count(s, other), ANIMALS)
    out[at + 3] = min(animal_count(s, other), TOKENS)


def observe_species(s: State, k: SpeciesId, seat: int, out: Units, at: int) -> None:
    species = s.species[k]
    fed, shelters = 0, 0
    for a in herd_of(s, k):
        fed += 1 if is_fed(species, s.animals[a]) else 0
        shelters += 1 if is_marked(s.animals[a], Mark.SHELTER) else 0
    out[at] = min(species.animals, ANIMALS)
    out[at + 1] = min(fed, ANIMALS)
    out[at + 2] = min(species.need, FOOD)
    out[at + 3] = min(all_parasites(s, k), ANIMALS)
    out[at + 4] = min(shelters, ANIMALS)
    out[at + 5] = min(species.face, TOKENS) if species.owner == seat and species.face > 0 else 0
    out[at + 6] = 1 if is_attacking(s) and s.attack.hunter == k else 0
    out[at + 7] = 1 if is_attacking(s) and s.attack.prey == k else 0
    observe_traits(species, out, at + TRAIT)


def is_attacking(s: State) -> bool:
    return Phase.PREY <= s.phase <= Phase.SCAVENGER


def observe_traits(species: Species, out: Units, at: int) -> None:
    for trait in range(TRAITS):
        out[at + trait] = 1 if has(species, trait) else 0


def has_secrets(options: Options) -> bool:
    """M30: whether players know different things at such a table: with anglerfish, they look at cards of their own."""
    return options.extras >> (Trait.ANGLERFISH - FIRST_EXTRA) & 1 != 0
