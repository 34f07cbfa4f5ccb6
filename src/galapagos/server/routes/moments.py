"""The best moments of a player, from the analyses of finished matches that the store has already."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..protocol.players import MomentInfo
from ..protocol.tables import TableLine
from ..reports.analyses import FORMAT
from ..store import Store

MOST_MOMENTS = 3


class Decision(msgspec.Struct, frozen=True):
    number: int


class TurningPoint(msgspec.Struct, frozen=True):
    index: int  # of the decision; a stroke of luck comes before it
    seat: int
    change: float  # of the seat's chance of winning
    is_mistake: bool


class Course(msgspec.Struct, frozen=True):
    """What is needed of an analysis."""

    decisions: list[Decision]
    turning_points: list[TurningPoint]


async def best_moments(store: Store, person: str, matches: Sequence[TableLine]) -> list[MomentInfo]:
    """For the matches that turned most in the person's favour, the position after the turning point."""
    found = []
    for match in matches:
        kept = await store.analysis(match.id, FORMAT)
        seats = [seat for seat, one in enumerate(match.seats) if one.person and one.person.id == person]
        best = best_of(msgspec.json.decode(kept, type=Course), seats) if kept else None
        if best:
            version, gain = best
            found.append(MomentInfo(match.id, match.game, version, round(gain, 3)))
    return sorted(found, key=lambda one: -one.gain)[:MOST_MOMENTS]


def best_of(course: Course, seats: Sequence[int]) -> tuple[int, float] | None:
    """The version after the largest gain of one of these seats, and the gain."""
    turns = [one for one in course.turning_points if one.seat in seats and one.change > 0]
    if not turns:
        return None
    turn = max(turns, key=lambda one: one.change)
    after = course.decisions[turn.index :]
    return (after[0].number - 1 if after else course.decisions[-1].number + 1), turn.change
