"""How long a search may think: what people write, and what the search is told."""

from __future__ import annotations

import re
from dataclasses import dataclass

from galapagos.engine.errors import Refused

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
UNLIMITED = 3600.0  # seconds: iterations are the budget then, and the load of the machine changes nothing
RATE = 100_000  # iterations a second that no search exceeds


@dataclass(frozen=True)
class Budget:
    """When to stop: after that many iterations in all, or after that many seconds, whichever comes first."""

    iterations: int
    seconds: float = 60.0


@dataclass(frozen=True)
class Limit:
    """How long to think about each decision: iterations, or seconds."""

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
        """Exactly one of both, and enough to think with."""
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
