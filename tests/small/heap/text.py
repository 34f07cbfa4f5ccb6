"""Which message belongs to what."""

from __future__ import annotations

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.words.message import Message, Value

from .data import SEAT_NAMES
from .state import State


def seat_name(s: State, seat: int) -> Message:
    return Message(f"player-{SEAT_NAMES[seat]}")


def name(s: State, ids: PieceIds, what: str, number: int) -> Message | None:
    return seat_name(s, number) if what == "player" else None


def owner(s: State, what: str, number: int) -> int:
    return -1


def prompt(s: State, ids: PieceIds, question: str) -> dict[str, Value]:
    return {"stones": s.stones}


def ending(s: State) -> dict[str, Value]:
    return {}


def choice(s: State, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    return args


def event(s: State, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    return args
