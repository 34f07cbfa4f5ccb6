"""The position as plain data, and drawn for the terminal."""

from __future__ import annotations

import io
import random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from galapagos.engine.match.match import Match
from galapagos.games.mutations import GAME
from galapagos.games.mutations.board import draw
from tests.games.mutations.table import scene
from tests.scene import Scene

FULL = (
    "option extras=anglerfish; option divergence=on; A: carnivorous#1+swimming x3 (fed attacked, food1 shelter, "
    "parasites2), carnivorous#1, "
    "plain [anglerfish], development_defects, obligate_carnivorous | B: plain [?], plain [shown], anglerfish "
    "[open] | C:; turn 2; food 12; shelters 3; parasites 4"
)


def seen(table: Scene, seat: int = 0) -> Any:
    return msgspec.to_builtins(table.match.view(seat))


def test_a_view_has_turn_phase_tokens_and_who_is_asked() -> None:
    data = seen(scene(FULL))
    keys = (
        "turn", "last_turn", "phase", "first", "mover", "actor", "next", "over", "food", "shelters", "parasites",
        "black_left", "black_tokens",
    )  # fmt: skip
    assert [data[key] for key in keys] == [2, False, "feeding", 0, 0, 0, 1, False, 12, 3, 4, 4, 10]


def test_a_view_has_species_with_what_they_need_and_may_grow_to() -> None:
    first, second, third = seen(scene(FULL))["species"][:3]
    assert {
        key: first[key]
        for key in ("name", "owner", "need", "limit", "carnivorous", "parasites", "worst", "redirected", "face")
    } == {
        "name": "A1",
        "owner": 0,
        "need": 2,
        "limit": 5,
        "carnivorous": True,
        "parasites": 2,
        "worst": True,
        "redirected": False,
        "face": None,
    }
    assert first["traits"] == [
        {"name": "carnivorous", "plus": 1, "deleterious": False, "diet": True, "shared": 1},
        {"name": "swimming", "plus": 0, "deleterious": False, "diet": False, "shared": 0},
    ]
    assert (second["worst"], third["face"], third["looked_at"]) == (False, "anglerfish", True)


def test_a_view_has_animals_with_what_they_bear() -> None:
    animals = seen(scene(FULL))["species"][0]["animals"]
    assert animals[0] == {
        "id": animals[0]["id"],
        "name": "A1a",
        "food": 2,
        "blue": 0,
        "fed": True,
        "shelter": False,
        "parasites": 0,
        "attacked": True,
        "hunting": False,
        "looked_at": False,
    }
    assert (animals[1]["food"], animals[1]["shelter"], animals[2]["parasites"]) == (1, True, 2)


def test_a_view_has_red_and_blue_food_apart() -> None:
    def blue(table: Scene) -> list[tuple[int, int]]:
        return [(one["food"] - one["blue"], one["blue"]) for kind in seen(table)["species"] for one in kind["animals"]]

    table = scene("A: bark_beetle+high_body_weight, plain | B: plain x3; food 9; shelters 3").play(
        "feed a1", "feed a3", "shelter a1"
    )
    assert blue(table) == [(1, 1), (0, 0), (1, 0), (0, 0), (0, 0)]
    assert "blue a1 1" in table.match.position
    table = scene(
        "A: carnivorous x2 (food1, hungry) | B: plain x3, scavenger x2 (hungry, parasite); turn 2; food 9"
    ).play("hunt a1", "attack s2", "scavenge a5")
    assert blue(table) == [(1, 1), (0, 0), (0, 0), (0, 0), (0, 1), (0, 0)]
    table = scene("option extras=viviparous; A: viviparous (food1), plain | B: plain x3; food 9; shelters 2").play(
        "feed a1"
    )
    assert sorted(blue(table)[:2]) == [(0, 2), (2, 0)]


def test_species_and_animals_keep_their_ids_and_names_while_their_numbers_change() -> None:
    table = scene("A: plain x2 (parasite, hungry) | B: plain, running; turn 2; food 5; shelters 4")
    before = [(one["id"], one["name"]) for kind in seen(table)["species"] for one in kind["animals"]]
    assert [name for _, name in before] == ["A1a", "A1b", "B1a", "B2a"]
    table.play("feed a2")
    after = [(one["id"], one["name"]) for kind in seen(table)["species"] for one in kind["animals"]]
    assert after == [before[1], before[0], *before[2:]]
    table = scene("A: carnivorous | B: plain, running; food 5")
    running = seen(table)["species"][2]
    table.play("hunt a1", "attack s2")
    assert [(kind["id"], kind["name"]) for kind in seen(table)["species"]][1:] == [(running["id"], "B2")]


def test_a_view_has_players_with_their_piles_and_points() -> None:
    player = seen(scene("A: carnivorous, running x2 | B: scavenger; discards 3 1; food 2"))["players"]
    assert {
        key: player[0][key]
        for key in ("deck", "discard", "species", "animals", "points", "points_for", "passed", "scavenges")
    } == {
        "deck": 7,
        "discard": 3,
        "species": 2,
        "animals": 3,
        "points": 9,
        "points_for": {"animals": 6, "traits": 2, "plus": 1},
        "passed": False,
        "scavenges": False,
    }
    assert player[1]["scavenges"]


def test_m30_a_view_has_the_secrets_of_its_reader_alone() -> None:
    table = scene("option extras=anglerfish; A: plain [grazing] | B: plain; discarded A budding; discards 1 0")
    assert [seen(table, seat)["species"][0]["face"] for seat in (-1, 0, 1)] == [None, "grazing", None]
    assert [seen(table, seat)["players"][0]["known"] for seat in (-1, 0, 1)] == [[], ["budding"], []]
    assert [seen(table, seat)["players"][0]["forgotten"] for seat in (-1, 0, 1)] == [1, 1, 1]


def test_a_view_has_the_attack_and_what_may_still_be_ignored() -> None:
    table = scene(
        "option extras=intellect; A: carnivorous+intellect x2 | B: development_defects+mimicry, running, "
        "swimming; food 3; feeding A"
    )
    table.play("hunt a1", "attack s2")
    assert seen(table)["attack"] == {
        "hunter": "A1",
        "prey": "B1",
        "ignored": [],
        "permissions": ["defects", "intellect"],
        "poisoned": False,
    }
    assert [one["hunting"] for one in seen(table)["species"][0]["animals"]] == [True, False]
    table.play("ignore none", "redirect s3")
    assert [kind["redirected"] for kind in seen(table)["species"]] == [False, True, False, False]


def test_a_view_has_the_last_dice() -> None:
    table = scene("A: carnivorous | B: running x2 (hungry, parasite), plain; turn 2; climate")
    assert seen(table)["rolls"] == {"food": None, "parasites": None, "shelters": None, "running": None}
    table.play("food 9", "parasites 4", "shelters 2")
    assert seen(table)["rolls"] == {"food": 9, "parasites": 4, "shelters": 2, "running": None}
    assert (seen(table)["parasites"], seen(table)["black_left"]) == (4, 5)
    table.play("hunt a1", "attack s2", "run 2")
    assert seen(table)["rolls"]["running"] == 2
    assert "rolled food 9 parasites 4 shelters 2 run 2" in table.match.position


def test_a_view_says_who_plays_the_next_card() -> None:
    assert seen(scene("A: plain | B: plain | C: plain; decks 3 0 3"))["next"] == 2
    assert seen(scene("A: plain | B: plain | C: plain; decks 3 0 0"))["next"] is None
    assert seen(scene("A: plain | B: plain; climate"))["next"] is None


def test_a_view_says_who_feeds_a_scavenger() -> None:
    table = scene("A: carnivorous | B: scavenger x2 (hungry, parasite), plain x2; turn 2; food 9").play(
        "hunt a1", "attack s3"
    )
    assert (seen(table)["phase"], seen(table)["scavenger"]) == ("scavenger", 1)


# --- the terminal


def drawn(table: Scene, seat: int = 0, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    with console.capture() as capture:
        console.print(draw(table.match.view(seat), seat, table.match.words()))
    return capture.get()


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_drawing_keeps_to_the_width_of_a_terminal(width: int) -> None:
    text = drawn(scene(FULL), width=width)
    assert max(map(len, text.splitlines())) <= width
    for word in (
        "A1 needs 2",
        "carnivorous¹",
        "obligate carnivorous",
        "[anglerfish]",
        "[looked at]",
        "no animals",
        "✱2",
        "feeding",
    ):
        assert word in text


@pytest.mark.parametrize("width", [60, 80, 120])
def test_five_and_more_players_are_drawn_two_side_by_side(width: int) -> None:
    table = scene(
        "seats 8; A: carnivorous+swimming x3 (fed attacked, food1 shelter, parasites2), plain | B: "
        "obligate_carnivorous+high_body_weight | H: plain x9; turn 2; food 9"
    )
    text = drawn(table, 1, width)
    lines = text.splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) <= 32
    assert "B (you)" in text
    assert text.replace("\n", " ").count("points") == 8


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_drawing_of_a_game_of_eight_fits(width: int) -> None:
    choose = random.Random(width)
    match = Match(GAME, GAME.new_state(8, {"extras": "all", "divergence": "on"}), None)
    for number in range(300):
        if match.is_over:
            break
        match.play(choose.choice(match.legal()))
        if number % 30 == 0:
            console = Console(width=width, file=io.StringIO(), force_terminal=False)
            console.print(draw(match.view(number // 30 % 8), number // 30 % 8, match.words()))
            assert max(map(len, console.file.getvalue().splitlines())) <= width  # type: ignore[attr-defined]
