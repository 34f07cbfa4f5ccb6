"""Why an action is refused; the sentences are in en.ftl."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    TOKEN_SPENT = 2
    NO_CREATURE = 3
    NO_ENVIRONMENT = 4
    NOT_YOURS = 5
    PLACED = 6
    IS_CAPTOR = 7
    CAPTURED = 8
    COVERED = 9
    COVERS_TOO_LITTLE = 10
    RELOCATED = 11
    HERE_ALREADY = 12
    MOVED = 13
    TOO_FAR = 14
    NOT_AT_THE_TABLE = 15
    OLDER_EATS_FIRST = 16
    NOT_IN_THE_DECK = 17
    NO_SEAT = 18
    DRAWN = 19
