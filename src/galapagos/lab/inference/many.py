"""Corrections of p-values for multiple testing."""

from __future__ import annotations

from collections.abc import Sequence


def holm(p_values: Sequence[float]) -> list[float]:
    """Corrected p-values: below 0.05, the chance that even one of the answers is wrong is at most 0.05 (Holm 1979)."""
    count, worst = len(p_values), 0.0
    corrected = [0.0] * count
    for place, index in enumerate(sorted(range(count), key=p_values.__getitem__)):
        worst = max(worst, min(1.0, (count - place) * p_values[index]))
        corrected[index] = worst
    return corrected


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Corrected p-values: of those below 0.05, one in twenty is expected to be wrong (Benjamini and Hochberg 1995)."""
    count, best = len(p_values), 1.0
    corrected = [0.0] * count
    for place, index in reversed(list(enumerate(sorted(range(count), key=p_values.__getitem__), 1))):
        best = min(best, p_values[index] * count / place)
        corrected[index] = best
    return corrected
