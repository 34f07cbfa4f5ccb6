"""Clocks: none, a time for each answer (in seconds or days), or a bank that grows with each answer. They are computed
from the times in a table's log.

A clock of days can rest: on weekends, and until a day on which all players agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..protocol.tables import ClockRule

RETURNING = 30.0  # seconds that a player has at least after taking a seat back
DAY = 86_400
WEEK, WORKDAYS = 7 * DAY, 5 * DAY
MONDAY = 3 * DAY  # 1 January 1970 was a Thursday, three days after a Monday


@dataclass
class Clock:
    """The time left for each seat, whose clock is running, and since when."""

    rule: ClockRule
    left: list[float] = field(default_factory=list)
    seat: int = -1  # no clock runs
    since: float = 0.0
    rests_until: float = 0.0  # no time counts before

    @property
    def is_per_answer(self) -> bool:
        return self.rule.kind in ("move", "days")

    def start(self, seats: int) -> None:
        self.left = [float(self.rule.seconds)] * seats if self.rule.kind != "none" else []

    def turn_to(self, seat: int, at: float) -> None:
        """Charges the seat whose clock ran, gives it the increment, and starts the clock of `seat` (-1: none)."""
        if not self.left:
            return
        if self.seat >= 0:
            self.charge(at)
            self.left[self.seat] = (
                self.rule.seconds if self.is_per_answer else self.left[self.seat] + self.rule.increment
            )
        self.seat, self.since = seat, at

    def charge(self, at: float) -> None:
        """Takes the time that has passed from the seat whose clock runs."""
        if self.seat >= 0:
            self.left[self.seat] = max(0.0, self.left[self.seat] - self.counted(self.since, at))
            self.since = at

    def rest(self, until: float, at: float) -> None:
        self.charge(at)
        self.rests_until = max(self.rests_until, until)

    def change(self, rule: ClockRule, at: float) -> None:
        self.charge(at)
        self.rule = rule

    def run_out(self, seat: int) -> None:
        if self.left:
            self.left[seat] = 0.0
            self.seat = -1

    def come_back(self, seat: int) -> None:
        if self.left:
            self.left[seat] = max(self.left[seat], RETURNING, self.rule.seconds if self.is_per_answer else 0.0)

    def runs_out(self) -> float | None:
        """When the running clock reaches zero; None if no clock runs."""
        if not self.left or self.seat < 0:
            return None
        return self.after(max(self.since, self.rests_until), self.left[self.seat])

    def shown(self, seat: int, now: float) -> float:
        """What the clock of a seat shows."""
        if seat != self.seat:
            return self.left[seat]
        return max(0.0, min(self.left[seat], self.left[seat] - self.counted(self.since, now)))

    # --- what time counts

    def counted(self, start: float, end: float) -> float:
        """The seconds between two times in which the clock does not rest."""
        start = max(start, self.rests_until)
        return max(0.0, self.worked(end) - self.worked(start)) if self.rule.weekends else max(0.0, end - start)

    def worked(self, at: float) -> float:
        """The seconds from Monday to Friday since a Monday long ago."""
        weeks, rest = divmod(at + self.rule.offset * 60 + MONDAY, WEEK)
        return weeks * WORKDAYS + min(rest, WORKDAYS)

    def after(self, start: float, seconds: float) -> float:
        """The time at which so many seconds have counted since `start`."""
        if not self.rule.weekends:
            return start + seconds
        weeks, rest = divmod(self.worked(start) + seconds, WORKDAYS)
        if rest == 0:  # Friday's midnight, not Monday's
            weeks, rest = weeks - 1, WORKDAYS
        return max(start, weeks * WEEK + rest - self.rule.offset * 60 - MONDAY)

    def rests(self, now: float) -> float:
        """Until when the clock rests; 0 if it does not."""
        until = max(now, self.rests_until)
        rest = (until + self.rule.offset * 60 + MONDAY) % WEEK
        if self.rule.weekends and rest >= WORKDAYS:
            until += WEEK - rest
        return until if until > now else 0.0
