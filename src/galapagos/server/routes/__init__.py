"""The HTTP routes of the server."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import contacts, games, islands, lab, pairing, people, pictures, players, replays, tables

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *players.ENDPOINTS,
    *contacts.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *pairing.ENDPOINTS,
    *replays.ENDPOINTS,
    *islands.ENDPOINTS,
    *pictures.ENDPOINTS,
    *lab.ENDPOINTS,
)
