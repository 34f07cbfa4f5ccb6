"""The process in which bots think: it reads questions and answers each when it has thought.

    python -m galapagos.server.thinking.worker THREADS GAME...

Searches run compiled in a few threads, and whoever thinks about something less urgent answers first what comes in
meanwhile. Choices that take milliseconds, interpreted, have a thread of their own and wait for no search; texts to be
read have another. The process ends when nobody is there to ask.
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
from .answers import Pause, advise, analyse_match, choose, read
from .preparation import Preparation
from .process import be_nice
from .wire import (
    Advise,
    Analyse,
    Answer,
    Ask,
    Choose,
    Drop,
    Failure,
    Order,
    Prepared,
    Progress,
    Refusal,
    Report,
    Result,
    Want,
    pack,
    read_orders,
)

NICENESS = 10


class Dropped(Exception):
    """Nobody wants to know any more."""


class Worker:
    def __init__(self, reports: IO[bytes], games: Sequence[str]) -> None:
        self.reports, self.writing = reports, threading.Lock()
        self.deep, self.quick, self.reading = Agenda(), Agenda(), Agenda()
        self.tasks: dict[int, Task] = {}
        self.preparation = Preparation(games, lambda games: self.report(Prepared(games)))

    def start(self, threads: int) -> None:
        for agenda in (self.quick, self.reading, *[self.deep] * threads):
            threading.Thread(target=self.work, args=(agenda,), daemon=True).start()
        threading.Thread(target=self.preparation.run, daemon=True).start()

    def report(self, report: Report) -> None:
        data = pack(report)
        with self.writing, suppress(BrokenPipeError):  # the server is gone, and so is this process in a moment
            self.reports.write(data)
            self.reports.flush()

    # --- what comes in

    def obey(self, order: Order) -> None:
        if isinstance(order, Ask):
            task = self.tasks[order.number] = Task(order.number, order.question)
            self.agenda(task).add(task)
        elif isinstance(order, Want):
            self.preparation.want(order.game)
        else:
            self.drop(order)

    def agenda(self, task: Task) -> Agenda:
        """Where a task belongs: what searches is for the few threads that may."""
        question = task.question
        if isinstance(question, Choose):
            if not is_level(question.bot):
                return self.quick
            name = self.preparation.name_of(question.game, question.data)
            self.preparation.want(name)
            return self.deep if self.preparation.is_ready(name) else self.quick
        return self.deep if isinstance(question, (Advise, Analyse)) else self.reading

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
            result = Refusal(refused.message)
        except Exception as error:  # a bug of a game costs one answer, not the process
            traceback.print_exc()
            result = Failure(f"{type(error).__name__}: {error}")
        if result:
            self.tasks.pop(task.number, None)
            self.report(Answer(task.number, result))

    def answer(self, task: Task, agenda: Agenda) -> Result | None:
        """None where the answer has to wait for the compiler."""
        question, pause = task.question, partial(self.pause, task, agenda)
        if isinstance(question, Choose):
            return choose(question, agenda is self.deep, pause)
        if isinstance(question, Advise):
            name = self.preparation.name_of(question.game, question.data)
            self.preparation.want(name)
            return advise(question, self.preparation.is_ready(name), pause)
        if isinstance(question, Analyse):
            return self.analyse(task, question, pause)
        return read(question)

    def analyse(self, task: Task, question: Analyse, pause: Pause) -> Result | None:
        record = Record.received(question.record, {question.data})
        name = self.preparation.name_of(replay_finished(record).game.folder, record.data)
        if self.preparation.call_when_ready(name, lambda: self.resume(task)):
            return None
        if not self.preparation.is_ready(name):
            raise Refused("analysis-without-bots")
        return analyse_match(question, record, lambda part: self.report(Progress(task.number, part)), pause)

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
    be_nice(NICENESS)
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no report
    worker = Worker(reports, sys.argv[2:])
    worker.start(int(sys.argv[1]))
    for order in read_orders(sys.stdin.buffer):
        worker.obey(order)
    worker.preparation.stop()
    os._exit(0)  # threads may be in the middle of a thought


if __name__ == "__main__":
    main()
