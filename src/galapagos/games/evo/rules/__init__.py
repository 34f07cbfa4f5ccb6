"""The contract: which chapter answers which question."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import OVER
from galapagos.engine.struct import Actions, Weights

from ..actions import BID, BOARD, DEAL, GENE, HATCH, MOVE, PASS, PLAY, RANK, REMOVE, ROLL, START, STOP, TARGET, WITHDRAW
from ..data import DIE
from ..reason import Reason
from ..state import NO_TIMING, Phase, State, timing_of
from .audit import audit
from .births import hatch, hatch_refusal, list_hatches
from .climate import roll_climate
from .events import (
    list_offers,
    list_targets,
    pass_offer,
    play,
    play_refusal,
    strike_down,
    target_refusal,
    withdraw,
    withdraw_refusal,
)
from .evolution import bid_refusal, deal_for_gene, draw_gene, gene_refusal, list_bids, list_genes, place_bid
from .initiative import list_ranks, rank, rank_refusal
from .knowledge import guess, hide
from .meteor import roll_meteor
from .movement import fight, list_moves, move, move_refusal, stop
from .round import play_on, score
from .setup import (
    board_refusal,
    deal,
    deal_refusal,
    lay_board,
    list_boards,
    list_deals,
    list_starts,
    put_on_starts,
    setup,
    start_refusal,
)
from .survival import list_removals, remove, remove_refusal

__all__ = ["apply", "asked", "audit", "guess", "hide", "legal", "refusal", "score", "setup", "weights"]


def is_rolling(s: State) -> bool:
    return s.phase == Phase.COMBAT or s.phase == Phase.CLIMATE or s.phase == Phase.METEOR


def is_dealing(s: State) -> bool:
    return s.phase == Phase.DEAL or s.phase == Phase.CARD_GENES


def list_rolls(out: Actions) -> int:
    for face in range(DIE):
        out[face] = ROLL.start + face
    return DIE


def legal(s: State, out: Actions) -> int:
    if s.actor == OVER:
        return 0
    if timing_of(s) != NO_TIMING:
        return list_offers(s, out)
    if s.phase == Phase.MOVEMENT:
        return list_moves(s, out)
    if is_rolling(s):
        return list_rolls(out)
    if s.phase == Phase.AUCTION:
        return list_bids(s, out)
    if s.phase == Phase.BIRTHS:
        return list_hatches(s, out)
    if s.phase == Phase.SURVIVAL:
        return list_removals(s, out)
    if s.phase == Phase.GENES:
        return list_genes(s, out)
    if is_dealing(s):
        return list_deals(s, out)
    if s.phase == Phase.INITIATIVE:
        return list_ranks(s, out)
    if s.phase == Phase.DINO_DOWN:
        return list_targets(s, out)
    return list_boards(s, out) if s.phase == Phase.BOARD else list_starts(s, out)


def refusal(s: State, action: int) -> Reason:
    if s.actor == OVER:
        return Reason.NOT_NOW
    if timing_of(s) != NO_TIMING:
        return offer_refusal(s, action)
    if s.phase == Phase.MOVEMENT:
        if is_in(MOVE, action):
            return move_refusal(s, first(MOVE, action), second(MOVE, action))
        return Reason.LEGAL if is_in(STOP, action) else Reason.NOT_NOW
    if s.phase == Phase.AUCTION:
        return bid_refusal(s, first(BID, action), second(BID, action)) if is_in(BID, action) else Reason.NOT_NOW
    if s.phase == Phase.BIRTHS:
        return hatch_refusal(s, first(HATCH, action)) if is_in(HATCH, action) else Reason.NOT_NOW
    if s.phase == Phase.SURVIVAL:
        return remove_refusal(s, first(REMOVE, action)) if is_in(REMOVE, action) else Reason.NOT_NOW
    if s.phase == Phase.DINO_DOWN:
        return target_refusal(s, first(TARGET, action)) if is_in(TARGET, action) else Reason.NOT_NOW
    return chance_refusal(s, action)


def offer_refusal(s: State, action: int) -> Reason:
    """E4: pass, play a card or take one back."""
    if is_in(PLAY, action):
        return play_refusal(s, first(PLAY, action))
    if is_in(WITHDRAW, action):
        return withdraw_refusal(s, first(WITHDRAW, action))
    return Reason.LEGAL if is_in(PASS, action) else Reason.NOT_NOW


def chance_refusal(s: State, action: int) -> Reason:
    """E21: dice and draws."""
    if is_rolling(s):
        return Reason.LEGAL if is_in(ROLL, action) else Reason.NOT_NOW
    if s.phase == Phase.GENES:
        return gene_refusal(s, first(GENE, action)) if is_in(GENE, action) else Reason.NOT_NOW
    if is_dealing(s):
        return deal_refusal(s, first(DEAL, action)) if is_in(DEAL, action) else Reason.NOT_NOW
    if s.phase == Phase.INITIATIVE:
        return rank_refusal(s, first(RANK, action)) if is_in(RANK, action) else Reason.NOT_NOW
    if s.phase == Phase.BOARD:
        return board_refusal(s, first(BOARD, action)) if is_in(BOARD, action) else Reason.NOT_NOW
    return start_refusal(s, first(START, action)) if is_in(START, action) else Reason.NOT_NOW


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """E21: every gene in the bag and every card in the deck is as likely as the others; so is every face, place, board."""
    for i in range(n):
        if s.phase == Phase.GENES:
            weight[i] = s.bag[first(GENE, out[i])]
        elif is_dealing(s):
            weight[i] = s.deck[first(DEAL, out[i])]
        else:
            weight[i] = 1


def apply(s: State, action: int) -> None:
    if is_in(PASS, action):
        pass_offer(s)
    elif is_in(MOVE, action):
        move(s, first(MOVE, action), second(MOVE, action))
    elif is_in(ROLL, action):
        roll(s, first(ROLL, action))
    elif is_in(BID, action):
        place_bid(s, first(BID, action), second(BID, action))
    elif is_in(HATCH, action):
        hatch(s, first(HATCH, action))
    elif is_in(REMOVE, action):
        remove(s, first(REMOVE, action))
    elif is_in(STOP, action):
        stop(s)
    elif is_in(PLAY, action):
        play(s, first(PLAY, action))
    elif is_in(WITHDRAW, action):
        withdraw(s, first(WITHDRAW, action))
    elif is_in(TARGET, action):
        strike_down(s, first(TARGET, action))
    else:
        apply_draw(s, action)
    play_on(s)


def roll(s: State, face: int) -> None:
    if s.phase == Phase.COMBAT:
        fight(s, face)
    elif s.phase == Phase.CLIMATE:
        roll_climate(s, face)
    else:
        roll_meteor(s, face)


def apply_draw(s: State, action: int) -> None:
    if is_in(GENE, action):
        draw_gene(s, first(GENE, action))
    elif is_in(RANK, action):
        rank(s, first(RANK, action))
    elif is_in(START, action):
        put_on_starts(s, first(START, action))
    elif is_in(BOARD, action):
        lay_board(s, first(BOARD, action))
    elif s.phase == Phase.DEAL:
        deal(s, first(DEAL, action))
    else:
        deal_for_gene(s, first(DEAL, action))


def asked(s: State) -> bool:
    """E4: whether a hand that is not empty has a card that fits must not show by a question left out."""
    return timing_of(s) != NO_TIMING and s.species[s.actor].cards > 0
