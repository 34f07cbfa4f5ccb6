"""Liar's dice. All roll in secret, then bid how many dice of all show a face; sixes count as any face.

Each bid is higher than the one before. Whoever does not believe it calls: if enough dice show the face, the bidder
wins, otherwise the caller.
"""

from galapagos.define import *

PLAYERS, DICE, SIDES = 4, 5, 6  # at most
ROLLING, BIDDING = range(2)

ACTIONS = Families()
COUNT = Part.numbered("count", "", PLAYERS * DICE)
FACE = Part.numbered("face", "", SIDES)
BID = ACTIONS.family("bid", COUNT, FACE)
CALL = ACTIONS.family("call")
ROLL = ACTIONS.family("roll", FACE, chance=True)

TOO_MANY = reason("There are not so many dice.")
TOO_LOW = reason("Bid more dice, or as many of a higher face.")
NO_BID = reason("There is no bid yet.")


@struct
class Options:
    dice: i8


@struct
class State(Table):
    dice: Annotated[list[i8], PLAYERS * DICE, hidden(ROLL, shown="is_over")]
    bid: Annotated[i16, between(0, PLAYERS * DICE * SIDES)]  # its number from 1, or 0
    options: Options


def next_die(s: State) -> int:
    """The first die that was not rolled, or -1: dice of a seat lie side by side."""
    dice = s.options.dice
    return next((n for n in range(s.seats * DICE) if n % DICE < dice and s.dice[n] == 0), -1)


def next_to_roll(s: State) -> int:
    return next_die(s) // DICE


def roll(s: State, face: int) -> None:
    s.dice[next_die(s)] = face + 1
    if next_die(s) < 0:
        ask(s, BIDDING)


def bid_refusal(s: State, count: int, face: int) -> Reason:
    if count >= s.seats * s.options.dice:
        return TOO_MANY
    return TOO_LOW if count * SIDES + face + 1 <= s.bid else LEGAL


def bid(s: State, count: int, face: int) -> None:
    s.bid = count * SIDES + face + 1
    next_player(s)


def call_refusal(s: State) -> Reason:
    return NO_BID if s.bid == 0 else LEGAL


def call(s: State) -> None:
    count, face = (s.bid - 1) // SIDES + 1, (s.bid - 1) % SIDES + 1
    shown = sum(1 for die in s.dice if die in (face, SIDES))
    bidder = s.actor - 1 if s.actor > 0 else s.seats - 1
    win(s, bidder if shown >= count else s.actor)


def is_over(s: State) -> bool:
    return s.actor == OVER


QUESTIONS = (
    Question("roll", Verb(ROLL, effect=roll, to=next_to_roll)),
    Question(
        "bid",
        Verb(BID, bid_refusal, bid, says="bid { $count } dice with { $face }"),
        Verb(CALL, call_refusal, call, says="call the bid"),
    ),
)
GAME = define(
    "Liar's dice", seats=range(2, PLAYERS + 1), options=(NumberOption("dice", 1, DICE, 1, "Dice of each player."),)
)
