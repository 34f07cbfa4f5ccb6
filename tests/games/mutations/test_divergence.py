"""Extra "Divergence" rule (M11)."""

from __future__ import annotations

from galapagos.games.mutations import GAME
from galapagos.games.mutations.rules.winner import points
from tests.games.mutations.table import Reason, names, refused, row, scene

ON = "option divergence=on; "


def test_m11_divergence_is_off_unless_agreed() -> None:
    table = scene("A: running | B: plain")
    assert not names(table, "diverge")
    assert refused(table, "diverge s1") == Reason.NO_DIVERGENCE
    assert GAME.option_texts(GAME.new_state(2)) == {}


def test_m11_a_new_species_at_the_right_end_has_all_the_parents_traits() -> None:
    table = scene(ON + "A: running+swimming, plain | B: plain").play("diverge s1")
    assert row(table, "A") == "running#1+swimming#1, plain, running#1+swimming#1"
    assert table.actor == 1


def test_m11_the_parent_must_have_a_trait_and_may_have_any_population() -> None:
    table = scene(ON + "A: plain, running x3 | B: running")
    assert names(table, "diverge") == ["s2"]
    assert refused(table, "diverge s1") == Reason.NOTHING_TO_SHARE
    assert row(table.play("diverge s2"), "A") == "plain, running#1 x3, running#1"


def test_m11_the_subspecies_gets_mutations_of_its_own_and_can_diverge_again() -> None:
    table = scene(ON + "A: running#1, running#1 | B: plain; decks 3 0").play("trait s2", "face swimming", "diverge s2")
    assert row(table, "A") == "running#1, running#1+swimming#1, running#1+swimming#1"


def test_m11_another_card_of_the_same_face_is_shared_under_another_number() -> None:
    table = scene(ON + "A: running#1, running#1, running | B: plain").play("diverge s3")
    assert row(table, "A") == "running#1, running#1, running#2, running#2"


def test_m10_an_extremophile_pays_for_divergence() -> None:
    assert refused(scene(ON + "A: extremophile | B: plain; decks 1 1"), "diverge s1") == Reason.CANNOT_PAY
    table = scene(ON + "A: extremophile | B: plain; decks 2 1").play("diverge s1")
    assert (table.s.players[0].deck, table.s.players[0].discard) == (0, 1)


def test_m11_a_shared_card_scores_once_while_any_of_its_species_lives() -> None:
    table = scene(ON + "A: high_body_weight#1, high_body_weight#1, high_body_weight | B: plain; decks 1 1")
    assert points(table.s, 0) == 3 * 2 + 2 * 2
    for species in (
        "running, swimming#1, swimming#1",
        "running, running#1, running#1",
        "running#1, running#1, swimming#1, swimming#1",
    ):
        assert points(scene(ON + f"A: {species} | B: plain; decks 1 1").s, 0) == 2 * len(species.split(",")) + 2


def test_m11_a_shared_card_is_discarded_with_the_last_of_its_species() -> None:
    position = (
        ON
        + "A: running#1 (fed), running#1 (fed) | B: carnivorous, carnivorous; seats 2; first B; feeding B; discards 0 0"
    )
    table = scene(position).play("hunt a3", "attack s1", "run 1")
    assert row(table, "A") == "running (fed)"
    assert table.s.players[0].discard == 1
    table.play("attack s1", "run 1")  # the other one must attack too
    assert table.s.players[0].discard == 3


def test_m11_simplification_takes_a_shared_trait_from_its_species_only() -> None:
    table = scene(ON + "A: swimming#1+running#1, swimming#1+running#1 | B: plain").play(
        "trait s1", "face simplification"
    )
    assert row(table, "A") == "swimming#1, swimming#1+running, plain"  # only SIMPLIFICATION becomes a species


def test_m11_among_three_sharers_two_go_on_sharing() -> None:
    table = scene(ON + "A: running#1, running#1, running#1 | B: plain").play("trait s1", "face simplification")
    assert row(table, "A") == "plain, running#1, running#1, plain"
