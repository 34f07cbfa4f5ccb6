"""Galapagos: four evolution board games, played, replayed, simulated.

>>> import galapagos
>>> match = galapagos.new("dodo", players=3, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.errors import Refused
    from .engine.game import all_games, find_game, open_game
    from .engine.match.match import Match, from_position, new
    from .engine.match.record import Record
    from .engine.match.replay import verify
    from .envs.batch import batch_env
    from .envs.replay import replay

    __version__: str

__all__ = [
    "Match",
    "Record",
    "Refused",
    "all_games",
    "batch_env",
    "find_game",
    "from_position",
    "new",
    "open_game",
    "replay",
    "verify",
]

_HOMES = {
    "Refused": "engine.errors",
    "all_games": "engine.game",
    "find_game": "engine.game",
    "open_game": "engine.game",
    "Match": "engine.match.match",
    "from_position": "engine.match.match",
    "new": "engine.match.match",
    "Record": "engine.match.record",
    "verify": "engine.match.replay",
    "batch_env": "envs.batch",
    "replay": "envs.replay",
}


def __getattr__(name: str) -> Any:
    """Loads what is asked for, when it is asked for: the command line answers `--help` without the engine."""
    if name == "__version__":
        from importlib.metadata import version

        return version("galapagos")
    if name not in _HOMES:
        raise AttributeError(f"module 'galapagos' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
