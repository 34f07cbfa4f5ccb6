"""Steps of a single game, in the rules subset, for adapters to other libraries."""

from __future__ import annotations

from galapagos.engine.language.chance import Random
from galapagos.engine.language.contract import CHANCE, OVER, State, apply, guess, hide, legal, weights
from galapagos.engine.language.struct import Actions, Floats, Units, Weights
from galapagos.engine.loops.playout import decide

from .step import look, run_on

STAY = -1  # no action: only play forced answers and chance


def move(states: list[State], action: int, rolling: bool, randoms: list[Random], out: Actions, weight: Weights) -> int:
    """Play an action and forced answers; `rolling` plays chance too. Return the number of answers."""
    if action != STAY:
        apply(states[0], action)
    if rolling:
        return run_on(states[0], randoms[0], out, weight)
    return decide(states[0], out) if states[0].actor != OVER else 0


def weigh(states: list[State], n: int, out: Actions, weight: Weights) -> None:
    """Write the weights of the outcomes of chance, in the order of `out`."""
    if states[0].actor == CHANCE:
        weights(states[0], out, n, weight)


def tell(states: list[State], seat: int, scales: Floats, units: Units, features: Floats) -> None:
    """Write the features of the position. Seat -1 is a spectator with the perspective of seat 0."""
    if seat >= 0:
        look(states[0], seat, scales, units, features, len(features))
    else:
        states[1] = states[0]
        hide(states[1], seat)
        look(states[1], 0, scales, units, features, len(features))


def cover(states: list[State], seat: int) -> None:
    """Set states[1] to the state hidden from a seat or a spectator."""
    states[1] = states[0]
    hide(states[1], seat)


def suppose(states: list[State], seat: int, randoms: list[Random], out: Actions) -> int:
    """Set states[1] to a guess by a seat, and return the number of answers."""
    states[1] = states[0]
    hide(states[1], seat)
    guess(states[1], seat, randoms[0])
    return legal(states[1], out)
