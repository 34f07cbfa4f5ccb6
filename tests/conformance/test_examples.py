"""The notebook runs, and the example that learns beats random opponents and wins some games against greedy ones."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
UPDATES, GAMES = 120, 400
LEAST = {"random": 0.65, "greedy": 0.08}  # of the games; docs/envs has what was measured


def test_the_notebook_runs() -> None:
    names: dict[str, Any] = {}
    for cell in json.loads((DOCS / "envs" / "first-steps.ipynb").read_text())["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)


def test_the_learner_learns() -> None:
    spec = importlib.util.spec_from_file_location("ppo", DOCS / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    before, after = ppo.learn(0, seed=1), ppo.learn(UPDATES, seed=1)
    for opponents, least in LEAST.items():
        assert ppo.win_rate(after, GAMES, 1, opponents) > least > ppo.win_rate(before, GAMES, 1, opponents), opponents
