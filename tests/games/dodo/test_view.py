"""The position as plain data, and drawn for the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

from galapagos.games.dodo.board import draw
from galapagos.games.dodo.rules.audit import Fault, audit
from tests.scene import Scene

from .table import at, consume

FULL = (
    "seats 3; turn 4; active pink; migration 1; e1 221; e2 311 cover red+yellow; white rryyg e1 captor; white r "
    "e2 moved; "
    "orange yg e2 advantage; pink g e5 relocated; tokens orange famine; tokens pink none; favour orange c3; "
    "famine pink e2"
)
ASKED = (
    "consumption; e1 322; orange rryg e1; white rr e1; white ry e1; white gg e1; white yy e1; white rg e1; orange r e6"
)


def seen(scene: Scene, seat: int = 0) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(scene.match.view(seat))
    return data


def test_a_view_has_turn_phase_and_actor() -> None:
    data = seen(at(FULL))
    assert {key: data[key] for key in ("turn", "phase", "active", "actor", "over", "columns")} == {
        "turn": 4,
        "phase": "migration",
        "active": 2,
        "actor": 1,
        "over": False,
        "columns": 3,
    }


def test_a_view_has_squares_what_is_available_and_captors() -> None:
    environments = seen(at(FULL))["environments"]
    assert len(environments) == 9
    assert environments[0] == {
        "name": "e1",
        "squares": {"red": 2, "yellow": 2, "green": 1},
        "covered": {"red": 0, "yellow": 0, "green": 0},
        "covered_by": [],
        "available": {"red": 2, "yellow": 2, "green": 1},
        "captor": 0,
        "meal": [],
    }
    assert environments[1] == {
        "name": "e2",
        "squares": {"red": 3, "yellow": 1, "green": 1},
        "covered": {"red": 1, "yellow": 1, "green": 0},
        "covered_by": [2],
        "available": {"red": 2, "yellow": 0, "green": 1},
        "captor": None,
        "meal": [{"creature": "o1", "eats": False}, {"creature": "w2", "eats": True}],
    }


def test_d10_an_owner_who_is_asked_sees_the_squares_that_are_left() -> None:
    scene = at(ASKED)
    assert scene.options == ["feed c3", "feed c6"]
    assert seen(scene)["environments"][0]["available"] == {"red": 1, "yellow": 1, "green": 1}
    assert seen(scene)["environments"][1]["available"] == {"red": 2, "yellow": 2, "green": 1}
    scene.play("feed c3")
    assert seen(scene)["environments"][0]["available"] == {"red": 3, "yellow": 2, "green": 2}


def test_d10_an_owner_who_is_asked_sees_who_has_eaten_and_who_has_starved_by_names_that_stay() -> None:
    scene = consume(ASKED.removeprefix("consumption; ") + "; orange rr e3; orange ry e3; e3 221")
    assert [c["name"] for c in seen(scene)["creatures"] if c["fed"]] == ["o1"]
    assert [c["name"] for c in seen(scene)["creatures"] if c["starved"]] == ["w1", "w3", "w4"]
    scene.play("feed c3")
    assert [c["name"] for c in seen(scene)["creatures"] if c["fed"]] == ["o1", "w2"]
    assert [c["name"] for c in seen(scene)["creatures"] if c["starved"]] == ["w1", "w3", "w4", "w5"]
    assert scene.options == ["feed c8", "feed c9"]


def test_d14_the_dead_are_off_the_board_and_in_the_box_at_once_while_an_owner_is_asked() -> None:
    data = seen(at(ASKED))
    assert [(player["creatures"], player["bases"]) for player in data["players"]] == [(2, 23), (2, 23)]
    assert data["box"] == {"red": 35, "yellow": 38, "green": 38}
    unlimited = seen(at(f"option supply=unlimited; {ASKED}"))
    assert (unlimited["box"], unlimited["players"][0]["bases"], unlimited["players"][0]["creatures"]) == (None, None, 2)


def test_a_view_of_the_end_has_all_squares_again() -> None:
    scene = consume("turn 30; e1 221 cover green; white r e1; orange r e2")
    assert audit(scene.s) == Fault.NONE
    assert seen(scene)["environments"][0]["available"] == {"red": 2, "yellow": 2, "green": 0}


def test_a_view_has_every_creature_with_its_marks() -> None:
    creatures = seen(at(FULL))["creatures"]
    flags = ("moved", "advantage", "relocated", "captor")
    assert [
        (c["name"], c["owner"], c["environment"], c["blocks"], [flag for flag in flags if c[flag]]) for c in creatures
    ] == [
        ("w1", 0, 0, {"red": 2, "yellow": 2, "green": 1}, ["captor"]),
        ("w2", 0, 1, {"red": 1}, ["moved"]),
        ("o1", 1, 1, {"yellow": 1, "green": 1}, ["advantage"]),
        ("p1", 2, 4, {"green": 1}, ["relocated"]),
    ]


def test_d4_a_view_tells_whose_advantage_a_creature_bears() -> None:
    scene = at("e1 221; white r e1; orange y e1").play("advantage c2", "advantage c2")
    assert [(c["advantage"], c["favoured"]) for c in seen(scene)["creatures"]] == [(False, []), (True, [0, 1])]
    assert seen(at("white r e1 advantage"))["creatures"][0]["favoured"] == []


def test_d5_a_view_tells_who_covered_an_environment() -> None:
    scene = at("e1 322; white r e1; orange y e1").play("famine e1 red+red", "famine e1 green+yellow")
    here = seen(scene)["environments"][0]
    assert (here["covered_by"], here["covered"]) == ([0, 1], {"red": 2, "yellow": 1, "green": 1})


def test_a_view_tells_what_everybody_said_in_this_phase_and_who_is_next() -> None:
    scene = at("seats 3; active orange; migration; white r e1; orange r e1; pink r e1")
    assert ([player["said"] for player in seen(scene)["players"]], seen(scene)["next"]) == (["", "", ""], 2)
    scene.play("pass", "migrate c3 e2")
    assert ([player["said"] for player in seen(scene)["players"]], seen(scene)["next"]) == (["", "passed", "acted"], 1)
    assert seen(at("seats 2; migration 5; white r e1; orange r e1"))["next"] is None


@pytest.mark.parametrize(
    "position",
    [
        "e1 221; white rryg e1; orange r e1; orange y e1; orange y e1; orange g e1",
        "e1 221; white rr e1; orange rry e1; white r e1 advantage; orange g e2",
        (
            "active orange; e1 322; e2 311 cover red+red; white yg e1; orange yg e1; orange rgg e1; white rr e2; "
            "orange r e2; white rryyg e3 captor; e3 221"
        ),
    ],
)
def test_d10_a_view_foretells_who_eats(position: str) -> None:
    scene = at(f"{position}; migration 5")
    lines = [line for here in seen(scene)["environments"] for line in here["meal"]]
    before = {one["name"] for one in seen(scene)["creatures"] if not one["captor"]}
    scene.play("pass")
    assert {line["creature"] for line in lines} == before
    assert {line["creature"] for line in lines if line["eats"]} == {
        one["name"] for one in seen(scene)["creatures"] if one["fed"]
    }


def test_a_view_has_players_with_tokens_captures_creatures_and_bases() -> None:
    players = seen(at(FULL))["players"]
    assert players[0] == {
        "seat": 0,
        "name": "white",
        "tokens": ["advantage", "famine", "relocation"],
        "captures": 1,
        "creatures": 2,
        "bases": 23,
        "said": "passed",
    }
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
    return printed(at(position), seat)


def printed(scene: Scene, seat: int = 0, width: int = 100) -> str:
    text = StringIO()
    Console(width=width, no_color=True, file=text).print(draw(scene.match.view(seat), seat, scene.match.words()))
    return text.getvalue()


def test_a_drawing_has_every_environment_creature_and_player() -> None:
    text = drawn(FULL)
    for part in (
        "e1 ─",
        "captured: white",
        "w1 RRYYG!",
        "■ RRYYG",
        "■ RRryG",
        "w2 R'",
        "o1 YG*",
        "p1 G~",
        "white (you)",
        "pink ●",
        "none left",
    ):
        assert part in text


def test_a_drawing_has_the_turn_the_phase_the_box_and_a_legend() -> None:
    text = drawn(FULL)
    assert text.startswith("Turn 4 of at most 30: migration phase, round 1 of 3")
    assert "Blocks left in the box: 37 red, 37 yellow, 37 green" in text
    assert (
        text.splitlines()[-1].strip()
        == "r covered  · eaten  * advantage  ' moved  ~ relocated  + fed  † dead  ! captor"
    )
    assert drawn("begin").startswith("Before the first turn: the first active player is drawn")
    assert printed(consume("e1 221; white rrr e1")).startswith("Turn 1 of at most 30: the game is over")
    assert "in the box: unlimited" in drawn(f"option supply=unlimited; {FULL}")


def test_d10_a_drawing_for_an_owner_who_is_asked_shows_what_is_eaten_and_who_is_dead() -> None:
    text = drawn(ASKED)
    for part in ("■ R··Y·G·", "o1 RRYG+", "w1 RR†", "w2 RY ", "w3 GG†", "w5 RG "):
        assert part in text


@pytest.mark.parametrize("width", [80, 100])
def test_a_drawing_fits_the_terminal(width: int) -> None:
    lines = printed(at(FULL), width=width).splitlines()
    assert max(map(len, lines)) <= width
    assert lines[-1].startswith("r covered")
    assert lines[-1].endswith("! captor")


@pytest.mark.parametrize("position", ["environments", "environments 4", "begin", "placement; white r e2"])
def test_a_drawing_shows_what_there_is_before_the_first_turn(position: str) -> None:
    text = drawn(position)
    assert text.count("■") == {"environments": 0, "environments 4": 4}.get(position, 6)
    assert ("w1 R" in text) == position.startswith("placement")
