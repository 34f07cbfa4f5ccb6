"""Components of Tough Luck, Dodo: counts from the rulebook's list of components, environments reconstructed."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEATS = 4
COLUMNS = 3
CELLS = 9
BASES = 25  # per player
BLOCKS = 40  # per colour
STARTING_CREATURES = 3  # per player, one of each colour
MAX_CREATURES = 120  # nobody can feed more than 60 (the squares of the nine richest cards), and each has one child
ROOM = 180  # so many are on the board when the dead of the turn still lie there

DIRECTIONS = 4
NOWHERE = CELLS  # beyond the edge of the board


def _neighbours(cell: int) -> tuple[int, ...]:
    """The cells that share an edge with this one, ascending."""
    row, column = divmod(cell, COLUMNS)
    near = [other for other in range(CELLS) if abs(other // COLUMNS - row) + abs(other % COLUMNS - column) == 1]
    return (*near, *[NOWHERE] * (DIRECTIONS - len(near)))


NEIGHBOURS = tuple(_neighbours(cell) for cell in range(CELLS))

SEAT_NAMES = ("white", "orange", "pink", "blue")


COLOURS = 3
COLOUR_NAMES = ("red", "yellow", "green")
COLOUR_LETTERS = "ryg"
DIE_FACES = 2  # of each colour; recon


class Card(NamedTuple):
    """An environment: how many squares of each colour, and in which of the two decks it is (recon)."""

    red: int
    yellow: int
    green: int
    standard: bool
    short: bool

    @property
    def name(self) -> str:
        return f"{self.red}{self.yellow}{self.green}"


def _card(name: str, standard: bool, short: bool) -> Card:
    red, yellow, green = map(int, name)
    return Card(red, yellow, green, standard, short)


CARDS = (
    *(_card(name, False, True) for name in "211 121 112 220 202 022".split()),
    *(_card(name, True, True) for name in "221 212 122 311 131 113 321 312 231 132 213 123".split()),
    *(_card(name, True, False) for name in "322 232 223 331 313 133".split()),
)
CARD_NAMES = tuple(card.name for card in CARDS)

# Columns for the rules.
SQUARES = tuple((card.red, card.yellow, card.green) for card in CARDS)
DECKS = (tuple(card.standard for card in CARDS), tuple(card.short for card in CARDS))
DECK_NAMES = ("standard", "short")

for deck, squares in zip(DECKS, (36, 30), strict=True):
    assert sum(deck) == 18
    assert all(
        sum(card[colour] for card, used in zip(SQUARES, deck, strict=True) if used) == squares
        for colour in range(COLOURS)
    )
assert 2 * sum(sorted((sum(squares) for squares in SQUARES), reverse=True)[:CELLS]) == MAX_CREATURES


class Token(IntEnum):
    """One-shot tokens, as bits of what a player has left."""

    ADVANTAGE = 1
    FAMINE = 2
    RELOCATION = 4


ALL_TOKENS = Token.ADVANTAGE | Token.FAMINE | Token.RELOCATION
TOKEN_NAMES = ("advantage", "famine", "relocation")
FAMINE_SQUARES = 2

# What one Famine covers: two squares, or the last one (D5).
COVERS = ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2), (1, 0, 0), (0, 1, 0), (0, 0, 1))
COVER_NAMES = tuple(
    "+".join(name for name, n in zip(COLOUR_NAMES, cover, strict=True) for _ in range(n)) for cover in COVERS
)

CAPTURES_TO_END = 2
ENDING_NAMES = ("running", "captures", "extinction", "turn_limit")


class Key(IntEnum):
    """What ranks go by, in this order (D13)."""

    CAPTURES = 0
    CREATURES = 1
    MUTATIONS = 2
    LAST_TURN = 3


SCORE_NAMES = ("captures", "creatures", "mutations", "last_turn")


class Lack(IntEnum):
    """What the box has too little of to build a child."""

    NOTHING = 0
    BASE = 1
    BLOCKS = 2  # and one more for each colour


LACK_NAMES = ("nothing", "base", *COLOUR_NAMES)
