"""Players that are programs. A bot sees what its seat may see, and nothing else."""

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
        """One of the open actions. `s` is a copy, hidden from the actor already, that the bot may do with as it
        likes."""


def bots_of(game: Game) -> tuple[str, ...]:
    """Everybody who can play a game: bots of all games, and those that follow a plan of this one."""
    return (*BOTS, *game.plans)


def title_of(player: str) -> str:
    """What people call a player: a level by its title."""
    return TITLES.get(player, player)


def check_bot(game: Game, name: str) -> None:
    if name not in bots_of(game):
        raise Refused("bot-unknown", name=repr(name), names=", ".join(bots_of(game)))


def is_level(name: str) -> bool:
    """Whether a bot searches, so that it has a budget."""
    return name in TITLES


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    check_bot(game, name)
    if is_level(name):
        from .levels import Thinker, find_level, is_ready

        is_ready(game)  # it gets ready while people look at the board
        return Thinker(find_level(name), seed)
    from .simple import Planner, Simple

    return Planner(name, game.plans[name], seed) if name in game.plans else Simple(name, seed)
