"""The HTTP routes of the server."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import games, lab, people, players, puzzles, replays, tables

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *players.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *replays.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *lab.ENDPOINTS,
)
