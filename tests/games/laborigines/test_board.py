"""The ring in the terminal: every token is shown, and what is cut says so."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from galapagos.games.laborigines.board import draw

from .lab import Lab


def lines(position: str, width: int = 80) -> list[str]:
    match = Lab(position).match
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(draw(match.view(0), 0, match.words()))
    return console.export_text().splitlines()


@pytest.mark.parametrize(
    ("tokens", "shown"),
    [
        ("2 red 1 blue", "r2 b1"),
        ("2 red 1 blue 3 green", "r2 b1 g3"),
        ("2 red 1 blue 3 green 1 yellow", "r2b1g3y1"),
        ("12 red 11 blue 10 green", "r12b11g10"),
        ("2 red 1 blue 3 green 1 yellow 1 violet", "r2b1g3y1…"),
        ("12 red 1 blue 3 green 11 yellow", "r12b1g3…"),
    ],
)
def test_a_tile_shows_every_colour_or_says_that_it_is_cut(tokens: str, shown: str) -> None:
    drawn = lines(f"seats 5; red t1; moa t15; t4 acid/green {tokens}")
    assert drawn[2][34:43].rstrip() == shown


def test_what_is_cut_on_a_tile_stands_in_the_table() -> None:
    assert any(
        "t4: r12 b1 g3 y11" in line
        for line in lines("seats 5; red t1; moa t15; t4 acid/green 12 red 1 blue 3 green 11 yellow")
    )


def test_names_of_teams_and_twins_are_the_same_everywhere() -> None:
    assert any("Flag ⚑: red 1" in line for line in lines("seats 2; option variant=twins; red1 t4 flag"))


def test_l1_undersides_have_a_legend_only_where_they_are_shown() -> None:
    assert "▾" in "".join(lines("seats 2"))
    assert "▾" not in "".join(lines("seats 2; option memory=hidden; t4 green/acid"))


@pytest.mark.parametrize("width", [60, 70])
def test_a_narrow_terminal_has_a_line_for_each_tile(width: int) -> None:
    drawn = lines("seats 5; red t3 flag infected acid lightning 2; disease leprosy; t4 acid/green 2 red", width)
    assert all(len(line) <= width for line in drawn)
    assert drawn[2].startswith(" t3")
    assert "RED⚑☣≈ϟ2" in drawn[2]
    assert "acid" in drawn[3]
    assert "r2" in drawn[3]
