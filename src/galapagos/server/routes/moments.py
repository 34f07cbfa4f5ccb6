"""The best moments of a player, from the analyses of finished matches that the store has already."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from galapagos.lab.analysis import TurningPoint

from ..protocol.players import MomentInfo
from ..protocol.tables import TableLine
from ..reports.analyses import FORMAT
from ..store import Store

MOST_MOMENTS = 3


class DecisionNumber(msgspec.Struct, frozen=True):
    number: int


class TurningPoints(msgspec.Struct, frozen=True):
    """The part of an analysis that is needed here."""

    decisions: list[DecisionNumber]
    turning_points: list[TurningPoint]


async def best_moments(store: Store, person: str, matches: Sequence[TableLine]) -> list[MomentInfo]:
    """For the matches that turned most in the person's favour, the position after the turning point."""
    found = []
    for match in matches:
        kept = await store.analysis(match.id, FORMAT)
        seats = [seat for seat, one in enumerate(match.seats) if one.person and one.person.id == person]
        best = best_of(msgspec.json.decode(kept, type=TurningPoints), seats) if kept else None
        if best:
            version, gain = best
            found.append(MomentInfo(match.id, match.game, version, round(gain, 3)))
    return sorted(found, key=lambda one: -one.gain)[:MOST_MOMENTS]


def best_of(analysis: TurningPoints, seats: Sequence[int]) -> tuple[int, float] | None:
    """The version after the largest gain of one of these seats, and the gain."""
    turns = [one for one in analysis.turning_points if one.seat in seats and one.change > 0]
    if not turns:
        return None
    turn = max(turns, key=lambda one: one.change)
    after = analysis.decisions[turn.index :]
    return (after[0].number - 1 if after else analysis.decisions[-1].number + 1), turn.change
