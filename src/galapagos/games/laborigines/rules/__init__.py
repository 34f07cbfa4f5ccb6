"""The contract: which chapter answers which question."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.struct import Actions, Weights

from ..actions import (
    ADMIRE,
    ASSIGN,
    CARRY,
    DRAW,
    LAY,
    MANIPULATE,
    MOVE,
    PASS,
    RELEASE,
    REVEAL,
    ROLL,
    SEND,
    SPEND,
    START,
    TRANSFER,
    TURN_UP,
)
from ..data import Variant
from ..reason import Reason
from ..state import Phase, State
from .audit import audit
from .dice import assign, assign_refusal, carry, list_assignments, list_bearers, list_rolls, roll, roll_refusal, send
from .diseases import draw, draw_refusal, list_draws
from .energy import list_payments, pay, pay_refusal
from .manipulation import list_manipulations, manipulate, manipulate_refusal
from .memory import guess, hide
from .movement import head, list_directions
from .setup import (
    admire,
    admire_refusal,
    lay,
    lay_refusal,
    list_nicest,
    list_releases,
    list_sides,
    list_starts,
    list_tiles,
    release,
    setup,
    start,
    start_refusal,
    turn_up,
)
from .traps import list_undersides, reveal, reveal_refusal
from .turn import score, take_turn

__all__ = ["answer", "apply", "asked", "audit", "guess", "hide", "legal", "refusal", "score", "setup", "weights"]


def legal(s: State, out: Actions) -> int:
    if s.ending != 0:
        return 0
    if s.debt.left > 0:
        return list_payments(s, out)
    if s.phase == Phase.ROLL:
        return list_rolls(out)
    if s.phase == Phase.ASSIGNMENT:
        return list_assignments(s, out)
    if s.phase == Phase.DIRECTION:
        return list_directions(out)
    if s.phase == Phase.TRAP:
        return list_undersides(s, out)
    if s.phase == Phase.MANIPULATION:
        return list_manipulations(out)
    if s.phase == Phase.INFECTION:
        return list_draws(s, out)
    if s.phase == Phase.FLAG_BEARER:
        return list_bearers(out)
    return legal_preparation(s, out)


def legal_preparation(s: State, out: Actions) -> int:
    if s.phase == Phase.TILES:
        return list_tiles(s, out)
    if s.phase == Phase.SIDES:
        return list_sides(out)
    if s.phase == Phase.START_PLACES:
        return list_starts(s, out)
    if s.phase == Phase.MOA_PLACE:
        return list_releases(out)
    return list_nicest(s, out)


def refusal(s: State, action: int) -> Reason:
    if s.ending != 0:
        return Reason.NOT_NOW
    if s.debt.left > 0:
        if is_in(TRANSFER, action) and s.debt.taker > 0:
            return pay_refusal(s, first(TRANSFER, action))
        if is_in(SPEND, action) and s.debt.taker == 0:
            return pay_refusal(s, first(SPEND, action))
    elif s.phase == Phase.ROLL:
        if is_in(ROLL, action):
            return roll_refusal(first(ROLL, action), second(ROLL, action))
    elif s.phase == Phase.ASSIGNMENT:
        if is_in(SEND, action) and s.options.variant == Variant.TWINS:
            return assign_refusal(s, second(SEND, action) + 1)
        if is_in(ASSIGN, action) and s.options.variant != Variant.TWINS:
            return assign_refusal(s, first(ASSIGN, action) + 1)
    elif s.phase == Phase.FLAG_BEARER:
        if is_in(CARRY, action):
            return Reason.LEGAL
    elif s.phase == Phase.MANIPULATION:
        if is_in(PASS, action):
            return Reason.LEGAL
        if is_in(MANIPULATE, action):
            return manipulate_refusal(s, s.actor)
    elif s.phase == Phase.DIRECTION:
        if is_in(MOVE, action):
            return Reason.LEGAL
        if is_in(MANIPULATE, action):
            return manipulate_refusal(s, s.actor)
    elif s.phase == Phase.TRAP:
        if is_in(REVEAL, action):
            return reveal_refusal(s, first(REVEAL, action) + 1)
    elif s.phase == Phase.INFECTION:
        if is_in(DRAW, action):
            return draw_refusal(s, first(DRAW, action) + 1)
    else:
        return refuse_preparation(s, action)
    return Reason.NOT_NOW


def refuse_preparation(s: State, action: int) -> Reason:
    if s.phase == Phase.SIDES:
        if is_in(TURN_UP, action):
            return Reason.LEGAL
    elif s.phase == Phase.TILES:
        if is_in(LAY, action):
            return lay_refusal(s, first(LAY, action) + 1)
    elif s.phase == Phase.MOA_PLACE:
        if is_in(RELEASE, action):
            return Reason.LEGAL
    elif s.phase == Phase.NICEST:
        if is_in(ADMIRE, action):
            return admire_refusal(s, first(ADMIRE, action))
    elif is_in(START, action):
        return start_refusal(s, first(START, action))
    return Reason.NOT_NOW


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """Two numbers come up twice as often as a double, and a tile as often as there are such faces; all else is even."""
    for i in range(n):
        weight[i] = 1
        if s.phase == Phase.ROLL and first(ROLL, out[i]) != second(ROLL, out[i]):
            weight[i] = 2
        elif s.phase == Phase.TILES:
            weight[i] = s.faces_left[first(LAY, out[i]) + 1]


def apply(s: State, action: int) -> None:
    answer(s, action)
    if s.phase >= Phase.ROLL:
        take_turn(s)


def answer(s: State, action: int) -> None:
    """The action itself, before the turn goes on."""
    if is_in(SPEND, action):
        pay(s, first(SPEND, action))
    elif is_in(TRANSFER, action):
        pay(s, first(TRANSFER, action))
    elif is_in(ASSIGN, action):
        assign(s, first(ASSIGN, action) + 1)
    elif is_in(ROLL, action):
        roll(s, first(ROLL, action) + 1, second(ROLL, action) + 1)
    elif is_in(MOVE, action):
        head(s, first(MOVE, action))
    elif is_in(REVEAL, action):
        reveal(s, first(REVEAL, action) + 1)
    elif is_in(MANIPULATE, action):
        manipulate(s, first(MANIPULATE, action))
    elif is_in(SEND, action):
        send(s, first(SEND, action), second(SEND, action) + 1)
    elif is_in(CARRY, action):
        carry(s, first(CARRY, action))
    elif is_in(DRAW, action):
        draw(s, first(DRAW, action) + 1)
    elif not is_in(PASS, action):
        prepare(s, action)


def prepare(s: State, action: int) -> None:
    if is_in(LAY, action):
        lay(s, first(LAY, action) + 1)
    elif is_in(TURN_UP, action):
        turn_up(s, first(TURN_UP, action))
    elif is_in(START, action):
        start(s, first(START, action))
    elif is_in(RELEASE, action):
        release(s, first(RELEASE, action))
    elif is_in(ADMIRE, action):
        admire(s, first(ADMIRE, action))


def asked(s: State) -> bool:
    """L28: what has one answer is not asked."""
    return False
