"""4. Reproduction Phase (D14)."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.language.contract import CHANCE
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase
from tests.scene import Scene

from .table import alive, at, consume, creatures, weights


def parent(scene: Scene) -> str:
    """Whose child the die is rolled for."""
    return str(creatures(scene)[scene.s.step])


@pytest.mark.parametrize(("colour", "child"), [("red", "rrg"), ("yellow", "ryg"), ("green", "rgg")])
def test_a_child_is_like_its_parent_with_one_mutation_more_of_the_colour_rolled(colour: str, child: str) -> None:
    scene = at("reproduction; white rg e3 fed").play(f"roll {colour}")
    assert creatures(scene) == ["white rg e3", f"white {child} e3"]


def test_the_die_shows_each_colour_equally() -> None:
    scene = at("reproduction; white r e1 fed")
    assert scene.actor == CHANCE
    assert scene.options == ["roll red", "roll yellow", "roll green"]
    assert len(set(weights(scene))) == 1


def test_all_who_consumed_reproduce_and_no_one_is_asked() -> None:
    scene = consume("e1 221; white r e1; white y e1; orange g e2; orange rrrrr e3")
    assert scene.s.phase == Phase.REPRODUCTION
    scene.play("roll red", "roll red", "roll red")
    assert creatures(scene) == ["white r e1", "white y e1", "orange g e2", "white rr e1", "white ry e1", "orange rg e2"]
    assert scene.refuses("roll red") == Reason.NOT_NOW


def test_nothing_but_a_roll_happens_then() -> None:
    scene = at("reproduction; white r e1 fed")
    for action in ("pass", "migrate c1 e2", "feed c1"):
        assert scene.refuses(action) == Reason.NOT_NOW


def test_a_child_does_not_reproduce_in_the_turn_of_its_birth() -> None:
    scene = at("reproduction; white r e1 fed; white y e1 fed").play("roll red", "roll red")
    assert scene.s.phase == Phase.TOKENS
    assert len(creatures(scene)) == 4


def test_a_child_bears_no_marks() -> None:
    scene = at("reproduction; white r e1 relocated moved advantage fed; orange r e1 fed").play("roll green")
    assert creatures(scene)[2] == "white rg e1"


def test_after_the_last_child_the_active_token_passes_clockwise_and_a_turn_begins() -> None:
    scene = at("seats 3; turn 4; active pink; reproduction; white r e1 fed").play("roll red")
    assert (scene.s.turn, scene.s.active, scene.actor, scene.s.phase) == (5, 0, 0, Phase.TOKENS)


# --- D14: the order


def test_d14_the_active_player_is_first_and_the_others_follow_clockwise() -> None:
    scene = at("seats 3; active orange; reproduction; white r e1 fed; orange y e1 fed; pink g e1 fed")
    order = []
    while scene.s.phase == Phase.REPRODUCTION:
        order.append(parent(scene))
        scene.play("roll red")
    assert order == ["orange y e1 fed", "pink g e1 fed", "white r e1 fed"]


def test_d14_within_a_player_the_oldest_is_first() -> None:
    scene = at("reproduction; white y e1 fed; orange r e1 fed; white r e2 fed; white g e1 fed")
    order = []
    while scene.s.phase == Phase.REPRODUCTION:
        order.append(parent(scene))
        scene.play("roll red")
    assert order == ["white y e1 fed", "white r e2 fed", "white g e1 fed", "orange r e1 fed"]


def test_d14_children_are_in_order_of_birth_after_their_elders() -> None:
    scene = at("active orange; reproduction; white r e1 fed; orange y e1 fed").play("roll green", "roll yellow")
    assert creatures(scene) == ["white r e1", "orange y e1", "orange yg e1", "white ry e1"]


def test_d14_starting_creatures_are_red_yellow_green_whatever_was_placed_first() -> None:
    scene = at("seats 2; placement").play(
        *(f"place {colour} e{cell}" for colour, cell in (("green", 1), ("red", 2), ("yellow", 3)) for _ in range(2))
    )
    assert creatures(scene) == ["white r e2", "white y e3", "white g e1", "orange r e2", "orange y e3", "orange g e1"]


# --- D14: the box


NO_BASE = "; ".join(["white r e1 fed", *["white r e2"] * 24])
LAST_BASE = "; ".join(["white r e1 fed", "white y e1 fed", *["white g e2"] * 22])
# 39 red and 39 yellow blocks are in use, all of the bases are not.
LAST_BLOCKS = "; ".join(
    ["white ry e1 fed", *["white rrrryyyy e2"] * 4, *["orange rrrryyyy e3"] * 5, "orange rr e3", "orange yy e3"]
)


def test_d14_the_die_is_rolled_even_where_no_base_is_left_and_the_parent_stays_alone() -> None:
    scene = at(f"reproduction; {NO_BASE}")
    assert scene.actor == CHANCE
    scene.play("roll green")
    assert len(creatures(scene)) == 25
    assert scene.s.phase == Phase.TOKENS
    assert scene.s.bases[0] == 0


def test_d14_the_last_base_goes_to_the_first_parent() -> None:
    scene = at(f"reproduction; {LAST_BASE}").play("roll green", "roll green")
    assert creatures(scene)[-1] == "white rg e1"
    assert len(creatures(scene)) == 25


def test_d14_another_player_has_bases_of_his_own() -> None:
    scene = at(f"reproduction; {NO_BASE}; orange r e1 fed").play("roll green", "roll green")
    assert creatures(scene)[-1] == "orange rg e1"


@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_d14_a_child_needs_every_block_the_new_one_included(colour: str) -> None:
    scene = at(f"reproduction; {LAST_BLOCKS}")
    assert list(scene.s.blocks) == [1, 1, 40]
    before = len(creatures(scene))
    assert len(creatures(scene.play(f"roll {colour}"))) == before
    assert list(scene.s.blocks) == [1, 1, 40]


def test_d14_the_last_blocks_make_a_child() -> None:
    scene = at(f"reproduction; {LAST_BLOCKS}").play("roll green")
    assert creatures(scene)[-1] == "white ryg e1"
    assert list(scene.s.blocks) == [0, 0, 39]
    scene = at("reproduction; " + "; ".join(["white g e1 fed", *["white rrrr e2"] * 9, "orange rrr e3"])).play(
        "roll red"
    )
    assert creatures(scene)[-1] == "white rg e1"
    assert scene.s.blocks[0] == 0


def test_d14_each_child_is_finished_before_the_next_roll() -> None:
    one_red_left = "; ".join(["white r e1 fed", "orange r e1 fed", *["white rrrr e2"] * 9, "white r e2"])
    scene = at(f"reproduction; {one_red_left}").play("roll green")
    assert creatures(scene)[-1] == "white rg e1"
    assert scene.s.blocks[0] == 0
    assert creatures(scene.play("roll green"))[-1] == "white rg e1"


def test_d14_a_dead_creatures_base_and_blocks_are_back_before_reproduction() -> None:
    scene = consume(
        "; ".join(["e1 221", "white r e1", *["white yyyy e1"] * 9, *["white ggg e1"] * 12, *["white g e2"] * 3])
    )
    assert scene.s.phase == Phase.REPRODUCTION
    assert scene.s.bases[0] == 25 - len(alive(scene))
    assert scene.s.blocks[1] == 40
    assert creatures(scene.play("roll yellow"))[-1] == "white ry e1"


def test_d14_a_captors_base_and_blocks_stay_with_it() -> None:
    scene = consume("e1 221; white rryyg e1; orange g e2")
    assert scene.s.bases[0] == 24
    assert list(scene.s.blocks) == [38, 38, 38]


def test_d14_option_supply_box_is_the_default() -> None:
    assert at(f"option supply=box; reproduction; {NO_BASE}").s == at(f"reproduction; {NO_BASE}").s


def test_d14_option_supply_unlimited_builds_every_child() -> None:
    scene = at(f"option supply=unlimited; reproduction; {NO_BASE}").play("roll green")
    assert creatures(scene)[-1] == "white rg e1"
    assert len(creatures(scene)) == 26
    scene = at(f"option supply=unlimited; reproduction; {LAST_BLOCKS}").play("roll red")
    assert creatures(scene)[-1] == "white rry e1"


def test_d14_an_unlimited_supply_is_not_counted() -> None:
    assert not any(
        [
            *find_game("dodo").new_state(2, {"supply": "unlimited"}).bases,
            *find_game("dodo").new_state(2, {"supply": "unlimited"}).blocks,
        ]
    )
    scene = consume("option supply=unlimited; e1 221; white rrr e1; white r e1; orange r e2")
    assert not any([*scene.s.bases, *scene.s.blocks])
