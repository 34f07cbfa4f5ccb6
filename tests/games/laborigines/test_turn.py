"""It's your turn: the four phases, and that nothing else can be done."""

from __future__ import annotations

import pytest

from galapagos.games.laborigines.reason import Reason

from .lab import Lab


def test_a_turn_is_dice_then_diseases_then_moa_then_the_laborigine_then_the_trap() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t11; moa t16; disease leprosy; red has 9 red 9 blue; t4 "
        "green/small_explosion; roll"
    )
    assert lab.who == "chance"
    assert lab.play("roll 3 5").options == ["assign 3", "assign 5"]
    lab.play("assign 3")
    assert (lab.s.debt.left, lab.moa) == (1, "t16")  # leprosy, before Moa moves
    lab.play("spend red")
    assert (lab.s.debt.left, lab.moa) == (2, "t1")  # Moa meets red
    lab.play("spend red", "spend red")
    assert (lab.place("red"), lab.moa, len(lab.family("move"))) == ("t1", "t6", 2)  # then red moves
    lab.play("move clockwise")
    assert (lab.place("red"), lab.face("t4"), lab.s.debt.left) == ("t4", "small_explosion", 4)
    lab.play("spend red", "spend red", "spend blue", "spend blue")
    assert (lab.active, lab.who) == ("blue", "chance")


PIECES = "seats 2; red t1; blue t11; moa t16"
ACTIONS = [
    "turn_up safe", "lay acid", "release t9", "admire l1", "start t9", "roll 1 2", "assign 2", "move clockwise",
    "manipulate clockwise", "pass", "spend red", "transfer red", "reveal acid", "draw limping", "carry first",
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("seats 2; sides; moa off", ["turn_up"]),
        ("seats 2; tiles; moa off", ["lay"]),
        ("seats 2; moa_place; moa off", ["release"]),
        ("seats 2; nicest; moa t7", ["admire"]),
        ("seats 2; start_places; moa t7; red off flag; blue off", ["start"]),
        (f"{PIECES}; roll", ["roll"]),
        (f"{PIECES}; assignment 2 5", ["assign"]),
        (f"{PIECES}; blue has 9 red; manipulation 2 5; step 1", ["pass", "manipulate"]),
        (f"{PIECES}; trap 2 5; t1 acid; t9 acid", ["reveal"]),
        (f"{PIECES}; infection 2 5", ["draw"]),
        (f"{PIECES}; red has 5 red 5 blue; turn_end 2 5; owes red 1", ["spend"]),
        (f"{PIECES}; blue has 5 red 5 blue; contagion 2 5; owes blue 1 to red", ["transfer"]),
        ("seats 2; option variant=twins; flag_bearer 1 5", ["carry"]),
        (f"{PIECES}; over turn_limit; turn 500", []),
    ],
)
def test_only_what_is_asked_can_be_done(position: str, asked: list[str]) -> None:
    lab = Lab(position)
    assert {option.split()[0] for option in lab.options} == set(asked)
    assert [action.split()[0] for action in ACTIONS if lab.allows(action)] == [
        action.split()[0] for action in ACTIONS if action.split()[0] in asked
    ]
    assert all(lab.refuses(action) == Reason.NOT_NOW for action in ACTIONS if action.split()[0] not in asked)
