"""e to the power of x, in the rules subset: with plus, times and divided by alone, so that every machine computes the
same bits. The libraries of C, which `math.exp` calls, differ in the last one, and a search would differ with them.
"""

from __future__ import annotations

LN_2 = 0.6931471805599453
LEAST = -30.0  # smaller powers count as this one


def exp(x: float) -> float:
    """For x up to 0, with an error below 1e-13 of the result. x = r - halvings ln 2, and r is small enough for a short
    series."""
    x = max(LEAST, x)
    halvings = int(0.5 - x / LN_2)
    r = x + halvings * LN_2
    high = 1 / 720 + r * (1 / 5040 + r * (1 / 40320 + r * (1 / 362880 + r * (1 / 3628800 + r * (1 / 39916800)))))
    return (1 + r * (1 + r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * high)))))) / (1 << halvings)
