"""2. Migration Phase (D2, D7, D8)."""

from __future__ import annotations

import pytest

from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase

from .table import at, creatures


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (1, [2, 4]),
        (2, [1, 3, 5]),
        (3, [2, 6]),
        (4, [1, 5, 7]),
        (5, [2, 4, 6, 8]),
        (6, [3, 5, 9]),
        (7, [4, 8]),
        (8, [5, 7, 9]),
        (9, [6, 8]),
    ],
)
def test_d8_a_creature_moves_into_an_environment_that_shares_an_edge(here: int, there: list[int]) -> None:
    scene = at(f"seats 3; migration; white r e{here}; orange r e1")
    assert scene.options == ["pass", *(f"migrate c1 e{cell}" for cell in there)]
    assert scene.refuses(f"migrate c1 e{here}") == Reason.HERE_ALREADY
    for cell in set(range(1, 10)) - {here, *there}:
        assert scene.refuses(f"migrate c1 e{cell}") == Reason.TOO_FAR
    assert creatures(scene.play(f"migrate c1 e{there[0]}"))[0] == f"white r e{there[0]} moved"


@pytest.mark.parametrize(("here", "there"), [(4, [1, 5]), (5, [2, 4, 6]), (6, [3, 5])])
def test_two_players_have_no_third_row_to_move_to(here: int, there: list[int]) -> None:
    scene = at(f"seats 2; migration; white r e{here}")
    assert scene.options == ["pass", *(f"migrate c1 e{cell}" for cell in there)]
    assert scene.refuses(f"migrate c1 e{here + 3}") == Reason.NO_ENVIRONMENT


def test_the_active_player_moves_first_and_the_others_follow_clockwise() -> None:
    scene = at("seats 3; active orange; migration; white r e1; orange r e1; pink r e1")
    order = []
    while scene.s.phase == Phase.MIGRATION:
        order.append(scene.actor)
        scene.play("pass")
    assert order == [1, 2, 0] * 3


def test_each_player_moves_one_creature_in_a_round() -> None:
    scene = at("seats 2; migration; white r e1; white y e1; orange r e1").play("migrate c1 e2")
    assert scene.actor == 1


def test_only_own_creatures_move() -> None:
    scene = at("seats 2; migration; white r e1; orange r e1")
    assert scene.refuses("migrate c2 e2") == Reason.NOT_YOURS
    assert scene.refuses("migrate c3 e2") == Reason.NO_CREATURE


def test_a_creature_moves_once_in_a_turn() -> None:
    scene = at("seats 2; migration; white r e1; white y e1; orange r e1").play("migrate c1 e2", "pass")
    assert scene.actor == 0
    assert scene.refuses("migrate c1 e3") == Reason.MOVED
    assert scene.options == ["pass", "migrate c2 e2", "migrate c2 e4"]


def test_a_creature_may_move_again_in_the_next_turn() -> None:
    scene = at("seats 2; migration; e1 221; e2 311; white r e1; tokens white none; tokens orange none").play(
        "migrate c1 e2", "roll red"
    )
    assert scene.s.turn == 2
    assert scene.s.phase == Phase.MIGRATION
    assert scene.allows("migrate c1 e1")


def test_any_number_of_creatures_may_meet_in_one_environment() -> None:
    scene = at("seats 2; migration; white r e2; white y e4; orange r e1; orange y e1").play(
        "migrate c1 e1", "pass", "migrate c2 e1"
    )
    assert [creature.cell for creature in scene.s.creatures[:4]] == [0] * 4


# --- D7: rounds


FIVE = "white r e1; white y e1; white g e1; white rr e1; white yy e1; orange r e4"


def test_d7_three_rounds_move_up_to_three_different_creatures_of_each_player() -> None:
    scene = at(f"seats 2; e2 322; migration; {FIVE}")
    for i in (1, 2, 3):
        scene.play(f"migrate c{i} e2")
        assert scene.actor == 1
        scene.play("pass")
    assert scene.s.phase > Phase.MIGRATION


def test_d7_option_migration_rounds_four_gives_one_more() -> None:
    scene = at(f"seats 2; option migration_rounds=4; e2 322; migration; {FIVE}")
    for i in (1, 2, 3, 4):
        assert scene.s.phase == Phase.MIGRATION
        scene.play(f"migrate c{i} e2", "pass")
    assert scene.s.phase > Phase.MIGRATION


def test_d8_who_passed_a_round_may_move_in_a_later_one() -> None:
    scene = at("seats 2; migration; white r e1; orange r e4").play("pass", "pass", "migrate c1 e2")
    assert creatures(scene)[0] == "white r e2 moved"


def test_d2_a_round_in_which_all_pass_does_not_end_the_phase() -> None:
    scene = at("seats 2; migration; white r e1; orange r e4").play("pass", "pass")
    assert scene.s.phase == Phase.MIGRATION
    assert scene.actor == 0
    assert scene.allows("migrate c1 e2")


def test_d2_who_can_only_pass_is_not_asked() -> None:
    scene = at("seats 2; migration; white r e1; white y e1; orange r e4 moved").play("migrate c1 e2")
    assert scene.actor == 0


# --- D12: captured environments


def test_d12_nothing_moves_into_or_through_a_captured_environment() -> None:
    scene = at("seats 2; migration; e2 311; white rrryg e2 captor; white r e1; orange r e4")
    assert scene.refuses("migrate c2 e2") == Reason.CAPTURED
    assert scene.refuses("migrate c2 e3") == Reason.TOO_FAR
    assert scene.options == ["pass", "migrate c2 e4"]


def test_d12_a_captor_does_not_migrate() -> None:
    scene = at("seats 2; migration; e2 311; white rrryg e2 captor; white r e1; orange r e4")
    assert scene.refuses("migrate c1 e3") == Reason.IS_CAPTOR


def test_d2_d12_who_is_walled_in_by_captors_is_not_asked() -> None:
    scene = at(
        "seats 2; migration; e2 311; e4 221; white rrryg e2 captor; orange rryyg e4 captor; white r e1; orange r e6"
    )
    assert scene.actor == 1


def test_nothing_but_moves_is_asked() -> None:
    scene = at("seats 2; migration; white r e1")
    for action in ("feed c1", "roll red", "place red e1", "begin white"):
        assert scene.refuses(action) == Reason.NOT_NOW
