"""What a bot may know beyond the rules: who would eat if the turn ended now, and what that is worth."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.game import Thinking

from .data import Token
from .rules.consumption import place_in_line
from .state import (
    Creature,
    Mark,
    State,
    all_available,
    available,
    captures,
    cells,
    is_captured,
    is_in_play,
    is_marked,
    size,
)
from .weights import DOUBT, WEIGHTS


class Term(IntEnum):
    """What `value` counts, own less the others': the columns of WEIGHTS."""

    CAPTURE = 0
    TOKEN = 1
    CREATURE = 2  # in play, or a captor
    BLOCK = 3  # of creatures
    FED = 4  # creatures that would eat if the turn ended now
    FED_BLOCK = 5  # their blocks: the more they eat, the closer they come to a capture
    HUNGRY = 6  # creatures that would not eat
    PREDICTED_CAPTURE = 7
    ALONE = 8  # environments in which nobody else is
    CAPTOR_BLOCK = 9  # blocks of captors, which are not in play any more
    ACTIVE = 10  # being the active player


NOBODY = -1

THINKING = Thinking(temperature=300, doubt=DOUBT, depth=1, samples=0, exploration=350, iterations=2400)


def weigh(s: State, term: int) -> int:
    """By the turn; from the last row on, weights stay as they are."""
    return WEIGHTS[min(s.turn, len(WEIGHTS) - 1)][term]


def value(s: State, seat: int) -> int:
    """Own captures, creatures and prospects, less those of the others."""
    total = 0
    for other in range(s.seats):
        total += share(s, seat, other) * (
            weigh(s, Term.CAPTURE) * captures(s, other) + weigh(s, Term.TOKEN) * tokens_left(s.tokens[other])
        )
    for i in range(s.count):
        creature = s.creatures[i]
        if not is_marked(creature, Mark.STARVED):
            total += share(s, seat, creature.owner) * creature_worth(s, creature)
    if s.ending == 0:
        total += share(s, seat, s.active) * weigh(s, Term.ACTIVE)
        for cell in range(cells(s)):
            if not is_captured(s.environments[cell]):
                total += foresee(s, cell, seat)
    return total


def share(s: State, seat: int, other: int) -> int:
    """What the good of a player means to a seat: that of one's own weighs as much as that of all others."""
    return s.seats - 1 if other == seat else -1


def creature_worth(s: State, creature: Creature) -> int:
    worth = weigh(s, Term.CREATURE) + weigh(s, Term.BLOCK) * size(creature)
    return worth + weigh(s, Term.CAPTOR_BLOCK) * size(creature) if is_marked(creature, Mark.CAPTOR) else worth


def pace(s: State) -> int:
    return s.turn


def tokens_left(tokens: int) -> int:
    return sum(1 for token in (Token.ADVANTAGE, Token.FAMINE, Token.RELOCATION) if tokens & token)


def foresee(s: State, cell: int, seat: int) -> int:
    """Feeds the creatures of one environment as they stand, in their order; tied ones by age."""
    environment = s.environments[cell]
    red, yellow, green = available(environment, 0), available(environment, 1), available(environment, 2)
    total, owner, is_shared, i = 0, NOBODY, False, next_eater(s, cell, NOBODY)
    while i != NOBODY:
        creature, blocks = s.creatures[i], s.creatures[i].blocks
        sign = share(s, seat, creature.owner)
        if blocks[0] <= red and blocks[1] <= yellow and blocks[2] <= green:
            red, yellow, green = red - blocks[0], yellow - blocks[1], green - blocks[2]
            total += sign * (weigh(s, Term.FED) + weigh(s, Term.FED_BLOCK) * size(creature))
            if size(creature) == all_available(environment):
                total += sign * weigh(s, Term.PREDICTED_CAPTURE)
        else:
            total += sign * weigh(s, Term.HUNGRY)
        is_shared = is_shared or (owner != NOBODY and owner != creature.owner)
        owner = creature.owner
        i = next_eater(s, cell, i)
    if owner != NOBODY and not is_shared:
        total += share(s, seat, owner) * weigh(s, Term.ALONE)
    return total


def next_eater(s: State, cell: int, last: int) -> int:
    """The first in the line of an environment behind the last one, or behind nobody."""
    pick = NOBODY
    for i in range(s.count):
        if can_eat_at(s.creatures[i], cell) and (last == NOBODY or is_behind(s, i, last)):
            pick = i if pick == NOBODY or is_behind(s, pick, i) else pick
    return pick


def can_eat_at(creature: Creature, cell: int) -> bool:
    return creature.cell == cell and is_in_play(creature) and not is_marked(creature, Mark.STARVED)


def is_behind(s: State, i: int, other: int) -> bool:
    mine, theirs = place_in_line(s, s.creatures[i]), place_in_line(s, s.creatures[other])
    return mine < theirs or (mine == theirs and i > other)
