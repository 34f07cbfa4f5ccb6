"""A real bots' process, and questions for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from galapagos.engine.game import Game
from galapagos.server.thinking import Thinkers
from tests.bots.positions import some_decision

T = TypeVar("T")

RECORDS = Path(__file__).parents[2] / "records"
LONG = (RECORDS / "dodo/turn-limit-30.txt").read_text()
SHORT = (RECORDS / "dodo/turn-limit-1-shared-win.txt").read_text()


class Scene:
    """An event loop that runs while a test waits for a result."""

    def __init__(self, runner: asyncio.Runner, thinkers: Thinkers) -> None:
        self.runner, self.thinkers = runner, thinkers

    def run(self, coroutine: Coroutine[Any, Any, T], seconds: float = 60) -> T:
        return self.runner.run(asyncio.wait_for(coroutine, seconds))

    async def wait_until_ready(self, game: str) -> None:
        self.thinkers.want(game)
        while self.thinkers.prepared()[game] != "ready":
            await asyncio.sleep(0.02)

    async def wait_until_preparing(self) -> str:
        """The game that is being compiled."""
        while True:
            for game, how in self.thinkers.prepared().items():
                if how == "preparing" and self.thinkers.pid and compilers(self.thinkers.pid):
                    return game
            await asyncio.sleep(0.02)


@contextmanager
def scene(**how: Any) -> Iterator[Scene]:
    """Starts bots that compile games only on request."""
    with asyncio.Runner() as runner:
        made = Scene(runner, runner.run(Thinkers.start(**dict[str, Any](threads=1, games=()) | how)))
        try:
            yield made
        finally:
            runner.run(made.thinkers.close())


def question(name: str, number: int = 12) -> tuple[Game, bytes, list[int]]:
    """A state with only the actor's knowledge, and the legal actions."""
    game, s = some_decision(name, number)
    out = [0] * game.actions.size
    return game, bytes(game.hidden(s, s.actor)), out[: game.rules.legal(s, out)]


def silence(_part: float) -> None:
    """A listener that ignores progress."""


def compilers(pid: int) -> list[int]:
    """The child processes of a process."""
    return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]


def is_running(pid: int) -> bool:
    """Whether a process runs and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
