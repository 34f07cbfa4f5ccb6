"""The results of a table that is over: one row per seat. They follow from the log alone."""

from __future__ import annotations

from ..store import Result
from . import entry
from .table import Table, points_of, sides_of


def results_of(table: Table) -> list[Result]:
    """One result per seat; none before the end, or if the match never began."""
    ended = table.ended
    if ended is None or not table.is_started:
        return []
    seats = len(table.chairs)
    points, sides = ended.points, ended.sides
    if not points and table.match:  # entries of earlier versions have neither
        points, sides = tuple(points_of(table.match)), tuple(sides_of(table.match))
    ranks = ranks_of(table, ended)
    is_rated = table.opened.rated and any(ranks)
    return [
        Result(
            table.id,
            seat,
            table.opened.game,
            seats,
            chair.person,
            chair.player,
            sides[seat] if sides else seat,
            ranks[seat],
            points[seat] if points else 0,
            chair.answers,
            round(chair.spent, 3),
            ended.why if seat == ended.seat else chair.why,
            ended.why,
            is_rated,
            table.ended_at,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def ranks_of(table: Table, ended: entry.Ended) -> list[int]:
    """The rank of each seat, from 1; zeros if the match has no result. A player who ends the match by leaving is last.
    At a rated table, all players for whom a bot plays at the end are behind the others."""
    if ended.seat < 0 and not ended.ranks:
        return [0] * len(table.chairs)
    order = list[tuple[int, int]]()
    for seat, chair in enumerate(table.chairs):
        if seat == ended.seat:
            order.append((1, 0))
        elif table.opened.rated and chair.relief:
            order.append((2, 0))
        else:
            order.append((0, ended.ranks[seat] if ended.ranks else 0))
    return [1 + sum(other < own for other in order) for own in order]
