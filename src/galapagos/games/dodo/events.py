"""Everything that can happen in Tough Luck, Dodo. All of it is open to all."""

from __future__ import annotations

from galapagos.engine.language.action import Part, piece
from galapagos.engine.language.event import Events, Line, caption, enters, leaves, many, number

from .actions import CARD, COLOUR, ENVIRONMENT, SEAT, SQUARES, CreatureId
from .data import ENDING_NAMES, LACK_NAMES, ROOM, SCORE_NAMES

# more than any action names: the dead of a turn keep their numbers beside its children
CREATURE = piece(CreatureId, "creature", "c", ROOM)

EVENTS = Events(rows=(CREATURE,))

# Lines of the log that events share
RING = Line("ring")
PLACEMENT = Line("placement")
PASSES = Line("passes", lists=("player",))
MIGRATION = Line("migration", lists=("player",))
MEAL = Line("meal", lists=("environment",))
BIRTHS = Line("births")

# Setup
DEALT = EVENTS.event("dealt", ENVIRONMENT, CARD, line=RING)
READY = EVENTS.event("ready", SEAT, enters(CREATURE), COLOUR, quiet=True)
FIRST = EVENTS.event("first", SEAT)
PLACED = EVENTS.event("placed", CREATURE, ENVIRONMENT, line=PLACEMENT, shows=True)

# Turn Order
TURN = EVENTS.event("turn", number("turn"), SEAT, shows=True)
PASSED = EVENTS.event("passed", SEAT, chosen=True, line=PASSES, aside=True)
UNCOVERED = EVENTS.event("uncovered", ENVIRONMENT, quiet=True)
GONE = EVENTS.event("gone", leaves(CREATURE), quiet=True)

# The four phases
FAVOURED = EVENTS.event("favoured", SEAT, CREATURE, shows=True)
COVERED = EVENTS.event("covered", SEAT, ENVIRONMENT, SQUARES, shows=True)
RELOCATED = EVENTS.event("relocated", SEAT, CREATURE, ENVIRONMENT.called("from"), ENVIRONMENT.called("to"), shows=True)
MIGRATED = EVENTS.event(
    "migrated", SEAT, CREATURE, ENVIRONMENT.called("from"), ENVIRONMENT.called("to"), line=MIGRATION, shows=True
)
PREFERRED = EVENTS.event("preferred", SEAT, CREATURE, ENVIRONMENT, line=MEAL)
FED = EVENTS.event("fed", ENVIRONMENT, many(CREATURE), line=MEAL, shows=caption("meal", ENVIRONMENT))
STARVED = EVENTS.event(
    "starved", ENVIRONMENT, many(CREATURE), cause="cause", grave=True, shows=caption("meal", ENVIRONMENT)
)
CAPTURED = EVENTS.event("captured", SEAT, CREATURE, ENVIRONMENT, cause="squares", grave=True, shows=True)
BORN = EVENTS.event(
    "born", CREATURE.called("parent"), enters(CREATURE).called("child"), COLOUR, line=BIRTHS, shows=True
)
UNBORN = EVENTS.event(
    "unborn",
    CREATURE.called("parent"),
    COLOUR,
    Part.named("lack", LACK_NAMES),
    number("left"),
    cause="lack",
    aside=True,
    shows=True,
)

# Ending the game
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
SCORED = EVENTS.event("scored", SEAT, Part.named("key", SCORE_NAMES), number("points"), quiet=True)
