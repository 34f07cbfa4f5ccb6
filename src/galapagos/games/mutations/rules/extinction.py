"""Extinction phase: parasites, hunger, new cards (M27, M28)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import LOSE
from ..data import DRAW_EXTRA
from ..reason import Reason
from ..state import Mark, Phase, State, all_parasites, animal_count, is_fed, is_repeated, parasites
from . import turn
from .rows import arrange, bury

KEPT = 31 * Mark.PARASITE + Mark.LOOKED_AT      # Extinction 4: what stays on a survivor


def start_extinction(s: State) -> None:
    """M27: counted once, before any death."""
    s.worst = 0
    s.step = 0
    for k in range(s.count):
        s.worst = max(s.worst, all_parasites(s, k))
    ask_loser(s)


# --- 1. Parasites


def is_worst(s: State, k: int) -> bool:
    return s.worst > 0 and all_parasites(s, k) == s.worst


def has_worst(s: State, seat: int) -> bool:
    for k in range(s.rows[seat], s.rows[seat + 1]):
        if is_worst(s, k):
            return True
    return False


def ask_loser(s: State) -> None:
    """M27: each player with a most burdened species, in turn order."""
    while s.step < s.seats:
        seat = (s.first + s.step) % s.seats
        if has_worst(s, seat):
            s.phase = Phase.EXTINCTION
            s.actor = seat
            return
        s.step += 1
    s.step = 0
    s.worst = 0
    starve(s)


def parasite_refusal(s: State, k: int, a: int) -> Reason:
    """M27: an animal with a token, of any of his most burdened species."""
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_LOSS
    if not is_worst(s, k):
        return Reason.NOT_THE_WORST
    if parasites(s.animals[a]) == 0:
        return Reason.NO_PARASITE
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def list_burdened(s: State, out: Actions) -> int:
    n = 0
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
            if parasite_refusal(s, k, a) == Reason.LEGAL:
                out[n] = code(LOSE, a)
                n += 1
    return n


def succumb(s: State, k: int, a: int) -> None:
    bury(s, k, a)
    s.step += 1
    ask_loser(s)


# --- 2. to 4. Hunger


def starve(s: State) -> None:
    """M28: the unfed die; survivors keep only their black tokens."""
    for k in range(s.count - 1, -1, -1):
        first = s.species[k].first
        for a in range(first + s.species[k].animals - 1, first - 1, -1):
            if not is_fed(s.species[k], s.animals[a]):
                bury(s, k, a)
    for a in range(s.population):
        s.animals[a] &= KEPT
    for k in range(s.count):
        arrange(s, k)
    if s.final != 0:
        turn.end_game(s)
    else:
        draw_cards(s)
        turn.end_turn(s)


# --- 5. New cards


def draw_cards(s: State) -> None:
    """M28: animals + 2 each, one at a time from the first player; nothing for who has nothing left (M3)."""
    needy = turn.needy_seats(s)
    most = 0
    for seat in range(s.seats):
        most = max(most, animal_count(s, seat) + DRAW_EXTRA)
    for card in range(most):
        for step in range(s.seats):
            seat = (s.first + step) % s.seats
            if needy >> seat & 1 == 0 and card < animal_count(s, seat) + DRAW_EXTRA:
                turn.draw_card(s, seat)
