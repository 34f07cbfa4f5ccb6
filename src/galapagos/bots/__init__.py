"""Bots. A bot sees only what its seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.engine.game import Game

__all__ = ["Bot", "bots_of", "check_bot", "is_level", "make_bot", "title_of"]

TITLES = {"level1": "Hatchling", "level2": "Fledgling", "level3": "Forager", "level4": "Hunter", "level5": "Darwin"}
BOTS = ("random", "greedy", *TITLES)


class Bot(Protocol):
    """One player at a table."""

    name: str

    def choose(self, game: Game, s: Any) -> int:
        """Choose an open action. `s` is a copy that is already hidden from the actor; the bot may modify it."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of all bots for a game, including its own scripted plans."""
    return (*BOTS, *game.plans)


def title_of(player: str) -> str:
    """A bot's name for people."""
    return TITLES.get(player, player)


def check_bot(game: Game, name: str) -> None:
    if name not in bots_of(game):
        raise Refused("bot-unknown", name=repr(name), names=", ".join(bots_of(game)))


def is_level(name: str) -> bool:
    """Whether a bot is a level, which searches with a budget."""
    return name in TITLES


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot by name. The same seed gives the same choices."""
    check_bot(game, name)
    if is_level(name):
        from .levels import Thinker, find_level, is_ready

        is_ready(game)  # starts compiling in the background
        return Thinker(find_level(name), seed)
    from .simple import Planner, Simple

    return Planner(name, game.plans[name], seed) if name in game.plans else Simple(name, seed)
