"""Manipulation: another player pays for naming the direction (L16, L25)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import MANIPULATE, PASS
from ..data import MANIPULATION_COST
from ..reason import Reason
from ..state import Phase, State, colour_of, energy
from .movement import head


def manipulate_refusal(s: State, seat: int) -> Reason:
    """L16: any other player with three tokens of the mover's colour, who keeps at least one token."""
    if seat == s.active:
        return Reason.OWN_MOVE
    if s.stocks[seat].of[colour_of(s, s.active)] < MANIPULATION_COST:
        return Reason.TOO_FEW_TOKENS
    return Reason.LEGAL if energy(s, seat) > MANIPULATION_COST else Reason.LAST_TOKEN


def list_manipulations(out: Actions) -> int:
    out[0] = code(PASS)
    out[1] = code(MANIPULATE, 0)
    out[2] = code(MANIPULATE, 1)
    return 3


def find_manipulator(s: State) -> bool:
    """L16: the nearest clockwise first; when nobody is left, the mover names the direction."""
    for step in range(s.step + 1, s.seats):
        seat = (s.active + step) % s.seats
        if manipulate_refusal(s, seat) == Reason.LEGAL:
            s.step = step
            s.actor = seat
            return True
    s.step = 0
    s.phase = Phase.DIRECTION
    return False


def manipulate(s: State, direction: int) -> None:
    """L16: the tokens leave the game; no spend, so flag and mutations do not matter."""
    colour = colour_of(s, s.active)
    s.stocks[s.actor].of[colour] -= MANIPULATION_COST
    s.removed.of[colour] += MANIPULATION_COST
    s.step = 0
    head(s, direction)
