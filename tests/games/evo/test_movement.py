"""Movement and Combat, E8, E9."""

from __future__ import annotations

import pytest

from galapagos.engine.language.contract import CHANCE
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import GREEN, RED, YELLOW, actor, at, refused, scene

# --- E8


def test_e8_a_dinosaur_moves_one_space_for_each_foot() -> None:
    one = scene("red at d4 genes foot; yellow at b1; movement red").play("move d4 e", "move d5 ne")
    assert at(one, RED) == "c5"
    assert actor(one) == "yellow"


def test_e8_feet_may_go_to_different_dinosaurs_in_any_order() -> None:
    one = scene("red at d4 f3 genes foot*2; movement red").play("move f3 e", "move d4 w", "move f4 e")
    assert at(one, RED) == "d3 f5"


def test_e8_the_directions_are_the_six_neighbours() -> None:
    one = scene("red at d4; movement red")
    spaces = {
        name: at(scene("red at d4; yellow at b1; movement red").play(f"move d4 {name}"), RED)
        for name in ("nw", "ne", "w", "e", "sw", "se")
    }
    assert spaces == {"nw": "c3", "ne": "c4", "w": "d3", "e": "d5", "sw": "e3", "se": "e4"}
    assert len(one.family("move")) == 6


def test_e8_the_seam_between_the_pieces_is_no_border() -> None:
    assert at(scene("red at e4; yellow at b1; movement red").play("move e4 se"), RED) == "f4"
    assert at(scene("red at f3; yellow at b1; movement red").play("move f3 nw"), RED) == "e3"


def test_e8_own_spaces_are_blocked_and_the_sea_too() -> None:
    one = scene("red at b1 b2; yellow at c5; movement red")
    assert one.refuses("move b1 e") == Reason.OWN_SPACE
    assert one.refuses("move b1 nw") == Reason.OFF_THE_ISLAND
    assert one.refuses("move b3 e") == Reason.NO_DINOSAUR
    assert one.refuses("move c5 e") == Reason.NOT_YOURS
    assert one.refuses("hatch b3") == Reason.NOT_NOW
    assert one.allows("move b1 sw")


def test_e8_a_player_may_stop_at_any_time() -> None:
    one = scene("red at d4 genes foot*2; yellow at b1; movement red").play("move d4 e", "stop")
    assert at(one, RED) == "d5"
    assert actor(one) == "yellow"
    assert one.s.feet == 1


def test_e8_who_has_no_legal_move_is_not_asked() -> None:
    """Yellow is cornered by horns, green has no dinosaur."""
    one = scene("order yellow green red; red at h2 g3 g4 genes horn*2; yellow at h3; movement yellow")
    assert actor(one) == "red"


def test_stampede_gives_two_feet_more() -> None:
    one = scene("movement-events; red at d4 hand stampede*2; yellow at b1").play(
        "play stampede", "play stampede", "pass"
    )
    assert (one.s.phase, one.s.feet) == (Phase.MOVEMENT, 5)


# --- E9: every row of the table


@pytest.mark.parametrize(
    ("attacker", "defender", "wins"),
    [
        ("", "genes horn", 1),
        ("", "", 2),
        ("genes horn*2", "genes horn*2", 2),
        ("genes horn", "", 4),
        ("genes horn*2", "", 5),
        ("genes horn*4", "", 5),
    ],
)
@pytest.mark.parametrize("face", range(1, 7))
def test_e9_the_roll_that_wins_depends_on_the_horns(attacker: str, defender: str, wins: int, face: int) -> None:
    one = scene(f"red at d4 {attacker}; yellow at d5 {defender}; green at b1; movement red").play("move d4 e")
    assert (one.actor, one.s.phase) == (CHANCE, Phase.COMBAT)
    one.play(f"roll {face}")
    assert (at(one, RED), at(one, YELLOW)) == (("d5", "") if face <= wins else ("", "d5"))
    assert [one.s.species[seat].dinosaurs for seat in (RED, YELLOW)] == ([1, 0] if face <= wins else [0, 1])


def test_e9_with_two_horns_fewer_there_is_no_attack() -> None:
    one = scene("red at d4; yellow at d5 genes horn*2; movement red")
    assert one.refuses("move d4 e") == Reason.TOO_FEW_HORNS
    assert scene("red at d4 genes horn; yellow at d5 genes horn*2; movement red").allows("move d4 e")


@pytest.mark.parametrize("face", range(1, 7))
def test_giant_gene_attacks_with_two_horns_more(face: int) -> None:
    one = scene("movement-events; red at d4 hand giant-gene; yellow at d5; green at b1").play(
        "play giant-gene", "pass", "move d4 e", f"roll {face}"
    )
    assert (at(one, RED) == "d5") == (face <= 5)


def test_giant_gene_does_not_help_the_defender() -> None:
    one = scene("red at d4; yellow at d5 effects giant-gene; green at b1; movement red").play("move d4 e", "roll 2")
    assert at(one, RED) == "d5"


def test_big_brother_defends_with_two_horns_more() -> None:
    one = scene("movement-events; red at d4; yellow at d5 hand big-brother; green at b1").play(
        "play big-brother", "pass"
    )
    assert actor(one) == "red"
    assert one.refuses("move d4 e") == Reason.TOO_FEW_HORNS
    assert scene("red at d4 genes horn; yellow at d5 effects big-brother; movement red").allows("move d4 e")


def test_big_brother_does_not_help_the_attacker() -> None:
    one = scene("red at d4 effects big-brother; yellow at d5; green at b1; movement red").play("move d4 e", "roll 3")
    assert at(one, RED) == ""


@pytest.mark.parametrize("face", range(1, 7))
def test_e4_copies_of_giant_gene_add_up_against_big_brother(face: int) -> None:
    one = scene(
        "red at d4 effects giant-gene*2; yellow at d5 effects big-brother genes horn; green at b1; movement red"
    )
    one.play("move d4 e", f"roll {face}")
    assert (at(one, RED) == "d5") == (face <= 4)


def test_e9_an_attack_costs_a_foot_and_the_winner_may_move_on_and_fight_again() -> None:
    one = scene("red at d4 genes foot*2; yellow at d5; green at d7; movement red")
    one.play("move d4 e", "roll 1", "move d5 e", "move d6 e", "roll 2")
    assert (at(one, RED), at(one, YELLOW), at(one, GREEN)) == ("d7", "", "")


def test_e9_after_a_lost_attack_the_other_dinosaurs_move_on() -> None:
    one = scene("red at d4 f3 genes foot; yellow at d5; movement red").play("move d4 e", "roll 6")
    assert (actor(one), one.s.feet) == ("red", 1)
    assert at(one.play("move f3 e"), RED) == "f4"


def test_e9_who_loses_his_last_dinosaur_is_not_asked_again() -> None:
    one = scene("red at d4 genes foot*3; yellow at d5; movement red").play("move d4 e", "roll 6")
    assert actor(one) == "yellow"


def test_cards_of_the_movement_phase_end_with_it() -> None:
    one = scene(
        "order green yellow red; red at d4 effects giant-gene stampede; yellow at b1 effects big-brother; "
        "movement red 1"
    ).play("stop")
    assert one.s.phase == Phase.BIRTHS
    assert not any(any(species.effects) for species in one.s.species)


# --- Positions


def test_e9_a_combat_is_an_attack_that_is_allowed() -> None:
    assert "too few horns to attack yellow" in refused(
        "combat red 1 d4 e; red at d4; yellow at d5 genes horn*2; green at f3"
    )
    assert (
        actor(scene("combat red 1 d4 e; red at d4 effects giant-gene; yellow at d5 genes horn*2; green at f3"))
        == "chance"
    )


def test_e8_nobody_has_more_feet_left_than_feet() -> None:
    assert "Red has 1 foot, so 2 cannot be left" in refused("movement red 2; red at d4")
    assert "Red has 3 feet, so 4 cannot be left" in refused(
        "combat red 4 d4 e; red at d4 effects stampede; yellow at d5"
    )
    assert scene("movement red 3; red at d4 effects stampede").s.feet == 3
