"""Preparation (L1 to L3), and which tables there are."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.match.story import PieceRegistry
from galapagos.games.laborigines.data import COLOUR_NAMES, FACE_NAMES, TRAPS
from galapagos.games.laborigines.reason import Reason

from .lab import Lab

GAME = find_game("laborigines")
SIDES = "sides; moa off"
SAFE_UP = ["turn_up safe"] * TRAPS
TRAP_UP = ["turn_up trap"] * TRAPS
RING = [f"lay {name}" for name in FACE_NAMES[:10] for _ in range(2)]


def weights(lab: Lab) -> dict[str, int]:
    out = lab.match.legal()
    weight = [0] * len(out)
    GAME.rules.weights(lab.s, out, len(out), weight)
    return {GAME.actions.text(action): w for action, w in zip(out, weight, strict=True)}


def test_preparation_at_first_nothing_is_on_the_ring_and_all_cards_are_in_the_pile() -> None:
    shown = GAME.view.view(GAME.new_state(3), 0, PieceRegistry.empty(GAME))
    assert (shown.phase, shown.tiles, shown.moa, shown.pile) == ("sides", [], None, 8)
    assert [one.tile for one in shown.laborigines] == [None] * 3
    assert shown.actor == CHANCE


def test_l1_each_safe_tile_lies_with_either_side_up() -> None:
    lab = Lab(f"seats 2; {SIDES}")
    assert weights(lab) == {"turn_up trap": 1, "turn_up safe": 1}
    assert lab.refuses("lay green") == Reason.NOT_NOW


def test_l1_safe_sides_up_make_nine_green_tiles_and_a_danger() -> None:
    lab = Lab(f"seats 2; {SIDES}").play(*SAFE_UP)
    assert weights(lab) == {f"lay {name}": 1 for name in FACE_NAMES} | {"lay green": 9}


def test_l1_trap_sides_up_make_two_of_each_trap() -> None:
    lab = Lab(f"seats 2; {SIDES}").play(*TRAP_UP)
    assert weights(lab) == {f"lay {name}": 2 for name in FACE_NAMES[:10]}
    assert lab.refuses("lay danger") == Reason.NO_SUCH_TILE_LEFT


def test_l1_a_side_is_laid_as_often_as_it_is_there() -> None:
    lab = Lab(f"seats 2; {SIDES}").play(*TRAP_UP, "lay acid", "lay acid")
    assert lab.refuses("lay acid") == Reason.NO_SUCH_TILE_LEFT
    assert weights(lab)["lay cure"] == 2


def test_l2_moa_starts_on_any_tile() -> None:
    lab = Lab(f"seats 2; {SIDES}").play(*TRAP_UP, *RING[:-2])
    assert len(lab.family("release")) == 20
    assert lab.refuses("turn_up safe") == Reason.NOT_NOW
    assert lab.play("release t7").moa == "t7"


def test_l3_the_nicest_laborigine_has_the_flag_and_the_first_turn() -> None:
    lab = Lab("seats 3; nicest; moa t7")
    assert lab.options == ["admire l1", "admire l2", "admire l3"]
    assert lab.refuses("admire l4") == Reason.NO_PIECE
    lab.play("admire l2")
    assert lab.has_flag("blue")
    assert lab.who == "blue"


def test_l2_players_pick_free_tiles_in_turn_order_and_trigger_nothing() -> None:
    lab = Lab("seats 3; nicest; moa t7; t4 danger/huge_explosion").play("admire l2")
    assert lab.refuses("start t7") == Reason.OCCUPIED
    lab.play("start t4")
    assert lab.who == "green"
    assert lab.refuses("start t4") == Reason.OCCUPIED
    lab.play("start t1")
    assert lab.who == "red"
    lab.play("start t2")
    assert (lab.place("red"), lab.place("blue"), lab.place("green")) == ("t2", "t4", "t1")
    assert lab.face("t4") == "danger"
    assert lab.who == "chance"
    assert lab.active == "blue"


def test_l2_all_first_twins_start_before_all_second_twins() -> None:
    lab = Lab("seats 2; option variant=twins; nicest").play("admire l4")
    assert lab.has_flag("blue2")
    assert lab.s.moa == -1
    lab.play("start t1", "start t2", "start t3", "start t4")
    assert [lab.place(name) for name in ("blue1", "red1", "blue2", "red2")] == ["t1", "t2", "t3", "t4"]
    assert lab.active == "blue"


def test_l29_by_option_the_first_player_begins_with_fewer_tokens() -> None:
    lab = Lab("seats 3; option handicap=2; nicest; moa t7").play("admire l2")
    assert [lab.s.stocks[seat].of[seat] for seat in range(3)] == [20, 18, 20]
    assert list(lab.s.removed.of) == [0, 2, 0, 0, 0]
    assert GAME.rules.audit(lab.s) == 0
    usual = Lab("seats 3; nicest; moa t7").play("admire l2")
    assert [usual.s.stocks[seat].of[seat] for seat in range(3)] == [20, 20, 20]


def test_l29_in_a_team_the_tokens_of_its_colour_are_fewer() -> None:
    lab = Lab("seats 4; option variant=teams energy=5 handicap=4; nicest; moa t7").play("admire l1")
    assert (lab.s.stocks[0].of[0], lab.s.stocks[0].of[4]) == (0, 1)
    assert GAME.rules.audit(lab.s) == 0


def test_l25_with_twins_the_ring_is_laid_without_moa() -> None:
    lab = Lab(f"seats 2; option variant=twins; {SIDES}").play(*TRAP_UP, *RING[:-2])
    assert lab.family("admire") == ["admire l1", "admire l2", "admire l3", "admire l4"]


def test_preparation_each_player_starts_with_twenty_tokens_of_one_colour() -> None:
    s = GAME.new_state(5)
    assert [[s.stocks[seat].of[colour] for colour in range(5)] for seat in range(5)] == [
        [20 if colour == seat else 0 for colour in range(5)] for seat in range(5)
    ]


def test_variations_a_shorter_game_starts_with_fewer_tokens() -> None:
    s = GAME.new_state(2, {"energy": 5})
    assert list(s.stocks[1].of) == [0, 5, 0, 0, 0]
    with pytest.raises(Refused, match="5 to 20"):
        GAME.new_state(2, {"energy": 4})


@pytest.mark.parametrize(
    ("variant", "fits", "words"),
    [("base", (2, 3, 4, 5), "2 to 5"), ("teams", (4, 6), "4 or 6"), ("twins", (2, 3), "2 or 3")],
)
def test_components_each_variant_has_its_numbers_of_players(variant: str, fits: tuple[int, ...], words: str) -> None:
    for seats in range(2, 7):
        if seats in fits:
            assert GAME.new_state(seats, {"variant": variant}).seats == seats
        else:
            with pytest.raises(Refused, match=f"{variant} is for {words} players, not {seats}"):
                GAME.new_state(seats, {"variant": variant})


def test_variations_six_players_need_team_play() -> None:
    with pytest.raises(Refused, match="Use variant=teams"):
        GAME.new_state(6)


def test_components_the_fifth_player_has_a_colour_of_his_own() -> None:
    s = GAME.new_state(5)
    assert GAME.text.seat_name(s, 4).id == f"player-{COLOUR_NAMES[4]}"
