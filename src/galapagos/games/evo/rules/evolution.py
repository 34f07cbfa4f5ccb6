"""Evolution: genes from the bag, bids and outbidding, payment, card genes (E15 to E18)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import BID, GENE
from ..data import BARGAIN_POINTS, GENES, MAX_BID, Event, Gene
from ..reason import Reason
from ..state import NOBODY, Species, State, count_rows, genes_to_draw, in_effect, seat_in_turn
from .setup import draw_card

# --- Genes


def start_genes(s: State) -> None:
    s.turn = 0
    if count_bag(s) > 0:
        s.actor = CHANCE


def count_bag(s: State) -> int:
    count = 0
    for gene in range(GENES):
        count += s.bag[gene]
    return count


def gene_refusal(s: State, gene: int) -> Reason:
    return Reason.LEGAL if s.bag[gene] > 0 else Reason.NOT_IN_THE_BAG


def list_genes(s: State, out: Actions) -> int:
    n = 0
    for gene in range(GENES):
        if gene_refusal(s, gene) == Reason.LEGAL:
            out[n] = code(GENE, gene)
            n += 1
    return n


def draw_gene(s: State, gene: int) -> None:
    """E15: row by row; E18: when the bag is empty, the rest of the rows stay so."""
    s.bag[gene] -= 1
    s.rows[s.turn].gene = gene + 1
    s.turn += 1
    if s.turn == genes_to_draw(s) or count_bag(s) == 0:
        s.turn = 0
        s.actor = NOBODY


# --- Bids


def start_auction(s: State) -> None:
    s.turn = 0
    s.actor = seat_in_turn(s)


def discount(species: Species) -> int:
    """E16: a point for each mutant gene of earlier rounds, three for each Bargain of this round."""
    return species.genes[Gene.MUTANT] + BARGAIN_POINTS * in_effect(species, Event.BARGAIN)


def least_bid(s: State, row: int) -> int:
    """E15: at least 0 on a row without a bid, else above the bid there."""
    return s.rows[row].bid + 1 if s.rows[row].bidder != 0 else 0


def most_bid(s: State, seat: int) -> int:
    """E16: what the points held can pay."""
    return min(s.species[seat].points + discount(s.species[seat]), MAX_BID)


def row_refusal(s: State, row: int) -> Reason:
    """E15: by option not the row just lost."""
    if row >= count_rows(s):
        return Reason.NO_ROW
    return Reason.LOST_ROW if s.options.rebid_same_row != 0 and s.lost_row == row + 1 else Reason.LEGAL


def bid_refusal(s: State, row: int, amount: int) -> Reason:
    if row_refusal(s, row) != Reason.LEGAL:
        return row_refusal(s, row)
    if amount < least_bid(s, row):
        return Reason.BID_TOO_LOW
    return Reason.LEGAL if amount <= most_bid(s, s.actor) else Reason.CANNOT_PAY


def list_bids(s: State, out: Actions) -> int:
    n = 0
    most = most_bid(s, s.actor)
    for row in range(count_rows(s)):
        if row_refusal(s, row) == Reason.LEGAL:
            for amount in range(least_bid(s, row), most + 1):
                out[n] = code(BID, row, amount)
                n += 1
    return n


def place_bid(s: State, row: int, amount: int) -> None:
    """E15: an outbid player bids anew at once; else the next player who has yet to bid."""
    outbid = s.rows[row].bidder
    s.rows[row].bidder = s.actor + 1
    s.rows[row].bid = amount
    s.lost_row = 0
    if outbid != 0:
        s.actor = outbid - 1
        s.lost_row = row + 1
        return
    s.turn += 1
    if s.turn < s.seats:
        s.actor = seat_in_turn(s)
    else:
        s.turn = 0
        s.actor = NOBODY


# --- Payment and card genes


def start_card_genes(s: State) -> None:
    for row in range(count_rows(s)):
        pay(s, row)
    s.turn = 0
    find_card_gene(s)


def pay(s: State, row: int) -> None:
    """E16: the bid less the discount, not below 0; then the gene is his, a mutant from now on."""
    species = s.species[s.rows[row].bidder - 1]
    species.points -= max(0, s.rows[row].bid - discount(species))
    gene = s.rows[row].gene - 1
    if gene == Gene.CARD:
        s.spent_genes += 1
    elif gene >= 0:
        species.genes[gene] += 1


def wins_card(s: State, seat: int) -> bool:
    for row in range(count_rows(s)):
        if s.rows[row].bidder == seat + 1 and s.rows[row].gene == Gene.CARD + 1:
            return True
    return False


def find_card_gene(s: State) -> None:
    """E17: in turn order, who won a card gene draws, while the deck lasts."""
    while s.turn < s.seats:
        if s.deck_size > 0 and wins_card(s, seat_in_turn(s)):
            s.actor = CHANCE
            return
        s.turn += 1
    s.turn = 0
    s.actor = NOBODY
    for row in range(count_rows(s)):
        s.rows[row] = s.no_row


def deal_for_gene(s: State, event: int) -> None:
    draw_card(s, seat_in_turn(s), event)
    s.turn += 1
    find_card_gene(s)
