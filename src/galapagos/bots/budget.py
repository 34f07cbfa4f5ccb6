"""Budgets of a search, as text for people and as numbers for the search."""

from __future__ import annotations

import re
from dataclasses import dataclass

from galapagos.engine.errors import Refused

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
UNLIMITED = 3600.0  # seconds, so that only iterations count and results do not depend on the load
RATE = 100_000  # iterations a second that no search exceeds


@dataclass(frozen=True)
class Budget:
    """The search stops after this many iterations or seconds, whichever comes first."""

    iterations: int
    seconds: float = 60.0


@dataclass(frozen=True)
class Limit:
    """The budget of each decision: iterations or seconds."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Limit:
        """`800`, `50ms` or `1.5s`."""
        found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s)|(\d{1,9})", text, re.ASCII)
        if found is None:
            raise Refused("budget-malformed", text=repr(text))
        number, unit, iterations = found.groups()
        limit = cls(int(iterations)) if iterations else cls(seconds=float(number) / (1000 if unit == "ms" else 1))
        limit.check()
        return limit

    def check(self) -> None:
        """Refuse a limit unless exactly one of the two is set and within bounds."""
        if (self.iterations != 0) == (self.seconds != 0):
            raise Refused("budget-empty")
        if not 0 <= self.iterations <= MOST_ITERATIONS or not 0 <= self.seconds <= MOST_SECONDS:
            raise Refused("budget-too-large", iterations=f"{MOST_ITERATIONS:,}", seconds=f"{MOST_SECONDS:.0f}")

    @property
    def budget(self) -> Budget:
        if self.iterations:
            return Budget(self.iterations, UNLIMITED)
        return Budget(max(100, int(self.seconds * RATE)), self.seconds)

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds * 1000:g}ms"
