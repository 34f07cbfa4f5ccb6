"""Words of Evo that its texts, its view and its drawing share."""

from __future__ import annotations

from collections.abc import Iterable

from .data import CARD_KINDS, CARD_NAMES, GENE_NAMES, SEAT_NAMES, SPACE_NAMES, ZONE_NAMES
from .state import State, zone_of

# What each event card does, for a closer look.
CARD_TEXTS = (
    "You act first this round.",
    "Instead of the roll, the climate goes one step back.",
    "Instead of the roll, the climate stays.",
    "Instead of the roll, the climate goes one step on.",
    "Instead of the roll, the climate goes two steps on.",
    "Your dinosaurs defend with two horns more this round.",
    "Your dinosaurs attack with two horns more this round.",
    "You have two feet more this round.",
    "Remove an opposing dinosaur, but not a player's last one.",
    "Nobody gives birth this round.",
    "Your babies may be placed up to three steps from an adult this round.",
    "You have an egg more this round.",
    "Every opponent has a fur less this round.",
    "Every opponent has a parasol less this round.",
    "You have two furs more this round.",
    "You have two parasols more this round.",
    "You pay up to three points less in this auction.",
    "Three points at the end of the game.",
)
ZONE_PLURALS = ("beaches", "plains", "hills", "mountains")
assert len(CARD_TEXTS) == len(CARD_NAMES)


def name(seat: int) -> str:
    return SEAT_NAMES[seat].capitalize()


def count(n: int, one: str, many: str = "") -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def listed(words: Iterable[str]) -> str:
    """`a1, a2 and b3`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def gene_name(row_gene: int) -> str:
    """Of a row of the bidding table."""
    return GENE_NAMES[row_gene - 1] if row_gene else "nothing"


def taken_back(s: State, seat: int) -> list[int]:
    """E4: how many of each card a player took back in these offers; they are in his hand, though they still lie among the played ones."""
    counts = [0] * CARD_KINDS
    for play in s.table[: s.plays]:
        if play.seat == seat and play.withdrawn:
            counts[play.card] += 1
    return counts


def hand_size(s: State, seat: int) -> int:
    """E6: how many cards a player holds, those that he took back included."""
    return s.species[seat].cards + sum(taken_back(s, seat))


def held(s: State, seat: int) -> list[int]:
    """How many of each card a player holds, as far as this state shows it."""
    return [n + back for n, back in zip(s.species[seat].hand, taken_back(s, seat), strict=True)]


def is_known(s: State, seat: int, reader: int) -> bool:
    """E6: whether the reader of this state sees that hand; of the others' hands he sees an empty one only."""
    if s.species[seat].cards > 0:
        return any(s.species[seat].hand)
    return seat == reader or hand_size(s, seat) == 0


def with_article(row_gene: int) -> str:
    """`a horn`, `an egg`, or `nothing` for an empty row."""
    gene = gene_name(row_gene)
    return gene if row_gene == 0 else f"an {gene}" if gene[0] in "aeiou" else f"a {gene}"


def place(s: State, space: int) -> str:
    return f"{SPACE_NAMES[space]} ({ZONE_NAMES[zone_of(s, space)]})"
