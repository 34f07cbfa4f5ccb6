"""Climate: a card or the die moves the marker round the ring (E4, E7)."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE

from ..data import CLIMATE_ROLLS, CLIMATE_STEPS, CLIMATES, TIMED, Timing
from ..state import NOBODY, State, in_effect

FIRST_CARD = TIMED[Timing.CLIMATE]


def start_climate(s: State) -> None:
    """E4: a climate card works instead of the roll."""
    for seat in range(s.seats):
        for i in range(len(CLIMATE_STEPS)):
            if in_effect(s.species[seat], FIRST_CARD + i) > 0:
                turn_climate(s, CLIMATE_STEPS[i])
                return
    s.actor = CHANCE


def turn_climate(s: State, steps: int) -> None:
    """Clockwise, counterclockwise where negative."""
    s.climate = (s.climate + CLIMATES + steps) % CLIMATES


def roll_climate(s: State, face: int) -> None:
    """E7: 1 counterclockwise, 2 stays, 3 to 6 clockwise."""
    turn_climate(s, CLIMATE_ROLLS[face])
    s.actor = NOBODY
