"""The notebook runs from top to bottom, and the example that learns comes to beat random opponents."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
UPDATES, GAMES, LEAST = 60, 300, 0.6       # of random opponents; greedy ones are much stronger


def test_the_notebook_runs() -> None:
    names: dict[str, Any] = {}
    for cell in json.loads((DOCS / "envs" / "first-steps.ipynb").read_text())["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)


def test_the_learner_learns() -> None:
    pytest.importorskip("jax")
    spec = importlib.util.spec_from_file_location("ppo", DOCS / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    weights = ppo.learn(UPDATES, seed=1)
    print("against greedy opponents:", ppo.win_rate(weights, GAMES, 1, "greedy"))
    assert ppo.win_rate(weights, GAMES, 1, "random") > LEAST
