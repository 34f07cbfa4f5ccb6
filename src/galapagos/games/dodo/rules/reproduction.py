"""4. Reproduction Phase: every creature that consumed has a child with one more mutation, by the die (D14)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import ROLL
from ..data import COLOURS
from ..state import Mark, State, distance, is_marked
from . import turn


def start_reproduction(s: State) -> None:
    s.actor = CHANCE
    go_on(s, s.active, 0)


def go_on(s: State, seat: int, i: int) -> None:
    """D14: active player first, clockwise; within a player the oldest creature first. The next parent is creature i of `seat` or later."""
    for _ in range(distance(s, seat), s.seats):
        while i < s.count:
            if s.creatures[i].owner == seat and is_marked(s.creatures[i], Mark.FED):
                s.step = i
                return
            i += 1
        seat, i = (seat + 1) % s.seats, 0
    turn.end_turn(s)


def list_rolls(out: Actions) -> int:
    for colour in range(COLOURS):
        out[colour] = code(ROLL, colour)
    return COLOURS


def can_build_child(s: State, parent: int, colour: int) -> bool:
    """D14: a child is built completely or not at all."""
    if s.options.supply != 0:
        return True
    for other in range(COLOURS):
        mutation = 1 if other == colour else 0
        if s.blocks[other] < s.creatures[parent].blocks[other] + mutation:
            return False
    return s.bases[s.creatures[parent].owner] > 0


def reproduce(s: State, colour: int) -> None:
    parent = s.creatures[s.step]
    parent.marks &= ~Mark.FED
    if can_build_child(s, s.step, colour):
        child = s.creatures[s.count]
        s.creatures[s.count] = parent
        child.marks = 0
        child.blocks[colour] += 1
        s.count += 1
        if s.options.supply == 0:
            s.bases[child.owner] -= 1
            for other in range(COLOURS):
                s.blocks[other] -= child.blocks[other]
    go_on(s, parent.owner, s.step + 1)
