"""How a searching bot thinks in a traced game, in the rules subset. It makes the same choices as `bots.levels.Thinker`.

There may be less than a millisecond between two decisions, so a Python call for each would keep games from running on
all cores.
"""

from __future__ import annotations

from galapagos.bots.choice import ActionStats, pick
from galapagos.bots.search import MILLION, ROOT, Edge, Node, SearchMemory, SearchPlan, keep_to_style, search
from galapagos.bots.thought import EDGES_PER_NODE, TREES
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import MAX_SEATS, State, hide
from galapagos.engine.language.struct import Actions, i32, i64, struct


@struct
class Mind:
    """A seat's searching bot."""

    plan: SearchPlan
    random: Random
    seed: i64  # incremented for each decision
    iterations: i32  # per tree
    overlooks: i32  # per cent: the chance of missing an action that is not obvious
    sense: i32  # per cent of the best prior that an action needs


@struct
class SearchBuffers:
    """The working memory of a search, and the combined results of its trees."""

    memory: SearchMemory
    stats: ActionStats


def think(
    s: State,
    n: int,
    out: Actions,
    mind: Mind,
    room: SearchBuffers,
    trees: list[State],
    nodes: list[Node],
    edges: list[Edge],
) -> int:
    """Choose one of n legal actions by several trees, one after the other."""
    mind.seed += 1
    stats = room.stats
    for k in range(n):
        stats.visits[out[k]] = 0
        stats.priors[out[k]] = 0.0
        stats.chances[out[k]] = 0.0
    trees[ROOT] = s
    hide(trees[ROOT], s.actor)
    n = keep_to_style(trees[ROOT], mind.plan.style, n, out)
    size = mind.iterations + 2
    for number in range(TREES):
        trees[ROOT] = s
        hide(trees[ROOT], s.actor)
        grow(s.actor, number, mind, room, trees, nodes[:size], edges[: max(len(out), size * EDGES_PER_NODE)])
    for k in range(n):
        stats.chances[out[k]] /= max(1, stats.visits[out[k]])
    return pick(n, out, stats, mind.iterations * TREES, mind.overlooks, mind.sense, mind.random)


def grow(
    seat: int, number: int, mind: Mind, room: SearchBuffers, trees: list[State], nodes: list[Node], edges: list[Edge]
) -> None:
    """Grow one tree, add its root's edges to the results of the others, and clear its nodes for the next one."""
    memory, stats = room.memory, room.stats
    start_random(memory.random, mind.seed, number)
    memory.nodes = 0
    memory.edges = 0
    search(trees, seat, mind.iterations, mind.plan, memory, nodes, edges)
    edge = nodes[0].edge
    while edge != 0:
        link = edges[edge - 1]
        if link.node != 0:
            stats.visits[link.action] += nodes[link.node].visits
            stats.chances[link.action] += nodes[link.node].values[seat]
        stats.priors[link.action] += link.prior / MILLION
        edge = link.next
    for k in range(memory.nodes):
        nodes[k].visits = 0
        nodes[k].edge = 0
        for player in range(MAX_SEATS):
            nodes[k].values[player] = 0.0
