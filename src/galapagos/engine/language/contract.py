"""The contract of a game, as generic code sees it: typed stubs that a game's own state and functions replace when
generic code is bound to it. What each function promises stands here, once.

The rules live in a subset of Python that CPython runs as it is and Numba compiles unchanged, for processors and for
GPUs: structs, ints, bools, fixed arrays, IntEnum constants, tables as tuples, functions, loops. No allocation, no
strings, no exceptions, no recursion.
"""

from __future__ import annotations

from .chance import Random
from .struct import Actions, Numbers, Units, Weights, i8, struct

CHANCE = -1  # the actor where dice and draws decide
OVER = -2  # the actor when the game has ended
LEGAL = 0  # the refusal of an action that is open
MAX_SEATS = 8


@struct
class State:
    """The fields that every state has, in any order among its own."""

    actor: i8  # the seat to decide, CHANCE, or OVER
    seats: i8  # how many play; 0 before setup
    phase: i8  # what kind of question is open; games number theirs as they like
    ending: i8  # how the game ended: an index into the game's endings; 0 until then


def setup(s: State, seats: int) -> None:
    """The position before the first decision or roll. `s` is all zero but for its options."""
    raise NotImplementedError


def legal(s: State, out: Actions) -> int:
    """Writes the open actions, sorted, and returns how many; at least one until the end."""
    raise NotImplementedError


def refusal(s: State, action: int) -> int:
    """The reason why an action is not open to the actor; LEGAL where it is."""
    raise NotImplementedError


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """The weight of each of the n outcomes in `out`, when the actor is CHANCE."""
    raise NotImplementedError


def apply(s: State, action: int) -> None:
    """The effect of one open action, up to the next question."""
    raise NotImplementedError


def asked(s: State) -> bool:
    """Whether the question is put even though it has one answer; depends on public facts only."""
    raise NotImplementedError


def score(s: State, out: Numbers) -> None:
    """A number per seat, ties folded in: more is better, equal shares the rank."""
    raise NotImplementedError


def score_part(s: State, seat: int, key: int) -> int:
    """What a seat has of one of the things that ranks go by, in the order of SCORE_NAMES."""
    raise NotImplementedError


def hide(s: State, seat: int) -> None:
    """Overwrites what that seat (or, for -1, a spectator) cannot know."""
    raise NotImplementedError


def guess(s: State, seat: int, random: Random) -> None:
    """Fills a state hidden from `seat` with something that may be true."""
    raise NotImplementedError


def audit(s: State) -> int:
    """0 where every component is conserved and every bound holds; else a number that tells which not."""
    raise NotImplementedError


def value(s: State, seat: int) -> int:
    """What the position is worth to that seat, as far as a glance tells (heuristics.py)."""
    raise NotImplementedError


def pace(s: State) -> int:
    """How many turns or rounds are over: where one ends, everybody has had the same, and a glance tells most
    (heuristics.py)."""
    raise NotImplementedError


def observe(s: State, seat: int, out: Units) -> int:
    """The position as numbers for a learner in that seat, each in its unit, into `out`, which is all zero (observe.py);
    how many there are, since those behind the last stay zero. Hidden or not, the state gives the same ones."""
    raise NotImplementedError
