"""Metrics for the operator, in Prometheus' format."""

from __future__ import annotations

from functools import cache

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

MOVES = Counter("galapagos_moves_total", "Moves that were written", ["game"])
REFUSALS = Counter("galapagos_refusals_total", "Messages and requests that were refused", ["kind"])
TABLES = Gauge("galapagos_tables", "Tables in memory", ["status"])
SOCKETS = Gauge("galapagos_sockets", "Open sockets")
MOVE_SECONDS = Histogram(
    "galapagos_move_seconds",
    "From the arrival of a move to its broadcast",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
THOUGHT = Histogram(
    "galapagos_thought_seconds", "How long bots think", ["game"], buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
)


@cache
def moves(game: str) -> Counter:
    """The counter of a game, cached because it is used for every move."""
    return MOVES.labels(game)


def exposition() -> bytes:
    return generate_latest(REGISTRY)


def open_sockets() -> int:
    return int(REGISTRY.get_sample_value("galapagos_sockets") or 0)
