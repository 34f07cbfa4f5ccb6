"""Bots, hints and analyses run in a separate process, so that no search delays a move.

thinkers = await Thinkers.start()
chosen = await thinkers.choose("dodo", bytes(hidden), "level3", seed)
await thinkers.close()
"""

from __future__ import annotations

from .asking import Asking, Unanswered
from .thinkers import Thinkers
from .wire import Chosen, Film, HintedAction, LoggedStep, Moment, PositionShown, Preparedness, Verified

__all__ = [
    "Asking",
    "Chosen",
    "Film",
    "LoggedStep",
    "Moment",
    "HintedAction",
    "PositionShown",
    "Preparedness",
    "Thinkers",
    "Unanswered",
    "Verified",
]
