"""MIMICRY and RUNNING (M19, M20)."""

from __future__ import annotations

from tests.games.mutations.table import Reason, names, refused, row, still


def test_m19_the_owner_redirects_to_another_own_species_that_the_carnivore_can_attack() -> None:
    table = still("A: carnivorous, plain | B: mimicry, plain, high_body_weight, running; food 9; feeding A").play(
        "hunt a1", "attack s3"
    )
    assert table.actor == 1
    assert table.options == ["redirect s4", "redirect s6"]  # compulsory
    assert refused(table, "redirect s5") == Reason.TOO_HEAVY
    assert refused(table, "redirect s2") == Reason.NOT_THE_OWNERS
    assert refused(table, "redirect s3") == Reason.SAME_PREY
    table.play("redirect s4", "lose a4")
    assert row(table, "B") == "mimicry, high_body_weight, running"


def test_m19_where_no_redirection_is_legal_the_attack_goes_on() -> None:
    table = still("A: carnivorous | B: mimicry, high_body_weight; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["lose a2"]


def test_m19_not_to_the_carnivores_own_species() -> None:
    table = still("A: carnivorous x2, mimicry | B: plain; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["lose a3"]


def test_m19_own_species_redirect_own_attacks() -> None:
    table = still("A: carnivorous, mimicry, plain | B: plain; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["redirect s3"]
    assert table.actor == 0


def test_m19_a_chain_of_mimics_each_redirecting_once_may_come_back() -> None:
    table = still("A: carnivorous | B: mimicry, mimicry; food 9; feeding A").play(
        "hunt a1", "attack s2", "redirect s3", "redirect s2"
    )
    assert table.options == ["lose a2"]  # it stays there
    table.play("lose a2")
    assert row(table, "B") == "mimicry"
    assert table.s.species[1].redirected == 0  # ready for the next attack


def test_m19_a_species_redirects_each_attack_anew() -> None:
    table = still("A: carnivorous x2 | B: mimicry, plain x3; food 9; feeding A").play(
        "hunt a1", "attack s2", "redirect s3", "lose a4", "feed a3"
    )
    table.play("hunt a2", "attack s2")
    assert table.options == ["redirect s3"]
    table = still("A: carnivorous x2 | B: mimicry, poisonous x3; food 9; feeding A").play(
        "hunt a1", "attack s2", "redirect s3", "lose a4", "feed a2"
    )
    table.play("hunt a1", "attack s2")  # the first one was poisoned
    assert table.options == ["redirect s3"]


def test_m18_ignored_mimicry_does_not_redirect() -> None:
    table = still("A: carnivorous | B: development_defects+mimicry, plain; food 9; feeding A").play(
        "hunt a1", "attack s2", "ignore mimicry"
    )
    assert table.options == ["lose a2"]


def test_m19_at_a_new_prey_the_attacker_names_again() -> None:
    table = still("A: carnivorous | B: mimicry, development_defects+running; food 9; feeding A").play(
        "hunt a1", "attack s2", "redirect s3"
    )
    assert table.actor == 0
    assert table.options == ["ignore running", "ignore none"]


def test_m19_what_was_ignored_of_the_first_prey_is_not_ignored_of_the_next() -> None:
    table = still("A: carnivorous | B: development_defects+mimicry+running, running; food 9; feeding A")
    table.play("hunt a1", "attack s2", "ignore running", "redirect s3")
    assert table.options[0] == "run 1"


def test_m19_a_defective_species_protected_once_can_be_mimicked() -> None:
    table = still("A: carnivorous | B: mimicry, development_defects+swimming; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["redirect s3"]
    assert table.play("redirect s3").options == ["ignore swimming"]


def test_m20_the_final_prey_rolls_after_mimicry() -> None:
    table = still("A: carnivorous | B: mimicry+running, running; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["redirect s3"]
    assert table.play("redirect s3").options == [f"run {roll}" for roll in range(1, 7)]
    assert table.actor == -1


def test_m20_four_five_six_save_the_prey_and_use_up_the_attack() -> None:
    for roll in (1, 2, 3):
        assert names(
            still("A: carnivorous | B: running; food 9; feeding A").play("hunt a1", "attack s2", f"run {roll}"), "lose"
        ) == ["a2"]
    for roll in (4, 5, 6):
        table = still("A: carnivorous | B: running; food 9; feeding A").play("hunt a1", "attack s2", f"run {roll}")
        assert (row(table, "A"), row(table, "B"), table.actor) == ("carnivorous (attacked)", "running", 1)


def test_m20_every_roll_is_as_likely() -> None:
    table = still("A: carnivorous | B: running; food 9; feeding A").play("hunt a1", "attack s2")
    weights = [0] * 6
    table.game.rules.weights(table.s, [0] * 6, 6, weights)
    assert weights == [1] * 6


def test_only_a_roll_answers_running() -> None:
    table = still("A: carnivorous | B: running; food 9; feeding A").play("hunt a1", "attack s2")
    assert refused(table, "lose a2") == Reason.NOT_NOW
