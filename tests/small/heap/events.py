"""What happens."""

from __future__ import annotations

from galapagos.engine.language.event import Events, number

from .actions import SEAT

EVENTS = Events()
TAKEN = EVENTS.event("taken", SEAT, number("count"))
