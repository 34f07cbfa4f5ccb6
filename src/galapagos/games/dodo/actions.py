"""Every action of Tough Luck, Dodo, players' first, then chance."""

from __future__ import annotations

from galapagos.engine.action import Families, Part
from galapagos.engine.errors import Refused

from .data import CARD_NAMES, CELLS, COLOUR_NAMES, COVER_NAMES, MAX_CREATURES, SEAT_NAMES


class Squares(Part):
    """Squares by their colours, in any order: `green+red` is `red+green`."""

    def value(self, word: str) -> int:
        for i, name in enumerate(self.names):
            if sorted(name.split("+")) == sorted(word.split("+")):
                return i
        raise Refused(f"{word!r} are not squares for a Famine: name two colours, such as red+green, or one.")


COLOUR = Part.named("colour", COLOUR_NAMES)
CREATURE = Part.numbered("creature", "c", MAX_CREATURES)
ENVIRONMENT = Part.numbered("environment", "e", CELLS)

ACTIONS = Families()
PASS = ACTIONS.family("pass")
PLACE = ACTIONS.family("place", COLOUR, ENVIRONMENT)
ADVANTAGE = ACTIONS.family("advantage", CREATURE)
FAMINE = ACTIONS.family("famine", ENVIRONMENT, Squares.named("choice of squares", COVER_NAMES))
RELOCATE = ACTIONS.family("relocate", CREATURE, ENVIRONMENT)
MIGRATE = ACTIONS.family("migrate", CREATURE, ENVIRONMENT)
FEED = ACTIONS.family("feed", CREATURE)
DRAW = ACTIONS.family("draw", Part.named("environment card", CARD_NAMES))
BEGIN = ACTIONS.family("begin", Part.named("player", SEAT_NAMES))
ROLL = ACTIONS.family("roll", COLOUR)
