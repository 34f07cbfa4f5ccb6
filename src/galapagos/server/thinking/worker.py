"""The bots' process: it reads questions and answers them.

    python -m galapagos.server.thinking.worker THREADS GAME...

Compiled searches share a few threads; a thread with a less urgent search interrupts it to answer a more urgent
question. Interpreted choices, which take milliseconds, have a thread of their own, and so does reading texts. The
process ends when its standard input is closed.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import IO

from galapagos.bots import is_level
from galapagos.engine.errors import Refused
from galapagos.engine.match.record import Record
from galapagos.lab.analysis import replay_finished

from .agenda import Agenda, Task
from .answers import Pause, advise, analyse_match, choose, find_puzzles, read
from .preparation import GamePreparer
from .process import lower_priority
from .wire import (
    Advise,
    Analyse,
    Answered,
    Ask,
    Choose,
    Drop,
    Failure,
    FindPuzzles,
    Order,
    Prepared,
    Progress,
    QuestionRefused,
    Report,
    Result,
    Want,
    pack,
    read_orders,
)

NICENESS = 10


class Dropped(Exception):
    """The question was cancelled."""


class BotWorker:
    def __init__(self, reports: IO[bytes], games: Sequence[str]) -> None:
        self.reports, self.writing = reports, threading.Lock()
        self.deep, self.quick, self.reading = Agenda(), Agenda(), Agenda()
        self.tasks: dict[int, Task] = {}
        self.preparation = GamePreparer(games, lambda games: self.report(Prepared(games)))

    def start(self, threads: int) -> None:
        for agenda in (self.quick, self.reading, *[self.deep] * threads):
            threading.Thread(target=self.work, args=(agenda,), daemon=True).start()
        threading.Thread(target=self.preparation.run, daemon=True).start()

    def report(self, report: Report) -> None:
        data = pack(report)
        with self.writing, suppress(BrokenPipeError):  # the server has ended, so this process ends soon
            self.reports.write(data)
            self.reports.flush()

    # --- orders

    def obey(self, order: Order) -> None:
        if isinstance(order, Ask):
            task = self.tasks[order.number] = Task(order.number, order.question)
            self.agenda(task).add(task)
        elif isinstance(order, Want):
            self.preparation.want(order.game)
        else:
            self.drop(order)

    def agenda(self, task: Task) -> Agenda:
        """The queue for a task: compiled searches go to the search threads."""
        question = task.question
        if isinstance(question, Choose):
            if not is_level(question.bot):
                return self.quick
            name = self.preparation.name_of(question.game, question.data)
            self.preparation.want(name)
            return self.deep if self.preparation.is_ready(name) else self.quick
        return self.deep if isinstance(question, (Advise, Analyse, FindPuzzles)) else self.reading

    def drop(self, order: Drop) -> None:
        task = self.tasks.pop(order.number, None)
        if task:
            task.dropped = True
            for agenda in (self.deep, self.quick, self.reading):
                agenda.drop(task)

    # --- threads

    def work(self, agenda: Agenda) -> None:
        while True:
            self.do(agenda.take(), agenda)

    def do(self, task: Task, agenda: Agenda) -> None:
        try:
            result = self.answer(task, agenda)
        except Dropped:
            return
        except Refused as refused:
            result = QuestionRefused(refused.message)
        except Exception as error:  # a bug in a game must not end the process
            traceback.print_exc()
            result = Failure(f"{type(error).__name__}: {error}")
        if result:
            self.tasks.pop(task.number, None)
            self.report(Answered(task.number, result))

    def answer(self, task: Task, agenda: Agenda) -> Result | None:
        """The result; None if the question has to wait for the compiler."""
        question, pause = task.question, partial(self.pause, task, agenda)
        if isinstance(question, Choose):
            return choose(question, agenda is self.deep, pause)
        if isinstance(question, Advise):
            name = self.preparation.name_of(question.game, question.data)
            self.preparation.want(name)
            return advise(question, self.preparation.is_ready(name), pause)
        if isinstance(question, (Analyse, FindPuzzles)):
            return self.study(task, question, pause)
        return read(question)

    def study(self, task: Task, question: Analyse | FindPuzzles, pause: Pause) -> Result | None:
        record = Record.received(question.record, {question.data})
        name = self.preparation.name_of(replay_finished(record).game.folder, record.data)
        if self.preparation.call_when_ready(name, lambda: self.resume(task)):
            return None
        if not self.preparation.is_ready(name):
            raise Refused("analysis-without-bots")

        def progress(part: float) -> None:
            self.report(Progress(task.number, part))

        if isinstance(question, Analyse):
            return analyse_match(question, record, progress, pause)
        return find_puzzles(question, record, progress, pause)

    def resume(self, task: Task) -> None:
        if not task.dropped:
            self.deep.add(task)

    def pause(self, task: Task, agenda: Agenda) -> None:
        """Called every few milliseconds of a search."""
        if task.dropped:
            raise Dropped
        while urgent := agenda.take_before(task.urgency):
            self.do(urgent, agenda)


def main() -> None:
    lower_priority(NICENESS)
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keeps prints out of the stream of reports
    worker = BotWorker(reports, sys.argv[2:])
    worker.start(int(sys.argv[1]))
    for order in read_orders(sys.stdin.buffer):
        worker.obey(order)
    worker.preparation.stop()
    os._exit(0)  # does not wait for threads that still search


if __name__ == "__main__":
    main()
