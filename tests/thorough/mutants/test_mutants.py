"""Every row of a mutant's table has a test that notices when its rule is broken, and none that fails while it is not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from . import dodo, evo, laborigines, mutations
from .mutant import SOURCE, Mutant
from .nursery import Nursery

MUTANTS = {"dodo": dodo.MUTANTS, "mutations": mutations.MUTANTS, "laborigines": laborigines.MUTANTS, "evo": evo.MUTANTS}
pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.mark.parametrize(("game", "mutant"), [(game, mutant) for game, mutants in MUTANTS.items() for mutant in mutants], ids=str)
def test_a_broken_rule_is_noticed_by_a_test_of_its_row(game: str, mutant: Mutant, nursery: Nursery, tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "src")
    mutant.apply(game, tmp_path / "src")
    run = nursery.run(tmp_path / "src", mutant.tests(game))
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.output


@pytest.mark.parametrize("game", MUTANTS)
def test_the_same_tests_pass_where_no_rule_is_broken(game: str, nursery: Nursery) -> None:
    run = nursery.run(SOURCE, sorted({test for mutant in MUTANTS[game] for test in mutant.tests(game)}))
    assert run.code == pytest.ExitCode.OK, run.output
