"""Phase 1: dice roll, assignment, and the flag for a rolled 1 (L7, L25)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids
from galapagos.engine.language.struct import Actions, Weights

from ..actions import ASSIGN, CARRY, ROLL, SEND, LaborigineId
from ..data import DIE
from ..events import ASSIGNED, ROLLED, SENT
from ..reason import Reason
from ..state import GONE, Phase, State, both, has_twins, on_the_move
from .energy import gain_flag

WAYS = tuple(1 if low == high else 2 for low in range(DIE) for high in range(low, DIE))  # of two dice to show each roll


def all_numbers(s: State) -> Ids[int]:
    """On a die, counted from 0 like every part of an action."""
    return ids(DIE)


def roll_refusal(s: State, low: int, high: int) -> Reason:
    """The two dice are alike, so a roll is named by the smaller number first."""
    return Reason.LEGAL if low <= high else Reason.SMALLER_DIE_FIRST


def roll(s: State, low: int, high: int) -> None:
    s.die, s.other_die = low + 1, high + 1
    tell(s, ROLLED, s.active, s.die, s.other_die)


def weigh_rolls(s: State, out: Actions, n: int, weight: Weights) -> None:
    """Two numbers come up twice as often as a double. All rolls are open, in their order."""
    for i in range(n):
        weight[i] = WAYS[i]


def assign_refusal(s: State, number: int) -> Reason:
    """Which die moves the laborigine; the other one is Moa's."""
    return Reason.LEGAL if number + 1 in (s.die, s.other_die) else Reason.NOT_ROLLED


def assign(s: State, number: int) -> None:
    """L7: a rolled 1 gives the flag after the assignment, so it protects in phase 2 already."""
    s.die, s.other_die = number + 1, s.die + s.other_die - (number + 1)
    s.mover = LaborigineId(s.active)
    tell(s, ASSIGNED, s.active, s.die, s.other_die)
    if has_rolled_one(s) and s.flag != GONE:
        gain_flag(s, s.mover)


def has_rolled_one(s: State) -> bool:
    return s.die == 1 or s.other_die == 1


def send_refusal(s: State, twin: int, number: int) -> Reason:
    return assign_refusal(s, number)


def send(s: State, twin: int, number: int) -> None:
    """L25: which twin goes first, and with which die."""
    s.die, s.other_die = number + 1, s.die + s.other_die - (number + 1)
    s.mover = LaborigineId(s.active * 2 + twin)
    tell(s, SENT, s.mover, s.die, s.other_die)


def needs_bearer(s: State) -> bool:
    return has_twins(s) and has_rolled_one(s) and s.flag != GONE


def carry(s: State, twin: int) -> None:
    """L25: which one takes the flag."""
    gain_flag(s, LaborigineId(s.active * 2 + twin))


def assigns(s: State) -> bool:
    return s.phase == Phase.ASSIGNMENT and not has_twins(s)


ROLLING = Question(
    "roll", Phase.ROLL, None, (Verb(ROLL, roll_refusal, each(all_numbers, all_numbers), roll),), weigh_rolls
)
ASSIGNING = Question(
    "assignment",
    Phase.ASSIGNMENT,
    on_the_move,
    (Verb(ASSIGN, assign_refusal, each(all_numbers), assign),),
    when=assigns,
)
SENDING = Question("sending", Phase.ASSIGNMENT, on_the_move, (Verb(SEND, send_refusal, each(both, all_numbers), send),))
BEARING = Question("flag_bearer", Phase.FLAG_BEARER, on_the_move, (Verb(CARRY, None, each(both), carry),))
