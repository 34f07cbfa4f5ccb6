"""The position of Random Mutations as plain data for people and pages."""

from __future__ import annotations

import msgspec

from .data import PLUS, SEAT_NAMES, TRAIT_NAMES, Trait
from .rules.winner import points
from .state import (
    Face,
    Mark,
    Phase,
    Player,
    Species,
    State,
    animal_count,
    copies,
    food,
    has_extra,
    is_fed,
    is_marked,
    parasites,
    species_count,
)

PHASES = (
    "first player", "development", "face", "look", "deleterious", "food", "parasites", "shelters", "feeding", "grazing",
    "prey", "ignoring", "mimicry", "anglerfish", "running", "victim", "scavenger", "extinction",
)


class AnimalView(msgspec.Struct):
    name: str
    food: int
    fed: bool
    shelter: bool
    parasites: int
    attacked: bool                      # this turn
    hunting: bool                       # its attack is going on
    looked_at: bool                     # its owner knows the face of the card


class TraitView(msgspec.Struct):
    name: str
    plus: int
    shared: int                         # equal numbers on equal traits: one card; 0 for a card of its own


class SpeciesView(msgspec.Struct):
    name: str
    owner: int
    need: int
    traits: list[TraitView]             # as they were played
    animals: list[AnimalView]
    face: str | None                    # of the card it began with, where the reader knows it
    revealed: bool                      # an anglerfish: animal and trait in one card


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    deck: int
    discard: int
    species: int
    animals: int
    points: int
    passed: bool
    known: list[str]                    # faces of discarded cards that only the reader has seen


class AttackView(msgspec.Struct):
    hunter: str
    prey: str | None
    ignored: list[str]
    permissions: int                    # traits that may still be ignored


class MutationsView(msgspec.Struct):
    turn: int
    last_turn: bool
    phase: str
    first: int
    mover: int | None                   # whose turn it is in development and feeding
    actor: int
    over: bool
    deck: int
    food: int
    shelters: int
    parasites: int
    grazed: bool
    chosen: str | None                  # the species that a card was played on
    attack: AttackView | None
    species: list[SpeciesView]
    players: list[PlayerView]
    unseen: dict[str, int]              # faces that the reader has never seen
    cards: dict[str, int]               # faces in the game


def view(s: State, seat: int) -> MutationsView:
    is_turn = s.phase in (Phase.DEVELOPMENT, Phase.FACE, Phase.LOOK, Phase.DELETERIOUS) or Phase.FEEDING <= s.phase <= Phase.SCAVENGER
    is_card = s.phase in (Phase.FACE, Phase.LOOK, Phase.DELETERIOUS)
    return MutationsView(
        turn=s.turn, last_turn=s.final != 0, phase=PHASES[s.phase], first=s.first, mover=s.mover if is_turn else None,
        actor=s.actor, over=s.ending != 0, deck=s.deck, food=s.red, shelters=s.green, parasites=s.black, grazed=s.grazed != 0,
        chosen=f"s{s.chosen + 1}" if is_card else None, attack=attack(s) if Phase.PREY <= s.phase <= Phase.SCAVENGER else None,
        species=[species(s, k) for k in range(s.count)], players=[player(s, other, seat) for other in range(s.seats)],
        unseen={name: s.unseen[trait] for trait, name in enumerate(TRAIT_NAMES) if copies(s, trait)},
        cards={name: copies(s, trait) for trait, name in enumerate(TRAIT_NAMES) if copies(s, trait)},
    )


def species(s: State, k: int) -> SpeciesView:
    one = s.species[k]
    return SpeciesView(
        name=f"s{k + 1}", owner=one.owner, need=one.need,
        traits=[TraitView(TRAIT_NAMES[one.order[i]], PLUS[one.order[i]], one.share[i]) for i in range(one.count)],
        animals=[animal(one, s.animals[a], a) for a in range(one.first, one.first + one.animals)],
        face=face(one), revealed=one.face == Face.OPEN,
    )


def face(one: Species) -> str | None:
    if one.face > 0:
        return TRAIT_NAMES[one.face - 1]
    return TRAIT_NAMES[Trait.ANGLERFISH] if one.face in (Face.SHOWN, Face.OPEN) else None


def animal(one: Species, marks: int, a: int) -> AnimalView:
    return AnimalView(
        name=f"a{a + 1}", food=food(marks), fed=is_fed(one, marks), shelter=is_marked(marks, Mark.SHELTER),
        parasites=parasites(marks), attacked=is_marked(marks, Mark.TURNED), hunting=is_marked(marks, Mark.HUNTING),
        looked_at=is_marked(marks, Mark.LOOKED_AT),
    )


def player(s: State, other: int, seat: int) -> PlayerView:
    one = s.players[other]
    return PlayerView(
        seat=other, name=SEAT_NAMES[other], deck=one.deck, discard=one.discard, species=species_count(s, other),
        animals=animal_count(s, other), points=points(s, other), passed=s.passed >> other & 1 != 0,
        known=known(one) if other == seat and has_extra(s, Trait.ANGLERFISH) else [],
    )


def known(one: Player) -> list[str]:
    return [name for trait, name in enumerate(TRAIT_NAMES) for _ in range(one.faces[trait])]


def attack(s: State) -> AttackView:
    has_prey = Phase.IGNORING <= s.phase <= Phase.VICTIM
    return AttackView(
        hunter=f"s{s.attack.hunter + 1}", prey=f"s{s.attack.prey + 1}" if has_prey else None,
        ignored=[name for trait, name in enumerate(TRAIT_NAMES) if s.attack.ignored >> trait & 1],
        permissions=s.attack.defects + s.attack.anglerfish + s.attack.intellect,
    )
