"""3. Consumption Phase (D9, D10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.games.dodo.data import COLOUR_LETTERS
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase
from tests.scene import Scene

from .table import alive, at, clauses, consume, creatures, fed

# --- all that it needs, or nothing


def test_a_creature_consumes_as_many_squares_of_each_colour_as_it_has_mutations() -> None:
    scene = consume("e1 221; white rryg e1; orange r e1; orange y e1; orange y e1; orange g e1")
    assert alive(scene) == ["white rryg e1 fed", "orange y e1 fed"]  # it left one yellow square


def test_a_creature_that_cannot_consume_all_that_it_needs_consumes_nothing_and_dies() -> None:
    scene = consume("e1 221; white rgg e1; orange r e1; orange r e1")
    assert creatures(scene) == ["white rgg e1 starved", "orange r e1 fed", "orange r e1 fed"]


@pytest.mark.parametrize("blocks", ["rrr", "yyy", "gg", "rrgg"])
def test_each_colour_must_be_there(blocks: str) -> None:
    assert fed(consume(f"e1 221; white {blocks} e1; orange r e2")) == ["orange r e2"]


def test_what_one_consumed_nobody_else_consumes() -> None:
    assert fed(consume("e1 221; white ryg e1; orange ry e1; orange g e1")) == ["white ryg e1", "orange ry e1"]


def test_every_creature_eats_where_it_is() -> None:
    assert fed(consume("e1 221; e2 113; white rrg e1; orange rgg e2; orange rgg e1")) == [
        "white rrg e1",
        "orange rgg e2",
    ]


def test_d9_available_are_the_printed_squares_less_the_covered_ones() -> None:
    assert fed(consume("e1 221 cover red+yellow; white ry e1; orange ry e1; orange y e2")) == [
        "white ry e1",
        "orange y e2",
    ]


def test_d9_where_all_is_covered_nobody_eats() -> None:
    scene = consume("option deck=short; e1 220 cover red+red+yellow+yellow; white r e1; orange r e2")
    assert alive(scene) == ["orange r e2 fed"]


# --- D10: who eats when


def test_d10_creatures_with_more_mutations_eat_first() -> None:
    assert fed(consume("e1 221; white rr e1; orange rry e1")) == ["orange rry e1"]


@pytest.mark.parametrize(
    ("active", "winner"), [("white", "white"), ("orange", "orange"), ("pink", "pink"), ("blue", "white")]
)
def test_d10_ties_are_won_clockwise_from_the_active_player(active: str, winner: str) -> None:
    scene = consume(f"seats 4; active {active}; e1 221; white rr e1; orange rr e1; pink rr e1; blue r e5")
    assert fed(scene)[0] == f"{winner} rr e1"
    assert len(fed(scene)) == 2


def test_d10_clockwise_goes_around_the_table() -> None:
    assert fed(consume("seats 4; active pink; e1 221; white rr e1; orange rr e1")) == ["white rr e1"]
    assert fed(consume("seats 4; active orange; e1 221; white rr e1; blue rr e1")) == ["blue rr e1"]


def test_d10_advantage_counts_before_mutations_before_seats() -> None:
    position = "seats 3; e1 221; white rr e1; orange rry e1; pink r e1"
    assert fed(consume(position)) == ["orange rry e1"]
    assert fed(consume(f"{position} advantage")) == ["pink r e1"]


def test_d10_a_starved_creature_leaves_its_squares_to_those_behind_it() -> None:
    assert fed(consume("e1 221; white rrgg e1; orange rr e1")) == ["orange rr e1"]


# --- D10: the owner of tied creatures chooses, where it matters


def test_d10_owner_names_the_next_eater_where_two_orders_feed_different_creatures() -> None:
    scene = consume("e1 221; white rr e1; white ry e1; orange g e2")
    assert scene.s.phase == Phase.CONSUMPTION
    assert scene.actor == 0
    assert scene.options == ["feed c1", "feed c2"]
    assert fed(scene.play("feed c2")) == ["white ry e1", "orange g e2"]


def test_d10_owner_is_not_asked_where_all_can_be_fed() -> None:
    assert fed(consume("e1 221; white rr e1; white yy e1")) == ["white rr e1", "white yy e1"]


def test_d10_owner_is_not_asked_about_creatures_with_the_same_blocks_and_the_oldest_eats() -> None:
    scene = consume("e1 221; white ry e1; white ry e1 relocated; white ry e1 moved; orange r e2")
    assert scene.s.phase == Phase.REPRODUCTION
    assert alive(scene) == ["white ry e1 fed", "white ry e1 relocated fed", "orange r e2 fed"]


def test_d10_among_the_same_blocks_the_oldest_is_named() -> None:
    scene = consume("e1 221; white rr e1; white ry e1; white rr e1")
    assert scene.options == ["feed c1", "feed c2"]
    assert scene.refuses("feed c3") == Reason.OLDER_EATS_FIRST


def test_d10_tied_creatures_that_cannot_be_fed_die_first_without_a_question() -> None:
    scene = consume("e1 221; white gg e1; white rr e1; white ry e1; orange r e2")
    assert scene.options == ["feed c2", "feed c3"]
    assert "white gg e1 starved" in creatures(scene)
    assert scene.refuses("feed c1") == Reason.NOT_AT_THE_TABLE


def test_d10_where_only_one_of_the_tied_can_be_fed_nobody_is_asked() -> None:
    assert fed(consume("e1 221; white gg e1; white rr e1; orange r e2")) == ["white rr e1", "orange r e2"]


def test_d10_owner_names_the_next_eater_while_it_matters() -> None:
    scene = consume("e1 322; white rr e1; white ry e1; white rg e1; white yg e1; orange r e2")
    assert scene.options == ["feed c1", "feed c2", "feed c3", "feed c4"]
    scene.play("feed c2")
    assert scene.options == ["feed c1", "feed c3", "feed c4"]  # 2 red, 1 yellow, 2 green are left
    assert scene.refuses("feed c2") == Reason.NOT_AT_THE_TABLE
    scene.play("feed c3")
    assert scene.s.phase == Phase.REPRODUCTION  # 1 red, 1 yellow, 1 green: only yg is left to eat
    assert fed(scene) == ["white ry e1", "white rg e1", "white yg e1", "orange r e2"]


def test_d10_it_matters_with_the_squares_left_when_the_group_has_its_turn() -> None:
    scene = consume("e1 221; orange r e2; orange ryg e1; white yy e1; white rr e1; white ry e1")
    assert fed(scene) == ["orange r e2", "orange ryg e1", "white ry e1"]  # 1 red and 1 yellow are left
    assert consume("e1 221; orange r e2; orange yyg e1; white rr e1; white ry e1").s.phase == Phase.REPRODUCTION


def test_d10_greater_creatures_eat_before_the_question_and_smaller_ones_after_it() -> None:
    scene = consume("e1 322; orange ryg e1; white rr e1; white ry e1; orange g e1; orange r e1")
    assert [clause for clause in creatures(scene) if clause.endswith("fed")] == ["orange ryg e1 fed"]
    assert fed(scene.play("feed c3")) == ["orange ryg e1", "white ry e1", "orange g e1", "orange r e1"]


def test_d10_two_owners_are_asked_in_the_order_of_seats() -> None:
    scene = consume(
        "active orange; e1 331; white rg e1; white yg e1; orange rr e1; orange ry e1; orange ry e1; white g e2"
    )
    assert (scene.actor, scene.options) == (1, ["feed c3", "feed c4"])
    scene.play("feed c4")
    assert (scene.actor, scene.options) == (1, ["feed c3", "feed c5"])
    scene.play("feed c5")
    assert (scene.actor, scene.options) == (0, ["feed c1", "feed c2"])
    assert fed(scene.play("feed c2")) == ["white yg e1", "orange ry e1", "orange ry e1", "white g e2"]


def test_d10_creatures_with_and_without_advantage_are_not_tied() -> None:
    scene = consume("e1 221; white rr e1; white ry e1 advantage; orange r e2")
    assert fed(scene) == ["white ry e1", "orange r e2"]


def test_d10_two_tied_creatures_with_advantage_are_a_question() -> None:
    scene = consume("e1 221; white rr e1 advantage; white ry e1 advantage; orange rryyg e1; orange r e2")
    assert scene.options == ["feed c1", "feed c2"]


def test_d10_environments_come_one_after_the_other_in_reading_order() -> None:
    scene = consume("e1 221; e2 212; white rr e2; white ry e2; orange rr e1; orange ry e1; orange g e3")
    assert (scene.actor, scene.options) == (1, ["feed c3", "feed c4"])
    scene.play("feed c3")
    assert (scene.actor, scene.options) == (0, ["feed c1", "feed c2"])


def test_d10_creatures_of_other_environments_are_not_at_the_table() -> None:
    scene = consume("e1 221; white rr e1; white ry e1; orange g e2")
    assert scene.refuses("feed c3") == Reason.NOT_AT_THE_TABLE
    assert scene.refuses("feed c4") == Reason.NO_CREATURE
    assert scene.refuses("pass") == Reason.NOT_NOW


def test_the_dead_keep_their_numbers_until_the_turn_is_over() -> None:
    scene = consume("e1 221; white ggg e1; white rr e1; white ry e1; orange g e2").play("feed c2", "roll red")
    assert creatures(scene) == [
        "white ggg e1 starved",
        "white rr e1",
        "white ry e1 starved",
        "orange g e2 fed",
        "white rrr e1",
    ]
    assert creatures(scene.play("roll red")) == ["white rr e1", "orange g e2", "white rrr e1", "orange rg e2"]


def test_the_dead_are_off_the_board_when_it_is_over() -> None:
    assert creatures(consume("turn 30; e1 221; white ggg e1; white rr e1; orange g e2")) == [
        "white rr e1 fed",
        "orange g e2 fed",
    ]


# --- D10, by brute force: the questions lead to every set of fed creatures that some order gives, and to no other

Fed = tuple[str, ...]


def fed_by_some_order(squares: str, group: tuple[str, ...]) -> set[Fed]:
    outcomes = set()
    for order in permutations(group):
        left = {colour: int(n) for colour, n in zip(COLOUR_LETTERS, squares, strict=True)}
        eaters = []
        for blocks in order:
            if all(blocks.count(colour) <= left[colour] for colour in left):
                eaters.append(blocks)
                for colour in blocks:
                    left[colour] -= 1
        outcomes.add(tuple(sorted(eaters)))
    return outcomes


def fed_by_some_answers(scene: Scene) -> Iterator[Fed]:
    """The sets that the engine's questions lead to, every answer tried."""
    if scene.s.phase != Phase.CONSUMPTION:
        yield tuple(sorted(clause.split()[1] for clause in alive(scene) if clause.split()[0] == "white"))
        return
    assert len(scene.options) > 1
    for answer in scene.options:
        yield from fed_by_some_answers(at(scene.match.position).play(answer))


def kinds(size: int) -> list[str]:
    return ["".join(blocks) for blocks in combinations_with_replacement(COLOUR_LETTERS, size)]


GROUPS = [
    *((squares, group) for squares in ("221", "113") for group in combinations_with_replacement(kinds(1), 3)),
    *(
        (squares, group)
        for squares in ("221", "322")
        for n in (2, 3)
        for group in combinations_with_replacement(kinds(2), n)
    ),
    *(("331", group) for group in combinations_with_replacement(kinds(2), 4)),
    *(("322", group) for group in combinations_with_replacement(kinds(3), 2)),
]


@pytest.mark.parametrize("squares", ["221", "113", "322", "331"])
def test_d10_questions_are_asked_exactly_where_orders_differ_and_reach_every_outcome(squares: str) -> None:
    for group in (group for card, group in GROUPS if card == squares):
        position = f"e1 {squares}; orange r e6; " + "; ".join(f"white {blocks} e1" for blocks in group)
        scene, outcomes = consume(position), fed_by_some_order(squares, group)
        assert (scene.s.phase == Phase.CONSUMPTION) == (len(outcomes) > 1), position
        assert set(fed_by_some_answers(scene)) == outcomes, position


# --- D10, by a second reading of the rule, for creatures that are not tied


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.permutations([(seat, size) for seat in range(4) for size in (1, 2, 3)]), st.data())
def test_d10_untied_creatures_eat_in_the_order_of_advantage_mutations_and_seats(
    line: list[tuple[int, int]], data: st.DataObject
) -> None:
    active = data.draw(st.integers(0, 3))
    group = [
        (
            seat,
            "".join(sorted(data.draw(st.text("ryg", min_size=size, max_size=size)), key="ryg".index)),
            data.draw(st.booleans()),
        )
        for seat, size in line[:7]
    ]
    names = ("white", "orange", "pink", "blue")
    left = {"r": 3, "y": 2, "g": 2}
    eaters = set()
    for seat, blocks, _ in sorted(group, key=lambda one: (not one[2], -len(one[1]), (one[0] - active) % 4)):
        if all(blocks.count(colour) <= left[colour] for colour in left):
            eaters.add(f"{names[seat]} {blocks} e1")
            for colour in blocks:
                left[colour] -= 1
    text = "; ".join(f"{names[seat]} {blocks} e1{' advantage' * favoured}" for seat, blocks, favoured in group)
    scene = consume(f"seats 4; active {names[active]}; e1 322; {text}")
    assert {" ".join(clause.split()[:3]) for clause in alive(scene)} == eaters


def test_consumption_leaves_no_trace_but_the_fed() -> None:
    scene = consume("e1 221; white rr e1 moved; white ry e1 relocated; orange g e2")
    scene.play("feed c1")
    assert "{" not in scene.match.position
    assert not any(any(environment.left) for environment in scene.s.environments)
    assert not any(bytes(scene.s.queue))
    assert clauses(scene)[3] == "reproduction"
