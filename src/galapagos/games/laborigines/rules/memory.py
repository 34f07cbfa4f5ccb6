"""L1: what is known of undersides and disease cards. Everybody at the table has seen every flip; a spectator has not."""

from __future__ import annotations

from galapagos.engine.chance import Random, draw_below

from ..data import DISEASES, FACES, HIDDEN, Memory
from ..state import State, all_places
from .traps import possible_undersides


def hide(s: State, seat: int) -> None:
    """L1: with hidden memory, only who sat there knows what has been turned down again, and which cards are gone."""
    if s.options.memory == Memory.OPEN or seat >= 0:
        return
    for place in all_places(s):
        if s.tiles[place].under > 0:
            s.tiles[place].under = HIDDEN
    s.drawn = 1 << s.disease if s.disease > 0 else 0


def guess(s: State, seat: int, random: Random) -> None:
    """Undersides and cards that fit what lies face up, each as likely as it is."""
    for place in all_places(s):
        if s.tiles[place].under == HIDDEN:
            s.tiles[place].under = pick_bit(possible_undersides(s, place), FACES, random)
    missing = DISEASES - s.pile - count_bits(s.drawn, DISEASES + 1)
    for _ in range(missing):
        s.drawn |= 1 << pick_bit(~s.drawn & ((1 << DISEASES + 1) - 2), DISEASES + 1, random)


def count_bits(bits: int, width: int) -> int:
    count = 0
    for i in range(width):
        count += bits >> i & 1
    return count


def pick_bit(bits: int, width: int, random: Random) -> int:
    """One of the bits that are set."""
    rest = draw_below(random, count_bits(bits, width))
    for i in range(width):
        if bits >> i & 1:
            if rest == 0:
                return i
            rest -= 1
    return 0
