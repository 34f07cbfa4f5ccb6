"""The position as plain data, and drawn for the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

from galapagos.games.dodo.board import draw
from tests.scene import Scene

from .table import at, consume

FULL = ("seats 3; turn 4; active pink; migration 1; e1 221; e2 311 cover red+yellow; white rryyg e1 captor; white r e2 moved; "
        "orange yg e2 advantage; pink g e5 relocated; tokens orange famine; tokens pink none")


def seen(scene: Scene, seat: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(scene.match.view(seat))
    return data


def test_a_view_has_turn_phase_and_actor() -> None:
    data = seen(at(FULL))
    assert {key: data[key] for key in ("turn", "phase", "active", "actor", "over", "columns")} == {
        "turn": 4, "phase": "migration", "active": 2, "actor": 1, "over": False, "columns": 3}


def test_a_view_has_squares_what_is_available_and_captors() -> None:
    environments = seen(at(FULL))["environments"]
    assert len(environments) == 9
    assert environments[0] == {"name": "e1", "squares": {"red": 2, "yellow": 2, "green": 1}, "available": {"red": 2, "yellow": 2, "green": 1}, "captor": 0}
    assert environments[1] == {"name": "e2", "squares": {"red": 3, "yellow": 1, "green": 1}, "available": {"red": 2, "yellow": 0, "green": 1}, "captor": None}


def test_a_view_has_every_creature_with_its_marks() -> None:
    creatures = seen(at(FULL))["creatures"]
    flags = ("moved", "favoured", "relocated", "captor")
    assert [(c["name"], c["owner"], c["environment"], c["blocks"], [flag for flag in flags if c[flag]]) for c in creatures] == [
        ("c1", 0, 0, {"red": 2, "yellow": 2, "green": 1}, ["captor"]),
        ("c2", 0, 1, {"red": 1}, ["moved"]),
        ("c3", 1, 1, {"yellow": 1, "green": 1}, ["favoured"]),
        ("c4", 2, 4, {"green": 1}, ["relocated"]),
    ]


def test_a_view_has_players_with_tokens_captures_creatures_and_bases() -> None:
    players = seen(at(FULL))["players"]
    assert players[0] == {
        "seat": 0, "name": "white", "tokens": ["advantage", "famine", "relocation"], "captures": 1, "creatures": 2, "bases": 23}
    assert [player["tokens"] for player in players[1:]] == [["famine"], []]


def test_a_view_has_the_blocks_in_the_box_unless_the_supply_is_unlimited() -> None:
    assert seen(at(FULL))["box"] == {"red": 37, "yellow": 37, "green": 37}
    data = seen(at(f"option supply=unlimited; {FULL}"))
    assert data["box"] is None
    assert data["players"][0]["bases"] is None


def test_a_view_grows_with_the_environments_that_are_drawn() -> None:
    data = seen(at("environments; e1 221; e2 311"))
    assert [environment["name"] for environment in data["environments"]] == ["e1", "e2"]
    assert all(creature["environment"] is None for creature in data["creatures"])


def test_a_view_tells_the_end() -> None:
    data = seen(consume("e1 221; white rrr e1"))
    assert data["over"]


def test_everybody_sees_the_same() -> None:
    scene = at(FULL)
    assert len({msgspec.json.encode(scene.match.view(seat)) for seat in (-1, 0, 1, 2)}) == 1


# --- the terminal


def drawn(position: str, seat: int = 0) -> str:
    text = StringIO()
    Console(width=100, no_color=True, file=text).print(draw(at(position).s, seat))
    return text.getvalue()


def test_a_drawing_has_every_environment_creature_and_player() -> None:
    text = drawn(FULL)
    for part in ("e1 captured by white", "W c1 RRYYG!", "■ RRYYG", "■ RRryG", "W c2 R'", "O c3 YG*", "P c4 G", "white (you)", "pink ●", "none left"):
        assert part in text


@pytest.mark.parametrize("position", ["environments", "environments 4", "begin", "placement; white r e2"])
def test_a_drawing_shows_what_there_is_before_the_first_turn(position: str) -> None:
    text = drawn(position)
    assert text.count("■") == {"environments": 0, "environments 4": 4}.get(position, 6)
    assert ("W c1 R" in text) == position.startswith("placement")
