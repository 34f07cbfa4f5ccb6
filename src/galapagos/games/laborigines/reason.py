"""Why an action is refused; the sentences are in en.ftl."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    NO_TOKEN = 2
    NOT_ROLLED = 3
    NO_PIECE = 4
    OCCUPIED = 5
    TOO_FEW_TOKENS = 6
    LAST_TOKEN = 7
    OWN_MOVE = 8
    SMALLER_DIE_FIRST = 9
    NOT_UNDER_THIS_TILE = 10
    NOT_IN_THE_PILE = 11
    NO_SUCH_TILE_LEFT = 12
    NONE_TO_TRANSFER = 13
