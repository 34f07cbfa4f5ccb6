"""CARNIVOROUS trait: victims, meals, scavengers, poison (M15, M21 to M24, M31)."""

from __future__ import annotations

from galapagos.games.mutations.species import food
from galapagos.games.mutations.state import Phase
from tests.games.mutations.table import Reason, names, refused, row, still

# --- M21: the victim


def test_m21_the_owner_picks_among_the_animals_in_reach() -> None:
    table = still("A: carnivorous | B: plain x4 (fed, shelter, parasite); food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert row(table, "B") == "plain x4 (fed, parasite, shelter)"
    assert table.actor == 1
    assert names(table, "lose") == ["a2", "a3", "a5"]
    assert refused(table, "lose a4") == Reason.OUT_OF_REACH
    assert refused(table, "lose a1") == Reason.NOT_THE_PREY
    assert refused(table, "lose a9") == Reason.NO_ANIMAL


def test_m32_victims_in_the_same_state_are_one_answer() -> None:
    table = still("A: carnivorous | B: plain x3; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["lose a2"]
    assert refused(table, "lose a3") == Reason.SAME_AS_ANOTHER


def test_m21_tokens_on_the_victim_go_back_and_its_card_to_the_owners_pile() -> None:
    table = still("A: carnivorous | B: plain x2 (parasites3 fed); food 9; parasites 7; feeding A").play(
        "hunt a1", "attack s2", "lose a2"
    )
    assert row(table, "B") == "plain"
    assert table.s.players[1].discard == 1
    assert table.s.black == 7  # back to the box, not to the table


def test_the_last_animal_takes_its_traits_with_it() -> None:
    table = still("A: carnivorous | B: running+budding, plain; food 9; feeding A").play(
        "hunt a1", "attack s2", "run 1", "lose a2"
    )
    assert row(table, "B") == "plain"
    assert table.s.players[1].discard == 3


# --- the meal


def test_m15_a_kill_gives_two_blue_tokens_up_to_the_need() -> None:
    table = still("A: carnivorous | B: plain x2; food 9; feeding A").play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "carnivorous (fed attacked)"
    table = still("A: carnivorous (food1) | B: plain x2; food 9; feeding A").play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "carnivorous (fed attacked)"
    table = still("A: carnivorous+metabolic_syndrome | B: plain x2; food 9; feeding A").play(
        "hunt a1", "attack s2", "lose a2"
    )
    assert row(table, "A") == "carnivorous+metabolic_syndrome (food2 attacked)"
    assert table.s.red == 9  # not from the food bank


def test_m24_a_kill_makes_an_obligate_carnivore_fed_whatever_its_plus_traits() -> None:
    table = still("A: obligate_carnivorous+metabolic_syndrome | B: plain x2; food 9; feeding A").play(
        "hunt a1", "attack s2", "lose a2"
    )
    assert row(table, "A") == "obligate_carnivorous+metabolic_syndrome (fed attacked)"
    assert food(table.s.animals[0]) == 1  # one token shows it


# --- M23: SCAVENGER


def test_m23_the_attackers_player_comes_first() -> None:
    table = still("A: plain x2, scavenger | B: carnivorous, scavenger; food 9; first A; feeding B").play(
        "hunt a4", "attack s1", "lose a1"
    )
    assert table.actor == 1
    assert table.options == ["scavenge a4"]  # compulsory
    table.play("scavenge a4")
    assert row(table, "A") == "plain, scavenger"
    assert row(table, "B") == "carnivorous (fed attacked), scavenger (fed)"


def test_m23_then_clockwise_to_the_first_who_has_a_hungry_one() -> None:
    table = still("A: scavenger | B: carnivorous | C: plain x2 | D: scavenger; seats 4; food 9; feeding B; first A")
    table.play("hunt a2", "attack s3", "lose a3")
    assert table.actor == 3
    table = still(
        "A: scavenger | B: carnivorous | C: plain x2 | D: scavenger (fed); seats 4; food 9; feeding B; first D"
    )
    assert table.play("hunt a2", "attack s3", "lose a3").actor == 0


def test_m23_that_player_picks_the_animal() -> None:
    table = still(
        "A: carnivorous | B: plain x2, scavenger+high_body_weight x2 (food1), scavenger, scavenger (fed); food "
        "9; feeding A"
    )
    table.play("hunt a1", "attack s2", "lose a2")
    assert table.actor == 1
    assert names(table, "scavenge") == ["a3", "a4", "a5"]
    assert refused(table, "scavenge a6") == Reason.IS_FED
    assert refused(table, "scavenge a2") == Reason.NOT_A_SCAVENGER
    assert refused(table, "scavenge a1") == Reason.NOT_YOUR_SCAVENGER
    assert refused(table, "scavenge a9") == Reason.NO_ANIMAL
    table.play("scavenge a4")
    assert row(table, "B").startswith("plain, scavenger+high_body_weight x2 (food1, food1)")
    assert table.s.phase == Phase.FEEDING


def test_m23_one_animal_only_and_same_ones_are_one_answer() -> None:
    table = still("A: carnivorous, scavenger x2 | B: plain x2; food 9; feeding A").play(
        "hunt a1", "attack s3", "lose a4"
    )
    assert table.options == ["scavenge a2"]
    assert refused(table, "scavenge a3") == Reason.SAME_AS_ANOTHER
    assert row(table.play("scavenge a2"), "A") == "carnivorous (fed attacked), scavenger x2 (fed)"


def test_m23_a_scavenger_that_was_eaten_gets_nothing() -> None:
    table = still("A: carnivorous | B: scavenger, plain; food 9; feeding A").play("hunt a1", "attack s2", "lose a2")
    assert table.s.phase == Phase.FEEDING


def test_m23_no_scavenging_where_nothing_was_eaten() -> None:
    table = still("A: carnivorous, scavenger | B: running; food 9; feeding A").play("hunt a1", "attack s3", "run 6")
    assert (table.actor, table.s.phase) == (1, Phase.FEEDING)


def test_m23_the_players_own_scavenger_feeds_on_his_own_loss() -> None:
    table = still("A: carnivorous, plain, scavenger | B: plain; food 9; feeding A").play(
        "hunt a1", "attack s2", "lose a2"
    )
    assert table.options == ["scavenge a2"]


# --- M22: POISONOUS


def test_m22_the_attacking_animal_dies_at_once_after_it_has_eaten() -> None:
    table = still("A: carnivorous x2 | B: poisonous, plain; food 9; feeding A").play("hunt a1", "attack s2", "lose a3")
    assert row(table, "A") == "carnivorous"  # one animal, not turned
    assert (table.s.players[0].discard, table.s.players[1].discard) == (1, 2)


def test_m22_the_last_carnivore_takes_its_traits_with_it() -> None:
    table = still("A: carnivorous+running, plain | B: poisonous, plain; food 9; feeding A").play(
        "hunt a1", "attack s3", "lose a3"
    )
    assert row(table, "A") == "plain"
    assert table.s.players[0].discard == 3


def test_m22_no_scavenging_for_that_death_but_for_the_prey_before_it() -> None:
    table = still("A: carnivorous, scavenger x2 | B: poisonous, plain; food 9; feeding A").play(
        "hunt a1", "attack s3", "lose a4"
    )
    assert table.s.phase == Phase.SCAVENGER  # M31: scavenger, then poison
    assert row(table, "A").startswith("carnivorous (fed attacked hunting)")
    table.play("scavenge a2")
    assert row(table, "A") == "scavenger x2 (fed)"
    assert table.s.phase == Phase.FEEDING


def test_m18_ignored_poison_does_no_harm() -> None:
    table = still("A: carnivorous | B: development_defects+poisonous, plain; food 9; feeding A")
    table.play("hunt a1", "attack s2", "ignore poisonous", "lose a2")
    assert row(table, "A") == "carnivorous (fed attacked)"


def test_the_hunter_is_found_again_when_a_species_before_it_dies_out() -> None:
    table = still("A: plain | B: carnivorous x2 (parasite), poisonous; food 9; first B; feeding B").play(
        "hunt a3", "attack s1", "lose a1"
    )
    assert row(table, "B") == "carnivorous x2 (fed attacked, parasite), poisonous"
