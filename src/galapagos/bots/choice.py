"""Which action a bot takes after its search, in the rules subset: for bots at a table and in traced games."""

from __future__ import annotations

from typing import Annotated

from galapagos.engine.language.chance import Random, draw_below
from galapagos.engine.language.struct import Actions, f64, i32, struct

from .search import MOST_ACTIONS

OBVIOUS = 0.75  # of the iterations
NOTHING = -1


@struct
class ActionStats:
    """What the trees of a search think together, by action."""

    visits: Annotated[list[i32], MOST_ACTIONS]
    priors: Annotated[list[f64], MOST_ACTIONS]
    chances: Annotated[list[f64], MOST_ACTIONS]  # of winning, for the seat that decides


def pick(n: int, out: Actions, stats: ActionStats, iterations: int, overlooks: int, sense: int, random: Random) -> int:
    """The best action that the bot sees and that makes sense; it sees what nearly all of the search was about.

    `overlooks` is the chance, in per cent, that it does not see an action. An action makes sense if it looked at first
    sight at least `sense` per cent as good as any."""
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
    """The best of all actions that are not as good as that one; after the last comes the first again."""
    best, found = out[0], NOTHING
    for k in range(n):
        if is_better(stats, out[k], best):
            best = out[k]
        if than != NOTHING and is_better(stats, than, out[k]) and (found == NOTHING or is_better(stats, out[k], found)):
            found = out[k]
    return best if found == NOTHING else found


def is_better(stats: ActionStats, one: int, other: int) -> bool:
    """More visits, then a better look, then a better chance, then the order of actions."""
    if stats.visits[one] != stats.visits[other]:
        return stats.visits[one] > stats.visits[other]
    if stats.priors[one] != stats.priors[other]:
        return stats.priors[one] > stats.priors[other]
    if stats.chances[one] != stats.chances[other]:
        return stats.chances[one] > stats.chances[other]
    return one < other
