"""Components of Random Mutations: the cards of a box, the optional cards of other sets, the dice of the climate.

The rulebook never printed the deck nor a readable climate table: rows marked recon are reconstructed, and open to
change.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEATS = 8
SEAT_NAMES = ("A", "B", "C", "D", "E", "F", "G", "H")
PLAYER_DECK = 7  # Setting up: cards dealt to each player's deck
STARTING_SPECIES = 3
NEW_DECK = 10  # M3: for a player with nothing left
DRAW_EXTRA = 2  # Extinction 5: cards beyond one per animal
BLACK_TOKENS = 10  # per box
CARNIVORE_MEAL = 2  # blue tokens for a kill
AEDIFICATOR_FOOD = 2  # red tokens per animal
ESCAPE = 4  # M20: the least roll that saves a running prey
ANIMAL_POINTS = 2
TRAIT_POINTS = 1
ENDING_NAMES = ("running", "points", "discards", "shared")


class Key(IntEnum):
    """What ranks go by: points, and the pile that decides between equals (M29)."""

    POINTS = 0
    DISCARDS = 1


SCORE_NAMES = ("points", "discards")


class Draw(IntEnum):
    """Why cards of the main deck come to a player's deck."""

    SURVIVORS = 0  # Extinction 5
    NOTHING_LEFT = 1  # M3


DRAW_NAMES = ("survivors", "nothing_left")


class Roll(IntEnum):
    """Dice that lie on the table: of the climate, and of the last prey that ran in this turn."""

    FOOD = 0
    PARASITES = 1
    SHELTERS = 2
    RUNNING = 3


ROLL_NAMES = ("food", "parasites", "shelters", "run")


class Permission(IntEnum):
    """What lets an attacker ignore a trait of the prey, in the order in which it is used up (M18)."""

    DEFECTS = 0
    ANGLERFISH = 1
    INTELLECT = 2


PERMISSION_NAMES = ("defects", "anglerfish", "intellect")


# In the order of the rulebook's pages of cards; those of other sets last.
Trait = IntEnum("Trait", """
    BARK_BEETLE POISONOUS BUDDING METABOLIC_SYNDROME DEVELOPMENT_DEFECTS EXTREMOPHILE MIMICRY HIGH_BODY_WEIGHT
    BURROWING SIMPLIFICATION GRAZING CARNIVOROUS RUNNING SWIMMING OBLIGATE_CARNIVOROUS SCAVENGER
    ANGLERFISH FLIGHT INTELLECT VIVIPAROUS AEDIFICATOR HERDING
""", start=0)  # fmt: skip


class Card(NamedTuple):
    """A face: how many there are in a box (recon), its + number, whether it is deleterious."""

    trait: Trait
    copies: int
    plus: int = 0
    deleterious: bool = False

    @property
    def name(self) -> str:
        return self.trait.name.lower()


# Names and texts: the rulebook's pages of cards. Copies: recon.
BOX = (
    Card(Trait.BARK_BEETLE, 6),
    Card(Trait.POISONOUS, 6),
    Card(Trait.BUDDING, 6),
    Card(Trait.METABOLIC_SYNDROME, 4, plus=2, deleterious=True),  # its + number: recon
    Card(Trait.DEVELOPMENT_DEFECTS, 4, deleterious=True),
    Card(Trait.EXTREMOPHILE, 4, deleterious=True),  # deleterious: recon
    Card(Trait.MIMICRY, 6),
    Card(Trait.HIGH_BODY_WEIGHT, 6, plus=1),
    Card(Trait.BURROWING, 6),
    Card(Trait.SIMPLIFICATION, 4, deleterious=True),  # deleterious: recon
    Card(Trait.GRAZING, 6),
    Card(Trait.CARNIVOROUS, 8, plus=1),
    Card(Trait.RUNNING, 6),
    Card(Trait.SWIMMING, 6),
    Card(Trait.OBLIGATE_CARNIVOROUS, 6, plus=1),  # its + number: recon
    Card(Trait.SCAVENGER, 6),
)

# Using cards from other sets: which ones; copies and + numbers: recon.
EXTRAS = (
    Card(Trait.ANGLERFISH, 4),
    Card(Trait.FLIGHT, 6),
    Card(Trait.INTELLECT, 4, plus=1),
    Card(Trait.VIVIPAROUS, 4, plus=1),
    Card(Trait.AEDIFICATOR, 4),
    Card(Trait.HERDING, 8),
)

CARDS = BOX + EXTRAS
TRAITS = len(CARDS)
TRAIT_NAMES = tuple(card.name for card in CARDS)
EXTRA_NAMES = tuple(card.name for card in EXTRAS)
FIRST_EXTRA = len(BOX)

assert [card.trait for card in CARDS] == list(Trait)
assert sum(card.copies for card in BOX) == 90

# Columns for the rules.
COPIES = tuple(card.copies for card in CARDS)
PLUS = tuple(card.plus for card in CARDS)
DELETERIOUS = tuple(card.deleterious for card in CARDS)

# Every animal is a card, so there are never more animals, nor species, than cards in two boxes with all extras.
MAX_CARDS = 2 * sum(COPIES)
MAX_ANIMALS = MAX_CARDS

# M6: one diet to a species. M16: those who attack. M18: what an attacker may ignore.
CARNIVORES = 1 << Trait.CARNIVOROUS | 1 << Trait.OBLIGATE_CARNIVOROUS | 1 << Trait.ANGLERFISH
DIETS = CARNIVORES | 1 << Trait.SCAVENGER
IGNORABLE = sum(1 << trait for trait in (
    Trait.POISONOUS, Trait.MIMICRY, Trait.HIGH_BODY_WEIGHT, Trait.BURROWING,
    Trait.RUNNING, Trait.SWIMMING, Trait.FLIGHT, Trait.HERDING,
))  # fmt: skip

# A species bears every trait at most once, one diet, and never SIMPLIFICATION (M8).
MAX_TRAITS = TRAITS - (DIETS.bit_count() - 1) - 1


class Climate(NamedTuple):
    """Boxes in use and what is rolled: food dice and what is added to them, what is added to the shelter die."""

    boxes: int
    food_dice: int
    more_food: int
    more_shelters: int


# Climate phase: the columns of the lost table and the tokens of the box; recon. One parasite die, one shelter die.
CLIMATES = (
    Climate(1, 2, 2, 0),  # two players
    Climate(1, 3, 2, 0),
    Climate(1, 3, 4, 0),
    Climate(2, 4, 2, 0),
    Climate(2, 4, 4, 1),
    Climate(2, 5, 2, 2),
    Climate(2, 5, 4, 3),  # eight
)
assert len(CLIMATES) == SEATS - 1
MAX_FOOD = max(6 * row.food_dice + row.more_food for row in CLIMATES)
MAX_SHELTERS = max(6 + row.more_shelters for row in CLIMATES)


def _ways(dice: int) -> tuple[int, ...]:
    """How many throws of the dice give each total."""
    ways = [1] + [0] * MAX_FOOD
    for _ in range(dice):
        ways = [sum(ways[max(0, total - 6) : total]) for total in range(MAX_FOOD + 1)]
    return tuple(ways)


# Food dice and their totals.
WAYS = tuple(_ways(dice) for dice in range(1 + max(row.food_dice for row in CLIMATES)))
assert all(sum(ways) == 6**dice for dice, ways in enumerate(WAYS))

# Columns for the rules, by the number of players.
BOXES = (0, 0, *(row.boxes for row in CLIMATES))
FOOD_DICE = (0, 0, *(row.food_dice for row in CLIMATES))
MORE_FOOD = (0, 0, *(row.more_food for row in CLIMATES))
MORE_SHELTERS = (0, 0, *(row.more_shelters for row in CLIMATES))
