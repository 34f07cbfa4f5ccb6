"""The notebook runs from top to bottom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"


def test_the_notebook_runs() -> None:
    names: dict[str, Any] = {}
    for cell in json.loads((DOCS / "envs" / "first-steps.ipynb").read_text())["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
