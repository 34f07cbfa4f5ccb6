"""The audit finds what is missing, doubled or stale."""

from __future__ import annotations

from typing import Any

import pytest

from galapagos.engine.errors import Refused
from galapagos.games.laborigines.rules.audit import Fault, audit

from .lab import Lab

POSITION = (
    "seats 3; red t1 flag; blue t11; green t13; moa t16; disease limping; t2 green/cure; t3 acid/acid; t4 "
    "danger/huge_explosion"
)
MOVE = f"{POSITION}; direction 3 5"
OUT = "seats 3; red t1; blue t11; green out 1"


def change(s: Any, path: str, value: int) -> None:
    """`tiles[0].face` becomes the value."""
    *steps, last = path.replace("[", ".[").split(".")
    for step in steps:
        s = s[int(step[1:-1])] if step[0] == "[" else getattr(s, step)
    if last[0] == "[":
        s[int(last[1:-1])] = value
    else:
        setattr(s, last, value)


def test_a_sound_position_has_no_fault() -> None:
    assert audit(Lab(POSITION).s) == Fault.NONE
    assert audit(Lab(OUT).s) == Fault.NONE


@pytest.mark.parametrize(
    ("fault", "position", "changes"),
    [
        (Fault.TOKENS, POSITION, {"stocks[0].of[0]": 19}),
        (Fault.TOKENS, POSITION, {"stocks[0].of[1]": -1, "removed.of[1]": 1}),
        (Fault.TILES, POSITION, {"tiles[0].face": 0}),
        (Fault.TILES, POSITION, {"tiles[0].under": 13}),
        (Fault.TILES, POSITION, {"tiles[0].face": 12}),
        (Fault.TILES, POSITION, {"tiles[3].face": 8, "tiles[3].under": 0, "tiles[0].face": 12}),
        (Fault.TILES, POSITION, {"tiles[2].face": 2, "tiles[2].under": 2}),
        (Fault.TILES, POSITION, {"tiles[2].under": 9}),
        (Fault.TILES, POSITION, {"tiles[1].under": 8}),
        (Fault.PLACE, POSITION, {"laborigines[0].place": 20}),
        (Fault.PLACE, POSITION, {"laborigines[0].place": -2}),
        (Fault.STALE_SLOT, OUT, {"laborigines[2].acid": 1}),
        (Fault.STALE_SLOT, POSITION, {"laborigines[3].place": 1}),
        (Fault.PLACE, POSITION, {"laborigines[0].place": 10}),
        (Fault.PLACE, POSITION, {"laborigines[0].place": 15}),
        (Fault.STALE_SLOT, OUT, {"stocks[2].of[0]": 1, "stocks[0].of[0]": 19}),
        (Fault.PLACE, POSITION, {"flag": 4}),
        (Fault.CARDS, POSITION, {"pile": 9}),
        (Fault.CARDS, POSITION, {"drawn": 2}),
        (Fault.CARDS, POSITION, {"pile": 8}),
        (Fault.CARDS, POSITION, {"disease": 0}),
        (Fault.WAVES, OUT, {"waves": 0}),
        (Fault.WAVES, POSITION, {"ending": 1, "actor": -2}),
        (Fault.STALE_SLOT, POSITION, {"debt.paid": 1}),
        (Fault.STALE_SLOT, POSITION, {"steps": 2}),
        (Fault.COURSE, POSITION, {"phase": 20}),
        (Fault.COURSE, POSITION, {"active": 3}),
        (Fault.COURSE, MOVE, {"mover": 3}),
        (Fault.COURSE, MOVE, {"debt.who": 3, "debt.left": 1}),
        (Fault.COURSE, MOVE, {"debt.left": 21}),
        (Fault.COURSE, MOVE, {"other_die": 0}),
        (Fault.COURSE, MOVE, {"distance": 7}),
        (Fault.COURSE, MOVE, {"direction": 1}),
    ],
)
def test_each_fault_is_found(fault: Fault, position: str, changes: dict[str, int]) -> None:
    lab = Lab(position)
    for path, value in changes.items():
        change(lab.s, path, value)
    assert audit(lab.s) == fault


@pytest.mark.parametrize(
    "position",
    [
        "seats 2; direction",  # no dice
        "seats 2; roll 2 3",
        "seats 2; leaving 2 3",  # nobody is asked
        "seats 2; trap 2 3; red t4; t4 green/acid",  # its underside is known
        "seats 2; direction 2 3; distance 5",
        "seats 2; direction 2 3; heading clockwise",
        "seats 2; direction 2 3; mover blue",
        "seats 2; mover blue",
        "seats 2; direction 2 3; second_twin",
        "seats 2; moa off",
        "seats 2; option variant=twins; moa t4",
        "seats 2; flag_bearer 1 3",
        "seats 2; option variant=twins; flag_bearer 2 3",
        "seats 2; manipulation 2 3; step 1",  # blue cannot pay
        "seats 2; direction 2 3; red t4; moa t4",
        "seats 2; direction 2 3; red t4; blue t4",
        "seats 3; crossing 2 3; red t4; blue t5; green t5; red t4 acid; steps 1; owes red 1; red has 4 red 4 blue",
        "seats 2; crossing 2 3; steps 1; owes red 1; red has 4 red 4 blue",
        "seats 2; direction 2 3; owes red 2",
        "seats 2; turn_end 2 3; owes red 21",
        "seats 2; turn_end 2 3; owes red 2 to red",
        "seats 2; active blue; blue out 1",
        "seats 2; sides; step 3",
        "seats 2; tiles; step 3",
        "seats 2; tiles; t1 acid",
        "seats 2; tiles; step 1; t1 acid; left 2 acid",
        "seats 2; sides; moa t3",
        "seats 2; nicest; red t4",
        "seats 2; moa_place; moa t4",
        "seats 2; start_places; red t4",
        "seats 2; start_places; step 2; red t4; blue t5",
        "seats 2; start_places; red has 19 red",
        "seats 2; nicest; turn 3",
    ],
)
def test_a_position_at_which_no_game_can_stand_is_refused(position: str) -> None:
    with pytest.raises(Refused):
        Lab(position)
