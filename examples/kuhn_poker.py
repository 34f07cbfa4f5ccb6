"""Kuhn poker. Three cards, one each, and one bet. The higher card wins the pot, unless its rival folds."""

from galapagos.define import *

DEALING, BETTING = range(2)

ACTIONS = Families()
CARD = Part.named("card", ("jack", "queen", "king"))
PASS = ACTIONS.family("pass")
BET = ACTIONS.family("bet")
DEAL = ACTIONS.family("deal", CARD, chance=True)


@struct
class State(Table):
    cards: Annotated[list[i8], 2, hidden(DEAL, shown="is_showdown")]
    staked: Annotated[list[i8], 2, per_seat, between(0, 2)]
    passed: Annotated[i8, between(0, 1)]


def setup(s: State) -> None:
    s.staked[0] = 1
    s.staked[1] = 1


def next_to_get(s: State) -> int:
    return 0 if s.cards[0] == 0 else 1


def deal_weight(s: State, card: int) -> int:
    return 0 if card + 1 in (s.cards[0], s.cards[1]) else 1


def deal(s: State, card: int) -> None:
    s.cards[next_to_get(s)] = card + 1
    if s.cards[1] != 0:
        ask(s, BETTING)


def bet(s: State) -> None:
    s.staked[s.actor] += 1
    go_round(s, s.staked[1 - s.actor] == 2)


def decline(s: State) -> None:
    if s.staked[1 - s.actor] == 2:
        win(s, 1 - s.actor)
    else:
        go_round(s, s.passed != 0)
        s.passed = 1


def go_round(s: State, is_last: bool) -> None:
    if is_last:
        win(s, 0 if s.cards[0] > s.cards[1] else 1)
    else:
        next_player(s)


def is_showdown(s: State) -> bool:
    return s.actor == OVER and s.staked[0] == s.staked[1]


def score(s: State, seat: int) -> int:
    return s.staked[1 - seat] if s.winners >> seat & 1 else -s.staked[seat]


DEALS = Question("deal", Verb(DEAL, weight=deal_weight, effect=deal, to=next_to_get))
QUESTIONS = (DEALS, Question("bet", Verb(PASS, effect=decline), Verb(BET, effect=bet)))
GAME = define("Kuhn poker", seats=2)
