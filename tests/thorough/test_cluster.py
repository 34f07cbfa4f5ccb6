"""The lab on a real cluster: machines that are processes here. Somebody stops it and goes on, one machine is killed;
nothing is lost, and the rows are those of this machine alone."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galapagos.lab.experiment import read_experiment
from galapagos.lab.laboratory import Lab
from tests.lab.test_laboratory import rows

ROOT = Path(__file__).parents[2]
BIN = ROOT / ".venv-cluster" / "bin"
LONGEST = 600.0  # seconds to wait for anything, on a machine that is busy
EXPERIMENT = """
[base]
game = "laborigines"
bots = "greedy"
games = 20000
chunk = 250
[vary]
players = [2, 3]
"""

pytestmark = [pytest.mark.thorough, pytest.mark.skipif(not BIN.exists(), reason="needs `make setup-cluster`")]


@contextmanager
def machines(folder: Path, *cores: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a cluster, and what kills one of its machines."""
    with (
        (folder / "machines.txt").open("w") as errors,
        subprocess.Popen(
            [BIN / "python", "-m", "tests.thorough.machines", *cores],
            cwd=ROOT,
            env=environment(),
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
        ) as process,
    ):
        assert process.stdin is not None
        assert process.stdout is not None
        said, orders = process.stdout, process.stdin

        def kill_one() -> None:
            orders.write("\n")
            orders.flush()
            assert said.readline() == "gone\n"

        try:
            yield said.readline().strip(), kill_one
        finally:
            orders.close()


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT / "src")}


def wait_for_chunks(folder: Path, least: int, process: subprocess.Popen[str]) -> int:
    """How many are there when there are enough."""
    deadline = time.monotonic() + LONGEST
    while (
        (there := len(list(folder.glob("laborigines/*/0*")))) < least
        and process.poll() is None
        and time.monotonic() < deadline
    ):
        time.sleep(0.02)
    return there


def test_who_stops_keeps_what_is_finished_and_a_machine_that_is_killed_takes_nothing_with_it(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(EXPERIMENT)
    experiment, far = read_experiment(tmp_path / "x.toml"), tmp_path / "far"
    with machines(tmp_path, "2", "2") as (address, kill_one):
        command = [
            str(BIN / "galapagos"),
            "lab",
            "run",
            str(tmp_path / "x.toml"),
            "--cluster",
            address,
            "--results",
            str(far),
            "--json",
        ]
        with subprocess.Popen(
            command, env=environment(), text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            wait_for_chunks(far, 4, process)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=LONGEST)
        assert (process.returncode, out) == (130, ""), err
        assert re.fullmatch(r"galapagos: Stopped; [\d,]+ games are saved, and the same command continues\.\n", err)
        before = len(list(far.glob("laborigines/*/0*")))
        with subprocess.Popen(
            command, env=environment(), text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            there = wait_for_chunks(far, before + 8, process)
            kill_one()
            out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 0, err
    assert "Traceback" not in err  # Ray may say that it recovers what was lost
    assert before + 8 <= there < 140, "a machine was to be killed in the middle"
    assert json.loads(out)["game"] == "laborigines"
    near = Lab(tmp_path / "near").run(experiment)
    found = Lab(far).results(experiment)
    assert len(found.games) == len(near.games) == 40_000
    for table in ("games", "seats"):
        assert rows(found, table) == rows(near, table)
    for table in ("rolls", "looks"):
        assert found.table(table).order("ALL").fetchall() == near.table(table).order("ALL").fetchall()


def test_a_machine_with_a_gpu_plays_batches_and_the_rows_are_the_same(tmp_path: Path) -> None:
    """It only says that it has one, and plays on a core; `tests/thorough/test_gpu.py` compares rows where there is
    one."""
    (tmp_path / "x.toml").write_text(EXPERIMENT.replace("20000", "1000"))
    experiment, far = read_experiment(tmp_path / "x.toml"), tmp_path / "far"
    with machines(tmp_path, "1+1") as (address, _):
        command = [
            str(BIN / "galapagos"),
            "lab",
            "run",
            str(tmp_path / "x.toml"),
            "--cluster",
            address,
            "--results",
            str(far),
            "--json",
        ]
        done = subprocess.run(command, env=environment(), text=True, capture_output=True, check=False, timeout=LONGEST)
    assert done.returncode == 0, done.stderr
    near, found = Lab(tmp_path / "near").run(experiment), Lab(far).results(experiment)
    for table in ("games", "seats"):
        assert rows(found, table) == rows(near, table)
