"""What a bot may know beyond the rules: who would eat if the turn ended now, and what that is worth."""

from __future__ import annotations

from galapagos.engine.game import Thinking

from .data import COLOURS, Token
from .rules.consumption import place_in_line
from .state import (
    Creature,
    Environment,
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

CAPTURE = 4000
PREDICTED_CAPTURE = 1200
CREATURE = 60
FED = 100
MUTATION = 8
FIT = 24                    # per square by which a creature comes close to capturing its environment
TOKEN = 45

THINKING = Thinking(temperature=300, doubt=2000, depth=1, samples=0, exploration=350, iterations=600)


def value(s: State, seat: int) -> int:
    """Own captures, creatures and prospects, less those of the others."""
    total = 0
    for other in range(s.seats):
        sign = s.seats - 1 if other == seat else -1
        total += sign * (CAPTURE * captures(s, other) + TOKEN * tokens_left(s.tokens[other]))
    for i in range(s.count):
        creature = s.creatures[i]
        if is_marked(creature, Mark.STARVED):
            continue
        sign = s.seats - 1 if creature.owner == seat else -1
        total += sign * (CREATURE + MUTATION * size(creature))
    if s.ending == 0:
        for cell in range(cells(s)):
            if not is_captured(s.environments[cell]):
                total += foresee(s, cell, seat)
    return total


def pace(s: State) -> int:
    return s.turn


def tokens_left(tokens: int) -> int:
    return sum(1 for token in (Token.ADVANTAGE, Token.FAMINE, Token.RELOCATION) if tokens & token)


def foresee(s: State, cell: int, seat: int) -> int:
    """Feeds the creatures of one environment as they stand, in their order; tied ones by age."""
    environment = s.environments[cell]
    left = (available(environment, 0), available(environment, 1), available(environment, 2))
    total, eaters, last = 0, 0, 0
    before = 1 << 30
    while True:
        i = next_eater(s, cell, before)
        if i < 0:
            break
        creature = s.creatures[i]
        before = place_in_line(s, creature) * 256 + 255 - i
        sign = s.seats - 1 if creature.owner == seat else -1
        if creature.blocks[0] <= left[0] and creature.blocks[1] <= left[1] and creature.blocks[2] <= left[2]:
            left = (left[0] - creature.blocks[0], left[1] - creature.blocks[1], left[2] - creature.blocks[2])
            eaters += 1
            last = sign
            total += sign * (FED + fit(environment, creature))
    if eaters == 1 and left[0] + left[1] + left[2] == 0 and all_available(environment) > 0:
        total += last * PREDICTED_CAPTURE
    return total


def next_eater(s: State, cell: int, before: int) -> int:
    best, pick = -1, -1
    for i in range(s.count):
        if s.creatures[i].cell == cell and is_in_play(s.creatures[i]) and not is_marked(s.creatures[i], Mark.STARVED):
            line = place_in_line(s, s.creatures[i]) * 256 + 255 - i
            if best < line < before:
                best, pick = line, i
    return pick


def fit(environment: Environment, creature: Creature) -> int:
    """How much of the environment the creature's descendants already need, if they can still grow into it."""
    can_grow = all(creature.blocks[colour] <= environment.squares[colour] for colour in range(COLOURS))
    return FIT * size(creature) if can_grow else 0
