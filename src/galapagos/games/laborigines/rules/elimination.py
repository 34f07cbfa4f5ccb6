"""A laborigine without energy is out; winning the game (L23, L24, L26, L27)."""

from __future__ import annotations

from galapagos.engine.language.contract import OVER
from galapagos.engine.language.event import tell
from galapagos.engine.language.struct import Numbers

from ..data import Key
from ..events import ENDED, ESCAPED, FLAG_GONE, OUT, PURGED, REMOVED, SCORED
from ..state import GONE, OFF, Ending, State, colour_of, energy, is_in_play, laborigines_of, seat_after


def eliminate(s: State) -> int:
    """L23: waves of those without tokens, each with the purge of its colours, until nobody else falls. How the game
    ended, or 0."""
    while has_exhausted(s):
        s.waves += 1
        for seat in range(s.seats):
            if is_in_play(s, seat) and energy(s, seat) == 0:
                remove(s, seat)
        if s.flag != GONE:
            s.flag = GONE  # with the first elimination, for good
            tell(s, FLAG_GONE)
        if is_last_standing(s):
            return Ending.LAST_SURVIVOR
        richest = find_richest(s)
        purge(s)
        if not any(is_in_play(s, seat) and energy(s, seat) > 0 for seat in range(s.seats)):
            save(s, richest)
            return Ending.LAST_WAVE
    return 0


def has_exhausted(s: State) -> bool:
    return any(is_in_play(s, seat) and energy(s, seat) == 0 for seat in range(s.seats))


def remove(s: State, seat: int) -> None:
    """The laborigine leaves with its markers; L25: both twins together."""
    s.out[seat] = s.waves
    tell(s, OUT, seat, s.waves)
    for who in laborigines_of(s, seat):
        one = s.laborigines[who]
        one.place = OFF
        one.infected = one.acid = one.lightning = 0
        tell(s, REMOVED, who)


def is_last_standing(s: State) -> bool:
    """Winning the game, L24: only laborigines of one colour are left."""
    survivor = next((seat for seat in range(s.seats) if is_in_play(s, seat)), 0)
    return all(colour_of(s, seat) == colour_of(s, survivor) for seat in range(s.seats) if is_in_play(s, seat))


def find_richest(s: State) -> int:
    """L23: most tokens, ties by the first seat after the mover, the mover last."""
    best, richest = 0, s.active
    for step in range(1, s.seats + 1):
        seat = seat_after(s, s.active, step)
        if is_in_play(s, seat) and energy(s, seat) > best:
            best, richest = energy(s, seat), seat
    return richest


def purge(s: State) -> None:
    """All tokens of the colours of this wave leave the game, from stockpiles and from tiles."""
    for fallen in range(s.seats):
        colour = colour_of(s, fallen)
        before = s.removed.of[colour]
        if s.out[fallen] == s.waves:
            for seat in range(s.seats):
                s.removed.of[colour] += s.stocks[seat].of[colour]
                s.stocks[seat].of[colour] = 0
            for tile in s.tiles:
                s.removed.of[colour] += tile.energy.of[colour]
                tile.energy.of[colour] = 0
        if s.removed.of[colour] > before:
            tell(s, PURGED, colour)


def save(s: State, winner: int) -> None:
    """L23: where a wave would leave nobody, the richest before the purge wins."""
    s.waves += 1
    for seat in range(s.seats):
        if is_in_play(s, seat) and seat != winner:
            remove(s, seat)


def end_game(s: State) -> None:
    """Winning the game: how it ended, who escapes, and what the ranks go by."""
    s.actor = OVER
    tell(s, ENDED, s.ending)
    for seat in range(s.seats):
        if is_in_play(s, seat) and s.ending != Ending.TURN_LIMIT:
            tell(s, ESCAPED, seat)
    for seat in range(s.seats):
        for key in range(Key.ENERGY + 1):
            tell(s, SCORED, seat, key, score_part(s, seat, key))


def score_part(s: State, seat: int, key: int) -> int:
    """L27: survivors are best, then those of later waves, and mates share. L26: at the turn limit the stockpiles of
    those in play decide."""
    survived, wave, wealth = 0, 0, 0
    for mate in range(s.seats):
        if colour_of(s, mate) == colour_of(s, seat):
            survived |= is_in_play(s, mate)
            wave = max(wave, s.out[mate])
            wealth += energy(s, mate)
    if key == Key.SURVIVED:
        return survived
    if key == Key.WAVE:
        return wave if survived == 0 else 0
    return wealth if s.ending == Ending.TURN_LIMIT else 0


def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = (
            score_part(s, seat, Key.SURVIVED) * (1 << 16)
            + score_part(s, seat, Key.WAVE)
            + score_part(s, seat, Key.ENERGY)
        )
