"""The position of Random Mutations as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game_modules import PieceIds

from .data import CARDS, CARNIVORES, PERMISSION_NAMES, SEAT_NAMES, TRAIT_NAMES, Trait
from .rules.development import next_developer
from .rules.kill import can_scavenge
from .rules.winner import animal_points, plus_points, trait_points
from .species import food, is_carnivorous, parasites
from .state import (
    NOBODY,
    PHASE_NAMES,
    Face,
    Mark,
    Phase,
    State,
    animal_count,
    black_tokens,
    copies,
    has_prey,
    species_count,
)

NOT_LOOKED_AT = (Face.UNSEEN, Face.OPEN)


class AnimalView(msgspec.Struct):
    id: int
    name: str
    food: int  # tokens, red and blue together
    blue: int  # of these, from traits
    fed: bool
    shelter: bool
    parasites: int
    attacked: bool  # this turn
    hunting: bool  # its attack is going on
    looked_at: bool  # its owner knows the face of the card


class TraitView(msgspec.Struct):
    name: str  # its text is that of the message `trait-…`
    plus: int
    deleterious: bool
    diet: bool  # it makes a carnivore
    shared: int  # equal numbers on equal traits: one card; 0 for a card of its own


class SpeciesView(msgspec.Struct):
    id: int
    name: str
    owner: int
    need: int  # food tokens that make an animal fed
    limit: int  # animals up to which it can be populated
    carnivorous: bool
    parasites: int  # on all its animals
    worst: bool  # no species bears more: it will lose an animal, or does
    redirected: bool  # has turned the attack that is going on to another species
    traits: list[TraitView]  # as they were played
    animals: list[AnimalView]
    face: str | None  # of the card it began with, where the reader knows it
    looked_at: bool  # its owner, at least, knows that card
    revealed: bool  # an anglerfish: animal and trait in one card


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    deck: int
    discard: int
    species: int
    animals: int
    points: int
    points_for: dict[str, int]  # animals, traits and + numbers
    passed: bool
    scavenges: bool  # has a hungry scavenger
    known: list[str]  # discarded cards that only the reader has seen
    forgotten: int  # discarded cards that the player has looked at


class AttackView(msgspec.Struct):
    hunter: str
    prey: str | None
    ignored: list[str]
    permissions: list[str]  # by what the attacker may still ignore a trait
    poisoned: bool  # what was eaten was poisonous


class RollsView(msgspec.Struct):
    """The last dice of the climate and of a running prey; None where there were none yet."""

    food: int | None
    parasites: int | None
    shelters: int | None
    running: int | None


class MutationsView(msgspec.Struct):
    turn: int
    last_turn: bool
    phase: str
    first: int
    mover: int | None  # whose turn it is in development and feeding
    actor: int
    next: int | None  # who comes after the mover, if nothing changes
    over: bool
    deck: int
    food: int  # tokens on the table
    shelters: int
    parasites: int
    black_left: int  # black tokens in the box
    black_tokens: int  # in the game
    rolls: RollsView
    grazed: bool
    chosen: str | None  # the species that a card was played on
    attack: AttackView | None
    scavenger: int | None  # who feeds a scavenger after a kill
    species: list[SpeciesView]
    players: list[PlayerView]
    unseen: dict[str, int]  # faces that the reader has never seen
    cards: dict[str, int]  # faces in the game


def view(s: State, seat: int, ids: PieceIds) -> MutationsView:
    is_card = s.phase in (Phase.FACE, Phase.LOOK, Phase.DELETERIOUS)
    is_turn = s.ending == 0 and (s.phase == Phase.DEVELOPMENT or is_card or Phase.FEEDING <= s.phase <= Phase.SCAVENGER)
    cards = {name: copies(s, trait) for trait, name in enumerate(TRAIT_NAMES)}
    kinds = menagerie(s, ids)
    burdens, box = [kind.parasites for kind in kinds], black_tokens(s)
    worst = s.worst if s.phase == Phase.EXTINCTION else max(burdens, default=0)
    for kind in kinds:
        kind.worst = kind.parasites == worst > 0
    return MutationsView(
        turn=s.turn,
        last_turn=s.final != 0,
        phase=PHASE_NAMES[s.phase if s.phase <= Phase.EXTINCTION else Phase.DEVELOPMENT],  # a turn begins
        first=s.first,
        mover=s.mover if is_turn else None,
        actor=s.actor,
        next=following(s) if is_turn else None,
        over=s.ending != 0,
        deck=s.deck,
        food=s.red,
        shelters=s.green,
        parasites=s.black,
        black_left=box - s.black - sum(burdens),
        black_tokens=box,
        rolls=RollsView(*(roll or None for roll in s.rolls)),
        grazed=s.grazed != 0,
        chosen=ids.name("species", s.chosen) if is_card else None,
        attack=attack(s, ids) if Phase.PREY <= s.phase <= Phase.SCAVENGER else None,
        scavenger=s.actor if s.phase == Phase.SCAVENGER else None,
        species=kinds,
        players=[player(s, other, seat) for other in range(s.seats)],
        unseen={name: left for (name, n), left in zip(cards.items(), s.unseen, strict=True) if n},
        cards={name: n for name, n in cards.items() if n},
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"species": range(s.count), "animal": range(s.population)}


def sign(s: State, ids: PieceIds, what: str, number: int) -> str:
    """Of a species its owner's letter; of an animal its species' name, so that letters follow."""
    return SEAT_NAMES[s.species[number].owner] if what == "species" else ids.name("species", s.homes[number])


def following(s: State) -> int | None:
    """In development the next who can play a card, and in feeding clockwise."""
    if s.phase > Phase.DELETERIOUS:
        return (s.mover + 1) % s.seats
    return seat if (seat := next_developer(s)) not in (NOBODY, s.mover) else None


def menagerie(s: State, ids: PieceIds) -> list[SpeciesView]:
    animals, blue = s.animals[: s.population], s.blue[: s.population]
    return [species(s, k, animals, blue, ids) for k in range(s.count)]


def species(s: State, k: int, animals: list[int], blue: list[int], ids: PieceIds) -> SpeciesView:
    one = s.species[k]
    herd = [animal(one.need, animals[a], blue[a], a, ids) for a in range(one.first, one.first + one.animals)]
    return SpeciesView(
        id=ids.get("species", k),
        name=ids.name("species", k),
        owner=one.owner,
        need=one.need,
        limit=species_count(s, one.owner),
        carnivorous=is_carnivorous(one),
        parasites=sum([one.parasites for one in herd]),
        worst=False,
        redirected=one.redirected != 0,
        traits=[trait(one.order[i], one.share[i]) for i in range(one.count)],
        animals=herd,
        face=face(one.face) if one.face else None,
        looked_at=one.face not in NOT_LOOKED_AT,
        revealed=one.face == Face.OPEN,
    )


def trait(number: int, share: int) -> TraitView:
    return TraitView(
        TRAIT_NAMES[number], CARDS[number].plus, CARDS[number].deleterious, CARNIVORES >> number & 1 != 0, share
    )


def face(number: int) -> str | None:
    if number > 0:
        return TRAIT_NAMES[number - 1]
    return None if number == Face.SECRET else TRAIT_NAMES[Trait.ANGLERFISH]


def animal(need: int, marks: int, blue: int, a: int, ids: PieceIds) -> AnimalView:
    return AnimalView(
        id=ids.get("animal", a),
        name=ids.name("animal", a),
        food=food(marks),
        blue=blue,
        fed=food(marks) >= need,
        shelter=marks & Mark.SHELTER != 0,
        parasites=parasites(marks),
        attacked=marks & Mark.TURNED != 0,
        hunting=marks & Mark.HUNTING != 0,
        looked_at=marks & Mark.LOOKED_AT != 0,
    )


def player(s: State, other: int, seat: int) -> PlayerView:
    one = s.players[other]
    points = {"animals": animal_points(s, other), "traits": trait_points(s, other), "plus": plus_points(s, other)}
    return PlayerView(
        seat=other,
        name=SEAT_NAMES[other],
        deck=one.deck,
        discard=one.discard,
        species=species_count(s, other),
        animals=animal_count(s, other),
        points=sum(points.values()),
        points_for=points,
        passed=s.passed >> other & 1 != 0,
        scavenges=can_scavenge(s, other),
        known=[name for name, n in zip(TRAIT_NAMES, one.faces, strict=True) for _ in range(n)] if other == seat else [],
        forgotten=one.forgotten,
    )


def attack(s: State, ids: PieceIds) -> AttackView:
    return AttackView(
        hunter=ids.name("species", s.attack.hunter),
        prey=ids.name("species", s.attack.prey) if has_prey(s) else None,
        ignored=[name for trait, name in enumerate(TRAIT_NAMES) if s.attack.ignored >> trait & 1],
        permissions=[name for name, left in zip(PERMISSION_NAMES, s.attack.permissions, strict=True) if left],
        poisoned=s.attack.poison != 0,
    )
