"""Ending the game (D13, D15, D16)."""

from __future__ import annotations

import pytest

from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase

from .table import at, captured, consume, creatures, ending

# --- D13: two captures


def test_d13_the_game_ends_when_somebody_has_two_captures() -> None:
    scene = consume("e1 221; e2 311; white rryyg e1 captor; white rrryg e2; orange g e3; orange y e3")
    assert scene.actor == OVER
    assert ending(scene) == "captures"
    assert scene.match.ranks == [1, 2]
    assert scene.options == []
    for action in ("pass", "feed c1", "roll red", "migrate c3 e2", "advantage c3"):
        assert scene.refuses(action) == Reason.NOT_NOW


def test_d13_one_capture_each_does_not_end_the_game() -> None:
    scene = consume("e1 221; e2 311; white rryyg e1 captor; orange rrryg e2; orange g e3")
    assert captured(scene) == [1, 1]
    assert scene.actor == CHANCE


def test_d13_two_captures_in_one_turn_end_the_game() -> None:
    assert ending(consume("e1 221; e2 311; white rryyg e1; white rrryg e2; orange g e3")) == "captures"


def test_d13_the_check_comes_before_reproduction() -> None:
    scene = consume("e1 221; e2 311; white rryyg e1; white rrryg e2; orange g e3; orange g e4")
    assert creatures(scene)[2:] == ["orange g e3 fed", "orange g e4 fed"]


def test_d13_most_captures_win() -> None:
    crowd = "; ".join(["white r e6", "white y e6", "white g e6"])
    scene = consume(
        "e1 221; e2 311; e3 113; e4 131; e5 122; white rryyg e1 captor; white rrryg e2; orange ryggg e3; orange "
        f"ryyyg e4; orange ryygg e5; {crowd}"
    )
    assert captured(scene) == [2, 3]
    assert scene.match.ranks == [2, 1]  # 3 creatures against 5


def test_d13_equal_captures_are_ranked_by_creatures_on_the_board() -> None:
    four = (
        "e1 221; e2 311; e3 113; e4 131; white rryyg e1 captor; white rrryg e2; orange ryggg e3 captor; orange ryyyg e4"
    )
    # 4 of 12 mutations against 3 of 13
    assert consume(f"{four}; orange rrg e5; white r e6; white g e6").match.ranks == [1, 2]
    assert consume(f"{four}; orange r e5; orange g e5; white rrg e6").match.ranks == [2, 1]


def test_d13_then_by_total_mutations() -> None:
    four = (
        "e1 221; e2 311; e3 113; e4 131; e5 322; white rryyg e1 captor; white rrryg e2; orange ryggg e3 captor; "
        "orange ryyyg e4"
    )
    assert consume(f"{four}; orange r e5; white rr e6").match.ranks == [1, 2]
    assert consume(f"{four}; orange rrg e5; white rr e6").match.ranks == [2, 1]


def test_d13_captors_count_as_creatures_and_their_mutations_too() -> None:
    scene = consume(
        "seats 3; e1 221; e2 311; e3 321; white rryyg e1; white rrryg e2; orange rrryyg e3; pink r e4; pink r e5"
    )
    assert scene.match.ranks == [1, 2, 3]
    scene = consume("seats 3; turn 30; e1 322; e2 311; orange rrryygg e1; pink rrryg e2; white r e4; white rr e5")
    assert scene.match.ranks == [3, 1, 2]  # a capture each, a creature each, 7 mutations against 5


def test_d13_then_by_the_last_turn_whose_consumption_began_with_a_creature_in_play() -> None:
    scene = consume("seats 3; turn 9; e1 221; e2 311; white rryyg e1; white rrryg e2; last orange 3; last pink 5")
    assert scene.match.ranks == [1, 3, 2]
    scene = consume(
        "seats 3; turn 9; e1 221; e2 311; e3 322; e4 131; white rryyg e1; white rrryg e2; "
        "orange rrryygg e3 captor; pink ryyyg e4; last orange 3"
    )
    assert scene.match.ranks == [1, 2, 3]  # 7 mutations before 5, whatever the turn


def test_d13_the_last_turn_counts_even_if_its_creatures_starved_in_it() -> None:
    scene = consume("seats 3; turn 9; e1 221; e2 311; white rryyg e1; white rrryg e2; orange yyyyy e3; last pink 8")
    assert scene.match.ranks == [1, 2, 3]


def test_d13_a_captor_is_not_in_play_in_its_later_turns() -> None:
    scene = consume(
        "seats 3; turn 9; e1 221; e2 311; e3 113; e4 131; white rryyg e1; white rrryg e2; "
        "orange ryggg e3 captor; pink ryyyg e4; last orange 8"
    )
    assert scene.match.ranks == [1, 3, 2]  # equal but for the turn: orange 8, pink 9


def test_d13_equal_keys_share_a_rank() -> None:
    scene = consume("seats 3; e1 221; e2 311; white rryyg e1; white rrryg e2; orange r e3; pink y e4")
    assert scene.match.ranks == [1, 2, 2]


def test_d13_a_win_can_be_shared() -> None:
    scene = consume("e1 221; e2 311; e3 113; e4 131; white rryyg e1; white rrryg e2; orange ryggg e3; orange ryyyg e4")
    assert captured(scene) == [2, 2]
    assert scene.match.ranks == [1, 1]


def test_d13_is_the_reason_where_d15_and_d16_hold_as_well() -> None:
    scene = consume("turn 30; e1 221; e2 311; white rryyg e1; white rrryg e2")
    assert ending(scene) == "captures"


# --- D15: extinction


def test_d15_a_player_without_creatures_may_still_play_tokens() -> None:
    scene = at("seats 2; active orange; white r e1; last orange 1; turn 2")
    assert scene.actor == 1
    assert scene.allows("advantage c1")
    assert scene.allows("famine e1 red+yellow")
    assert scene.allows("relocate c1 e5")


def test_d15_a_player_without_creatures_keeps_captures() -> None:
    scene = consume("e1 221; white rryyg e1 captor; white rrrrr e2; orange g e3")
    assert captured(scene) == [1, 0]
    assert scene.actor == CHANCE


def test_d15_a_player_alone_on_the_board_plays_on() -> None:
    scene = consume("e1 221; white r e1; orange gg e1").play("roll red")
    assert creatures(scene) == ["white r e1", "white rr e1"]
    assert scene.s.phase == Phase.TOKENS


def test_d15_the_game_ends_when_no_creature_in_play_is_left() -> None:
    scene = consume("e1 221; white rrr e1; orange ggg e1")
    assert ending(scene) == "extinction"
    assert scene.match.ranks == [1, 1]


def test_d15_captors_do_not_keep_the_game_going_and_d13_ranks() -> None:
    scene = consume("e1 221; white rryyg e1; orange ggggg e2")
    assert ending(scene) == "extinction"
    assert scene.match.ranks == [1, 2]


def test_d15_extinction_is_the_reason_in_the_last_turn() -> None:
    assert ending(consume("turn 30; e1 221; white rrr e1")) == "extinction"


# --- D16: the turn limit


def test_d16_in_turn_30_the_game_ends_before_reproduction() -> None:
    scene = consume("turn 30; e1 221; white r e1; orange rr e2")
    assert ending(scene) == "turn_limit"
    assert creatures(scene) == ["white r e1 fed", "orange rr e2 fed"]
    assert scene.match.ranks == [2, 1]


def test_d16_turn_29_is_not_the_last() -> None:
    scene = consume("turn 29; e1 221; white r e1").play("roll red")
    assert scene.s.turn == 30


@pytest.mark.parametrize("limit", [1, 2, 17, 1_000_000])
def test_d16_option_turn_limit_is_any_number_from_one(limit: int) -> None:
    assert ending(consume(f"option turn_limit={limit}; turn {limit}; e1 221; white r e1")) == "turn_limit"


@pytest.mark.parametrize("limit", [2, 17, 1_000_000])
def test_d16_the_turn_before_the_limit_is_not_the_last(limit: int) -> None:
    assert consume(f"option turn_limit={limit}; turn {limit - 1}; e1 221; white r e1").actor == CHANCE


def test_the_active_token_and_the_turn_stay_when_the_game_ends() -> None:
    scene = consume("seats 3; turn 30; active pink; white r e1")
    assert (scene.s.turn, scene.s.active) == (30, 2)
