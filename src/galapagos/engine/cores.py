"""How many processor cores this process may use: often fewer than the machine has."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path

MEMBERSHIP, MOUNT = Path("/proc/self/cgroup"), Path("/sys/fs/cgroup")


def usable_cores() -> int:
    """The cores of this process's affinity, or its cgroup's quota of processor time if that is less; at least one."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(allowed, math.ceil(min(quotas(), default=allowed))))


def quotas(membership: Path = MEMBERSHIP, mount: Path = MOUNT) -> Iterator[float]:
    """How many cores' time each cgroup above this process may use, by version 1 or 2 of cgroups."""
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
    """The limits of a cgroup and those above it. In a container the mount may be its own cgroup, whatever the path."""
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
