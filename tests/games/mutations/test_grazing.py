"""GRAZING (M13, M26)."""

from __future__ import annotations

from galapagos.games.mutations.state import Phase
from tests.games.mutations.table import Reason, names, refused, still


def test_m26_one_red_token_for_each_animal_of_all_grazing_species() -> None:
    table = still("A: grazing x2, plain, grazing+running | B: plain; food 9; feeding A")
    assert names(table, "graze") == ["1", "2", "3"]
    assert refused(table, "graze 4") == Reason.TOO_FEW_GRAZERS


def test_m26_no_more_than_there_are() -> None:
    table = still("A: grazing x3 | B: plain; food 2; feeding A")
    assert names(table, "graze") == ["1", "2"]
    assert refused(table, "graze 3") == Reason.NO_TOKEN


def test_m13_grazing_before_acting_leaves_the_action() -> None:
    table = still("A: grazing x2 | B: plain; food 5; feeding A").play("graze 2")
    assert (table.actor, table.s.red) == (0, 3)
    assert refused(table, "graze 1") == Reason.HAS_GRAZED
    assert refused(table, "pass") == Reason.MUST_TAKE
    table.play("feed a1")
    assert table.actor == 1  # and not once more after it


def test_m13_everybody_grazes_once_in_each_of_his_turns() -> None:
    table = still("A: grazing x2 | B: grazing x2; food 9; feeding A").play("graze 1", "feed a1")
    assert table.play("graze 1", "feed a3").actor == 0
    assert names(table, "graze") == ["1", "2"]


def test_m13_who_can_only_graze_is_asked() -> None:
    table = still("A: plain x2 | B: grazing (fed); food 5; feeding A").play("feed a1")
    assert (table.actor, table.options) == (1, ["graze 1", "pass"])


def test_m13_grazing_after_acting_ends_the_turn() -> None:
    table = still("A: grazing x2 | B: plain; food 5; feeding A").play("feed a1")
    assert table.s.phase == Phase.GRAZING
    assert table.options == ["graze 1", "graze 2", "pass"]
    assert refused(table, "feed a2") == Reason.NOT_NOW
    table.play("graze 2")
    assert (table.actor, table.s.red) == (1, 2)


def test_m13_grazing_after_acting_can_be_declined() -> None:
    table = still("A: grazing x2 | B: plain; food 5; feeding A").play("feed a1", "pass")
    assert (table.actor, table.s.red) == (1, 4)


def test_m13_who_cannot_take_a_token_may_graze_and_pass() -> None:
    table = still("A: grazing (fed) | B: plain x3; food 5; feeding A")
    assert table.options == ["graze 1", "pass"]
    assert table.play("graze 1").options == ["pass"]
    table.play("pass")
    assert (table.actor, table.s.red) == (1, 4)


def test_m13_what_must_be_done_is_judged_after_grazing() -> None:
    table = still("A: grazing x2 (fed, fed), carnivorous | B: plain; food 2; shelters 1; feeding A; decks 1 1")
    assert refused(table, "pass") == Reason.MUST_TAKE
    table = still(
        "A: grazing (fed shelter), carnivorous (food1 shelter) | B: plain (fed); food 1; shelters 1; feeding A"
    ).play("graze 1")
    assert table.options == ["hunt a2", "pass"]  # no red token to take, and B can still take the shelter


def test_m26_closed_when_nobody_can_take_a_red_token() -> None:
    table = still("A: grazing (fed) | B: plain (fed); food 5; shelters 1; feeding A")
    assert names(table, "graze") == []
    assert refused(table, "graze 1") == Reason.NOBODY_EATS


def test_m26_it_does_not_prolong_the_phase() -> None:
    table = still("A: grazing (fed) | B: plain (fed); food 5; feeding A")
    assert table.options == ["pass"]
    assert table.play("pass").s.turn == 2


def test_m26_not_in_instinct() -> None:
    table = still("A: grazing+obligate_carnivorous | B: plain (fed); food 5; feeding A")
    assert table.options == ["hunt a1"]
    assert refused(table, "graze 1") == Reason.NOBODY_EATS


def test_m13_after_an_attack_the_attackers_player_may_graze() -> None:
    table = still("A: grazing (fed), carnivorous | B: plain, plain; food 5; feeding A").play(
        "hunt a2", "attack s3", "lose a3"
    )
    assert table.s.phase == Phase.GRAZING
    assert table.options == ["graze 1", "pass"]


def test_m26_who_has_no_grazing_species_cannot_graze() -> None:
    assert refused(still("A: plain | B: grazing; food 3"), "graze 1") == Reason.NO_GRAZERS
    assert refused(still("A: plain | B: grazing; food 3"), "graze 9") == Reason.NO_GRAZERS
