"""Tuning: search components or options for a target. Fast bots propose changes, searching bots correct them, and the
judgement uses games that the search has not seen.

>>> from galapagos.lab.tuning import Tuning, read_plan
>>> Tuning(read_plan(Path("map.toml")), kept=Path("map.json")).run()    # doctest: +SKIP
"""

from __future__ import annotations

from .plan import TuningPlan, read_plan
from .tuning import Tuning

__all__ = ["Tuning", "TuningPlan", "read_plan"]
