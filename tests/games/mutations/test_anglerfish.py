"""ANGLERFISH, with its private knowledge (M30)."""

from __future__ import annotations

import pytest

from galapagos.games.mutations.data import Trait
from galapagos.games.mutations.rules.winner import points
from galapagos.games.mutations.state import Face, Phase
from tests.games.mutations.table import Reason, names, refused, row, scene, still

WITH = "option extras=anglerfish; "

# --- looking


def test_m30_the_owner_looks_at_a_card_that_he_plays_as_a_new_species() -> None:
    table = still(WITH + "A: plain | B: plain").play("species")
    assert table.s.phase == Phase.LOOK
    weights = [0] * len(table.options)
    table.game.rules.weights(
        table.s, [table.game.actions.parse(option) for option in table.options], len(weights), weights
    )
    assert dict(zip(table.options, weights, strict=True))["look anglerfish"] == 4
    assert sum(weights) == 94
    table.play("look running")
    assert row(table, "A") == "plain, plain [running]"
    assert table.actor == 1
    assert table.s.unseen[Trait.RUNNING] == 5  # out of the pool that later faces are drawn from


def test_m30_faces_that_were_seen_are_not_looked_at() -> None:
    table = still(WITH + "A: plain | B: plain; gone anglerfish 4; discards 4 0").play("species")
    assert refused(table, "look anglerfish") == Reason.NO_CARD_LEFT


@pytest.mark.parametrize(
    ("position", "actions", "after"),
    [
        ("A: plain, running | B: plain; decks 3 0", ["populate s2"], "plain, running x2"),
        ("option divergence=on; A: running | B: plain; decks 3 0", ["diverge s1"], "running#1, running#1"),
        ("A: running | B: plain; decks 3 0", ["trait s1", "face running"], "running, plain"),
        # all have seen it, and it cannot lurk
        ("A: anglerfish | B: plain; decks 3 0", ["trait s1", "face anglerfish"], "anglerfish, plain"),
        ("A: plain | B: plain; decks 3 0", ["trait s1", "face extremophile", "remove"], "plain, plain"),
        ("A: running | B: plain; decks 3 0", ["trait s1", "face simplification"], "plain, plain, plain"),
    ],
)
def test_m30_he_looks_at_no_other_card(position: str, actions: list[str], after: str) -> None:
    table = still(WITH + position).play(*actions)
    assert table.s.phase == Phase.DEVELOPMENT
    assert row(table, "A") == after


def test_m30_not_at_starting_species_nor_budding() -> None:
    assert all(species.face == Face.UNSEEN for species in scene(WITH + "seats 2").s.species)
    table = scene(WITH + "A: budding (fed) | B: plain (fed); feeding A")
    assert row(table, "A") == "budding x2"


def test_without_anglerfish_in_the_game_nobody_looks() -> None:
    assert still("A: plain | B: plain").play("species").s.phase == Phase.DEVELOPMENT
    assert still("option extras=flight; A: plain | B: plain").play("species").s.phase == Phase.DEVELOPMENT


# --- as a trait


def test_anglerfish_as_a_trait_counts_as_carnivorous_with_no_plus() -> None:
    table = still(WITH + "A: plain, plain | B: plain; decks 2 0").play("trait s1", "face anglerfish")
    assert row(table, "A") == "anglerfish, plain"
    assert table.s.species[0].need == 1
    table.play("trait s1", "face carnivorous")
    assert row(table, "A") == "anglerfish, carnivorous"  # identical, one diet


def test_anglerfish_hunts_and_has_instinct() -> None:
    table = still(WITH + "A: anglerfish | B: plain (fed); feeding A")
    assert table.options == ["hunt a1"]
    table.play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "anglerfish"  # fed, survived, next turn


@pytest.mark.parametrize("diet", ["carnivorous", "obligate_carnivorous", "scavenger", "anglerfish"])
def test_anglerfish_slides_past_every_other_diet(diet: str) -> None:
    table = still(WITH + f"A: {diet}, plain | B: plain").play("trait s1", "face anglerfish")
    assert row(table, "A") == f"{diet}, anglerfish"


# --- revealing

LURKING = WITH + "A: carnivorous | B: plain [anglerfish], plain; food 9; feeding A"


def test_m30_an_attack_on_the_lurking_species_or_another_traitless_one_may_be_answered() -> None:
    for prey in ("s2", "s3"):
        table = still(LURKING).play("hunt a1", f"attack {prey}")
        assert table.actor == 1
        assert table.options == ["hide", "reveal s2"]


def test_m30_not_for_a_species_with_traits() -> None:
    table = still(WITH + "A: carnivorous | B: plain [anglerfish], running; food 9; feeding A").play(
        "hunt a1", "attack s3"
    )
    assert table.s.phase == Phase.RUNNING


def test_m30_he_is_asked_even_where_hide_is_the_only_answer() -> None:
    table = scene(WITH + "A: carnivorous, plain | B: plain [running], plain; food 9; feeding A").play(
        "hunt a1", "attack s4"
    )
    assert table.options == ["hide"]
    assert refused(table, "reveal s3") == Reason.NOT_AN_ANGLERFISH
    assert refused(table, "reveal s4") == Reason.NOT_LOOKED_AT
    assert refused(table, "reveal s1") == Reason.NOT_YOUR_ANGLERFISH
    assert refused(table, "reveal s9") == Reason.NO_SPECIES
    table.play("hide")
    assert row(table, "B") == "plain [running]"


def test_m30_he_is_not_asked_without_a_card_that_he_has_looked_at() -> None:
    table = still(WITH + "A: carnivorous | B: plain, plain; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.s.phase == Phase.VICTIM


@pytest.mark.parametrize("species", ["plain x2 [anglerfish] (looked)", "running [anglerfish]"])
def test_m30_only_a_lone_animal_without_traits_lurks(species: str) -> None:
    table = still(WITH + f"A: carnivorous | B: {species}, plain; food 9; feeding A").play("hunt a1", "attack s3")
    assert table.s.phase == Phase.VICTIM


def test_m30_other_players_anglerfish_do_not_help() -> None:
    table = still(WITH + "A: carnivorous | B: plain | C: plain [anglerfish]; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.s.phase == Phase.VICTIM


def test_m30_hide_lets_the_attack_go_on() -> None:
    table = still(LURKING).play("hunt a1", "attack s3", "hide")
    assert table.options == ["lose a3"]


def test_m30_revealed_it_stops_the_attack_and_eats_an_animal_of_the_attackers_species() -> None:
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous x2, plain")).play(
        "hunt a1", "attack s4", "reveal s3"
    )
    assert table.actor == 0
    assert names(table, "lose") == ["a1", "a2"]  # the attacker itself may be the victim
    table.play("lose a1")
    assert row(table, "A") == "carnivorous, plain"
    assert row(table, "B") == "anglerfish [open] (fed attacked), plain"
    assert table.actor == 1  # A's turn is over


def test_m30_both_attacks_are_used_up() -> None:
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous+running, plain")).play(
        "hunt a1", "attack s4", "reveal s3", "ignore none", "run 6"
    )
    assert row(table, "A") == "carnivorous+running (attacked), plain"
    assert row(table, "B") == "anglerfish [open] (attacked), plain"


def test_m30_with_one_ignored_trait() -> None:
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous+high_body_weight+running")).play(
        "hunt a1", "attack s2", "reveal s2"
    )
    assert table.actor == 1
    assert table.options == ["ignore high_body_weight"]
    table.play("ignore high_body_weight")
    assert table.s.phase == Phase.RUNNING


def test_m30_the_permission_is_over_with_the_counterattack() -> None:
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous x2").replace("], plain", "], high_body_weight"))
    table.play("hunt a1", "attack s2", "reveal s2", "lose a1", "feed a3")
    assert names(table, "hunt") == ["a1"]
    assert refused(table.play("hunt a1"), "attack s3") == Reason.TOO_HEAVY


def test_m18_defects_of_the_attacker_add_to_the_anglerfishs_permission() -> None:
    traits = "carnivorous+high_body_weight+running+development_defects"
    table = still(LURKING.replace("A: carnivorous", f"A: {traits}")).play(
        "hunt a1", "attack s2", "reveal s2", "ignore running"
    )
    assert table.options == ["ignore high_body_weight"]
    table.play("ignore high_body_weight")
    assert table.options == ["lose a1"]


def test_m30_even_when_fed() -> None:
    table = still(LURKING.replace("[anglerfish]", "[anglerfish] (fed)")).play(
        "hunt a1", "attack s2", "reveal s2", "lose a1"
    )
    assert row(table, "B") == "anglerfish [open] (fed attacked), plain"
    assert row(table, "A") == ""


def test_m30_an_impossible_counterattack_still_stops_the_attack() -> None:
    table = still(
        LURKING.replace("A: carnivorous", "A: carnivorous+swimming+high_body_weight+development_defects").replace(
            "B: plain [anglerfish], plain", "B: swimming, plain [anglerfish]"
        )
    )
    assert names(table.play("hunt a1"), "attack") == ["s2"]  # a swimmer never lands on a traitless species
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous (shelter)")).play(
        "hunt a1", "attack s2", "reveal s2"
    )
    assert row(table, "A") == "carnivorous (shelter attacked)"
    assert row(table, "B") == "anglerfish [open] (attacked), plain"
    assert table.actor == 1


def test_m30_a_redirected_attack_can_meet_an_anglerfish() -> None:
    table = still(LURKING.replace("B: ", "B: mimicry, ")).play("hunt a1", "attack s2", "redirect s4")
    assert table.options == ["hide", "reveal s3"]
    table.play("reveal s3", "lose a1")
    assert row(table, "B") == "mimicry, anglerfish [open] (fed attacked), plain"
    assert all(species.redirected == 0 for species in table.s.species)


def test_m19_the_counterattack_can_be_mimicked_and_answered_by_another_anglerfish() -> None:
    table = still(WITH + "A: carnivorous+mimicry, plain, plain [anglerfish] | B: plain [anglerfish]; food 9; feeding A")
    table.play("hunt a1", "attack s4", "reveal s4", "ignore none", "redirect s2")
    assert table.actor == 0
    assert table.options == ["hide", "reveal s3"]
    table.play("reveal s3")
    assert table.options == ["lose a4"]
    table.play("lose a4")
    assert row(table, "A") == "carnivorous+mimicry (attacked), plain, anglerfish [open] (fed attacked)"


def test_m19_the_permission_once_used_is_spent() -> None:
    table = still(
        WITH
        + "A: carnivorous+mimicry+high_body_weight, high_body_weight, plain | B: plain [anglerfish]; food 9; feeding A"
    )
    table.play("hunt a1", "attack s4", "reveal s4", "ignore high_body_weight")
    assert names(table, "redirect") == ["s3"]
    assert refused(table, "redirect s2") == Reason.TOO_HEAVY


def test_poison_kills_the_anglerfish_that_ate() -> None:
    table = still(LURKING.replace("A: carnivorous", "A: carnivorous+poisonous x2")).play(
        "hunt a1", "attack s2", "reveal s2", "ignore none", "lose a1"
    )
    assert row(table, "B") == "plain"
    assert table.s.players[1].discard == 1  # one card, animal and trait in one


def test_m31_the_anglerfishs_player_scavenges_first() -> None:
    table = still(WITH + "A: carnivorous, scavenger | B: plain [anglerfish], scavenger; food 9; feeding A")
    table.play("hunt a1", "attack s3", "reveal s3", "lose a1")
    assert table.actor == 1
    assert table.options == ["scavenge a3"]


def test_m30_also_against_an_attack_by_an_own_carnivore() -> None:
    table = still(WITH + "A: carnivorous x2, plain [anglerfish], plain | B: plain; food 9; feeding A").play(
        "hunt a1", "attack s3"
    )
    assert (table.actor, table.options) == (0, ["hide", "reveal s2"])
    table.play("reveal s2")
    assert names(table, "lose") == ["a1", "a2"]


def test_m30_a_prey_of_several_animals_without_traits_is_defended_too() -> None:
    table = still(WITH + "A: carnivorous | B: plain x3, plain [anglerfish]; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["hide", "reveal s3"]


def test_m30_two_anglerfish_are_two_answers() -> None:
    table = still(WITH + "A: carnivorous | B: plain [anglerfish], plain [anglerfish]; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["hide", "reveal s2", "reveal s3"]


def test_m14_instinct_drives_a_revealed_anglerfish_in_later_turns() -> None:
    table = still(WITH + "A: anglerfish [open] | B: plain (fed); feeding A")
    assert table.options == ["hunt a1"]


# --- the revealed card


def test_m30_the_card_scores_two_and_one() -> None:
    assert points(still(WITH + "A: anglerfish [open] | B: plain").s, 0) == 3
    assert points(still(WITH + "A: anglerfish x2 [open] | B: plain").s, 0) == 5


def test_m30_the_card_stays_until_its_last_animal_dies() -> None:
    table = scene(WITH + "A: anglerfish x2 [open] (fed, attacked), plain (fed) | B: plain (fed); feeding A")
    assert row(table, "A") == "anglerfish [open], plain"
    assert table.s.players[0].discard == 1
    table = scene(WITH + "A: anglerfish x2 [open] (attacked, attacked), plain (fed) | B: plain (fed); feeding A")
    assert row(table, "A") == "plain"
    assert table.s.players[0].discard == 2


def test_m30_simplification_turns_it_face_down_and_only_simplification_becomes_a_species() -> None:
    table = still(WITH + "A: anglerfish [open], plain | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "plain [shown], plain, plain"


def test_m8_simplification_takes_an_anglerfish_that_was_played_as_a_trait_like_any_other() -> None:
    table = still(WITH + "A: anglerfish | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "plain, plain, plain"


def test_m30_a_trait_above_it_goes_first() -> None:
    table = still(WITH + "A: anglerfish+running [open] | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "anglerfish [open], plain, plain"


def test_m30_face_down_again_it_can_be_revealed_again() -> None:
    table = still(WITH + "A: carnivorous | B: plain [shown]; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["hide", "reveal s2"]


def test_m30_shared_by_divergence_the_card_stays_with_the_others_when_its_animal_dies() -> None:
    position = WITH + (
        "option divergence=on; A: anglerfish#1 [open] (attacked), anglerfish#1 (fed), plain (fed) | B: plain "
        "(fed); feeding A"
    )
    table = scene(position)
    assert row(table, "A") == "anglerfish, plain"
    assert table.s.players[0].discard == 0


def test_m30_shared_by_divergence_simplification_takes_its_place_as_the_animal() -> None:
    table = still(WITH + "option divergence=on; A: anglerfish#1 [open], anglerfish#1 | B: plain").play(
        "trait s1", "face simplification"
    )
    assert row(table, "A") == "plain, anglerfish"


# --- secrets


def test_m30_a_looked_at_card_keeps_its_face_under_traits_and_in_company() -> None:
    table = still(WITH + "A: plain [anglerfish], plain | B: plain; decks 2 0").play(
        "trait s1", "face running", "populate s1"
    )
    assert row(table, "A") == "running x2 [anglerfish] (looked), plain"


def test_m32_the_looked_at_card_is_an_answer_of_its_own() -> None:
    table = still(WITH + "A: carnivorous | B: plain x3 [anglerfish] (looked); food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert names(table, "lose") == ["a2", "a3"]
    table.play("lose a2")
    assert row(table, "B") == "plain x2"
    assert table.s.players[1].faces[Trait.ANGLERFISH] == 1


def test_m1_a_discarded_secret_stays_its_owners_secret() -> None:
    table = still(WITH + "A: carnivorous | B: plain [bark_beetle], plain; food 9; feeding A").play(
        "hunt a1", "attack s2", "hide", "lose a2"
    )
    assert (table.s.players[1].forgotten, table.s.players[1].faces[Trait.BARK_BEETLE]) == (1, 1)
    assert table.s.unseen[Trait.BARK_BEETLE] == 5
    assert table.game.hidden(table.s, 0).unseen[Trait.BARK_BEETLE] == 6
    assert table.game.hidden(table.s, 1).unseen[Trait.BARK_BEETLE] == 5


def test_m1_a_shown_anglerfish_that_dies_is_no_secret() -> None:
    table = still(WITH + "A: carnivorous | B: plain [shown], plain; food 9; feeding A").play(
        "hunt a1", "attack s2", "hide", "lose a2"
    )
    assert table.s.players[1].forgotten == 0


@pytest.mark.parametrize("gone", ["", "; gone anglerfish 1"])
def test_m1_an_anglerfish_that_is_face_down_again_is_not_in_the_pool(gone: str) -> None:
    table = still(
        f"option extras=anglerfish; A: plain [shown], plain | B: anglerfish, anglerfish, anglerfish{gone}; face A s2"
    )
    assert table.s.unseen[Trait.ANGLERFISH] == 0
    assert refused(table, "face anglerfish") == Reason.NO_CARD_LEFT
