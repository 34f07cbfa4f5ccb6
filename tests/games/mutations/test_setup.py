"""Setting up the game."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import Match
from galapagos.games.mutations import GAME
from galapagos.games.mutations.data import BOX, CARDS, COPIES, EXTRAS, MAX_CARDS, MAX_TRAITS, TRAIT_NAMES, Trait
from galapagos.games.mutations.species import food_needed
from tests.games.mutations.table import Reason, refused, row, scene


@pytest.mark.parametrize(("seats", "cards"), [(2, 90), (3, 90), (4, 90), (5, 180), (6, 180), (7, 180), (8, 180)])
def test_everybody_gets_seven_cards_and_three_species_and_five_players_need_a_second_box(
    seats: int, cards: int
) -> None:
    s = GAME.new_state(seats)
    assert s.deck == cards - 10 * seats
    assert s.population == s.count == 3 * seats
    assert [player.deck for player in s.players] == [7] * seats + [0] * (8 - seats)


def test_the_deck_has_ninety_cards_of_the_listed_faces() -> None:
    unseen = dict(zip(TRAIT_NAMES, GAME.new_state(2, {"extras": "all"}).unseen, strict=True))
    assert sum(unseen[card.name] for card in BOX) == 90
    assert {card.name: unseen[card.name] for card in BOX if unseen[card.name] != 6} == {
        "carnivorous": 8,
        "metabolic_syndrome": 4,
        "development_defects": 4,
        "extremophile": 4,
        "simplification": 4,
    }
    assert {card.name: unseen[card.name] for card in EXTRAS} == {
        "anglerfish": 4,
        "flight": 6,
        "intellect": 4,
        "viviparous": 4,
        "aedificator": 4,
        "herding": 8,
    }


def test_the_plus_numbers_and_the_deleterious_cards_are_the_listed_ones() -> None:
    assert {card.name: card.plus for card in CARDS if card.plus} == {
        "high_body_weight": 1,
        "carnivorous": 1,
        "metabolic_syndrome": 2,
        "obligate_carnivorous": 1,
        "intellect": 1,
        "viviparous": 1,
    }
    assert {card.name for card in CARDS if card.deleterious} == {
        "metabolic_syndrome",
        "development_defects",
        "extremophile",
        "simplification",
    }


def test_extras_are_shuffled_in_each_by_itself_or_together_and_doubled_with_two_boxes() -> None:
    assert GAME.new_state(2, {"extras": "flight"}).deck == 90 + 6 - 20
    assert GAME.new_state(4, {"extras": "all"}).deck == 90 + 30 - 40
    assert GAME.new_state(8, {"extras": "all"}).deck == 2 * (90 + 30) - 80
    unseen = GAME.new_state(5, {"extras": "herding+intellect"}).unseen
    assert (unseen[Trait.HERDING], unseen[Trait.INTELLECT], unseen[Trait.FLIGHT], unseen[Trait.CARNIVOROUS]) == (
        16,
        8,
        0,
        16,
    )


def test_no_bound_of_the_state_can_be_reached_by_more_cards_than_there_are() -> None:
    assert MAX_CARDS == 2 * sum(COPIES) == 240
    everything = sum(
        1 << trait
        for trait in Trait
        if trait not in (Trait.SIMPLIFICATION, Trait.SCAVENGER, Trait.OBLIGATE_CARNIVOROUS, Trait.ANGLERFISH)
    )
    assert everything.bit_count() == MAX_TRAITS
    assert food_needed(everything) == 7  # what fits the tokens of an animal


@pytest.mark.parametrize("seats", [1, 9])
def test_the_game_is_for_two_to_eight(seats: int) -> None:
    with pytest.raises(Refused, match="2 to 8"):
        GAME.new_state(seats)


def test_m2_the_first_player_is_drawn_by_chance() -> None:
    match = Match(GAME, GAME.new_state(3), None)
    assert match.is_chance
    assert [GAME.actions.text(action) for action in match.legal()] == ["begin A", "begin B", "begin C"]
    match.play("begin B")
    assert match.state.first == match.state.actor == 1
    assert match.state.turn == 1


def test_m2_nobody_begins_who_does_not_sit_at_the_table() -> None:
    table = scene("begin; seats 2")
    assert refused(table, "begin C") == Reason.NO_SEAT


def test_a_position_without_rows_is_the_starting_position() -> None:
    table = scene("seats 2")
    assert row(table, "A") == row(table, "B") == "plain, plain, plain"
