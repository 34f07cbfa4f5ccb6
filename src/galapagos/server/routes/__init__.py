"""The HTTP routes of the server."""

from __future__ import annotations

from ..http.endpoint import Endpoint
from . import (
    contacts,
    games,
    islands,
    lab,
    operating,
    pairing,
    people,
    pictures,
    players,
    puzzles,
    replays,
    tables,
    tournaments,
)

ENDPOINTS: tuple[Endpoint, ...] = (
    *people.ENDPOINTS,
    *players.ENDPOINTS,
    *contacts.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *pairing.ENDPOINTS,
    *replays.ENDPOINTS,
    *islands.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *pictures.ENDPOINTS,
    *operating.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *lab.ENDPOINTS,
)
