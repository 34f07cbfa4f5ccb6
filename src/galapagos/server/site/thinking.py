"""Answers the server's questions to bots in a web worker of their own, as the bots' process does on a server.

obey(order, report)     # one packed order; report(bytes) is called with each packed report
"""

from __future__ import annotations

import traceback
from collections.abc import Callable

from galapagos.bots.thought import SEARCH, go_on
from galapagos.engine.compiler.backend import is_compiled
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
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
