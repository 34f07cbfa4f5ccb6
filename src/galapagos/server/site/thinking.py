"""Answers the server's questions to bots in a web worker of their own, as the bots' process does on a server.

obey(order, report)     # one packed order; report(bytes) is called with each packed report
share_trees(worker)     # from now on another worker grows the second tree of each search
"""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from galapagos.bots import thought
from galapagos.bots.thought import SEARCH, Tree, go_on
from galapagos.engine.compiler.backend import is_compiled
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.record import Record
from galapagos.lab.analysis import replay_finished

from ..thinking import answers
from ..thinking.wire import (
    Advise,
    Analyse,
    Answered,
    Ask,
    Choose,
    Failure,
    FindPuzzles,
    Progress,
    QuestionRefused,
    Result,
    decode_order,
    encode,
)


def game_of(order: bytes) -> str:
    """The game whose search an order needs; empty if it needs none."""
    asked = decode_order(order)
    if not isinstance(asked, Ask):
        return ""
    question = asked.question
    if isinstance(question, (Analyse, FindPuzzles)):
        return Record.received(question.record, {question.data}).game
    return question.game if isinstance(question, (Choose, Advise)) else ""


def obey(order: bytes, report: Callable[[bytes], None]) -> None:
    asked = decode_order(order)
    if isinstance(asked, Ask):
        report(encode(answer(asked, lambda progress: report(encode(progress)))))


def answer(order: Ask, tell: Callable[[Progress], None] = lambda _: None) -> Answered:
    try:
        result = find_result(order, tell)
    except Refused as refused:
        result = QuestionRefused(refused.message)
    except Exception as error:  # a bug in a game must not end the worker
        traceback.print_exc()
        result = Failure(f"{type(error).__name__}: {error}")
    return Answered(order.number, result)


def find_result(order: Ask, tell: Callable[[Progress], None]) -> Result:
    question = order.question
    if isinstance(question, Choose):
        return answers.choose(question, is_ready(question.game, question.data), go_on)
    if isinstance(question, Advise):
        return answers.advise(question, is_ready(question.game, question.data), go_on)
    if isinstance(question, (Analyse, FindPuzzles)):
        record = Record.received(question.record, {question.data})
        if not is_ready(replay_finished(record).game.folder, record.data):
            raise Refused("analysis-without-bots")

        def progress(part: float) -> None:
            tell(Progress(order.number, part))

        if isinstance(question, Analyse):
            return answers.analyse_match(question, record, progress, go_on)
        return answers.find_puzzles(question, record, progress, go_on)
    return answers.read(question)


def is_ready(name: str, data: str) -> bool:
    """Whether the search of a game was sent along. Games with other components have none."""
    return not data and is_compiled(find_game(name), SEARCH)


# --- the second tree


class Memory(Protocol):
    """An array of JavaScript."""

    def to_bytes(self) -> bytes: ...


class TreeWorker(Protocol):
    """`web/src/offline/bots.ts` has it: a worker with the search of a game, and memory of its own."""

    def start(
        self, game: str, memory: bytes, sizes: list[int], counts: list[int], seat: int, iterations: int, seconds: float
    ) -> None: ...

    def finish(self) -> Memory | None:
        """Wait for the tree; nothing if the worker has failed."""


def share_trees(worker: TreeWorker) -> None:
    thought.grow_elsewhere = partial(grow_elsewhere, worker)


def grow_elsewhere(
    worker: TreeWorker, game: Game, tree: Tree, seat: int, iterations: int, plan: Any, seconds: float
) -> Callable[[], bool]:
    parts: tuple[Any, ...] = (tree.states, plan, tree.memory, tree.nodes, tree.edges)
    sizes = [ctypes.sizeof(part) for part in parts]
    counts = [len(part) for part in (tree.states, tree.nodes, tree.edges)]
    worker.start(game.name, b"".join(map(bytes, parts)), sizes, counts, seat, iterations, seconds)

    def has_come() -> bool:
        found = worker.finish()
        if found is None:
            return False
        memory, at = found.to_bytes(), 0
        for part, size in zip(parts, sizes, strict=True):
            ctypes.memmove(ctypes.addressof(part), memory[at : at + size], size)
            at += size
        return True

    return has_come
