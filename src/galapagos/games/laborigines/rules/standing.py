"""Where a game can stand, and what must be known by then."""

from __future__ import annotations

from ..actions import LaborigineId
from ..data import DIE, SAFE_SIDE, TILES, TRAPS, Face, Variant
from ..reason import Reason
from ..state import (
    GONE,
    NOBODY,
    OFF,
    OWNERLESS,
    Phase,
    State,
    all_places,
    all_seats,
    crowd,
    energy,
    is_in_play,
    is_on_ring,
    laborigine_at,
    laborigines,
    owner,
    per_seat,
    player_in_turn,
)
from .dice import has_rolled_one
from .energy import payer
from .manipulation import manipulator_refusal
from .traps import is_seen


def is_possible(s: State) -> bool:
    """Whether a game can stand so and somebody is asked."""
    if not 0 <= s.active < s.seats:
        return False
    if s.ending != 0:
        return True
    if s.phase < Phase.ROLL:
        return is_prepared(s)
    return is_in_play(s, s.active) and has_course(s) and stand_apart(s) and (is_debt_possible(s) if s.debt.left > 0 else is_question(s))


def is_prepared(s: State) -> bool:
    """Preparation: so far, and no further; pieces are placed in their order (L2)."""
    if not is_untouched(s):
        return False
    if s.phase <= Phase.TILES:
        return s.moa == OFF and is_placed(s, 0) and is_laid(s)
    has_moa = s.options.variant != Variant.TWINS and s.phase != Phase.MOA_PLACE
    if (s.moa != OFF) != has_moa or not is_placed(s, s.step) or not stand_apart(s):
        return False
    return s.step < crowd(s) if s.phase == Phase.START_PLACES else s.step == 0


def is_untouched(s: State) -> bool:
    """Preparation: all tokens and cards are where they were; L3: nobody has the flag before the nicest one."""
    for seat in all_seats(s):
        if energy(s, seat) != s.options.energy:
            return False
    if s.phase == Phase.START_PLACES:
        return s.turn == 0 and s.disease == 0 and s.flag > 0 and owner(s, LaborigineId(s.flag - 1)) == s.active
    return s.turn == 0 and s.disease == 0 and s.flag == OWNERLESS and s.active == 0


def is_placed(s: State, count: int) -> bool:
    for k in range(crowd(s)):
        who = (s.active + k) % s.seats * per_seat(s) + k // s.seats
        if is_on_ring(s, LaborigineId(who)) != (k < count):
            return False
    return True


def is_laid(s: State) -> bool:
    """L1: of each kind of trap one or two sides lie or are left to be laid; where it is one, the other is the safe side."""
    kinds, laid = (s.step, 0) if s.phase == Phase.SIDES else (TRAPS, s.step)
    greens, dangers = 0, 0
    for trap in range(1, TRAPS + 1):
        sides = count_sides(s, trap)
        if sides > 2 or (sides > 0) != (trap <= kinds):
            return False
        if sides == 1:
            greens += 1 if SAFE_SIDE[trap] == Face.GREEN else 0
            dangers += 1 if SAFE_SIDE[trap] == Face.DANGER else 0
    for place in all_places(s):
        if (s.tiles[place].face != 0) != (place < laid) or s.tiles[place].under != 0:
            return False
    complete = TRAPS if s.phase == Phase.SIDES else TILES
    return s.step < complete and count_sides(s, Face.GREEN) == greens and count_sides(s, Face.DANGER) == dangers


def count_sides(s: State, face: int) -> int:
    count = s.faces_left[face]
    for place in all_places(s):
        if s.tiles[place].face == face:
            count += 1
    return count


def has_course(s: State) -> bool:
    """The dice, the mover, its distance and direction, as soon as they are known and not before."""
    rolled, assigned = s.phase >= Phase.ASSIGNMENT, s.phase > Phase.ASSIGNMENT
    if s.phase > Phase.TURN_END or (s.moa == OFF) != (s.options.variant == Variant.TWINS):
        return False
    if rolled != (1 <= s.die <= DIE) or rolled != (1 <= s.other_die <= DIE):
        return False
    if s.second_twin and s.options.variant != Variant.TWINS:
        return False
    if not 0 <= s.mover < crowd(s) or (owner(s, s.mover) != s.active if assigned else s.mover != 0):
        return False
    if s.phase >= Phase.MOA_MOVEMENT and s.distance != s.die and s.distance != 2 * s.die:
        return False
    if not 0 <= s.met < crowd(s) or not 0 <= s.steps <= s.distance or not 0 <= s.triggered < 1 << TILES:
        return False
    return abs(s.direction) == 1 if s.phase >= Phase.LEAVING or s.second_twin else s.direction == 0


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


def is_debt_possible(s: State) -> bool:
    """L5, L6: nobody owes more than he has, and something goes on afterwards."""
    goes_on = s.phase in (
        Phase.MOA_MOVEMENT, Phase.LEAVING, Phase.CROSSING, Phase.CONTAGION, Phase.LIGHTNING, Phase.CURE, Phase.TURN_END)
    if not goes_on or not 0 <= s.debt.who < crowd(s) or not 0 <= s.debt.taker <= s.seats:
        return False
    if s.phase == Phase.CROSSING and (s.steps == 0 or s.laborigines[s.mover].acid == 0):
        return False
    return is_on_ring(s, s.debt.who) and s.debt.left <= energy(s, payer(s)) and s.debt.taker != payer(s) + 1


def is_question(s: State) -> bool:
    """The phases that ask, and what they need."""
    if s.phase == Phase.FLAG_BEARER:
        return s.options.variant == Variant.TWINS and has_rolled_one(s) and s.flag != GONE
    if s.phase == Phase.MANIPULATION:
        return s.step > 0 and manipulator_refusal(s, player_in_turn(s)) == Reason.LEGAL
    if s.phase == Phase.TRAP:
        return not is_seen(s)
    return s.phase == Phase.ROLL or s.phase == Phase.ASSIGNMENT or s.phase == Phase.DIRECTION or s.phase == Phase.INFECTION
