"""e to the power of x, in the rules subset: with plus, times and divided by alone, so that every machine computes the
same bits. The libraries of C, which `math.exp` calls, differ in the last one, and a search would differ with them.
"""

from __future__ import annotations

LN_2 = 0.6931471805599453
PER_LN_2 = 1.4426950408889634
LEAST = -30.0  # smaller powers count as this one


def exp(x: float) -> float:
    """For x up to 0, with an error below 4e-6 of the result. x = r - halvings ln 2, and r is small enough for a short
    series. More terms would make a search up to 4 % slower."""
    x = max(LEAST, x)
    halvings = int(0.5 - x * PER_LN_2)
    r = x + halvings * LN_2
    square = r * r
    series = 1 + r + square * (1 / 2 + r * (1 / 6) + square * (1 / 24 + r * (1 / 120)))
    return series / (1 << halvings)
