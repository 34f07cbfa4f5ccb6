"""The number of processor cores that this process may use, which is often smaller than the machine's."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path

MEMBERSHIP, MOUNT = Path("/proc/self/cgroup"), Path("/sys/fs/cgroup")


def usable_cores() -> int:
    """The smaller of the process's CPU affinity and its cgroup's CPU quota; at least one."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(allowed, math.ceil(min(quotas(), default=allowed))))


def quotas(membership: Path = MEMBERSHIP, mount: Path = MOUNT) -> Iterator[float]:
    """The CPU quota, in cores, of each cgroup above this process (cgroups v1 and v2)."""
    try:
        groups = [line.split(":", 2) for line in membership.read_text().splitlines()]
    except OSError:  # not Linux
        return
    for _, controllers, path in groups:
        if controllers == "":
            yield from limits(mount, path, "cpu.max")
        elif "cpu" in controllers.split(","):
            yield from limits(mount / "cpu", path, "cpu.cfs_quota_us", "cpu.cfs_period_us")


def limits(mount: Path, path: str, *files: str) -> Iterator[float]:
    """The limits of a cgroup and of its parents. In a container the mount may be its own cgroup, whatever the path."""
    group = mount / path.lstrip("/")
    for folder in (group, *group.parents):
        try:
            quota, period = " ".join((folder / file).read_text() for file in files).split()
        except (OSError, ValueError):
            quota = period = "max"
        if quota not in ("max", "-1"):
            yield int(quota) / int(period)
        if folder == mount:
            return
