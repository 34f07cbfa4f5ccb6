"""Winners, in the rules subset: the seats with the highest score. k winners share the win equally."""

from __future__ import annotations

from ..language.contract import MAX_SEATS
from ..language.struct import Numbers


def find_winners(scores: Numbers, seats: int) -> int:
    """The seats with the highest score, as a bit mask."""
    best = scores[0]
    for seat in range(1, seats):
        best = max(best, scores[seat])
    winners = 0
    for seat in range(seats):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners


def win_share(winners: int, seat: int) -> float:
    count = 0
    for other in range(MAX_SEATS):
        count += winners >> other & 1
    return (winners >> seat & 1) / count


def win_shares(scores: Numbers) -> tuple[float, ...]:
    """The share of the win of each seat, for callers in Python."""
    winners = find_winners(scores, len(scores))
    return tuple(win_share(winners, seat) for seat in range(len(scores)))
