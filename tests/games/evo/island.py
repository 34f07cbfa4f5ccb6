"""What scenarios of Evo ask of an island."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.games.evo.data import SEAT_NAMES
from galapagos.games.evo.island import SPACE_NAMES
from tests.scene import Scene

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)


def scene(position: str) -> Scene:
    return Scene("evo", position)


def refused(position: str) -> str:
    """The sentence that refuses a position."""
    with pytest.raises(Refused) as refusal:
        scene(position)
    return str(refusal.value)


def at(one: Scene, seat: int) -> str:
    """The spaces where a player's dinosaurs stand."""
    return " ".join(name for name, owner in zip(SPACE_NAMES, one.s.owners, strict=True) if owner == seat + 1)


def newborn(one: Scene) -> str:
    """The spaces where dinosaurs stand that were born in this round."""
    return " ".join(name for name, born in zip(SPACE_NAMES, one.s.newborn, strict=True) if born)


def actor(one: Scene) -> str:
    return SEAT_NAMES[one.actor] if one.actor >= 0 else {-1: "chance", -2: "over"}[one.actor]


def order(one: Scene) -> str:
    return " ".join(SEAT_NAMES[seat] for seat in one.s.order[: one.s.seats])


def points(one: Scene) -> list[int]:
    return [species.points for species in one.s.species[: one.s.seats]]
