"""2. Migration Phase: rounds in which each player may move one creature over an edge."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.event import tell
from galapagos.engine.question import Question, Verb
from galapagos.engine.struct import Actions

from ..actions import MIGRATE, PASS, Cell, CreatureId
from ..data import COLUMNS, EDGES, WAYS
from ..events import MIGRATED, PASSED
from ..reason import Reason
from ..state import Creature, Mark, Phase, State, all_creatures, is_marked, open_cells, player_in_turn, share_an_edge


def migrate_refusal(s: State, i: CreatureId, cell: Cell) -> Reason:
    """D8: each own creature once a turn, to an uncaptured environment that shares an edge."""
    reason = leave_refusal(s.creatures[i], s.actor)
    if reason == Reason.LEGAL:
        here = s.creatures[i].cell
        reason = enter_refusal(open_cells(s), here, cell) if here != cell else Reason.HERE_ALREADY
    return reason


def leave_refusal(creature: Creature, seat: int) -> Reason:
    if may_leave(creature, seat):
        return Reason.LEGAL
    if creature.owner != seat:
        return Reason.NOT_YOURS
    return Reason.MOVED if is_marked(creature, Mark.MOVED) else Reason.IS_CAPTOR


def may_leave(creature: Creature, seat: int) -> bool:
    """D8: an own creature that has not moved; D12: nor is it a captor."""
    return (creature.owner == seat) & (creature.marks & (Mark.MOVED | Mark.CAPTOR) == 0)


def ways_from(here: int, open_to_all: int) -> int:
    """D8: the environments that share an edge, as bits; D12: but for those that are captured."""
    return EDGES[here] & open_to_all


def enter_refusal(open_to_all: int, here: int, cell: int) -> Reason:
    if ways_from(here, open_to_all) >> cell & 1:
        return Reason.LEGAL
    return Reason.CAPTURED if share_an_edge(here, cell) else Reason.TOO_FAR         # D12


def list_migrations(s: State, out: Actions, n: int) -> int:
    """Without branches to mispredict: first all who may leave are noted, behind what those before them can fill; then each way stays only if it is open."""
    seat, open_to_all = s.actor, open_cells(s)
    first = last = n + 3 * s.count
    for i in all_creatures(s):
        out[last] = i
        last += may_leave(s.creatures[i], seat)
    for place in range(first, last):
        i = CreatureId(out[place])
        here = s.creatures[i].cell
        ways, stay = ways_from(here, open_to_all) << COLUMNS >> here, code(MIGRATE, i, Cell(0)) + here
        for way in WAYS:
            out[n] = stay + way
            n += ways >> way + COLUMNS & 1
    return n


def migrate(s: State, i: CreatureId, cell: Cell) -> None:
    creature = s.creatures[i]
    tell(s, MIGRATED, s.actor, i, Cell(creature.cell), cell)
    creature.cell = cell
    creature.marks |= Mark.MOVED
    s.passed &= ~(1 << s.actor)


def pass_on(s: State) -> None:
    s.passed |= 1 << s.actor
    tell(s, PASSED, s.actor)


MIGRATION = Question("migration", Phase.MIGRATION, player_in_turn, (
    Verb(PASS, effect=pass_on),
    Verb(MIGRATE, migrate_refusal, list_migrations, migrate),
))
