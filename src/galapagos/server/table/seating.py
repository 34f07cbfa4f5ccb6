"""Seating before the start. Each function returns the deeds that a command leads to, and changes nothing."""

from __future__ import annotations

from galapagos.bots import check_bot
from galapagos.engine.errors import Refused

from ..store.contacts import NOBODY, Barred
from . import rated
from .entry import AnyDeed, Hosted, Occupant, Seated, Started
from .table import OPEN, Table


def sit(
    table: Table, now: float, person: str, seat: int, nonce: str, companion: str = "", barred: Barred = NOBODY
) -> tuple[AnyDeed, ...]:
    """Takes the seat with that number, or any free one for -1, for the person or a companion on the same device. The
    first person at a table without a host becomes host."""
    check_open(table)
    check_company(table, barred)
    if not companion and table.seat_of(person) >= 0:
        raise Refused("seat-yours-already")
    free = [number for number, chair in enumerate(table.chairs) if chair.is_free]
    if not free:
        raise Refused("seats-all-taken")
    if seat >= len(table.chairs) or (seat >= 0 and seat not in free):
        raise Refused("seat-taken")
    rated.check_word(table.opened.rated, nonce)
    rated.check_companion(table.opened.rated, bool(companion))
    host = [] if table.host else [Hosted(person)]
    occupant = Occupant(companion, nonce=nonce, device=person) if companion else Occupant(person, nonce=nonce)
    return (Seated(seat if seat >= 0 else free[0], occupant), *host)


def stand_up(table: Table, now: float, person: str) -> tuple[AnyDeed, ...]:
    """Frees all seats of the person's device before the start. If the host leaves, another person becomes host, or the
    next one to sit down."""
    check_open(table)
    seats = table.seats_of(person)
    if not seats:
        raise Refused("seat-not-here")
    others = [other for other in table.owners() if other != person]
    host = [Hosted(others[0] if others else "")] if table.host == person else []
    return (*(Seated(seat, Occupant()) for seat in seats), *host)


def set_seat(table: Table, now: float, person: str, seat: int, bot: str) -> tuple[AnyDeed, ...]:
    check_open(table)
    if bot or seat not in table.seats_of(person):  # everybody may free the seat of a companion
        check_host(table, person)
    if seat >= len(table.chairs):
        raise Refused("seat-number-wrong", number=len(table.chairs))
    if table.chairs[seat].person == person:
        raise Refused("seat-own")
    if bot:
        check_bot(table.game, bot)
        rated.check_bot(table.game, table.opened.rated, bot)
    return (Seated(seat, Occupant(bot=bot)),)


def start(table: Table, now: float, person: str) -> tuple[AnyDeed, ...]:
    check_host(table, person)
    if any(chair.is_free for chair in table.chairs):
        raise Refused("seat-still-free")
    rated.check_people(table)
    return (Started(),)


def check_company(table: Table, barred: Barred) -> None:
    """People of whom one has blocked the other do not play together. A blocked person reads a sentence that names
    nobody and no reason."""
    here = {*table.owners(), table.host}
    if here & barred.by_me:
        raise Refused("seat-blocked")
    if here & barred.me:
        raise Refused("seat-not-for-you")


def check_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refused("game-begun")


def check_host(table: Table, person: str) -> None:
    """While the host is away, every player at the table may do what the host may."""
    check_open(table)
    is_host_away = any(table.chairs[seat].away > 0 for seat in table.seats_of(table.host))
    if table.host != person and not (is_host_away and table.seats_of(person)):
        raise Refused("host-only")
