"""A Ray cluster behind the `Workers` interface. Each machine needs the same version of this program and plays on as
many cores as it lends to the cluster."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from galapagos.engine.compiler.cache import cache_home
from galapagos.engine.errors import Refused

from .cell import Cell, Chunk, play_together
from .tracing.tracer import Tables
from .workers import PlayedChunks, seconds_per_game

PATIENCE = 5.0  # seconds until a machine answers
RETRIES = 5  # for a chunk whose machine or process was lost
BATCH = 32  # chunks per GPU task: one thread per game
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS_TYPE = 4  # HTTP/2 frame type of the first frame in the answer
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    # instead of a minute, if this machine has not joined the cluster
    "RAY_gcs_server_request_timeout_seconds": "15",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


Batch = tuple[Chunk, ...]


class Cluster:
    """All cores and GPUs of the machines that have joined, including machines that join later. When a machine leaves,
    another one plays its unfinished chunks."""

    def __init__(self, address: str, backend: str = "cpu") -> None:
        self.ray, self.address, self.backend = join(address), address, backend
        self.play_remotely = self.ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
        self.play_on_gpu = self.ray.remote(num_cpus=0, num_gpus=1, max_retries=RETRIES)(play_batch)
        self.time_remotely = self.ray.remote(num_cpus=1, max_retries=RETRIES)(time_games)
        self.processor_seconds = 0.0  # CPU time of games on all machines
        if not self.slots:
            raise Refused("cluster-without-cores", address=address)

    @property
    def slots(self) -> int:
        """How many chunks the cores can play at once, now."""
        return int(self.ray.cluster_resources().get("CPU", 0))

    @property
    def gpus(self) -> int:
        return int(self.ray.cluster_resources().get("GPU", 0)) if self.backend == "cpu" else 0

    def play(self, chunks: Iterable[Chunk]) -> PlayedChunks:
        waiting = ChunkQueue(chunks)
        on_cores = dict[Any, Batch]()
        on_gpus = dict[Any, Batch]()
        ready = list[tuple[Any, Batch]]()
        try:
            while True:
                # before tables are stored, so that workers do not wait for it
                self.hand_out(waiting, on_cores, on_gpus)
                for reference, batch in ready:
                    yield from zip(batch, self.receive(reference, batch), strict=True)
                if not on_cores and not on_gpus:
                    return
                done, _ = self.ray.wait([*on_cores, *on_gpus])
                ready = [
                    (reference, (on_cores if reference in on_cores else on_gpus).pop(reference)) for reference in done
                ]
        finally:
            for reference in (*on_cores, *on_gpus):
                self.ray.cancel(reference)

    def hand_out(self, waiting: ChunkQueue, on_cores: dict[Any, Batch], on_gpus: dict[Any, Batch]) -> None:
        """Submit work for every idle GPU and core; at least one core task if nothing is running, because a core may be
        about to join."""
        for _ in range(self.gpus - len(on_gpus)):
            if batch := waiting.take_simple(BATCH):
                on_gpus[self.play_on_gpu.remote(batch, keys_of(batch), "gpu")] = batch
        for _ in range(max(not on_cores and not on_gpus, self.slots - len(on_cores))):
            if batch := waiting.take():
                on_cores[self.play_remotely.remote(batch, keys_of(batch), self.backend)] = batch

    def receive(self, reference: Any, batch: Batch) -> list[Tables]:
        found, seconds = self.get(reference, f"Chunk {batch[0].number} of {batch[0].cell.title}")
        self.processor_seconds += seconds
        return [dict(tables) for tables in found]

    def seconds(self, cell: Cell, chunks: int) -> float:
        slots = self.slots
        found = self.get(self.time_remotely.remote(cell, cell.key, self.backend), f"A trial of {cell.title}")
        return float(found) * cell.chunk * chunks / max(1, min(slots, chunks))

    def get(self, reference: Any, what: str) -> Any:
        """The result of a worker, or a refusal that says why there is none."""
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            cause = error.cause
            raise (
                Refused(cause.message)
                if isinstance(cause, Refused)
                else Refused("cluster-not-playable", what=what, kind=type(cause).__name__, reason=one_line(cause))
            ) from None
        except errors.RayError as error:
            raise Refused("cluster-lost", what=what, count=RETRIES + 1, reason=one_line(error)) from None


class ChunkQueue:
    """Chunks waiting to be played. Those that a GPU cannot play are set aside for the cores."""

    def __init__(self, chunks: Iterable[Chunk]) -> None:
        self.chunks, self.aside = iter(chunks), deque[Chunk]()

    def take(self) -> Batch:
        """One chunk, or none."""
        if self.aside:
            return (self.aside.popleft(),)
        return tuple(islice(self.chunks, 1))

    def take_simple(self, count: int) -> Batch:
        """The chunks without searching bots among the next `count`."""
        taken = tuple(islice(self.chunks, count))
        self.aside += (chunk for chunk in taken if chunk.cell.table.seating.searches)
        return tuple(chunk for chunk in taken if not chunk.cell.table.seating.searches)


def keys_of(batch: Batch) -> tuple[str, ...]:
    return tuple(chunk.cell.key for chunk in batch)


# --- connecting


def join(address: str) -> Any:
    """Connect to the cluster and return the `ray` module."""
    check_address(address)
    os.environ.update({name: value for name, value in SETTINGS.items() if name not in os.environ})
    try:
        import ray
    except ImportError:
        raise Refused("ray-not-installed") from None
    greet(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, ignore_reinit_error=True)
    except (RuntimeError, ConnectionError, OSError, ValueError) as error:
        raise Refused("cluster-closed", address=address, reason=one_line(error)) from None
    # otherwise Ray reports lost machines on standard output, which is for results
    ray._private.worker._worker_logs_enabled = False
    return ray


def check_address(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    if not host or not colon or not (port.isascii() and port.isdigit()) or not 0 < int(port) < 1 << 16:
        raise Refused("cluster-address-malformed", address=address)
    return host.strip("[]"), int(port)


def greet(address: str) -> None:
    """Check that a Ray head answers. Its server speaks HTTP/2; Ray itself would wait for minutes if the address is
    wrong."""
    try:
        with socket.create_connection(check_address(address), PATIENCE) as line:
            line.sendall(GREETING)
            answer = line.recv(9, socket.MSG_WAITALL)
    except OSError as error:
        raise Refused("cluster-unreachable", address=address, reason=error.strerror or error) from None
    if len(answer) < 9 or answer[3] != SETTINGS_TYPE:
        raise Refused("cluster-not-ray", address=address)


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split()).rstrip(".")


# --- in a worker


def play_batch(batch: Batch, keys: tuple[str, ...], backend: str) -> tuple[list[Tables], float]:
    """The tables of a batch, and the CPU time its games took. Without a usable GPU the batch is played on a core."""
    if backend == "gpu":
        from .tracing.gpu import is_here

        backend = "gpu" if is_here() else "cpu"
    for chunk, key in zip(batch, keys, strict=True):
        prepare(chunk.cell, key, backend)
    begin = time.thread_time()
    return play_together(batch, backend), time.thread_time() - begin


def time_games(cell: Cell, key: str, backend: str) -> float:
    prepare(cell, key, backend)
    return seconds_per_game(cell, backend)


def prepare(cell: Cell, key: str, backend: str) -> None:
    """Refuse if this machine has other rules than the caller. The first worker of a machine compiles; the others load
    the result from the cache."""
    if cell.key != key:
        raise Refused("cluster-other-version", host=socket.gethostname(), cell=cell.title)
    if (key, backend) not in _prepared:
        with machine_lock(cell.game):
            cell.prepare(backend)
        _prepared.add((key, backend))


_prepared = set[tuple[str, str]]()


@contextmanager
def machine_lock(name: str) -> Iterator[None]:
    """A lock that one process of this machine can hold at a time."""
    import fcntl

    cache_home().mkdir(parents=True, exist_ok=True)
    with (cache_home() / f"{name}.turn").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
