"""Spending energy and transferring energy (L5, L6)."""

from __future__ import annotations

from galapagos.games.laborigines.reason import Reason

from .lab import Lab

PIECES = "red t1; blue t11; moa t16"


def test_l6_spent_tokens_go_onto_the_tile_and_out_of_the_game_by_turns() -> None:
    lab = Lab(f"seats 2; {PIECES}; direction 3 5; t4 green/small_explosion").play("move clockwise")
    assert lab.stock("red") == "16 red"
    assert lab.on("t4") == "2 red"
    assert lab.removed == "2 red"


def test_l6_an_odd_spend_leaves_the_last_token_on_the_tile() -> None:
    lab = Lab("seats 2; red t1 infected; blue t11; moa t16; disease leprosy; assignment 2 5").play("assign 5")
    assert lab.on("t1") == "1 red"
    assert lab.removed == ""


def test_l6_tokens_go_by_turns_whatever_their_colours() -> None:
    lab = Lab(f"seats 2; {PIECES}; red has 20 red 1 blue; direction 3 5; t4 green/small_explosion").play(
        "move clockwise", "spend red", "spend blue"
    )
    assert lab.stock("red") == "17 red"
    assert lab.on("t4") == "2 red"
    assert lab.removed == "1 red 1 blue"


def test_l6_every_spend_starts_anew() -> None:
    lab = Lab(f"seats 2; {PIECES}; red t1 acid; direction 2 5; t3 green/flag").play("move clockwise")
    assert (lab.on("t1"), lab.on("t2"), lab.removed) == ("1 red", "1 red", "")


def test_l5_the_owner_picks_the_colour_of_each_spent_token() -> None:
    lab = Lab(f"seats 2; {PIECES}; red has 3 red 2 blue; direction 3 5; t4 green/small_explosion").play(
        "move clockwise"
    )
    assert lab.who == "red"
    assert lab.options == ["spend red", "spend blue"]
    lab.play("spend blue", "spend red", "spend blue")
    assert lab.stock("red") == "1 red"
    assert lab.on("t4") == "2 blue"


def test_l5_nobody_spends_a_colour_that_he_does_not_have() -> None:
    lab = Lab(f"seats 3; {PIECES}; red has 3 red 2 blue; direction 3 5; t4 green/small_explosion").play(
        "move clockwise"
    )
    assert lab.refuses("spend green") == Reason.NO_TOKEN
    assert lab.refuses("transfer red") == Reason.NOT_NOW
    assert lab.refuses("move clockwise") == Reason.NOT_NOW


def test_l5_a_player_who_is_not_on_the_move_picks_what_he_spends() -> None:
    lab = Lab(f"seats 2; {PIECES}; blue has 3 red 2 blue; assignment 2 5; moa t6").play("assign 2")
    assert lab.moa == "t11"
    assert lab.who == "blue"
    lab.play("spend red", "spend blue")
    assert lab.on("t11") == "1 red"
    assert lab.moa == "t16"


def test_l5_the_player_on_the_move_picks_the_colour_of_each_transferred_token() -> None:
    lab = Lab("seats 2; red t1; blue t4; blue has 3 blue 2 red; moa t16; direction 3 5").play("move clockwise")
    assert lab.who == "red"
    assert lab.options == ["transfer red", "transfer blue"]
    assert lab.refuses("spend red") == Reason.NOT_NOW
    assert lab.refuses("transfer green") == Reason.NONE_TO_TRANSFER
    assert lab.match.why_not("transfer green") == "The giver has no token of that colour. [Transferring energy, L5]"
    lab.play("transfer blue", "transfer red")
    assert lab.stock("blue") == "1 red 2 blue"
    assert lab.stock("red") == "19 red 1 blue"


def test_l5_a_transfer_of_everything_is_not_asked() -> None:
    lab = Lab(
        "seats 3; red t1; blue t4; green t12; blue has 1 blue 1 green; moa t16; direction 3 5; t7 green/flag"
    ).play("move clockwise")
    assert lab.out("blue") == 1
    assert lab.stock("red") == "20 red 1 green"


def test_l5_a_dying_spender_is_still_asked() -> None:
    lab = Lab(f"seats 3; {PIECES}; green t13; red has 1 red 1 green; direction 3 5; t4 green/small_explosion").play(
        "move clockwise"
    )
    assert lab.options == ["spend red", "spend green"]
    lab.play("spend green")
    assert lab.out("red") == 1
    assert lab.on("t4") == "1 green"


def test_l5_the_only_colour_left_is_not_asked() -> None:
    lab = Lab(f"seats 2; {PIECES}; red has 3 red 1 blue; direction 3 5; t4 green/small_explosion").play(
        "move clockwise", "spend blue"
    )
    assert lab.out("red") == 1


def test_l6_who_owes_more_than_he_has_pays_all_and_is_out() -> None:
    lab = Lab(f"seats 3; {PIECES}; red has 3 red; direction 3 5; t4 danger/huge_explosion").play("move clockwise")
    assert lab.out("red") == 1


def test_l6_who_owes_exactly_what_he_has_is_out() -> None:
    lab = Lab(f"seats 3; {PIECES}; red has 4 red; direction 3 5; t4 green/small_explosion").play("move clockwise")
    assert lab.out("red") == 1


def test_energy_gain_all_tokens_of_the_tile_are_taken_before_it_is_flipped() -> None:
    lab = Lab(f"seats 2; {PIECES}; red has 1 red; direction 3 5; t4 green/small_explosion 3 red 2 blue").play(
        "move clockwise"
    )
    assert lab.who == "red"
    lab.play("spend blue", "spend blue")
    assert lab.stock("red") == "2 red"
    assert lab.on("t4") == "1 red 1 blue"
