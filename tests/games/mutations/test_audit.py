"""The audit finds each way in which a position can be wrong."""

from __future__ import annotations

from typing import Any

import pytest

from galapagos.games.mutations.data import TRAITS, Trait
from galapagos.games.mutations.rules.audit import Fault, audit
from galapagos.games.mutations.state import Mark, Phase
from tests.games.mutations.table import still

POSITION = (
    "option extras=anglerfish; option divergence=on; A: running#1+swimming (fed), running#1, plain [grazing], anglerfish x2 [open] | "
    "B: carnivorous x2 (food1, parasites2); food 3; shelters 1; parasites 4; discarded A budding; discards 1 0")

FAULTS: dict[str, tuple[Fault, dict[str, int]]] = {
    "too many players": (Fault.QUESTION, {"seats": 9}),
    "a turn of nobody": (Fault.QUESTION, {"mover": 5}),
    "a question that does not exist": (Fault.QUESTION, {"phase": 40}),
    "a species that does not exist": (Fault.QUESTION, {"chosen": 40}),
    "a question to nobody": (Fault.QUESTION, {"actor": 7}),
    "a roll by a player": (Fault.QUESTION, {"phase": Phase.FOOD}),
    "an end that is a question": (Fault.QUESTION, {"ending": 1}),
    "a card too few": (Fault.CARDS, {"deck": 1}),
    "a negative pile": (Fault.CARDS, {"players[0].deck": -1, "players[1].deck": 15}),
    "an unseen face too many": (Fault.FACES, {f"unseen[{Trait.RUNNING.value}]": 6}),
    "a face of a card not in the game": (Fault.FACES, {f"unseen[{Trait.FLIGHT.value}]": 1}),
    "fewer unseen faces than cards": (Fault.CARDS, {f"unseen[{trait}]": 0 for trait in range(TRAITS)}),
    "black tokens beyond the box": (Fault.BLACK_TOKENS, {"black": 9}),
    "negative food": (Fault.TOKENS, {"red": -1}),
    "a species in a wrong row": (Fault.ROWS, {"species[0].owner": 1}),
    "a species that begins at another's animal": (Fault.ROWS, {"species[1].first": 3}),
    "a row that begins before the last one ends": (Fault.ROWS, {"rows[3]": 4}),
    "species beyond the last row": (Fault.ROWS, {f"rows[{seat}]": 4 for seat in range(2, 9)}),
    "an attack without a question": (Fault.ATTACK, {"animals[1]": Mark.HUNTING}),
    "something left in an unused slot": (Fault.STALE_SLOT, {"species[100].need": 1}),
    "traits that differ from their order": (Fault.TRAITS, {"species[2].traits": 1}),
    "a wrong need": (Fault.TRAITS, {"species[2].need": 3}),
    "more food than needed": (Fault.ANIMAL, {"animals[0]": 3 * Mark.FOOD}),
    "animals out of order": (Fault.ORDER, {"animals[6]": 2 * Mark.FOOD}),
    "a secret without its card": (Fault.FACE, {"animals[2]": 0}),
    "a revealed card that is no trait": (Fault.FACE, {"species[4].face": -3, "deck": 70}),
    "a shared card without another holder": (Fault.SHARE, {"species[0].share[1]": 1}),
    "a hunter of another species than the attacking one": (Fault.ATTACK, {"phase": Phase.PREY, "animals[1]": Mark.HUNTING}),
    "a prey that is not there": (Fault.ATTACK, {"phase": Phase.VICTIM, "animals[0]": Mark.HUNTING, "attack.prey": 9}),
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
    assert audit(still(POSITION).s) == Fault.NONE


@pytest.mark.parametrize("what", FAULTS)
def test_each_fault_is_found(what: str) -> None:
    s = still(POSITION).s
    fault, changes = FAULTS[what]
    for path, value in changes.items():
        change(s, path, value)
    assert audit(s) == fault


def test_nobody_has_secrets_without_anglerfish_in_the_game() -> None:
    s = still("A: plain | B: plain").s
    change(s, "species[0].face", -1)
    assert audit(s) == Fault.FACE


def test_a_card_that_is_being_turned_up_is_counted() -> None:
    assert audit(still("A: plain | B: plain").play("trait s1").s) == Fault.NONE
