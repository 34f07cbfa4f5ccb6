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
    start = time.perf_counter()  # after compiling
    each = -(-budget.iterations // TREES)
    most = explains if isinstance(explains, int) else len(explains)
    is_parallel = backend == "cpu" and threads > 1

    def plant(number: int) -> Tree:
        return Tree(game, hidden, each + 2 + most * (each // COMPARABLE + LINES), seed, number)

    def grow(number: int, is_alone: bool = is_parallel) -> Tree:
        tree = plant(number)
        nonlocal start
        done, slice_ = 0, 1  # the first iteration measures the speed
        seconds = budget.seconds * (1.0 if is_alone else (number + 1) / TREES)
        while done < each and (done == 0 or time.perf_counter() - start < seconds):
            before = time.perf_counter()
            tree.grow(run, seat, min(slice_, each - done), plan)
            done += min(slice_, each - done)
            after = time.perf_counter()
            slice_ = max(1, min(4 * slice_, int(slice_ * SLICE / max(1e-6, after - before))))
            pause()
            start += time.perf_counter() - after
        return tree

    if is_parallel:
        with ThreadPoolExecutor(min(threads, TREES)) as pool:
            trees = list(pool.map(grow, range(TREES)))
    elif grow_elsewhere and not is_own_search:
        other = plant(1)
        has_come = grow_elsewhere(game, other, seat, each, plan, budget.seconds)
        trees = [grow(0, is_alone=True)]
        trees.append(other if has_come() else grow(1, is_alone=True))
    else:
        trees = [grow(number) for number in range(TREES)]
    opinions = add_up(trees, hidden.seats, seat)
    if isinstance(explains, int):
        explained = [opinion for opinion in opinions if opinion.visits][:explains]
    else:
        explained = [opinion for opinion in opinions if opinion.action in explains]

    def is_late() -> bool:
        return time.perf_counter() - start > EXTRA * budget.seconds

    for opinion in explained:
        missing = max(TREES, opinions[0].visits // COMPARABLE) - opinion.visits
        for tree in trees:
            for _ in range(missing // TREES):
                if is_late():
                    break
                tree.grow_behind(run, seat, opinion.action, 1, plan)
                pause()
    iterations = sum(tree.memory.iterations for tree in trees)
    count = min(LINES, iterations // PER_LINE)
    lines: dict[int, tuple[Line, ...]] = {}
    for opinion in explained:
        lines[opinion.action] = draw_lines(trees, run, seat, opinion.action, plan, count, pause, is_late)
    return Thought(
        seat,
        add_up(trees, hidden.seats, seat),
        iterations,
        sum(tree.memory.steps for tree in trees),
        time.perf_counter() - start,
        lines,
    )


def draw_lines(
    trees: list[Tree],
    run: Any,
    seat: int,
    action: int,
    plan: search.SearchPlan,
    count: int,
    pause: Callable[[], None],
    is_late: Callable[[], bool],
) -> tuple[Line, ...]:
    """Games played on from an action, as the trees have learned to play."""
    longer = copy(plan)
    longer.depth = max(plan.depth, LINE_DEPTH)
    lines = []
    for number in range(count):
        if is_late():
            break
        lines.append(trees[number % len(trees)].draw_line(run, seat, action, longer))
        pause()
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
