"""Dice of chosen environments of a batch, in the rules subset: those of the others stay as they are."""

from __future__ import annotations

from galapagos.engine.chance import draw_below, start_random
from galapagos.engine.struct import Actions, Bytes, Numbers, Weights

from .step import Lane, Layout

POLICY = 1                      # the stream of a seed that opponents roll


def assign_games(lanes: list[Lane], layouts: list[Layout], numbers: Numbers, seeds: Numbers, wanted: Bytes) -> None:
    """Which game comes next, and what `sample` and `greedy` roll in it."""
    for i in range(layouts[0].envs):
        if wanted[i] != 0:
            lanes[i].number = int(numbers[i])               # interpreted, it may be numpy's, and overflow
            start_random(lanes[i].policy, int(seeds[i]), POLICY)


def sample_wanted(lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, listed: Actions, wanted: Bytes) -> None:
    """An open action, each as likely as the others."""
    for i in range(layouts[0].envs):
        if wanted[i] != 0 and counts[i] > 0:
            actions[i] = listed[i * layouts[0].most + draw_below(lanes[i].policy, counts[i])]
