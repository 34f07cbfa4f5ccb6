"""Choose an action after a search, in the rules subset, for bots at a table and in traced games."""

from __future__ import annotations

from typing import Annotated

from galapagos.engine.language.chance import Random, draw_below
from galapagos.engine.language.struct import Actions, f64, i32, struct

from .search import MOST_ACTIONS

OBVIOUS = 0.75  # of the iterations
NOTHING = -1


@struct
class ActionStats:
    """Statistics of a search by action, summed over its trees."""

    visits: Annotated[list[i32], MOST_ACTIONS]
    priors: Annotated[list[f64], MOST_ACTIONS]
    chances: Annotated[list[f64], MOST_ACTIONS]  # of the actor to win


def pick(n: int, out: Actions, stats: ActionStats, iterations: int, overlooks: int, sense: int, random: Random) -> int:
    """The best sensible action that the bot does not overlook. It never overlooks an obvious one.

    `overlooks` is the probability, in per cent, to overlook an action. An action is sensible if its prior is at least
    `sense` per cent of the highest one.
    """
    best, most = next_best(n, out, stats, NOTHING), 0.0
    if stats.visits[best] > OBVIOUS * iterations:
        return best
    for k in range(n):
        most = max(most, stats.priors[out[k]])
    action, least = best, most * sense / 100
    while draw_below(random, 100) < overlooks:
        action = next_best(n, out, stats, action)
        while action != best and stats.priors[action] < least:
            action = next_best(n, out, stats, action)
    return action


def next_best(n: int, out: Actions, stats: ActionStats, than: int) -> int:
    """The next action in order of quality; after the worst comes the best again."""
    best, found = out[0], NOTHING
    for k in range(n):
        if is_better(stats, out[k], best):
            best = out[k]
        if than != NOTHING and is_better(stats, than, out[k]) and (found == NOTHING or is_better(stats, out[k], found)):
            found = out[k]
    return best if found == NOTHING else found


def is_better(stats: ActionStats, one: int, other: int) -> bool:
    """Compare by visits, prior, chance of winning, and number."""
    if stats.visits[one] != stats.visits[other]:
        return stats.visits[one] > stats.visits[other]
    if stats.priors[one] != stats.priors[other]:
        return stats.priors[one] > stats.priors[other]
    if stats.chances[one] != stats.chances[other]:
        return stats.chances[one] > stats.chances[other]
    return one < other
