"""The position."""

from __future__ import annotations

from galapagos.engine.language.struct import i8, struct


@struct
class Options:
    none: i8


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    turn: i8
    stones: i8
    options: Options
