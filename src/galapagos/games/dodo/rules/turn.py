"""Turn Order and Ending the game: who is next, which phase, when it is over (D2, D13, D15, D16)."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.struct import Numbers

from ..data import CAPTURES_TO_END, COLOURS
from ..state import Ending, Mark, Phase, State, captures, cells, is_in_play, size
from . import consumption, reproduction


def start_turn(s: State) -> None:
    s.turn += 1
    s.phase = Phase.TOKENS
    s.step = 0
    s.actor = s.active


def take_turns(s: State) -> None:
    """Turn Order: the next player of the token phase or of the migration rounds (D7), or the next phase."""
    s.step += 1
    s.actor = (s.active + s.step) % s.seats
    if s.phase == Phase.TOKENS and s.step == s.seats:
        s.phase = Phase.MIGRATION
        s.step = 0
    elif s.phase == Phase.MIGRATION and s.step == s.seats * s.options.migration_rounds:
        s.phase = Phase.CONSUMPTION
        consumption.start_consumption(s)


def end_consumption(s: State) -> None:
    s.ending = find_ending(s)
    s.step = 0
    if s.ending == 0:
        s.phase = Phase.REPRODUCTION
        reproduction.start_reproduction(s)
    else:
        s.actor = OVER


def find_ending(s: State) -> int:
    """D13, before D15, before D16; 0 while the game goes on."""
    for seat in range(s.seats):
        if captures(s, seat) >= CAPTURES_TO_END:
            return Ending.CAPTURES
    in_play = 0
    for i in range(s.count):
        if is_in_play(s.creatures[i]):
            in_play += 1
    if in_play == 0:
        return Ending.EXTINCTION
    return Ending.TURN_LIMIT if s.turn >= s.options.turn_limit else 0


def end_turn(s: State) -> None:
    """Turn Order: marks and covers of this turn go, and the active token passes clockwise."""
    for i in range(s.count):
        s.creatures[i].marks &= Mark.CAPTOR
    for cell in range(cells(s)):
        for colour in range(COLOURS):
            s.environments[cell].covered[colour] = 0
    s.active = (s.active + 1) % s.seats
    start_turn(s)


def score(s: State, out: Numbers) -> None:
    """D13: captures, then creatures on the board, then total mutations, then the last turn begun with a creature in play."""
    for seat in range(s.seats):
        creatures, mutations = 0, 0
        for i in range(s.count):
            if s.creatures[i].owner == seat:
                creatures += 1
                mutations += size(s.creatures[i])
        out[seat] = ((captures(s, seat) * 256 + creatures) * 2048 + mutations) * (1 << 32) + s.last_turn[seat]
