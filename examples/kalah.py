"""Kalah. Sow the stones of one of your pits counterclockwise, one by one, also into your store.

A last stone in your store gives you another turn. A last stone in an empty pit of yours captures it and the stones
opposite. When one side is empty, the other player keeps the rest. Most stones win.
"""

from galapagos.define import *

PITS, STONES = 6, 4

ACTIONS = Families()
PIT = Part.numbered("pit", "", PITS)
SOW = ACTIONS.family("sow", PIT)

EMPTY = reason("There are no stones in that pit.")
CLEARED = ending("One side is empty.")


@struct
class State(Table):
    pits: Annotated[list[i8], 2 * PITS, per_seat, between(0, 2 * PITS * STONES)]  # each seat's, left to right
    stores: Annotated[list[i8], 2, per_seat, between(0, 2 * PITS * STONES)]


BOARD = (Row("pits", part=PIT), Counter("stores", title="store"))


def setup(s: State) -> None:
    for pit in range(2 * PITS):
        s.pits[pit] = STONES


def sow_refusal(s: State, pit: int) -> Reason:
    return EMPTY if s.pits[s.active * PITS + pit] == 0 else LEGAL


def sow(s: State, pit: int) -> None:
    own = s.active * PITS
    stones = s.pits[own + pit]
    s.pits[own + pit] = 0
    place = pit  # on the way round: 6 own pits, the own store, 6 pits of the other
    for _ in range(stones):
        place = place + 1 if place < 2 * PITS else 0
        if place == PITS:
            s.stores[s.active] += 1
        else:
            s.pits[pit_at(s, place)] += 1
    if place < PITS and s.pits[own + place] == 1:
        capture(s, place)
    if is_empty(s, 0) or is_empty(s, 1):
        keep_the_rest(s)
        end(s, CLEARED)
    elif place != PITS:
        next_player(s)
    else:
        s.turns += 1


def pit_at(s: State, place: int) -> int:
    return s.active * PITS + place if place < PITS else (1 - s.active) * PITS + place - PITS - 1


def capture(s: State, place: int) -> None:
    opposite = (1 - s.active) * PITS + PITS - 1 - place
    if s.pits[opposite] > 0:
        s.stores[s.active] += s.pits[opposite] + 1
        s.pits[opposite] = 0
        s.pits[s.active * PITS + place] = 0


def is_empty(s: State, seat: int) -> bool:
    return all(stones == 0 for stones in s.pits[seat * PITS : (seat + 1) * PITS])


def keep_the_rest(s: State) -> None:
    for pit in range(2 * PITS):
        s.stores[pit // PITS] += s.pits[pit]
        s.pits[pit] = 0


def score(s: State, seat: int) -> int:
    return s.stores[seat]


def value(s: State, seat: int) -> int:
    return 100 * (s.stores[seat] - s.stores[1 - seat])


def audit(s: State) -> int:
    return 0 if sum(stones for stones in s.pits) + s.stores[0] + s.stores[1] == 2 * PITS * STONES else 100


QUESTIONS = (Question("turn", Verb(SOW, sow_refusal, sow, says="sow pit { $pit }")),)
GAME = define("Kalah", seats=2)
