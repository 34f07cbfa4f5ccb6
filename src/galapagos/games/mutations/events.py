"""Everything that can happen in Random Mutations. Only the face of a card that its owner has looked at is not for all
(M30)."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, Line, caption, enters, goes, leaves, many, number, secret

from .actions import ANIMAL, SEAT, SPECIES, TRAIT
from .data import DRAW_NAMES, ENDING_NAMES, PERMISSION_NAMES

EVENTS = Events(rows=(SPECIES, ANIMAL))

# Lines of the log that events share
DRAWING = Line("drawing")
PASSING = Line("passing", lists=("player",))
MUTATION = Line("mutation")  # what becomes of a card that is declared
CLIMATE = Line("climate")
FEEDING = Line("feeding", lists=("player",))
ATTACK = Line("attack")
HUNGER = Line("hunger", by=("player",))

# Setting up: cards of the main deck
SHUFFLED = EVENTS.event("shuffled", number("cards"))
DEALT = EVENTS.event("dealt", many(SEAT), number("cards"))
STARTED = EVENTS.event("started", SEAT, enters(SPECIES), enters(ANIMAL), quiet=True)
FIRST = EVENTS.event("first", SEAT)

# A new turn
CAUSE = Part.named("cause", DRAW_NAMES)
DREW = EVENTS.event("drew", SEAT, number("cards"), CAUSE, line=DRAWING, shows=caption("cards", CAUSE))
TURN = EVENTS.event("turn", number("turn"), SEAT, number("left"), shows=True)
LAST_TURN = EVENTS.event("last turn")
BUDDED = EVENTS.event("budded", SEAT, SPECIES, enters(ANIMAL), shows=True)

# Development: cards of a player's deck
PASSED = EVENTS.event("passed", SEAT, number("kept"), line=PASSING)
FOUNDED = EVENTS.event("founded", SEAT, enters(SPECIES), enters(ANIMAL), shows=True)
LOOKED = EVENTS.event("looked", SEAT, SPECIES, secret(TRAIT), shows=True)
DECLARED = EVENTS.event("declared", SEAT, SPECIES, line=MUTATION, begins=True, shows=True)
POPULATED = EVENTS.event("populated", SEAT, SPECIES, enters(ANIMAL), shows=True)
DIVERGED = EVENTS.event("diverged", SEAT, SPECIES.called("parent"), enters(SPECIES), enters(ANIMAL), shows=True)
SHARED = EVENTS.event("shared", SPECIES.called("parent"), SPECIES, TRAIT, quiet=True)
PAID = EVENTS.event("paid", SEAT, SPECIES)
DEVELOPED = EVENTS.event("developed", shows=True)

# Development 2: what becomes of the card that was declared
TURNED_UP = EVENTS.event("turned up", SEAT, SPECIES, TRAIT, line=MUTATION, shows=True)
GAINED = EVENTS.event("gained", SPECIES, TRAIT, line=MUTATION)
SLID = EVENTS.event("slid", SPECIES, TRAIT, line=MUTATION)
KEPT = EVENTS.event("kept", SEAT, SPECIES, TRAIT, line=MUTATION, shows=True)
REMOVED = EVENTS.event("removed", SEAT, SPECIES, TRAIT, line=MUTATION, shows=True)
LOST = EVENTS.event("lost", SPECIES, TRAIT, cause="cause", line=MUTATION)
LEFT = EVENTS.event("left", SPECIES, TRAIT, cause="cause", line=MUTATION)  # to those who share the card
LAID = EVENTS.event("laid", SEAT, TRAIT, enters(SPECIES), enters(ANIMAL), line=MUTATION)
CLOSED = EVENTS.event("closed", SPECIES, cause="cause", line=MUTATION)  # an anglerfish, face down again
REPLACED = EVENTS.event("replaced", SPECIES, cause="cause", line=MUTATION)  # as the animal, by SIMPLIFICATION

# Climate
RED = EVENTS.event("red", number("tokens"), line=CLIMATE, shows=True)
BLACK = EVENTS.event("black", number("rolled"), number("tokens"), line=CLIMATE, shows=True)
GREEN = EVENTS.event("green", number("tokens"), line=CLIMATE, shows=True)
BUILT = EVENTS.event("built", SEAT, SPECIES, number("tokens"))

# Feeding
FED = EVENTS.event("fed", SEAT, ANIMAL, line=FEEDING, shows=True)
GNAWED = EVENTS.event("gnawed", SEAT, ANIMAL, line=FEEDING, shows=True)  # a green token for a bark beetle
SHELTERED = EVENTS.event("sheltered", SEAT, ANIMAL, line=FEEDING, shows=True)
INFESTED = EVENTS.event("infested", SEAT, ANIMAL, line=FEEDING, shows=True)
GRAZED = EVENTS.event("grazed", SEAT, number("tokens"), line=FEEDING, shows=True)
SKIPPED = EVENTS.event("skipped", SEAT, line=FEEDING)
FINISHED = EVENTS.event("finished", SEAT, line=FEEDING)
ATE = EVENTS.event("ate", ANIMAL, number("food"), quiet=True)
BORN = EVENTS.event("born", SEAT, SPECIES, enters(ANIMAL), number("food"), line=FEEDING)
MOVED = EVENTS.event("moved", goes(ANIMAL), ANIMAL.called("to"), quiet=True)
CLEARED = EVENTS.event("cleared", number("red"), number("green"), shows=True)

# CARNIVOROUS trait
HUNTED = EVENTS.event("hunted", SEAT, ANIMAL, line=ATTACK, begins=True, shows=True)
ATTACKED = EVENTS.event("attacked", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"), line=ATTACK, shows=True)
IGNORED = EVENTS.event("ignored", SEAT, TRAIT, Part.named("permission", PERMISSION_NAMES), line=ATTACK, shows=True)
WAIVED = EVENTS.event("waived", SEAT, line=ATTACK, shows=True)
REDIRECTED = EVENTS.event("redirected", SEAT, SPECIES.called("from"), SPECIES.called("to"), line=ATTACK, shows=True)
HID = EVENTS.event("hid", SEAT, line=ATTACK, shows=True)
REVEALED = EVENTS.event("revealed", SEAT, SPECIES, cause="cause", reveals=True, line=ATTACK, head=True, shows=True)
STRUCK_BACK = EVENTS.event("struck back", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"), line=ATTACK)
HELD_BACK = EVENTS.event(
    "held back", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"), cause="cause", line=ATTACK, head=True
)
ESCAPED = EVENTS.event("escaped", SPECIES, number("roll"), cause="cause", line=ATTACK, head=True, shows=True)
CAUGHT = EVENTS.event("caught", SPECIES, number("roll"), cause="least", line=ATTACK, shows=True)
EATEN = EVENTS.event(
    "eaten",
    SEAT,
    leaves(ANIMAL),
    SPECIES,
    SPECIES.called("hunter"),
    cause="cause",
    grave=True,
    line=ATTACK,
    head=True,
    shows=True,
)
SCAVENGED = EVENTS.event("scavenged", SEAT, ANIMAL, line=ATTACK, shows=True)
POISONED = EVENTS.event("poisoned", SEAT, leaves(ANIMAL), SPECIES, cause="cause", grave=True)
DIGESTED = EVENTS.event("digested", quiet=True, shows=caption("poison"))
RESTED = EVENTS.event("rested", ANIMAL, quiet=True)  # its attack is over

# Extinction
BURDENED = EVENTS.event("burdened", number("parasites"), shows=True)
SUCCUMBED = EVENTS.event("succumbed", SEAT, leaves(ANIMAL), SPECIES, cause="parasites", grave=True, shows=True)
STARVED = EVENTS.event(
    "starved", SEAT, SPECIES, many(ANIMAL), cause="cause", grave=True, line=HUNGER, aside=True, shows=caption("hunger")
)
GONE = EVENTS.event("gone", leaves(ANIMAL), quiet=True)
FORGOTTEN = EVENTS.event("forgotten", SEAT, secret(TRAIT), quiet=True)  # a discarded card that its owner had looked at
EXTINCT = EVENTS.event(
    "extinct", SEAT, leaves(SPECIES), number("cards"), cause="cause", grave=True, line=HUNGER, aside=True
)
STRIPPED = EVENTS.event("stripped", quiet=True, shows=caption("extinction"))  # of everything but parasites

# Determining the winner
SCORED = EVENTS.event("scored", SEAT, number("animals"), number("traits"), number("plus"), number("discards"))
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
