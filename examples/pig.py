"""Pig. Roll as often as you dare: a one loses what you rolled this turn, holding keeps it. First to 100 wins."""

from galapagos.define import *

GOAL, PLAYING, ROLLING = 100, 0, 1

ACTIONS = Families()
ROLL, HOLD = ACTIONS.family("roll"), ACTIONS.family("hold")
FALL = ACTIONS.family("fall", Part.numbered("pips", "", 6), chance=True)
ENOUGH = reason("You have enough to win: hold.")


@struct
class State(Table):
    rolled: Annotated[i16, between(0, GOAL + 5)]  # this turn, and not yet kept
    kept: Annotated[list[i16], 8, per_seat, between(0, GOAL + 5)]


def roll_refusal(s: State) -> Reason:
    return ENOUGH if s.kept[s.active] + s.rolled >= GOAL else LEGAL


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
    s.rolled = 0 if pips == 0 else s.rolled + pips + 1
    ask(s, PLAYING)
    if pips == 0:
        next_player(s)


TURN = Question("turn", Verb(ROLL, roll_refusal, roll), Verb(HOLD, effect=hold))
QUESTIONS = (TURN, Question("die", Verb(FALL, effect=fall, tells="The die shows { $pips }.")))
GAME = define("Pig", seats=range(2, 9))
