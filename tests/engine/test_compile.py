"""The compiler and its cache: an old build is never served."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from galapagos.engine.compiler.cache import KEPT, cache_folder
from galapagos.engine.compiler.compile import is_table
from galapagos.engine.compiler.program import Program, interpret

RULES = """
from __future__ import annotations
from galapagos.engine.language.struct import Numbers
from toy_table import STEP
from toy_table import add

def walk(numbers: Numbers, place: int) -> int:
    return add(numbers[place], STEP)
"""
TABLE = """
from __future__ import annotations

STEP = {step}

def add(a: int, b: int) -> int:
    return a + b
"""
BUILD = """
import sys
import numpy as np
import toy_rules
from galapagos.engine.compiler.cache import cache_folder
from galapagos.engine.compiler.compile import compile_cpu
from galapagos.engine.compiler.fingerprint import fingerprint
from galapagos.engine.compiler.program import Program

program, checked = Program([toy_rules.walk], ("toy_rules", "toy_table"), {}), sys.argv[2] == "checked"
folder = cache_folder("toy", fingerprint(program), str(checked))
walk = compile_cpu(program, folder, boundscheck=checked)["walk"]
numbers = np.zeros(8, np.int64)[:2]
print(walk(numbers, int(sys.argv[1])), "hit" if sum(walk._cache_hits.values()) else "miss")
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GALAPAGOS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "toy_rules.py").write_text(RULES)
    (tmp_path / "toy_table.py").write_text(TABLE.format(step=3))
    return tmp_path


def build(toy: Path, place: int = 0, kind: str = "plain") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BUILD, str(place), kind], cwd=toy, capture_output=True, text=True, check=False
    )


def test_a_second_start_loads_from_the_cache(toy: Path) -> None:
    assert build(toy).stdout.split() == ["3", "miss"]
    assert build(toy).stdout.split() == ["3", "hit"]


def test_a_rule_edited_in_another_file_is_compiled_anew(toy: Path) -> None:
    build(toy)
    (toy / "toy_table.py").write_text(TABLE.format(step=4))
    assert build(toy).stdout.split() == ["4", "miss"]


@pytest.mark.thorough
def test_a_checked_build_is_never_served_from_the_plain_cache(toy: Path) -> None:
    assert build(toy, place=5).stdout.split() == ["3", "miss"]
    checked = build(toy, place=5, kind="checked")
    assert checked.returncode != 0
    assert "IndexError" in checked.stderr
    assert build(toy, place=5).stdout.split() == ["3", "hit"]


def test_a_checked_build_refuses_to_count_from_the_end(toy: Path) -> None:
    """A plain one does not look: it reads what lies before the array."""
    assert "IndexError" in build(toy, place=-1, kind="checked").stderr


@pytest.mark.thorough
def test_what_cannot_be_read_is_compiled_anew(toy: Path) -> None:
    build(toy)
    kept = next((toy / "cache").rglob("walk.compiled"))
    whole = kept.read_bytes()
    for damaged in (b"", whole[:100], whole[:-100], b"no pickle"):
        kept.write_bytes(damaged)
        assert build(toy).stdout.split() == ["3", "miss"]
    assert build(toy).stdout.split() == ["3", "hit"]


def test_code_for_another_processor_is_compiled_anew(toy: Path) -> None:
    build(toy)
    kept = next((toy / "cache").rglob("walk.compiled"))
    _, packed = pickle.loads(kept.read_bytes())
    kept.write_bytes(pickle.dumps((("another", "processor"), packed)))
    assert build(toy).stdout.split() == ["3", "miss"]


def test_builds_share_no_names_for_the_linker_to_confuse(tmp_path: Path) -> None:
    """Inner functions of two caches in one process would otherwise be taken for each other."""
    from galapagos.engine.compiler.compile import compile_cpu

    program = Program([answer], (__name__,), {})
    builds = [compile_cpu(program, folder)["answer"] for folder in (tmp_path / "a", tmp_path / "b", None, None)]
    names = [build.overloads[()].fndesc.mangled_name for build in builds]
    assert len(set(names)) == len(builds)
    assert "a" in builds[0].py_func.__qualname__.removeprefix("answer")


def test_old_caches_are_dropped(toy: Path) -> None:
    for step in range(KEPT + 5):
        cache_folder("toy", f"step {step}")
    assert len(list((toy / "cache" / "toy").iterdir())) == KEPT


def test_rules_that_call_themselves_are_refused() -> None:
    from galapagos.engine.compiler.compile import compile_cpu

    with pytest.raises(TypeError, match="calls itself"):
        compile_cpu(Program([countdown], (__name__,), {}))


def countdown(n: int) -> int:
    return 0 if n == 0 else countdown(n - 1)


def test_a_function_without_types_is_refused() -> None:
    from galapagos.engine.compiler.compile import compile_cpu

    with pytest.raises(TypeError, match="no type for n"):
        compile_cpu(Program([untyped], (__name__,), {}))


def untyped(n) -> int:  # type: ignore[no-untyped-def]
    return int(n)


def test_stubs_give_way_to_what_is_bound_in_their_place() -> None:
    bound = interpret(Program([ask], (__name__,), {stub: answer}))
    assert bound["ask"]() == 42
    with pytest.raises(NotImplementedError):
        ask()


def stub() -> int:
    raise NotImplementedError


def answer() -> int:
    return 42


def ask() -> int:
    return stub()


def test_an_attribute_with_the_name_of_a_function_is_no_call() -> None:
    program = Program([first_stub], (__name__,), {})
    assert program.reached() == [first_stub]


def first_stub(row: Row) -> int:
    return row.stub


class Row(NamedTuple):
    stub: int


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ((1, 2), True),
        (((1, 2), (3, 4)), True),
        (((1, 2), (3,)), False),
        ((), False),
        (("a",), False),
        ([1], False),
    ],
)
def test_a_table_is_a_rectangular_tuple_of_ints(value: object, expected: bool) -> None:
    assert is_table(value) is expected
