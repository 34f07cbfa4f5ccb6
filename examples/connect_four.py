"""Connect four. Drop discs into seven columns in turn; four in a line win, and a full board is a draw."""

from galapagos.define import *

ROWS, COLUMNS = 6, 7
UP, RIGHT = (0, 1, 1, 1), (1, 0, 1, -1)  # the four ways of a line

ACTIONS = Families()
COLUMN = Part.numbered("column", "", COLUMNS)
DROP = ACTIONS.family("drop", COLUMN)

FULL = reason("That column is full.")


@struct
class State(Table):
    discs: Annotated[list[i8], ROWS * COLUMNS, of_seat]  # row by row from the bottom
    heights: Annotated[list[i8], COLUMNS, between(0, ROWS)]


BOARD = (Grid("discs", rows=ROWS, columns=COLUMNS, up=True, column=COLUMN), Unseen("heights"))


def drop_refusal(s: State, column: int) -> Reason:
    return FULL if s.heights[column] == ROWS else LEGAL


def drop(s: State, column: int) -> None:
    row = s.heights[column]
    s.discs[row * COLUMNS + column] = s.actor + 1
    s.heights[column] += 1
    if makes_four(s, row, column):
        win(s, s.actor)
    elif all(height == ROWS for height in s.heights):
        share(s)
    else:
        next_player(s)


def makes_four(s: State, row: int, column: int) -> bool:
    return any(
        1 + reach(s, row, column, UP[way], RIGHT[way]) + reach(s, row, column, -UP[way], -RIGHT[way]) >= 4
        for way in range(4)
    )


def reach(s: State, row: int, column: int, up: int, right: int) -> int:
    """How many discs of the same player follow in that direction."""
    n = 0
    while is_own(s, row + up * (n + 1), column + right * (n + 1)):
        n += 1
    return n


def is_own(s: State, row: int, column: int) -> bool:
    return 0 <= row < ROWS and 0 <= column < COLUMNS and s.discs[row * COLUMNS + column] == s.actor + 1


QUESTIONS = (Question("turn", Verb(DROP, drop_refusal, drop, says="drop a disc in column { $column }")),)
GAME = define("Connect four", seats=2, names=("red", "yellow"))
