"""Evolution: genes from the bag, bids and outbidding, payment, card genes (E15 to E18)."""

from __future__ import annotations

from galapagos.engine.language.action import code
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each
from galapagos.engine.language.struct import Actions, Weights

from ..actions import BID, DEAL, GENE, CardId, GeneId, RowId
from ..data import BARGAIN_POINTS, MAX_BID, Card, Gene
from ..events import BADE, CLEARED, DRAWN, EMPTY, OUTBID, PAID
from ..reason import Reason
from ..state import Phase, Species, State, all_cards, all_genes, all_rows, seat_in_turn
from .cards import draw_card, weigh_cards

# --- Genes


def are_rows_filled(s: State) -> bool:
    """E15: a gene for each player, or one fewer; E18: when the bag is empty, the rest of the rows stay so."""
    return s.turn == s.seats - s.options.genes or sum(n for n in s.bag) == 0


def gene_refusal(s: State, gene: GeneId) -> Reason:
    return Reason.LEGAL if s.bag[gene] > 0 else Reason.NOT_IN_THE_BAG


def weigh_genes(s: State, out: Actions, n: int, weight: Weights) -> None:
    """E21: every gene in the bag is as likely as the others."""
    for i in range(n):
        weight[i] = s.bag[out[i] - GENE.start]


def draw_gene(s: State, gene: GeneId) -> None:
    """E15: row by row."""
    tell(s, DRAWN, RowId(s.turn), gene)
    s.bag[gene] -= 1
    s.rows[s.turn].gene = gene + 1
    s.turn += 1


DRAWING = Question("genes", Phase.GENES, None, (Verb(GENE, gene_refusal, each(all_genes), draw_gene),), weigh_genes)


# --- Bids


def discount(species: Species) -> int:
    """E16: a point for each mutant gene of earlier rounds, three for each Bargain of this round."""
    return species.genes[Gene.MUTANT] + BARGAIN_POINTS * species.effects[Card.BARGAIN]


def price(species: Species, bid: int) -> int:
    """E16: the bid less the discount, not below 0."""
    return max(0, bid - discount(species))


def least_bid(s: State, row: int) -> int:
    """E15: at least 0 on a row without a bid, else above the bid there."""
    return s.rows[row].bid + 1 if s.rows[row].bidder != 0 else 0


def most_bid(s: State, seat: int) -> int:
    """E16: what the points held can pay."""
    return min(s.species[seat].points + discount(s.species[seat]), MAX_BID)


def holds_row(s: State, seat: int) -> bool:
    return any(s.rows[row].bidder == seat + 1 for row in all_rows(s))


def seat_to_bid(s: State) -> int:
    """E15: the first in turn order who holds no row: just outbid, or yet to bid."""
    return next((seat for seat in s.order[: s.seats] if not holds_row(s, seat)), s.order[0])


def row_refusal(s: State, row: int) -> Reason:
    """E15: by option not the row just lost."""
    if row >= s.seats:
        return Reason.NO_ROW
    return Reason.LOST_ROW if s.options.rebid_same_row != 0 and s.lost_row == row + 1 else Reason.LEGAL


def bid_refusal(s: State, row: RowId, amount: int) -> Reason:
    if row_refusal(s, row) != Reason.LEGAL:
        return row_refusal(s, row)
    if amount < least_bid(s, row):
        return Reason.BID_TOO_LOW
    return Reason.LEGAL if amount <= most_bid(s, s.actor) else Reason.CANNOT_PAY


def list_bids(s: State, out: Actions, n: int) -> int:
    most = most_bid(s, s.actor)
    for row in all_rows(s):
        if row_refusal(s, row) == Reason.LEGAL:
            for amount in range(least_bid(s, row), most + 1):
                out[n] = code(BID, row, amount)
                n += 1
    return n


def place_bid(s: State, row: RowId, amount: int) -> None:
    """E15: an outbid player bids anew at once; else the next player who has yet to bid."""
    outbid = s.rows[row].bidder
    s.rows[row].bidder = s.actor + 1
    s.rows[row].bid = amount
    if outbid != 0:
        tell(s, OUTBID, s.actor, row, amount, outbid - 1)
        s.lost_row = row + 1
    else:
        tell(s, BADE, s.actor, row, amount)
        s.lost_row = 0
        s.turn += 1


BIDDING = Question("auction", Phase.AUCTION, seat_to_bid, (Verb(BID, bid_refusal, list_bids, place_bid),))


# --- Payment and card genes


def pay_bids(s: State) -> None:
    """E16: all pay; then the gene is his, a mutant from now on."""
    for row in all_rows(s):
        here = s.rows[row]
        species = s.species[here.bidder - 1]
        paid = price(species, here.bid)
        species.points -= paid
        if here.gene == Gene.CARD + 1:
            s.spent_genes += 1
        elif here.gene != 0:
            species.genes[here.gene - 1] += 1
        tell(s, PAID, here.bidder - 1, row, paid, here.gene)


def wins_card(s: State, seat: int) -> bool:
    return any(s.rows[row].bidder == seat + 1 and s.rows[row].gene == Gene.CARD + 1 for row in all_rows(s))


def find_card_gene(s: State) -> bool:
    """E17: in turn order, who won a card gene draws, while the deck lasts; whether somebody does."""
    while s.turn < s.seats:
        if wins_card(s, seat_in_turn(s)):
            if s.deck_size > 0:
                return True
            tell(s, EMPTY, seat_in_turn(s))
        s.turn += 1
    s.turn = 0
    return False


def clear_rows(s: State) -> None:
    for row in all_rows(s):
        s.rows[row] = s.no_row
        tell(s, CLEARED, row)


def draw_refusal(s: State, card: CardId) -> Reason:
    return Reason.LEGAL if s.deck[card] > 0 else Reason.NO_SUCH_CARD_LEFT


def draw_for_gene(s: State, card: CardId) -> None:
    draw_card(s, seat_in_turn(s), card)
    s.turn += 1


CARD_GENES = Question(
    "card_genes", Phase.CARD_GENES, None, (Verb(DEAL, draw_refusal, each(all_cards), draw_for_gene),), weigh_cards
)
