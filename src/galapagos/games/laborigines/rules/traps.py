"""Phase 4: triggering traps (L17, L18, L20 to L22)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import REVEAL
from ..data import (
    AGAINST_GREEN,
    CHARITY_GIFT,
    COLOURS,
    CURE_GIFT,
    FACES,
    HUGE_EXPLOSION_COST,
    IS_NEUTRAL,
    SAFE_SIDE,
    SMALL_EXPLOSION_COST,
    TILES,
    Disease,
    Face,
    Radiation,
)
from ..reason import Reason
from ..state import (
    NOBODY,
    Phase,
    State,
    can_gain,
    clockwise_from_mover,
    crowd,
    energy,
    is_immune,
    is_in_play,
    is_on_ring,
    per_seat,
    suffers,
)
from .energy import spend, transfer
from .immunity import gain_flag


def arrive(s: State) -> None:
    """Phase 4: first all energy of the tile; L10: unless he cannot gain any. Then the tile is flipped."""
    if not suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        tile = s.tiles[s.laborigines[s.mover].place]
        for colour in range(COLOURS):
            s.stocks[s.active].of[colour] += tile.energy.of[colour]
            tile.energy.of[colour] = 0
    s.phase = Phase.TRAP


# --- L1: an underside that nobody has seen is drawn when it turns up


def possible_undersides(s: State, place: int) -> int:
    """Which faces may be under a tile, as bits, all as likely. Each kind of trap lies on two tiles, one of them safe on one side."""
    face = s.tiles[place].face
    if face == Face.GREEN:
        return missing_traps(s)
    if face == Face.DANGER:
        return 1 << Face.HUGE_EXPLOSION
    for other in range(TILES):
        tile = s.tiles[other]
        if other != place and (tile.face == face or tile.under == face):
            if tile.under <= 0:
                return 1 << face | 1 << SAFE_SIDE[face]
            return 1 << SAFE_SIDE[face] if tile.face == tile.under else 1 << face
    return 1 << face


def missing_traps(s: State) -> int:
    """The traps that only one tile shows or has shown: the other one lies under a green side."""
    once, twice = 0, 0
    for place in range(TILES):
        tile = s.tiles[place]
        sides = 1 << tile.face
        if tile.under > 0:
            sides |= 1 << tile.under
        twice |= once & sides
        once |= sides
    return once & ~twice & AGAINST_GREEN


def reveal_refusal(s: State, face: int) -> Reason:
    if possible_undersides(s, s.laborigines[s.mover].place) >> face & 1:
        return Reason.LEGAL
    return Reason.NOT_UNDER_THIS_TILE


def list_undersides(s: State, out: Actions) -> int:
    possible = possible_undersides(s, s.laborigines[s.mover].place)
    n = 0
    for face in range(1, FACES):
        if possible >> face & 1:
            out[n] = code(REVEAL, face - 1)
            n += 1
    return n


def reveal(s: State, face: int) -> None:
    s.tiles[s.laborigines[s.mover].place].under = face
    flip(s)


def is_seen(s: State) -> bool:
    """Whether the underside of the mover's tile is known."""
    return s.tiles[s.laborigines[s.mover].place].under > 0


def flip(s: State) -> None:
    """Phase 4: the tile is flipped, and the effect of the revealed side is applied."""
    tile = s.tiles[s.laborigines[s.mover].place]
    face = tile.under
    tile.under = tile.face
    tile.face = face
    s.phase = Phase.TURN_END
    if face == Face.FOOTPRINT and may_follow(s):
        follow(s)
        return
    s.laborigines[s.mover].acid = 0                     # L17: after the flip, before the tile acts
    if face == Face.DISEASE:
        s.phase = Phase.INFECTION
    elif face == Face.CHARITY:
        give(s)
    elif face == Face.RADIATION:
        spend(s, s.mover, count_radiating(s))
    elif face == Face.LIGHTNING:
        s.laborigines[s.mover].lightning += 1
        s.phase = Phase.LIGHTNING
    elif face == Face.ACID:
        s.laborigines[s.mover].acid = 1
    elif face == Face.SMALL_EXPLOSION:
        spend(s, s.mover, SMALL_EXPLOSION_COST)
    elif face == Face.HUGE_EXPLOSION:
        spend(s, s.mover, HUGE_EXPLOSION_COST)
    elif face == Face.CURE:
        s.step = per_seat(s)                            # L25: not from the own twin
        s.phase = Phase.CURE
    elif face == Face.FLAG:
        gain_flag(s, s.mover)


# --- Footprint


def may_follow(s: State) -> bool:
    """L18: a footprint tile triggers once in a turn, with twins once in each one's move."""
    return s.triggered >> s.laborigines[s.mover].place & 1 == 0


def follow(s: State) -> None:
    """L18: the same direction and distance; nobody is asked again (L16)."""
    s.triggered |= 1 << s.laborigines[s.mover].place
    s.phase = Phase.LEAVING


# --- Charity


def give(s: State) -> None:
    """L20: to the one with the smallest stockpile; several share it: spend instead; the giver among them: nothing."""
    smallest, receivers, receiver = energy(s, s.active), 0, NOBODY
    for seat in range(s.seats):
        if is_in_play(s, seat) and seat != s.active:
            if energy(s, seat) < smallest:
                smallest, receivers, receiver = energy(s, seat), 1, seat
            elif energy(s, seat) == smallest and receivers > 0:
                receivers += 1
    if receivers > 1:
        spend(s, s.mover, CHARITY_GIFT)
    elif receivers == 1 and not is_immune(s, s.mover) and can_gain(s, receiver):
        transfer(s, s.mover, receiver, CHARITY_GIFT)


# --- Radiation


def count_radiating(s: State) -> int:
    """L4: green tiles that are up; by the other reading, every neutral side."""
    count = 0
    for place in range(TILES):
        face = s.tiles[place].face
        if face == Face.GREEN or (s.options.radiation == Radiation.NEUTRAL and IS_NEUTRAL[face]):
            count += 1
    return count


# --- Lightning


def strike(s: State) -> None:
    """L22: one laborigine after the other, the mover first, spends as many tokens as it has markers."""
    if s.step == crowd(s):
        s.phase = Phase.TURN_END
        return
    who = clockwise_from_mover(s, s.step)
    s.step += 1
    if is_on_ring(s, who):
        spend(s, who, s.laborigines[who].lightning)


# --- Cure


def cure(s: State) -> None:
    """L21: a token from each other laborigine without the flag, one after the other."""
    if s.step == crowd(s) or suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        s.phase = Phase.TURN_END
        return
    who = clockwise_from_mover(s, s.step)
    s.step += 1
    if is_on_ring(s, who) and not is_immune(s, who):
        transfer(s, who, s.active, CURE_GIFT)
