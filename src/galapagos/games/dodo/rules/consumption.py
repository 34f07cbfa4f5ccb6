"""3. Consumption Phase, environment by environment in reading order, and 3B. Capture Phase (D9 to D12)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import FEED
from ..data import COLOURS
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


def start_consumption(s: State) -> None:
    for cell in range(cells(s)):
        for colour in range(COLOURS):
            s.environments[cell].left[colour] = available(s.environments[cell], colour)
    for i in range(s.count):
        if is_in_play(s.creatures[i]):
            s.last_turn[s.creatures[i].owner] = s.turn
    s.step = 0
    consume(s)


def is_waiting(s: State, creature: Creature) -> bool:
    """Whether a creature of the environment whose turn it is has neither eaten nor starved."""
    return creature.cell == s.step and is_in_play(creature) and creature.marks & DONE == 0


def place_in_line(s: State, creature: Creature) -> int:
    """D10: Advantage first, then more mutations, then seats clockwise from the active player; the greatest eats first."""
    favoured = 1 if is_marked(creature, Mark.FAVOURED) else 0
    return (favoured * 32 + size(creature)) * 8 + s.seats - distance(s, creature.owner)


def next_in_line(s: State) -> int:
    """The place in line of the group whose turn it is; 0 when nobody in this environment waits."""
    best = 0
    for i in range(s.count):
        if is_waiting(s, s.creatures[i]):
            best = max(best, place_in_line(s, s.creatures[i]))
    return best


def can_eat(environment: Environment, creature: Creature) -> bool:
    """3. All that it needs, or nothing."""
    for colour in range(COLOURS):
        if environment.left[colour] < creature.blocks[colour]:
            return False
    return True


def is_of_group(s: State, i: int, line: int) -> bool:
    return is_waiting(s, s.creatures[i]) and place_in_line(s, s.creatures[i]) == line


def is_oldest_of_kind(s: State, i: int, line: int) -> bool:
    """D10: among tied creatures with the same blocks the oldest eats first."""
    for older in range(i):
        if is_of_group(s, older, line) and same_blocks(s.creatures[older], s.creatures[i]):
            return False
    return True


def starve_hopeless(s: State, line: int) -> None:
    """D10: tied creatures that cannot be fed from what is left die first."""
    for i in range(s.count):
        if is_of_group(s, i, line) and not can_eat(s.environments[s.step], s.creatures[i]):
            s.creatures[i].marks |= Mark.STARVED


def feedable(s: State, i: int, line: int) -> int:
    """How many of the group's creatures with the blocks of creature i could eat if they went first."""
    group = 0
    for other in range(i, s.count):
        if is_of_group(s, other, line) and same_blocks(s.creatures[other], s.creatures[i]):
            group += 1
    for colour in range(COLOURS):
        need = s.creatures[i].blocks[colour]
        if need > 0:
            group = min(group, s.environments[s.step].left[colour] // need)
    return group


def order_matters(s: State, line: int) -> bool:
    """D10: whether two orders of the group feed different sets. They do not if each kind can have as many fed as if it went first."""
    red, yellow, green = 0, 0, 0
    for i in range(s.count):
        if is_of_group(s, i, line) and is_oldest_of_kind(s, i, line):
            fed = feedable(s, i, line)
            red += fed * s.creatures[i].blocks[0]
            yellow += fed * s.creatures[i].blocks[1]
            green += fed * s.creatures[i].blocks[2]
    left = s.environments[s.step].left
    return red > left[0] or yellow > left[1] or green > left[2]


def eat(s: State, i: int) -> None:
    creature = s.creatures[i]
    for colour in range(COLOURS):
        s.environments[creature.cell].left[colour] -= creature.blocks[colour]
    creature.marks |= Mark.FED


def consume(s: State) -> None:
    """Goes on until an owner must choose who eats first, or all have eaten or starved."""
    while s.step < cells(s):
        line = next_in_line(s)
        while line > 0:
            starve_hopeless(s, line)
            if order_matters(s, line):
                s.actor = (s.active + s.seats - line % 8) % s.seats
                return
            for i in range(s.count):
                if is_of_group(s, i, line):
                    if can_eat(s.environments[s.step], s.creatures[i]):
                        eat(s, i)
                    else:
                        s.creatures[i].marks |= Mark.STARVED
            line = next_in_line(s)
        s.step += 1
    capture(s)
    bury_the_starved(s)
    turn.end_consumption(s)


# --- D10: the owner names the next eater, one choice per different multiset


def feed_refusal(s: State, i: int) -> Reason:
    if i >= s.count:
        return Reason.NO_CREATURE
    line = next_in_line(s)
    if not is_of_group(s, i, line):
        return Reason.NOT_AT_THE_TABLE
    if not can_eat(s.environments[s.step], s.creatures[i]):
        return Reason.CANNOT_EAT
    return Reason.LEGAL if is_oldest_of_kind(s, i, line) else Reason.OLDER_EATS_FIRST


def list_eaters(s: State, out: Actions) -> int:
    n = 0
    for i in range(s.count):
        if s.creatures[i].cell == s.step and feed_refusal(s, i) == Reason.LEGAL:
            out[n] = code(FEED, i)
            n += 1
    return n


def feed(s: State, i: int) -> None:
    eat(s, i)
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
