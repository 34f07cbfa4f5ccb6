"""The HTTP routes of the server."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import contacts, games, islands, lab, people, players, replays, tables, tournaments

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *players.ENDPOINTS,
    *contacts.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *replays.ENDPOINTS,
    *islands.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *lab.ENDPOINTS,
)
