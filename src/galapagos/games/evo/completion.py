"""What a position leaves open about its phase: whose turn it is, and what he is in the middle of."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.errors import Refused

from .data import (
    DINOSAURS,
    DIRECTION_NAMES,
    DIRECTIONS,
    FAR_STEPS,
    LEAST_HORNS,
    METEOR,
    NOWHERE,
    SEAT_NAMES,
    SEATS,
    SPACES,
    START_HAND,
    Card,
)
from .names import count, name
from .rules import QUESTIONS, question
from .rules.births import close_nests, count_eggs, lay_eggs, open_nests
from .rules.cards import count_asked
from .rules.evolution import most_bid
from .rules.movement import begin_movement, horns_more
from .rules.possible import is_settled, may_have_lost
from .rules.round import go_on
from .rules.survival import count_condemned
from .state import NO_TIMING, Extreme, Phase, State, in_effect, is_of, neighbour, timing_of
from .words import (
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
    if s.actor == OVER:
        return
    words = clauses.get(PHASE_WORDS[s.phase], [])
    if s.phase in SETTING_UP:
        _read_setup(s)
    elif s.phase == Phase.INITIATIVE:
        s.turn = len(clauses.get("order", []))
    elif s.phase == Phase.METEOR and METEOR[s.meteor] == 0:
        raise Refused(f"On space {s.meteor} of the meteor track no die is rolled.")
    elif s.phase == Phase.GENES:
        _read_genes(s)
    elif s.phase == Phase.AUCTION:
        _read_auction(s, clauses)
    else:
        s.turn = list(s.order[: s.seats]).index(seat_of(s, words[0])) if words else 0
        _read_turn(s, clauses, words[1:])
    if s.phase not in (*SETTING_UP, Phase.CLIMATE, Phase.METEOR):       # where one roll or draw is still to come
        go_on(s)
    if s.actor != OVER:
        who = QUESTIONS[question(s)].who
        s.actor = who(s) if who else CHANCE


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


def _read_turn(s: State, clauses: Clauses, words: list[str]) -> None:
    """What the player in turn is in the middle of."""
    if timing_of(s) != NO_TIMING:
        _read_offers(s, clauses)
    elif s.phase in (Phase.MOVEMENT, Phase.COMBAT):
        _read_feet(s, words)
        if s.phase == Phase.COMBAT:
            _read_combat(s, words[1:])
    elif s.phase == Phase.BIRTHS:
        _read_births(s, clauses, words)
    elif s.phase == Phase.SURVIVAL:
        _read_survival(s, words)


def _read_offers(s: State, clauses: Clauses) -> None:
    """E4: who holds no card is not asked."""
    s.passes = number_of(clauses, "passes", 0, SEATS)
    for other in range(s.seats):
        if s.species[other].cards or any(p.seat == other for p in s.table[: s.plays]):
            s.asked |= 1 << other
    if s.asked == 0 or (clauses[PHASE_WORDS[s.phase]] and not s.asked >> s.order[s.turn] & 1):
        raise Refused("Only a player who holds a card, or has one on the table, is asked to play event cards.")
    if s.passes >= count_asked(s):
        raise Refused(f"After {s.passes} passes in a row these offers are over.")


def _read_feet(s: State, words: list[str]) -> None:
    phase = s.phase
    begin_movement(s)
    s.phase = phase
    feet = whole(words[0], 99, 1) if words else s.feet
    if feet > s.feet:
        raise Refused(f"{name(s.order[s.turn])} has {count(s.feet, 'foot', 'feet')}, so {feet} cannot be left. [E8]")
    s.feet = feet


def _read_combat(s: State, words: list[str]) -> None:
    if len(words) != 2:
        raise Refused("A combat is written combat red 1 e4 ne: who moves, feet left, from where, in which direction.")
    seat = s.order[s.turn]
    s.attacker = space_of(s, words[0])
    to = neighbour(s, s.attacker, index_of(DIRECTION_NAMES, words[1]))
    if to == NOWHERE or s.owners[s.attacker] != seat + 1 or s.owners[to] in (0, seat + 1):
        raise Refused(f"No dinosaur of {SEAT_NAMES[seat]} attacks from {words[0]} to the {words[1]}.")
    if horns_more(s, seat, s.owners[to] - 1) < LEAST_HORNS:
        raise Refused(f"{name(seat)} has too few horns to attack {SEAT_NAMES[s.owners[to] - 1]}. [E9]")
    s.defender = to


# --- Births


def _read_births(s: State, clauses: Clauses, words: list[str]) -> None:
    seat = s.order[s.turn]
    species = s.species[seat]
    lay_eggs(s)
    if words:
        s.babies = whole(words[0], DINOSAURS - species.dinosaurs)
        if s.babies > count_eggs(species):
            raise Refused(f"{name(seat)} has {count(count_eggs(species), 'egg')}, so {s.babies} babies cannot be left. [E10]")
    if "homeless" in clauses and species.dinosaurs:
        s.homeless = 1
        close_nests(s)
        open_nests(s, seat)
    if "nests" in clauses:
        _read_nests(s, seat, {space_of(s, word) for word in clauses["nests"]})


def _read_nests(s: State, seat: int, named: set[int]) -> None:
    """E10: what the adults reach and nothing else; babies of this turn are no adults. E11: without adults it is known where."""
    if s.homeless:
        fits = named == {space for space in range(SPACES) if s.nests[space]}
    else:
        species = s.species[seat]
        reached = [_reach(s, space, FAR_STEPS if in_effect(species, Card.FAR_NEST) else 1) for space in range(SPACES) if is_of(s, space, seat)]
        adults = [spaces for spaces in reached if spaces <= named]
        fits = named == set().union(*adults) and len(reached) - len(adults) <= count_eggs(species) - s.babies
    if s.babies and not fits:
        raise Refused(f"These nests are not the spaces where {SEAT_NAMES[seat]}'s babies may go: all that its adults reach, and no others. [E10]")
    for space in range(SPACES):
        s.nests[space] = 1 if space in named else 0


def _reach(s: State, space: int, steps: int) -> set[int]:
    """Where the babies of one adult may go."""
    found: set[int] = set()
    last: set[int] = {space}
    for _ in range(steps):
        last = {int(neighbour(s, near, direction)) for near in last for direction in range(DIRECTIONS)} - {NOWHERE}
        found |= last
    return found


# --- Survival


def _read_survival(s: State, words: list[str]) -> None:
    """E12: in turn order, cold before heat; who was looked at before has lost what he must."""
    s.extreme = index_of(EXTREME_WORDS, words[0]) if words else Extreme.COLD
    if not is_settled(s):
        raise Refused(f"Before {SEAT_NAMES[s.order[s.turn]]} is asked of {EXTREME_WORDS[s.extreme]}, somebody has to lose dinosaurs. [E12]")
    s.condemned = count_condemned(s, s.order[s.turn], s.extreme)


# --- The auction


def _read_auction(s: State, clauses: Clauses) -> None:
    """As many as have had a turn hold a row each; the one of them who does not, or the next, is to bid."""
    bidders = [row.bidder - 1 for row in s.rows if row.bidder]
    s.turn = len(bidders)
    waiting = [seat for seat in s.order[: s.turn + 1] if seat not in bidders] if s.turn < s.seats else []
    if len(set(bidders)) != s.turn or len(waiting) != 1:
        raise Refused("The bids do not fit the order: each player holds one row, in turn order, and one is to bid.")
    for row in s.rows:
        if row.bidder and row.bid > most_bid(s, row.bidder - 1):
            raise Refused(f"{name(row.bidder - 1)} could not pay {row.bid}.")
    s.actor = waiting[0]
    _read_lost(s, clauses)


def _read_lost(s: State, clauses: Clauses) -> None:
    """E15: who bids though others after him have bid was outbid; where, is known if it can be one row only."""
    who, rows = SEAT_NAMES[s.actor], [row for row in range(s.seats) if may_have_lost(s, row)]
    if "lost" in clauses:
        lost = index_of(ROW_WORDS, clauses["lost"][0] if clauses["lost"] else "")
        if lost not in rows:
            raise Refused(f"Nobody can have outbid {who} on row{lost + 1}. [E15]")
        s.lost_row = lost + 1
    elif s.actor != s.order[s.turn]:
        if not rows:
            raise Refused(f"It is {who} who is to bid, but nobody can have outbid {who}. [E15]")
        if len(rows) > 1 and s.options.rebid_same_row:
            raise Refused(f"Where was {who} outbid? By rebid_same_row=no it matters: add {' or '.join(f'lost row{row + 1}' for row in rows)}. [E15]")
        s.lost_row = rows[0] + 1 if len(rows) == 1 else 0
