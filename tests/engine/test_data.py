"""Matches with other components than those of the box: their records carry the changed tables, and are played and
checked with them."""

from __future__ import annotations

import json
import pickle
from functools import cache
from pathlib import Path

import pytest

from galapagos.engine.components.variant import changes, variant
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify
from galapagos.engine.match.saved import keep, resume
from galapagos.server.thinking.answers import read
from galapagos.server.thinking.wire import Retell, Retold
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused
from tests.engine.test_match import play_on

__all__ = ["galapagos"]

METEOR = [0] * 6 + [1, 2, 3, 4, 6] + [6] * 4  # comes sooner than the box has it


@cache
def played() -> Match:
    evo = find_game("evo")
    return play_on(variant("evo", changes(evo, {"METEOR": METEOR})).new(3, seed=7))


def test_a_record_carries_the_tables_that_were_changed() -> None:
    record = played().record
    assert (record.game, json.loads(record.data)) == ("evo", {"METEOR": METEOR})
    text = record.text()
    assert text.startswith("galapagos: 3\ngame: evo\n")
    assert Record.parse(text) == record
    assert Record.parse(text).text() == text


def test_it_is_replayed_and_verified_with_them_and_not_without() -> None:
    record = Record.parse(played().record.text())
    assert Match.replay(record).state == played().state
    assert verify(record).finished
    record.data = ""
    with pytest.raises(Refused):
        verify(record)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_no_catalogue_names_is_called_by_its_id(language: str) -> None:
    evo = find_game("evo")
    rows = [
        card._asdict() | {"word": f"new-{place}", "timing": card.timing.name.lower()}
        for place, card in enumerate(evo.module("data").CARDS)
    ]
    match = play_on(variant("evo", changes(evo, {"CARDS": rows})).new(3, seed=7), 60)
    assert any("card new " in sentence for sentence in match.log(0, language))


def test_a_match_of_the_box_says_nothing_of_data() -> None:
    assert "data" not in play_on(find_game("evo").new(3, seed=7), 5).record.text()


def test_such_a_match_is_copied_pickled_and_kept() -> None:
    match = play_on(played().game.new(3, seed=8), 30)
    for other in (match.copy(), pickle.loads(pickle.dumps(match)), resume(keep(match))):
        assert other.game is match.game
        assert bytes(other.state) == bytes(match.state)
        assert play_on(other).record.text() == play_on(match.copy()).record.text()


NONSENSE = {
    "no JSON": ('{"METEOR"', "The record's data are not JSON."),
    "deep": ("[" * 100_000, "The record's data are not JSON."),
    "a list": ("[1, 2]", "The record's data should be tables by their names."),
    "no such table": ('{"COMET": [1]}', "The record's data: Evo has no table COMET"),
    "too short": ('{"METEOR": [1]}', "The record's data: Evo cannot be played with METEOR = [1]: data.py says assert"),
    "too large": (
        json.dumps({"METEOR": [10**9, *METEOR[1:]]}),
        "The record's data: METEOR[0] should be a whole number up to 32,767.",
    ),
    "more seats than any game has": ('{"SEATS": 400}', "The record's data: SEATS should be a whole number up to 8."),
    "a size without end": ('{"DIE": 30000}', "The record's data: DIE should be a whole number up to 1,000."),
    "a text": ('{"METEOR": ["soon"]}', "The record's data: METEOR[0] should be a whole number, not 'soon'."),
    "code": ('{"METEOR": "__import__(1)"}', "The record's data: METEOR should be a list such as"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused_in_a_sentence(what: str, galapagos: Galapagos) -> None:
    data, words = NONSENSE[what]
    Path("game.txt").write_text(
        f"galapagos: 3\ngame: evo\nrules: {find_game('evo').rules_version}\nseats: 3\ndata: {data}\n\n"
    )
    assert_refused(galapagos("replay game.txt"), words)


def test_commands_read_such_a_record(galapagos: Galapagos) -> None:
    Path("game.txt").write_text(played().record.text())
    result = galapagos("verify game.txt")
    assert (result.code, result.out[:5]) == (0, "Fair.")
    told = galapagos("replay game.txt")
    assert told.code == 0
    assert told.out.startswith("Evo, 3 players")


def test_a_record_brings_no_components_but_those_that_the_table_has() -> None:
    record = played().record
    for data in ("", json.dumps({"METEOR": [0] * 15})):
        with pytest.raises(Refused, match="only matches with the components of the box"):
            read(Retell(record.text(), -1, data))
    told = read(Retell(record.text(), -1, record.data))
    assert isinstance(told, Retold)
    assert told.steps
