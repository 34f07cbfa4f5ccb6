"""A Ray cluster on this machine, as processes that think they are machines: a head that plays nothing, and others with
so many cores each. One that is written `2+1` says that it has a GPU, too.

    .venv-cluster/bin/python -m tests.thorough.machines 2 2+1

It says its address, loses a machine without a word at each line that it reads, and ends with its input.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

MEMORY = 200 << 20  # of a machine, for what is on its way
ATTEMPTS = 5


def start(cores: Sequence[int | str]) -> Cluster:
    """Ray gives a machine half a minute to start, which is little where others work, too."""
    for _ in range(ATTEMPTS - 1):
        with suppress(Exception):
            return start_once(cores)
    return start_once(cores)


def start_once(cores: Sequence[int | str]) -> Cluster:
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False, "object_store_memory": MEMORY}
    )
    for count, _, gpus in (str(word).partition("+") for word in cores):
        cluster.add_node(num_cpus=int(count), num_gpus=int(gpus or 0), object_store_memory=MEMORY)
    return cluster


def main() -> None:
    cluster = start(sys.argv[1:])
    try:
        print(cluster.address, flush=True)
        for _ in sys.stdin:
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)
            print("gone", flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
