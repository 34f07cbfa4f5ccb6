"""Phase 1: dice roll, assignment, and the flag for a rolled 1 (L7, L25)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import ASSIGN, CARRY, ROLL, SEND
from ..data import DIE, Variant
from ..reason import Reason
from ..state import GONE, Phase, State
from .immunity import gain_flag


def roll_refusal(low: int, high: int) -> Reason:
    """The two dice are alike, so a roll is named by the smaller number first."""
    return Reason.LEGAL if low <= high else Reason.SMALLER_DIE_FIRST


def list_rolls(out: Actions) -> int:
    n = 0
    for low in range(1, DIE + 1):
        for high in range(low, DIE + 1):
            out[n] = code(ROLL, low - 1, high - 1)
            n += 1
    return n


def roll(s: State, low: int, high: int) -> None:
    s.die = low
    s.other_die = high
    s.phase = Phase.ASSIGNMENT


# --- Which die moves the laborigine; the other one is Moa's


def assign_refusal(s: State, number: int) -> Reason:
    return Reason.LEGAL if number == s.die or number == s.other_die else Reason.NOT_ROLLED


def list_assignments(s: State, out: Actions) -> int:
    if s.options.variant == Variant.TWINS:
        return list_dice(s, out, list_dice(s, out, 0, code(SEND, 0, 0)), code(SEND, 1, 0))
    return list_dice(s, out, 0, code(ASSIGN, 0))


def list_dice(s: State, out: Actions, n: int, start: int) -> int:
    for number in range(1, DIE + 1):
        if assign_refusal(s, number) == Reason.LEGAL:
            out[n] = start + number - 1
            n += 1
    return n


def assign(s: State, number: int) -> None:
    """L7: a rolled 1 gives the flag after the assignment, so it protects in phase 2 already."""
    hand_out(s, number)
    s.mover = s.active
    s.phase = Phase.MANIFESTATION
    if has_rolled_one(s):
        gain_flag(s, s.mover)


def hand_out(s: State, number: int) -> None:
    """The mover's die is the one that was named."""
    if number != s.die:
        s.other_die = s.die
        s.die = number


def has_rolled_one(s: State) -> bool:
    return s.die == 1 or s.other_die == 1


# --- L25: which twin goes first with which die, and which one takes the flag


def send(s: State, twin: int, number: int) -> None:
    hand_out(s, number)
    s.mover = s.active * 2 + twin
    s.phase = Phase.FLAG_BEARER if has_rolled_one(s) and s.flag != GONE else Phase.MANIFESTATION


def list_bearers(out: Actions) -> int:
    out[0] = code(CARRY, 0)
    out[1] = code(CARRY, 1)
    return 2


def carry(s: State, twin: int) -> None:
    gain_flag(s, s.active * 2 + twin)
    s.phase = Phase.MANIFESTATION
