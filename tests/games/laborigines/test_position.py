"""Positions that a person can write."""

from __future__ import annotations

import random

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.match import Match
from galapagos.engine.notation.position import describe, parse

from .lab import Lab

GAME = find_game("laborigines")
TABLES = [
    (2, {}),
    (5, {}),
    (6, {"variant": "teams"}),
    (3, {"variant": "twins"}),
    (3, {"memory": "hidden", "energy": 7}),
]


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
        ("seats 7", "for 2 to 6 players"),
        ("seats 1", "for 2 to 6 players"),
        ("seats 6", "Use variant=teams"),
        ("option variant", "write name=value"),
        ("option speed=fast", "There is no option speed"),
        ("option energy=21", "from 5 to 20"),
        ("red t21", "'t21' is not one of off, t1"),
        ("yellow t2", "'yellow' is not one of red, blue"),
        ("red t2 happy", "'happy' does not belong there"),
        ("turm 3", "'turm' is not a clause of a position"),
        ("direction 2 3; assignment 2 3", "two questions, assignment and direction"),
        ("turn 3; turn 4", "The clause turn is there twice."),
        ("red has 3 red 2 red", "has a name twice"),
        ("red t2 lightning many", "whole number"),
        ("red", "is incomplete"),
        ("t4", "is incomplete"),
        ("t4 poison", "'poison' is not one of"),
        ("t4 green/huge_explosion", "No tile is left for t4"),
        ("t4 green/green", "No tile is left for t4"),
        ("t4 acid/green; t5 green/acid", "No tile is left for t5"),
        ("t4 acid; t5 acid; t6 acid", "No tile is left for t6"),
        ("t4 green 2", "not complete"),
        ("red has 21 red", "There are more red tokens than 20."),
        ("red has nothing", "Red has no token"),
        ("disease plague", "'plague' is not one of"),
        ("flag red", "'red' is not one of gone."),
        ("active green", "'green' is not one of"),
        ("red t3; blue t3", "t3 has two pieces, and a tile holds one."),
        ("red t3; moa t3", "t3 has two pieces, and a tile holds one."),
        ("seats 2; red off", "Red is in play, and so on the ring."),
        ("seats 3; green out 1; green off acid", "Green is not on the ring"),
        ("seats 3; green out 1; green has 2 green", "Green is out and has no tokens."),
        ("steps 2", "Between two turns"),
        ("direction", "write direction 3 5"),
        ("leaving 2 3", "Nobody is asked in leaving"),
        ("direction 2 3; owes red 2", "Red cannot owe that in direction."),
        ("tiles; step 3", "a component is missing"),
        ("turn_end 2 3; owes red 0 paid 1", "Nobody is asked in turn_end"),
        ("assignment 2 7", "whole number up to 6"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 3; green out 1; red has 3 green 2 red", "all green tokens have left the game [L23]"),
        ("seats 3; green out 1; t4 green 2 green", "all green tokens have left the game [L23]"),
        (
            "seats 6; option variant=teams; green1 out 1; green2 has 3 green 1 violet",
            "all green tokens have left the game [L23]",
        ),
        (
            "seats 3; green out 1; red t1 flag",
            "Red cannot have the flag: it left the game with the first one out [L23].",
        ),
        ("seats 3; green out 2", "somebody did in wave 1"),
        ("seats 2; blue out 1", "Nobody is left but red, so the game is over"),
        ("seats 3; active green; red out 1; blue out 2", "Nobody is left but green, so the game is over"),
        (
            "seats 4; option variant=teams; blue1 out 1; blue2 out 1",
            "Nobody is left but red1 and red2, so the game is over",
        ),
        ("seats 3; active blue; red out 1; over last_survivor", "Several are left"),
        ("seats 3; red out 1", "Red is out and has no turn."),
    ],
)
def test_l23_l24_who_is_out_took_his_colour_and_the_flag_along(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 3; red t1 flag; blue t2 flag", "There is one flag: red and blue cannot both have it."),
        ("flag gone; red t1 flag", "Red cannot have the flag: it is gone."),
        ("red t1 flag; flag gone", "Red cannot have the flag: it is gone."),
        ("flag gone", "The flag leaves the game with the first one out, and not before [L23]."),
        (
            "red t1 flag infected; disease immunity_loss",
            "Red suffers from immunity loss and cannot have the flag [L9].",
        ),
        ("sides; red off flag", "only the nicest laborigine has the flag"),
    ],
)
def test_immunity_there_is_one_flag(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 3; red t1 infected", "Red is infected, so a card is active"),
        ("seats 3; drawn limping", "the last one is active"),
        ("seats 3; pile 7", "the last one is active"),
        ("seats 3; disease limping; pile 8", "There are 8 disease cards"),
    ],
)
def test_l19_markers_and_drawn_cards_mean_an_active_card(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("turn 500", "the game ends after 500"),
        ("option turn_limit=1; turn 7", "the game ends after 1,"),
        ("turn 499; over turn_limit", "the game ends after 500"),
    ],
)
def test_l26_no_turn_follows_the_last_one(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(GAME, text)
    assert sentence in str(refused.value)


def test_l24_the_mate_of_one_who_is_out_is_completed_without_their_colour() -> None:
    lab = Lab("seats 6; option variant=teams; green1 out 1")
    assert lab.stock("green2") == "5 violet"
    assert lab.stock("red2") == "15 red 5 violet"


def test_l23_who_wins_the_last_wave_is_completed_without_tokens() -> None:
    assert Lab("seats 3; blue out 1; red out 2; over last_wave").stock("green") == ""


def test_l3_where_places_are_chosen_the_one_on_the_move_has_the_flag() -> None:
    assert Lab("seats 3; active blue; start_places").has_flag("blue")
