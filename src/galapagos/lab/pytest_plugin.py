"""A plugin for pytest: each step of `galapagos check` is a test.

pytest -p galapagos.lab.pytest_plugin --game ./finches.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.game import open_game

from .checking import Check, CheckFinding


class Broken(Exception):
    """What a step has found."""


class Step(pytest.Item):
    """One step of the check of a game."""

    def __init__(
        self, *, file: Path, look: Callable[[], Iterator[CheckFinding]], before: list[Step], **more: Any
    ) -> None:
        super().__init__(**more)
        self.file, self.look, self.before, self.is_broken = file, look, before, False

    def runtest(self) -> None:
        if any(step.is_broken for step in self.before):
            pytest.skip("an earlier step has a finding")
        found = list(self.look())
        self.is_broken = bool(found)
        if found:
            raise Broken("\n".join(f"{self.file.name}:{finding.line}: {finding.sentence}" for finding in found))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, Broken) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.file, 0, self.name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], metavar="FILE", help="check a game in one file")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    for name in config.getoption("--game"):
        file, before = Path(name), list[Step]()
        for step, look in Check(open_game(file)).steps.items():
            made: Step = Step.from_parent(
                session, name=f"{file.stem}: {step}", file=file, look=look, before=list(before)
            )
            before.append(made)
        items += before
