"""What must hold in every position: tokens, tiles and cards are conserved, numbers are within their bounds, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from ..data import (
    COLOURS,
    DIE,
    DISEASES,
    FACES,
    HIDDEN,
    LABORIGINES,
    NEUTRAL,
    SAFE_SIDE,
    SEATS,
    TILES,
    TRAPS,
    Face,
)
from ..state import (
    NOBODY,
    OFF,
    Ending,
    Phase,
    State,
    all_places,
    all_seats,
    colour_of,
    crowd,
    energy,
    laborigine_at,
    laborigines,
    neutral_tokens,
)
from .elimination import is_last_standing
from .energy import payer
from .memory import count_bits


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
    fault = audit_tokens(s)
    if fault == Fault.NONE:
        fault = audit_tiles(s)
    if fault == Fault.NONE:
        fault = audit_pieces(s)
    if fault == Fault.NONE:
        fault = audit_course(s)
    return fault


def audit_tokens(s: State) -> Fault:
    for colour in range(COLOURS):
        if count_tokens(s, colour) != tokens_at_start(s, colour):
            return Fault.TOKENS
        for seat in range(SEATS):
            if s.stocks[seat].of[colour] < 0:
                return Fault.TOKENS
            if s.stocks[seat].of[colour] > 0 and (seat >= s.seats or s.out[seat] > 0):
                return Fault.STALE_SLOT
    return Fault.NONE


def count_tokens(s: State, colour: int) -> int:
    """In stockpiles, on tiles, and out of the game."""
    total = s.removed.of[colour]
    for seat in all_seats(s):
        total += s.stocks[seat].of[colour]
    for place in all_places(s):
        total += s.tiles[place].energy.of[colour]
    return total


def tokens_at_start(s: State, colour: int) -> int:
    total = s.seats * neutral_tokens(s) if colour == NEUTRAL else 0
    for seat in all_seats(s):
        if colour_of(s, seat) == colour:
            total += s.options.energy - neutral_tokens(s)
    return total


def audit_tiles(s: State) -> Fault:
    """L1: every kind of trap lies on two tiles, one of them safe on one side; where one shows, the other lies safe side up."""
    laid = 0 if s.phase == Phase.SIDES else s.step if s.phase == Phase.TILES else TILES
    kinds = s.step if s.phase == Phase.SIDES else TRAPS
    greens, dangers = s.faces_left[Face.GREEN], s.faces_left[Face.DANGER]
    for place in all_places(s):
        tile = s.tiles[place]
        if (tile.face != 0) != (place < laid) or not 0 <= tile.face < FACES or not HIDDEN <= tile.under < FACES:
            return Fault.TILES
        if s.phase <= Phase.TILES and tile.under != 0:
            return Fault.TILES
        if tile.under > 0 and tile.under != tile.face and tile.under != SAFE_SIDE[tile.face] and tile.face != SAFE_SIDE[tile.under]:
            return Fault.TILES
        if tile.under <= 0:
            greens += 1 if tile.face == Face.GREEN else 0
            dangers += 1 if tile.face == Face.DANGER else 0
    for trap in range(1, TRAPS + 1):
        tiles, both, safe = s.faces_left[trap], 0, 0
        for place in all_places(s):
            tile = s.tiles[place]
            if trap in (tile.face, tile.under):
                tiles += 1
                both += 1 if tile.face == tile.under else 0
                safe += 1 if tile.face > TRAPS or tile.under > TRAPS else 0
        if (tiles > 0) != (trap <= kinds) or tiles > 2 or both > 1 or safe > 1 or (tiles == 1 and safe == 1):
            return Fault.TILES
        if tiles == 1 and SAFE_SIDE[trap] == Face.GREEN:
            greens -= 1
        elif tiles == 1:
            dangers -= 1
    return Fault.NONE if greens == 0 and dangers == 0 else Fault.TILES


def audit_pieces(s: State) -> Fault:
    """L19: the last card drawn is the active one."""
    for who in range(LABORIGINES):
        laborigine = s.laborigines[who]
        marks = laborigine.infected + laborigine.acid + laborigine.lightning
        if who >= crowd(s) and (laborigine.place != 0 or marks != 0):
            return Fault.STALE_SLOT
        if not OFF <= laborigine.place < TILES or (laborigine.place == OFF and marks != 0):
            return Fault.PLACE
    if not OFF <= s.moa < TILES or not stand_apart(s) or not -1 <= s.flag <= crowd(s):
        return Fault.PLACE
    if not 0 <= s.pile <= DISEASES or count_bits(s.drawn, DISEASES + 1) > DISEASES - s.pile or (s.disease == 0) != (s.drawn == 0):
        return Fault.CARDS
    return Fault.NONE if s.disease == 0 or s.drawn >> s.disease & 1 else Fault.CARDS


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


def audit_course(s: State) -> Fault:
    """L23: a last colour ends the game. Nothing of a turn is there before it, nothing of a debt after it."""
    for seat in range(SEATS):
        if not 0 <= s.out[seat] <= (s.waves if seat < s.seats else 0):
            return Fault.WAVES
    if is_last_standing(s) != (s.ending == Ending.LAST_SURVIVOR or s.ending == Ending.LAST_WAVE):
        return Fault.WAVES
    if s.debt.left == 0 and s.debt.who + s.debt.taker + s.debt.paid != 0:
        return Fault.STALE_SLOT
    if s.phase <= Phase.ROLL and s.die + s.other_die + s.distance + s.steps + s.met + s.triggered + s.mover + s.debt.left != 0:
        return Fault.STALE_SLOT
    return Fault.NONE if has_bounds(s) else Fault.COURSE


def has_bounds(s: State) -> bool:
    if not Phase.SIDES <= s.phase <= Phase.TURN_END or not 0 <= s.active < s.seats or not 0 <= s.manipulator <= s.seats:
        return False
    if not 0 <= s.mover < crowd(s) or not 0 <= s.met < crowd(s) or not 0 <= s.steps <= s.distance or not 0 <= s.triggered < 1 << TILES:
        return False
    if not 0 <= s.debt.who < crowd(s) or not 0 <= s.debt.taker <= s.seats or not 0 <= s.debt.left <= energy(s, payer(s)):
        return False
    if s.phase > Phase.ROLL and not (1 <= s.die <= DIE and 1 <= s.other_die <= DIE):
        return False
    if s.phase > Phase.MANIFESTATION and s.distance != s.die and s.distance != 2 * s.die:
        return False
    return abs(s.direction) == 1 if s.phase >= Phase.LEAVING or s.second_twin else s.direction == 0
