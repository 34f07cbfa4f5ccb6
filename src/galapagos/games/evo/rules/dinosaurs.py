"""Dinosaurs on the island: they come from the supply of their player, walk, and return to it."""

from __future__ import annotations

from galapagos.engine.event import tell

from ..actions import Space
from ..events import PUT, TAKEN
from ..state import State


def put_dinosaur(s: State, space: Space, seat: int) -> None:
    s.owners[space] = seat + 1
    s.species[seat].dinosaurs += 1
    tell(s, PUT, seat, space)


def take_dinosaur(s: State, space: Space) -> None:
    """It returns to its player's supply."""
    tell(s, TAKEN, s.owners[space] - 1, space)
    s.species[s.owners[space] - 1].dinosaurs -= 1
    s.owners[space] = 0


def walk(s: State, space: Space, to: Space) -> None:
    s.owners[to] = s.owners[space]
    s.owners[space] = 0
