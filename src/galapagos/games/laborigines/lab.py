"""What the lab looks at in Laborigines: the nicest one, what is turned up and drawn, and what energy is worth."""

from __future__ import annotations

from functools import partial

from galapagos.engine.lab_module import NONE, Gift, Holding, Role

from .actions import DRAW, LABORIGINE, REVEAL, LaborigineId
from .data import SEATS
from .events import INFECTED
from .state import State, colour_of
from .state import owner as owner_of

ROLES = (Role("order", ("nicest", *(f"player {place + 1}" for place in range(1, SEATS)))),)
CHANCES = (REVEAL, DRAW)
PIECES = (LABORIGINE,)
HOLDINGS = (Holding("disease", INFECTED, 1),)


def role(s: State, which: int, seat: int) -> int:
    """L3: the place of a seat in turn order, from the owner of the nicest laborigine on."""
    return (seat - s.active + s.seats) % s.seats if which == 0 else NONE


def whose(s: State, which: int) -> int:
    """Undersides and diseases are those of the player whose turn it is."""
    return s.active


def owner(s: State, which: int, piece: int) -> int:
    return owner_of(s, LaborigineId(piece))


def give_energy(s: State, seat: int, tokens: int) -> None:
    s.stocks[seat].of[colour_of(s, seat)] += tokens


GIFTS = tuple(
    Gift(f"{tokens:+} energy", partial(give_energy, tokens=tokens), tokens, "energy") for tokens in (-2, 1, 2, 5)
)
