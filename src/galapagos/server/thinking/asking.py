"""What can be asked of bots, wherever they think."""

from __future__ import annotations

import asyncio
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from galapagos.engine.errors import Refused
from galapagos.engine.game import game_names
from galapagos.engine.message import ENGLISH
from galapagos.lab.analysis import ITERATIONS, Analysis

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
    read_message,
)

MOST_TEXT = 4096                # bytes of a position

R = TypeVar("R", bound=Result)
T = TypeVar("T")


class Unanswered(RuntimeError):
    """A question has no answer because of the program, not of who asked."""


@dataclass
class Asked:
    """A question under way."""

    order: Ask
    answer: asyncio.Future[Result]
    progress: Callable[[float], None] | None
    deaths: int = 0


class Asking(ABC):
    """Every method belongs to one event loop; any number of its tasks may ask at once.

    `data` has the component tables of the table in question, as `Game.data` has them.
    """

    def __init__(self, told: Callable[[dict[str, Preparedness]], None] | None = None) -> None:
        self._told = told
        self._are_here = False
        self._games: dict[str, Preparedness] = dict.fromkeys(game_names(), "waiting")
        self._numbers = itertools.count()
        self._open: dict[int, Asked] = {}               # in the order in which they were asked

    @abstractmethod
    async def close(self) -> None:
        """Whatever is under way ends."""

    @abstractmethod
    def _send(self, order: Order) -> None: ...

    # --- questions

    async def choose(self, game: str, state: bytes, bot: str, seed: int, data: str = "") -> Chosen:
        """What a bot does in a state that is hidden from its actor. The same seed makes the same choice, once the game is ready."""
        return await self._ask(Choose(game, state, bot, seed, data), Chosen)

    async def advise(self, game: str, state: bytes, seat: int, count: int = 3, data: str = "") -> list[Opinion]:
        """A hint: the best few actions of a state that is hidden from `seat`, the best chance of winning first."""
        return (await self._ask(Advise(game, state, seat, count, data), Advice)).opinions

    async def analyse(
        self, record: str, progress: Callable[[float], None], *, iterations: int = ITERATIONS, language: str = ENGLISH, data: str = "",
    ) -> Analysis:
        """What the decisions of a finished match were worth; it waits until the game is ready. `progress` hears which part is done, from 0 to 1."""
        return (await self._ask(Analyse(record, iterations, language, data), Analysed, progress)).analysis

    async def read_position(self, game: str, text: str, data: str = "") -> Position:
        """The state that a text describes, and its text as the program writes it."""
        return await self._ask(ReadPosition(game, checked(text), data), Position)

    async def show(self, game: str, text: str, actions: list[str], seat: int | None, why: str) -> bytes:
        """A position after some actions, as a seat sees it, and why another action is not open: a `PositionShown` as JSON."""
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
        result = await self.ask(question, progress)
        if isinstance(result, Refusal):
            raise Refused(result.sentence)
        if not isinstance(result, kind):
            raise Unanswered(result.words if isinstance(result, Failure) else f"{result} is no {kind.__name__}")
        return result

    async def ask(self, question: Question, progress: Callable[[float], None] | None = None) -> Result:
        """Whatever they say to a question."""
        if not self._are_here:
            raise Unanswered("The bots have left.")
        order = Ask(next(self._numbers), question)
        asked = Asked(order, asyncio.get_running_loop().create_future(), progress)
        self._open[order.number] = asked
        self._send(order)
        try:
            return await asked.answer
        finally:
            if self._open.pop(order.number, None):
                self._send(Drop(order.number))

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


def checked(position: str) -> str:
    data = position.encode(errors="replace")
    if len(data) > MOST_TEXT:
        raise Refused(f"A position has at most {MOST_TEXT} bytes, not {len(data)}.")
    return data.decode()
