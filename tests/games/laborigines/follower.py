"""A reader who hears events and nothing else, and knows from them where everything is."""

from __future__ import annotations

from typing import Any

from galapagos.games.laborigines.data import COLOURS, DISEASES, FACES, LABORIGINES, SEATS, TILES
from galapagos.games.laborigines.events import EVENTS
from galapagos.games.laborigines.state import GONE, OFF, OWNERLESS, State

CLOCKWISE = (1, -1)  # directions, as signs


def none_of(kinds: int) -> list[int]:
    return [0] * kinds


class Follower:
    """Every event has a method of its name. It is told the number of laborigines for each player, as everybody at the
    table knows it."""

    def __init__(self, per_seat: int) -> None:
        self.per_seat = per_seat
        self.left = none_of(FACES)
        self.face, self.under = none_of(TILES), none_of(TILES)
        self.stocks = [none_of(COLOURS) for _ in range(SEATS)]
        self.lying = [none_of(COLOURS) for _ in range(TILES)]
        self.removed_tokens = none_of(COLOURS)
        self.place = [int(OFF)] * LABORIGINES
        self.is_ill, self.has_acid, self.markers = none_of(LABORIGINES), none_of(LABORIGINES), none_of(LABORIGINES)
        self.moa, self.flag = int(OFF), OWNERLESS
        self.card, self.pile, self.gone = 0, DISEASES, 0
        self.turns, self.active = 0, 0
        self.dice, self.way, self.footprints, self.distance = (0, 0), 0, 0, 0
        self.waves = none_of(SEATS)
        self.points: dict[tuple[int, int], int] = {}
        self.end = 0

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = EVENTS.kinds[number]
        assert all(
            0 <= value < len(part.names) if part.names else value >= 0
            for part, value in zip(kind.parts, values, strict=True)
        )
        getattr(self, kind.name, self.remark)(*values)

    def remark(self, *values: int) -> None:
        """Nothing changes: it says why."""

    def compare(self, s: State) -> None:
        """Everything that lies on the table is where the reader thinks."""
        crowd, seats = range(s.seats * self.per_seat), range(s.seats)
        assert self.left == list(s.faces_left)
        assert list(zip(self.face, self.under, strict=True)) == [(tile.face, tile.under) for tile in s.tiles]
        assert self.lying == [list(tile.energy.of) for tile in s.tiles]
        assert self.stocks[: s.seats] == [list(s.stocks[seat].of) for seat in seats]
        assert self.removed_tokens == list(s.removed.of)
        assert (self.place[: len(crowd)], self.moa, self.flag) == (
            [s.laborigines[who].place for who in crowd],
            s.moa,
            s.flag,
        )
        marks = list(zip(self.is_ill, self.has_acid, self.markers, strict=True))
        assert marks[: len(crowd)] == [
            (one.infected, one.acid, one.lightning) for one in (s.laborigines[who] for who in crowd)
        ]
        assert (self.card, self.pile, self.gone) == (s.disease, s.pile, s.drawn)
        assert (self.waves, self.end) == (list(s.out), s.ending)
        if s.ending == 0:
            turn = self.turns, self.active, self.dice, self.way, self.footprints
            assert turn == (s.turn, s.active, (s.die, s.other_die), s.direction, s.triggered)
            assert s.distance in (0, self.distance)

    # --- Preparation

    def stocked(self, seat: int, colour: int, tokens: int) -> None:
        self.stocks[seat][colour] += tokens

    def sorted(self, trap: int, other: int) -> None:
        self.left[trap + 1] += 1
        self.left[other + 1] += 1

    def laid(self, tile: int, face: int) -> None:
        self.left[face + 1] -= 1
        self.face[tile] = face + 1

    def released(self, tile: int) -> None:
        self.moa = tile

    def admired(self, who: int) -> None:
        self.active = who // self.per_seat

    def started(self, who: int, tile: int) -> None:
        self.place[who] = tile

    # --- A turn

    def turn(self, turn: int, seat: int) -> None:
        self.turns, self.active = turn - 1, seat
        self.dice, self.way, self.footprints, self.distance = (0, 0), 0, 0, 0

    def rolled(self, seat: int, low: int, high: int) -> None:
        assert seat == self.active
        self.dice = low, high

    def assigned(self, seat: int, own: int, other: int) -> None:
        self.dice, self.distance = (own, other), own

    sent = assigned

    def second(self, who: int, direction: int) -> None:
        self.dice, self.way, self.footprints, self.distance = self.dice[::-1], CLOCKWISE[direction], 0, self.dice[1]

    def hurried(self, who: int, distance: int) -> None:
        self.distance = distance

    def headed(self, who: int, direction: int) -> None:
        self.way = CLOCKWISE[direction]

    def manipulated(self, seat: int, colour: int, tokens: int, who: int, direction: int) -> None:
        self.stocks[seat][colour] -= tokens
        self.removed_tokens[colour] += tokens
        self.way = CLOCKWISE[direction]

    def moa_moved(self, tile: int, met: int = 0) -> None:
        self.moa = tile

    moa_met = moa_moved

    def reached(self, who: int, tile: int, met: int = 0) -> None:
        self.place[who] = tile

    crossed = met = met_moa = reached

    # --- Energy

    def spent(self, who: int, colour: int, onto: int, tile: int, out: int) -> None:
        assert self.place[who] == tile
        self.stocks[who // self.per_seat][colour] -= onto + out
        self.lying[tile][colour] += onto
        self.removed_tokens[colour] += out

    def given(self, giver: int, seat: int, colour: int, tokens: int) -> None:
        self.stocks[giver // self.per_seat][colour] -= tokens
        self.stocks[seat][colour] += tokens

    def taken(self, giver: int, taker: int, colour: int, tokens: int) -> None:
        self.given(giver, taker // self.per_seat, colour, tokens)

    def picked_up(self, who: int, tile: int, colour: int, tokens: int) -> None:
        self.lying[tile][colour] -= tokens
        self.stocks[who // self.per_seat][colour] += tokens

    def purged(self, colour: int) -> None:
        for pool in (*self.stocks, *self.lying):
            self.removed_tokens[colour] += pool[colour]
            pool[colour] = 0

    # --- Flag and marks

    def flag_taken(self, who: int) -> None:
        self.flag = who + 1

    def flag_lost(self, who: int) -> None:
        assert self.flag == who + 1
        self.flag = OWNERLESS

    def flag_gone(self) -> None:
        self.flag = GONE

    def infected(self, who: int, disease: int) -> None:
        self.is_ill[who] = 1
        self.card = disease + 1
        self.pile -= 1
        self.gone |= 1 << self.card

    still_ill = infected

    def shuffled(self) -> None:
        self.pile, self.gone = DISEASES, 0

    def contracted(self, giver: int, taker: int) -> None:
        self.is_ill[giver], self.is_ill[taker] = 0, 1

    def soaked(self, who: int) -> None:
        self.has_acid[who] = 1

    def dried(self, who: int) -> None:
        self.has_acid[who] = 0

    def charged(self, who: int, markers: int) -> None:
        self.markers[who] = markers

    # --- Tiles

    def flipped(self, tile: int, face: int) -> None:
        assert self.under[tile] in (0, face + 1)
        self.face[tile], self.under[tile] = face + 1, self.face[tile]

    def followed(self, who: int, tile: int) -> None:
        self.footprints |= 1 << tile

    # --- Without energy

    def out(self, seat: int, wave: int) -> None:
        self.waves[seat] = wave

    def removed(self, who: int) -> None:
        self.place[who] = OFF
        self.is_ill[who] = self.has_acid[who] = self.markers[who] = 0

    def ended(self, ending: int) -> None:
        self.end = ending

    def scored(self, seat: int, key: int, points: int) -> None:
        self.points[seat, key] = points
