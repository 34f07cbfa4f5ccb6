"""L1: undersides, drawn when they turn up first; what everybody at the table has seen of them and of disease cards, and
a spectator has not."""

from __future__ import annotations

from galapagos.engine.language.action import code
from galapagos.engine.language.chance import Random, draw_below
from galapagos.engine.language.question import Question, Verb
from galapagos.engine.language.struct import Actions

from ..actions import REVEAL, Place
from ..data import AGAINST_GREEN, DISEASES, FACES, HIDDEN, SAFE_SIDE, Face, Memory
from ..reason import Reason
from ..state import Phase, State, all_places


def possible_undersides(s: State, place: Place) -> int:
    """Which faces may be under a tile, as bits, all as likely. Each kind of trap lies on two tiles, one of them safe on
    one side."""
    face = s.tiles[place].face
    if face == Face.GREEN:
        return missing_traps(s)
    if face == Face.DANGER:
        return 1 << Face.HUGE_EXPLOSION
    for other in all_places(s):
        tile = s.tiles[other]
        if other != place and (tile.face == face or tile.under == face):
            if tile.under <= 0:
                return 1 << face | 1 << SAFE_SIDE[face]
            return 1 << SAFE_SIDE[face] if tile.face == tile.under else 1 << face
    return 1 << face


def missing_traps(s: State) -> int:
    """The traps that only one tile shows or has shown: the other one lies under a green side."""
    once, twice = 0, 0
    for tile in s.tiles:
        sides = 1 << tile.face | 1 << max(tile.under, Face.UNSEEN)
        twice |= once & sides
        once |= sides
    return once & ~twice & AGAINST_GREEN


def known_underside(s: State, place: Place) -> int:
    """L1: what everybody may know to be under a tile: what was seen, if the game remembers it, and the huge explosion
    under danger; 0 if it is unknown."""
    tile = s.tiles[place]
    if tile.face == Face.DANGER:
        return Face.HUGE_EXPLOSION
    return tile.under if tile.under > 0 and s.options.memory == Memory.OPEN else Face.UNSEEN


def reveal_refusal(s: State, side: int) -> Reason:
    is_possible = possible_undersides(s, s.laborigines[s.mover].place) >> side + 1 & 1
    return Reason.LEGAL if is_possible else Reason.NOT_UNDER_THIS_TILE


def list_undersides(s: State, out: Actions, n: int) -> int:
    possible = possible_undersides(s, s.laborigines[s.mover].place)
    for face in range(1, FACES):
        if possible >> face & 1:
            out[n] = code(REVEAL, face - 1)
            n += 1
    return n


def reveal(s: State, side: int) -> None:
    s.tiles[s.laborigines[s.mover].place].under = side + 1


REVEALING = Question("trap", Phase.TRAP, None, (Verb(REVEAL, reveal_refusal, list_undersides, reveal),))


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
    return sum(bits >> i & 1 for i in range(width))


def pick_bit(bits: int, width: int, random: Random) -> int:
    """One of the bits that are set."""
    place = draw_below(random, count_bits(bits, width))
    return next((i for i in range(width) if bits >> i & 1 and count_bits(bits, i) == place), 0)
