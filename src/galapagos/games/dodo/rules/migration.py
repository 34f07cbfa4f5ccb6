"""2. Migration Phase: rounds in which each player may move one creature over an edge."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import MIGRATE, PASS
from ..data import COLUMNS
from ..reason import Reason
from ..state import Mark, State, cells, is_captured, is_in_play, is_marked, share_an_edge


def migrate_refusal(s: State, i: int, cell: int) -> Reason:
    """D8: to an uncaptured environment that shares an edge; each creature once a turn."""
    if i >= s.count:
        return Reason.NO_CREATURE
    if cell >= cells(s):
        return Reason.NO_ENVIRONMENT
    creature = s.creatures[i]
    if creature.owner != s.actor:
        return Reason.NOT_YOURS
    if not is_in_play(creature):
        return Reason.IS_CAPTOR
    if is_marked(creature, Mark.MOVED):
        return Reason.MOVED
    if not share_an_edge(creature.cell, cell):
        return Reason.TOO_FAR
    return Reason.CAPTURED if is_captured(s.environments[cell]) else Reason.LEGAL


def list_migrations(s: State, out: Actions) -> int:
    out[0] = code(PASS)
    n = 1
    for i in range(s.count):
        if s.creatures[i].owner == s.actor:
            here = s.creatures[i].cell
            for cell in range(max(0, here - COLUMNS), min(cells(s), here + COLUMNS + 1)):
                if migrate_refusal(s, i, cell) == Reason.LEGAL:
                    out[n] = code(MIGRATE, i, cell)
                    n += 1
    return n


def migrate(s: State, i: int, cell: int) -> None:
    s.creatures[i].cell = cell
    s.creatures[i].marks |= Mark.MOVED
