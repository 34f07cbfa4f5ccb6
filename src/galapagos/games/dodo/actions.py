"""Every action of Tough Luck, Dodo, players' first, then chance."""

from __future__ import annotations

from typing import NewType

from galapagos.engine.errors import Refused
from galapagos.engine.language.action import Families, Part, piece

from .data import CARD_NAMES, CELLS, COLOUR_NAMES, COVER_NAMES, MAX_CREATURES, SEAT_NAMES

CreatureId = NewType("CreatureId", int)
Cell = NewType("Cell", int)


class Squares(Part[int]):
    """Squares by their colours, in any order: `green+red` is `red+green`."""

    def value(self, word: str) -> int:
        for i, name in enumerate(self.names):
            if sorted(name.split("+")) == sorted(word.lower().split("+")):
                return i
        raise Refused("dodo/famine-malformed", squares=repr(word))


COLOUR = Part.named("colour", COLOUR_NAMES)
CREATURE = piece(CreatureId, "creature", "c", MAX_CREATURES)
ENVIRONMENT = piece(Cell, "environment", "e", CELLS)
SQUARES = Squares("squares", COVER_NAMES)
CARD = Part.named("environment card", CARD_NAMES)
SEAT = Part.named("player", SEAT_NAMES)

ACTIONS = Families()
PASS = ACTIONS.family("pass")
PLACE = ACTIONS.family("place", COLOUR, ENVIRONMENT, to=1)
ADVANTAGE = ACTIONS.family("advantage", CREATURE)
FAMINE = ACTIONS.family("famine", ENVIRONMENT, SQUARES)
RELOCATE = ACTIONS.family("relocate", CREATURE, ENVIRONMENT, to=1)
MIGRATE = ACTIONS.family("migrate", CREATURE, ENVIRONMENT, to=1)
FEED = ACTIONS.family("feed", CREATURE)
DRAW = ACTIONS.family("draw", CARD, chance=True)
BEGIN = ACTIONS.family("begin", SEAT, chance=True)
ROLL = ACTIONS.family("roll", COLOUR, chance=True)
