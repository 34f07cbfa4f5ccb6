"""Monte Carlo tree search for any game, in the rules subset: chance as nodes of its own, a value per seat (max^n), any number of seats.

What is hidden is guessed anew in each iteration, and the tree is one of actions, not of states (information sets): at a node only the
actions that are open under the guess take part. A game without secrets pays nothing for that.
"""

from __future__ import annotations

import math

from galapagos.engine.chance import Random, draw_below, draw_weighted
from galapagos.engine.contract import CHANCE, MAX_SEATS, OVER, State, apply, guess, legal, pace, score, value, weights
from galapagos.engine.playout import is_forced
from galapagos.engine.struct import Actions, Numbers, Weights, f64, i16, i32, struct
from galapagos.engine.winning import find_winners, win_share

Floats = list[f64]
Links = list[i32]

MILLION = 1_000_000             # priors are kept in millionths
LEAST = -(1 << 60)              # no value is as small
UNIFORM = 0.25                  # the part of a prior that trusts no heuristic


@struct
class Edge:
    """An action that was open at a node, under some guess."""

    action: i16
    prior: i32
    node: i32                   # where it leads; 0 until it is first taken
    next: i32                   # the node's next edge + 1; 0 for the last


@struct
class Node:
    visits: i32
    edge: i32                   # its first edge + 1; 0 until it is looked at
    seat: i16                   # who decides here; CHANCE for none


@struct
class Plan:
    """How to think. The numbers of a game's heuristics and of a level come together here."""

    exploration: i32            # in thousandths
    temperature: i32            # a difference of value that makes an action e times as promising at first sight; 0 trusts no heuristic
    doubt: i32                  # and one that makes winning e times as likely, where a playout is cut off
    depth: i32                  # decisions of a playout before the position is judged, at the end of a turn; 0 plays to the end of the game
    samples: i32                # actions that a playout compares before it takes one; 0 compares all, 1 takes any


@struct
class Tree:
    """How much of its arrays a search has used, and how long it went on."""

    nodes: i32
    edges: i32
    iterations: i32
    steps: i32                  # decisions of players, in the tree and in playouts


def shares(s: State, plan: Plan, scores: Numbers, share: Floats) -> None:
    """Each seat's part of the win: by the score at the end, by the heuristic before."""
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
        share[seat] = math.exp(max(-30.0, (scores[seat] - best) / plan.doubt))
        total += share[seat]
    for seat in range(s.seats):
        share[seat] /= total


# --- playouts


def pick_sampled(s: State, n: int, out: Actions, plan: Plan, random: Random, scratch: list[State]) -> int:
    """The best-looking of a few actions drawn by lot, or of all, beginning anywhere among them."""
    first = draw_below(random, n)
    pick: int = out[first]
    if plan.samples == 1 or n == 1:
        return pick
    is_drawn = 0 < plan.samples < n
    best = LEAST
    for k in range(plan.samples if is_drawn else n):
        action: int = out[draw_below(random, n) if is_drawn else (first + k) % n]
        scratch[0] = s
        apply(scratch[0], action)
        worth = value(scratch[0], s.actor)
        if worth > best:
            best, pick = worth, action
    return pick


def play_out(s: State, plan: Plan, random: Random, scratch: list[State], out: Actions, weight: Weights, tree: Tree) -> None:
    """To the end of a turn, after enough decisions: there everybody has had the same, and the heuristic errs least."""
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
                weights(s, out, n, weight)
                action = out[draw_weighted(random, weight, n)]
            else:
                action = pick_sampled(s, n, out, plan, random, scratch)
                decisions += 1
        apply(s, action)
    tree.steps += decisions


# --- the tree


def grow(
    s: State, node: Node, n: int, out: Actions, plan: Plan, edges: list[Edge], place: Links, tree: Tree, scratch: list[State],
    worth: Floats,
) -> None:
    """Gives the node an edge for each open action that has none yet; `place` says afterwards where each action's edge is."""
    edge = node.edge
    while edge != 0:
        place[edges[edge - 1].action] = edge
        edge = edges[edge - 1].next
    fresh = 0
    for k in range(n):
        if place[out[k]] == 0:
            made = edges[tree.edges]
            made.action = out[k]
            made.prior = MILLION // n
            made.node = 0
            made.next = node.edge
            tree.edges += 1
            node.edge = tree.edges
            place[out[k]] = tree.edges
            fresh += 1
    if fresh == n and plan.temperature > 0 and s.actor != CHANCE:
        set_priors(s, n, out, plan, edges, place, scratch, worth)


def set_priors(s: State, n: int, out: Actions, plan: Plan, edges: list[Edge], place: Links, scratch: list[State], worth: Floats) -> None:
    """The better the position after an action looks, the sooner it is tried."""
    best = -1e18
    for k in range(n):
        scratch[0] = s
        apply(scratch[0], out[k])
        worth[k] = value(scratch[0], s.actor)
        best = max(best, worth[k])
    total = 0.0
    for k in range(n):
        worth[k] = math.exp(max(-30.0, (worth[k] - best) / plan.temperature))
        total += worth[k]
    for k in range(n):
        prior = (1.0 - UNIFORM) * worth[k] / total + UNIFORM / n
        edges[place[out[k]] - 1].prior = int(prior * MILLION)


def forget_places(node: Node, edges: list[Edge], place: Links) -> None:
    edge = node.edge
    while edge != 0:
        place[edges[edge - 1].action] = 0
        edge = edges[edge - 1].next


def select(at: int, seat: int, n: int, out: Actions, plan: Plan, nodes: list[Node], values: Floats, edges: list[Edge], place: Links) -> int:
    """The open action with the best promise: its value so far, and more the less it was tried and the better it looked at first sight."""
    visits = nodes[at].visits
    so_far = values[at * MAX_SEATS + seat] / visits if visits > 0 else 0.5
    reach = plan.exploration / 1000.0 * math.sqrt(visits + 1.0)
    best, pick = -1.0, 0
    for k in range(n):
        edge = edges[place[out[k]] - 1]
        taken, worth = 0, so_far
        if edge.node != 0:
            taken = nodes[edge.node].visits
            worth = values[edge.node * MAX_SEATS + seat] / taken
        promise = worth + reach * edge.prior / MILLION / (1.0 + taken)
        if promise > best:
            best, pick = promise, k
    return pick


def descend(
    s: State, plan: Plan, random: Random, scratch: list[State], out: Actions, weight: Weights, nodes: list[Node], values: Floats,
    edges: list[Edge], place: Links, path: Links, worth: Floats, tree: Tree,
) -> int:
    """From the root to a new node or to the end; the length of the path."""
    at, length = 0, 1
    path[0] = 0
    while s.actor != OVER and length < len(path):
        n = legal(s, out)
        if is_forced(s, n):
            apply(s, out[0])
            continue
        if tree.edges + n >= len(edges) or tree.nodes + 1 >= len(nodes):
            break                                           # no room: the playout begins here
        node = nodes[at]
        node.seat = s.actor
        grow(s, node, n, out, plan, edges, place, tree, scratch, worth)
        if s.actor == CHANCE:
            weights(s, out, n, weight)
            pick = draw_weighted(random, weight, n)
        else:
            pick = select(at, s.actor, n, out, plan, nodes, values, edges, place)
            tree.steps += 1
        edge = edges[place[out[pick]] - 1]
        forget_places(node, edges, place)
        apply(s, out[pick])
        is_new = edge.node == 0
        if is_new:
            edge.node = tree.nodes
            tree.nodes += 1
        at = edge.node
        path[length] = at
        length += 1
        if is_new:
            break
    return length


def search(
    root: State, seat: int, iterations: int, plan: Plan, random: Random, states: list[State], scratch: list[State],
    out: Actions, weight: Weights, scores: Numbers, share: Floats, nodes: list[Node], values: Floats, edges: list[Edge],
    place: Links, path: Links, worth: Floats, tree: Tree,
) -> None:
    """Goes on with a tree for some more iterations. `root` is hidden from `seat`; `states` and `scratch` have one each, to play and to compare."""
    if tree.nodes == 0:
        tree.nodes = 1
    for _ in range(iterations):
        states[0] = root
        s = states[0]
        guess(s, seat, random)
        length = descend(s, plan, random, scratch, out, weight, nodes, values, edges, place, path, worth, tree)
        play_out(s, plan, random, scratch, out, weight, tree)
        shares(s, plan, scores, share)
        for k in range(length):
            at = path[k]
            nodes[at].visits += 1
            for player in range(s.seats):
                values[at * MAX_SEATS + player] += share[player]
        tree.iterations += 1
