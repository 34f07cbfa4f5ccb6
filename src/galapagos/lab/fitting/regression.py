"""What the terms of a position say about who wins: a seat's chance is in proportion to exp(weights · terms), and the
weights are those under which the winners were likeliest. Newton's method; there is one best answer."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .positions import Positions
from .weights import Array

RIDGE = 1e-4  # how much a weight costs that says nothing, in units in which terms are about 1
STEPS, ENOUGH = 50, 1e-9


def fit(tables: Sequence[Positions], ridge: float = RIDGE) -> Array:
    """A weight for each term, per unit of log odds, for tables of one size or several; 0 for a term that never
    differs."""
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


def softmax(odds: Array) -> Array:
    parts = np.exp(odds - odds.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def curvature(terms: Array, chances: Array) -> Array:
    """Of the loss, in all pairs of weights."""
    flat = terms.reshape(-1, terms.shape[2])
    expected = (chances[:, :, None] * terms).sum(axis=1)
    return np.asarray((flat * chances.reshape(-1, 1)).T @ flat - expected.T @ expected)


def loss(odds: Array, shares: Array) -> float:
    """The mean of -log(chance that was given to the winner); log(seats) is as good as knowing nothing."""
    return float(-(shares * np.log(np.maximum(softmax(odds), 1e-12))).sum(axis=1).mean())


def auc(odds: Array, shares: Array) -> float:
    """How often a seat that won had been given a better chance than one that did not: .5 is as good as knowing
    nothing."""
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
