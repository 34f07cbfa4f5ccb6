"""Small changes of the even map, which tuning tries: a star moves a little, or two spaces of neighbouring climate
change places. Pieces keep their zones, and stars keep apart."""

from __future__ import annotations

import math
from random import Random
from typing import Any, NamedTuple

from galapagos.engine.lab_module import Moves

from .data import BOARD_NAMES, NORTH, ZONE_LETTERS, Place, Zone

PIECES, STARS = "EVEN_PIECES", "EVEN_START_PLACES"  # tables of data.py
FARTHEST = 4  # steps that a star moves, or that lie between two spaces which change places
NEAR = 3  # steps from a star, within which a space makes a difference to it
APART = 5  # steps between two stars, at least
TRIES = 200
STRETCH = 1.7  # of a row's height, in half the width of a space

Tables = dict[str, Any]


class Spot(NamedTuple):
    place: Place
    zone: int
    row: int
    column: int


def move_map(tables: Tables, random: Random) -> str:
    """One of the two, on any piece."""
    for _ in range(TRIES):
        piece = random.choice(sorted(tables[PIECES]))
        if said := random.choice((move_star, swap_spaces))(tables, piece, random):
            return said
    return ""


def move_star(tables: Tables, piece: str, random: Random) -> str:
    """To another beach nearby, on all boards with that piece."""
    old = random.choice(stars_of(tables, piece))
    taken = stars_of(tables, piece)
    beaches = [
        spot.place
        for spot in spots_of(tables, piece)
        if spot.zone == Zone.BEACH and spot.place not in taken and 0 < distance(spot.place, old) <= FARTHEST
    ]
    if not beaches:
        return ""
    new = random.choice(beaches)
    moved: list[list[Place]] = [
        [new if tuple(place) == old and is_on(piece, old) else place for place in places] if piece in name else places
        for name, places in zip(BOARD_NAMES, tables[STARS], strict=True)
    ]
    if not all(is_clockwise(places) and are_apart(places) for places in moved):
        return ""
    tables[STARS] = [[list(place) for place in places] for places in moved]
    return f"{piece}: star {written(old)} to {written(new)}"


def swap_spaces(tables: Tables, piece: str, random: Random) -> str:
    """One of them near a star, neither of them under one."""
    stars, spots = stars_of(tables, piece), spots_of(tables, piece)
    free = [spot for spot in spots if spot.place not in stars]
    near = [spot for spot in free if any(distance(spot.place, star) <= NEAR for star in stars)]
    one = random.choice(near)
    others = [spot for spot in free if abs(spot.zone - one.zone) == 1 and distance(spot.place, one.place) <= FARTHEST]
    if not others:
        return ""
    other = random.choice(others)
    for spot, zone in ((one, other.zone), (other, one.zone)):
        row = tables[PIECES][piece][spot.row]
        tables[PIECES][piece][spot.row] = row[: spot.column] + ZONE_LETTERS[zone] + row[spot.column + 1 :]
    return f"{piece}: swap {written(one.place)} {written(other.place)}"


# --- where things are


def spots_of(tables: Tables, piece: str) -> list[Spot]:
    north = NORTH if is_northern(piece) else 0
    return [
        Spot((2 * column - (len(letters) - 1), north + row), ZONE_LETTERS.index(letter), row, column)
        for row, letters in enumerate(tables[PIECES][piece])
        for column, letter in enumerate(letters)
    ]


def is_northern(piece: str) -> bool:
    return any(name[0] == piece for name in BOARD_NAMES)


def is_on(piece: str, place: Place) -> bool:
    return (place[1] < 0) == is_northern(piece)


def stars_of(tables: Tables, piece: str) -> list[Place]:
    """As the first board with that piece has them."""
    places = next(places for name, places in zip(BOARD_NAMES, tables[STARS], strict=True) if piece in name)
    return [(x, r) for x, r in places if is_on(piece, (x, r))]


def distance(one: Place, other: Place) -> int:
    """Steps from one to the other, over land and sea."""
    wide, high = abs(one[0] - other[0]), abs(one[1] - other[1])
    return high + max(0, (wide - high) // 2)


def are_apart(places: list[Place]) -> bool:
    return all(distance(one, other) >= APART for number, one in enumerate(places) for other in places[:number])


def is_clockwise(places: list[Place]) -> bool:
    """E2: seen from their middle, they follow each other once round."""
    x, y = (sum(place[side] for place in places) / len(places) for side in (0, 1))
    angles = [math.atan2((place[1] - y) * STRETCH, place[0] - x) for place in places]
    return sum(angle > following for angle, following in zip(angles, angles[1:] + angles[:1], strict=True)) == 1


def written(place: Place) -> str:
    return f"({place[0]}, {place[1]})"


MAP_MOVES = Moves("map", (PIECES, STARS), move_map)
