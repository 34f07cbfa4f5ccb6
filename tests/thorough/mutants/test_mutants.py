"""Every row of a mutant's table has a test that notices when its rule is broken, and none that fails while it is
not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from . import dodo, evo, laborigines, mutations
from .mutant import SOURCE, Mutant
from .nursery import Nursery

MUTANTS = {"dodo": dodo.MUTANTS, "mutations": mutations.MUTANTS, "laborigines": laborigines.MUTANTS, "evo": evo.MUTANTS}
every_mutant = pytest.mark.parametrize(
    ("game", "mutant"), [(game, mutant) for game, mutants in MUTANTS.items() for mutant in mutants], ids=str
)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@every_mutant
def test_what_a_mutant_breaks_is_there_once_and_its_row_has_tests(game: str, mutant: Mutant) -> None:
    assert mutant.text != mutant.becomes
    assert mutant.find(game)
    assert mutant.tests(game)


@pytest.mark.thorough
@every_mutant
def test_a_broken_rule_is_noticed_by_a_test_of_its_row(
    game: str, mutant: Mutant, nursery: Nursery, tmp_path: Path
) -> None:
    shutil.copytree(SOURCE, tmp_path / "src")
    mutant.apply(game, tmp_path / "src")
    run = nursery.run(tmp_path / "src", mutant.tests(game))
    assert run.code == pytest.ExitCode.TESTS_FAILED, run.output


@pytest.mark.thorough
@pytest.mark.parametrize("game", MUTANTS)
def test_the_same_tests_pass_where_no_rule_is_broken(game: str, nursery: Nursery) -> None:
    run = nursery.run(SOURCE, sorted({test for mutant in MUTANTS[game] for test in mutant.tests(game)}))
    assert run.code == pytest.ExitCode.OK, run.output
