"""Clocks: none, a time for each answer, or a bank that grows with each answer. They are computed from the times in a
table's log."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..protocol.tables import ClockRule

RETURNING = 30.0  # seconds that a player has at least after taking a seat back


@dataclass
class Clock:
    """The time left for each seat, whose clock is running, and since when."""

    rule: ClockRule
    left: list[float] = field(default_factory=list)
    seat: int = -1  # no clock runs
    since: float = 0.0

    def start(self, seats: int) -> None:
        self.left = [float(self.rule.seconds)] * seats if self.rule.kind != "none" else []

    def turn_to(self, seat: int, at: float) -> None:
        """Charges the seat whose clock ran, gives it the increment, and starts the clock of `seat` (-1: none)."""
        if not self.left:
            return
        if self.seat >= 0:
            spent = max(0.0, at - self.since)
            self.left[self.seat] = (
                self.rule.seconds
                if self.rule.kind == "move"
                else max(0.0, self.left[self.seat] - spent) + self.rule.increment
            )
        self.seat, self.since = seat, at

    def run_out(self, seat: int) -> None:
        if self.left:
            self.left[seat] = 0.0
            self.seat = -1

    def come_back(self, seat: int) -> None:
        if self.left:
            self.left[seat] = max(self.left[seat], RETURNING, self.rule.seconds if self.rule.kind == "move" else 0.0)

    def runs_out(self) -> float | None:
        """When the running clock reaches zero; None if no clock runs."""
        return self.since + self.left[self.seat] if self.left and self.seat >= 0 else None

    def shown(self, seat: int, now: float) -> float:
        """What the clock of a seat shows."""
        runs_out = self.runs_out()
        if runs_out is None or seat != self.seat:
            return self.left[seat]
        return max(0.0, min(runs_out - now, self.left[seat]))
