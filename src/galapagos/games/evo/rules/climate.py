"""Climate: a card or the die moves the marker round the ring (E4, E7)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Question, Verb, each

from ..actions import ROLL
from ..data import CLIMATE_ROLLS, CLIMATE_STEPS, CLIMATES, TIMED, Timing
from ..events import ROLLED, STEERED
from ..state import Phase, State, all_faces, all_seats, cards_of, in_effect


def steer_climate(s: State) -> bool:
    """E4: a climate card works instead of the roll; whether there is one."""
    for seat in all_seats(s):
        for card in cards_of(Timing.CLIMATE):
            if in_effect(s.species[seat], card) > 0:
                steps = CLIMATE_STEPS[card - TIMED[Timing.CLIMATE]]
                turn_climate(s, steps)
                tell(s, STEERED, seat, card, steps, s.climate)
                return True
    return False


def turn_climate(s: State, steps: int) -> None:
    """Clockwise, counterclockwise where negative."""
    s.climate = (s.climate + CLIMATES + steps) % CLIMATES


def roll_climate(s: State, face: int) -> None:
    """E7: 1 counterclockwise, 2 stays, 3 to 6 clockwise."""
    turn_climate(s, CLIMATE_ROLLS[face])
    tell(s, ROLLED, face + 1, CLIMATE_ROLLS[face], s.climate)


WEATHER = Question("climate", Phase.CLIMATE, None, (Verb(ROLL, None, each(all_faces), roll_climate),))
