"""Everything that can happen in Evo. All of it is open to all, but for the cards that are drawn into a hand (E6)."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, Line, caption, enters, goes, leaves, many, number, secret

from .actions import CARD, COUNTER, ISLAND, ROW, SEAT, SPACE
from .data import CLIMATE_NAMES, ENDING_NAMES, EXTREME_NAMES, PRIZE_NAMES, SCORE_NAMES

CLIMATE = Part.named("climate", CLIMATE_NAMES)
ENDING = Part.named("ending", ENDING_NAMES)
EXTREME = Part.named("extreme", EXTREME_NAMES)
FROM, TO = SPACE.called("from"), SPACE.called("to")

EVENTS = Events(places=(SPACE,))

# Lines of the log that events share
HANDS = Line("hands", lists=("player",))
STARTS = Line("starts", lists=("player",))
OFFERS = Line("offers")  # of event cards
STEPS = Line("steps", by=("player",))
GENES = Line("genes", lists=("gene",))
BIDS = Line("bids", lists=("player",))

# Dinosaurs come from a player's supply and return to it; why, another event tells
PUT = EVENTS.event("put", SEAT, enters(SPACE), quiet=True)
TAKEN = EVENTS.event("taken", SEAT, leaves(SPACE), quiet=True)

# Setup
READY = EVENTS.event("ready", SEAT, number("points"), quiet=True)
MARKED = EVENTS.event("marked", CLIMATE, number("meteor"), quiet=True)
LAID = EVENTS.event("laid", ISLAND)
DEALT = EVENTS.event("dealt", SEAT, secret(CARD), line=HANDS, shows=True)
STARTED = EVENTS.event("started", SEAT, SPACE, line=STARTS, shows=True)

# Play
ROUND = EVENTS.event("round", number("round"), shows=True)
PASSED = EVENTS.event("passed", SEAT, chosen=True, line=OFFERS)
PLAYED = EVENTS.event("played", SEAT, CARD, reveals=True, line=OFFERS)
FACED = EVENTS.event("faced", SEAT, CARD, quiet=True)  # somebody else's card would hit this player
WITHDRAWN = EVENTS.event("withdrawn", SEAT, CARD, line=OFFERS)
WORKS = EVENTS.event("works", SEAT, CARD, line=OFFERS, shows=True)
RETURNED = EVENTS.event("returned", SEAT, CARD, cause="cause", line=OFFERS, shows=True)
EXPIRED = EVENTS.event("expired", SEAT, CARD, quiet=True)
DOWNED = EVENTS.event("downed", SEAT, SEAT.called("victim"), SPACE, cause="cause", grave=True, shows=True)

# Initiative
RANKED = EVENTS.event("ranked", SEAT, number("place"), quiet=True)
DREW = EVENTS.event("drew", SEAT, number("place"), shows=True)
ORDERED = EVENTS.event("ordered", many(SEAT), shows=caption("order"))

# Climate
ROLLED = EVENTS.event("rolled", number("face"), number("steps"), CLIMATE, shows=True)
STEERED = EVENTS.event("steered", SEAT, CARD, number("steps"), CLIMATE, shows=True)

# Movement and Combat
MOVED = EVENTS.event("moved", SEAT, goes(FROM), TO, line=STEPS, shows=True)
ATTACKED = EVENTS.event("attacked", SEAT, SEAT.called("defender"), FROM, TO, line=STEPS, shows=True)
DEFEATED = EVENTS.event(
    "defeated", SEAT, number("face"), SEAT.called("defender"), SPACE, cause="cause", grave=True, shows=True
)
OCCUPIED = EVENTS.event("occupied", SEAT, goes(FROM), TO, quiet=True)
LOST = EVENTS.event("lost", SEAT, number("face"), SEAT.called("defender"), FROM, cause="cause", grave=True, shows=True)
STOPPED = EVENTS.event("stopped", SEAT, number("feet"), number("moves"), line=STEPS)

# Births, Survival, Mutation Points
BORN = EVENTS.event("born", SEAT, many(SPACE), shows=caption("births", SEAT))
KILLED = EVENTS.event("killed", many(SPACE), cause="cause", grave=True)
SWEPT = EVENTS.event("swept", quiet=True, shows=caption("swept"))  # dinosaurs from the deadly zones
DIED = EVENTS.event("died", SEAT, EXTREME, many(SPACE), cause="cause", grave=True)
THINNED = EVENTS.event("thinned", SEAT, EXTREME, quiet=True, shows=caption("thinned", SEAT, EXTREME))
EARNED = EVENTS.event("earned", many(SEAT), number("points"), shows=caption("survivors"))

# Meteor
APPROACHED = EVENTS.event("approached", number("meteor"), shows=True)
SPARED = EVENTS.event("spared", number("face"), shows=True)
STRUCK = EVENTS.event("struck", ENDING, number("face"), cause="cause", grave=True, shows=True)

# Evolution
DRAWN = EVENTS.event("drawn", ROW, COUNTER, line=GENES, shows=True)
BADE = EVENTS.event("bade", SEAT, ROW, number("amount"), line=BIDS, shows=True)
OUTBID = EVENTS.event("outbid", SEAT, ROW, number("amount"), SEAT.called("loser"), line=BIDS, shows=True)
PAID = EVENTS.event("paid", SEAT, ROW, number("price"), Part.named("prize", PRIZE_NAMES), shows=True)
CLEARED = EVENTS.event("cleared", ROW, quiet=True)
EMPTY = EVENTS.event("empty", SEAT)

# Game End
COUNTED = EVENTS.event("counted", SEAT, number("points"), shows=True)
ENDED = EVENTS.event("ended", ENDING, number("round"))
SCORED = EVENTS.event("scored", SEAT, Part.named("key", SCORE_NAMES), number("points"), quiet=True)
