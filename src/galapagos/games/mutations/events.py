"""Everything that can happen in Random Mutations. Only the face of a card that its owner has looked at is not for all
(M30)."""

from __future__ import annotations

from galapagos.engine.language.action import Part
from galapagos.engine.language.event import Events, enters, goes, leaves, many, number, secret

from .actions import ANIMAL, SEAT, SPECIES, TRAIT
from .data import DRAW_NAMES, ENDING_NAMES, PERMISSION_NAMES

EVENTS = Events(rows=(SPECIES, ANIMAL))

# Setting up: cards of the main deck
SHUFFLED = EVENTS.event("shuffled", number("cards"))
DEALT = EVENTS.event("dealt", many(SEAT), number("cards"))
STARTED = EVENTS.event("started", SEAT, enters(SPECIES), enters(ANIMAL), quiet=True)
FIRST = EVENTS.event("first", SEAT)

# A new turn
DREW = EVENTS.event("drew", SEAT, number("cards"), Part.named("cause", DRAW_NAMES))
TURN = EVENTS.event("turn", number("turn"), SEAT, number("left"))
LAST_TURN = EVENTS.event("last turn")
BUDDED = EVENTS.event("budded", SEAT, SPECIES, enters(ANIMAL))

# Development: cards of a player's deck
PASSED = EVENTS.event("passed", SEAT, number("kept"))
FOUNDED = EVENTS.event("founded", SEAT, enters(SPECIES), enters(ANIMAL))
LOOKED = EVENTS.event("looked", SEAT, SPECIES, secret(TRAIT))
DECLARED = EVENTS.event("declared", SEAT, SPECIES)
POPULATED = EVENTS.event("populated", SEAT, SPECIES, enters(ANIMAL))
DIVERGED = EVENTS.event("diverged", SEAT, SPECIES.called("parent"), enters(SPECIES), enters(ANIMAL))
SHARED = EVENTS.event("shared", SPECIES.called("parent"), SPECIES, TRAIT, quiet=True)
PAID = EVENTS.event("paid", SEAT, SPECIES)
DEVELOPED = EVENTS.event("developed")

# Development 2: what becomes of the card that was declared
TURNED_UP = EVENTS.event("turned up", SEAT, SPECIES, TRAIT)
GAINED = EVENTS.event("gained", SPECIES, TRAIT)
SLID = EVENTS.event("slid", SPECIES, TRAIT)
KEPT = EVENTS.event("kept", SEAT, SPECIES, TRAIT)
REMOVED = EVENTS.event("removed", SEAT, SPECIES, TRAIT)
LOST = EVENTS.event("lost", SPECIES, TRAIT, cause="cause")
LEFT = EVENTS.event("left", SPECIES, TRAIT, cause="cause")  # to those who share the card
LAID = EVENTS.event("laid", SEAT, TRAIT, enters(SPECIES), enters(ANIMAL))
CLOSED = EVENTS.event("closed", SPECIES, cause="cause")  # an anglerfish, face down again
REPLACED = EVENTS.event("replaced", SPECIES, cause="cause")  # as the animal, by SIMPLIFICATION

# Climate
RED = EVENTS.event("red", number("tokens"))
BLACK = EVENTS.event("black", number("rolled"), number("tokens"))
GREEN = EVENTS.event("green", number("tokens"))
BUILT = EVENTS.event("built", SEAT, SPECIES, number("tokens"))

# Feeding
FED = EVENTS.event("fed", SEAT, ANIMAL)
GNAWED = EVENTS.event("gnawed", SEAT, ANIMAL)  # a green token for a bark beetle
SHELTERED = EVENTS.event("sheltered", SEAT, ANIMAL)
INFESTED = EVENTS.event("infested", SEAT, ANIMAL)
GRAZED = EVENTS.event("grazed", SEAT, number("tokens"))
SKIPPED = EVENTS.event("skipped", SEAT)
FINISHED = EVENTS.event("finished", SEAT)
ATE = EVENTS.event("ate", ANIMAL, number("food"), quiet=True)
BORN = EVENTS.event("born", SEAT, SPECIES, enters(ANIMAL), number("food"))
MOVED = EVENTS.event("moved", goes(ANIMAL), ANIMAL.called("to"), quiet=True)
CLEARED = EVENTS.event("cleared", number("red"), number("green"))

# CARNIVOROUS trait
HUNTED = EVENTS.event("hunted", SEAT, ANIMAL)
ATTACKED = EVENTS.event("attacked", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"))
IGNORED = EVENTS.event("ignored", SEAT, TRAIT, Part.named("permission", PERMISSION_NAMES))
WAIVED = EVENTS.event("waived", SEAT)
REDIRECTED = EVENTS.event("redirected", SEAT, SPECIES.called("from"), SPECIES.called("to"))
HID = EVENTS.event("hid", SEAT)
REVEALED = EVENTS.event("revealed", SEAT, SPECIES, cause="cause", reveals=True)
STRUCK_BACK = EVENTS.event("struck back", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"))
HELD_BACK = EVENTS.event("held back", SEAT, SPECIES.called("hunter"), SPECIES.called("prey"), cause="cause")
ESCAPED = EVENTS.event("escaped", SPECIES, number("roll"), cause="cause")
CAUGHT = EVENTS.event("caught", SPECIES, number("roll"), cause="least")
EATEN = EVENTS.event("eaten", SEAT, leaves(ANIMAL), SPECIES, SPECIES.called("hunter"), cause="cause", grave=True)
SCAVENGED = EVENTS.event("scavenged", SEAT, ANIMAL)
POISONED = EVENTS.event("poisoned", SEAT, leaves(ANIMAL), SPECIES, cause="cause", grave=True)
RESTED = EVENTS.event("rested", ANIMAL, quiet=True)  # its attack is over

# Extinction
BURDENED = EVENTS.event("burdened", number("parasites"))
SUCCUMBED = EVENTS.event("succumbed", SEAT, leaves(ANIMAL), SPECIES, cause="parasites", grave=True)
STARVED = EVENTS.event("starved", SEAT, SPECIES, many(ANIMAL), cause="cause", grave=True)
GONE = EVENTS.event("gone", leaves(ANIMAL), quiet=True)
FORGOTTEN = EVENTS.event("forgotten", SEAT, secret(TRAIT), quiet=True)  # a discarded card that its owner had looked at
EXTINCT = EVENTS.event("extinct", SEAT, leaves(SPECIES), number("cards"), cause="cause", grave=True)
STRIPPED = EVENTS.event("stripped", quiet=True)  # of everything but parasites

# Determining the winner
SCORED = EVENTS.event("scored", SEAT, number("animals"), number("traits"), number("plus"), number("discards"))
ENDED = EVENTS.event("ended", Part.named("ending", ENDING_NAMES))
