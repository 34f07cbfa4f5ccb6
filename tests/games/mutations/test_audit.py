"""The audit finds each way in which a position can be wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from galapagos.games.mutations.data import Trait
from galapagos.games.mutations.rules.audit import Fault, audit
from galapagos.games.mutations.state import Mark
from tests.games.mutations.table import still

POSITION = (
    "option extras=anglerfish; option divergence=on; A: running#1+swimming (fed), running#1, plain [grazing], anglerfish x2 [open] | "
    "B: carnivorous x2 (food1, parasites2); food 3; shelters 1; parasites 4; discarded A budding; discards 1 0")


def set_field(target: Callable[[Any], Any], name: str, value: int) -> Callable[[Any], None]:
    return lambda s: setattr(target(s), name, value)


FAULTS: dict[str, tuple[Fault, Callable[[Any], None]]] = {
    "a card too many": (Fault.CARDS, set_field(lambda s: s, "deck", 1)),
    "a negative pile": (Fault.CARDS, lambda s: (setattr(s.players[0], "deck", -1), setattr(s.players[1], "deck", 15))[0]),
    "an unseen face too many": (Fault.FACES, lambda s: s.unseen.__setitem__(Trait.RUNNING, 6)),
    "a face of a card not in the game": (Fault.FACES, lambda s: s.unseen.__setitem__(Trait.FLIGHT, 1)),
    "fewer unseen faces than cards": (Fault.CARDS, lambda s: [s.unseen.__setitem__(trait, 0) for trait in range(22)][0]),
    "black tokens beyond the box": (Fault.BLACK_TOKENS, set_field(lambda s: s, "black", 9)),
    "negative food": (Fault.TOKENS, set_field(lambda s: s, "red", -1)),
    "a species in a wrong row": (Fault.ROWS, set_field(lambda s: s.species[0], "owner", 1)),
    "a species that begins at another's animal": (Fault.ROWS, set_field(lambda s: s.species[1], "first", 3)),
    "a row that begins before the last one ends": (Fault.ROWS, lambda s: s.rows.__setitem__(3, 4)),
    "species beyond the last row": (Fault.ROWS, lambda s: [s.rows.__setitem__(seat, 4) for seat in range(2, 9)][0]),
    "an attack without a question": (Fault.ATTACK, lambda s: s.animals.__setitem__(0, s.animals[0] | Mark.HUNTING)),
    "something left in an unused slot": (Fault.STALE_SLOT, set_field(lambda s: s.species[100], "need", 1)),
    "traits and their order differ": (Fault.TRAITS, set_field(lambda s: s.species[2], "traits", 1)),
    "a wrong need": (Fault.TRAITS, set_field(lambda s: s.species[2], "need", 3)),
    "more food than needed": (Fault.ANIMAL, lambda s: s.animals.__setitem__(0, 3 * Mark.FOOD)),
    "animals out of order": (Fault.ORDER, lambda s: s.animals.__setitem__(6, 2 * Mark.FOOD)),
    "a secret without its card": (Fault.FACE, lambda s: s.animals.__setitem__(2, 0)),
}


def test_the_position_is_sound() -> None:
    assert audit(still(POSITION).s) == Fault.NONE


@pytest.mark.parametrize("what", FAULTS)
def test_each_fault_is_found(what: str) -> None:
    s = still(POSITION).s
    fault, spoil = FAULTS[what]
    spoil(s)
    assert audit(s) == fault


def test_a_card_that_is_being_turned_up_is_counted() -> None:
    table = still("A: plain | B: plain").play("trait s1")
    assert audit(table.s) == Fault.NONE
