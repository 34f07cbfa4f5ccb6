"""What a greedy player is after."""

from __future__ import annotations

import pytest

from galapagos.games.dodo.heuristics import value

from .table import at, consume


def worth(position: str, seat: int = 0) -> int:
    return value(at(position).s, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("e1 221; white rryyg e1 captor; white r e2; orange r e3", "e1 221; white rryyg e2; white r e3; orange r e4"),
        ("e1 221; white rryyg e1; orange r e3", "e1 221; white rryyg e1; white r e1 advantage; orange r e3"),
        ("e1 221; white rr e1; orange r e3", "e1 221; white rr e1; orange rr e1 advantage"),
        ("e1 221; white rr e1; orange rr e2", "e1 221; white rr e1; orange rr e1 advantage"),
        ("e1 221; white rryyg e1; orange r e3", "e1 231; white rryyg e1; orange r e3"),
        ("e1 221; white r e1; white ggg e1; orange r e3", "e1 221; white r e1; orange r e3"),
        ("e1 221; white r e1; white yy e1; orange r e3", "e1 221; white r e1; orange r e3"),
        ("e1 221; white rry e1; orange r e3", "e1 221; white rr e1; orange r e3"),
        ("white r e1; orange r e3", "white r e1; orange r e3; tokens white none"),
        ("white r e1; orange r e3; tokens orange none", "white r e1; orange r e3"),
    ],
)
def test_captures_meals_creatures_and_tokens_are_worth_having(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_what_one_gains_the_others_lose() -> None:
    position = "seats 3; e1 221; e2 311; white rry e1; orange r e1; pink yg e2"
    assert sum(worth(position, seat) for seat in range(3)) == 0


def test_a_creature_that_outgrew_its_environment_does_not_come_close_to_a_capture() -> None:
    assert worth("e1 221; white gg e1; orange r e3") < worth("e1 221; white yg e1; orange r e3")


def test_the_end_is_worth_what_it_is() -> None:
    s = consume("turn 30; e1 221; e2 311; white rryyg e1; orange r e3").s
    assert value(s, 0) > value(s, 1)
