"""4. Reproduction Phase: every creature that consumed has a child with one more mutation, by the die (D14)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each
from galapagos.engine.language.struct import Actions, Weights

from ..actions import ROLL, CreatureId
from ..data import COLOURS, DIE_FACES, Lack
from ..events import BORN, UNBORN
from ..state import Mark, Phase, State, all_colours, distance, is_marked


def find_parent(s: State) -> bool:
    """D14: active player first, clockwise; within a player the oldest creature first. Whether anyone is left, from
    creature `step` on."""
    seat, i = s.active, s.step
    if i > 0:  # after another parent
        seat = s.creatures[i - 1].owner
    for _ in range(distance(s, seat), s.seats):
        while i < s.count:
            if is_marked(s.creatures[i], Mark.FED) and s.creatures[i].owner == seat:
                s.step = i
                return True
            i += 1
        seat, i = (seat + 1) % s.seats, 0
    return False


def lacking(s: State, parent: CreatureId, colour: int) -> int:
    """D14: a child is built completely or not at all; what the box has too little of."""
    if s.options.supply != 0:
        return Lack.NOTHING
    if s.bases[s.creatures[parent].owner] == 0:
        return Lack.BASE
    needed = s.creatures[parent].blocks
    return next(
        (
            Lack.BLOCKS + other
            for other in range(COLOURS)
            if s.blocks[other] < needed[other] + (1 if other == colour else 0)
        ),
        Lack.NOTHING,
    )


def reproduce(s: State, colour: int) -> None:
    parent = s.creatures[s.step]
    parent.marks &= ~Mark.FED
    lack = lacking(s, CreatureId(s.step), colour)
    if lack == Lack.NOTHING:
        child = s.creatures[s.count]
        s.creatures[s.count] = parent
        child.marks = 0
        child.blocks[colour] += 1
        tell(s, BORN, CreatureId(s.step), CreatureId(s.count), colour)
        s.count += 1
        if s.options.supply == 0:
            s.bases[child.owner] -= 1
            for other in range(COLOURS):
                s.blocks[other] -= child.blocks[other]
    else:
        tell(s, UNBORN, CreatureId(s.step), colour, lack, s.blocks[lack - Lack.BLOCKS] if lack >= Lack.BLOCKS else 0)


def weigh_faces(s: State, out: Actions, n: int, weight: Weights) -> None:
    for i in range(n):
        weight[i] = DIE_FACES


MUTATING = Question(
    "reproduction", Phase.REPRODUCTION, None, (Verb(ROLL, None, each(all_colours), reproduce),), weigh_faces
)
