"""Quick pairing: what people wait for."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import Nonce


class PairingWish(msgspec.Struct, frozen=True):
    """What I wait for: a game with so many players."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    pace: Annotated[str, Meta(max_length=20)] = "live"  # or days: a correspondence game
    rated: bool = False
    nonce: Nonce = ""  # a rated table needs one


class QueueInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many people wait for the same thing."""

    game: str
    seats: int
    pace: str
    rated: bool
    waiting: int
    willing: int = 0  # of these, who let bots have the empty seats


class PairingInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The queues of quick pairing, and my place there. I am the only one who sees the last five fields."""

    number: int  # changes with my place and my queue
    queues: list[QueueInfo]
    wish: PairingWish | None = None  # null: I do not wait
    waited: float = 0.0  # seconds
    bots_in: float = 0.0  # seconds until I may let bots have the empty seats
    with_bots: bool = False  # I do
    table: str = ""  # that was found for me; `POST /api/pairing/leave` confirms that I have seen it
