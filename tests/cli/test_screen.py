"""Common terminal sizes: the board above its question, choices, rules, and paths on one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import galapagos
from galapagos.cli.table.choices import draw_menu, make_menu

from .terminal import Terminal

MATCH = ("play", "dodo", "--seed", "5")
PAGED = "PAGED:"


@pytest.mark.parametrize("language", ["en", "de"])
def test_at_80_by_24_dodo_for_three_shows_every_environment_above_the_question(tmp_path: Path, language: str) -> None:
    with Terminal(
        *MATCH, "--seats", "you,random,random", "--language", language, folder=tmp_path, width=80, height=24
    ) as terminal:
        text, boards = terminal.read(), 0
        for _ in range(24):
            lines = text.splitlines()
            assert max(map(len, lines)) <= 80
            if firsts := [number for number, line in enumerate(lines) if line.startswith("e1 ")]:
                boards += 1
                assert len(lines) - (firsts[-1] - 1) <= 24, text  # from the board's headline to the prompt
                assert all(f"e{environment} ■" in text for environment in range(2, 10))
            if boards == 8:
                break
            text = terminal.type("1")
        assert boards == 8


def test_a_terminal_with_room_shows_plates(tmp_path: Path) -> None:
    with Terminal(*MATCH, "--players", "3", folder=tmp_path, width=120, height=40) as terminal:
        assert "╭─ e1 ─" in terminal.read()


def test_long_choices_go_on_below_their_first_words() -> None:
    for game, width in (("laborigines", 18), ("evo", 20), ("mutations", 24)):
        console = Console(width=width)
        with console.capture() as captured:
            decision = galapagos.new(game, seed=5).decision
            assert decision
            console.print(draw_menu(make_menu(decision.options), width))
        lines = captured.get().splitlines()
        assert [line for line in lines if not re.match(r" *\d+ \S| {5}\S", line)] == []
        assert any(line.startswith("     ") for line in lines), game


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_rules_that_fit_the_screen_are_printed_and_the_next_command_is_obeyed(
    tmp_path: Path, width: int, height: int
) -> None:
    with Terminal(
        *MATCH, "--players", "2", folder=tmp_path, width=width, height=height, PAGER=f"sed s/^/{PAGED}/"
    ) as terminal:
        terminal.read()
        for word in ("D8", "move", "capture", "tokens"):
            text = terminal.type(f"rules {word}")
            assert len(text.splitlines()) <= height
            assert PAGED not in text
            assert "place red e1 is allowed" in terminal.type("why place red e1")


def test_the_pager_says_how_to_leave_it(tmp_path: Path) -> None:
    with Terminal(
        "rules dodo --language de", folder=tmp_path, height=24, PAGER="echo [$LESS]; cat >/dev/null; echo"
    ) as terminal:
        assert "Leertaste weiter, q beendet" in terminal.read()


def test_the_path_of_a_record_stands_on_a_line_of_its_own_that_is_not_broken(tmp_path: Path) -> None:
    match = ("play", "dodo", "--seats", "random,random", "--seed", "5", "--option", "turn_limit=2")
    with Terminal(*match, folder=tmp_path, width=40, HOME=str(tmp_path)) as terminal:
        assert re.search(
            r"^The record of the match:\n~/data/matches/dodo-[\d-]+\.txt\ngalapagos replay FILE ", terminal.read(), re.M
        )


def test_random_mutations_draws_lines_where_cards_would_be_too_tall(tmp_path: Path) -> None:
    match = ("play", "mutations", "--seats", "you,random,random", "--seed", "5")
    with Terminal(*match, folder=tmp_path, height=24) as terminal:
        text = terminal.read()
        assert "│ A1 no traits: A1a ○ " in text
        assert "needs 1" not in text
    with Terminal(*match, folder=tmp_path, height=60) as terminal:
        assert "─ A1 needs 1 ─" in terminal.read()


def test_at_120_by_40_evo_shows_its_whole_board_above_the_question(tmp_path: Path) -> None:
    with Terminal(
        "play evo --seats you,random,random,random --seed 5", folder=tmp_path, width=120, height=40
    ) as terminal:
        text, boards = terminal.read(), 0
        for _ in range(24):
            if "you hold" in text:
                boards += 1
                lines = text.splitlines()
                top = next(number for number, line in enumerate(lines) if "╱  ╲" in line)
                assert len(lines) - top <= 40, text
            if boards == 6:
                break
            text = terminal.type("1")
        assert boards == 6
