"""Where a game can stand: what each phase presumes, who is asked in it, and what he is in the middle of."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER

from ..data import (
    CARD_KINDS,
    DINOSAURS,
    DIRECTIONS,
    FIRST_CARD_ROUND,
    LAST_METEOR,
    LEAST_HORNS,
    METEOR,
    METEOR_STARTS,
    NOWHERE,
    SEATS,
    SPACES,
    TIMED,
    Card,
    Gene,
    Timing,
)
from ..state import (
    NO_TIMING,
    TIMINGS,
    BoardChoice,
    Ending,
    Extreme,
    Phase,
    State,
    genes_to_draw,
    in_effect,
    is_empty,
    is_of,
    may_cards_be_played,
    neighbour,
    seat_in_turn,
    timing_of,
    zone_of,
)
from .births import count_eggs, count_nests, is_barren
from .cards import count_asked, has_target
from .evolution import count_bag, most_bid, wins_card
from .fault import Fault
from .initiative import is_next
from .movement import count_feet, horns_more
from .survival import count_condemned, is_deadly, protection

# --- What a phase presumes, whoever is in turn


def moment_fault(s: State) -> Fault:
    if s.ending != 0 and not has_struck(s):
        return Fault.ENDING
    if not keeps_time(s):
        return Fault.ROUND
    if (s.ending != 0) != (s.phase == Phase.GAME_END_EVENTS):
        return Fault.ENDING
    for seat in range(s.seats):
        if s.species[seat].genes[Gene.CARD] != 0:       # E17: it is turned in at once
            return Fault.CARD_GENE
    fault = table_fault(s)
    if fault == Fault.NONE:
        fault = effects_fault(s)
    if fault == Fault.NONE and s.phase == Phase.SURVIVAL and not has_buried(s):
        return Fault.DEADLY
    return fault


def has_struck(s: State) -> bool:
    """E14: on the last space, or by a roll on a space with faces."""
    return s.meteor == LAST_METEOR if s.ending == Ending.TRACK_END else s.meteor < LAST_METEOR and METEOR[s.meteor] > 0


def has_advanced(s: State) -> bool:
    """E14: whether the meteor has moved in this round."""
    return Phase.METEOR <= s.phase <= Phase.GAME_END_EVENTS


def keeps_time(s: State) -> bool:
    """E14: one space in each round, from the start space of this number of players; on the last one the game is over."""
    start = METEOR_STARTS[s.seats]
    if s.phase <= Phase.START:
        return s.round == 0 and s.meteor == start
    spaces = s.round if has_advanced(s) else s.round - 1
    return s.round > 0 and s.meteor == start + spaces and (s.meteor < LAST_METEOR or s.ending != 0)


def table_fault(s: State) -> Fault:
    """E4: offers from round three on, while a card of the phase is left; only such cards lie on the table."""
    timing = timing_of(s)
    for i in range(s.plays):
        play = s.table[i]
        if timing == NO_TIMING or not TIMED[timing] <= play.card < TIMED[timing + 1]:
            return Fault.OTHER_PHASE
        if play.card == Card.DINO_DOWN and not has_target(s, play.seat):
            return Fault.NO_TARGET
    if timing == NO_TIMING or s.actor == OVER:
        return Fault.NONE
    if s.round < FIRST_CARD_ROUND:
        return Fault.FIRST_ROUNDS
    return Fault.NONE if may_cards_be_played(s, timing) else Fault.NO_OFFERS


def effects_fault(s: State) -> Fault:
    """Cards that have no effect any more, and those that leave nothing to do in their phase."""
    if not ends_effects(s):
        return Fault.STALE_EFFECT
    for seat in range(s.seats):
        if s.phase == Phase.CLIMATE:                    # E4: it works instead of the roll
            for card in range(TIMED[Timing.CLIMATE], TIMED[Timing.CLIMATE + 1]):
                if in_effect(s.species[seat], card) > 0:
                    return Fault.CLIMATE_CARD
        if s.phase == Phase.DINO_DOWN and in_effect(s.species[seat], Card.DINO_DOWN) > 0 and not has_target(s, seat):
            return Fault.NO_TARGET
    return Fault.BARREN if s.phase == Phase.BIRTHS and is_barren(s) else Fault.NONE


def timing_at_work(s: State) -> int:
    """Whose cards may be in effect now."""
    if s.phase == Phase.COMBAT or s.phase == Phase.DINO_DOWN or s.phase == Phase.MOVEMENT:
        return Timing.MOVEMENT
    if s.phase == Phase.AUCTION or s.phase == Phase.CARD_GENES:
        return Timing.EVOLUTION
    if s.phase == Phase.INITIATIVE or s.phase == Phase.CLIMATE or s.phase == Phase.BIRTHS or s.phase == Phase.SURVIVAL:
        return TIMINGS[s.phase - 1]
    return NO_TIMING


def ends_effects(s: State) -> bool:
    """No card works outside its phase, and Dino Down before anybody moves."""
    timing = timing_at_work(s)
    for card in range(CARD_KINDS):
        works = timing != NO_TIMING and TIMED[timing] <= card < TIMED[timing + 1]
        if not works or (card == Card.DINO_DOWN and s.phase != Phase.DINO_DOWN):
            for seat in range(SEATS):
                if s.species[seat].effects[card] != 0:
                    return False
    return True


def has_buried(s: State) -> bool:
    """E12: deadly zones come first for all."""
    for space in range(SPACES):
        if not is_empty(s, space) and is_deadly(s, space):
            return False
    return True


# --- The question


def is_question(s: State) -> bool:
    """Whether the phase asks that player, or chance, and there is an answer."""
    if s.actor == OVER:
        return s.ending != 0 and s.asked == 0 and s.passes == 0 and s.plays == 0 and s.turn == 0
    if timing_of(s) != NO_TIMING:
        return is_offer(s)
    if s.phase == Phase.AUCTION:
        return is_auction(s)
    if s.phase == Phase.DINO_DOWN or s.phase == Phase.MOVEMENT or s.phase == Phase.BIRTHS or s.phase == Phase.SURVIVAL:
        return s.actor == seat_in_turn(s) and is_choice(s)
    return s.actor == CHANCE and is_draw(s)


def is_offer(s: State) -> bool:
    """E4: who held a card when the offers began is asked, until as many have passed in a row."""
    asked = 0
    for seat in range(s.seats):
        if s.species[seat].cards > 0:
            asked |= 1 << seat
    for i in range(s.plays):
        asked |= 1 << s.table[i].seat
    return s.asked == asked and s.actor == seat_in_turn(s) and asked >> s.actor & 1 == 1 and 0 <= s.passes < count_asked(s)


def is_choice(s: State) -> bool:
    if s.phase == Phase.MOVEMENT:
        return 0 < s.feet <= count_feet(s.species[s.actor])
    if s.phase == Phase.BIRTHS:
        return is_brood(s)
    if s.phase == Phase.SURVIVAL:
        return is_loss(s)
    return in_effect(s.species[s.actor], Card.DINO_DOWN) > 0 and has_target(s, s.actor)


def is_brood(s: State) -> bool:
    """E10, E11: not more babies than eggs and supply, and more room than they need."""
    species = s.species[s.actor]
    for space in range(SPACES):
        if not 0 <= s.nests[space] <= 1 or (s.nests[space] == 1 and zone_of(s, space) == NOWHERE):
            return False
    if not 0 < s.babies <= min(count_eggs(species), DINOSAURS - species.dinosaurs):
        return False
    return count_nests(s) > s.babies if s.homeless == 0 else s.homeless == 1 and count_nests(s) > 0


def is_loss(s: State) -> bool:
    """E12: some can be kept and some cannot; who was looked at before has lost what he must."""
    if not Extreme.COLD <= s.extreme <= Extreme.HEAT or not is_settled(s):
        return False
    return 0 < s.condemned == count_condemned(s, s.actor, s.extreme) and protection(s, s.actor, s.extreme) > 0


def is_settled(s: State) -> bool:
    for turn in range(s.turn + 1):
        for extreme in range(Extreme.HEAT + 1):
            if (turn < s.turn or extreme < s.extreme) and count_condemned(s, s.order[turn], extreme) > 0:
                return False
    return True


# --- The auction


def is_auction(s: State) -> bool:
    """E15, E16: each of those who had a turn holds a row that he can pay, but for one, who is to bid."""
    holders, count = 0, 0
    for row in range(s.seats):
        here = s.rows[row]
        if here.bidder != 0:
            holders |= 1 << here.bidder - 1
            count += 1
            if here.bid > most_bid(s, here.bidder - 1):
                return False
    if count != s.turn or s.actor < 0:
        return False
    expected = 0
    for turn in range(s.turn + 1):
        expected |= 1 << s.order[turn]
    if holders | 1 << s.actor != expected or holders >> s.actor & 1 == 1:
        return False
    return s.lost_row == 0 or may_have_lost(s, s.lost_row - 1)


def may_have_lost(s: State, row: int) -> bool:
    """E15: whether the one who is to bid can just have been outbid on a row. The last to have a turn was never alone on one: his bid was above another."""
    least = 2 if s.actor == seat_in_turn(s) else 1
    return 0 <= row < s.seats and s.rows[row].bidder != 0 and s.rows[row].bid >= least


# --- Chance


def is_draw(s: State) -> bool:
    if s.phase == Phase.COMBAT:
        return is_attack(s)
    if s.phase == Phase.METEOR:
        return METEOR[s.meteor] > 0
    if s.phase == Phase.INITIATIVE:
        return is_tie(s)
    if s.phase == Phase.GENES:
        return s.turn < genes_to_draw(s) and count_bag(s) > 0 and fills_rows(s)
    if s.phase == Phase.CARD_GENES:
        return s.deck_size > 0 and wins_card(s, seat_in_turn(s))
    if s.phase == Phase.BOARD:
        return s.seats == 4 and s.options.board == BoardChoice.AUTO
    return s.phase != Phase.DEAL or s.deck_size > 0


def is_attack(s: State) -> bool:
    """E9: by the player in turn, on a neighbour, with horns enough."""
    seat, other = seat_in_turn(s), s.owners[s.defender] - 1
    if not is_of(s, s.attacker, seat) or other < 0 or other == seat or not 0 < s.feet <= count_feet(s.species[seat]):
        return False
    for direction in range(DIRECTIONS):
        if neighbour(s, s.attacker, direction) == s.defender:
            return horns_more(s, seat, other) >= LEAST_HORNS
    return False


def is_tie(s: State) -> bool:
    """E3: everybody in the order is there once, and more than one may be next."""
    placed = 0
    for turn in range(s.turn):
        if placed >> s.order[turn] & 1 == 1:
            return False
        placed |= 1 << s.order[turn]
    tied = 0
    for seat in range(s.seats):
        tied += 1 if is_next(s, seat) else 0
    return tied > 1


def fills_rows(s: State) -> bool:
    """E15: genes are drawn for the first row first."""
    for row in range(SEATS):
        if (s.rows[row].gene != 0) != (row < s.turn):
            return False
    return True
