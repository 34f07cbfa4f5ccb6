"""What a written position leaves out: tiles, places, stockpiles, cards and the course of a turn."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .actions import LaborigineId, Place
from .data import COLOUR_NAMES, COLOURS, DISEASES, NEUTRAL, SAFE_SIDE, TILES, TRAPS, Disease, Face, Variant
from .names import capital, count_of, face_name, laborigine_name, seat_name, tile_word
from .rules.audit import count_tokens, is_purged, tokens_at_start
from .rules.setup import stock_up
from .state import (
    GONE,
    NOBODY,
    OFF,
    OWNERLESS,
    Ending,
    Phase,
    State,
    colour_of,
    laborigine_at,
    laborigines,
    owner,
    per_seat,
    suffers,
)

Tile = tuple[int, bool]         # a kind of trap, and whether the other side is safe


def complete(s: State) -> None:
    if s.waves and s.flag > 0:
        raise Refused(f"{capital(laborigine_name(s, LaborigineId(s.flag - 1)))} cannot have the flag: it left the game with the first one out [L23].")
    if s.waves:
        s.flag = GONE
    elif s.phase == Phase.START_PLACES and s.flag == OWNERLESS:
        s.flag = 1 + s.active * per_seat(s)             # L3
    if s.phase > Phase.TILES:
        complete_ring(s)
    elif s.phase == Phase.TILES and s.step == 0 and not any(s.faces_left):
        for trap in range(1, TRAPS + 1):
            s.faces_left[trap] += 1
            s.faces_left[SAFE_SIDE[trap]] += 1
    complete_places(s)
    complete_stocks(s)
    if s.pile < 0:
        s.pile = DISEASES - s.drawn.bit_count()
    if s.mover < 0:
        s.mover = default_mover(s)
    if s.distance < 0:
        s.distance = default_distance(s)
    if s.direction < -1:
        s.direction = default_direction(s)


def default_mover(s: State) -> LaborigineId:
    """The active player's laborigine, or its first twin, once the dice are assigned."""
    if s.phase <= Phase.ASSIGNMENT:
        return LaborigineId(0)
    return LaborigineId(s.active * per_seat(s))


def default_distance(s: State) -> int:
    if s.phase <= Phase.MANIFESTATION:
        return 0
    return s.die * 2 if suffers(s, s.mover, Disease.HYPERACTIVITY) else s.die


def default_direction(s: State) -> int:
    """Clockwise, as soon as it is named."""
    return 1 if s.phase >= Phase.LEAVING or s.second_twin else 0


# --- Tiles


def complete_ring(s: State) -> None:
    """Every place that has no face gets a tile: those with a trap on both sides show it, the others their safe side."""
    box = [(trap, safe) for trap in range(1, TRAPS + 1) for safe in (True, False)]
    named = [place for place in range(TILES) if s.tiles[place].face]
    for place in sorted(named, key=lambda place: certainty(s.tiles[place].face, s.tiles[place].under)):
        fits = [tile for tile in candidates(s.tiles[place].face, s.tiles[place].under) if tile in box]
        if not fits:
            raise Refused(f"No tile is left for {tile_word(place)}: each trap lies on two tiles, and one of them has a safe side.")
        box.remove(fits[0])
    for place in range(TILES):
        if not s.tiles[place].face:
            trap, safe = box.pop(0)
            s.tiles[place].face = SAFE_SIDE[trap] if safe else trap


def certainty(face: int, under: int) -> int:
    """Tiles with two known sides are taken from the box first, and those with an unknown trap last."""
    return 0 if under > 0 else 2 if face == Face.GREEN else 1


def candidates(face: int, under: int) -> list[Tile]:
    """The tiles that may lie so."""
    if under > 0:
        trap, other = (face, under) if face <= TRAPS else (under, face)
        if trap > TRAPS or other not in (trap, SAFE_SIDE[trap]):
            raise Refused(f"No tile has {face_name(face)} on one side and {face_name(under)} on the other.")
        return [(trap, other != trap)]
    if face <= TRAPS:
        return [(face, False), (face, True)]
    return [(trap, True) for trap in range(1, TRAPS + 1) if SAFE_SIDE[trap] == face]


# --- Pieces and tokens


def complete_places(s: State) -> None:
    """Pieces that are not named stand on the last free tiles, or off the ring while it is being prepared."""
    for who in laborigines(s):
        if s.out[owner(s, who)] or (s.laborigines[who].place < OFF and s.phase <= Phase.START_PLACES):
            s.laborigines[who].place = OFF
    if s.moa < OFF and (s.options.variant == Variant.TWINS or s.phase <= Phase.MOA_PLACE):
        s.moa = OFF
    if s.moa < OFF:
        s.moa = last_free(s)
    for who in laborigines(s):
        if s.laborigines[who].place < OFF:
            s.laborigines[who].place = last_free(s)


def last_free(s: State) -> Place:
    return next(place for place in map(Place, reversed(range(TILES))) if place != s.moa and laborigine_at(s, place, NOBODY) == NOBODY)


def complete_stocks(s: State) -> None:
    """Who is not named has what he began with, less what lies elsewhere; the rest is out of the game."""
    unsaid = [seat for seat in range(s.seats) if s.stocks[seat].of[0] < 0]
    for seat in unsaid:
        s.stocks[seat].of[0] = 0
        if not s.out[seat] and s.ending != Ending.LAST_WAVE:
            stock_up(s, seat)
        if is_purged(s, colour_of(s, seat)):            # L24: of a mate
            s.stocks[seat].of[colour_of(s, seat)] = 0
    for seat in unsaid:
        for colour in (colour_of(s, seat), NEUTRAL):
            excess = count_tokens(s, colour) - tokens_at_start(s, colour)
            s.stocks[seat].of[colour] -= max(0, min(excess, s.stocks[seat].of[colour]))
    for colour in range(COLOURS):
        rest = tokens_at_start(s, colour) - count_tokens(s, colour)
        if rest < 0:
            there_are = "There is" if rest == -1 else "There are"
            raise Refused(f"{there_are} {count_of(-rest, f'{COLOUR_NAMES[colour]} token')} too many.")
        s.removed.of[colour] = rest
    for seat in range(s.seats):
        if not s.out[seat] and not any(s.stocks[seat].of) and not s.ending:
            raise Refused(f"{capital(seat_name(s, seat))} has no token: who has none is out.")
