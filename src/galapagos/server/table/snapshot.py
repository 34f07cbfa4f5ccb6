"""Snapshots of tables, so that loading one need not replay its whole log."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from galapagos.engine.match import saved
from galapagos.engine.match.saved import SavedMatch

from . import entry
from .chair import Chair, Proposal
from .clock import Clock
from .entry import Opened
from .table import Table, is_outdated


class TableSnapshot(msgspec.Struct, array_like=True):
    opened: Opened
    at: float
    made: float
    number: int
    host: str
    chairs: list[Chair]
    match: SavedMatch | None
    clock_left: list[float]
    clock_seat: int
    clock_since: float
    proposal: Proposal | None
    is_started: bool
    ended: entry.Ended | None
    followed: str
    lines: list[str]
    asked_at: float = 0.0  # older snapshots lack these
    ended_at: float = 0.0
    reloads: int = 0
    stopped_at: str = ""
    clock_weekends: bool = False  # as agreed since
    clock_rests_until: float = 0.0


def pack(table: Table) -> bytes:
    return msgspec.msgpack.encode(
        TableSnapshot(
            table.opened,
            table.at,
            table.made,
            table.number,
            table.host,
            table.chairs,
            saved.keep(table.match) if table.match else None,
            table.clock.left,
            table.clock.seat,
            table.clock.since,
            table.proposal,
            table.is_started,
            table.ended,
            table.followed,
            table.lines,
            table.asked_at,
            table.ended_at,
            table.reloads,
            table.stopped_at,
            table.clock.rule.weekends,
            table.clock.rests_until,
        )
    )


def unpack(id: str, data: bytes) -> Table | None:
    """The table; None if the layout of the game's state has changed since, so that the log must be replayed."""
    read = msgspec.msgpack.decode(data, type=TableSnapshot)
    match = None
    if read.match and not is_outdated(read.opened.game, read.opened.rules):
        if not saved.fits(read.match):
            return None
        match = saved.resume(read.match)
    rule = replace(read.opened.clock, weekends=read.clock_weekends)
    clock = Clock(rule, read.clock_left, read.clock_seat, read.clock_since, read.clock_rests_until)
    return Table(
        id,
        read.opened,
        read.at,
        read.made,
        read.number,
        read.host,
        read.chairs,
        match,
        clock,
        read.proposal,
        read.is_started,
        read.ended,
        read.followed,
        read.lines,
        read.asked_at,
        read.ended_at or read.at,
        read.reloads,
        read.stopped_at,
    )
