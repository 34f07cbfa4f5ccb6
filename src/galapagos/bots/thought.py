"""Run a search: allocate memory, grow several trees within a budget, and collect statistics for each action."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import assign, buffer, copy
from galapagos.engine.loops.playout import play_games

from . import search
from .budget import Budget

SEARCH = (search.search,)
MODULE = (play_games, *SEARCH)  # what a WebAssembly module has
TREES = 2  # searched in parallel and added up; constant, so that results do not depend on the number of cores
EDGES_PER_NODE = 24
SLICE = 0.02  # seconds between two checks of the clock
COMPARABLE = 4  # an action is compared with the best one if it has at least one visit for so many of that one
LINES = 48  # games played on from each action that is explained, at most
PER_LINE = 8  # iterations for each of them, at least, so that they take little time beside the search
EXTRA = 1.3  # times the seconds of the search, after which nothing more is explained
LINE_DEPTH = 8  # decisions of their playouts, at least


@dataclass(frozen=True)
class Opinion:
    """The search result for one action: its visits, and each seat's chance of winning after it."""

    action: int
    visits: int
    chances: tuple[float, ...]
    prior: float = 0.0  # from 0 to 1

    def error(self, seat: int) -> float:
        """The standard error of the seat's chance. Two imagined games, one won, keep it above zero."""
        games = self.visits + 2
        chance = (self.chances[seat] * self.visits + 1) / games
        return math.sqrt(chance * (1 - chance) / games)


@dataclass(frozen=True)
class Line:
    """A game played on from the position: the random numbers before it, and its actions."""

    random: Random
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Thought:
    """The result of a search. Opinions are sorted by visits, prior, and the actor's chance of winning."""

    seat: int
    opinions: tuple[Opinion, ...]
    iterations: int
    decisions: int  # of players, in trees and playouts
    seconds: float
    lines: Mapping[int, tuple[Line, ...]] = field(default_factory=dict)  # of the actions that are explained

    @property
    def best(self) -> Opinion:
        return self.opinions[0]


def load_search(game: Game, backend: str = "cpu", checked: bool = False) -> Any:
    """`search.search` bound to a game."""
    return functions(game, backend, checked, SEARCH).search


class Tree:
    """One tree and its memory."""

    def __init__(self, game: Game, root: Any, nodes: int, seed: int, number: int) -> None:
        self.states, self.memory = buffer(game.state, 3), search.SearchMemory()
        self.nodes = buffer(search.Node, nodes)
        self.edges = buffer(search.Edge, max(game.actions.size, nodes * EDGES_PER_NODE))
        assign(self.states[search.ROOT], root)
        start_random(self.memory.random, seed, number)

    def grow(self, run: Any, seat: int, iterations: int, plan: search.SearchPlan) -> None:
        run(self.states, seat, iterations, plan, self.memory, self.nodes, self.edges)

    def grow_behind(self, run: Any, seat: int, action: int, iterations: int, plan: search.SearchPlan) -> None:
        """Continue with iterations that begin with an action."""
        self.memory.first = action + 1
        self.grow(run, seat, iterations, plan)
        self.memory.first = 0

    def draw_line(self, run: Any, seat: int, action: int, plan: search.SearchPlan) -> Line | None:
        """Play one more game, beginning with an action; None if the tree has no memory left."""
        random = copy(self.memory.random)
        self.grow_behind(run, seat, action, 1, plan)
        line = tuple(self.memory.line[: self.memory.length])
        return Line(random, line) if line[0] == action else None

    def opinions(self, seats: int) -> dict[int, tuple[int, float, list[float]]]:
        """Visits, prior and summed chances of each action at the root."""
        found = {}
        edge = self.nodes[0].edge
        while edge:
            link = self.edges[edge - 1]
            node = self.nodes[link.node]
            visits = node.visits if link.node else 0
            found[link.action] = (
                visits,
                link.prior / search.MILLION,
                list(node.values[:seats]) if visits else [0.0] * seats,
            )
            edge = link.next
        return found


# Grows a tree elsewhere, where the interpreter has no threads. What it returns waits for the tree, and says whether it
# has come.
GrowElsewhere = Callable[[Game, Tree, int, int, search.SearchPlan, float], Callable[[], bool]]
grow_elsewhere: GrowElsewhere | None = None  # set where there is another worker


def go_on() -> None:
    """The default for `pause`: do nothing."""


class Stopwatch:
    """The time of a search, without its pauses."""

    def __init__(self, pause: Callable[[], None]) -> None:
        self.start, self.pause = time.perf_counter(), pause

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start

    def rest(self) -> None:
        before = time.perf_counter()
        self.pause()
        self.start += time.perf_counter() - before


def think(
    game: Game,
    hidden: Any,
    seat: int,
    plan: search.SearchPlan,
    budget: Budget,
    seed: int = 0,
    *,
    backend: str = "cpu",
    checked: bool = False,
    threads: int = TREES,
    pause: Callable[[], None] = go_on,
    run: Any = None,
    explains: int | Sequence[int] = 0,
) -> Thought:
    """Search the position that `seat` sees. The result depends only on the seed and the iterations, unless time runs
    out. `pause` is called at every check of the clock; its duration does not count, and its exceptions end the search.
    `run` replaces the game's search, for example by one with other weights. `explains` names actions,
    or says how many of the best: after the search they get enough visits for a comparison, and games are played on from
    them."""
    is_own_search = run is not None
    run = run or load_search(game, backend, checked)
    watch = Stopwatch(pause)  # after compiling
    iterations = -(-budget.iterations // TREES)  # of each tree
    most = explains if isinstance(explains, int) else len(explains)
    nodes = iterations + 2 + most * (iterations // COMPARABLE + LINES)
    is_parallel = backend == "cpu" and threads > 1

    def grown(number: int, is_alone: bool = is_parallel) -> Tree:
        tree = Tree(game, hidden, nodes, seed, number)
        seconds = budget.seconds * (1.0 if is_alone else (number + 1) / TREES)
        grow_until(seconds, watch, tree, run, seat, iterations, plan)
        return tree

    if is_parallel:
        with ThreadPoolExecutor(min(threads, TREES)) as pool:
            trees = list(pool.map(grown, range(TREES)))
    elif grow_elsewhere and not is_own_search:
        other = Tree(game, hidden, nodes, seed, 1)
        has_come = grow_elsewhere(game, other, seat, iterations, plan, budget.seconds)
        trees = [grown(0, is_alone=True)]
        trees.append(other if has_come() else grown(1, is_alone=True))
    else:
        trees = [grown(number) for number in range(TREES)]
    opinions = add_up(trees, hidden.seats, seat)
    if isinstance(explains, int):
        explained = [opinion for opinion in opinions if opinion.visits][:explains]
    else:
        explained = [opinion for opinion in opinions if opinion.action in explains]
    latest = EXTRA * budget.seconds
    for opinion in explained:
        visits = max(TREES, opinions[0].visits // COMPARABLE) - opinion.visits
        visit_more(trees, run, seat, opinion.action, plan, visits, watch, latest)
    done = sum(tree.memory.iterations for tree in trees)
    count = min(LINES, done // PER_LINE)
    lines = {
        opinion.action: draw_lines(trees, run, seat, opinion.action, plan, count, watch, latest)
        for opinion in explained
    }
    steps = sum(tree.memory.steps for tree in trees)
    return Thought(seat, add_up(trees, hidden.seats, seat), done, steps, watch.seconds, lines)


def grow_until(
    seconds: float, watch: Stopwatch, tree: Tree, run: Any, seat: int, iterations: int, plan: search.SearchPlan
) -> None:
    """Grow a tree by so many iterations, or until the time is over."""
    done, slice_ = 0, 1  # the first iteration measures the speed
    while done < iterations and (done == 0 or watch.seconds < seconds):
        before = time.perf_counter()
        tree.grow(run, seat, min(slice_, iterations - done), plan)
        done += min(slice_, iterations - done)
        spent = time.perf_counter() - before
        slice_ = max(1, min(4 * slice_, int(slice_ * SLICE / max(1e-6, spent))))
        watch.rest()


def visit_more(
    trees: list[Tree],
    run: Any,
    seat: int,
    action: int,
    plan: search.SearchPlan,
    visits: int,
    watch: Stopwatch,
    latest: float,
) -> None:
    """Give an action more visits, so that it can be compared with the best one."""
    for tree in trees:
        for _ in range(visits // TREES):
            if watch.seconds > latest:
                return
            tree.grow_behind(run, seat, action, 1, plan)
            watch.rest()


def draw_lines(
    trees: list[Tree],
    run: Any,
    seat: int,
    action: int,
    plan: search.SearchPlan,
    count: int,
    watch: Stopwatch,
    latest: float,
) -> tuple[Line, ...]:
    """Games played on from an action, as the trees have learned to play."""
    longer = copy(plan)
    longer.depth = max(plan.depth, LINE_DEPTH)
    lines = []
    for number in range(count):
        if watch.seconds > latest:
            break
        lines.append(trees[number % len(trees)].draw_line(run, seat, action, longer))
        watch.rest()
    return tuple(line for line in lines if line)


def add_up(trees: list[Tree], seats: int, seat: int) -> tuple[Opinion, ...]:
    total: dict[int, tuple[int, float, list[float]]] = {}
    for tree in trees:
        for action, (visits, prior, chances) in tree.opinions(seats).items():
            visits_before, prior_before, sums = total.get(action, (0, 0.0, [0.0] * seats))
            total[action] = (
                visits_before + visits,
                prior_before + prior,
                [a + b for a, b in zip(sums, chances, strict=True)],
            )
    opinions = [
        Opinion(action, visits, tuple(chance / visits if visits else 0.0 for chance in chances), prior / len(trees))
        for action, (visits, prior, chances) in total.items()
    ]
    return tuple(
        sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.prior, -opinion.chances[seat], opinion.action))
    )
