"""2. Migration Phase: rounds in which each player may move one creature over an edge."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import MIGRATE, PASS
from ..data import NEIGHBOURS
from ..reason import Reason
from ..state import Creature, Mark, State, cells, is_in_play, is_marked, open_cells, share_an_edge


def migrate_refusal(s: State, i: int, cell: int) -> Reason:
    """D8: each own creature once a turn, to an uncaptured environment that shares an edge."""
    if i >= s.count:
        return Reason.NO_CREATURE
    if cell >= cells(s):
        return Reason.NO_ENVIRONMENT
    reason = leave_refusal(s.creatures[i], s.actor)
    if reason == Reason.LEGAL:
        here = s.creatures[i].cell
        reason = enter_refusal(open_cells(s), here, cell) if here != cell else Reason.HERE_ALREADY
    return reason


def leave_refusal(creature: Creature, seat: int) -> Reason:
    if creature.owner != seat:
        return Reason.NOT_YOURS
    if not is_in_play(creature):
        return Reason.IS_CAPTOR
    return Reason.MOVED if is_marked(creature, Mark.MOVED) else Reason.LEGAL


def enter_refusal(open_to_all: int, here: int, cell: int) -> Reason:
    if not share_an_edge(here, cell):
        return Reason.TOO_FAR
    return Reason.LEGAL if open_to_all >> cell & 1 else Reason.CAPTURED


def list_migrations(s: State, out: Actions) -> int:
    out[0] = code(PASS)
    n, seat, open_to_all = 1, s.actor, open_cells(s)
    for i in range(s.count):
        creature = s.creatures[i]
        if leave_refusal(creature, seat) == Reason.LEGAL:
            here = creature.cell
            for cell in NEIGHBOURS[here]:
                out[n] = code(MIGRATE, i, cell)             # it stays only if it is open: no branch to mispredict
                n += 1 if enter_refusal(open_to_all, here, cell) == Reason.LEGAL else 0
    return n


def migrate(s: State, i: int, cell: int) -> None:
    s.creatures[i].cell = cell
    s.creatures[i].marks |= Mark.MOVED
