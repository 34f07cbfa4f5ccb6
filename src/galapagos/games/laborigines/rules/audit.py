"""What must hold in every position: tokens and tiles are conserved, pieces stand apart, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from ..actions import LaborigineId
from ..data import (
    COLOURS,
    DISEASES,
    FACES,
    HIDDEN,
    LABORIGINES,
    NEUTRAL,
    NEUTRAL_SHARE,
    SAFE_SIDE,
    SEATS,
    TILES,
    TRAPS,
    Disease,
    Face,
    Variant,
)
from ..state import (
    OFF,
    Ending,
    Phase,
    State,
    all_places,
    all_seats,
    colour_of,
    crowd,
    energy,
    is_immune,
    is_in_play,
    laborigines,
    owner,
    suffers,
)
from .elimination import is_last_standing
from .memory import count_bits
from .standing import is_possible


class Fault(IntEnum):
    NONE = 0
    TOKENS = 1
    TILES = 2
    UNDERSIDE = 3
    PLACE = 4
    EXHAUSTED = 5
    STALE_SLOT = 6
    FLAG = 7
    CARDS = 8
    DEBT = 9
    COURSE = 10
    WAVES = 11
    PURGED = 12
    END = 13


def audit(s: State) -> Fault:
    for colour in range(COLOURS):
        if count_tokens(s, colour) != tokens_at_start(s, colour):
            return Fault.TOKENS
    fault = audit_tiles(s) if s.phase > Phase.TILES else Fault.NONE
    if fault == Fault.NONE:
        fault = audit_pieces(s)
    if fault == Fault.NONE:
        fault = audit_seats(s)
    if fault == Fault.NONE:
        fault = audit_waves(s)
    if fault == Fault.NONE:
        fault = audit_marks(s)
    return Fault.COURSE if fault == Fault.NONE and not is_possible(s) else fault


def count_tokens(s: State, colour: int) -> int:
    """In stockpiles, on tiles, and out of the game."""
    total = s.removed.of[colour]
    for seat in all_seats(s):
        total += s.stocks[seat].of[colour]
    for place in all_places(s):
        total += s.tiles[place].energy.of[colour]
    return total


def tokens_at_start(s: State, colour: int) -> int:
    neutral = s.options.energy // NEUTRAL_SHARE if s.options.variant == Variant.TEAMS else 0
    total = s.seats * neutral if colour == NEUTRAL else 0
    for seat in all_seats(s):
        if colour_of(s, seat) == colour:
            total += s.options.energy - neutral
    return total


def audit_tiles(s: State) -> Fault:
    """L1: every kind of trap lies on two tiles, one of them safe on one side; where one shows, the other lies safe side up."""
    greens, dangers = 0, 0
    for place in all_places(s):
        tile = s.tiles[place]
        if tile.face <= 0 or tile.face >= FACES or tile.under < HIDDEN or tile.under >= FACES:
            return Fault.TILES
        if tile.under > 0 and tile.under != tile.face and tile.under != SAFE_SIDE[tile.face] and tile.face != SAFE_SIDE[tile.under]:
            return Fault.UNDERSIDE
        if tile.under <= 0:
            greens += 1 if tile.face == Face.GREEN else 0
            dangers += 1 if tile.face == Face.DANGER else 0
    for trap in range(1, TRAPS + 1):
        tiles, both, safe = 0, 0, 0
        for place in all_places(s):
            tile = s.tiles[place]
            if trap in (tile.face, tile.under):
                tiles += 1
                both += 1 if tile.face == tile.under else 0
                safe += 1 if tile.face > TRAPS or tile.under > TRAPS else 0
        if not 1 <= tiles <= 2 or both > 1 or safe > 1 or (tiles == 1 and safe == 1):
            return Fault.TILES
        if tiles == 1 and SAFE_SIDE[trap] == Face.GREEN:
            greens -= 1
        elif tiles == 1:
            dangers -= 1
    return Fault.NONE if greens == 0 and dangers == 0 else Fault.TILES


def audit_pieces(s: State) -> Fault:
    for who in range(LABORIGINES):
        laborigine = s.laborigines[who]
        marks = laborigine.infected + laborigine.acid + laborigine.lightning
        if who >= crowd(s):
            if laborigine.place != 0 or marks != 0:
                return Fault.STALE_SLOT
        elif not OFF <= laborigine.place < TILES or (laborigine.place == OFF and marks != 0):
            return Fault.PLACE
        elif laborigine.place == OFF and s.phase > Phase.START_PLACES and is_in_play(s, owner(s, LaborigineId(who))):
            return Fault.PLACE
    return Fault.NONE


def audit_seats(s: State) -> Fault:
    for seat in range(SEATS):
        if seat >= s.seats or s.out[seat] > 0:
            if energy(s, seat) != 0:
                return Fault.STALE_SLOT
        elif energy(s, seat) == 0 and s.ending != Ending.LAST_WAVE:
            return Fault.EXHAUSTED
        for colour in range(COLOURS):
            if s.stocks[seat].of[colour] < 0:
                return Fault.TOKENS
    return Fault.NONE


def audit_waves(s: State) -> Fault:
    """L23, L24: each wave has its fallen, and their colours are gone. L23, L26: a last colour and a last turn end the game."""
    fallen = 0                                          # waves, as bits
    for seat in all_seats(s):
        if not 0 <= s.out[seat] <= s.waves:
            return Fault.WAVES
        fallen |= 1 << s.out[seat]
    if fallen | 1 != (2 << s.waves) - 1:
        return Fault.WAVES
    for seat in all_seats(s):
        if is_purged(s, colour_of(s, seat)) and s.removed.of[colour_of(s, seat)] != tokens_at_start(s, colour_of(s, seat)):
            return Fault.PURGED
    ends_alone = s.ending == Ending.LAST_SURVIVOR or s.ending == Ending.LAST_WAVE
    if is_last_standing(s) != ends_alone or (s.turn >= s.options.turn_limit) != (s.ending == Ending.TURN_LIMIT):
        return Fault.END
    return Fault.NONE


def is_purged(s: State, colour: int) -> bool:
    """L23: whether a wave took that colour along; the wave that ends the game takes none."""
    goes_on = s.ending == 0 or s.ending == Ending.TURN_LIMIT
    for seat in all_seats(s):
        if colour_of(s, seat) == colour and s.out[seat] > 0 and (goes_on or s.out[seat] < s.waves):
            return True
    return False


def audit_marks(s: State) -> Fault:
    if s.flag > crowd(s) or (s.flag > 0 and not is_bearer(s, LaborigineId(s.flag - 1))) or (s.flag < 0) != (s.waves > 0):
        return Fault.FLAG
    if not has_sound_cards(s):
        return Fault.CARDS
    if s.debt.left == 0 and s.debt.who + s.debt.taker + s.debt.paid != 0:
        return Fault.DEBT
    if s.phase <= Phase.ROLL and s.die + s.other_die + s.distance + s.steps + s.met + s.triggered + s.mover + s.debt.left != 0:
        return Fault.STALE_SLOT
    return Fault.STALE_SLOT if s.phase == Phase.ROLL and s.step != 0 else Fault.NONE


def has_sound_cards(s: State) -> bool:
    """L19: the last card drawn is the active one, and a disease marker comes with a card."""
    if not 0 <= s.pile <= DISEASES or count_bits(s.drawn, DISEASES + 1) > DISEASES - s.pile:
        return False
    if s.disease > 0:
        return s.pile < DISEASES and s.drawn >> s.disease & 1 == 1
    for who in laborigines(s):
        if s.laborigines[who].infected != 0:
            return False
    return s.pile == DISEASES and s.drawn == 0


def is_bearer(s: State, who: LaborigineId) -> bool:
    """L9: nobody bears the flag and suffers from immunity loss."""
    return is_immune(s, who) and is_in_play(s, owner(s, who)) and not suffers(s, who, Disease.IMMUNITY_LOSS)
