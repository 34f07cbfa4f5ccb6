"""What `tests.checks.rules_pages` finds, and what it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from .rules_pages import check_page, find_references

HEAD = "# Rules\n\n| Section or ruling | rule | **Code** | Test |\n|---|:--|---|--:|\n"
GOOD = "| 1, D1 | words | `rules/tokens.py: spend, Token.FAMINE` | `test_tokens.py: test_d1_once` |\n"


@pytest.fixture
def game(tmp_path: Path) -> tuple[Path, Path]:
    """A game's folder, and the folder of its tests."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "tokens.py").write_text(
        "class Token:\n    FAMINE = 1\n\nLEFT, RIGHT = 1, 2\n\ndef spend(): pass  # D1\n"
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_tokens.py").write_text(
        "def test_d1_once(): pass\n\nclass TestMore:\n    def test_more(self): pass\n\ndef help(): pass\n"
    )
    return tmp_path, tmp_path / "tests"


def check(game: tuple[Path, Path], rows: str) -> list[str]:
    return list(check_page(HEAD + rows, *game))


@pytest.mark.parametrize(
    "row",
    [
        "| D2 | words | `rules/tokens.py`: `spend` | `test_tokens.py: TestMore.test_more` |",
        (
            "| D2 | words | `rules/tokens.py: spend`<br>`rules/tokens.py: LEFT` | test_tokens.py: test_more, "
            "test_d1_once |"
        ),
        "| D2 to D4 | words | `rules/tokens.py: spend()` and `RIGHT` | `test_tokens.py: test_more` |",
    ],
)
def test_any_clear_way_to_name_code_and_tests_passes(game: tuple[Path, Path], row: str) -> None:
    assert check(game, GOOD + row) == []


@pytest.mark.parametrize(
    ("row", "finding"),
    [
        (
            "| D2 | words | `rules/tokens.py: lend` | `test_tokens.py: test_d1_once` |",
            "names lend, which rules/tokens.py does not define",
        ),
        (
            "| D2 | words | `rules/talks.py: spend` | `test_tokens.py: test_d1_once` |",
            "names rules/talks.py, which does not exist",
        ),
        (
            "| D2 | words | `rules/tokens.py` | `test_tokens.py: test_d1_once` |",
            "names rules/tokens.py, but nothing in it",
        ),
        (
            "| D2 | words | `rules/tokens.py: spend` | `test_tokens.py: test_d2` |",
            "names test_d2, which test_tokens.py does not define",
        ),
        (
            "| D2 | words | `rules/tokens.py: spend` | `test_tokens.py: help` |",
            "names help of test_tokens.py, which is not a test",
        ),
        ("| D2 | words | `rules/tokens.py: spend` | |", "names no test"),
        ("| D2 | words | | `test_tokens.py: test_d1_once` |", "names no code"),
        ("| D2 | | `rules/tokens.py: spend` | `test_tokens.py: test_d1_once` |", "does not say the rule"),
        ("| D3 | words | `rules/tokens.py: spend` | `test_tokens.py: test_d1_once` |", "has no row for D2"),
    ],
)
def test_each_fault_is_one_line(game: tuple[Path, Path], row: str, finding: str) -> None:
    findings = check(game, GOOD + row)
    assert len(findings) == 1
    assert findings[0].endswith(finding)


def test_a_ruling_that_only_the_code_knows_is_found(game: tuple[Path, Path]) -> None:
    (game[0] / "rules" / "more.py").write_text("# D1, D2: noted\nx = 1  # noqa: D77\n")
    assert check(game, GOOD) == ["more.py mentions D2, which RULES.md does not list"]


def test_a_page_without_the_table_is_found(game: tuple[Path, Path]) -> None:
    assert list(check_page("| option | values |\n|---|---|\n| deck | short |\n", *game)) == [
        "RULES.md has no table whose last two columns are code and test"
    ]


def test_names_follow_their_file() -> None:
    assert [tuple(reference) for reference in find_references("`a.py: b, C.d`, `rules/e.py: f`")] == [
        ("a.py", "b"),
        ("a.py", "C.d"),
        ("rules/e.py", "f"),
    ]
