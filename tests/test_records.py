"""Every recorded game comes out as it was recorded, and there is one for each way a game can end, each table and each
option.

Records are made by `python -m tests.records.make`, which says what to do when the rules change.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.option import NumberOption
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify
from tests.records.make import course, games_with_records, read_sums, record_files

FILES = [file for game in games_with_records() for file in record_files(game)]
each_record = pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
each_game = pytest.mark.parametrize("name", games_with_records())


@cache
def read(file: Path) -> Record:
    return Record.parse(file.read_text())


@cache
def replay(file: Path) -> Match:
    return Match.replay(read(file))


@each_record
def test_a_recorded_game_ends_as_it_was_recorded(file: Path) -> None:
    record, match = read(file), replay(file)
    assert record.game == file.parent.name
    assert match.is_over
    assert match.ranks == record.result
    assert match.record.actions == record.actions


@each_record
def test_a_recorded_game_has_the_text_that_the_program_writes(file: Path) -> None:
    assert read(file).text() == file.read_text()


@each_record
def test_a_recorded_game_asks_the_same_questions_unless_the_rules_have_a_new_version(file: Path) -> None:
    record = read(file)
    assert record.rules == find_game(record.game).rules_version, "make the records again: python -m tests.records.make"
    assert course(record) == read_sums(record.game)[file.name], (
        "the rules changed: raise rules_version and make the records again"
    )


@each_record
def test_the_dice_of_a_recorded_game_were_fair(file: Path) -> None:
    record = read(file)
    if record.secret:
        verdict = verify(record)
        assert verdict.finished
        assert verdict.rolls + verdict.decisions == len(record.actions)


@each_record
def test_a_prefix_of_a_recorded_game_goes_on_to_the_same_end(file: Path) -> None:
    """The prefix is of an arbitrary length, the same in every run."""
    record = read(file)
    length = sum(file.read_bytes()) % len(record.actions)
    match = Match.replay(record, length)
    assert not match.is_over
    assert match.record.actions == record.actions[:length]
    for action in record.actions[length:]:
        match.play(action)
    assert match.state == replay(file).state


@each_record
def test_a_record_of_another_version_of_the_rules_is_refused(file: Path) -> None:
    record = Record.parse(file.read_text())
    record.rules += 1
    with pytest.raises(Refused, match="version"):
        Match.replay(record)


@each_game
def test_every_record_is_in_sums(name: str) -> None:
    assert sorted(read_sums(name)) == [file.name for file in record_files(name)]


@each_game
def test_every_way_a_game_can_end_has_a_record(name: str) -> None:
    game = find_game(name)
    ends = {game.endings[replay(file).state.ending] for file in record_files(name)}
    assert ends == set(game.endings[1:])


@each_game
def test_every_number_of_players_has_a_record(name: str) -> None:
    assert {read(file).seats for file in record_files(name)} == set(find_game(name).seats)


@each_game
def test_every_value_of_every_option_has_a_record(name: str) -> None:
    """Of a number the default and another value; of a set each member."""
    records = [read(file) for file in record_files(name)]
    for option in find_game(name).options:
        seen = {word for record in records for word in record.options.get(option.name, str(option.default)).split("+")}
        if isinstance(option, NumberOption):
            assert len(seen) > 1, f"no record has another {option.name} than {option.default}"
        else:
            assert seen >= set(option.values) or "all" in seen, (
                f"{option.name}: no record has {set(option.values) - seen}"
            )
