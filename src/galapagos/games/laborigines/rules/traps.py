"""Phase 4: triggering traps (L17, L18, L20 to L22)."""

from __future__ import annotations

from galapagos.engine.language.event import tell

from ..actions import Place
from ..data import CHARITY_GIFT, COLOURS, CURE_GIFT, EXPLOSION_COST, IS_NEUTRAL, Disease, Face, Radiation
from ..events import (
    BLOCKED,
    CHARGED,
    DECLINED,
    DRIED,
    FLIPPED,
    FOLLOWED,
    GAVE_NOTHING,
    LEFT_LYING,
    PICKED_UP,
    PROTECTED,
    RADIATED,
    REACHED,
    SEVERAL_POOR,
    SOAKED,
    STAYED,
)
from ..state import State, can_gain, clockwise_from_mover, crowd, energy, is_immune, is_in_play, is_on_ring, suffers
from .energy import gain_flag, spend, transfer


def arrive(s: State, place: Place) -> None:
    """Phase 4: first all energy of the tile; L10: unless he cannot gain any."""
    tell(s, REACHED, s.mover, place)
    lying, stock = s.tiles[place].energy, s.stocks[s.active]
    gains = not suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER)
    for colour in range(COLOURS):
        tokens = lying.of[colour]
        if gains:
            stock.of[colour] += tokens
            lying.of[colour] = 0
        if tokens > 0:
            if gains:
                tell(s, PICKED_UP, s.mover, place, colour, tokens)
            else:
                tell(s, LEFT_LYING, s.mover, place, colour)


def is_seen(s: State) -> bool:
    """Whether the underside of the mover's tile is known."""
    return s.tiles[s.laborigines[s.mover].place].under > 0


def flip(s: State) -> int:
    """Phase 4: the tile is turned over; the side that is up now."""
    place = s.laborigines[s.mover].place
    tile = s.tiles[place]
    tile.face, tile.under = tile.under, tile.face
    tell(s, FLIPPED, place, tile.face - 1)
    return tile.face


def dry(s: State) -> None:
    """L17: the acid of the move is gone after the last flip, before the tile acts."""
    if s.laborigines[s.mover].acid != 0:
        s.laborigines[s.mover].acid = 0
        tell(s, DRIED, s.mover)


def act(s: State, face: int) -> None:
    """The traps that are done with at once."""
    if face == Face.CHARITY:
        give(s)
    elif face == Face.RADIATION:
        radiating = count_radiating(s)
        tell(s, RADIATED, s.mover, radiating)
        spend(s, s.mover, radiating)
    elif face == Face.ACID:
        s.laborigines[s.mover].acid = 1
        tell(s, SOAKED, s.mover)
    elif face == Face.FLAG:
        gain_flag(s, s.mover)
    else:
        spend(s, s.mover, EXPLOSION_COST[face])


def follow(s: State) -> bool:
    """Footprint, L18: the same direction and distance, once in a turn for each tile (twins: in each one's move);
    whether it leads on."""
    place = s.laborigines[s.mover].place
    if s.triggered >> place & 1:
        tell(s, STAYED, s.mover, place)
        return False
    s.triggered |= 1 << place
    tell(s, FOLLOWED, s.mover, place)
    return True


def give(s: State) -> None:
    """Charity, L20: to the one with the smallest stockpile; several share it: spend instead; the giver among them:
    nothing."""
    smallest, receivers, receiver = energy(s, s.active), 0, 0
    for seat in range(s.seats):
        if is_in_play(s, seat) and seat != s.active:
            if energy(s, seat) < smallest:
                smallest, receivers, receiver = energy(s, seat), 1, seat
            elif energy(s, seat) == smallest and receivers > 0:
                receivers += 1
    if receivers == 0:
        tell(s, GAVE_NOTHING, s.active)
    elif receivers > 1:
        tell(s, SEVERAL_POOR, s.mover)
        spend(s, s.mover, CHARITY_GIFT)
    elif is_immune(s, s.mover):
        tell(s, PROTECTED, s.mover)
    elif not can_gain(s, receiver):
        tell(s, DECLINED, receiver)
    else:
        transfer(s, s.mover, receiver, CHARITY_GIFT)


def count_radiating(s: State) -> int:
    """Radiation, L4: green tiles that are up; by the other reading, every neutral side."""
    counts_neutral = s.options.radiation == Radiation.NEUTRAL
    return sum(tile.face == Face.GREEN or (counts_neutral and IS_NEUTRAL[tile.face]) for tile in s.tiles)


def charge(s: State) -> None:
    """Lightning, L7: the flag stops no marker."""
    s.laborigines[s.mover].lightning += 1
    tell(s, CHARGED, s.mover, s.laborigines[s.mover].lightning)


def strike(s: State) -> bool:
    """Lightning, L22: one laborigine after the other, the mover first, spends as many tokens as it has markers; whether
    all have."""
    while s.step < crowd(s) and s.debt.left == 0:
        who = clockwise_from_mover(s, s.step)
        s.step += 1
        spend(s, who, s.laborigines[who].lightning)
    return s.debt.left == 0


def cure(s: State) -> bool:
    """Cure, L21: a token from each other laborigine without the flag, one after the other; whether all have given
    theirs."""
    if suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        tell(s, BLOCKED, s.mover)
        return True
    while s.step < crowd(s) and s.debt.left == 0:
        who = clockwise_from_mover(s, s.step)
        s.step += 1
        if is_on_ring(s, who):
            if is_immune(s, who):
                tell(s, PROTECTED, who)
            else:
                transfer(s, who, s.active, CURE_GIFT)
    return s.debt.left == 0
