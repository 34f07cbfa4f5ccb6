"""Prepares the searches of games one at a time, the most wanted first. A child process compiles games that are not in
the cache."""

from __future__ import annotations

import subprocess
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterable

from galapagos.bots.thought import SEARCH, load_search
from galapagos.engine.compiler.backend import is_compiled
from galapagos.engine.game import Game, find_game, game_names

from .process import command
from .wire import Preparedness


class GamePreparer:
    """`unasked` games are prepared without a request, in their order. `tell` gets the state of all games whenever it
    changes."""

    def __init__(self, unasked: Iterable[str], tell: Callable[[dict[str, Preparedness]], None]) -> None:
        self.games: dict[str, Preparedness] = dict.fromkeys(game_names(), "waiting")
        self.variants: dict[str, Game] = {}  # games with other components, by name
        self.unasked, self.tell = tuple(unasked), tell
        self.wanted: Counter[str] = Counter()
        self.failed: set[str] = set()
        self.waiting: dict[str, list[Callable[[], None]]] = {}
        self.changed = threading.Condition()
        self.compiler: subprocess.Popen[bytes] | None = None
        self.current = ""  # the game that is being prepared, or was last
        self.gives_way = self.is_stopped = False

    def name_of(self, name: str, data: str) -> str:
        """The name of a game with these component tables, as used by the other methods."""
        if not data:
            return name
        game = find_game(name, data)
        with self.changed:
            self.variants[game.name] = game
            self.games.setdefault(game.name, "waiting")
        return game.name

    def is_ready(self, name: str) -> bool:
        return self.games.get(name) == "ready"

    def want(self, name: str) -> None:
        with self.changed:
            if name in self.games:
                self.wanted[name] += 1
                self.changed.notify()
                self.give_way()

    def call_when_ready(self, name: str, call: Callable[[], None]) -> bool:
        """Calls back when the game is ready or has failed; returns False if that is so already."""
        self.want(name)
        with self.changed:
            if self.is_ready(name) or name in self.failed:
                return False
            self.waiting.setdefault(name, []).append(call)
            return True

    def run(self) -> None:
        """Prepares games for ever, in a thread of its own."""
        self.tell(dict(self.games))
        while not self.is_stopped:
            with self.changed:
                self.changed.wait_for(self.open_games)
                name = self.current = max(self.open_games(), key=lambda name: self.wanted[name])
            self.mark(name, "preparing")
            try:
                is_ready = self.prepare(self.variants.get(name) or find_game(name))
            except Exception:  # prepare the other games; the bots of this one play greedily
                traceback.print_exc()
                is_ready = False
            self.end(name, is_ready)

    def end(self, name: str, is_ready: bool) -> None:
        with self.changed:
            is_given_up, self.gives_way = self.gives_way or self.is_stopped, False
            if not is_ready and not is_given_up:
                self.failed.add(name)
                print(f"The bots of {name} could not be prepared: they play greedily.", file=sys.stderr, flush=True)
        self.mark(name, "ready" if is_ready else "waiting")

    def open_games(self) -> list[str]:
        """The games to prepare, the requested ones first."""
        names = [*self.wanted, *self.unasked]
        return [name for name in names if self.games.get(name) == "waiting" and name not in self.failed]

    def mark(self, name: str, how: Preparedness) -> None:
        with self.changed:
            self.games[name] = how
            calls = self.waiting.pop(name, []) if how != "preparing" else []
        self.tell(dict(self.games))
        for call in calls:
            call()

    def prepare(self, game: Game) -> bool:
        if not is_compiled(game, entries=SEARCH) and not self.compile(game):
            return False
        load_search(game)
        return True

    def compile(self, game: Game) -> bool:
        """Compiles in a child process, which ends with this one because this one holds its standard input open."""
        with subprocess.Popen(command("thinking.compiler", game.folder), stdin=subprocess.PIPE) as compiler:
            assert compiler.stdin
            compiler.stdin.write(f"{game.data}\n".encode())
            compiler.stdin.flush()
            with self.changed:
                self.compiler = compiler
                self.give_way()
            code = compiler.wait()
        self.compiler = None
        return code == 0

    def give_way(self) -> None:
        """Stops compiling an unasked game if another one is wanted."""
        if self.compiler and not self.wanted[self.current] and any(self.wanted[name] for name in self.open_games()):
            self.gives_way = True
            self.compiler.kill()

    def stop(self) -> None:
        self.is_stopped = True
        if compiler := self.compiler:
            compiler.kill()
            compiler.wait()
