"""Team play variation (L24, L27)."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.words.message import catalogue
from galapagos.games.laborigines.state import Ending

from .lab import Lab

FOUR = "seats 4; option variant=teams; red1 t1; blue1 t11; red2 t12; blue2 t13; moa t16"
BOOM = "direction 3 5; t4 green/small_explosion"


def test_l24_mates_share_a_colour_and_sit_alternately() -> None:
    text, s = find_game("laborigines").text, find_game("laborigines").new_state(6, {"variant": "teams"})
    assert [catalogue("laborigines").word(text.seat_name(s, seat)) for seat in range(6)] == [
        "red 1",
        "blue 1",
        "green 1",
        "red 2",
        "blue 2",
        "green 2",
    ]


@pytest.mark.parametrize(("energy", "team", "neutral"), [(20, 15, 5), (9, 7, 2), (5, 4, 1)])
def test_l24_a_quarter_of_the_tokens_is_neutral(energy: int, team: int, neutral: int) -> None:
    s = find_game("laborigines").new_state(4, {"variant": "teams", "energy": energy})
    assert list(s.stocks[2].of) == [team, 0, 0, 0, neutral]


def test_l24_an_elimination_purges_the_mates_tokens_of_that_colour() -> None:
    lab = Lab(f"{FOUR}; red1 has 1 red; {BOOM}").play("move clockwise")
    assert lab.out("red1") == 1
    assert lab.stock("red2") == "5 violet"
    assert lab.stock("blue1") == "15 blue 5 violet"


def test_l24_neutral_tokens_are_never_purged() -> None:
    lab = Lab(f"{FOUR}; red1 has 1 violet; t9 green 2 violet; {BOOM}").play("move clockwise")
    assert lab.out("red1") == 1
    assert (lab.on("t9"), lab.on("t4")) == ("2 violet", "1 violet")


def test_l24_the_game_ends_when_one_colour_is_left() -> None:
    lab = Lab(f"{FOUR}; blue1 t4; blue2 out 1; blue1 has 2 violet; direction 3 5; t7 green/flag").play("move clockwise")
    assert lab.ending == Ending.LAST_SURVIVOR
    assert lab.match.ranks == [1, 3, 1, 3]


def test_l24_a_mate_without_other_tokens_goes_with_the_colour() -> None:
    lab = Lab(f"{FOUR}; red1 has 1 red; red2 has 3 red; {BOOM}").play("move clockwise")
    assert (lab.out("red1"), lab.out("red2")) == (1, 2)
    assert lab.match.ranks == [3, 1, 3, 1]


def test_l27_a_dead_mate_wins_with_his_team() -> None:
    lab = Lab(f"{FOUR}; red2 out 1; blue1 t4; blue2 out 2; blue1 has 2 violet; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert lab.match.ranks == [1, 3, 1, 3]


def test_l27_a_team_is_placed_by_its_last_member() -> None:
    lab = Lab(
        "seats 6; option variant=teams; red1 t1; blue1 out 1; green1 out 2; red2 out 1; blue2 out 3; green2 t13; "
        "moa t16; "
        f"red1 has 2 violet; {BOOM}"
    ).play("move clockwise")
    assert lab.match.ranks == [3, 5, 1, 3, 5, 1]


def test_l24_mates_meet_like_opponents() -> None:
    lab = Lab(f"{FOUR}; red2 t4; red2 has 9 red; direction 3 5; t7 green/flag").play("move clockwise")
    assert (lab.stock("red1"), lab.stock("red2")) == ("17 red 5 violet", "7 red")


def test_l24_charity_and_cure_apply_to_mates() -> None:
    charity = Lab(f"{FOUR}; red1 has 9 red; red2 has 2 red; direction 3 5; t4 green/charity").play("move clockwise")
    assert charity.stock("red2") == "5 red"
    cure = Lab(
        f"{FOUR}; red1 has 9 red; red2 has 2 red; blue1 has 4 blue; blue2 has 4 blue; direction 3 5; t4 green/cure"
    ).play("move clockwise")
    assert (cure.stock("red1"), cure.stock("red2")) == ("10 red 2 blue", "1 red")


def test_l23_the_last_wave_is_won_by_the_team_of_the_richest() -> None:
    lab = Lab(f"{FOUR}; red1 has 1 red; red2 has 4 red; blue1 has 6 red; blue2 has 1 red; {BOOM}").play(
        "move clockwise"
    )
    assert lab.ending == Ending.LAST_WAVE
    assert lab.match.ranks == [3, 1, 3, 1]


def test_l26_at_the_turn_limit_team_stocks_are_added() -> None:
    lab = Lab(
        f"{FOUR}; option turn_limit=3; turn 2; red1 has 9 red; red2 has 2 red; blue1 has 6 blue; blue2 has 6 "
        "blue; direction 3 5; "
        "t4 green/flag"
    ).play("move clockwise")
    assert lab.match.ranks == [3, 1, 3, 1]


def test_l24_six_play_in_three_teams() -> None:
    lab = Lab("seats 6; option variant=teams; red1 t1; moa t10; direction 3 5; t4 green/cure").play(
        "move clockwise", "transfer blue", "transfer green", "transfer red", "transfer blue", "transfer green"
    )
    assert lab.stock("red1") == "16 red 2 blue 2 green 5 violet"
