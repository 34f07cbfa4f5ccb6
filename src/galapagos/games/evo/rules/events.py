"""Play: event cards, offered at the start of a phase, played, withdrawn, put into effect (E4, E5, E6)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import PASS, PLAY, TARGET, WITHDRAW
from ..data import FOSSIL_POINTS, MAX_TABLE, SPACES, TIMED, Event, Timing
from ..reason import Reason
from ..state import NOBODY, State, in_effect, is_empty, is_of, may_events_be_played, take_dinosaur, timing_of

# --- Offers


def start_offers(s: State) -> None:
    """E4: who holds cards now is asked, in turn order, whether one of them fits or not."""
    if not may_events_be_played(s, timing_of(s)):
        return
    for seat in range(s.seats):
        if s.species[seat].cards > 0:
            s.asked |= 1 << seat
    if s.asked != 0:
        s.turn = 0
        find_asked(s)


def find_asked(s: State) -> None:
    """The next of the asked players, from the one whose turn it is."""
    while s.asked >> s.order[s.turn] & 1 == 0:
        s.turn = (s.turn + 1) % s.seats
    s.actor = s.order[s.turn]


def count_asked(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.asked >> seat & 1
    return count


def list_offers(s: State, out: Actions) -> int:
    out[0] = code(PASS)
    first, last = TIMED[timing_of(s)], TIMED[timing_of(s) + 1]
    n = 1
    for event in range(first, last):
        if s.species[s.actor].hand[event] > 0 and play_refusal(s, event) == Reason.LEGAL:
            out[n] = code(PLAY, event)
            n += 1
    if s.plays > 0:
        for event in range(first, last):
            if withdraw_refusal(s, event) == Reason.LEGAL:
                out[n] = code(WITHDRAW, event)
                n += 1
    return n


def pass_offer(s: State) -> None:
    """E4: the offers end after as many passes in a row as players are asked."""
    s.passes += 1
    if s.passes == count_asked(s):
        end_offers(s)
    else:
        s.turn = (s.turn + 1) % s.seats
        find_asked(s)


def end_offers(s: State) -> None:
    s.passes = 0
    s.asked = 0
    s.turn = 0
    s.actor = NOBODY
    if s.plays > 0:
        put_into_effect(s)


# --- Playing a card, and taking it back


def play_refusal(s: State, event: int) -> Reason:
    """E4: a card of this phase from the hand; one that was taken back stays there until these offers end."""
    if not TIMED[timing_of(s)] <= event < TIMED[timing_of(s) + 1]:
        return Reason.OTHER_PHASE
    if s.species[s.actor].hand[event] == 0:
        return Reason.TAKEN_BACK if find_play(s, s.actor, event, 1) < MAX_TABLE else Reason.NOT_IN_HAND
    if event == Event.DINO_DOWN and not has_target(s, s.actor):
        return Reason.NO_TARGET
    return Reason.LEGAL


def play(s: State, event: int) -> None:
    species = s.species[s.actor]
    species.hand[event] -= 1
    species.cards -= 1
    s.table[s.plays].seat = s.actor
    s.table[s.plays].event = event
    s.plays += 1
    s.passes = 0


def find_play(s: State, seat: int, event: int, withdrawn: int) -> int:
    """The last card of that kind that a player has on the table, still played or already withdrawn; MAX_TABLE if there is none."""
    found = MAX_TABLE
    for i in range(s.plays):
        card = s.table[i]
        if card.seat == seat and card.event == event and card.withdrawn == withdrawn:
            found = i
    return found


def withdraw_refusal(s: State, event: int) -> Reason:
    """Play: a player may withdraw a card after seeing those of others."""
    return Reason.LEGAL if find_play(s, s.actor, event, 0) < MAX_TABLE else Reason.NOT_PENDING


def withdraw(s: State, event: int) -> None:
    s.table[find_play(s, s.actor, event, 0)].withdrawn = 1
    s.passes = 0


# --- Effects


def put_into_effect(s: State) -> None:
    """E4: all pending cards at once; they are discarded even if they change nothing."""
    chosen = choose_climate_card(s) if timing_of(s) == Timing.CLIMATE else MAX_TABLE
    for i in range(s.plays):
        card = s.table[i]
        species = s.species[card.seat]
        if card.withdrawn != 0 or (timing_of(s) == Timing.CLIMATE and i != chosen):
            species.hand[card.event] += 1
            species.cards += 1
        else:
            species.effects[card.event] += 1
            s.discard[card.event] += 1
        s.table[i] = s.no_play
    s.plays = 0


def choose_climate_card(s: State) -> int:
    """E4: one climate card per round, the first player's in turn order, of his cards the first played."""
    for turn in range(s.seats):
        for i in range(s.plays):
            if s.table[i].seat == s.order[turn] and s.table[i].withdrawn == 0:
                return i
    return MAX_TABLE


def end_effects(s: State, timing: int) -> None:
    """Cards work in their phase only."""
    for seat in range(s.seats):
        for event in range(TIMED[timing], TIMED[timing + 1]):
            s.species[seat].effects[event] = 0


# --- Dino Down


def target_refusal(s: State, space: int) -> Reason:
    """Dino Down: an opposing dinosaur, not a player's last one."""
    if is_empty(s, space):
        return Reason.NOBODY_TO_TARGET
    if is_of(s, space, s.actor):
        return Reason.IS_YOURS
    return Reason.LEGAL if s.species[s.owners[space] - 1].dinosaurs > 1 else Reason.LAST_ONE


def has_target(s: State, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.species[other].dinosaurs > 1:
            return True
    return False


def list_targets(s: State, out: Actions) -> int:
    n = 0
    for space in range(SPACES):
        if target_refusal(s, space) == Reason.LEGAL:
            out[n] = code(TARGET, space)
            n += 1
    return n


def find_hunter(s: State) -> None:
    """Dino Down: who played it names the target now, in turn order."""
    for turn in range(s.seats):
        seat = s.order[turn]
        if in_effect(s.species[seat], Event.DINO_DOWN) > 0 and has_target(s, seat):
            s.turn = turn
            s.actor = seat
            return
    s.turn = 0
    s.actor = NOBODY


def strike_down(s: State, space: int) -> None:
    s.species[s.actor].effects[Event.DINO_DOWN] -= 1
    take_dinosaur(s, space)
    find_hunter(s)


# --- Fossil Record


def count_fossils(s: State) -> None:
    """E5: three points for each, before the points are compared."""
    for seat in range(s.seats):
        s.species[seat].points += FOSSIL_POINTS * in_effect(s.species[seat], Event.FOSSIL_RECORD)
