"""Why an action is refused; the sentences are in en.ftl."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    OTHER_PHASE = 2
    NOT_IN_HAND = 3
    TAKEN_BACK = 4
    NO_TARGET = 5
    NOT_PENDING = 6
    NO_SPACE = 7
    NO_DINOSAUR = 8
    NOT_YOURS = 9
    IS_YOURS = 10
    LAST_ONE = 11
    OFF_THE_ISLAND = 12
    OWN_SPACE = 13
    TOO_FEW_HORNS = 14
    OCCUPIED = 15
    TOO_FAR = 16
    OTHER_ZONE = 17
    NO_ROW = 18
    LOST_ROW = 19
    BID_TOO_LOW = 20
    CANNOT_PAY = 21
    NO_BOARD = 22
    NOT_IN_THE_DECK = 23
    NOT_A_START = 24
    NOT_TIED = 25
    NOT_IN_THE_BAG = 26
    NOBODY_TO_LOSE = 27
    NOT_YOURS_TO_LOSE = 28
    NOBODY_TO_TARGET = 29
    NO_SUCH_CARD_LEFT = 30
