"""What an operator sees of a server, in Prometheus' format."""

from __future__ import annotations

import os
import shutil
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .settings import COUNTS

MOVES = Counter("galapagos_moves_total", "Moves that were written", ["game"])
REFUSALS = Counter("galapagos_refusals_total", "Messages and requests that were refused", ["kind"])
TABLES = Gauge("galapagos_tables", "Tables in memory", ["status"], multiprocess_mode="livesum")
SOCKETS = Gauge("galapagos_sockets", "Open sockets", multiprocess_mode="livesum")
MOVE_SECONDS = Histogram("galapagos_move_seconds", "From a move's arrival to its being told", buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5))
THOUGHT = Histogram("galapagos_thought_seconds", "How long bots think", ["game"], buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10))


@cache
def moves(game: str) -> Counter:
    """Those of a game; looked up once, since every move is counted."""
    return MOVES.labels(game)


def exposition() -> bytes:
    """Of all processes together."""
    if COUNTS not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)         # type: ignore[no-untyped-call]
    return generate_latest(registry)


def clear() -> None:
    """When nobody counts any more: whoever ends by a signal does not come to it later."""
    if COUNTS in os.environ:
        shutil.rmtree(os.environ[COUNTS], ignore_errors=True)


def forget(process: int) -> None:
    """What it had open is open no more. The next one finds the folder, whoever has tidied up."""
    if COUNTS in os.environ:
        os.makedirs(os.environ[COUNTS], mode=0o700, exist_ok=True)
        mark_process_dead(process)          # type: ignore[no-untyped-call]
