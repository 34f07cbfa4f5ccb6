"""`galapagos rules`: the page, and search in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from galapagos.cli.rulebook import find_place, rules_page
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game

from .conftest import Galapagos
from .terminal import Terminal

DODO = find_game("dodo")


def headings(text: str) -> list[str]:
    return [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]


def test_a_section_is_found_by_its_number_or_its_title() -> None:
    assert headings(find_place(DODO, "3")) == ["3. Consumption"]
    assert headings(find_place(DODO, "3b")) == ["3B. Capture"]
    assert headings(find_place(DODO, "Tokens")) == ["1. Tokens"]
    assert headings(find_place(DODO, "a turn")) == [
        "A turn",
        "1. Tokens",
        "2. Migration",
        "3. Consumption",
        "3B. Capture",
        "4. Reproduction",
    ]
    assert headings(find_place(find_game("mutations"), "options"))[:2] == ["Options", "Divergence (`divergence=on`)"]
    assert headings(find_place(find_game("laborigines"), "2")) == ["Phase 2: diseases"]


def test_a_ruling_is_found_with_the_list_that_it_announces() -> None:
    for words in ("D10", "d10", "[D10]"):
        found = find_place(DODO, words)
        assert headings(found) == ["3. Consumption"]
        assert "those with a Competitive Advantage before those without" in found
        assert "**When you choose** [D10]" in found
        assert "Its base and blocks" not in found
    assert "D10" not in find_place(DODO, "D1")


def test_a_word_is_found_wherever_it_stands() -> None:
    found = find_place(DODO, "FAMINE")
    assert headings(found) == ["What there is", "1. Tokens", "3B. Capture", "4. Reproduction"]
    assert "- **Famine** covers any two squares" in found
    assert "- **Relocation**" not in found


def test_of_a_table_only_the_rows_count() -> None:
    found = find_place(find_game("mutations"), "bark beetle")
    assert "| card | copies | + | what it does |" in found
    assert "| bark beetle |" in found
    assert "| budding |" not in found


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_section_and_ruling_is_found(game: Game) -> None:
    text = rules_page(game).with_name("RULES.md").read_text()
    for section in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE):
        assert find_place(game, section)


def test_a_place_is_found_in_the_language_that_was_asked_for(galapagos: Galapagos) -> None:
    assert headings(find_place(DODO, "fressen", "de")) == ["3. Fressen"]
    assert "- **Hungersnot** deckt" in find_place(DODO, "hungers", "de")
    with pytest.raises(Refused, match=r"did you mean hungersnot\?"):
        find_place(DODO, "hungernsot", "de")
    assert "über eine Kante" in galapagos("rules dodo D8 --language de").out
    assert "über eine Kante" in galapagos("play dodo --language de", typed="rules D8\nquit\n").out


def test_what_the_rules_do_not_know_is_refused_with_a_hint() -> None:
    with pytest.raises(Refused, match=r"do not mention 'famnie': did you mean famine\?"):
        find_place(DODO, "famnie")
    with pytest.raises(Refused, match="galapagos rules dodo shows them all"):
        find_place(DODO, "xyzzy")


def test_the_command_and_the_table_show_a_place(galapagos: Galapagos) -> None:
    for out in (
        galapagos("rules dodo before the first turn").out,
        galapagos("play dodo", typed="rules Before the first turn\nquit\n").out,
    ):
        assert "chance names the first active player" in out
        assert "Ranks go by captures" not in out
    assert "do not mention 'xyzzy'" in galapagos("play dodo", typed="rules xyzzy\nquit\n").out


@pytest.mark.parametrize("width", [60, 80, 120])
def test_at_a_terminal_a_long_page_goes_through_the_pager(tmp_path: Path, width: int) -> None:
    pager = "sed s/^/PAGED:/"
    with Terminal("rules dodo", folder=tmp_path, width=width, PAGER=pager) as terminal:
        lines = terminal.read().splitlines()
    assert all(line.startswith("PAGED:") for line in lines)
    assert max(map(len, lines)) <= min(width, 100) + len("PAGED:")
    with Terminal("rules dodo 3B", folder=tmp_path, width=width, PAGER=pager) as terminal:
        assert "PAGED:" not in terminal.read()
