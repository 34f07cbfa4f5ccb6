"""Who may act at a running match: the seats that a person decides for, or a refusal."""

from __future__ import annotations

from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import Match

from .table import Table


class Late(Refused):
    """The action was meant for an earlier version of the game."""


def player_seat(table: Table, person: str) -> tuple[Match[Any, Any], int]:
    """The running match and the person's seat; refuses spectators."""
    match, seat = table.running, table.seat_of(person)
    if seat < 0:
        raise Refused("seat-only-looking")
    return match, seat


def deciding_seat(table: Table, person: str) -> tuple[Match[Any, Any], int]:
    """The same, but refuses people for whom a bot plays."""
    match, seat = player_seat(table, person)
    if table.chairs[seat].why == "resigned":
        raise Refused("seat-resigned")
    if table.chairs[seat].relief:
        raise Refused("seat-bot-plays-for-you")
    return match, seat


def deciding_seats(table: Table, owner: str) -> tuple[Match[Any, Any], list[int]]:
    """The running match and the seats on this person's device for which no bot plays."""
    match, seats = table.running, table.seats_of(owner)
    if not seats:
        raise Refused("seat-only-looking")
    found = [seat for seat in seats if not table.chairs[seat].relief]
    if not found:
        is_resigned = all(table.chairs[seat].why == "resigned" for seat in seats)
        raise Refused("seat-resigned" if is_resigned else "seat-bot-plays-for-you")
    return match, found


def seat_to_undo(table: Table, match: Match[Any, Any], owner: str, seen: int) -> int:
    """The seat whose answer an undo on this person's device takes back: of all its players, the one who decided
    last. Where the rules hide something, it is the player who sees the table, or another one who has just answered:
    whether an earlier answer was a decision may follow from hidden cards."""
    seats, answers = table.seats_of(owner), match.history.answers
    if len(seats) == 1 or not table.hides:
        return max(seats, key=match.history.last_by)
    return answers[-1].seat if answers and answers[-1].seat in seats else seen


def device_seat(table: Table, owner: str, seat: int) -> tuple[Match[Any, Any], int]:
    """The running match and that seat, or for -1 the only one, on the person's device."""
    match, seats = table.running, table.seats_of(owner)
    if seat < 0 and len(seats) == 1:
        return match, seats[0]
    if seat not in seats:
        raise Refused("seat-of-others" if seats else "seat-only-looking")
    return match, seat


def check_version(table: Table, version: int) -> None:
    """Refuses an action that was meant for another version of the game."""
    if version != table.running.version:
        raise Late("game-gone-on")
