"""The server's side: asks the bots' process, waits without blocking the event loop, and starts the process again if it
has died."""

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
from galapagos.engine.words.message import ENGLISH
from galapagos.lab.analysis import ITERATIONS, Analysis

from .process import command, environment, see_out, spare_cores
from .wire import (
    Advice,
    Advise,
    Analyse,
    Analysed,
    Answer,
    Ask,
    Choose,
    Chosen,
    Describe,
    Described,
    Drop,
    Failure,
    LoggedStep,
    Opinion,
    Order,
    Position,
    Prepared,
    Preparedness,
    Question,
    ReadPosition,
    Refusal,
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
MOST_DEATHS = 3  # of the process while it had the same question
LONGEST_REST = 5.0  # seconds before it is started again, if it dies again and again
SECONDS_TO_END = 2.0

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Result)
T = TypeVar("T")


class Unanswered(RuntimeError):
    """A question has no answer, and the program is at fault, not the person who asked."""


@dataclass
class Asked:
    """An open question."""

    order: Ask
    answer: asyncio.Future[Result]
    progress: Callable[[float], None] | None
    deaths: int = 0


class Thinkers:
    """All bots of a server. `start` makes one; every method belongs to the event loop that did, and any number of its
    tasks may ask at once.

    `data` has the component tables of the table in question, as `Game.data` has them.
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
        self._open: dict[int, Asked] = {}  # in the order in which they were asked
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
        """`threads`: how many thoughts at once, where not one for each core but one. `games`: those to prepare before
        anybody wants them, where not all. `cache`: where compiled code is kept, where not in the usual place. `told`
        hears what `prepared` says, whenever that changes."""
        thinkers = cls(threads or spare_cores(), game_names() if games is None else games, cache, told)
        process = await thinkers._begin()
        thinkers._keeper = asyncio.create_task(thinkers._keep(process))
        return thinkers

    async def close(self) -> None:
        """Ends the process, the compiler with it, and whatever is under way."""
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return
        keeper.cancel()
        await asyncio.wait([keeper])
        self._give_up(list(self._open.values()), "The bots have left.")

    @property
    def pid(self) -> int | None:
        """Of the process; None while there is none."""
        return self._process.pid if self._process else None

    # --- questions

    async def choose(self, game: str, state: bytes, bot: str, seed: int, data: str = "") -> Chosen:
        """What a bot does in a state that is hidden from its actor. The same seed makes the same choice, once the game
        is ready."""
        return await self._ask(Choose(game, state, bot, seed, data), Chosen)

    async def advise(self, game: str, state: bytes, seat: int, count: int = 3, data: str = "") -> list[Opinion]:
        """A hint: the best few actions of a state that is hidden from `seat`, the best chance of winning first."""
        return (await self._ask(Advise(game, state, seat, count, data), Advice)).opinions

    async def analyse(
        self,
        record: str,
        progress: Callable[[float], None],
        *,
        iterations: int = ITERATIONS,
        language: str = ENGLISH,
        data: str = "",
    ) -> Analysis:
        """What the decisions of a finished match were worth; it waits until the game is ready. `progress` hears which
        part is done, from 0 to 1."""
        return (await self._ask(Analyse(record, iterations, language, data), Analysed, progress)).analysis

    async def read_position(self, game: str, text: str, data: str = "") -> Position:
        """The state that a text describes, and its text as the program writes it."""
        return await self._ask(ReadPosition(game, checked(text), data), Position)

    async def show(self, game: str, text: str, actions: list[str], seat: int | None, why: str) -> bytes:
        """A position after some actions, as a seat sees it, and why another action is not open: a `PositionShown` as
        JSON."""
        return (await self._ask(Show(game, checked(text), actions, seat, why), Shown)).shown

    async def retell(self, record: str, seat: int, data: str = "") -> list[LoggedStep]:
        """The story of a match as a seat (or, for -1, a spectator) heard it."""
        return (await self._ask(Retell(record, seat, data), Retold)).steps

    async def unroll(self, record: str, seat: int, data: str = "") -> bytes:
        """The whole match as a seat saw it, moment by moment: a `Film` as JSON."""
        return (await self._ask(Unroll(record, seat, data), Unrolled)).film

    async def describe(self, record: str, lines: int, seat: int, is_guess: bool, data: str = "") -> str:
        """The position after so many lines of a record; a guess, where that seat must not know all of it."""
        return (await self._ask(Describe(record, lines, seat, is_guess, data), Described)).position

    async def verify(self, record: str, data: str = "") -> Verified:
        """Whether the dice of a finished match were fair."""
        return await self._ask(Verify(record, data), Verified)

    def want(self, game: str) -> None:
        """Bots will soon play that game: it is prepared before those that nobody wants."""
        self._send(Want(game))

    def prepared(self) -> dict[str, Preparedness]:
        """How far each game is."""
        return dict(self._games)

    async def _ask(self, question: Question, kind: type[R], progress: Callable[[float], None] | None = None) -> R:
        if self._keeper is None:
            raise Unanswered("The bots have left.")
        order = Ask(next(self._numbers), question)
        asked = self._open[order.number] = Asked(order, asyncio.get_running_loop().create_future(), progress)
        self._send(order)
        try:
            result = await asked.answer
        finally:
            if self._open.pop(order.number, None):
                self._send(Drop(order.number))
        if isinstance(result, Refusal):
            raise Refused(result.why)
        if not isinstance(result, kind):
            raise Unanswered(result.words if isinstance(result, Failure) else f"{result} is no {kind.__name__}")
        return result

    def _give_up(self, questions: list[Asked], why: str) -> None:
        for asked in questions:
            self._open.pop(asked.order.number, None)
            if not asked.answer.done():
                asked.answer.set_exception(Unanswered(why))

    # --- what they say

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        """Until there is nothing more to hear."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                self._hear(decode_report(await read_message(stream)))

    def _hear(self, report: Report) -> None:
        if isinstance(report, Prepared):
            self._games = report.games
            if self._told:
                self._call(self._told, self.prepared())
        elif isinstance(report, Answer):
            asked = self._open.pop(report.number, None)
            if asked and not asked.answer.done():
                asked.answer.set_result(report.result)
        elif (asked := self._open.get(report.number)) and asked.progress:
            self._call(asked.progress, report.part)

    def _call(self, listener: Callable[[T], None], news: T) -> None:
        """What goes wrong there is the loop's business, not the process's."""
        asyncio.get_running_loop().call_soon(listener, news)

    # --- the process

    async def _begin(self) -> Process:
        """Whatever is open is asked, again or for the first time."""
        # Ctrl-C is the server's business
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=self._environment, start_new_session=True
        )
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
        self._give_up(
            [asked for asked in self._open.values() if asked.deaths >= MOST_DEATHS],
            "The bots' process died of it, or beside it, again and again.",
        )


def checked(position: str) -> str:
    data = position.encode(errors="replace")
    if len(data) > MOST_TEXT:
        raise Refused("position-too-large", most=MOST_TEXT, number=len(data))
    return data.decode()


async def end(process: Process) -> None:
    """It leaves when nobody asks any more; if not, it is made to."""
    assert process.stdin
    process.stdin.close()
    await see_out(process, SECONDS_TO_END)
