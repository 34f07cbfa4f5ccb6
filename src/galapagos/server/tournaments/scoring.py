"""What a table is worth: the share of one's opponents whom one has beaten, in thousandths.

Equal ranks count half, and so does a match without a result, or a round without a table. In a duplicate tournament all
tables of a round begin alike, so the opponents are those who had the same seat at the other tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..store import Result

FULL = 1000
HALF = FULL // 2


Worth = tuple[int, int]  # the less, the better; MISSING without a result
MISSING: Worth = (0, 0)


def scores_of(results: Sequence[Result]) -> tuple[int, ...]:
    """The score of each seat of a table; `results` are by seat."""
    ranks = [(one.rank, 0) for one in results]
    return tuple(share(own, [*ranks[:seat], *ranks[seat + 1 :]]) for seat, own in enumerate(ranks))


def duplicate_scores(tables: Sequence[Sequence[Result]]) -> tuple[tuple[int, ...], ...]:
    """The scores of all tables of a round. The better rank counts, then points."""
    if len(tables) == 1:
        return (scores_of(tables[0]),)
    worths = [[(one.rank, -one.points) if one.rank else MISSING for one in table] for table in tables]
    scores = list[tuple[int, ...]]()
    for number, table in enumerate(worths):
        others = [*worths[:number], *worths[number + 1 :]]
        scores.append(tuple(share(own, [other[seat] for other in others]) for seat, own in enumerate(table)))
    return tuple(scores)


def share(own: Worth, others: Sequence[Worth]) -> int:
    """The share of the others who did worse, in thousandths."""
    halves = 0
    for other in others:
        if MISSING in (own, other) or other == own:
            halves += 1
        elif other > own:
            halves += 2
    return FULL * halves // (2 * len(others))
