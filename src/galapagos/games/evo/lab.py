"""What the lab looks at in Evo: start spaces, cards that are drawn, genes that are won, and what one more is worth."""

from __future__ import annotations

from functools import partial

from galapagos.engine.lab_module import NONE, Gift, Holding, Role

from .actions import DEAL, ROLL
from .data import BOARD_NAMES, BOARDS, GENE_NAMES, SEATS, Gene
from .events import PAID, PLAYED
from .island import NOWHERE, SPACE_NAMES, STARTS
from .moves import MAP_MOVES
from .state import Phase, State, is_of, island_of, seat_in_turn, start_of

PASSES = ("pass", "stop")
ROLES = (
    Role(
        "start",
        tuple(
            f"{BOARD_NAMES[island % BOARDS]} {SPACE_NAMES[space]}" if space != NOWHERE else ""
            for island, starts in enumerate(STARTS)
            for space in starts
        ),
    ),
)
CHANCES = (DEAL, ROLL)
HOLDINGS = (Holding("gene", PAID, 3), Holding("card", PLAYED, 1))


def role(s: State, which: int, seat: int) -> int:
    """E2: its start space, island by island."""
    if which == 0:
        for place in range(s.seats):
            if is_of(s, start_of(s, place), seat):
                return island_of(s) * SEATS + place
    return NONE


def whose(s: State, which: int) -> int:
    """E17, E21: cards are dealt by seat and drawn in turn order; the die of combat is the attacker's, those of climate
    and meteor are nobody's."""
    if s.phase == Phase.DEAL:
        return s.turn
    return seat_in_turn(s) if s.phase == Phase.CARD_GENES or s.phase == Phase.COMBAT else NONE


def give_gene(s: State, seat: int, gene: int) -> None:
    """From the bag, as if it had been won."""
    s.species[seat].genes[gene] += 1
    s.bag[gene] -= 1


def give_points(s: State, seat: int, points: int) -> None:
    s.species[seat].points += points


GIFTS = (
    *(Gift(name, partial(give_gene, gene=gene)) for gene, name in enumerate(GENE_NAMES) if gene != Gene.CARD),
    *(Gift(f"{points} points", partial(give_points, points=points), points, "points") for points in (2, 5)),
)
MOVES = (MAP_MOVES,)
