"""Quick reports of the lab on request: one at a time, in a process of low priority, so that they do not delay moves."""

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

from ..protocol.lab import LabWork
from ..protocol.refusal import said
from ..thinking.process import command, environment
from ..thinking.reporter import ReportOrder

log = logging.getLogger(__name__)

NEEDED = ("altair", "duckdb", "vl_convert")
BOTS = ("greedy", "level5@12")
GAMES = 0  # of bots that do not search; 0 for as many as a quick report needs
STUDIES = True
BACKEND = "cpu"


def missing() -> Refused | None:
    """Why reports cannot be made here; None if they can."""
    return None if all(map(find_spec, NEEDED)) else Refused("lab-not-installed")


class QuickReports:
    """`folder` is for the reports, `results` for the games behind them; without both, quick reports are off."""

    def __init__(self, folder: Path | None, results: Path | None) -> None:
        self.folder, self.results = folder, results
        if self.is_allowed and missing():
            log.warning(str(missing()))
        self.work: LabWork | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_allowed(self) -> bool:
        return self.folder is not None and self.results is not None

    def begin(self, name: str, players: int, language: str = ENGLISH) -> LabWork:
        """Starts a report. It replaces an older one with the same game, size and language; only missing games are
        played."""
        if self.folder is None or self.results is None:
            raise Refused("lab-reports-by-operator")
        if missing():
            raise Refused("lab-not-installed")
        if self.work and not self.work.done:
            raise Refused("lab-report-busy")
        game = find_game(name)
        game.new_state(players)  # refuses an impossible number of players
        catalogue(game.name, language)  # refuses an unknown language
        report = "-".join(["quick", game.name, str(players), *([language] if language != ENGLISH else [])])
        order = ReportOrder(
            game.name, players, language, BOTS, GAMES, STUDIES, BACKEND, str(self.results), str(self.folder / report)
        )
        self.work = LabWork(report, game.name, players)
        self.task = asyncio.create_task(self.make(order, self.work))
        return self.work

    async def make(self, order: ReportOrder, work: LabWork) -> None:
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

    async def follow(self, process: Process, order: ReportOrder, work: LabWork) -> None:
        """Sends the order and reads the progress. The process ends when this server closes its standard input."""
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
