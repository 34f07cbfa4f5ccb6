"""Everything that can happen in Laborigines. All of it is open to all when it happens; L1 decides what is still told
later."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, many, number

from .actions import COLOUR, DIRECTION, DISEASE, FACE, LABORIGINE, SEAT, TILE
from .data import ENDING_NAMES, SCORE_NAMES

EVENTS = Events()

# Preparation
STOCKED = EVENTS.event("stocked", SEAT, COLOUR, number("tokens"), quiet=True)
# what the two tiles of a kind will show
SORTED = EVENTS.event("sorted", FACE.called("trap"), FACE.called("other"), quiet=True)
LAID = EVENTS.event("laid", TILE, FACE)
RELEASED = EVENTS.event("released", TILE)
ADMIRED = EVENTS.event("admired", LABORIGINE)
YIELDED = EVENTS.event("yielded", SEAT, COLOUR, number("tokens"))  # L29
STARTED = EVENTS.event("started", LABORIGINE, TILE)

# It's your turn
TURN = EVENTS.event("turn", number("turn"), SEAT)
ROLLED = EVENTS.event("rolled", SEAT, number("low"), number("high"))
ASSIGNED = EVENTS.event("assigned", SEAT, number("own"), number("moa"))
SENT = EVENTS.event("sent", LABORIGINE, number("own"), number("other"))
SECOND = EVENTS.event("second", LABORIGINE, DIRECTION)

# Energy
SPENT = EVENTS.event("spent", LABORIGINE, COLOUR, number("onto"), TILE, number("out"), cause="cause")
TAKEN = EVENTS.event(
    "taken", LABORIGINE.called("from"), LABORIGINE.called("to"), COLOUR, number("tokens"), cause="cause"
)
GIVEN = EVENTS.event("given", LABORIGINE.called("from"), SEAT, COLOUR, number("tokens"), cause="cause")
PICKED_UP = EVENTS.event("picked_up", LABORIGINE, TILE, COLOUR, number("tokens"))
LEFT_LYING = EVENTS.event("left_lying", LABORIGINE, TILE, many(COLOUR))
BLOCKED = EVENTS.event("blocked", LABORIGINE)  # L10
DECLINED = EVENTS.event("declined", SEAT)  # L10, L25
PROTECTED = EVENTS.event("protected", LABORIGINE)
SPARED = EVENTS.event("spared", LABORIGINE)

# Immunity
FLAG_TAKEN = EVENTS.event("flag_taken", LABORIGINE)
FLAG_KEPT = EVENTS.event("flag_kept", LABORIGINE)
FLAG_LOST = EVENTS.event("flag_lost", LABORIGINE, cause="cause")
FLAG_SHUNNED = EVENTS.event("flag_shunned", LABORIGINE)
FLAG_GONE = EVENTS.event("flag_gone")
FLAG_MISSED = EVENTS.event("flag_missed")

# Phase 2, and encounters
SUFFERED = EVENTS.event("suffered", LABORIGINE, DISEASE)
HURRIED = EVENTS.event("hurried", LABORIGINE, number("distance"))
INFECTED = EVENTS.event("infected", LABORIGINE, DISEASE)
STILL_ILL = EVENTS.event("still_ill", LABORIGINE, DISEASE)
SHUFFLED = EVENTS.event("shuffled")
CONTRACTED = EVENTS.event("contracted", LABORIGINE.called("from"), LABORIGINE.called("to"))

# Phase 3: movement
MOA_MOVED = EVENTS.event("moa_moved", TILE)
MOA_MET = EVENTS.event("moa_met", TILE, LABORIGINE)
PASSED = EVENTS.event("passed", SEAT)
MANIPULATED = EVENTS.event("manipulated", SEAT, COLOUR, number("tokens"), LABORIGINE, DIRECTION)
HEADED = EVENTS.event("headed", LABORIGINE, DIRECTION)
CROSSED = EVENTS.event("crossed", LABORIGINE, TILE, quiet=True)
REACHED = EVENTS.event("reached", LABORIGINE, TILE)
MET = EVENTS.event("met", LABORIGINE, TILE, LABORIGINE.called("other"))
MET_MOA = EVENTS.event("met_moa", LABORIGINE, TILE)

# Phase 4: traps
FLIPPED = EVENTS.event("flipped", TILE, FACE)
FOLLOWED = EVENTS.event("followed", LABORIGINE, TILE)
STAYED = EVENTS.event("stayed", LABORIGINE, TILE)
DRIED = EVENTS.event("dried", LABORIGINE, quiet=True)
SOAKED = EVENTS.event("soaked", LABORIGINE)
CHARGED = EVENTS.event("charged", LABORIGINE, number("markers"))
RADIATED = EVENTS.event("radiated", LABORIGINE, number("tiles"))
GAVE_NOTHING = EVENTS.event("gave_nothing", SEAT)
SEVERAL_POOR = EVENTS.event("several_poor", LABORIGINE)

# Without energy; winning the game
OUT = EVENTS.event("out", SEAT, number("wave"), cause="cause", grave=True)
REMOVED = EVENTS.event("removed", LABORIGINE, quiet=True)
PURGED = EVENTS.event("purged", many(COLOUR), cause="fallen", grave=True)
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
ESCAPED = EVENTS.event("escaped", many(SEAT), quiet=True)
SCORED = EVENTS.event("scored", SEAT, Part.named("key", SCORE_NAMES), number("points"), quiet=True)
