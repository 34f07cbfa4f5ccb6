"""Fit weights to winners. A seat's chance is proportional to exp(weights · terms); Newton's method finds the weights of
maximum likelihood, which are unique."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..measures.chances import softmax
from .positions import Positions
from .weights import Array

RIDGE = 1e-4  # the penalty of weights, in units in which terms are about 1
STEPS, ENOUGH = 50, 1e-9


def fit(tables: Sequence[Positions], ridge: float = RIDGE) -> Array:
    """A weight for each term, in log odds, for tables of one size or several; 0 for a term that never differs."""
    scale = np.mean([np.abs(table.terms).mean(axis=(0, 1), dtype=float) for table in tables], axis=0)
    used = scale > 0
    known = [(table.terms[:, :, used] / scale[used], table.shares) for table in tables]
    weights = np.zeros(int(used.sum()))
    count = sum(len(shares) for _, shares in known)
    for _ in range(STEPS):
        slope, curve = 2 * ridge * weights, 2 * ridge * np.eye(len(weights))
        for terms, shares in known:
            chances = softmax(terms @ weights)
            slope = slope + ((chances - shares)[:, :, None] * terms).sum(axis=(0, 1)) / count
            curve = curve + curvature(terms, chances) / count
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if float(slope @ step) < ENOUGH:
            break
    found = np.zeros(len(scale))
    found[used] = weights / scale[used]
    return found


def curvature(terms: Array, chances: Array) -> Array:
    """The Hessian of the loss."""
    flat = terms.reshape(-1, terms.shape[2])
    expected = (chances[:, :, None] * terms).sum(axis=1)
    return np.asarray((flat * chances.reshape(-1, 1)).T @ flat - expected.T @ expected)


def loss(odds: Array, shares: Array) -> float:
    """The mean of -log(chance given to the winner); log(seats) is the loss of a forecast without knowledge."""
    return float(-(shares * np.log(np.maximum(softmax(odds), 1e-12))).sum(axis=1).mean())


def auc(odds: Array, shares: Array) -> float:
    """How often a winning seat had a better chance than a losing one: .5 for a forecast without knowledge."""
    chances, won = softmax(odds).ravel(), shares.ravel() > 0
    _, place, count = np.unique(chances, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(count) - (count - 1) / 2)[place]
    winners = int(won.sum())
    others = len(won) - winners
    return (
        float((ranks[won].sum() - winners * (winners + 1) / 2) / (winners * others))
        if winners and others
        else float("nan")
    )
