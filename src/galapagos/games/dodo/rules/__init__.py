"""The contract: which chapter answers which question."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.chance import Random
from galapagos.engine.struct import Actions, Weights

from ..actions import ADVANTAGE, BEGIN, DRAW, FAMINE, FEED, MIGRATE, PASS, PLACE, RELOCATE, ROLL
from ..data import DIE_FACES
from ..reason import Reason
from ..state import Phase, State
from .audit import audit
from .consumption import feed, feed_refusal, list_eaters
from .migration import list_migrations, migrate, migrate_refusal
from .reproduction import list_rolls, reproduce
from .setup import (
    begin,
    begin_refusal,
    draw,
    draw_refusal,
    list_beginners,
    list_draws,
    list_placements,
    place,
    place_refusal,
    setup,
)
from .tokens import advantage_refusal, famine_refusal, favour, list_tokens, relocate, relocate_refusal, starve
from .turn import score, take_turns

__all__ = ["apply", "asked", "audit", "guess", "hide", "legal", "refusal", "score", "setup", "weights"]


def legal(s: State, out: Actions) -> int:
    if s.ending != 0:
        return 0
    if s.phase == Phase.MIGRATION:
        return list_migrations(s, out)
    if s.phase == Phase.REPRODUCTION:
        return list_rolls(out)
    if s.phase == Phase.TOKENS:
        return list_tokens(s, out)
    if s.phase == Phase.CONSUMPTION:
        return list_eaters(s, out)
    if s.phase == Phase.PLACEMENT:
        return list_placements(s, out)
    if s.phase == Phase.ENVIRONMENTS:
        return list_draws(s, out)
    return list_beginners(s, out)


def refusal(s: State, action: int) -> Reason:
    if s.ending != 0:
        return Reason.NOT_NOW
    if s.phase == Phase.TOKENS or s.phase == Phase.MIGRATION:
        if is_in(PASS, action):
            return Reason.LEGAL
    if s.phase == Phase.TOKENS:
        if is_in(ADVANTAGE, action):
            return advantage_refusal(s, first(ADVANTAGE, action))
        if is_in(FAMINE, action):
            return famine_refusal(s, first(FAMINE, action), second(FAMINE, action))
        if is_in(RELOCATE, action):
            return relocate_refusal(s, first(RELOCATE, action), second(RELOCATE, action))
    elif s.phase == Phase.MIGRATION:
        if is_in(MIGRATE, action):
            return migrate_refusal(s, first(MIGRATE, action), second(MIGRATE, action))
    elif s.phase == Phase.PLACEMENT:
        if is_in(PLACE, action):
            return place_refusal(s, first(PLACE, action), second(PLACE, action))
    elif s.phase == Phase.CONSUMPTION:
        if is_in(FEED, action):
            return feed_refusal(s, first(FEED, action))
    elif s.phase == Phase.REPRODUCTION:
        if is_in(ROLL, action):
            return Reason.LEGAL
    elif s.phase == Phase.ENVIRONMENTS:
        if is_in(DRAW, action):
            return draw_refusal(s, first(DRAW, action))
    elif is_in(BEGIN, action):
        return begin_refusal(s, first(BEGIN, action))
    return Reason.NOT_NOW


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """Every outcome of a draw, and every colour of the die, is as likely as the others."""
    for i in range(n):
        weight[i] = DIE_FACES if s.phase == Phase.REPRODUCTION else 1


def apply(s: State, action: int) -> None:
    if is_in(MIGRATE, action):
        migrate(s, first(MIGRATE, action), second(MIGRATE, action))
        take_turns(s)
    elif is_in(ROLL, action):
        reproduce(s, first(ROLL, action))
    elif is_in(PASS, action):
        take_turns(s)
    elif is_in(FEED, action):
        feed(s, first(FEED, action))
    elif is_in(ADVANTAGE, action):
        favour(s, first(ADVANTAGE, action))
        take_turns(s)
    elif is_in(FAMINE, action):
        starve(s, first(FAMINE, action), second(FAMINE, action))
        take_turns(s)
    elif is_in(RELOCATE, action):
        relocate(s, first(RELOCATE, action), second(RELOCATE, action))
        take_turns(s)
    elif is_in(PLACE, action):
        place(s, first(PLACE, action), second(PLACE, action))
    elif is_in(DRAW, action):
        draw(s, first(DRAW, action))
    else:
        begin(s, first(BEGIN, action))


def asked(s: State) -> bool:
    """D2: who can only pass is not asked."""
    return False


def hide(s: State, seat: int) -> None:
    """Everything is open."""


def guess(s: State, seat: int, random: Random) -> None:
    """Nothing is hidden."""
