"""Five levels of play for every game, from beginner to strong."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from galapagos.engine.compiler.backend import is_compiled
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, Thinking
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import buffer, copy, i16
from galapagos.engine.match.story import PieceRegistry

from .budget import Budget
from .choice import ActionStats, pick
from .gains import RatedAction, advise
from .search import SearchPlan
from .simple import Simple
from .thought import SEARCH, TREES, Opinion, Thought, go_on, load_search, think

DEEPER = 4  # times the iterations of the strongest level, because a hint also says where there is no real difference
EXPLAINED = 3  # actions of a hint that get a reason


@dataclass(frozen=True)
class Level:
    """The strength of a bot: its budget, and how much it overlooks."""

    name: str
    part: int  # divides the iterations of the strongest level
    seconds: float  # limit for a decision
    overlooks: int  # probability, in per cent, to overlook an action
    style: int = 0  # 1 to 4: avoids what the game's heuristics say for this number; 0: nothing


LEVELS = {
    level.name: level
    for level in (
        Level("level1", 400, 0.3, 85, 1),
        Level("level2", 160, 0.5, 70, 2),
        Level("level3", 64, 1.0, 50, 3),
        Level("level4", 32, 2.0, 20, 4),
        Level("level5", 1, 5.0, 0),
    )
}


def find_level(name: str) -> Level:
    if name not in LEVELS:
        raise Refused("level-unknown", name=repr(name), names=", ".join(LEVELS))
    return LEVELS[name]


def thinking_of(game: Game, changes: Mapping[str, int] = {}) -> Thinking:
    """The search parameters of a game, with some changes."""
    thinking: Thinking = game.module("heuristics").THINKING
    return thinking._replace(**changes)


def make_budget(game: Game, level: Level, changes: Mapping[str, int] = {}) -> Budget:
    return Budget(max(TREES, thinking_of(game, changes).iterations // level.part), level.seconds)


def make_plan(game: Game, seats: int, changes: Mapping[str, int] = {}, style: int = 0) -> SearchPlan:
    """The search parameters for a number of seats. Values are proportional to the number of seats."""
    thinking, plan = thinking_of(game, changes), SearchPlan()
    plan.exploration, plan.depth, plan.samples = thinking.exploration, thinking.depth, thinking.samples
    plan.temperature, plan.doubt = thinking.temperature * seats, thinking.doubt * seats
    plan.style = style
    return plan


class Thinker:
    """A bot of a level. It plays greedily until a separate process has compiled the search."""

    def __init__(
        self,
        level: Level,
        seed: int,
        *,
        budget: Budget | None = None,
        wait: bool = False,
        threads: int = TREES,
        changes: Mapping[str, int] = {},
        backend: str = "cpu",
        pause: Callable[[], None] = go_on,
    ) -> None:
        self.name, self.level, self.budget, self.wait = level.name, level, budget, wait
        self.threads, self.changes, self.backend, self.pause = threads, changes, backend, pause
        self.random, self.greedy, self.seed = Random(), Simple("greedy", seed), seed
        start_random(self.random, seed, 1)

    def choose(self, game: Game, s: Any) -> int:
        out = buffer(i16, game.actions.size)
        if game.rules.legal(s, out) == 1:
            return int(out[0])
        if not self.wait and not is_ready(game):
            return self.greedy.choose(game, s)
        return self.pick(self.think(game, s), thinking_of(game, self.changes).sense).action

    def think(self, game: Game, s: Any) -> Thought:
        self.seed += 1
        budget = self.budget or make_budget(game, self.level, self.changes)
        plan = make_plan(game, s.seats, self.changes, self.level.style)
        return think(
            game,
            copy(s),
            s.actor,
            plan,
            budget,
            self.seed,
            backend=self.backend,
            threads=self.threads,
            pause=self.pause,
        )

    def pick(self, thought: Thought, sense: int = 0) -> Opinion:
        """Choose one of the opinions, like bots in traced games."""
        stats, by_action = ActionStats(), {opinion.action: opinion for opinion in thought.opinions}
        for action, opinion in by_action.items():
            stats.visits[action], stats.priors[action] = opinion.visits, opinion.prior
            stats.chances[action] = opinion.chances[thought.seat]
        out, overlooks = [*by_action], self.level.overlooks
        return by_action[pick(len(out), out, stats, thought.iterations, overlooks, sense, self.random)]


_preparing: dict[str, threading.Thread] = {}
_ready: set[str] = set()


def is_ready(game: Game) -> bool:
    """Whether the search is compiled and loaded. If not, prepare it in a background thread; never block."""
    if game.name not in _preparing:
        _preparing[game.name] = threading.Thread(target=prepare, args=(game,), daemon=True)
        _preparing[game.name].start()
    return game.name in _ready


def prepare(game: Game) -> None:
    """Load the search from the cache, after compiling it in a child process if necessary."""
    if is_compiled(game, entries=SEARCH) or fill_cache(game):
        load_search(game)
        _ready.add(game.name)


def fill_cache(game: Game) -> bool:
    """Compile in a child process, which continues even if this program ends, so that the next start is fast."""
    code = (
        f"import sys; from galapagos.bots.thought import load_search; from galapagos.engine.game import find_game; "
        f"load_search(find_game({game.folder!r}, sys.stdin.read()))"
    )
    quiet = subprocess.DEVNULL
    return (
        subprocess.run(
            [sys.executable, "-c", code],
            input=game.data.encode(),
            stdout=quiet,
            stderr=quiet,
            start_new_session=True,
            check=False,
        ).returncode
        == 0
    )


def hint_budget(game: Game) -> Budget:
    strongest = make_budget(game, LEVELS["level5"])
    return Budget(DEEPER * strongest.iterations, strongest.seconds)


def best_few(
    game: Game,
    s: Any,
    seat: int,
    count: int = 3,
    budget: Budget | None = None,
    *,
    ids: PieceRegistry | None = None,
    backend: str = "cpu",
    threads: int = TREES,
    pause: Callable[[], None] = go_on,
) -> list[RatedAction]:
    """A hint: the best actions with their chances of winning and reasons, for a position already hidden from `seat`."""
    if s.actor != seat:
        raise Refused("seat-not-asked")
    thought = think(
        game,
        copy(s),
        seat,
        make_plan(game, s.seats),
        budget or hint_budget(game),
        backend=backend,
        threads=threads,
        pause=pause,
        explains=max(2, min(count, EXPLAINED)),
    )
    return advise(game, s, thought, count, ids)
