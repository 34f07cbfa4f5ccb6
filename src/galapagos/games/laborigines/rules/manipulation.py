"""The direction: named by another player who pays for it, or by the mover (L16, L25)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Question, Verb, each

from ..actions import MANIPULATE, MOVE, PASS
from ..data import MANIPULATION_COST, SIGNS
from ..events import HEADED, MANIPULATED, PASSED
from ..reason import Reason
from ..state import Phase, State, both, colour_of, energy, on_the_move, player_in_turn

# --- Manipulation


def manipulator_refusal(s: State, seat: int) -> Reason:
    """L16: any other player with three tokens of the mover's colour, who keeps at least one token."""
    if seat == s.active:
        return Reason.OWN_MOVE
    if s.stocks[seat].of[colour_of(s, s.active)] < MANIPULATION_COST:
        return Reason.TOO_FEW_TOKENS
    return Reason.LEGAL if energy(s, seat) > MANIPULATION_COST else Reason.LAST_TOKEN


def next_manipulator(s: State) -> int:
    """L16: the nearest clockwise first: how far the next one sits from the mover, or 0 where nobody is left."""
    for step in range(s.step + 1, s.seats):
        if manipulator_refusal(s, (s.active + step) % s.seats) == Reason.LEGAL:
            return step
    return 0


def manipulate_refusal(s: State, direction: int) -> Reason:
    return manipulator_refusal(s, s.actor)


def manipulate(s: State, direction: int) -> None:
    """L16: the tokens leave the game; no spend, so flag and mutations do not matter."""
    colour = colour_of(s, s.active)
    s.stocks[s.actor].of[colour] -= MANIPULATION_COST
    s.removed.of[colour] += MANIPULATION_COST
    s.manipulator = s.actor + 1
    tell(s, MANIPULATED, s.actor, colour, MANIPULATION_COST, s.mover, direction)
    s.direction = SIGNS[direction]


def leave_alone(s: State) -> None:
    tell(s, PASSED, s.actor)


# --- The mover's own choice (L13)


def name_direction(s: State, direction: int) -> None:
    tell(s, HEADED, s.mover, direction)
    s.direction = SIGNS[direction]


MANIPULATING = Question("manipulation", Phase.MANIPULATION, player_in_turn, (
    Verb(PASS, effect=leave_alone),
    Verb(MANIPULATE, manipulate_refusal, each(both), manipulate),
))
HEADING = Question("direction", Phase.DIRECTION, on_the_move, (
    Verb(MANIPULATE, manipulate_refusal, each(both), manipulate),           # refused with its reason
    Verb(MOVE, None, each(both), name_direction),
))
