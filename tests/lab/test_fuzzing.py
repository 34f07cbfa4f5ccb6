"""The fuzzer finds faults in rules, and its findings can be replayed."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.lab.fuzzing import FuzzTable, chunks, fuzz, list_tables

from .broken import Break

AUDIT = "def audit(s: State) -> Fault:\n"


def test_sound_rules_give_no_finding() -> None:
    done: list[int] = []
    report = fuzz(find_game("dodo"), 6, backend="python", progress=done.append)
    assert report.found is None
    assert report.games == sum(done) == 6
    assert report.decisions > 100
    assert report.never_seen == []


def test_a_lost_component_is_found_and_its_record_leads_to_it(break_dodo: Break) -> None:
    game = break_dodo("rules/audit.py", AUDIT, f"{AUDIT}    if s.turn == 2:\n        return 77\n")
    report = fuzz(game, 50, backend="python")
    assert report.found is not None
    assert report.found.sentence == "audit found a fault, number 77"
    match = Match.replay(Record.parse(report.found.record.text()))
    assert match.state.turn == 2


def test_a_crash_is_found_and_its_record_leads_to_it(break_dodo: Break) -> None:
    game = break_dodo("rules/migration.py", "    creature.cell = cell\n", "    s.creatures[i + 999].cell = cell\n")
    report = fuzz(game, 50, backend="python")
    assert report.found is not None
    assert report.found.sentence.startswith("the rules crash")
    Match.replay(report.found.record, len(report.found.record.actions) - 1)
    with pytest.raises(IndexError):
        replay_and_migrate(report.found.record)


def replay_and_migrate(record: Record) -> None:
    """The crash is at the last action, or at one that a greedy player tried after it."""
    match = Match.replay(record)
    match.play(next(action for action in match.legal() if match.game.actions.text(action).startswith("migrate")))


def test_fuzzing_stops_at_a_finding(break_dodo: Break) -> None:
    game = break_dodo("rules/audit.py", AUDIT, f"{AUDIT}    if s.turn == 1:\n        return 1\n")
    report = fuzz(game, 100_000, backend="python")
    assert report.games < 100_000


def test_every_number_of_seats_and_every_choice_is_tried_and_no_table_twice() -> None:
    dodo = find_game("dodo")
    tables = list(list_tables(dodo, dodo.seats, None, 0))
    assert {table.seats for table in tables} == {2, 3, 4}
    assert {"deck": "short"} in [table.options for table in tables]
    states = [bytes(dodo.new_state(table.seats, table.options)) for table in tables]
    assert len(set(states)) == len(states)


def test_tables_that_a_game_refuses_are_left_out_unless_all_are() -> None:
    laborigines = find_game("laborigines")
    teams = list(list_tables(laborigines, laborigines.seats, {"variant": "teams"}, 0))
    assert {table.seats for table in teams} == {4, 6}
    with pytest.raises(Refused):
        list(list_tables(laborigines, [3], {"variant": "teams"}, 0))


def test_every_game_is_dealt_once_and_every_table_gets_some() -> None:
    tables = [FuzzTable(seats, {}) for seats in (2, 3, 4)]
    dealt = list(chunks(tables, 1000, 0))
    assert [number for _, start, size in dealt for number in range(start, start + size)] == list(range(1000))
    counts = [sum(size for table, _, size in dealt if table == one) for one in tables]
    assert min(counts) > 250
