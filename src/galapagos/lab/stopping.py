"""When a cell has been played enough: a confidence sequence for each value of a role, fed chunk by chunk in the order
of the games."""

from __future__ import annotations

from typing import Any

import numpy as np

from .cell import Cell, Chunk
from .experiment import Stop
from .inference.estimate import LEVEL
from .inference.sequence import ConfidenceSequence
from .inference.verdict import Verdict, judge_interval
from .tracing.subject import as_column, subject_of


class Stopping:
    """Takes chunks in any order and evaluates them in order of their numbers."""

    def __init__(self, cell: Cell, stop: Stop) -> None:
        self.cell, self.stop = cell, stop
        self.column, values = role_column(cell, stop.role)
        self.sequences = {value: ConfidenceSequence(LEVEL / len(values)) for value in values}
        self.waiting: dict[int, Any] = {}
        self.seen = 0

    def see(self, chunk: Chunk, values: Any, shares: Any) -> bool:
        """Add the role's values and the shares of the win, seat by seat; return whether that is enough."""
        self.waiting[chunk.number] = (np.asarray(values), np.asarray(shares))
        while self.seen in self.waiting:
            values, shares = self.waiting.pop(self.seen)
            for value, sequence in self.sequences.items():
                sequence.see(shares[values == value])
            self.seen += 1
        return self.is_enough

    @property
    def is_enough(self) -> bool:
        met = [sequence.interval for sequence in self.sequences.values() if sequence.count]
        if not met:
            return False
        if self.stop.verdict:
            return all(
                judge_interval(interval, 1 / self.cell.players, self.stop.matters) != Verdict.OPEN for interval in met
            )
        return all(interval.high - interval.low <= 2 * self.stop.precision for interval in met)


def role_column(cell: Cell, name: str) -> tuple[str, list[Any]]:
    """The column of a role in the table of seats, and its values: seat numbers, or indices of the role's own values."""
    from galapagos.engine.errors import Refused

    if name == "seat":
        return "seat", list(range(cell.players))
    roles = {role.name: role for role in subject_of(cell.table.game).roles}
    if name not in roles:
        raise Refused("role-unknown", name=repr(name), game=cell.table.game.title, names=", ".join(["seat", *roles]))
    return f"role_{as_column(name)}", list(range(len(roles[name].values)))
