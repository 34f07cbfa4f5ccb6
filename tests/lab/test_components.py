"""Component data: every table as an editable text, and the game with the changed tables."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.components.bounds import unusual
from galapagos.engine.components.source import components_of
from galapagos.engine.components.toml import document
from galapagos.engine.components.variant import changes, read_changes, variant
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.words.message import word
from galapagos.lab.tracing.open_game import OpenGame
from galapagos.lab.tracing.tracer import Tracer, TraceTable, trace

GAMES = all_games()
METEOR = [0] * 6 + [1, 2, 3, 4, 6] + [6] * 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tables_say_where_they_come_from_and_come_back_as_they_were(game: Game) -> None:
    components = components_of(game)
    assert all(component.provenance for component in components)
    assert any(component.is_reconstructed for component in components)
    text = document(game.title, components)
    assert changes(game, tomllib.loads(text)) == ""
    for component in components:
        assert f"\n{component.name} = " in text


def test_what_follows_from_others_is_no_table() -> None:
    names = [component.name for component in components_of(find_game("evo"))]
    assert {"COUNTERS", "CARDS", "METEOR", "PIECES", "START_PLACES", "CLIMATE_ROLLS"} <= set(names)
    assert not {"GENE_COPIES", "NEIGHBOURS", "ZONES", "SPACES", "GENE_NAMES", "Gene"} & set(names)


def test_rows_keep_what_is_said_of_them() -> None:
    text = document("", components_of(find_game("mutations")))
    assert '{trait = "metabolic_syndrome", copies = 4, plus = 2, deleterious = true},  # its + number: recon' in text


def test_a_variant_plays_with_other_tables_and_what_follows_from_them() -> None:
    evo = find_game("evo")
    text = changes(evo, {"METEOR": METEOR, "COUNTERS": swapped_copies()})
    other = variant("evo", text)
    assert list(other.module("data").METEOR) == METEOR
    assert other.module("data").GENE_COPIES == (12, 6, 8, 8, 8, 8, 6, 6)
    assert list(evo.module("data").METEOR) != METEOR
    s = other.new_state(3)
    assert (s.bag[0], s.bag[1]) == (12, 6)
    sooner, later = (trace(game, 3, ["random"], 4, backend="python")["games"]["turns"].mean() for game in (other, evo))
    assert sooner < later
    assert variant("evo", text) is other
    assert variant("evo", "") is evo


def swapped_copies() -> list[dict[str, Any]]:
    rows = [row._asdict() for row in find_game("evo").module("data").COUNTERS]
    rows[0]["copies"], rows[1]["copies"] = rows[1]["copies"], rows[0]["copies"]
    return rows


def test_equal_data_have_equal_texts_and_unchanged_data_none() -> None:
    evo = find_game("evo")
    rolls = list(evo.module("data").CLIMATE_ROLLS)
    assert changes(evo, {"METEOR": METEOR, "CLIMATE_ROLLS": rolls}) == changes(evo, {"METEOR": METEOR})
    assert changes(evo, {"CLIMATE_ROLLS": rolls}) == ""


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "unknown": ({"METEORS": METEOR}, "Evo has no table METEORS: it has SEATS"),
    "asserted": (
        {"METEOR": METEOR[:-1]},
        (
            r"with this METEOR: data\.py says assert METEOR_SPACES == 15\. In the box METEOR has 15 numbers from 0 "
            r"to 6\. unchecked = true in the file"
        ),
    ),
    "a text": ({"METEOR": ["soon"]}, r"METEOR\[0\] should be a whole number, not 'soon'"),
    "no list": ({"METEOR": 3}, "METEOR should be a list such as"),
    "a row": (
        {"COUNTERS": [{"name": "tail"}]},
        r"COUNTERS\[0\] has no value for copies: a row has name, copies, printed",
    ),
    "a column": (
        {"COUNTERS": [{"name": "tail", "copies": 1, "printed": 0, "colour": 1}]},
        r"COUNTERS\[0\] has no column 'colour'",
    ),
    "too long": ({"METEOR": [0] * 1001}, "METEOR is too long: at most 1000 items are possible"),
    "a long word": (
        {"CARDS": [{"word": "x" * 101, "copies": 1, "timing": "climate", "known": True}]},
        r"CARDS\[0\]\.word should be at most 100 letters",
    ),
    "two lines": (
        {"CARDS": [{"word": "x\ny", "copies": 1, "timing": "climate", "known": True}]},
        r"CARDS\[0\]\.word should be at most 100 letters, digits, _ and -, not",
    ),
    "a list for an enum": (
        {"CARDS": [{"word": "x", "copies": 1, "timing": [], "known": True}]},
        "timing should be one of initiative, climate.* not a list",
    ),
    "no number": ({"METEOR": [float("nan")]}, r"METEOR\[0\] should be a whole number, not nan"),
    "an enum": (
        {"CARDS": [{"word": "x", "copies": 1, "timing": "noon", "known": True}]},
        "timing should be one of initiative, climate",
    ),
    "a truth": (
        {"CARDS": [{"word": "x", "copies": 1, "timing": "climate", "known": 1}]},
        "known should be true or false, not 1",
    ),
}


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        (
            {"BASES": 24, "BLOCKS": 2},
            (
                r"with BLOCKS = 2: with 3 players its audit finds the fault BLOCKS .* BLOCKS can be 4 to \d+ before "
                r"the first roll; in the box it is 40\."
            ),
        ),
        (
            {"BLOCKS": 2, "BASES": 2},
            r"with BLOCKS = 2 and BASES = 2: .* BLOCKS can be 4 to .* BASES can be 3 to .* in the box it is 25\.",
        ),
        ({"STARTING_CREATURES": 4}, r"with STARTING_CREATURES = 4: .* STARTING_CREATURES must be 3\."),
    ],
)
def test_a_refusal_names_the_wrong_table_and_says_what_is_possible(tables: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused, match=f"^Tough Luck, Dodo cannot be played {words}$"):
        changes(find_game("dodo"), tables)


def test_the_least_that_is_possible_can_be_played_at_each_table() -> None:
    dodo = find_game("dodo")
    assert variant("dodo", changes(dodo, {"BLOCKS": 4})).new_state(4).blocks[0] == 0


@pytest.mark.parametrize(
    ("game", "tables", "remarks"),
    [
        ("evo", {"START_POINTS": 300}, ["START_POINTS is 300, where the box has 10"]),
        ("evo", {"START_POINTS": 20, "METEOR": METEOR}, []),
        ("evo", {"METEOR": [*METEOR[:-1], 40]}, ["METEOR[14] is 40, where the box has 0 to 6"]),
        ("evo", {"LEAST_HORNS": 3, "unchecked": True}, ["LEAST_HORNS is 3, where the box has -1"]),
        ("dodo", {"COVERS": [[2, 0, 0]], "unchecked": True}, ["COVERS has 1 rows, where the box has 9"]),
    ],
)
def test_what_is_far_from_the_box_is_unusual(game: str, tables: dict[str, Any], remarks: list[str]) -> None:
    found = find_game(game)
    assert [word(one) for one in unusual(found, changes(found, tables))] == remarks


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_played_is_refused_in_a_sentence_and_leaves_nothing(what: str) -> None:
    tables, words = WRONG[what]
    before = set(sys.modules)
    with pytest.raises(Refused, match=words):
        changes(find_game("evo"), tables)
    assert set(sys.modules) == before


@pytest.mark.parametrize(
    "word", ["'), exit(1), ('\\", "__import__('os')", "[/red]", "{ $x }", "two words", "\u202ecard"]
)
def test_a_word_is_no_code_and_no_markup(word: str) -> None:
    with pytest.raises(Refused, match=r"CARDS\[0\]\.word should be at most 100 letters, digits, _ and -"):
        changes(find_game("evo"), {"CARDS": cards_of_evo(word)})


def test_a_row_has_the_classes_of_the_variant() -> None:
    evo = find_game("evo")
    data = variant("evo", changes(evo, {"CARDS": cards_of_evo("exit-1")})).module("data")
    assert data.CARDS[0].word == "exit-1"
    assert isinstance(data.CARDS[0], data.EventCard)
    assert isinstance(data.CARDS[0].timing, data.Timing)
    assert not [name for name in vars(data) if name.startswith("__given")]


def cards_of_evo(first: str) -> list[dict[str, Any]]:
    rows = [card._asdict() | {"timing": card.timing.name.lower()} for card in find_game("evo").module("data").CARDS]
    return [rows[0] | {"word": first}, *rows[1:]]


def test_who_says_so_leaves_what_is_known_of_the_box() -> None:
    evo = find_game("evo")
    rows = swapped_copies()
    rows[3]["copies"] *= 2
    with pytest.raises(Refused, match=r"data\.py says assert sum\(GENE_COPIES\) == 62"):
        changes(evo, {"COUNTERS": rows})
    more = variant("evo", changes(evo, {"COUNTERS": rows, "unchecked": True}))
    assert more.new_state(3).bag[3] == 16
    assert trace(more, 3, ["random"], 2, backend="python")["seats"]["share"].sum() == 2
    assert changes(evo, {"unchecked": True}) == ""
    with pytest.raises(Refused, match="unchecked should be true or false"):
        changes(evo, {"COUNTERS": rows, "unchecked": 1})


def test_a_file_is_read_with_suspicion(tmp_path: Path) -> None:
    evo, file = find_game("evo"), tmp_path / "map.toml"
    with pytest.raises(Refused, match=r"There is no file .*map\.toml"):
        read_changes(evo, file)
    for text in ("METEOR = [", f"METEOR = {'[' * 5_000}"):
        file.write_text(text)
        with pytest.raises(Refused, match=r"map\.toml is not TOML"):
            read_changes(evo, file)
    file.write_text("FOO = 1")
    with pytest.raises(Refused, match=r"map\.toml: Evo has no table FOO"):
        read_changes(evo, file)
    file.write_text(f"METEOR = {METEOR}")
    assert read_changes(evo, file) == changes(evo, {"METEOR": METEOR})


@pytest.mark.thorough
def test_a_variant_of_the_same_shape_is_played_without_compiling_anew() -> None:
    dodo = find_game("dodo")
    cards = [card._asdict() for card in dodo.module("data").CARDS]
    other = variant("dodo", changes(dodo, {"CARDS": cards[::-1]}))
    game = OpenGame(dodo)
    marks = []
    for played in (dodo, other, dodo):
        assert game.become(played)
        # the latter are whole games
        for table in (TraceTable(played, 2, ("greedy",), {"turn_limit": 3}), TraceTable(played, 3, ("random",), {})):
            opened, interpreted = Tracer(table, compiled=game).run(0, 2), Tracer(table, "python").run(0, 2)
            assert opened is not None
            assert interpreted is not None
            assert {column: values.tolist() for column, values in opened["seats"].items()} == {
                column: values.tolist() for column, values in interpreted["seats"].items()
            }
            marks.append(opened["games"]["mark"].tolist())
            assert marks[-1] == interpreted["games"]["mark"].tolist()
    assert marks[:2] == marks[4:]
    assert marks[1] != marks[3], "other cards, other games"


def test_a_variant_of_another_shape_must_be_compiled() -> None:
    dodo = find_game("dodo")
    game = OpenGame(dodo)
    tables = {key: table.array.copy() for key, table in game.tables.items()}
    assert not game.become(variant("dodo", changes(dodo, {"DIE_FACES": 1})))
    assert all((game.tables[key].array == array).all() for key, array in tables.items())
    assert game.become(dodo)
    cards = [card._asdict() for card in dodo.module("data").CARDS]
    assert game.become(variant("dodo", changes(dodo, {"CARDS": cards[::-1]})))
    assert not all((game.tables[key].array == array).all() for key, array in tables.items())
