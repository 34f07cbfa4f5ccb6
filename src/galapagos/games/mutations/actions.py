"""Every action of Random Mutations, players' first, then chance.

Species (`s3`) and animals (`a7`) are counted over the whole table: from the first player's leftmost to the last one's
rightmost. People read names, which last: see `sign` in view.py.
"""

from __future__ import annotations

from typing import NewType

from galapagos.engine.language.action import Families, Part, piece

from .data import MAX_ANIMALS, MAX_FOOD, MAX_SHELTERS, SEAT_NAMES, TRAIT_NAMES

SpeciesId = NewType("SpeciesId", int)
AnimalId = NewType("AnimalId", int)

SPECIES = piece(SpeciesId, "species", "s", MAX_ANIMALS)
ANIMAL = piece(AnimalId, "animal", "a", MAX_ANIMALS)
TRAIT = Part.named("trait", TRAIT_NAMES)
SEAT = Part.named("player", SEAT_NAMES)
NO_TRAIT = len(TRAIT_NAMES)
FOOD_TOTAL = Part.numbered("total", "", MAX_FOOD + 1, 0)
SHELTER_TOTAL = Part.numbered("total", "", MAX_SHELTERS)

ACTIONS = Families()

# Development
FOUND = ACTIONS.family("species")
MUTATE = ACTIONS.family("trait", SPECIES, to=0)
POPULATE = ACTIONS.family("populate", SPECIES, to=0)
DIVERGE = ACTIONS.family("diverge", SPECIES)
KEEP = ACTIONS.family("keep")
REMOVE = ACTIONS.family("remove")

# Feeding
FEED = ACTIONS.family("feed", ANIMAL)
SHELTER = ACTIONS.family("shelter", ANIMAL)
INFEST = ACTIONS.family("infest", ANIMAL)
HUNT = ACTIONS.family("hunt", ANIMAL)
GRAZE = ACTIONS.family("graze", Part.numbered("number of tokens", "", MAX_ANIMALS))

# Attack
ATTACK = ACTIONS.family("attack", SPECIES, to=0)
IGNORE = ACTIONS.family("ignore", Part.named("trait", (*TRAIT_NAMES, "none")))
REDIRECT = ACTIONS.family("redirect", SPECIES, to=0)
HIDE = ACTIONS.family("hide")
REVEAL = ACTIONS.family("reveal", SPECIES)
LOSE = ACTIONS.family("lose", ANIMAL)
SCAVENGE = ACTIONS.family("scavenge", ANIMAL)

PASS = ACTIONS.family("pass")

# Chance
BEGIN = ACTIONS.family("begin", SEAT, chance=True)
FACE = ACTIONS.family("face", TRAIT, chance=True)
LOOK = ACTIONS.family("look", TRAIT, chance=True)
FOOD = ACTIONS.family("food", FOOD_TOTAL, chance=True)
PARASITES = ACTIONS.family("parasites", Part.numbered("roll", "", 6), chance=True)
SHELTERS = ACTIONS.family("shelters", SHELTER_TOTAL, chance=True)
RUN = ACTIONS.family("run", Part.numbered("roll", "", 6), chance=True)
