"""Monte Carlo tree search for any game and number of seats, in the rules subset, with chance nodes and a value per seat
(max^n).

Hidden information is guessed anew in each iteration. The nodes are information sets: a node considers only the actions
that are open under the current guess. In games of perfect information this costs nothing.
"""

from __future__ import annotations

import math
from typing import Annotated

from galapagos.engine.language.chance import Random, draw_below, draw_weighted
from galapagos.engine.language.contract import (
    CHANCE,
    MAX_SEATS,
    OVER,
    State,
    apply,
    avoids,
    guess,
    legal,
    pace,
    score,
    value,
    weights,
)
from galapagos.engine.language.exponential import exp
from galapagos.engine.language.struct import Actions, f64, i16, i32, i64, struct
from galapagos.engine.loops.playout import is_forced
from galapagos.engine.loops.winning import find_winners, win_share

MILLION = 1_000_000  # priors are kept in millionths
LEAST = -(1 << 60)  # less than any value
UNIFORM = 0.25  # the part of a prior that ignores the heuristic
MOST_ACTIONS = 4096  # more than any game has
DEEPEST = 512  # nodes of a path
LONGEST = 1024  # actions of a line that are recorded
ROOT, GAME, TRIAL = 0, 1, 2  # states: the hidden position; the game of an iteration; one action later


@struct
class Edge:
    """An action that was open at a node under some guess."""

    action: i16
    prior: i32
    node: i32  # the child; 0 until the action is first taken
    next: i32  # the node's next edge + 1; 0 for the last


@struct
class Node:
    visits: i32
    edge: i32  # the first edge + 1; 0 until the node is expanded
    seat: i16  # the seat that decides, or CHANCE
    values: Annotated[list[f64], MAX_SEATS]  # each seat's shares of the win, summed over the visits


@struct
class SearchPlan:
    """The parameters of a search, from the game's heuristics; see `Thinking`."""

    exploration: i32  # in thousandths
    temperature: i32  # value difference that multiplies the prior of an action by e; 0: uniform priors
    doubt: i32  # value difference that multiplies the odds of winning by e where a playout stops
    depth: i32  # decisions of a playout before the position is evaluated at the end of a turn; 0: play to the end
    samples: i32  # actions that a playout compares before it takes one; 0: all, 1: a random one
    style: i32  # the level whose style limits the actions at the root; 0: none


@struct
class SearchMemory:
    """Counters and scratch memory of a search, besides states, nodes and edges."""

    random: Random
    nodes: i32
    edges: i32
    iterations: i32
    steps: i32  # players' decisions in the tree and in playouts
    first: i32  # the action that every iteration must begin with, plus 1; 0 if the search is free
    length: i32  # of the line
    line: Annotated[list[i16], LONGEST]  # the actions of the last iteration, in the tree and in its playout
    out: Annotated[list[i16], MOST_ACTIONS]
    weight: Annotated[list[i32], MOST_ACTIONS]
    worth: Annotated[list[f64], MOST_ACTIONS]  # values of the positions after the open actions
    place: Annotated[list[i32], MOST_ACTIONS]  # by action: its edge + 1 at the current node
    path: Annotated[list[i32], DEEPEST]
    scores: Annotated[list[i64], MAX_SEATS]
    share: Annotated[list[f64], MAX_SEATS]


def judge(s: State, plan: SearchPlan, memory: SearchMemory) -> None:
    """Write each seat's share of the win: by the score at the end, otherwise estimated by the heuristic."""
    scores, share = memory.scores, memory.share
    if s.actor == OVER:
        score(s, scores)
        winners = find_winners(scores, s.seats)
        for seat in range(s.seats):
            share[seat] = win_share(winners, seat)
        return
    best = value(s, 0)
    for seat in range(s.seats):
        scores[seat] = value(s, seat)
        best = max(best, scores[seat])
    total = 0.0
    for seat in range(s.seats):
        share[seat] = exp((scores[seat] - best) / plan.doubt)
        total += share[seat]
    for seat in range(s.seats):
        share[seat] /= total


def take(s: State, action: int, memory: SearchMemory) -> None:
    """Apply an action, and record it."""
    if memory.length < LONGEST:
        memory.line[memory.length] = action
        memory.length += 1
    apply(s, action)


# --- playouts


def pick_sampled(states: list[State], n: int, plan: SearchPlan, memory: SearchMemory) -> int:
    """The action with the best heuristic value among all or a random sample; ties at random."""
    pick: int = memory.out[draw_below(memory.random, n)]
    if plan.samples == 1 or n == 1:
        return pick
    is_drawn = 0 < plan.samples < n
    best, equals = LEAST, 0
    for k in range(plan.samples if is_drawn else n):
        action: int = memory.out[draw_below(memory.random, n) if is_drawn else k]
        states[TRIAL] = states[GAME]
        apply(states[TRIAL], action)
        worth = value(states[TRIAL], states[GAME].actor)
        if worth > best:
            best, pick, equals = worth, action, 1
        elif worth == best:
            equals += 1
            if draw_below(memory.random, equals) == 0:
                pick = action
    return pick


def play_out(states: list[State], plan: SearchPlan, memory: SearchMemory) -> None:
    """Play to the end of the turn after `depth` decisions, where the heuristic is most accurate."""
    s, out = states[GAME], memory.out
    decisions, turn = 0, pace(s)
    while s.actor != OVER:
        if pace(s) != turn:
            if 0 < plan.depth <= decisions:
                break
            turn = pace(s)
        n = legal(s, out)
        action: int = out[0]
        if not is_forced(s, n):
            if s.actor == CHANCE:
                weights(s, out, n, memory.weight)
                action = out[draw_weighted(memory.random, memory.weight, n)]
            else:
                action = pick_sampled(states, n, plan, memory)
                decisions += 1
        take(s, action, memory)
    memory.steps += decisions


# --- the tree


def keep_to_style(s: State, style: int, n: int, out: Actions) -> int:
    """Leave out the actions that a level avoids, unless it avoids all of them, and return how many are left."""
    kept = 0
    for k in range(n if style > 0 else 0):
        action: int = out[k]
        if not avoids(s, style, action):
            out[kept] = action
            kept += 1
    return kept if kept > 0 else n


def grow(states: list[State], node: Node, n: int, plan: SearchPlan, memory: SearchMemory, edges: list[Edge]) -> None:
    """Add an edge for each open action without one, and fill `place`."""
    edge = node.edge
    while edge != 0:
        memory.place[edges[edge - 1].action] = edge
        edge = edges[edge - 1].next
    fresh = 0
    for k in range(n):
        action: int = memory.out[k]
        if memory.place[action] == 0:
            made = edges[memory.edges]
            made.action = action
            made.prior = MILLION // n
            made.node = 0
            made.next = node.edge
            memory.edges += 1
            node.edge = memory.edges
            memory.place[action] = memory.edges
            fresh += 1
    if fresh == n and plan.temperature > 0 and states[GAME].actor != CHANCE:
        set_priors(states, n, plan, memory, edges)


def set_priors(states: list[State], n: int, plan: SearchPlan, memory: SearchMemory, edges: list[Edge]) -> None:
    """Set priors by the heuristic values of the positions after the actions."""
    worth, best = memory.worth, -1e18
    for k in range(n):
        states[TRIAL] = states[GAME]
        apply(states[TRIAL], memory.out[k])
        worth[k] = value(states[TRIAL], states[GAME].actor)
        best = max(best, worth[k])
    total = 0.0
    for k in range(n):
        worth[k] = exp((worth[k] - best) / plan.temperature)
        total += worth[k]
    for k in range(n):
        prior = (1.0 - UNIFORM) * worth[k] / total + UNIFORM / n
        edges[memory.place[memory.out[k]] - 1].prior = int(prior * MILLION)


def forget_places(node: Node, memory: SearchMemory, edges: list[Edge]) -> None:
    edge = node.edge
    while edge != 0:
        memory.place[edges[edge - 1].action] = 0
        edge = edges[edge - 1].next


def select(
    at: Node, seat: int, n: int, plan: SearchPlan, memory: SearchMemory, nodes: list[Node], edges: list[Edge]
) -> int:
    """The open action with the highest value plus exploration bonus (PUCT). Ties are broken at random, because
    otherwise the order of actions would favour some seats and places."""
    so_far = at.values[seat] / at.visits if at.visits > 0 else 0.5
    reach = plan.exploration / 1000.0 * math.sqrt(at.visits + 1.0)
    best, pick, equals = -1.0, 0, 0
    for k in range(n):
        edge = edges[memory.place[memory.out[k]] - 1]
        taken, worth = 0, so_far
        if edge.node != 0:
            taken = nodes[edge.node].visits
            worth = nodes[edge.node].values[seat] / taken
        promise = worth + reach * edge.prior / MILLION / (1.0 + taken)
        if promise > best:
            best, pick, equals = promise, k, 1
        elif promise == best:
            equals += 1
            if draw_below(memory.random, equals) == 0:
                pick = k
    return pick


def descend(states: list[State], plan: SearchPlan, memory: SearchMemory, nodes: list[Node], edges: list[Edge]) -> int:
    """Descend from the root to a new node or the end of the game, and return the length of the path."""
    s, out = states[GAME], memory.out
    at, length = 0, 1
    memory.path[0] = 0
    while s.actor != OVER and length < DEEPEST:
        n = legal(s, out)
        if is_forced(s, n):
            take(s, out[0], memory)
            continue
        if at == 0:
            n = keep_to_style(s, plan.style, n, out)
        if memory.edges + n >= len(edges) or memory.nodes + 1 >= len(nodes):
            break  # out of memory: the playout begins here
        node = nodes[at]
        node.seat = s.actor
        grow(states, node, n, plan, memory, edges)
        if s.actor == CHANCE:
            weights(s, out, n, memory.weight)
            pick = draw_weighted(memory.random, memory.weight, n)
        elif at == 0 and memory.first > 0:
            pick = next((k for k in range(n) if out[k] == memory.first - 1), 0)
        else:
            pick = select(node, s.actor, n, plan, memory, nodes, edges)
            memory.steps += 1
        edge = edges[memory.place[out[pick]] - 1]
        forget_places(node, memory, edges)
        take(s, out[pick], memory)
        is_new = edge.node == 0
        if is_new:
            edge.node = memory.nodes
            memory.nodes += 1
        at = edge.node
        memory.path[length] = at
        length += 1
        if is_new:
            break
    return length


def search(
    states: list[State],
    seat: int,
    iterations: int,
    plan: SearchPlan,
    memory: SearchMemory,
    nodes: list[Node],
    edges: list[Edge],
) -> None:
    """Continue a search for some iterations."""
    memory.nodes = max(1, memory.nodes)
    for _ in range(iterations):
        states[GAME] = states[ROOT]
        guess(states[GAME], seat, memory.random)
        memory.length = 0
        length = descend(states, plan, memory, nodes, edges)
        play_out(states, plan, memory)
        judge(states[GAME], plan, memory)
        for k in range(length):
            node = nodes[memory.path[k]]
            node.visits += 1
            for player in range(states[ROOT].seats):
                node.values[player] += memory.share[player]
        memory.iterations += 1
