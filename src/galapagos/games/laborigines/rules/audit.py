"""What must hold in every position: tokens, tiles and cards are conserved, numbers are within their bounds, unused room
is empty."""

from __future__ import annotations

from enum import IntEnum

from ..data import COLOURS, DIE, DISEASES, FACES, HIDDEN, LABORIGINES, NEUTRAL, SAFE_SIDE, SEATS, TILES, TRAPS, Face
from ..state import NOBODY, OFF, Ending, Phase, State, colour_of, crowd, energy, laborigine_at, laborigines, per_seat
from .elimination import is_last_standing
from .energy import payer
from .setup import neutral_tokens
from .undersides import count_bits


class Fault(IntEnum):
    NONE = 0
    TOKENS = 1
    TILES = 2
    PLACE = 3
    STALE_SLOT = 4
    CARDS = 5
    WAVES = 6
    COURSE = 7


def audit(s: State) -> Fault:
    if not all(count_tokens(s, colour) == tokens_at_start(s, colour) for colour in range(COLOURS)):
        return Fault.TOKENS
    if any(s.stocks[seat].of[colour] < 0 for seat in range(SEATS) for colour in range(COLOURS)):
        return Fault.TOKENS
    if not are_tiles_sound(s) or not are_traps_sound(s):
        return Fault.TILES
    if not is_clean(s):
        return Fault.STALE_SLOT
    if (
        not OFF <= s.moa < TILES
        or not -1 <= s.flag <= crowd(s)
        or any(not OFF <= one.place < TILES for one in s.laborigines)
    ):
        return Fault.PLACE
    if not stand_apart(s):
        return Fault.PLACE
    if not has_all_cards(s):
        return Fault.CARDS
    if any(not 0 <= s.out[seat] <= s.waves for seat in range(s.seats)):
        return Fault.WAVES
    if is_last_standing(s) != (s.ending == Ending.LAST_SURVIVOR or s.ending == Ending.LAST_WAVE):  # L23
        return Fault.WAVES
    return Fault.NONE if is_within_bounds(s) else Fault.COURSE


def count_tokens(s: State, colour: int) -> int:
    """In stockpiles, on tiles, and out of the game."""
    return (
        s.removed.of[colour]
        + sum(s.stocks[seat].of[colour] for seat in range(s.seats))
        + sum(tile.energy.of[colour] for tile in s.tiles)
    )


def tokens_at_start(s: State, colour: int) -> int:
    own = sum(s.options.energy - neutral_tokens(s) for seat in range(s.seats) if colour_of(s, seat) == colour)
    return own + (s.seats * neutral_tokens(s) if colour == NEUTRAL else 0)


def are_tiles_sound(s: State) -> bool:
    """L1: what is laid shows a side, and the other one, once it has been seen, belongs to it."""
    laid = 0 if s.phase == Phase.SIDES else s.step if s.phase == Phase.TILES else TILES
    for place in range(TILES):
        face, under = s.tiles[place].face, s.tiles[place].under
        if (
            not 0 <= face < FACES
            or not HIDDEN <= under < FACES
            or (face != 0) != (place < laid)
            or (under != 0 and s.phase <= Phase.TILES)
        ):
            return False
        if under > 0 and under != face and under != SAFE_SIDE[face] and face != SAFE_SIDE[under]:
            return False
    return True


def are_traps_sound(s: State) -> bool:
    """L1: every kind of trap lies on two tiles, one of them safe on one side; where one shows, the other lies safe side
    up."""
    kinds = s.step if s.phase == Phase.SIDES else TRAPS
    greens, dangers = count_safe(s, Face.GREEN), count_safe(s, Face.DANGER)
    for trap in range(1, TRAPS + 1):
        tiles = s.faces_left[trap] + sum(trap in (tile.face, tile.under) for tile in s.tiles)
        both = sum(tile.face == trap and tile.under == trap for tile in s.tiles)
        safe = sum(trap in (tile.face, tile.under) and (tile.face > TRAPS or tile.under > TRAPS) for tile in s.tiles)
        if (tiles > 0) != (trap <= kinds) or tiles > 2 or both > 1 or safe > 1 or (tiles == 1 and safe == 1):
            return False
        greens -= tiles == 1 and SAFE_SIDE[trap] == Face.GREEN
        dangers -= tiles == 1 and SAFE_SIDE[trap] == Face.DANGER
    return greens == 0 and dangers == 0


def count_safe(s: State, face: Face) -> int:
    """Tiles with that safe side up, and a trap below that nobody has seen."""
    return s.faces_left[face] + sum(tile.face == face and tile.under <= 0 for tile in s.tiles)


def has_all_cards(s: State) -> bool:
    """L19: in the pile or drawn, and the last one drawn is active."""
    if not 0 <= s.pile <= DISEASES - count_bits(s.drawn, DISEASES + 1) or not 0 <= s.disease <= DISEASES:
        return False
    return s.drawn >> s.disease & 1 == 1 if s.disease > 0 else s.drawn == 0


def stand_apart(s: State) -> bool:
    """Phase 3: each tile has one piece, but for the moment of an encounter."""
    crosses = Phase.LEAVING <= s.phase <= Phase.CONTAGION
    for who in laborigines(s):
        place = s.laborigines[who].place
        if place != OFF and not (crosses and who == s.mover):
            if laborigine_at(s, place, s.mover if crosses and who != s.mover else who) not in (NOBODY, who):
                return False
            if place == s.moa and s.phase != Phase.MOA_MOVEMENT:
                return False
    return True


def is_clean(s: State) -> bool:
    """Nothing is left of those who are out, of a debt that is paid, of a turn that is over."""
    for seat in range(SEATS):
        if (seat >= s.seats or s.out[seat] > 0) and energy(s, seat) != 0:
            return False
    for who in range(LABORIGINES):
        one = s.laborigines[who]
        if (who >= crowd(s) or one.place == OFF) and (
            one.infected + one.acid + one.lightning != 0 or (who >= crowd(s) and one.place != 0)
        ):
            return False
    if s.debt.left == 0 and s.debt.who + s.debt.taker + s.debt.paid != 0:
        return False
    if s.phase == Phase.ROLL and s.step != 0:
        return False
    return (
        s.phase > Phase.ROLL
        or s.die + s.other_die + s.distance + s.steps + s.met + s.triggered + s.mover + s.debt.left == 0
    )


def is_within_bounds(s: State) -> bool:
    if not 0 <= s.phase <= Phase.TURN_END or not 0 <= s.active < s.seats or not 0 <= s.manipulator <= s.seats:
        return False
    if not 0 <= s.mover < crowd(s) or not 0 <= s.met < crowd(s) or not 0 <= s.second_twin < per_seat(s):
        return False
    if not 0 <= s.steps <= s.distance or not 0 <= s.triggered < 1 << TILES:
        return False
    if (
        not 0 <= s.debt.who < crowd(s)
        or not 0 <= s.debt.taker <= s.seats
        or not 0 <= s.debt.left <= energy(s, payer(s))
    ):
        return False
    if s.phase > Phase.ROLL and not (1 <= s.die <= DIE and 1 <= s.other_die <= DIE):
        return False
    if s.phase > Phase.MANIFESTATION and s.distance != s.die and s.distance != 2 * s.die:
        return False
    return abs(s.direction) == (1 if s.phase >= Phase.LEAVING or s.second_twin == 1 else 0)
