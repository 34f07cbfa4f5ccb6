"""Pig. Roll as often as you dare: a one loses what you rolled this turn, holding keeps it. First to 100 wins."""

from galapagos.define import *

GOAL = 100
PLAYING, ROLLING = range(2)

ACTIONS = Families()
ROLL = ACTIONS.family("roll")
HOLD = ACTIONS.family("hold")
FALL = ACTIONS.family("fall", Part.numbered("pips", "", 6), chance=True)


@struct
class State(Table):
    rolled: i16  # this turn, and not yet kept
    kept: Annotated[list[i16], 8, per_seat]


def roll(s: State) -> None:
    ask(s, ROLLING)


def hold(s: State) -> None:
    s.kept[s.active] += s.rolled
    s.rolled = 0
    if s.kept[s.active] >= GOAL:
        win(s, s.active)
    else:
        next_player(s)


def fall(s: State, pips: int) -> None:
    ask(s, PLAYING)
    s.rolled = 0 if pips == 0 else s.rolled + pips + 1
    if pips == 0:
        next_player(s)


QUESTIONS = (
    Question("turn", Verb(ROLL, effect=roll), Verb(HOLD, effect=hold)),
    Question("die", Verb(FALL, effect=fall)),
)
GAME = define("Pig", seats=range(2, 9))
