"""How a searching bot thinks in a traced game, in the rules subset: as `bots.levels.Thinker` does, to the same choice, without a call of Python.

So games run on all cores, each on one, though there may be less than a millisecond between two decisions.
"""

from __future__ import annotations

from typing import Annotated

from galapagos.bots.levels import OBVIOUS
from galapagos.bots.search import MILLION, MOST_ACTIONS, ROOT, Desk, Edge, Node, Plan, search
from galapagos.bots.thought import EDGES_PER_NODE, TREES
from galapagos.engine.chance import Random, draw_below, start_random
from galapagos.engine.contract import MAX_SEATS, State, hide
from galapagos.engine.struct import Actions, f64, i32, i64, struct

NOTHING = -1


@struct
class Mind:
    """A seat's bot, if it searches."""

    plan: Plan
    random: Random
    seed: i64                           # one more for each decision
    iterations: i32                     # of each of its trees
    overlooks: i32                      # the chance, in per cent, that it does not see an action, unless it is obvious
    sense: i32                          # how good an action must look at first sight, in per cent of the one that looks best


@struct
class Room:
    """What a search works with, and what its trees come to think together, by action."""

    desk: Desk
    visits: Annotated[list[i32], MOST_ACTIONS]
    priors: Annotated[list[f64], MOST_ACTIONS]
    values: Annotated[list[f64], MOST_ACTIONS]      # the shares of the win of whoever decides, added up


def think(
    s: State, n: int, out: Actions, mind: Mind, room: Room, trees: list[State], nodes: list[Node], edges: list[Edge],
) -> int:
    """One of n open actions, by several trees, one after the other."""
    mind.seed += 1
    for k in range(n):
        room.visits[out[k]] = 0
        room.priors[out[k]] = 0.0
        room.values[out[k]] = 0.0
    size = mind.iterations + 2
    for number in range(TREES):
        trees[ROOT] = s
        hide(trees[ROOT], s.actor)
        grow(s.actor, number, mind, room, trees, nodes[:size], edges[: max(len(out), size * EDGES_PER_NODE)])
    return pick(n, out, mind, room)


def grow(seat: int, number: int, mind: Mind, room: Room, trees: list[State], nodes: list[Node], edges: list[Edge]) -> None:
    """A tree from nothing, whose root's edges are added to what the others found; its nodes are left empty for the next one."""
    desk = room.desk
    start_random(desk.random, mind.seed, number)
    desk.nodes = 0
    desk.edges = 0
    search(trees, seat, mind.iterations, mind.plan, desk, nodes, edges)
    edge = nodes[0].edge
    while edge != 0:
        link = edges[edge - 1]
        if link.node != 0:
            room.visits[link.action] += nodes[link.node].visits
            room.values[link.action] += nodes[link.node].values[seat]
        room.priors[link.action] += link.prior / MILLION
        edge = link.next
    for k in range(desk.nodes):
        nodes[k].visits = 0
        nodes[k].edge = 0
        for player in range(MAX_SEATS):
            nodes[k].values[player] = 0.0


def pick(n: int, out: Actions, mind: Mind, room: Room) -> int:
    """The best action of those that it sees and that make sense. What nearly all of the search was about, nobody overlooks."""
    best, most = next_best(n, out, room, NOTHING), 0.0
    if room.visits[best] > OBVIOUS * mind.iterations * TREES:
        return best
    for k in range(n):
        most = max(most, room.priors[out[k]])
    action, least = best, most * mind.sense / 100
    while draw_below(mind.random, 100) < mind.overlooks:
        action = next_best(n, out, room, action)
        while action != best and room.priors[action] < least:
            action = next_best(n, out, room, action)
    return action


def next_best(n: int, out: Actions, room: Room, than: int) -> int:
    """The best of all actions that are not as good as that one; behind the last comes the first again."""
    best, found = out[0], NOTHING
    for k in range(n):
        if is_better(room, out[k], best):
            best = out[k]
        if than != NOTHING and is_better(room, than, out[k]) and (found == NOTHING or is_better(room, out[k], found)):
            found = out[k]
    return best if found == NOTHING else found


def is_better(room: Room, one: int, other: int) -> bool:
    """More visits, then a better look, then what came out better, then the order of actions."""
    if room.visits[one] != room.visits[other]:
        return room.visits[one] > room.visits[other]
    if room.priors[one] != room.priors[other]:
        return room.priors[one] > room.priors[other]
    if room.visits[one] > 0 and room.values[one] / room.visits[one] != room.values[other] / room.visits[other]:
        return room.values[one] / room.visits[one] > room.values[other] / room.visits[other]
    return one < other
