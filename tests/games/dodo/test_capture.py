"""3B. Capture Phase (D11, D12)."""

from __future__ import annotations

from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase

from .table import alive, at, captors, captured, consume, creatures, fed


def test_d11_a_single_creature_that_consumes_all_available_squares_captures() -> None:
    scene = consume("e1 221; white rryyg e1; orange g e2")
    assert creatures(scene) == ["white rryyg e1 captor", "orange g e2 fed"]
    assert captured(scene) == [1, 0]


def test_d11_two_creatures_that_consume_all_squares_together_do_not_capture() -> None:
    scene = consume("e1 221; white rryy e1; white g e1; orange g e2")
    assert captured(scene) == [0, 0]
    assert fed(scene) == ["white rryy e1", "white g e1", "orange g e2"]


def test_d11_a_creature_that_leaves_a_square_does_not_capture() -> None:
    assert captured(consume("e1 221; white rryy e1; orange g e2")) == [0, 0]


def test_d11_others_who_were_there_have_starved() -> None:
    scene = consume("e1 221; white rryyg e1; white r e1; orange y e1; orange g e2")
    assert creatures(scene) == ["white rryyg e1 captor", "white r e1 starved", "orange y e1 starved", "orange g e2 fed"]


def test_d11_a_lone_creature_that_starves_captures_nothing() -> None:
    assert alive(consume("e1 221; white rrryyg e1; orange g e2")) == ["orange g e2 fed"]


def test_d11_where_no_square_is_available_nothing_is_captured() -> None:
    scene = consume("option deck=short; e1 220 cover red+red+yellow+yellow; white r e1; orange g e2")
    assert captured(scene) == [0, 0]


def test_d11_one_available_square_is_enough() -> None:
    assert captors(consume("option deck=short; e1 211 cover red+yellow+green; white r e1; orange r e2")) == [
        "white r e1"
    ]


def test_d11_covered_squares_need_not_be_consumed() -> None:
    assert captors(consume("e1 221 cover yellow+yellow; white rrg e1; orange g e2")) == ["white rrg e1"]


def test_d11_a_captor_may_have_eaten_by_its_advantage() -> None:
    assert captors(
        consume("option deck=short; e1 211 cover red+yellow; white rg e1 advantage; orange rrg e1; orange r e2")
    ) == ["white rg e1"]


def test_d11_all_captures_happen_together_after_the_last_environment() -> None:
    scene = consume("e1 221; e2 212; white rryyg e1; orange rr e2; orange ry e2; white g e3")
    assert scene.s.phase == Phase.CONSUMPTION
    assert captured(scene) == [0, 0]
    assert captured(scene.play("feed c2")) == [1, 0]


def test_d11_several_environments_can_be_captured_in_one_turn() -> None:
    scene = consume("e1 221; e2 311; white rryyg e1; orange rrryg e2; orange r e3")
    assert captured(scene) == [1, 1]


def test_d11_the_owner_of_the_creature_captures_whoever_gave_it_the_advantage() -> None:
    scene = at("tokens 1; e1 221; white rryyg e1; orange r e3; white r e4").play("advantage c1", *["pass"] * 6)
    assert captured(scene) == [1, 0]


# --- D12: captors


CAPTIVE = "e1 221; white rryyg e1 captor; white r e2; orange r e4"


def test_d12_a_captor_stays_and_does_not_consume() -> None:
    scene = consume(CAPTIVE)
    assert creatures(scene) == ["white rryyg e1 captor", "white r e2 fed", "orange r e4 fed"]


def test_d12_a_captor_does_not_reproduce() -> None:
    scene = consume(CAPTIVE).play("roll red", "roll red")
    assert scene.s.turn == 2
    assert creatures(scene) == ["white rryyg e1 captor", "white r e2", "orange r e4", "white rr e2", "orange rr e4"]


def test_d12_a_creature_that_captures_does_not_reproduce_in_that_turn() -> None:
    scene = consume("e1 221; white rryyg e1; orange g e2").play("roll green")
    assert creatures(scene) == ["white rryyg e1 captor", "orange g e2", "orange gg e2"]


def test_d12_an_environment_is_captured_once() -> None:
    assert captured(consume(CAPTIVE)) == [1, 0]


def test_d12_nothing_enters_a_captured_environment_by_any_means() -> None:
    assert at(CAPTIVE).refuses("relocate c2 e1") == Reason.CAPTURED
    scene = at(f"{CAPTIVE}; migration")
    assert scene.refuses("migrate c2 e1") == Reason.CAPTURED
    assert scene.options == ["pass", "migrate c2 e3", "migrate c2 e5"]


def test_d12_a_captor_leaves_migration_relocation_and_advantage() -> None:
    scene = at(CAPTIVE)
    assert scene.refuses("relocate c1 e3") == Reason.IS_CAPTOR
    assert scene.refuses("advantage c1") == Reason.IS_CAPTOR
    assert at(f"{CAPTIVE}; migration").refuses("migrate c1 e2") == Reason.IS_CAPTOR


def test_d12_a_captor_bears_no_marks_of_the_turn() -> None:
    scene = consume("e1 221; white rryyg e1 relocated moved advantage; orange g e2")
    assert creatures(scene)[0] == "white rryyg e1 captor"
