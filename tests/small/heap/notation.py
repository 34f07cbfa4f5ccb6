"""Positions as texts: `seats 2; turn 3; stones 5`."""

from __future__ import annotations

from galapagos.engine.notation.clause import Clause, Notation

from .state import State


def nothing(s: State, said: object) -> None:
    """Nothing is left out."""


NOTATION = Notation(
    {},
    (Clause("turn {turn:number}"), Clause("stones {stones:number}")),
    prepare=nothing,
    complete=nothing,
    go_on=lambda s: None,
)
