"""Phase 2: every disease in every place where it acts, contagion, and the cards (L8 to L12, L19)."""

from __future__ import annotations

import pytest

from galapagos.games.laborigines.data import DISEASE_NAMES, FACE_NAMES
from galapagos.games.laborigines.reason import Reason

from .lab import Lab


def ill(disease: str, rest: str) -> Lab:
    return Lab(f"seats 2; red t1 infected; blue t11; moa t16; disease {disease}; {rest}")


# --- Leprosy


def test_leprosy_costs_one_token_each_turn() -> None:
    lab = ill("leprosy", "assignment 3 4").play("assign 3")
    assert lab.stock("red") == "19 red"
    assert lab.on("t1") == "1 red"


def test_leprosy_spares_the_healthy_and_those_who_are_not_on_the_move() -> None:
    lab = Lab("seats 2; red t1; blue t11 infected; moa t16; disease leprosy; assignment 3 4").play("assign 3")
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red", "20 blue")


def test_leprosy_kills_before_moa_moves() -> None:
    lab = Lab(
        "seats 3; red t1 infected; blue t11; green t13; moa t16; disease leprosy; red has 1 red; assignment 3 4"
    ).play("assign 3")
    assert lab.out("red") == 1
    assert lab.moa == "t16"
    assert lab.active == "blue"


# --- Inferiority complex


def test_l8_inferiority_complex_costs_two_on_a_rolled_1_in_spite_of_the_flag() -> None:
    lab = ill("inferiority_complex", "roll").play("roll 1 4", "assign 4")
    assert lab.has_flag("red")
    assert lab.stock("red") == "18 red"
    assert (lab.on("t1"), lab.removed) == ("1 red", "1 red")


def test_inferiority_complex_costs_nothing_without_a_1() -> None:
    lab = ill("inferiority_complex", "roll").play("roll 2 4", "assign 4")
    assert lab.stock("red") == "20 red"


# --- Limping


@pytest.mark.parametrize(("die", "left"), [(2, "18 red"), (3, "20 red")])
def test_l12_limping_costs_two_for_an_even_die(die: int, left: str) -> None:
    lab = ill("limping", "assignment 2 3").play(f"assign {die}")
    assert lab.stock("red") == left


def test_limping_is_stopped_by_the_flag() -> None:
    lab = Lab("seats 2; red t1 infected flag; blue t11; moa t16; disease limping; assignment 2 3").play("assign 2")
    assert lab.stock("red") == "20 red"


# --- Immunity loss


def test_l9_immunity_loss_makes_a_gained_flag_ownerless() -> None:
    lab = Lab("seats 2; red t1 infected; blue t11 flag; moa t16; disease immunity_loss; roll").play(
        "roll 1 4", "assign 4"
    )
    assert lab.s.flag == 0


def test_l9_immunity_loss_makes_the_flag_of_the_defeated_ownerless_and_moves_no_tokens() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t4 flag; moa t16; disease immunity_loss; direction 3 5; t7 green/acid"
    ).play("move clockwise")
    assert lab.s.flag == 0
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red", "20 blue")
    assert lab.is_infected("blue")


def test_l9_who_contracts_immunity_loss_by_an_encounter_loses_the_flag() -> None:
    lab = Lab(
        "seats 2; red t1 flag; blue t4 infected; moa t16; disease immunity_loss; direction 3 5; t7 green/acid"
    ).play("move clockwise")
    assert lab.is_infected("red")
    assert lab.s.flag == 0


def test_l9_an_infected_bearer_loses_the_flag_when_the_card_changes_to_immunity_loss() -> None:
    lab = Lab("seats 2; red t1; blue t11 infected flag; moa t16; disease limping; direction 3 5; t4 green/disease")
    lab.play("move clockwise", "draw immunity_loss")
    assert lab.s.flag == 0


def test_l9_who_draws_immunity_loss_loses_the_flag() -> None:
    lab = Lab("seats 2; red t1 flag; blue t11; moa t16; direction 3 5; t4 green/disease").play(
        "move clockwise", "draw immunity_loss"
    )
    assert lab.s.flag == 0


def test_l9_others_can_still_obtain_the_flag() -> None:
    lab = Lab("seats 2; red t1; blue t11 infected; moa t16; disease immunity_loss; direction 3 5; t4 green/flag").play(
        "move clockwise"
    )
    assert lab.has_flag("red")


# --- Hyperactivity


def test_l12_hyperactivity_doubles_the_die_of_the_laborigine_not_moas() -> None:
    lab = ill("hyperactivity", "assignment 2 3; t5 green/flag").play("assign 2", "move clockwise")
    assert lab.moa == "t19"
    assert lab.place("red") == "t5"


def test_l12_hyperactivity_doubles_repeats_and_footprints_too() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t5; moa t16; disease hyperactivity; assignment 2 3; t9 green/footprint; "
        "t13 green/flag"
    ).play("assign 2", "move clockwise")
    assert lab.place("red") == "t13"
    assert not lab.is_infected("red")


def test_l12_hyperactivity_contracted_on_the_way_does_not_count() -> None:
    lab = Lab("seats 2; red t1; blue t4 infected; moa t16; disease hyperactivity; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert lab.is_infected("red")
    assert lab.place("red") == "t7"


# --- Mutations, on each kind of spend

SPENDS = {
    "an explosion": (
        "red t1 infected; blue t11; moa t16; direction 3 5; t4 green/small_explosion",
        "move clockwise",
        4,
    ),
    "a huge explosion": (
        "red t1 infected; blue t11; moa t16; direction 3 5; t4 danger/huge_explosion",
        "move clockwise",
        8,
    ),
    "radiation": ("red t1 infected; blue t11; moa t16; direction 3 5; t4 green/radiation", "move clockwise", 8),
    "lightning": ("red t1 infected; blue t11; moa t16; direction 3 5; t4 green/lightning", "move clockwise", 1),
    "charity that is spent": (
        (
            "red t1 infected; blue t11; green t12; yellow t13; blue has 3 blue; green has 3 green; moa t16; "
            "direction 3 5; t4 green/charity"
        ),
        "move clockwise",
        3,
    ),
    "moa": ("red t1 infected; blue t11; moa t16; assignment 3 5", "assign 3", 2),
    "acid on one tile": ("red t1 infected acid; blue t11; moa t16; direction 1 5; t2 green/flag", "move clockwise", 1),
}


@pytest.mark.parametrize("cause", SPENDS)
@pytest.mark.parametrize(("disease", "more"), [("benign_mutation", -1), ("malign_mutation", 1)])
def test_l11_a_mutation_changes_every_spend_by_one(cause: str, disease: str, more: int) -> None:
    position, action, amount = SPENDS[cause]
    seats = 4 if "yellow" in position else 2
    lab = Lab(f"seats {seats}; {position}; disease {disease}").play(action)
    assert lab.stock("red") == f"{20 - amount - more} red"


def test_l11_a_mutation_changes_every_acid_tile() -> None:
    lab = Lab(
        "seats 2; red t1 infected acid; blue t11; moa t16; disease malign_mutation; direction 3 5; t4 green/flag"
    ).play("move clockwise")
    assert lab.stock("red") == "14 red"
    assert (lab.on("t1"), lab.on("t2"), lab.on("t3")) == ("1 red", "1 red", "1 red")


def test_l11_a_spend_of_nothing_stays_nothing() -> None:
    traps = [name for name in FACE_NAMES[:10] if name != "radiation"]
    ring = "; ".join(f"t{2 * i + 2} {trap}; t{2 * i + 3} {trap}" for i, trap in enumerate(traps))
    lab = Lab(
        f"seats 2; red t1 infected; blue t11; moa t16; disease malign_mutation; direction 1 5; {ring}; t1 "
        "radiation; t20 radiation/radiation"
    )
    lab.play("move counterclockwise")
    assert lab.face("t20") == "radiation"
    assert lab.stock("red") == "20 red"


def test_l11_mutations_do_not_touch_transfers() -> None:
    lab = Lab("seats 2; red t1; blue t4 infected; moa t16; disease malign_mutation; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert lab.stock("blue") == "18 blue"


def test_l11_mutations_do_not_touch_manipulation() -> None:
    lab = Lab(
        "seats 2; red t1; blue t11 infected; blue has 5 red 1 blue; moa t16; disease malign_mutation; assignment "
        "2 3; t19 green/flag"
    )
    lab.play("assign 2", "manipulate counterclockwise")
    assert lab.stock("blue") == "2 red 1 blue"


def test_mutations_act_at_once() -> None:
    lab = Lab(
        "seats 2; red t1; blue t4 infected; moa t16; disease malign_mutation; direction 3 5; t7 "
        "green/small_explosion; blue has 9 blue"
    )
    lab.play("move clockwise")
    assert lab.s.debt.left == 5


# --- Energy storage disorder


def test_l10_tokens_on_the_tile_stay_there() -> None:
    lab = ill("energy_storage_disorder", "red has 5 red; direction 3 5; t4 green/acid 3 red").play("move clockwise")
    assert lab.stock("red") == "5 red"
    assert lab.on("t4") == "3 red"


def test_l10_the_defeated_keeps_his_tokens() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t4; moa t16; disease energy_storage_disorder; direction 3 5; t7 green/acid"
    ).play("move clockwise")
    assert lab.stock("blue") == "20 blue"
    assert lab.is_infected("blue")


def test_l10_a_cure_brings_nothing() -> None:
    lab = ill("energy_storage_disorder", "direction 3 5; t4 green/cure").play("move clockwise")
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red", "20 blue")


def test_l10_a_gift_stays_with_the_giver() -> None:
    lab = Lab(
        "seats 2; red t1; blue t11 infected; blue has 3 blue; moa t16; disease energy_storage_disorder; "
        "direction 3 5; t4 green/charity"
    ).play("move clockwise")
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red", "3 blue")


def test_l10_the_flag_can_still_be_gained() -> None:
    lab = ill("energy_storage_disorder", "direction 3 5; t4 green/flag").play("move clockwise")
    assert lab.has_flag("red")
    lab = Lab(
        "seats 2; red t1 infected; blue t4 flag; moa t16; disease energy_storage_disorder; direction 3 5; t7 green/acid"
    ).play("move clockwise")
    assert lab.has_flag("red")


# --- Contagion


def test_l15_the_disease_passes_to_the_healthy_one_whoever_moves() -> None:
    attacker = Lab("seats 2; red t1 infected; blue t4; moa t16; disease limping; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert (attacker.is_infected("red"), attacker.is_infected("blue")) == (False, True)
    defender = Lab("seats 2; red t1; blue t4 infected; moa t16; disease limping; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert (defender.is_infected("red"), defender.is_infected("blue")) == (True, False)


def test_l15_two_infected_ones_stay_so() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t4 infected; moa t16; disease limping; direction 3 5; t7 green/flag"
    ).play("move clockwise")
    assert lab.is_infected("red")
    assert lab.is_infected("blue")


def test_l15_who_dies_passes_and_takes_no_disease() -> None:
    passes = (
        "seats 3; red t1; blue t4 infected; green t12; blue has 1 blue; moa t16; disease limping; direction 3 5; "
        "t7 green/flag"
    )
    assert not Lab(passes).play("move clockwise").is_infected("red")
    takes = (
        "seats 3; red t1 infected; blue t4; green t12; blue has 1 blue; moa t16; disease limping; direction 3 5; "
        "t7 green/flag"
    )
    assert Lab(takes).play("move clockwise").is_infected("red")


# --- Cards


def test_l19_a_disease_tile_infects_and_draws_a_card_for_all() -> None:
    lab = Lab("seats 2; red t1; blue t11 infected; moa t16; disease limping; direction 3 5; t4 green/disease").play(
        "move clockwise"
    )
    assert lab.who == "chance"
    assert lab.refuses("draw limping") == Reason.NOT_IN_THE_PILE
    assert lab.options == [f"draw {name}" for name in DISEASE_NAMES if name != "limping"]
    lab.play("draw leprosy")
    assert lab.is_infected("red")
    assert lab.is_infected("blue")
    assert DISEASE_NAMES[lab.s.disease - 1] == "leprosy"
    assert lab.s.pile == 6


def test_l19_who_is_infected_draws_all_the_same() -> None:
    lab = ill("limping", "direction 3 5; t4 green/disease").play("move clockwise", "draw leprosy")
    assert lab.s.pile == 6


def test_disease_acts_in_the_next_phase_2_only() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t16; direction 3 5; t4 green/disease").play(
        "move clockwise", "draw leprosy"
    )
    assert lab.stock("red") == "20 red"
    lab.play("roll 2 3", "assign 2")
    assert lab.stock("blue") == "20 blue"


def test_l19_the_last_card_of_the_pile_is_drawn_before_it_is_shuffled() -> None:
    drawn = " ".join(name for name in DISEASE_NAMES if name not in ("limping", "leprosy"))
    lab = Lab(
        f"seats 2; red t1; blue t11; moa t16; disease limping; drawn {drawn}; direction 3 5; t4 green/disease"
    ).play("move clockwise")
    assert (lab.s.pile, lab.match.view(0).disease) == (0, "leprosy")  # nothing else could be drawn


def test_l19_an_empty_pile_is_shuffled_from_all_eight_the_active_one_included() -> None:
    drawn = " ".join(name for name in DISEASE_NAMES if name != "limping")
    lab = Lab(
        f"seats 2; red t1; blue t11; moa t16; disease limping; drawn {drawn}; direction 3 5; t4 green/disease"
    ).play("move clockwise")
    assert len(lab.options) == 8
    lab.play("draw limping")
    assert (lab.s.pile, lab.match.view(0).drawn) == (7, ["limping"])


def test_l19_the_marker_and_the_new_card_come_together_so_the_old_card_never_acts_on_him() -> None:
    lab = Lab(
        "seats 2; red t1 flag; blue t11 infected; moa t16; disease immunity_loss; direction 3 5; t4 green/disease"
    )
    lab.play("move clockwise", "draw limping")
    assert lab.is_infected("red")
    assert lab.has_flag("red")
