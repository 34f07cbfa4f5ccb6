"""The HTTP routes of the server."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import contacts, games, lab, people, players, puzzles, replays, tables

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *players.ENDPOINTS,
    *contacts.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *replays.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *lab.ENDPOINTS,
)
