"""Bots, hints and analyses, thought of in a process of their own, so that no thought delays anybody's move.

    thinkers = await Thinkers.start()
    chosen = await thinkers.choose("dodo", bytes(hidden), "level3", seed)
    await thinkers.close()
"""

from __future__ import annotations

from .asking import Asking, Unanswered
from .relay import READY, Line, Relay
from .thinkers import Thinkers
from .wire import Chosen, Film, LoggedStep, Moment, Opinion, PositionShown, Preparedness, Verified

__all__ = [
    "READY", "Asking", "Chosen", "Film", "Line", "LoggedStep", "Moment", "Opinion", "PositionShown", "Preparedness", "Relay", "Thinkers", "Unanswered", "Verified",
]
