"""Everything that can happen in Laborigines. All of it is open to all when it happens; L1 decides what is still told
later."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, caption, many, number

from .actions import COLOUR, DIRECTION, DISEASE, FACE, LABORIGINE, SEAT, TILE
from .data import ENDING_NAMES, SCORE_NAMES

EVENTS = Events()

# Preparation
STOCKED = EVENTS.event("stocked", SEAT, COLOUR, number("tokens"), quiet=True)
# what the two tiles of a kind will show
SORTED = EVENTS.event("sorted", FACE.called("trap"), FACE.called("other"), quiet=True)
LAID = EVENTS.event("laid", TILE, FACE)
RELEASED = EVENTS.event("released", TILE)
ADMIRED = EVENTS.event("admired", LABORIGINE, shows=True)
YIELDED = EVENTS.event("yielded", SEAT, COLOUR, number("tokens"))  # L29
STARTED = EVENTS.event("started", LABORIGINE, TILE, shows=True)

# It's your turn
TURN = EVENTS.event("turn", number("turn"), SEAT, shows=True)
ROLLED = EVENTS.event("rolled", SEAT, number("low"), number("high"), shows=True)
ASSIGNED = EVENTS.event("assigned", SEAT, number("own"), number("moa"), shows=True)
SENT = EVENTS.event("sent", LABORIGINE, number("own"), number("other"), shows=True)
SECOND = EVENTS.event("second", LABORIGINE, DIRECTION, shows=True)

# Energy
SPENT = EVENTS.event("spent", LABORIGINE, COLOUR, number("onto"), TILE, number("out"), cause="cause", shows=True)
TAKEN = EVENTS.event(
    "taken", LABORIGINE.called("from"), LABORIGINE.called("to"), COLOUR, number("tokens"), cause="cause", shows=True
)
GIVEN = EVENTS.event("given", LABORIGINE.called("from"), SEAT, COLOUR, number("tokens"), cause="cause", shows=True)
PICKED_UP = EVENTS.event(
    "picked_up", LABORIGINE, TILE, COLOUR, number("tokens"), shows=caption("energy", LABORIGINE, TILE)
)
LEFT_LYING = EVENTS.event("left_lying", LABORIGINE, TILE, many(COLOUR), shows=True)
BLOCKED = EVENTS.event("blocked", LABORIGINE, shows=True)  # L10
DECLINED = EVENTS.event("declined", SEAT, shows=True)  # L10, L25
PROTECTED = EVENTS.event("protected", LABORIGINE, shows=True)
SPARED = EVENTS.event("spared", LABORIGINE, shows=True)

# Immunity
FLAG_TAKEN = EVENTS.event("flag_taken", LABORIGINE, shows=True)
FLAG_KEPT = EVENTS.event("flag_kept", LABORIGINE, shows=True)
FLAG_LOST = EVENTS.event("flag_lost", LABORIGINE, cause="cause", shows=True)
FLAG_SHUNNED = EVENTS.event("flag_shunned", LABORIGINE, shows=True)
FLAG_GONE = EVENTS.event("flag_gone")
FLAG_MISSED = EVENTS.event("flag_missed", shows=True)

# Phase 2, and encounters
SUFFERED = EVENTS.event("suffered", LABORIGINE, DISEASE, shows=True)
HURRIED = EVENTS.event("hurried", LABORIGINE, number("distance"), shows=True)
INFECTED = EVENTS.event("infected", LABORIGINE, DISEASE, shows=True)
STILL_ILL = EVENTS.event("still_ill", LABORIGINE, DISEASE, shows=True)
SHUFFLED = EVENTS.event("shuffled")
CONTRACTED = EVENTS.event("contracted", LABORIGINE.called("from"), LABORIGINE.called("to"), shows=True)

# Phase 3: movement
MOA_MOVED = EVENTS.event("moa_moved", TILE, shows=True)
MOA_MET = EVENTS.event("moa_met", TILE, LABORIGINE, shows=True)
PASSED = EVENTS.event("passed", SEAT)
MANIPULATED = EVENTS.event("manipulated", SEAT, COLOUR, number("tokens"), LABORIGINE, DIRECTION, shows=True)
HEADED = EVENTS.event("headed", LABORIGINE, DIRECTION)
CROSSED = EVENTS.event("crossed", LABORIGINE, TILE, quiet=True)
REACHED = EVENTS.event("reached", LABORIGINE, TILE, shows=True)
MET = EVENTS.event("met", LABORIGINE, TILE, LABORIGINE.called("other"), shows=True)
MET_MOA = EVENTS.event("met_moa", LABORIGINE, TILE, shows=True)

# Phase 4: traps
FLIPPED = EVENTS.event("flipped", TILE, FACE, shows=True)
FOLLOWED = EVENTS.event("followed", LABORIGINE, TILE, shows=True)
STAYED = EVENTS.event("stayed", LABORIGINE, TILE, shows=True)
DRIED = EVENTS.event("dried", LABORIGINE, quiet=True)
SOAKED = EVENTS.event("soaked", LABORIGINE, shows=True)
CHARGED = EVENTS.event("charged", LABORIGINE, number("markers"), shows=True)
RADIATED = EVENTS.event("radiated", LABORIGINE, number("tiles"), shows=True)
GAVE_NOTHING = EVENTS.event("gave_nothing", SEAT, shows=True)
SEVERAL_POOR = EVENTS.event("several_poor", LABORIGINE, shows=True)

# Without energy; winning the game
OUT = EVENTS.event("out", SEAT, number("wave"), cause="cause", grave=True)
REMOVED = EVENTS.event("removed", LABORIGINE, quiet=True, shows=caption("out", LABORIGINE))
PURGED = EVENTS.event("purged", many(COLOUR), cause="fallen", grave=True, shows=caption("purge"))
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
ESCAPED = EVENTS.event("escaped", many(SEAT), quiet=True)
SCORED = EVENTS.event("scored", SEAT, Part.named("key", SCORE_NAMES), number("points"), quiet=True)
