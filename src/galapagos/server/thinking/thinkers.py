"""The server's side: asks the bots' process, waits without blocking the event loop, and restarts the process if it
dies."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from galapagos.engine.errors import Refused
from galapagos.engine.game import game_names
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.words.message import ENGLISH
from galapagos.lab.analysis import ITERATIONS, Analysis

from .process import command, environment, spare_cores, wait_or_kill
from .wire import (
    Advise,
    Analyse,
    Analysed,
    Answered,
    Ask,
    Choose,
    Chosen,
    Describe,
    Described,
    Drop,
    Failure,
    HintedAction,
    Hints,
    LoggedStep,
    Order,
    Position,
    Prepared,
    Preparedness,
    Question,
    QuestionRefused,
    ReadPosition,
    Recall,
    Report,
    Result,
    Retell,
    Retold,
    Show,
    Shown,
    Unroll,
    Unrolled,
    Verified,
    Verify,
    Want,
    decode_report,
    pack,
    read_message,
)

MOST_TEXT = 4096  # bytes of a position
MOST_DEATHS = 3  # of the process while a question is open
LONGEST_REST = 5.0  # seconds before a restart, if the process dies repeatedly
SECONDS_TO_END = 2.0

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Result)
T = TypeVar("T")


class Unanswered(RuntimeError):
    """A question got no answer because of a fault of the program, not of the person who asked."""


@dataclass
class OpenQuestion:
    order: Ask
    answer: asyncio.Future[Result]
    progress: Callable[[float], None] | None
    deaths: int = 0


class Thinkers:
    """All bots of a server. Create it with `start`, and use it only from that event loop; any number of tasks may ask
    at once.

    `data` has the component tables of the table in question, in the form of `Game.data`.
    """

    def __init__(
        self,
        threads: int,
        games: Sequence[str],
        cache: Path | None,
        told: Callable[[dict[str, Preparedness]], None] | None,
    ) -> None:
        self._told = told
        self._games: dict[str, Preparedness] = dict.fromkeys(game_names(), "waiting")
        self._numbers = itertools.count()
        self._open: dict[int, OpenQuestion] = {}  # in the order of asking
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
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return
        keeper.cancel()
        await asyncio.wait([keeper])
        self._give_up(list(self._open.values()), "The bots were stopped.")

    @property
    def pid(self) -> int | None:
        """The id of the process; None if none is running."""
        return self._process.pid if self._process else None

    # --- questions

    async def choose(self, game: str, state: bytes, bot: str, seed: int, data: str = "") -> Chosen:
        """A bot's action. `state` contains only what its actor may know. Once the game is ready, the same seed gives
        the same action."""
        return await self._ask(Choose(game, state, bot, seed, data), Chosen)

    async def advise(
        self, game: str, state: bytes, seat: int, ids: PieceRegistry, count: int = 3, data: str = ""
    ) -> list[HintedAction]:
        """A hint: the best few actions, the best chance of winning first. `state` contains only what `seat` may
        know."""
        return (await self._ask(Advise(game, state, seat, count, ids, data), Hints)).opinions

    async def analyse(
        self,
        record: str,
        progress: Callable[[float], None],
        *,
        iterations: int = ITERATIONS,
        language: str = ENGLISH,
        data: str = "",
    ) -> Analysis:
        """An analysis of the decisions of a finished match, once the game is ready. `progress` gets the part that is
        done, from 0 to 1."""
        return (await self._ask(Analyse(record, iterations, language, data), Analysed, progress)).analysis

    async def read_position(self, game: str, text: str, data: str = "") -> Position:
        """The state that a text describes, and its normalized text."""
        return await self._ask(ReadPosition(game, checked(text), data), Position)

    async def show(
        self, game: str, text: str, actions: list[str], seat: int | None, why: str, since: int | None = None
    ) -> bytes:
        """A `PositionShown` as JSON: a position after some actions, as a seat sees it, a film of all but the first
        `since` actions, and why the action `why` is not allowed."""
        return (await self._ask(Show(game, checked(text), actions, seat, why, since), Shown)).shown

    async def retell(self, record: str, seat: int, data: str = "") -> list[LoggedStep]:
        """The log of a match, as far as a seat (-1: a spectator) may know it."""
        return (await self._ask(Retell(record, seat, data), Retold)).steps

    async def unroll(self, record: str, seat: int, data: str = "") -> bytes:
        """A `Film` as JSON: the whole match as a seat saw it."""
        return (await self._ask(Unroll(record, seat, data), Unrolled)).film

    async def describe(self, record: str, lines: int, seat: int, is_guess: bool, data: str = "") -> str:
        """The position after that many lines of a record; with `is_guess`, hidden parts are guessed for the seat."""
        return (await self._ask(Describe(record, lines, seat, is_guess, data), Described)).position

    async def recall(self, record: str, lines: int, seat: int, data: str = "") -> bytes:
        """The `Request` of a seat after that many lines of a record, as JSON."""
        return (await self._ask(Recall(record, lines, seat, data), Shown)).shown

    async def verify(self, record: str, data: str = "") -> Verified:
        """Checks the dice of a finished match."""
        return await self._ask(Verify(record, data), Verified)

    def want(self, game: str) -> None:
        """Prepares a game with priority, because bots will play it soon."""
        self._send(Want(game))

    def prepared(self) -> dict[str, Preparedness]:
        """The state of preparation of each game."""
        return dict(self._games)

    async def _ask(self, question: Question, kind: type[R], progress: Callable[[float], None] | None = None) -> R:
        if self._keeper is None:
            raise Unanswered("The bots were stopped.")
        order = Ask(next(self._numbers), question)
        asked = self._open[order.number] = OpenQuestion(order, asyncio.get_running_loop().create_future(), progress)
        self._send(order)
        try:
            result = await asked.answer
        finally:
            if self._open.pop(order.number, None):
                self._send(Drop(order.number))
        if isinstance(result, QuestionRefused):
            raise Refused(result.why)
        if not isinstance(result, kind):
            raise Unanswered(result.words if isinstance(result, Failure) else f"{result} is no {kind.__name__}")
        return result

    def _give_up(self, questions: list[OpenQuestion], why: str) -> None:
        for asked in questions:
            self._open.pop(asked.order.number, None)
            if not asked.answer.done():
                asked.answer.set_exception(Unanswered(why))

    # --- what the process reports

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        """Handles reports until the stream ends."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                self._hear(decode_report(await read_message(stream)))

    def _hear(self, report: Report) -> None:
        if isinstance(report, Prepared):
            self._games = report.games
            if self._told:
                self._call(self._told, self.prepared())
        elif isinstance(report, Answered):
            asked = self._open.pop(report.number, None)
            if asked and not asked.answer.done():
                asked.answer.set_result(report.result)
        elif (asked := self._open.get(report.number)) and asked.progress:
            self._call(asked.progress, report.part)

    def _call(self, listener: Callable[[T], None], news: T) -> None:
        """Calls a listener from the event loop, so that its errors do not end `_keep`."""
        asyncio.get_running_loop().call_soon(listener, news)

    # --- the process

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


def checked(position: str) -> str:
    data = position.encode(errors="replace")
    if len(data) > MOST_TEXT:
        raise Refused("position-too-large", most=MOST_TEXT, number=len(data))
    return data.decode()


async def end(process: Process) -> None:
    """Closes the input of the process, which tells it to stop, and waits for its end."""
    assert process.stdin
    process.stdin.close()
    await wait_or_kill(process, SECONDS_TO_END)
