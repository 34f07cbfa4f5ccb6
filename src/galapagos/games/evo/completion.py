"""What a position leaves open about its phase: whose turn it is, and what he is in the middle of."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.errors import Refused

from .data import DINOSAURS, DIRECTION_NAMES, METEOR, NOWHERE, SEAT_NAMES, SEATS, SPACES, START_HAND
from .rules.births import breed, lay_eggs
from .rules.events import count_asked, find_asked, find_hunter
from .rules.evolution import count_bag, find_card_gene, most_bid
from .rules.initiative import fill_order
from .rules.movement import start_moves
from .rules.round import play_on
from .rules.survival import count_condemned, winnow
from .state import NO_TIMING, NOBODY, Extreme, Phase, State, genes_to_draw, neighbour, timing_of
from .words import (
    ENDINGS,
    EXTREME_WORDS,
    PHASE_WORDS,
    ROW_WORDS,
    SETTING_UP,
    Clauses,
    index_of,
    number_of,
    seat_of,
    space_of,
    whole,
)


def read_phase(s: State, clauses: Clauses) -> None:
    """A phase in which nobody has anything to decide goes on to the next one, as in play."""
    words = clauses.get(PHASE_WORDS[s.phase], [])
    s.actor = CHANCE
    if s.phase in SETTING_UP:
        _read_setup(s)
    elif s.phase == Phase.INITIATIVE:
        s.turn = len(clauses.get("order", []))
        fill_order(s)
    elif s.phase == Phase.METEOR and METEOR[s.meteor] == 0:
        raise Refused(f"On space {s.meteor} of the meteor track no die is rolled.")
    elif s.phase == Phase.GENES:
        _read_genes(s)
    elif s.phase == Phase.AUCTION:
        _read_auction(s, clauses)
    else:
        s.turn = list(s.order[: s.seats]).index(seat_of(s, words[0])) if words else 0
        _read_turn(s, clauses, words[1:])
    if "ended" in clauses:
        s.ending = index_of(ENDINGS, clauses["ended"][0] if clauses["ended"] else "")
        if PHASE_WORDS[s.phase] not in clauses:
            s.actor, s.asked = OVER, 0
    play_on(s)


def _read_setup(s: State) -> None:
    cards = [species.cards for species in s.species[: s.seats]]
    if any(s.owners):
        raise Refused("Before the start spaces are drawn no dinosaur is on the island.")
    if s.phase == Phase.DEAL:
        s.turn = next((seat for seat in range(s.seats) if cards[seat] < START_HAND), 0)
        if cards != [START_HAND] * s.turn + [cards[s.turn]] + [0] * (s.seats - s.turn - 1) or cards[s.turn] >= START_HAND:
            raise Refused(f"Cards are dealt {START_HAND} to each player, one player after the other.")


def _read_genes(s: State) -> None:
    """The rows are filled from the first one on."""
    filled = [row for row in range(s.seats) if s.rows[row].gene]
    s.turn = len(filled)
    if filled != list(range(s.turn)):
        raise Refused("Genes are drawn for the first row first.")
    if s.turn >= genes_to_draw(s) or count_bag(s) == 0:
        s.turn, s.actor = 0, NOBODY


def _read_turn(s: State, clauses: Clauses, words: list[str]) -> None:
    """What the player in turn is in the middle of."""
    if timing_of(s) != NO_TIMING:
        _read_offers(s, clauses)
    elif s.phase == Phase.DINO_DOWN:
        find_hunter(s)
    elif s.phase in (Phase.MOVEMENT, Phase.COMBAT):
        start_moves(s)
        s.feet = whole(words[0], 99, 1) if words else s.feet
        if s.phase == Phase.COMBAT:
            _read_combat(s, words[1:])
    elif s.phase == Phase.BIRTHS:
        _read_births(s, clauses, words)
    elif s.phase == Phase.SURVIVAL:
        s.extreme = index_of(EXTREME_WORDS, words[0]) if words else Extreme.COLD
        s.condemned = count_condemned(s)
        winnow(s)
    elif s.phase == Phase.CARD_GENES:
        find_card_gene(s)


def _read_offers(s: State, clauses: Clauses) -> None:
    s.actor = s.order[s.turn]
    s.passes = number_of(clauses, "passes", 0, SEATS)
    for other in range(s.seats):
        if s.species[other].cards or any(p.seat == other for p in s.table[: s.plays]):
            s.asked |= 1 << other
    if PHASE_WORDS[s.phase] in clauses:
        _find_asked(s, clauses[PHASE_WORDS[s.phase]])


def _find_asked(s: State, words: list[str]) -> None:
    """E4: who holds no card is not asked."""
    if s.asked == 0 or (words and not s.asked >> s.actor & 1):
        raise Refused("Only a player who holds a card, or has one on the table, is asked to play event cards.")
    if s.passes >= count_asked(s):
        raise Refused(f"After {s.passes} passes in a row these offers are over.")
    find_asked(s)


def _read_combat(s: State, words: list[str]) -> None:
    if len(words) != 2:
        raise Refused("A combat is written combat red 1 e4 ne: who moves, feet left, from where, in which direction.")
    s.attacker = space_of(s, words[0])
    to = neighbour(s, s.attacker, index_of(DIRECTION_NAMES, words[1]))
    if to == NOWHERE or s.owners[s.attacker] != s.actor + 1 or s.owners[to] in (0, s.actor + 1):
        raise Refused(f"No dinosaur of {SEAT_NAMES[s.actor]} attacks from {words[0]} to the {words[1]}.")
    s.defender = to
    s.actor = CHANCE


def _read_births(s: State, clauses: Clauses, words: list[str]) -> None:
    lay_eggs(s)
    s.babies = whole(words[0], DINOSAURS - s.species[s.order[s.turn]].dinosaurs) if words else s.babies
    s.homeless = 1 if "homeless" in clauses else s.homeless
    if "nests" in clauses:
        named = {space_of(s, word) for word in clauses["nests"]}
        for space in range(SPACES):
            s.nests[space] = 1 if space in named else 0
    breed(s)


def _read_auction(s: State, clauses: Clauses) -> None:
    """As many as have had a turn hold a row each; the one of them who does not, or the next, is to bid."""
    bidders = [row.bidder - 1 for row in s.rows if row.bidder]
    s.turn = len(bidders)
    waiting = [seat for seat in s.order[: s.turn + 1] if seat not in bidders] if s.turn < s.seats else []
    if len(set(bidders)) != s.turn or len(waiting) != 1:
        raise Refused("The bids do not fit the order: each player holds one row, in turn order, and one is to bid.")
    for row in s.rows:
        if row.bidder and row.bid > most_bid(s, row.bidder - 1):
            raise Refused(f"{SEAT_NAMES[row.bidder - 1].capitalize()} could not pay {row.bid}.")
    s.actor = waiting[0]
    if "lost" in clauses:
        s.lost_row = index_of(ROW_WORDS, clauses["lost"][0] if clauses["lost"] else "") + 1
