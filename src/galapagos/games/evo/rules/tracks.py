"""Climate and Meteor: the two markers, and the die that moves one and stops the game for the other (E4, E7, E14)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import ROLL
from ..data import CLIMATE_ROLLS, CLIMATE_STEPS, CLIMATES, LAST_METEOR, METEOR, TIMED, Roll, Timing
from ..events import APPROACHED, ROLLED, SPARED, STEERED, STRUCK
from ..state import Ending, Phase, State, all_faces, all_seats, cards_of

# --- Climate: round the ring


def steer_climate(s: State) -> bool:
    """E4: a climate card works instead of the roll; whether there is one."""
    for seat in all_seats(s):
        for card in cards_of(Timing.CLIMATE):
            if s.species[seat].effects[card] > 0:
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
    s.rolls[Roll.CLIMATE] = face + 1
    turn_climate(s, CLIMATE_ROLLS[face])
    tell(s, ROLLED, face + 1, CLIMATE_ROLLS[face], s.climate)


WEATHER = Question("climate", Phase.CLIMATE, None, (Verb(ROLL, None, each(all_faces), roll_climate),))


# --- Meteor: space by space


def advance_meteor(s: State) -> None:
    """E14: the last space ends the game."""
    s.phase = Phase.METEOR
    s.meteor += 1
    tell(s, APPROACHED, s.meteor)
    if s.meteor == LAST_METEOR:
        s.ending = Ending.TRACK_END
        tell(s, STRUCK, s.ending, 0)


def threatens(s: State) -> bool:
    """E14: whether the die decides; on blank spaces nothing happens."""
    return s.ending == 0 and METEOR[s.meteor] > 0


def roll_meteor(s: State, face: int) -> None:
    s.rolls[Roll.METEOR] = face + 1
    if face + 1 <= METEOR[s.meteor]:
        s.ending = Ending.STRIKE
        tell(s, STRUCK, s.ending, face + 1)
    else:
        tell(s, SPARED, face + 1)


SKY = Question("meteor", Phase.METEOR, None, (Verb(ROLL, None, each(all_faces), roll_meteor),))
