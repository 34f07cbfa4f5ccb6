"""What the lab looks at in Tough Luck, Dodo: who begins, the colours of children, what a token is worth."""

from __future__ import annotations

from functools import partial

from galapagos.engine.lab_module import NONE, Gift, Holding, Role

from .actions import ROLL, CreatureId
from .data import SEATS, TOKEN_NAMES, Token
from .events import BORN, CREATURE
from .state import State

ROLES = (Role("order", tuple(f"player {place + 1}" for place in range(SEATS))),)
CHANCES = (ROLL,)
PIECES = (CREATURE,)
HOLDINGS = (Holding("child", BORN, 2),)


def role(s: State, which: int, seat: int) -> int:
    """Turn Order: the place of a seat, from the active player on."""
    return (seat - s.active + s.seats) % s.seats if which == 0 else NONE


def whose(s: State, which: int) -> int:
    """D14: the die is for a child of this parent."""
    return owner(s, 0, CreatureId(s.step))


def owner(s: State, which: int, piece: int) -> int:
    return s.creatures[piece].owner


def take_away(s: State, seat: int, token: Token) -> None:
    s.tokens[seat] &= ~token


GIFTS = tuple(
    Gift(f"without {name}", partial(take_away, token=token)) for name, token in zip(TOKEN_NAMES, Token, strict=True)
)
