"""What must hold in every position: components are conserved, bounds are kept, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from ..data import BASES, BLOCKS, COLOURS, ROOM
from ..state import IN_HAND, Mark, Phase, State, available, cells, is_captured, is_marked, size


class Fault(IntEnum):
    NONE = 0
    BASES = 1
    BLOCKS = 2
    SQUARES = 3
    CREATURE = 4
    STALE_SLOT = 5
    CAPTOR = 6


def audit(s: State) -> Fault:
    fault = audit_box(s) if s.options.supply == 0 else Fault.NONE
    if fault == Fault.NONE:
        fault = audit_environments(s)
    if fault == Fault.NONE:
        fault = audit_creatures(s)
    return fault


def audit_box(s: State) -> Fault:
    for seat in range(s.seats):
        living = sum(
            1 for i in range(s.count) if s.creatures[i].owner == seat and not is_marked(s.creatures[i], Mark.STARVED)
        )
        if s.bases[seat] + living != BASES or s.bases[seat] < 0:
            return Fault.BASES
    for colour in range(COLOURS):
        used = sum(s.creatures[i].blocks[colour] for i in range(s.count) if not is_marked(s.creatures[i], Mark.STARVED))
        if s.blocks[colour] + used != BLOCKS or s.blocks[colour] < 0:
            return Fault.BLOCKS
    return Fault.NONE


def audit_environments(s: State) -> Fault:
    """Nobody eats or covers more than is printed; a captured environment has its captor and nobody else (D12)."""
    for cell in range(cells(s)):
        environment = s.environments[cell]
        for colour in range(COLOURS):
            if not 0 <= environment.left[colour] <= environment.squares[colour] or available(environment, colour) < 0:
                return Fault.SQUARES
        creatures, captors = 0, 0
        for i in range(s.count):
            if s.creatures[i].cell == cell and not is_marked(s.creatures[i], Mark.STARVED):
                creatures += 1
                if is_marked(s.creatures[i], Mark.CAPTOR) and s.creatures[i].owner + 1 == environment.captor:
                    captors += 1
                elif is_marked(s.creatures[i], Mark.CAPTOR) or is_captured(environment):
                    return Fault.CAPTOR
        if is_captured(environment) and (creatures != 1 or captors != 1):
            return Fault.CAPTOR
    return Fault.NONE


def audit_creatures(s: State) -> Fault:
    for i in range(s.count):
        creature = s.creatures[i]
        if creature.owner >= s.seats or size(creature) == 0 or creature.cell >= cells(s):
            return Fault.CREATURE
        if creature.cell < IN_HAND or (creature.cell == IN_HAND and s.phase > Phase.PLACEMENT):
            return Fault.CREATURE
    for i in range(s.count, ROOM):
        if (
            s.creatures[i].owner != 0
            or s.creatures[i].marks != 0
            or s.creatures[i].cell != 0
            or size(s.creatures[i]) != 0
        ):
            return Fault.STALE_SLOT
    return Fault.STALE_SLOT if s.queue[0].line != 0 and s.phase != Phase.CONSUMPTION else Fault.NONE
