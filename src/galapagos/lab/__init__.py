"""Measure games and bots over thousands of games, fuzz the rules, and analyse matches.

>>> from galapagos.lab import Experiment, Lab
>>> results = Lab("results").run(Experiment("evo", players=[4], bots=["greedy"], games=20_000))  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .experiment import Experiment, Stop
    from .laboratory import Lab, Results

__all__ = ["Experiment", "Lab", "Results", "Stop"]

_HOMES = {"Experiment": "experiment", "Stop": "experiment", "Lab": "laboratory", "Results": "laboratory"}


def __getattr__(name: str) -> Any:
    """Import a name on first access, so that a tournament needs neither the tables nor DuckDB."""
    if name not in _HOMES:
        raise AttributeError(f"module 'galapagos.lab' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
