"""The contract of a game: typed stubs that generic code calls. Binding a program to a game replaces them by the game's
own state and functions. The docstrings specify each function.

Rules are written in a subset of Python that Numba compiles for CPUs and GPUs: structs, ints, bools, fixed arrays,
IntEnum constants, tables as tuples, functions, loops. No allocation, no strings, no exceptions, no recursion.
"""

from __future__ import annotations

from .chance import Random
from .struct import Actions, Numbers, Units, Weights, i8, struct

CHANCE = -1  # the actor when dice or draws decide
OVER = -2  # the actor when the game has ended
LEGAL = 0  # the refusal of an action that is open
MAX_SEATS = 8


@struct
class State:
    """The fields that every state has, in any order."""

    actor: i8  # the seat to decide, CHANCE, or OVER
    seats: i8  # how many play; 0 before setup
    phase: i8  # the kind of the open question, numbered by the game
    ending: i8  # how the game ended: an index into the game's endings; 0 while it runs


def setup(s: State, seats: int) -> None:
    """Set up the position before the first decision or roll. All fields of `s` but the options are zero."""
    raise NotImplementedError


def legal(s: State, out: Actions) -> int:
    """Write the open actions in ascending order, and return their number: at least one until the game is over."""
    raise NotImplementedError


def refusal(s: State, action: int) -> int:
    """The reason why an action is not open to the actor, or LEGAL."""
    raise NotImplementedError


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """Write the weight of each of the n outcomes in `out`. The actor is CHANCE."""
    raise NotImplementedError


def apply(s: State, action: int) -> None:
    """Play one open action, and continue to the next question."""
    raise NotImplementedError


def asked(s: State) -> bool:
    """Whether the question is put even if it has only one answer. Depends on public information only."""
    raise NotImplementedError


def score(s: State, out: Numbers) -> None:
    """Write a number per seat, tie-breakers included: more is better, and equal numbers share a rank."""
    raise NotImplementedError


def score_part(s: State, seat: int, key: int) -> int:
    """A seat's points by one criterion of the ranking: an index into SCORE_NAMES."""
    raise NotImplementedError


def hide(s: State, seat: int) -> None:
    """Overwrite everything that a seat (-1: a spectator) cannot know."""
    raise NotImplementedError


def guess(s: State, seat: int, random: Random) -> None:
    """Fill in a state hidden from `seat` at random, consistently with what the seat knows."""
    raise NotImplementedError


def audit(s: State) -> int:
    """0 if every component is conserved and every bound holds, else the number of the fault."""
    raise NotImplementedError


def value(s: State, seat: int) -> int:
    """The heuristic value of a position for a seat (heuristics.py)."""
    raise NotImplementedError


def pace(s: State) -> int:
    """The number of the running turn or round; 0 before the first, and at the end that of the last (heuristics.py).
    Between them the heuristic is most accurate, because every seat has had the same number of turns."""
    raise NotImplementedError


def avoids(s: State, level: int, action: int) -> bool:
    """Whether a bot of a level from 1 to 4 leaves this open action alone if there is another (heuristics.py, optional):
    its style. The result depends only on what the actor knows."""
    return False


def observe(s: State, seat: int, out: Units) -> int:
    """Write the features of a position for a learner in a seat into `out`, which is all zero (observe.py). Return how
    many numbers were written. The result must be the same for the full state and the hidden one."""
    raise NotImplementedError
