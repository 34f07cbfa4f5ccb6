"""What must hold in every position: components are conserved, bounds are kept, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from ..data import BASES, BLOCKS, COLOURS, MAX_CREATURES
from ..state import IN_HAND, Mark, Phase, State, available, cells, is_marked, size


class Fault(IntEnum):
    NONE = 0
    BASES = 1
    BLOCKS = 2
    SQUARES = 3
    CREATURE = 4
    STALE_SLOT = 5
    CAPTOR = 6


def audit(s: State) -> Fault:
    if s.options.supply == 0:
        for seat in range(s.seats):
            bases = s.bases[seat]
            for i in range(s.count):
                if s.creatures[i].owner == seat:
                    bases += 1
            if bases != BASES or s.bases[seat] < 0:
                return Fault.BASES
        for colour in range(COLOURS):
            blocks = s.blocks[colour]
            for i in range(s.count):
                blocks += s.creatures[i].blocks[colour]
            if blocks != BLOCKS or s.blocks[colour] < 0:
                return Fault.BLOCKS
    return audit_board(s)


def audit_board(s: State) -> Fault:
    for cell in range(cells(s)):
        for colour in range(COLOURS):
            if not 0 <= s.environments[cell].left[colour] <= s.environments[cell].squares[colour] or available(s.environments[cell], colour) < 0:
                return Fault.SQUARES
    for i in range(s.count):
        creature = s.creatures[i]
        waiting = s.phase <= Phase.PLACEMENT
        if creature.cell >= cells(s) or creature.cell < IN_HAND or (creature.cell == IN_HAND and not waiting) or size(creature) == 0:
            return Fault.CREATURE
        if is_marked(creature, Mark.CAPTOR) != (not waiting and s.environments[creature.cell].captor != 0):
            return Fault.CAPTOR
    for i in range(s.count, MAX_CREATURES):
        if s.creatures[i].owner != 0 or s.creatures[i].marks != 0 or s.creatures[i].cell != 0 or size(s.creatures[i]) != 0:
            return Fault.STALE_SLOT
    return Fault.NONE
