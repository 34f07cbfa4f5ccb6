"""Who has installed a wheel has neither a Makefile nor the sources: no sentence sends them to `make`."""

from __future__ import annotations

import ast
import re

from tools.setup import ROOT

SOURCES = ROOT / "src" / "galapagos"
FOR_CHECKOUTS = {
    "server/pages.py",
    "cli/bench.py",
    "cli/en.ftl",
    "cli/de.ftl",
    "server/en.ftl",
    "server/de.ftl",
}  # they say what to do without a checkout, too


def test_no_text_tells_somebody_without_a_checkout_to_run_make() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)
    advice = re.compile(rf"\bmake ({'|'.join(targets)})\b")
    found = set()
    for file in SOURCES.rglob("*.py"):
        texts = (
            node.value
            for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
        if any(map(advice.search, texts)):
            found.add(file.relative_to(SOURCES).as_posix())
    found |= {
        file.relative_to(SOURCES).as_posix() for file in SOURCES.rglob("*.ftl") if advice.search(file.read_text())
    }
    assert found == FOR_CHECKOUTS
