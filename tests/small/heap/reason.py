"""Why an action is refused."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    TOO_FEW = 2
