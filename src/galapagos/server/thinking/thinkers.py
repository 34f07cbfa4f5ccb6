"""The server's side: it asks the bots' process, waits without blocking anybody, and starts the process again where it has died."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from pathlib import Path

from galapagos.engine.game import game_names

from .asking import Asking
from .process import command, environment, see_out, spare_cores
from .wire import Order, Prepared, Preparedness, pack

MOST_DEATHS = 3                 # of the process, with a question under way
LONGEST_REST = 5.0              # seconds before it is started again, where it dies and dies
SECONDS_TO_END = 2.0

log = logging.getLogger(__name__)


class Thinkers(Asking):
    """All bots of a server. `start` makes one; every method belongs to the event loop that did."""

    def __init__(self, threads: int, games: Sequence[str], cache: Path | None, told: Callable[[dict[str, Preparedness]], None] | None) -> None:
        super().__init__(told)
        self._command = command("thinking.worker", str(threads), *games)
        self._environment = environment() | ({"GALAPAGOS_CACHE": str(cache)} if cache else {})
        self._process: Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    @classmethod
    async def start(
        cls, *, threads: int | None = None, games: Sequence[str] | None = None, cache: Path | None = None,
        told: Callable[[dict[str, Preparedness]], None] | None = None,
    ) -> Thinkers:
        """`threads`: how many thoughts at once, where not one for each core but one. `games`: those to prepare before anybody wants them, where not
        all. `cache`: where compiled code is kept, where not in the usual place. `told` hears what `prepared` says, whenever that changes."""
        thinkers = cls(threads or spare_cores(), game_names() if games is None else games, cache, told)
        process = await thinkers._begin()
        thinkers._are_here = True
        thinkers._keeper = asyncio.create_task(thinkers._keep(process))
        return thinkers

    async def close(self) -> None:
        """Ends the process, the compiler with it, and whatever is under way."""
        keeper, self._keeper, self._are_here = self._keeper, None, False
        if keeper is None:
            return
        keeper.cancel()
        await asyncio.wait([keeper])
        self._give_up(list(self._open.values()), "The bots have left.")

    @property
    def pid(self) -> int | None:
        """Of the process; None while there is none."""
        return self._process.pid if self._process else None

    # --- the process

    async def _begin(self) -> Process:
        """Whatever is open is asked, again or for the first time."""
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=self._environment, start_new_session=True)    # Ctrl-C is the server's business
        for asked in self._open.values():
            self._send(asked.order)
        return process

    def _send(self, order: Order) -> None:
        """Where there is no process, the next one is told what is still open then."""
        if self._process and self._process.stdin and not self._process.stdin.is_closing():
            self._process.stdin.write(pack(order))

    async def _keep(self, process: Process) -> None:
        """As long as the server wants bots, there is a process."""
        rest = 0.0
        while True:
            begin = time.monotonic()
            try:
                assert process.stdout
                await self._listen(process.stdout)
            finally:
                self._process = None
                await end(process)
            log.error("the bots' process ended with code %s; it is started again", process.returncode)
            self._hear(Prepared(dict.fromkeys(self._games, "waiting")))
            self._count_death()
            rest = 0.0 if time.monotonic() - begin > LONGEST_REST else min(LONGEST_REST, 2 * rest + 0.1)
            process = await self._begin_again(rest)

    async def _begin_again(self, rest: float) -> Process:
        while True:
            await asyncio.sleep(rest)
            try:
                return await self._begin()
            except OSError as error:
                log.error("the bots' process cannot be started: %s", error)
                rest = LONGEST_REST

    def _count_death(self) -> None:
        for asked in self._open.values():
            asked.deaths += 1
        self._give_up([asked for asked in self._open.values() if asked.deaths >= MOST_DEATHS], "The bots' process died of it, or beside it, again and again.")


async def end(process: Process) -> None:
    """It leaves when nobody asks any more; if not, it is made to."""
    assert process.stdin
    process.stdin.close()
    await see_out(process, SECONDS_TO_END)
