"""Development 2: what a face that is turned up does."""

from __future__ import annotations

import pytest

from galapagos.games.mutations.data import Trait
from tests.games.mutations.table import Reason, refused, row, scene

# --- what is known (M1)


def test_m1_a_face_is_drawn_from_all_that_were_never_turned_up() -> None:
    table = scene("A: carnivorous, plain | B: plain; gone carnivorous 2").play("trait s2")
    weights = [0] * 100
    outcomes = table.match.legal()
    table.match.game.rules.weights(table.s, outcomes, len(outcomes), weights)
    by_name = dict(zip(table.options, weights, strict=False))
    assert by_name["face carnivorous"] == 8 - 1 - 2
    assert by_name["face running"] == 6
    assert by_name["face extremophile"] == 4
    assert "face flight" not in by_name  # not in the game


def test_m1_a_face_that_was_seen_is_never_drawn_again() -> None:
    table = scene("A: extremophile, plain | B: extremophile; gone extremophile 2").play("trait s2")
    assert refused(table, "face extremophile") == Reason.NO_CARD_LEFT
    assert (
        scene("A: extremophile, plain | B: extremophile; gone extremophile 1")
        .play("trait s2")
        .allows("face extremophile")
    )


def test_m1_a_card_that_went_face_down_again_stays_known() -> None:
    table = scene("A: running | B: plain").play("trait s1", "face running")
    assert row(table, "A") == "running, plain"
    assert table.s.unseen[Trait.RUNNING] == 4


# --- sliding (M6)


def test_m6_a_trait_that_is_there_already_slides_to_the_right() -> None:
    table = scene("A: running, plain, plain | B: plain").play("trait s1", "face running")
    assert row(table, "A") == "running, running, plain"


def test_m6_it_slides_past_species_of_several_animals() -> None:
    table = scene("A: running, plain x2, swimming | B: plain").play("trait s1", "face running")
    assert row(table, "A") == "running, plain x2, swimming+running"


@pytest.mark.parametrize("diet", ["carnivorous", "obligate_carnivorous", "scavenger"])
@pytest.mark.parametrize("other", ["carnivorous", "obligate_carnivorous", "scavenger"])
def test_m6_a_species_has_one_diet(diet: str, other: str) -> None:
    table = scene(f"A: {diet}, plain | B: plain").play("trait s1", f"face {other}")
    assert row(table, "A") == f"{diet}, {other}"


def test_m6_other_traits_go_with_a_diet() -> None:
    assert (
        row(scene("A: carnivorous, plain | B: plain").play("trait s1", "face running"), "A")
        == "carnivorous+running, plain"
    )
    assert (
        row(scene("A: running, plain | B: plain").play("trait s1", "face carnivorous"), "A")
        == "running+carnivorous, plain"
    )


def test_m6_past_the_last_species_it_becomes_a_new_one_at_the_right_end() -> None:
    table = scene("A: swimming, running, running x2 | B: plain").play("trait s2", "face running")
    assert row(table, "A") == "swimming, running, running x2, plain"


def test_m6_there_is_no_wrapping_round() -> None:
    table = scene("A: plain, running | B: plain").play("trait s2", "face running")
    assert row(table, "A") == "plain, running, plain"


def test_m6_it_never_slides_to_another_players_species() -> None:
    table = scene("A: running | B: plain").play("trait s1", "face running")
    assert row(table, "B") == "plain"


# --- deleterious first traits (M7)


@pytest.mark.parametrize("trait", ["metabolic_syndrome", "development_defects", "extremophile"])
def test_m7_a_deleterious_first_trait_may_stay_or_become_a_new_species(trait: str) -> None:
    table = scene("A: plain, swimming | B: plain").play("trait s1", f"face {trait}")
    assert table.actor == 0
    assert table.options == ["keep", "remove"]
    kept = scene("A: plain, swimming | B: plain").play("trait s1", f"face {trait}", "keep")
    assert (row(kept, "A"), kept.actor) == (f"{trait}, swimming", 1)
    assert row(table.play("remove"), "A") == "plain, swimming, plain"
    assert table.actor == 1


def test_m7_on_a_species_with_traits_a_deleterious_one_stays() -> None:
    table = scene("A: running | B: plain").play("trait s1", "face extremophile")
    assert row(table, "A") == "running+extremophile"
    assert table.actor == 1


def test_m7_a_useful_first_trait_stays() -> None:
    table = scene("A: plain | B: plain").play("trait s1", "face running")
    assert table.actor == 1


def test_m7_first_also_means_after_sliding() -> None:
    table = scene("A: running+extremophile, plain | B: plain").play("trait s1", "face extremophile")
    assert table.options == ["keep", "remove"]
    assert row(table.play("remove"), "A") == "running+extremophile, plain, plain"


def test_m7_nothing_else_is_an_answer() -> None:
    table = scene("A: plain | B: plain").play("trait s1", "face extremophile")
    assert refused(table, "pass") == Reason.NOT_NOW


# --- SIMPLIFICATION (M8)


def test_m8_the_last_trait_and_simplification_become_two_new_species() -> None:
    table = scene("A: swimming+running, plain | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "swimming, plain, plain, plain"
    assert table.actor == 1


def test_m8_simplification_never_slides() -> None:
    table = scene("A: plain, running | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "plain, running, plain"


def test_m8_on_a_traitless_species_it_becomes_one_new_species_without_a_question() -> None:
    table = scene("A: plain | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "plain, plain"
    assert table.actor == 1


def test_m8_simplification_again_takes_the_trait_before() -> None:
    table = scene("A: swimming+running+budding | B: plain; decks 2 0")
    table.play("trait s1", "face simplification", "trait s1", "face simplification")
    assert row(table, "A").startswith("swimming, plain")


def test_m8_a_lost_plus_trait_lowers_the_need() -> None:
    table = scene("A: high_body_weight | B: plain").play("trait s1", "face simplification")
    assert table.s.species[0].need == 1
