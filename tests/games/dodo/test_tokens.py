"""1. Token Phase: Competitive Advantage, Famine, Relocation (D2 to D6)."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Mark, Phase, available

from .table import at, captors, captured, clauses, consume, creatures, fed

TWO = "seats 2; e1 221; e2 311; white r e1; orange y e2"


# --- turns, passing, used tokens


def test_the_active_player_is_first_and_the_others_follow_clockwise() -> None:
    scene = at("seats 4; active pink; white r e1; orange r e1; pink r e1; blue r e1")
    order = []
    while scene.s.phase == Phase.TOKENS:
        order.append(scene.actor)
        scene.play("pass")
    assert order == [2, 3, 0, 1]
    assert scene.s.phase == Phase.MIGRATION
    assert scene.actor == 2


@pytest.mark.parametrize("token", ["advantage c2", "famine e1 red+yellow", "relocate c2 e3"])
def test_d3_each_player_plays_one_token_or_none(token: str) -> None:
    scene = at(TWO).play(token)
    assert scene.actor == 1
    assert scene.s.phase == Phase.TOKENS
    scene.play("pass")
    assert scene.s.phase == Phase.MIGRATION


@pytest.mark.parametrize(
    ("left", "token"),
    [
        ("famine+relocation", "advantage c1"),
        ("advantage+relocation", "famine e1 red+red"),
        ("advantage+famine", "relocate c1 e2"),
    ],
)
def test_a_used_token_is_gone_for_the_rest_of_the_game(left: str, token: str) -> None:
    scene = at(f"{TWO}; turn 9; tokens white {left}")
    assert scene.refuses(token) == Reason.TOKEN_SPENT
    assert scene.family(token.split(maxsplit=1)[0]) == []
    assert scene.play("pass").allows(token)  # orange has its own


@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("advantage c1", "famine+relocation"),
        ("famine e1 red+red", "advantage+relocation"),
        ("relocate c1 e2", "advantage+famine"),
    ],
)
def test_playing_a_token_uses_that_one_only(token: str, left: str) -> None:
    assert f"tokens white {left}" in clauses(at(TWO).play(token))


def test_d2_who_has_no_token_left_is_not_asked() -> None:
    assert at(f"{TWO}; tokens white none").actor == 1
    assert at(f"{TWO}; tokens white none; tokens orange none").s.phase == Phase.MIGRATION


def test_d2_who_has_only_a_famine_without_a_square_to_cover_is_not_asked() -> None:
    covered = (
        "e1 220 cover red+red+yellow+yellow; e2 202 cover red+red+green+green; e3 022 cover yellow+yellow+green+green; "
        "e4 211 cover red+red+yellow+green"
    )
    captive = "white rryg e5 captor; orange ryyg e6 captor; orange r e1"
    scene = at(f"option deck=short; {covered}; {captive}; tokens white famine; tokens orange none")
    assert scene.s.phase == Phase.MIGRATION


def test_tokens_are_for_the_token_phase() -> None:
    scene = at(f"{TWO}; migration")
    for token in ("advantage c1", "famine e1 red+red", "relocate c1 e2"):
        assert scene.refuses(token) == Reason.NOT_NOW


def test_creatures_do_not_migrate_in_the_token_phase() -> None:
    assert at(TWO).refuses("migrate c1 e2") == Reason.NOT_NOW


# --- Competitive Advantage


def test_d4_a_creature_with_advantage_consumes_before_greater_ones() -> None:
    assert fed(consume("e1 221; white rr e1; orange rryy e1")) == ["orange rryy e1"]
    assert fed(consume("e1 221; white rr e1 advantage; orange rryy e1")) == ["white rr e1"]


def test_d4_advantage_goes_to_any_creature_own_or_not_by_creature() -> None:
    scene = at("e1 221; white r e1; orange y e1; orange g e2")
    assert scene.family("advantage") == ["advantage c1", "advantage c2", "advantage c3"]
    assert creatures(scene.play("advantage c2")) == ["white r e1", "orange y e1 advantage", "orange g e2"]


def test_d4_advantage_may_go_to_one_that_has_it_without_further_effect() -> None:
    scene = at("e1 221; white r e1; orange y e1").play("advantage c2", "advantage c2")
    assert creatures(scene) == ["white r e1", "orange y e1 advantage"]
    assert clauses(scene)[-4:-2] == ["tokens white famine+relocation", "tokens orange famine+relocation"]
    assert clauses(scene)[-2:] == ["favour white c2", "favour orange c2"]


def test_d4_advantage_stays_with_a_creature_that_moves() -> None:
    scene = at("e1 221; e2 311; white r e1; orange rrr e2").play("advantage c1", "relocate c1 e3", "migrate c1 e2")
    assert creatures(scene)[0] == "white r e2 relocated moved advantage"


def test_d4_advantage_matters_only_where_its_creature_eats() -> None:
    scene = consume("seats 2; e1 221; e2 311; white rr e1 advantage; orange rryy e2; white rr e2")
    assert fed(scene) == ["white rr e1", "white rr e2"]  # orange needs two yellow of one in e2
    scene = consume("seats 2; e1 221; e2 321; white rr e1 advantage; orange rryy e2; white rr e2")
    assert fed(scene) == ["white rr e1", "orange rryy e2"]


def test_d4_advantage_lasts_for_this_turn() -> None:
    scene = consume("e1 221; white r e1 advantage; tokens white none; tokens orange none").play("roll red")
    assert scene.s.turn == 2
    assert creatures(scene) == ["white r e1", "white rr e1"]


def test_d4_advantage_is_not_for_captors() -> None:
    scene = at("e1 221; white rryyg e1 captor; white r e2")
    assert scene.refuses("advantage c1") == Reason.IS_CAPTOR
    assert scene.refuses("advantage c3") == Reason.NO_CREATURE
    assert scene.family("advantage") == ["advantage c2"]


def test_two_with_advantage_eat_in_the_normal_order() -> None:
    assert fed(consume("e1 221; white rr e1 advantage; orange rry e1 advantage; white yy e1")) == ["orange rry e1"]
    assert fed(consume("e1 221; active orange; white rr e1 advantage; orange rr e1 advantage")) == ["orange rr e1"]


# --- Famine


def test_d5_famine_covers_two_squares_of_one_environment_by_their_colours() -> None:
    scene = at("e1 221; white r e1")
    assert [option for option in scene.family("famine") if " e1 " in option] == [
        f"famine e1 {cover}" for cover in ("red+red", "red+yellow", "red+green", "yellow+yellow", "yellow+green")
    ]
    scene.play("famine e1 red+yellow")
    environment = scene.s.environments[0]
    assert [available(environment, colour) for colour in range(3)] == [1, 1, 1]


def test_d5_famine_cannot_cover_more_squares_of_a_colour_than_are_uncovered() -> None:
    scene = at("e1 221; e2 311 cover red+red; white r e1")
    assert scene.refuses("famine e1 green+green") == Reason.COVERED
    assert scene.refuses("famine e2 red+red") == Reason.COVERED
    assert scene.allows("famine e2 red+yellow")


def test_d5_famine_names_its_colours_in_any_order() -> None:
    scene = at("e2 212; white r e1; orange r e1")
    assert scene.match.game.actions.parse("famine e2 green+red") == scene.match.game.actions.parse(
        "famine e2 red+green"
    )
    assert list(scene.play("famine e2 green+red").s.environments[1].covered) == [1, 0, 1]
    with pytest.raises(Refused, match="name two colours, such as red\\+green, or one"):
        scene.play("famine e2 green+blue")


def test_d5_famine_covers_two_where_two_are_left() -> None:
    scene = at("option deck=short; e1 220 cover red+red; white r e1")
    assert scene.refuses("famine e1 yellow") == Reason.COVERS_TOO_LITTLE
    assert scene.allows("famine e1 yellow+yellow")


def test_d5_famine_covers_the_last_square_where_one_is_left() -> None:
    scene = at("option deck=short; e1 220 cover red+red+yellow; white r e1")
    assert [option for option in scene.family("famine") if " e1 " in option] == ["famine e1 yellow"]
    assert scene.refuses("famine e1 red") == Reason.COVERED
    scene.play("famine e1 yellow")
    assert "e1 220 cover red+red+yellow+yellow" in clauses(scene)


def test_d5_famine_cannot_be_played_where_no_square_is_left() -> None:
    scene = at("option deck=short; e1 220 cover red+red+yellow+yellow; white r e1")
    assert not [option for option in scene.family("famine") if " e1 " in option]
    assert scene.refuses("famine e1 yellow") == Reason.COVERED


def test_d5_famine_may_hit_an_environment_without_creatures() -> None:
    assert at("e5 311; white r e1").allows("famine e5 red+red")


def test_d5_several_famines_may_hit_one_environment() -> None:
    scene = at("e1 221; white r e1; orange r e2").play("famine e1 red+red", "famine e1 yellow+green")
    assert "e1 221 cover red+red+yellow+green" in clauses(scene)


def test_d5_famine_does_not_hit_captured_environments_or_those_outside_the_grid() -> None:
    scene = at("e1 221; white rryyg e1 captor; white r e2")
    assert scene.refuses("famine e1 red+red") == Reason.CAPTURED
    assert scene.refuses("famine e7 red+red") == Reason.NO_ENVIRONMENT


def test_covered_squares_are_not_consumed_this_turn() -> None:
    assert fed(consume("e1 221 cover red+red; white r e1; orange y e1")) == ["orange y e1"]


def test_covers_are_gone_in_the_next_turn() -> None:
    scene = consume("e1 221 cover red+red; white y e1; tokens white none; tokens orange none")
    assert "e1 221 cover red+red" in clauses(scene)
    assert "e1 221" in clauses(scene.play("roll red"))


def test_an_environment_under_famine_can_be_captured() -> None:
    scene = consume("e1 221 cover red+green; white ryy e1; orange y e2")
    assert captors(scene) == ["white ryy e1"]
    assert captured(scene) == [1, 0]


# --- Relocation


def test_d6_relocation_moves_any_creature_to_any_other_environment() -> None:
    scene = at("white r e1; orange y e6")
    assert scene.family("relocate") == [
        f"relocate c{i} e{cell}" for i in (1, 2) for cell in range(1, 7) if (i, cell) not in ((1, 1), (2, 6))
    ]
    assert creatures(scene.play("relocate c2 e1")) == ["white r e1", "orange y e1 relocated"]


def test_d6_relocation_goes_to_another_environment() -> None:
    scene = at("white r e1; orange y e6")
    assert scene.refuses("relocate c1 e1") == Reason.HERE_ALREADY
    assert scene.refuses("relocate c1 e7") == Reason.NO_ENVIRONMENT
    assert scene.refuses("relocate c3 e1") == Reason.NO_CREATURE


def test_d6_a_creature_is_not_relocated_twice_in_one_token_phase() -> None:
    scene = at("white r e1; orange y e6").play("relocate c1 e5")
    assert scene.refuses("relocate c1 e6") == Reason.RELOCATED
    assert scene.allows("relocate c2 e5")


def test_d6_a_creature_may_be_relocated_again_in_the_next_turn() -> None:
    scene = consume("e1 221; white r e1 relocated").play("roll red")
    assert scene.s.turn == 2
    assert scene.actor == 1
    assert scene.allows("relocate c1 e2")


def test_d6_a_relocated_creature_may_still_migrate_in_the_same_turn() -> None:
    scene = at("white r e1; orange y e6").play("relocate c1 e5", "pass", "migrate c1 e6")
    assert creatures(scene)[0] == "white r e6 relocated moved"


def test_d6_d12_captors_are_not_relocated_and_nothing_is_relocated_to_them() -> None:
    scene = at("e1 221; white rryyg e1 captor; orange y e6")
    assert scene.refuses("relocate c1 e2") == Reason.IS_CAPTOR
    assert scene.refuses("relocate c2 e1") == Reason.CAPTURED
    assert "relocate c2 e1" not in scene.options


def test_relocation_is_no_migration() -> None:
    scene = at("white r e1; orange y e6").play("relocate c1 e5")
    assert not scene.s.creatures[0].marks & Mark.MOVED
