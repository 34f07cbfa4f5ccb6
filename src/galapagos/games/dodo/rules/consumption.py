"""3. Consumption Phase, environment by environment in reading order, and 3B. Capture Phase (D9 to D12)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import FEED
from ..data import COLOURS, MAX_CREATURES
from ..reason import Reason
from ..state import (
    Creature,
    Environment,
    Mark,
    State,
    all_available,
    available,
    cells,
    distance,
    is_in_play,
    is_marked,
    same_blocks,
    size,
)
from . import turn

DONE = Mark.FED | Mark.STARVED
SLOTS = 128                 # a place in the queue is folded with the creature's number
LINES = 512                 # and an environment with the place in line


def start_consumption(s: State) -> None:
    lay_the_table(s)
    for i in range(s.count):
        if is_in_play(s.creatures[i]):
            s.last_turn[s.creatures[i].owner] = s.turn
    consume(s)


def lay_the_table(s: State) -> None:
    """D9: every square that is not covered can be eaten."""
    for cell in range(cells(s)):
        for colour in range(COLOURS):
            s.environments[cell].left[colour] = available(s.environments[cell], colour)


# --- D10: who eats when


def place_in_line(s: State, creature: Creature) -> int:
    """D10: Advantage first, then more mutations, then seats clockwise from the active player; the greatest eats first."""
    favoured = 1 if is_marked(creature, Mark.FAVOURED) else 0
    return (favoured * 32 + size(creature)) * 8 + s.seats - distance(s, creature.owner)


def line_up(s: State) -> int:
    """Everybody who has neither eaten nor starved, environment by environment, tied ones by age; how many they are."""
    n = 0
    for i in range(s.count):
        creature = s.creatures[i]
        if creature.marks & (DONE | Mark.CAPTOR) == 0:
            ticket = (creature.cell * LINES + LINES - 1 - place_in_line(s, creature)) * SLOTS + i
            place = n
            while place > 0 and s.queue[place - 1] > ticket:
                s.queue[place] = s.queue[place - 1]
                place -= 1
            s.queue[place] = ticket
            n += 1
    return n


def waiting(s: State, place: int) -> int:
    """The creature at a place of the queue."""
    return s.queue[place] % SLOTS


def is_tied(s: State, place: int, other: int) -> bool:
    """D10: whether two places belong to creatures that only their owner can rank."""
    return s.queue[other] != 0 and s.queue[place] // SLOTS == s.queue[other] // SLOTS


def end_of_group(s: State, place: int) -> int:
    end = place + 1
    while end < MAX_CREATURES and is_tied(s, place, end):
        end += 1
    return end


# --- 3. eating


def can_eat(environment: Environment, creature: Creature) -> bool:
    """3. All that it needs, or nothing."""
    return (
        environment.left[0] >= creature.blocks[0]
        and environment.left[1] >= creature.blocks[1]
        and environment.left[2] >= creature.blocks[2]
    )


def eat_or_starve(s: State, i: int) -> None:
    creature = s.creatures[i]
    environment = s.environments[creature.cell]
    if can_eat(environment, creature):
        for colour in range(COLOURS):
            environment.left[colour] -= creature.blocks[colour]
        creature.marks |= Mark.FED
    else:
        creature.marks |= Mark.STARVED


def is_oldest_of_kind(s: State, begin: int, place: int) -> bool:
    """D10: among tied creatures with the same blocks the oldest eats first."""
    for older in range(begin, place):
        if same_blocks(s.creatures[waiting(s, older)], s.creatures[waiting(s, place)]):
            return False
    return True


def feedable(s: State, place: int, end: int) -> int:
    """How many of the group's creatures with the same blocks as this one could eat if they went first."""
    creature = s.creatures[waiting(s, place)]
    environment = s.environments[creature.cell]
    most = 0
    for other in range(place, end):
        if same_blocks(s.creatures[waiting(s, other)], creature):
            most += 1
    for colour in range(COLOURS):
        if creature.blocks[colour] > 0:
            most = min(most, environment.left[colour] // creature.blocks[colour])
    return most


def order_matters(s: State, begin: int, end: int) -> bool:
    """D10: whether two orders of the group feed different sets. They do not if each kind can have as many fed as if it went first."""
    if end == begin + 1:
        return False
    red, yellow, green = 0, 0, 0
    for place in range(begin, end):
        if is_oldest_of_kind(s, begin, place):
            creature = s.creatures[waiting(s, place)]
            fed = feedable(s, place, end)
            red += fed * creature.blocks[0]
            yellow += fed * creature.blocks[1]
            green += fed * creature.blocks[2]
    left = s.environments[s.creatures[waiting(s, begin)].cell].left
    return red > left[0] or yellow > left[1] or green > left[2]


def starve_hopeless(s: State, begin: int, end: int) -> None:
    """D10: tied creatures that cannot be fed from what is left die first."""
    for place in range(begin, end):
        creature = s.creatures[waiting(s, place)]
        if not can_eat(s.environments[creature.cell], creature):
            creature.marks |= Mark.STARVED


def consume(s: State) -> None:
    """On to the next choice of an owner; when all have eaten or starved, to 3B."""
    if serve(s):
        capture(s)
        bury_the_starved(s)
        turn.end_consumption(s)


def serve(s: State) -> bool:
    """One after the other eats or starves, until an owner must choose; whether all are done."""
    begin, n = 0, line_up(s)
    while begin < n:
        end = end_of_group(s, begin)
        if order_matters(s, begin, end):
            starve_hopeless(s, begin, end)
            ask_owner(s)
            return False
        for place in range(begin, end):
            eat_or_starve(s, waiting(s, place))
        begin = end
    clear_queue(s)
    return True


def ask_owner(s: State) -> None:
    """The tied group comes first in a queue without those who are done."""
    clear_queue(s)
    line_up(s)
    first_eater = s.creatures[waiting(s, 0)]
    s.step = first_eater.cell
    s.actor = first_eater.owner


def clear_queue(s: State) -> None:
    place = 0
    while place < MAX_CREATURES and s.queue[place] != 0:
        s.queue[place] = 0
        place += 1


# --- D10: the owner names the next eater, one choice per different multiset


def feed_refusal(s: State, i: int) -> Reason:
    if i >= s.count:
        return Reason.NO_CREATURE
    for place in range(end_of_group(s, 0)):
        if waiting(s, place) == i:
            return Reason.LEGAL if is_oldest_of_kind(s, 0, place) else Reason.OLDER_EATS_FIRST
    return Reason.NOT_AT_THE_TABLE


def list_eaters(s: State, out: Actions) -> int:
    n = 0
    for place in range(end_of_group(s, 0)):
        if feed_refusal(s, waiting(s, place)) == Reason.LEGAL:
            out[n] = code(FEED, waiting(s, place))
            n += 1
    return n


def feed(s: State, i: int) -> None:
    clear_queue(s)
    eat_or_starve(s, i)
    consume(s)


# --- 3B. Capture Phase


def capture(s: State) -> None:
    """D11: one creature consumed every available square, and there was at least one."""
    for cell in range(cells(s)):
        environment = s.environments[cell]
        left = environment.left[0] + environment.left[1] + environment.left[2]
        if all_available(environment) > 0 and left == 0:
            captor, eaters = 0, 0
            for i in range(s.count):
                if s.creatures[i].cell == cell and is_marked(s.creatures[i], Mark.FED):
                    captor = i
                    eaters += 1
            if eaters == 1:
                environment.captor = s.creatures[captor].owner + 1
                s.creatures[captor].marks = Mark.CAPTOR
        for colour in range(COLOURS):
            environment.left[colour] = 0


def bury_the_starved(s: State) -> None:
    """D14: a dead creature's base and blocks go back to the box at once."""
    alive = 0
    for i in range(s.count):
        creature = s.creatures[i]
        if is_marked(creature, Mark.STARVED):
            if s.options.supply == 0:
                s.bases[creature.owner] += 1
                for colour in range(COLOURS):
                    s.blocks[colour] += creature.blocks[colour]
        else:
            if alive != i:
                s.creatures[alive] = creature
            alive += 1
    for i in range(alive, s.count):
        s.creatures[i] = s.blank
    s.count = alive
