"""Players that are programs. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.engine.game import Game

__all__ = ["BOTS", "Bot", "make_bot"]

BOTS = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")


class Bot(Protocol):
    """One player at a table."""

    name: str

    def choose(self, game: Game, s: Any) -> int:
        """One of the open actions. `s` is a copy, hidden from the actor already, that the bot may do with as it likes."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refused(f"There is no bot {name!r}: use {', '.join(BOTS)}.")
    if name.startswith("level"):
        from .levels import Thinker, find_level

        return Thinker(find_level(name), seed)
    from .simple import Simple

    return Simple(name, seed)
