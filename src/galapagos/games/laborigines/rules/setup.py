"""Preparation: the ring, Moa, the nicest laborigine and the places to start from (L1 to L3)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import ADMIRE, LAY, RELEASE, START, TURN_UP
from ..data import DISEASES, FACES, NEUTRAL, NEUTRAL_SHARE, SAFE_SIDE, TILES, TRAPS, Variant
from ..reason import Reason
from ..state import NOBODY, OFF, Phase, State, colour_of, crowd, laborigine_at, owner, per_seat


def setup(s: State, seats: int) -> None:
    """Preparation: everybody has a laborigine, off the ring yet, and a stockpile."""
    s.seats = seats
    s.actor = CHANCE
    s.phase = Phase.SIDES
    s.moa = OFF
    s.pile = DISEASES
    for who in range(crowd(s)):
        s.laborigines[who].place = OFF
    for seat in range(seats):
        stock_up(s, seat)


def stock_up(s: State, seat: int) -> None:
    """L24: in team play a part of the tokens is neutral."""
    neutral = s.options.energy // NEUTRAL_SHARE if s.options.variant == Variant.TEAMS else 0
    s.stocks[seat].of[NEUTRAL] = neutral
    s.stocks[seat].of[colour_of(s, seat)] += s.options.energy - neutral


# --- L1: which side of each tile is up. The version with a trap on both sides leaves no choice.


def list_sides(out: Actions) -> int:
    out[0] = code(TURN_UP, 0)
    out[1] = code(TURN_UP, 1)
    return 2


def turn_up(s: State, safe: int) -> None:
    """One kind of trap after the other: it lies once or twice, and its safe side not at all or once."""
    s.step += 1
    s.faces_left[s.step] += 1
    if safe == 1:
        s.faces_left[SAFE_SIDE[s.step]] += 1
    else:
        s.faces_left[s.step] += 1
    if s.step == TRAPS:
        s.step = 0
        s.phase = Phase.TILES


# --- L1: where they lie


def lay_refusal(s: State, face: int) -> Reason:
    return Reason.LEGAL if s.faces_left[face] > 0 else Reason.NO_SUCH_TILE_LEFT


def list_tiles(s: State, out: Actions) -> int:
    n = 0
    for face in range(1, FACES):
        if lay_refusal(s, face) == Reason.LEGAL:
            out[n] = code(LAY, face - 1)
            n += 1
    return n


def lay(s: State, face: int) -> None:
    s.faces_left[face] -= 1
    s.tiles[s.step].face = face
    s.step += 1
    if s.step == TILES:
        s.step = 0
        s.phase = Phase.NICEST if s.options.variant == Variant.TWINS else Phase.MOA_PLACE     # L25: no Moa


# --- L2: Moa at random


def list_releases(out: Actions) -> int:
    for place in range(TILES):
        out[place] = code(RELEASE, place)
    return TILES


def release(s: State, place: int) -> None:
    s.moa = place
    s.phase = Phase.NICEST


# --- L3: the nicest laborigine


def admire_refusal(s: State, who: int) -> Reason:
    return Reason.LEGAL if who < crowd(s) else Reason.NO_PIECE


def list_nicest(s: State, out: Actions) -> int:
    for who in range(crowd(s)):
        out[who] = code(ADMIRE, who)
    return crowd(s)


def admire(s: State, who: int) -> None:
    """L3: it bears the flag, and its owner has the first turn."""
    s.flag = who + 1
    s.active = owner(s, who)
    s.actor = s.active
    s.phase = Phase.START_PLACES


# --- L2: places, in turn order; the tile is not triggered


def start_refusal(s: State, place: int) -> Reason:
    if place == s.moa or laborigine_at(s, place, NOBODY) != NOBODY:
        return Reason.OCCUPIED
    return Reason.LEGAL


def list_starts(s: State, out: Actions) -> int:
    n = 0
    for place in range(TILES):
        if start_refusal(s, place) == Reason.LEGAL:
            out[n] = code(START, place)
            n += 1
    return n


def starter(s: State) -> int:
    """L2: whose place is chosen: all first twins, then all second twins."""
    return s.actor * per_seat(s) + s.step // s.seats


def start(s: State, place: int) -> None:
    s.laborigines[starter(s)].place = place
    s.step += 1
    s.actor = (s.active + s.step) % s.seats
    if s.step == crowd(s):
        s.step = 0
        s.phase = Phase.ROLL
