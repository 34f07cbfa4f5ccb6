"""The audit finds each way in which a position can be wrong."""

from __future__ import annotations

from typing import Any

import pytest

from galapagos.games.mutations.data import TRAITS, Trait
from galapagos.games.mutations.rules.audit import CHECKS, audit
from galapagos.games.mutations.state import Mark, Phase
from tests.games.mutations.table import still

POSITION = (
    "option extras=anglerfish; option divergence=on; A: running#1+swimming (fed), running#1, plain [grazing], "
    "anglerfish x2 [open] | "
    "B: carnivorous x2 (food1, parasites2); food 3; shelters 1; parasites 4; discarded A budding; discards 1 0"
)

FAULTS: dict[str, tuple[str, dict[str, int]]] = {
    "too many players": ("somebody_is_asked", {"seats": 9}),
    "a turn of nobody": ("somebody_is_asked", {"mover": 5}),
    "a question that does not exist": ("somebody_is_asked", {"phase": 40}),
    "a species that does not exist": ("somebody_is_asked", {"chosen": 40}),
    "a question to nobody": ("somebody_is_asked", {"actor": 7}),
    "a roll by a player": ("somebody_is_asked", {"phase": Phase.FOOD}),
    "an end that is a question": ("somebody_is_asked", {"ending": 1}),
    "a card too few": ("cards_are_kept", {"deck": 1}),
    "a negative pile": ("cards_are_kept", {"players[0].deck": -1, "players[1].deck": 15}),
    "an unseen face too many": ("faces_are_kept", {f"unseen[{Trait.RUNNING.value}]": 6}),
    "a face of a card not in the game": ("faces_are_kept", {f"unseen[{Trait.FLIGHT.value}]": 1}),
    "fewer unseen faces than cards": ("cards_are_kept", {f"unseen[{trait}]": 0 for trait in range(TRAITS)}),
    "black tokens beyond the box": ("tokens_are_kept", {"black": 9}),
    "negative food": ("tokens_are_kept", {"red": -1}),
    "a species in a wrong row": ("rows_follow_each_other", {"species[0].owner": 1}),
    "a species that begins at another's animal": ("rows_follow_each_other", {"species[1].first": 3}),
    "a row that begins before the last one ends": ("rows_follow_each_other", {"rows[3]": 4}),
    "species beyond the last row": ("rows_follow_each_other", {f"rows[{seat}]": 4 for seat in range(2, 9)}),
    "an attack without a question": ("attacks_are_sound", {"animals[1]": Mark.HUNTING}),
    "something left in an unused slot": ("slots_are_empty", {"species[100].need": 1}),
    "traits that differ from their order": ("traits_are_sound", {"species[2].traits": 1}),
    "a wrong need": ("traits_are_sound", {"species[2].need": 3}),
    "more food than needed": ("animals_are_sound", {"animals[0]": 3 * Mark.FOOD}),
    "animals out of order": ("animals_are_sound", {"animals[6]": 2 * Mark.FOOD}),
    "a secret without its card": ("faces_are_sound", {"animals[2]": 0}),
    "a revealed card that is no trait": ("faces_are_sound", {"species[4].face": -3, "deck": 70}),
    "a shared card without another holder": ("shared_cards_are_shared", {"species[0].share[1]": 1}),
    "a hunter of another species than the attacking one": (
        "attacks_are_sound",
        {"phase": Phase.PREY, "animals[1]": Mark.HUNTING},
    ),
    "a prey that is not there": (
        "attacks_are_sound",
        {"phase": Phase.VICTIM, "animals[0]": Mark.HUNTING, "attack.prey": 9},
    ),
}


def change(s: Any, path: str, value: int) -> None:
    """`species[0].owner` becomes the value."""
    *steps, last = path.replace("[", ".[").split(".")
    for step in steps:
        s = s[int(step[1:-1])] if step[0] == "[" else getattr(s, step)
    if last[0] == "[":
        s[int(last[1:-1])] = value
    else:
        setattr(s, last, value)


def test_the_position_is_sound() -> None:
    assert audit(still(POSITION).s) == 0


@pytest.mark.parametrize("what", FAULTS)
def test_each_fault_is_found(what: str) -> None:
    s = still(POSITION).s
    check, changes = FAULTS[what]
    for path, value in changes.items():
        change(s, path, value)
    assert CHECKS[audit(s) - 1].__name__ == check


def test_nobody_has_secrets_without_anglerfish_in_the_game() -> None:
    s = still("A: plain | B: plain").s
    change(s, "species[0].face", -1)
    assert CHECKS[audit(s) - 1].__name__ == "faces_are_sound"


def test_a_card_that_is_being_turned_up_is_counted() -> None:
    assert audit(still("A: plain | B: plain").play("trait s1").s) == 0
