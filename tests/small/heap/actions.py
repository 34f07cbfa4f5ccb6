"""The only thing to do."""

from __future__ import annotations

from galapagos.engine.language.action import Families, Part

from .data import MOST, SEAT_NAMES

SEAT = Part.named("player", SEAT_NAMES)
AMOUNT = Part.named("amount", tuple(map(str, range(1, MOST + 1))))

ACTIONS = Families()
TAKE = ACTIONS.family("take", AMOUNT)
