"""How many cores a process may use, by its affinity and by its cgroups."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.engine.cores import quotas, usable_cores

PINNED = """
import os
from galapagos.engine.cores import usable_cores
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
print(usable_cores())
"""


def test_a_process_uses_the_cores_that_it_is_bound_to() -> None:
    assert 1 <= usable_cores() <= len(os.sched_getaffinity(0))
    assert subprocess.run([sys.executable, "-c", PINNED], capture_output=True, text=True, check=True).stdout == "1\n"


@pytest.mark.parametrize(
    ("membership", "files", "found"),
    [
        ("0::/a/b\n", {"a/b/cpu.max": "max 100000", "a/cpu.max": "150000 100000"}, [1.5]),
        ("0::/outside\n", {"cpu.max": "200000 100000"}, [2.0]),  # a container that sees only its own cgroup
        (
            "4:cpu,cpuacct:/a\n0::/\n",
            {
                "cpu/a/cpu.cfs_quota_us": "50000",
                "cpu/a/cpu.cfs_period_us": "100000",
                "cpu/cpu.cfs_quota_us": "-1",
                "cpu/cpu.cfs_period_us": "100000",
            },
            [0.5],
        ),
        ("3:cpuset:/\n", {}, []),
    ],
)
def test_a_quota_of_processor_time_is_read_from_each_cgroup_above(
    membership: str,
    files: dict[str, str],
    found: list[float],
    tmp_path: Path,
) -> None:
    (tmp_path / "membership").write_text(membership)
    for name, text in files.items():
        (tmp_path / "mount" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "mount" / name).write_text(f"{text}\n")
    assert list(quotas(tmp_path / "membership", tmp_path / "mount")) == found
    assert list(quotas(tmp_path / "missing", tmp_path / "mount")) == []
