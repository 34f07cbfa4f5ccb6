"""The name of a cache: what compiled code is made from changes it, and nothing else does."""

from __future__ import annotations

import re

import pytest

from galapagos.engine.compiler.backend import program
from galapagos.engine.compiler.fingerprint import ProgramWalk, fingerprint
from galapagos.engine.game import Game, all_games
from tests.lab.broken import DODO, Edit, edit_dodo

__all__ = ["edit_dodo"]

FOR_PEOPLE = [name for name in ("text.py", "view.py", "board.py", "position.py", "en.ftl") if (DODO / name).exists()]


def name_of(game: Game) -> str:
    return fingerprint(program(game))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_function_that_is_compiled_is_read(game: Game) -> None:
    reading = ProgramWalk(program(game))
    assert list(reading.parts())
    assert {*reading.found} == {*program(game).reached()}


@pytest.mark.parametrize("file", FOR_PEOPLE)
def test_what_is_only_for_people_compiles_nothing_anew(edit_dodo: Edit, file: str) -> None:
    before = name_of(edit_dodo(file, str))
    changed = edit_dodo(file, lambda text: text.replace(" a ", " one ").replace('"Pass', '"I pass') + "\n# the end\n")
    assert name_of(changed) == before


def test_a_comment_a_docstring_and_a_rule_that_is_not_called_compile_nothing_anew(edit_dodo: Edit) -> None:
    before = name_of(edit_dodo("rules/__init__.py", str))
    remark = edit_dodo("rules/migration.py", lambda text: text.replace("\n\n\n", "\n\n\n# A remark.\n"))
    assert name_of(remark) == before
    docstrings = edit_dodo(
        "rules/migration.py", lambda text: re.sub(r'^    """(?=\w)', '    """Once more: ', text, flags=re.M)
    )
    assert name_of(docstrings) == before
    unused = edit_dodo("rules/migration.py", lambda text: f"{text}\n\ndef wander(s: State) -> None:\n    s.turn += 1\n")
    assert name_of(unused) == before


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (
            "rules/__init__.py",
            "",
            "\n_score = score\n\n\ndef score(s: State, out: list[int]) -> None:\n    _score(s, out)\n",
        ),
        (
            "heuristics.py",
            "",
            "\n_value = value\n\n\ndef value(s: State, seat: int) -> int:\n    return _value(s, seat) + 1\n",
        ),
        ("data.py", "", "\nNEIGHBOURS = NEIGHBOURS[::-1]\n"),
        ("data.py", "BASES = 25", "BASES = 24"),
        ("state.py", "    actor: i8", "    actor: i16"),
    ],
    ids=["rule", "heuristic", "table", "number", "struct"],
)
def test_an_edited_rule_table_or_struct_has_another_name(edit_dodo: Edit, file: str, old: str, new: str) -> None:
    before = name_of(edit_dodo(file, str))
    changed = edit_dodo(file, lambda text: text.replace(old, new) if old else text + new)
    assert name_of(changed) != before


def test_neither_paths_nor_line_numbers_count(edit_dodo: Edit) -> None:
    before = name_of(edit_dodo("state.py", str))
    assert name_of(edit_dodo("state.py", lambda text: text.replace("\n\n\n", "\n\n\n\n\n"))) == before
