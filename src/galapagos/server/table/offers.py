"""What a player may ask for at this moment. The rules of `consent` and `presence` decide, so a client that offers just
this offers nothing that would be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from galapagos.engine.errors import Refused

from ..protocol.tables import Offer
from . import consent, entry, presence
from .agreement import agreeing, voters
from .entry import AnyDeed
from .table import RUNNING, Table


def offers(table: Table, now: float, seat: int) -> tuple[Offer, ...]:
    person = table.chairs[seat].owner
    if not person or table.status != RUNNING:
        return ()
    others = [other for other in range(len(table.chairs)) if other != seat]
    found = [
        Offer("resign") if is_open(presence.resign, table, now, person, seat) else None,
        Offer("return") if is_open(presence.come_back, table, now, person, seat) else None,
        proposal(table, now, seat, "abort"),
        proposal(table, now, seat, "holiday", days=1),
        proposal(table, now, seat, "weekends"),
        *(proposal(table, now, seat, what, other) for other in others for what in ("relieve", "claim")),
    ]
    return tuple(offer for offer in found if offer)


def is_open(rule: Callable[..., tuple[AnyDeed, ...]], *wish: Any) -> bool:
    try:
        rule(*wish)
    except Refused:
        return False
    return True


def proposal(table: Table, now: float, seat: int, what: str, about: int = -1, days: int = 0) -> Offer | None:
    """A proposal with the seats that it would wait for; None if it is refused."""
    try:
        if table.chairs[seat].relief:
            return None
        (deed,) = consent.propose(table, now, table.chairs[seat].owner, what, about, seat, days)
    except Refused:
        return None
    if isinstance(deed, entry.Ended):
        return Offer(what, about)
    agreed = agreeing(table, table.proposal) if table.proposal and isinstance(deed, entry.Voted) else []
    own = table.seats_of(table.chairs[seat].owner)
    return Offer(what, about, tuple(other for other in voters(table, now, about) if other not in (*own, *agreed)))
