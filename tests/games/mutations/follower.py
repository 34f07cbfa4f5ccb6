"""A reader of Random Mutations who sees no state: only the events that reach one seat, or that everybody hears.

    follower = Follower(3, seat=1)
    s.hear = follower.hear

Every kind of event by which something moves has a method of its name. No rule is applied here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from galapagos.engine.language.event import SECRET
from galapagos.games.mutations.events import EVENTS

WORDS_ONLY = ("kept", "skipped", "finished", "waived", "hid", "digested")  # nothing moves
UNSEEN, LOOKED_AT, SHOWN, OPEN = "unseen", "looked at", "shown", "open"


@dataclass(eq=False)
class Card:
    face: str


@dataclass(eq=False)
class Kind:
    owner: int
    cards: list[Card] = field(default_factory=list)
    face: str = UNSEEN  # of the card that it began with, or what is known of it
    redirected: bool = False

    def lose(self, face: str) -> None:
        self.cards.remove(self.card(face))

    def card(self, face: str) -> Card:
        return next(card for card in self.cards if card.face == face)


@dataclass(eq=False)
class Animal:
    kind: Kind
    food: int = 0
    black: int = 0
    shelter: bool = False
    turned: bool = False
    hunting: bool = False
    looked: bool = False


class Follower:
    def __init__(self, seats: int, cards: dict[str, int], seat: int = -1) -> None:
        self.seat = seat
        self.unseen = Counter(cards)
        self.decks, self.discards, self.looked_away = [0] * seats, [0] * seats, [0] * seats
        self.own_faces: Counter[str] = Counter()  # discarded cards that only the reader has seen
        self.deck = self.red_tokens = self.green_tokens = self.black_tokens = self.turns = self.first_player = 0
        self.is_last = False
        self.out: set[int] = set()
        self.kinds: list[Kind] = []
        self.animals: list[Animal] = []
        self.hunter: Kind | None = None
        self.prey: Kind | None = None
        self.ignoring: set[str] = set()
        self.scores: dict[int, tuple[int, int]] = {}  # points and discards
        self.ending = ""
        self.heard: list[str] = []

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = EVENTS.kinds[number]
        said: list[Any] = []
        for part, value in zip(kind.parts, values, strict=True):
            is_name = part.names and part.what not in ("player", "species", "animal")
            said.append(
                None if part.role == SECRET and values[0] != self.seat else part.names[value] if is_name else value
            )
        self.heard.append(kind.name)
        if kind.name not in WORDS_ONLY:
            getattr(self, kind.name.replace(" ", "_"))(*said)

    # --- pieces

    def found(self, seat: int, k: int, a: int) -> None:
        self.kinds.insert(k, Kind(seat))
        self.add(k, a)

    def add(self, k: int, a: int, food: int = 0) -> None:
        self.animals.insert(a, Animal(self.kinds[k], food))

    def lone(self, k: int) -> Animal:
        (animal,) = self.herd(self.kinds[k])
        return animal

    def herd(self, kind: Kind) -> list[Animal]:
        return [animal for animal in self.animals if animal.kind is kind]

    def die(self, a: int) -> None:
        animal = self.animals.pop(a)
        self.discards[animal.kind.owner] += 1
        if animal.looked:
            animal.kind.face = UNSEEN

    def rest(self) -> None:
        self.hunter = self.prey = None
        for kind in self.kinds:
            kind.redirected = False

    # --- setting up, a new turn

    def shuffled(self, cards: int) -> None:
        self.deck = cards

    def dealt(self, seat: int, cards: int, cause: str = "") -> None:
        self.deck -= cards
        self.decks[seat] += cards

    drew = dealt

    def started(self, seat: int, k: int, a: int) -> None:
        self.deck -= 1
        self.found(seat, k, a)

    def first(self, seat: int) -> None:
        self.first_player = seat

    def turn(self, turn: int, seat: int, left: int) -> None:
        assert left == self.deck
        self.turns, self.first_player = turn, seat

    def last_turn(self) -> None:
        self.is_last = True

    # --- development

    def passed(self, seat: int, kept: int) -> None:
        assert kept == self.decks[seat]
        self.out.add(seat)

    def founded(self, seat: int, k: int, a: int) -> None:
        self.decks[seat] -= 1
        self.found(seat, k, a)

    def looked(self, seat: int, k: int, face: str | None) -> None:
        self.lone(k).looked = True
        self.kinds[k].face = face or LOOKED_AT
        if face:
            self.unseen[face] -= 1

    def declared(self, seat: int, k: int) -> None:
        self.decks[seat] -= 1

    def populated(self, seat: int, k: int, a: int) -> None:
        self.decks[seat] -= 1
        self.add(k, a)

    budded = populated

    def diverged(self, seat: int, parent: int, k: int, a: int) -> None:
        self.founded(seat, k, a)

    def shared(self, parent: int, k: int, face: str) -> None:
        self.kinds[k].cards.append(self.kinds[parent].card(face))

    def paid(self, seat: int, k: int) -> None:
        self.decks[seat] -= 1
        self.discards[seat] += 1

    def developed(self) -> None:
        self.out.clear()

    def turned_up(self, seat: int, k: int, face: str) -> None:
        self.unseen[face] -= 1

    def gained(self, k: int, face: str) -> None:
        self.kinds[k].cards.append(Card(face))

    slid = gained

    def removed(self, seat: int, k: int, face: str) -> None:
        self.kinds[k].lose(face)

    def lost(self, k: int, face: str) -> None:
        self.kinds[k].lose(face)

    left = lost

    def laid(self, seat: int, face: str, k: int, a: int) -> None:
        self.found(seat, k, a)

    def closed(self, k: int) -> None:
        self.kinds[k].lose("anglerfish")
        self.kinds[k].face = SHOWN
        self.lone(k).looked = True

    def replaced(self, k: int) -> None:
        self.kinds[k].lose("anglerfish")
        self.kinds[k].face = UNSEEN

    # --- climate, feeding

    def red(self, tokens: int) -> None:
        self.red_tokens += tokens

    def black(self, rolled: int, tokens: int) -> None:
        self.black_tokens += tokens

    def green(self, tokens: int) -> None:
        self.green_tokens += tokens

    def built(self, seat: int, k: int, tokens: int) -> None:
        self.red_tokens += tokens

    def fed(self, seat: int, a: int) -> None:
        self.red_tokens -= 1

    def gnawed(self, seat: int, a: int) -> None:
        self.green_tokens -= 1

    def sheltered(self, seat: int, a: int) -> None:
        self.green_tokens -= 1
        self.animals[a].shelter = True

    def infested(self, seat: int, a: int) -> None:
        self.black_tokens -= 1
        self.animals[a].black += 1

    def grazed(self, seat: int, tokens: int) -> None:
        self.red_tokens -= tokens

    def ate(self, a: int, food: int) -> None:
        self.animals[a].food += food

    def born(self, seat: int, k: int, a: int, food: int) -> None:
        self.deck -= 1
        self.add(k, a, food)

    def moved(self, a: int, to: int) -> None:
        self.animals[a], self.animals[to] = self.animals[to], self.animals[a]

    def cleared(self, red: int, green: int) -> None:
        self.red_tokens -= red
        self.green_tokens -= green

    # --- attacks

    def hunted(self, seat: int, a: int) -> None:
        self.animals[a].turned = self.animals[a].hunting = True
        self.hunter = self.animals[a].kind

    def attacked(self, seat: int, hunter: int, prey: int) -> None:
        assert self.hunter is self.kinds[hunter]
        self.prey, self.ignoring = self.kinds[prey], set()

    def ignored(self, seat: int, face: str, permission: str) -> None:
        self.ignoring.add(face)

    def redirected(self, seat: int, mimic: int, to: int) -> None:
        self.kinds[mimic].redirected = True
        self.prey, self.ignoring = self.kinds[to], set()

    def revealed(self, seat: int, k: int) -> None:
        if self.kinds[k].face == LOOKED_AT:
            self.unseen["anglerfish"] -= 1
        self.gained(k, "anglerfish")
        self.kinds[k].face = OPEN
        self.lone(k).looked = False

    def struck_back(self, seat: int, hunter: int, prey: int) -> None:
        self.held_back(seat, hunter, prey)
        self.attacked(seat, hunter, prey)

    def held_back(self, seat: int, hunter: int, prey: int) -> None:
        fish = self.lone(hunter)
        fish.turned = fish.hunting = True
        self.hunter = fish.kind

    def escaped(self, k: int, roll: int) -> None:
        assert self.prey is self.kinds[k]

    caught = escaped

    def eaten(self, seat: int, a: int, k: int, hunter: int) -> None:
        assert (self.prey, self.hunter) == (self.kinds[k], self.kinds[hunter])
        self.prey, self.ignoring = None, set()
        self.die(a)

    def scavenged(self, seat: int, a: int) -> None:
        assert self.animals[a].kind.owner == seat

    def poisoned(self, seat: int, a: int, k: int) -> None:
        assert self.animals[a].kind is self.kinds[k]
        self.die(a)
        self.rest()

    def rested(self, a: int) -> None:
        self.animals[a].hunting = False
        self.rest()

    # --- extinction, the end

    def burdened(self, parasites: int) -> None:
        assert parasites == max(sum(animal.black for animal in self.herd(kind)) for kind in self.kinds)

    def starved(self, seat: int, k: int, a: int) -> None:
        assert self.animals[a].kind is self.kinds[k]

    def gone(self, a: int) -> None:
        self.die(a)

    def succumbed(self, seat: int, a: int, k: int) -> None:
        self.die(a)

    def forgotten(self, seat: int, face: str | None) -> None:
        self.looked_away[seat] += 1
        if face:
            self.own_faces[face] += 1

    def extinct(self, seat: int, k: int, cards: int) -> None:
        assert not self.herd(self.kinds.pop(k))
        self.discards[seat] += cards

    def stripped(self) -> None:
        for animal in self.animals:
            animal.food, animal.shelter, animal.turned = 0, False, False

    def ended(self, ending: str) -> None:
        self.ending = ending

    def scored(self, seat: int, animals: int, traits: int, plus: int, discards: int) -> None:
        self.scores[seat] = animals + traits + plus, discards
