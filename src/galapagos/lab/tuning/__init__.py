"""Tuning: searches components or options for a target. Bots that play fast propose, bots that search correct them, and
games that nobody has searched with judge.

>>> from galapagos.lab.tuning import Tuning, read_plan
>>> Tuning(read_plan(Path("map.toml")), kept=Path("map.json")).run()    # doctest: +SKIP
"""

from __future__ import annotations

from .plan import TuningPlan, read_plan
from .tuning import Tuning

__all__ = ["Tuning", "TuningPlan", "read_plan"]
