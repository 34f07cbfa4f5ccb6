"""Play: event cards, drawn, offered at the start of a phase, played, withdrawn, put into effect (E4, E5, E6)."""

from __future__ import annotations

from galapagos.engine.language.action import code
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each
from galapagos.engine.language.struct import Actions, Weights

from ..actions import DEAL, PASS, PLAY, TARGET, WITHDRAW, CardId, Space
from ..data import BITS, FOSSIL_POINTS, HITS, MAX_TABLE, Card, Timing
from ..events import COUNTED, DEALT, DOWNED, EXPIRED, FACED, PASSED, PLAYED, RETURNED, WITHDRAWN, WORKS
from ..reason import Reason
from ..state import (
    NO_TIMING,
    Phase,
    State,
    all_seats,
    all_spaces,
    cards_of,
    is_empty,
    is_of,
    may_cards_be_played,
    seat_in_turn,
    take_dinosaur,
    timing_of,
)

DINO_DOWN = CardId(int(Card.DINO_DOWN))

# --- Drawing


def draw_card(s: State, seat: int, card: CardId) -> None:
    s.deck[card] -= 1
    s.deck_size -= 1
    s.species[seat].hand[card] += 1
    s.species[seat].cards += 1
    tell(s, DEALT, seat, card)


def weigh_cards(s: State, out: Actions, n: int, weight: Weights) -> None:
    """E21: every card in the deck is as likely as the others."""
    for i in range(n):
        weight[i] = s.deck[out[i] - DEAL.start]


# --- Offers


def begin_offers(s: State, phase: Phase) -> None:
    """E4: who holds cards now is asked, in turn order, whether one of them fits or not."""
    s.phase = phase
    if may_cards_be_played(s, timing_of(s)):
        for seat in all_seats(s):
            if s.species[seat].cards > 0:
                s.asked |= 1 << seat


def are_cards_offered(s: State) -> bool:
    return timing_of(s) != NO_TIMING


def holds_cards(s: State) -> bool:
    """E4: whether a hand that is not empty has a card that fits must not show by a question left out."""
    return s.species[s.actor].cards > 0


def offer_cards(s: State) -> bool:
    """E4: on to the next player who is asked; after as many passes in a row as players are asked, the offers are
    over."""
    if s.passes < BITS[s.asked]:
        while s.asked >> seat_in_turn(s) & 1 == 0:
            go_round(s)
        return False
    s.passes = 0
    s.asked = 0
    s.turn = 0
    if s.plays > 0:
        put_into_effect(s)
    return True


def pass_on(s: State) -> None:
    tell(s, PASSED, s.actor)
    s.passes += 1
    go_round(s)


def go_round(s: State) -> None:
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0


# --- Playing a card, and taking it back


def cards_of_phase(s: State) -> Ids[CardId]:
    return cards_of(timing_of(s))


def play_refusal(s: State, card: CardId) -> Reason:
    """E4: a card of this phase from the hand; one that was taken back stays there until these offers end."""
    if card not in cards_of_phase(s):
        return Reason.OTHER_PHASE
    if may_play(s, card):
        return Reason.LEGAL
    if s.species[s.actor].hand[card] > 0:
        return Reason.NO_TARGET
    return Reason.TAKEN_BACK if is_on_table(s, card, withdrawn=1) else Reason.NOT_IN_HAND


def may_play(s: State, card: CardId) -> bool:
    """Play: the card is in the hand, and Dino Down has a target."""
    return s.species[s.actor].hand[card] > 0 and (card != DINO_DOWN or has_target(s, s.actor))


def list_plays(s: State, out: Actions, n: int) -> int:
    for card in cards_of_phase(s):
        if may_play(s, card):
            out[n] = code(PLAY, card)
            n += 1
    return n


def play(s: State, card: CardId) -> None:
    tell(s, PLAYED, s.actor, card)
    for seat in all_seats(s):
        if seat != s.actor and HITS[card]:
            tell(s, FACED, seat, card)
    s.species[s.actor].hand[card] -= 1
    s.species[s.actor].cards -= 1
    s.table[s.plays].seat = s.actor
    s.table[s.plays].card = card
    s.plays += 1
    s.passes = 0


def is_on_table(s: State, card: CardId, withdrawn: int) -> bool:
    """Whether the player who is asked has that card on the table, pending or withdrawn."""
    return any(
        play.seat == s.actor and play.card == card and play.withdrawn == withdrawn for play in s.table[: s.plays]
    )


def withdraw_refusal(s: State, card: CardId) -> Reason:
    """Play: a player may withdraw a card after seeing those of others."""
    return Reason.LEGAL if is_on_table(s, card, withdrawn=0) else Reason.NOT_PENDING


def list_withdrawals(s: State, out: Actions, n: int) -> int:
    if any(play.seat == s.actor and play.withdrawn == 0 for play in s.table[: s.plays]):
        for card in cards_of_phase(s):
            if withdraw_refusal(s, card) == Reason.LEGAL:
                out[n] = code(WITHDRAW, card)
                n += 1
    return n


def withdraw(s: State, card: CardId) -> None:
    """Of several, the one that was played last."""
    tell(s, WITHDRAWN, s.actor, card)
    there = next(
        (
            i
            for i in range(s.plays - 1, -1, -1)
            if s.table[i].seat == s.actor and s.table[i].card == card and s.table[i].withdrawn == 0
        ),
        0,
    )
    s.table[there].withdrawn = 1
    s.passes = 0


OFFERS = Question(
    "cards",
    Phase.INITIATIVE_EVENTS,
    seat_in_turn,
    (
        Verb(PASS, effect=pass_on),
        Verb(PLAY, play_refusal, list_plays, play),
        Verb(WITHDRAW, withdraw_refusal, list_withdrawals, withdraw),
    ),
    when=are_cards_offered,
    always=holds_cards,
)


# --- Effects


def put_into_effect(s: State) -> None:
    """E4: all pending cards at once; they are discarded even if they change nothing."""
    is_climate = timing_of(s) == Timing.CLIMATE
    chosen = choose_climate_card(s) if is_climate else MAX_TABLE
    for i in range(s.plays):
        seat, card = s.table[i].seat, CardId(s.table[i].card)
        if s.table[i].withdrawn != 0 or (is_climate and i != chosen):
            s.species[seat].hand[card] += 1
            s.species[seat].cards += 1
            if s.table[i].withdrawn == 0:
                tell(s, RETURNED, seat, card)
        else:
            s.species[seat].effects[card] += 1
            s.discard[card] += 1
            tell(s, WORKS, seat, card)
        s.table[i] = s.no_play
    s.plays = 0


def choose_climate_card(s: State) -> int:
    """E4: one climate card per round, the first player's in turn order, of his cards the first played."""
    return next(
        (
            i
            for seat in s.order[: s.seats]
            for i in range(s.plays)
            if s.table[i].seat == seat and s.table[i].withdrawn == 0
        ),
        MAX_TABLE,
    )


def end_effects(s: State, timing: Timing) -> None:
    """Cards work in their phase only."""
    for seat in all_seats(s):
        for card in cards_of(timing):
            if s.species[seat].effects[card] != 0:
                tell(s, EXPIRED, seat, card)
            s.species[seat].effects[card] = 0


# --- Dino Down


def has_target(s: State, seat: int) -> bool:
    return any(s.species[other].dinosaurs > 1 for other in all_seats(s) if other != seat)


def hunt(s: State) -> bool:
    """Dino Down: each player of the card names a target now, in turn order. Whether all have."""
    for turn in range(s.seats):
        seat = s.order[turn]
        if s.species[seat].effects[DINO_DOWN] > 0 and has_target(s, seat):
            s.turn = turn
            return False
    s.turn = 0
    return True


def target_refusal(s: State, space: Space) -> Reason:
    """Dino Down: an opposing dinosaur, not a player's last one."""
    if is_empty(s, space):
        return Reason.NOBODY_TO_TARGET
    if is_of(s, space, s.actor):
        return Reason.IS_YOURS
    return Reason.LEGAL if s.species[s.owners[space] - 1].dinosaurs > 1 else Reason.LAST_ONE


def strike_down(s: State, space: Space) -> None:
    tell(s, DOWNED, s.actor, s.owners[space] - 1, space)
    s.species[s.actor].effects[DINO_DOWN] -= 1
    tell(s, EXPIRED, s.actor, DINO_DOWN)
    take_dinosaur(s, space)


HUNTING = Question(
    "dino_down", Phase.DINO_DOWN, seat_in_turn, (Verb(TARGET, target_refusal, each(all_spaces), strike_down),)
)


# --- Fossil Record


def count_fossils(s: State) -> None:
    """E5: three points for each, before the points are compared."""
    for seat in all_seats(s):
        fossils = FOSSIL_POINTS * s.species[seat].effects[Card.FOSSIL_RECORD]
        if fossils > 0:
            s.species[seat].points += fossils
            tell(s, COUNTED, seat, fossils)
