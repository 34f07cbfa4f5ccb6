"""The bots' process, from the server's side: sends questions, and restarts the process if it dies."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from galapagos.engine.game import game_names

from .asking import Asking
from .process import command, environment, spare_cores, wait_or_kill
from .wire import Order, Prepared, Preparedness, decode_report, pack, read_message

MOST_DEATHS = 3  # of the process while a question is open
LONGEST_REST = 5.0  # seconds before a restart, if the process dies repeatedly
SECONDS_TO_END = 2.0

log = logging.getLogger(__name__)


class Thinkers(Asking):
    """Bots in a process of their own. Create it with `start`."""

    def __init__(
        self,
        threads: int,
        games: Sequence[str],
        cache: Path | None,
        told: Callable[[dict[str, Preparedness]], None] | None,
    ) -> None:
        super().__init__(told)
        self._command = command("thinking.worker", str(threads), *games)
        self._environment = environment() | ({"GALAPAGOS_CACHE": str(cache)} if cache else {})
        self._process: Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    @classmethod
    async def start(
        cls,
        *,
        threads: int | None = None,
        games: Sequence[str] | None = None,
        cache: Path | None = None,
        told: Callable[[dict[str, Preparedness]], None] | None = None,
    ) -> Thinkers:
        """`threads`: concurrent searches; all cores but one by default. `games`: those to prepare at once; all by
        default. `cache`: the folder of compiled code, if not the usual one. `told` gets the result of `prepared`
        whenever it changes."""
        thinkers = cls(threads or spare_cores(), game_names() if games is None else games, cache, told)
        process = await thinkers._begin()
        thinkers._keeper = asyncio.create_task(thinkers._keep(process))
        return thinkers

    async def close(self) -> None:
        """Ends the process with its compiler, and fails all open questions."""
        keeper, self._keeper, self._is_open = self._keeper, None, False
        if keeper is None:
            return
        keeper.cancel()
        await asyncio.wait([keeper])
        self._give_up(list(self._open.values()), "The bots were stopped.")

    @property
    def pid(self) -> int | None:
        """The id of the process; None if none is running."""
        return self._process.pid if self._process else None

    # --- the process

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        """Handles reports until the stream ends."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                self._hear(decode_report(await read_message(stream)))

    async def _begin(self) -> Process:
        """Starts the process and sends it all open questions."""
        # a new session, because Ctrl-C must reach only the server
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=self._environment, start_new_session=True
        )
        for asked in self._open.values():
            self._send(asked.order)
        return process

    def _send(self, order: Order) -> None:
        """Sends an order. Without a process it is skipped, because the next process gets all open questions."""
        if self._process and self._process.stdin and not self._process.stdin.is_closing():
            self._process.stdin.write(pack(order))

    async def _keep(self, process: Process) -> None:
        """Restarts the process whenever it ends."""
        rest = 0.0
        while True:
            begin = time.monotonic()
            try:
                assert process.stdout
                await self._listen(process.stdout)
            finally:
                self._process = None
                await end(process)
            log.error("the bots' process ended with code %s and is restarted", process.returncode)
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
                log.error("could not start the bots' process: %s", error)
                rest = LONGEST_REST

    def _count_death(self) -> None:
        for asked in self._open.values():
            asked.deaths += 1
        self._give_up(
            [asked for asked in self._open.values() if asked.deaths >= MOST_DEATHS],
            f"The bots' process died {MOST_DEATHS} times while this question was open.",
        )


async def end(process: Process) -> None:
    """Closes the input of the process, which tells it to stop, and waits for its end."""
    assert process.stdin
    process.stdin.close()
    await wait_or_kill(process, SECONDS_TO_END)
