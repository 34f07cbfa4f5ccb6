"""Which cells a measure uses."""

from __future__ import annotations

from dataclasses import fields

from ..cell import Cell

HOW_KEPT = ("measures", "chunk")  # fields that do not affect the games


def is_plain(cell: Cell) -> bool:
    """Whether all seats have the same bot, no seat has a gift, and every game has its own dice."""
    return len(set(cell.bots)) == 1 and not cell.gift and cell.repeats == 1


def same_but(cell: Cell, other: Cell, *names: str) -> bool:
    """Whether two cells differ in these fields only, and so have the same dice."""
    return all(
        getattr(cell, field.name) == getattr(other, field.name)
        for field in fields(Cell)
        if field.name not in (*names, *HOW_KEPT, "data_name")
    )
