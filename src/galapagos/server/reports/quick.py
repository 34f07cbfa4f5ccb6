"""Quick reports of the lab that somebody asks for: one at a time, in a process of low priority, so that no move waits
for it."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from importlib.util import find_spec
from pathlib import Path

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.words.message import ENGLISH, catalogue

from ..protocol import LabWork, said
from ..thinking.process import command, environment
from ..thinking.reporter import Order

log = logging.getLogger(__name__)

NEEDED = ("altair", "duckdb", "vl_convert")
BOTS = ("greedy", "level5@12")
GAMES = 0  # by bots that do not search; 0 for as many as a first look has
STUDIES = True
BACKEND = "cpu"


def missing() -> Refused | None:
    """What is to be done before there can be a report; None where all is there."""
    return None if all(map(find_spec, NEEDED)) else Refused("lab-not-installed")


class Reporting:
    """`shelf` is where reports are put, `results` where the games that they rest on are kept; without both nobody may
    start one."""

    def __init__(self, shelf: Path | None, results: Path | None) -> None:
        self.shelf, self.results = shelf, results
        if self.is_allowed and missing():
            log.warning(str(missing()))
        self.work: LabWork | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_allowed(self) -> bool:
        return self.shelf is not None and self.results is not None

    def begin(self, name: str, players: int, language: str = ENGLISH) -> LabWork:
        """The same game, size and language again replaces the report that is there: only what is missing is played."""
        if self.shelf is None or self.results is None:
            raise Refused("lab-reports-by-operator")
        if missing():
            raise Refused("lab-not-installed")
        if self.work and not self.work.done:
            raise Refused("lab-report-busy")
        game = find_game(name)
        game.new_state(players)  # refuses what cannot be played
        catalogue(game.name, language)  # and a language that there is not
        report = "-".join(["quick", game.name, str(players), *([language] if language != ENGLISH else [])])
        order = Order(
            game.name, players, language, BOTS, GAMES, STUDIES, BACKEND, str(self.results), str(self.shelf / report)
        )
        self.work = LabWork(report, game.name, players)
        self.task = asyncio.create_task(self.make(order, self.work))
        return self.work

    async def make(self, order: Order, work: LabWork) -> None:
        try:
            process = await asyncio.create_subprocess_exec(
                *command("thinking.reporter"), stdin=PIPE, stdout=PIPE, env=environment()
            )
            try:
                await self.follow(process, order, work)
            finally:
                if process.returncode is None:
                    process.kill()
                work.trouble = said(Refused("lab-report-failed")) if await process.wait() else None
        except Exception:
            log.exception("a report failed")
            work.trouble = said(Refused("lab-report-failed"))
        finally:
            work.done = True

    async def follow(self, process: Process, order: Order, work: LabWork) -> None:
        """Its standard input stays open as long as this server wants the report; what is wrong it says on the standard
        error, as this server does."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        await process.stdin.drain()
        async for line in process.stdout:
            work.part = float(line)

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
