"""The order of questions."""

from __future__ import annotations

from galapagos.engine.match.story import PieceRegistry
from galapagos.server.thinking.agenda import Agenda, Task, Urgency
from galapagos.server.thinking.wire import Advise, Analyse, Choose, ReadPosition


def move(number: int) -> Task:
    return Task(number, Choose("dodo", b"", "level5", 1))


def hint(number: int) -> Task:
    return Task(number, Advise("dodo", b"", 0, 3, PieceRegistry(frozenset(), {})))


def analysis(number: int) -> Task:
    return Task(number, Analyse("", 10, "en"))


def filled(*tasks: Task) -> Agenda:
    agenda = Agenda()
    for task in tasks:
        agenda.add(task)
    return agenda


def test_moves_come_before_hints_and_hints_before_analyses_each_in_the_order_in_which_they_came() -> None:
    agenda = filled(analysis(1), hint(2), move(3), Task(4, ReadPosition("dodo", "")), hint(5), move(6))
    assert [agenda.take().number for _ in range(6)] == [3, 6, 2, 5, 1, 4]


def test_only_more_urgent_tasks_interrupt() -> None:
    agenda = filled(hint(1), analysis(2))
    assert agenda.take_before(Urgency.HINT) is None
    interrupting = agenda.take_before(Urgency.LEISURE)
    assert interrupting is not None
    assert interrupting.number == 1
    assert agenda.take_before(Urgency.LEISURE) is None


def test_dropped_tasks_are_never_taken_and_taken_tasks_can_be_dropped() -> None:
    first, second, third = move(1), move(2), move(3)
    agenda = filled(first, second, third)
    agenda.drop(second)
    assert agenda.take() is first
    agenda.drop(first)
    assert agenda.take() is third
