"""Positions that a person can write."""

from __future__ import annotations

import random

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match import Match
from galapagos.engine.position import describe, parse

from .lab import Lab

GAME = find_game("laborigines")
TABLES = [(2, {}), (5, {}), (6, {"variant": "teams"}), (3, {"variant": "twins"}), (3, {"memory": "hidden", "energy": 7})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_of_a_game_is_written_without_raw_fields(seats: int, options: dict[str, str | int]) -> None:
    chooser = random.Random(7)
    match = Match(GAME, GAME.new_state(seats, options), None)
    while not match.is_over:
        for s in (match.state, GAME.hidden(match.state, -1)):
            text = describe(GAME, s)
            assert "{" not in text
            assert parse(GAME, text) == s
        match.play(chooser.choice(match.legal()))
    text = describe(GAME, match.state)
    assert "{" not in text
    assert parse(GAME, text) == match.state


def test_what_is_left_out_is_completed() -> None:
    lab = Lab("seats 3; blue has 4 blue 1 red; t7 green/cure 2 red")
    assert lab.stock("red") == "17 red"
    assert lab.stock("green") == "20 green"
    assert lab.removed == "16 blue"
    assert len({lab.place(name) for name in ("red", "blue", "green")} | {lab.moa}) == 4
    assert sorted(tile.face for tile in lab.s.tiles) == sorted([*range(1, 11), *[11] * 9, 12])
    assert (lab.who, lab.active) == ("chance", "red")


def test_commas_are_only_for_the_eye() -> None:
    assert Lab("seats 2; blue has 4 blue, 1 red").stock("blue") == "1 red 4 blue"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 7", "should be a whole number up to 6"),
        ("seats 1", "for 2 to 6 players"),
        ("seats 6", "Use variant=teams"),
        ("option variant", "write name=value"),
        ("option speed=fast", "There is no option speed"),
        ("option energy=21", "from 5 to 20"),
        ("red t21", "'t21' is not a tile"),
        ("yellow t2", "'yellow' is not one of red, blue"),
        ("red t2 happy", "no mark of a laborigine"),
        ("red t2 lightning many", "whole number"),
        ("red", "not complete"),
        ("t4", "not complete"),
        ("t4 poison", "'poison' is not one of"),
        ("t4 green/huge_explosion", "No tile has green tile on one side and huge explosion on the other"),
        ("t4 green/green", "No tile has"),
        ("t4 acid/green; t5 green/acid", "No tile is left for t5"),
        ("t4 acid; t5 acid; t6 acid", "No tile is left for t6"),
        ("t4 green 2", "not complete"),
        ("red has 21 red", "1 red tokens too many"),
        ("red has nothing", "red has no token"),
        ("disease plague", "'plague' is not one of"),
        ("flag red", "Write flag gone"),
        ("active green", "'green' is not one of"),
        ("red t3; blue t3", "cannot be a position"),
        ("red t3; moa t3", "cannot be a position"),
        ("assignment 2 7", "whole number up to 6"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)
