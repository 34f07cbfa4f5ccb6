"""Questions for the bots, wherever they think. The server waits for answers without blocking the event loop."""

from __future__ import annotations

import asyncio
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from galapagos.engine.errors import Refused
from galapagos.engine.game import game_names
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.words.message import ENGLISH
from galapagos.lab.analysis import ITERATIONS, Analysis

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
    Draw,
    DrawCard,
    Drawn,
    Drop,
    Failure,
    FindPuzzles,
    HintedAction,
    Hints,
    LoggedStep,
    Order,
    Position,
    Prepared,
    Preparedness,
    PuzzlesFound,
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
)

MOST_TEXT = 4096  # bytes of a position

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


class Asking(ABC):
    """All bots of a server, used only from its event loop; any number of tasks may ask at once. A subclass sends orders
    to where the bots think, and calls `_hear` with each report.

    `data` has the component tables of the table in question, in the form of `Game.data`.
    """

    def __init__(self, told: Callable[[dict[str, Preparedness]], None] | None = None) -> None:
        self._told = told
        self._games: dict[str, Preparedness] = dict.fromkeys(game_names(), "waiting")
        self._numbers = itertools.count()
        self._open: dict[int, OpenQuestion] = {}  # in the order of asking
        self._is_open = True

    @abstractmethod
    async def close(self) -> None:
        """Ends all thinking, and fails all open questions."""

    @abstractmethod
    def _send(self, order: Order) -> None: ...

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

    async def find_puzzles(
        self, record: str, lines: list[int], progress: Callable[[float], None], data: str = ""
    ) -> list[str]:
        """The puzzles among these decisions of a finished match, as texts, once the game is ready."""
        return (await self._ask(FindPuzzles(record, lines, data), PuzzlesFound, progress)).texts

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

    async def draw(self, record: str, lines: int, data: str = "") -> bytes:
        """A picture (PNG) of the position after that many lines of a record, as a spectator sees it."""
        return (await self._ask(Draw(record, lines, data), Drawn)).picture

    async def draw_card(self, title: str, lines: list[str]) -> bytes:
        """A picture (PNG) of some lines of text."""
        return (await self._ask(DrawCard(title, lines), Drawn)).picture

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
        if not self._is_open:
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

    # --- reports

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
        """Calls a listener from the event loop, so that its errors do not reach the caller."""
        asyncio.get_running_loop().call_soon(listener, news)


def checked(position: str) -> str:
    data = position.encode(errors="replace")
    if len(data) > MOST_TEXT:
        raise Refused("position-too-large", most=MOST_TEXT, number=len(data))
    return data.decode()
