"""Components of Laborigines: counts from the rulebook's game contents, tiles and disease cards reconstructed."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEATS = 6
LABORIGINES = 6
TILES = 20  # recon: ten kinds of trap in two versions
DIE = 6

# Energy tokens, four colours in the box and a fifth that the rulebook's numbers of players ask for.
ENERGY = 20
LEAST_ENERGY = 5
MOST_HANDICAP = LEAST_ENERGY - 1
NEUTRAL_SHARE = 4  # team play: one token in four is of a colour that nobody plays
COLOURS = 5
COLOUR_NAMES = ("red", "blue", "green", "yellow", "violet")
NEUTRAL = 4  # team play leaves violet free

# Variations, and the numbers of players they are for.
VARIANT_NAMES = ("base", "teams", "twins")
VARIANT_SEATS = ((2, 3, 4, 5), (4, 6), (2, 3))

ENDING_NAMES = ("running", "last_survivor", "last_wave", "turn_limit")
DIRECTION_NAMES = ("clockwise", "counterclockwise")
SIGNS = (1, -1)  # of directions


class Key(IntEnum):
    """What ranks go by, in this order (L26, L27)."""

    SURVIVED = 0
    WAVE = 1
    ENERGY = 2


SCORE_NAMES = ("survived", "wave", "energy")


class Variant(IntEnum):
    BASE = 0
    TEAMS = 1
    TWINS = 2


class Memory(IntEnum):
    OPEN = 0
    HIDDEN = 1


class Radiation(IntEnum):
    """L4: what it counts."""

    GREEN = 0
    NEUTRAL = 1


class Nature(IntEnum):
    """The colour of a side."""

    YELLOW = 0  # negative
    GREEN = 1  # neutral
    WHITE = 2  # positive


class Face(IntEnum):
    """A side of a tile; 0 is a side that nobody has seen."""

    UNSEEN = 0
    FOOTPRINT = 1
    DISEASE = 2
    CHARITY = 3
    RADIATION = 4
    LIGHTNING = 5
    ACID = 6
    SMALL_EXPLOSION = 7
    HUGE_EXPLOSION = 8
    CURE = 9
    FLAG = 10
    GREEN = 11
    DANGER = 12


FACES = 13
TRAPS = 10  # the kinds of trap are the faces 1 to 10
HIDDEN = -1  # a side that was seen, but not by the reader of this state


class Side(NamedTuple):
    """One face: its name, its colour, what lies under it on the version that is safe on one side, and what an explosion
    costs."""

    name: str
    nature: Nature
    safe: Face
    cost: int = 0


# Source: chapter Phase 4, and Danger for the pair of the huge explosion.
SIDES = (
    Side("unseen", Nature.GREEN, Face.UNSEEN),
    Side("footprint", Nature.GREEN, Face.GREEN),
    Side("disease", Nature.YELLOW, Face.GREEN),
    Side("charity", Nature.YELLOW, Face.GREEN),
    Side("radiation", Nature.YELLOW, Face.GREEN),
    Side("lightning", Nature.YELLOW, Face.GREEN),
    Side("acid", Nature.YELLOW, Face.GREEN),
    Side("small_explosion", Nature.YELLOW, Face.GREEN, cost=4),
    Side("huge_explosion", Nature.YELLOW, Face.DANGER, cost=8),
    Side("cure", Nature.WHITE, Face.GREEN),
    Side("flag", Nature.WHITE, Face.GREEN),
    Side("green", Nature.GREEN, Face.UNSEEN),
    Side("danger", Nature.GREEN, Face.UNSEEN),
)
FACE_NAMES = tuple(side.name for side in SIDES[1:])

# Columns for the rules.
SAFE_SIDE = tuple(int(side.safe) for side in SIDES)
IS_NEUTRAL = tuple(side.nature == Nature.GREEN and side.name != "unseen" for side in SIDES)
EXPLOSION_COST = tuple(side.cost for side in SIDES)
AGAINST_GREEN = sum(1 << face for face, side in enumerate(SIDES) if side.safe == Face.GREEN)

assert len(SIDES) == FACES
assert 2 * TRAPS == TILES
assert AGAINST_GREEN.bit_count() == TRAPS - 1


class Disease(IntEnum):
    """Disease cards, one of each (recon); 0 until the first is drawn."""

    NONE = 0
    LEPROSY = 1
    INFERIORITY_COMPLEX = 2
    LIMPING = 3
    IMMUNITY_LOSS = 4
    HYPERACTIVITY = 5
    BENIGN_MUTATION = 6
    MALIGN_MUTATION = 7
    ENERGY_STORAGE_DISORDER = 8


DISEASES = 8
DISEASE_NAMES = tuple(disease.name.lower() for disease in Disease if disease)

# What things cost, in energy tokens.
LEPROSY_COST = 1
INFERIORITY_COST = 2
LIMPING_COST = 2
MOA_COST = 2
BOOTY = 2  # what the attacking laborigine takes
MANIPULATION_COST = 3
CHARITY_GIFT = 3
ACID_COST = 1  # on each tile left
CURE_GIFT = 1
