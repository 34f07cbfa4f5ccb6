"""Clocks: none, so much for each answer, or a bank that grows with each answer. They follow from the times in a
table's log."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from galapagos.engine.errors import Refused

LONGEST = 30 * 86_400  # a clock for play by correspondence
RETURNING = 30.0  # what a player has at least who takes his seat back


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """`{"kind": "bank", "seconds": 600, "increment": 5}`."""

    kind: str = "none"  # none, move or bank
    seconds: int = 0
    increment: int = 0  # of a bank, after each answer

    def check(self) -> None:
        if self.kind not in ("none", "move", "bank"):
            raise Refused("clock-kind-unknown")
        if not (5 if self.kind != "none" else 0) <= self.seconds <= LONGEST:
            raise Refused("clock-seconds", most=LONGEST)
        if not 0 <= self.increment <= 3600:
            raise Refused("clock-increment")


@dataclass
class Clock:
    """What each seat has left, and whose time is running since when."""

    rule: ClockRule
    left: list[float] = field(default_factory=list)
    seat: int = -1  # nobody's
    since: float = 0.0

    def start(self, seats: int) -> None:
        self.left = [float(self.rule.seconds)] * seats if self.rule.kind != "none" else []

    def turn_to(self, seat: int, at: float) -> None:
        """Somebody else is asked, or nobody, or the same again: who has answered gets what the rule gives."""
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
        """When the running clock is at zero; None where none runs."""
        return self.since + self.left[self.seat] if self.left and self.seat >= 0 else None
