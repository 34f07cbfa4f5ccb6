"""Games whose prose is not in a catalogue yet, behind the same face."""

from __future__ import annotations

from typing import Any

from .message import Message, Value


def plain(words: str) -> Message:
    return Message("plain", {"words": words})


class LegacyText:
    def __init__(self, module: Any) -> None:
        self.module = module
        if hasattr(module, "is_told"):
            self.is_told = lambda turn, s: True

    def seat_name(self, s: Any, seat: int) -> Message:
        return plain(self.module.seat_name(s, seat))

    def name(self, s: Any, what: str, number: int) -> Message | None:
        return None

    def owner(self, s: Any, what: str, number: int) -> int:
        return -1

    def prompt(self, s: Any, question: str) -> dict[str, Value]:
        return {"words": self.module.prompt(s) if question != "ending" else self.module.ending(s)}

    def choice(self, s: Any, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
        return args

    def event(self, s: Any, event: str, args: dict[str, Value]) -> dict[str, Value]:
        return args


class LegacyView:
    def __init__(self, module: Any) -> None:
        self.module = module

    def view(self, s: Any, seat: int, ids: Any) -> Any:
        return self.module.view(s, seat)

    def pieces(self, s: Any) -> dict[str, Any]:
        return {}


class LegacyNotation:
    def __init__(self, module: Any) -> None:
        self.module = module

    def write(self, game: Any, s: Any) -> Any:
        return self.module.write(s)

    def read(self, game: Any, text: str) -> Any:
        return self.module.read(text)
