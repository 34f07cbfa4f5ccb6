"""Days, and what follows from them: the dice of each island, and the id of each person's try.

Days change at midnight UTC. The dice of all islands follow from one secret of the store, so that every process computes
the same ones, and so that the hash of tomorrow's dice can be published today.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta

from galapagos.engine.errors import Refused

BOT = "level3"  # the opponents


def day_at(now: float) -> str:
    """The day, such as 2026-11-19."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def parse_day(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("island-day-malformed", text=ascii(text[:20])) from None
    if day.isoformat() != text:  # other forms of the same day would have other dice
        raise Refused("island-day-malformed", text=ascii(text[:20]))
    return day


def day_after(day: str, days: int = 1) -> str:
    return (parse_day(day) + timedelta(days)).isoformat()


def end_of(day: str) -> float:
    """When the day is over, and its dice are no longer secret."""
    return datetime.combine(parse_day(day), datetime.min.time(), UTC).timestamp() + 86_400


def secret_of(key: bytes, game: str, day: str) -> str:
    """The secret of an island's dice, as hexadecimal digits."""
    return hmac.digest(key, f"island {day} {game}".encode(), "sha256").hex()


def table_of(key: bytes, game: str, day: str, person: str) -> str:
    """The id of a person's only try at an island. It cannot be guessed without the key."""
    digest = hmac.digest(key, f"try {day} {game} {person}".encode(), hashlib.sha256)[:12]
    return base64.urlsafe_b64encode(digest).decode().replace("-", "_")


def streak(days: set[str], today: str) -> int:
    """How many days in a row there was a try, up to today, or up to yesterday if today's is still to come."""
    day = today if today in days else day_after(today, -1)
    count = 0
    while day in days:
        day, count = day_after(day, -1), count + 1
    return count
