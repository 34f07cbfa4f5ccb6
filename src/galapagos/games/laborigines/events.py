"""Everything that can happen in Laborigines. All of it is open to all when it happens; L1 decides what is still told
later."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, Line, caption, many, number

from .actions import COLOUR, DIRECTION, DISEASE, FACE, LABORIGINE, SEAT, TILE
from .data import ENDING_NAMES, SCORE_NAMES

EVENTS = Events()

# Lines of the log that events share
RING = Line("ring")
STARTS = Line("starts", lists=("laborigine",))
MOVE = Line("move")  # from the roll to the tile that is turned over
PAYMENT = Line("payment", by=("laborigine", "cause"))
BOOTY = Line("booty", by=("from", "to", "cause"))
GIFT = Line("gift", by=("from", "player", "cause"))

# Preparation
STOCKED = EVENTS.event("stocked", SEAT, COLOUR, number("tokens"), quiet=True)
# what the two tiles of a kind will show
SORTED = EVENTS.event("sorted", FACE.called("trap"), FACE.called("other"), quiet=True)
LAID = EVENTS.event("laid", TILE, FACE, line=RING)
RELEASED = EVENTS.event("released", TILE)
ADMIRED = EVENTS.event("admired", LABORIGINE, shows=True)
YIELDED = EVENTS.event("yielded", SEAT, COLOUR, number("tokens"))  # L29
STARTED = EVENTS.event("started", LABORIGINE, TILE, line=STARTS, shows=True)

# It's your turn
TURN = EVENTS.event("turn", number("turn"), SEAT, shows=True, brief=True)
# the dice of a roll lie beside whom they move while Moa moves, so roll and assignment need no time of their own
ROLLED = EVENTS.event("rolled", SEAT, number("low"), number("high"), line=MOVE, begins=True, shows=True, brief=True)
ASSIGNED = EVENTS.event("assigned", SEAT, number("own"), number("moa"), line=MOVE, shows=True, brief=True)
SENT = EVENTS.event("sent", LABORIGINE, number("own"), number("other"), line=MOVE, shows=True)
SECOND = EVENTS.event("second", LABORIGINE, DIRECTION, line=MOVE, shows=True)

# Energy
SPENT = EVENTS.event(
    "spent",
    LABORIGINE,
    COLOUR,
    number("onto"),
    TILE,
    number("out"),
    cause="cause",
    line=PAYMENT,
    aside=True,
    shows=True,
)
TAKEN = EVENTS.event(
    "taken",
    LABORIGINE.called("from"),
    LABORIGINE.called("to"),
    COLOUR,
    number("tokens"),
    cause="cause",
    line=BOOTY,
    aside=True,
    shows=True,
)
GIVEN = EVENTS.event(
    "given", LABORIGINE.called("from"), SEAT, COLOUR, number("tokens"), cause="cause", line=GIFT, aside=True, shows=True
)
PICKED_UP = EVENTS.event(
    "picked_up",
    LABORIGINE,
    TILE,
    COLOUR,
    number("tokens"),
    line=MOVE,
    shows=caption("energy", LABORIGINE, TILE),
    brief=True,
)
LEFT_LYING = EVENTS.event("left_lying", LABORIGINE, TILE, many(COLOUR), line=MOVE, shows=True)
BLOCKED = EVENTS.event("blocked", LABORIGINE, aside=True, shows=True)  # L10
DECLINED = EVENTS.event("declined", SEAT, aside=True, shows=True)  # L10, L25
PROTECTED = EVENTS.event("protected", LABORIGINE, aside=True, shows=True)
SPARED = EVENTS.event("spared", LABORIGINE, aside=True, shows=True)

# Immunity
FLAG_TAKEN = EVENTS.event("flag_taken", LABORIGINE, aside=True, shows=True)
FLAG_KEPT = EVENTS.event("flag_kept", LABORIGINE, aside=True, shows=True)
FLAG_LOST = EVENTS.event("flag_lost", LABORIGINE, cause="cause", aside=True, shows=True)
FLAG_SHUNNED = EVENTS.event("flag_shunned", LABORIGINE, aside=True, shows=True)
FLAG_GONE = EVENTS.event("flag_gone", aside=True)
FLAG_MISSED = EVENTS.event("flag_missed", aside=True, shows=True)

# Phase 2, and encounters
SUFFERED = EVENTS.event("suffered", LABORIGINE, DISEASE, aside=True, shows=True)
HURRIED = EVENTS.event("hurried", LABORIGINE, number("distance"), line=MOVE, shows=True)
INFECTED = EVENTS.event("infected", LABORIGINE, DISEASE, aside=True, shows=True)
STILL_ILL = EVENTS.event("still_ill", LABORIGINE, DISEASE, aside=True, shows=True)
SHUFFLED = EVENTS.event("shuffled", aside=True)
CONTRACTED = EVENTS.event("contracted", LABORIGINE.called("from"), LABORIGINE.called("to"), aside=True, shows=True)

# Phase 3: movement
MOA_MOVED = EVENTS.event("moa_moved", TILE, line=MOVE, shows=True)
MOA_MET = EVENTS.event("moa_met", TILE, LABORIGINE, line=MOVE, shows=True)
PASSED = EVENTS.event("passed", SEAT, line=MOVE, brief=True)
MANIPULATED = EVENTS.event("manipulated", SEAT, COLOUR, number("tokens"), LABORIGINE, DIRECTION, aside=True, shows=True)
HEADED = EVENTS.event("headed", LABORIGINE, DIRECTION, line=MOVE, brief=True)
CROSSED = EVENTS.event("crossed", LABORIGINE, TILE, quiet=True)
REACHED = EVENTS.event("reached", LABORIGINE, TILE, line=MOVE, shows=True)
MET = EVENTS.event("met", LABORIGINE, TILE, LABORIGINE.called("other"), line=MOVE, shows=True)
MET_MOA = EVENTS.event("met_moa", LABORIGINE, TILE, line=MOVE, shows=True)

# Phase 4: traps
FLIPPED = EVENTS.event("flipped", TILE, FACE, line=MOVE, shows=True)
FOLLOWED = EVENTS.event("followed", LABORIGINE, TILE, line=MOVE, shows=True, brief=True)
STAYED = EVENTS.event("stayed", LABORIGINE, TILE, line=MOVE, shows=True)
DRIED = EVENTS.event("dried", LABORIGINE, quiet=True)
SOAKED = EVENTS.event("soaked", LABORIGINE, line=MOVE, shows=True)
CHARGED = EVENTS.event("charged", LABORIGINE, number("markers"), line=MOVE, shows=True)
RADIATED = EVENTS.event("radiated", LABORIGINE, number("tiles"), line=MOVE, shows=True)
GAVE_NOTHING = EVENTS.event("gave_nothing", SEAT, aside=True, shows=True)
SEVERAL_POOR = EVENTS.event("several_poor", LABORIGINE, aside=True, shows=True)

# Without energy; winning the game
OUT = EVENTS.event("out", SEAT, number("wave"), cause="cause", grave=True)
REMOVED = EVENTS.event("removed", LABORIGINE, quiet=True, shows=caption("out", LABORIGINE))
PURGED = EVENTS.event("purged", many(COLOUR), cause="fallen", grave=True, shows=caption("purge"))
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
ESCAPED = EVENTS.event("escaped", many(SEAT), quiet=True)
SCORED = EVENTS.event("scored", SEAT, Part.named("key", SCORE_NAMES), number("points"), quiet=True)
