"""Play many games. Game number k is the same game on every back end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

from ..compiler import backend as backends
from ..compiler.backend import Functions, check_backend, functions
from ..cores import usable_cores
from ..errors import Refused
from ..game import Game
from ..language.chance import Random
from ..language.option import Value
from ..language.struct import assign, buffer, buffer_part, i8, i16, i32, i64
from ..loops.playout import BOTS, Outcome
from ..words.message import either

BACKENDS = (*backends.BACKENDS, "gpu")
CHUNK = {"python": 1, "cpu": 512, "gpu": 1 << 20}  # most games between two reports of progress
LEAST_CHUNKS = 8  # per core, so that a preempted thread delays only a small chunk

Progress = Callable[[int], None]


def play(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    start: int = 0,
    seed: int = 0,
    options: Mapping[str, Value] = {},
    backend: str = "cpu",
    checked: bool = False,
    progress: Progress | None = None,
) -> Any:
    """Play games start to start + games - 1, and return a buffer of Outcome."""
    check_backend(backend, BACKENDS)
    game.new_state(seats, options)  # raises Refused for impossible arguments
    blank, kinds = game.blank(options), bot_kinds(seats, bots)
    outcomes = buffer(Outcome, games)
    cores = usable_cores()
    size = max(1, min(CHUNK[backend], games // (LEAST_CHUNKS * cores))) if backend == "cpu" else CHUNK[backend]
    chunks = [(first, min(size, games - first)) for first in range(0, games, size)]

    def run(chunk: tuple[int, int]) -> int:
        first, size = chunk
        part = buffer_part(outcomes, first, size)
        if backend == "gpu":
            from .gpu import play_on_gpu

            play_on_gpu(game, blank, seats, kinds, seed, start + first, part)
        else:
            play_chunk(functions(game, backend, checked), game, blank, seats, kinds, seed, start + first, part)
        return size

    report = progress or (lambda done: None)
    if backend == "cpu":
        _ = functions(game, backend, checked).play_games  # compile before the threads start
        run_in_threads(run, chunks, cores, report)
    else:
        for chunk in chunks:
            report(run(chunk))
    return outcomes


def play_chunk(
    bound: Functions, game: Game, blank: Any, seats: int, kinds: Any, seed: int, start: int, outcomes: Any
) -> None:
    states, scratch, space = buffer(game.state, 2), buffer(game.state, 2), game.actions.size
    assign(states[0], blank)
    out, weight, scores = buffer(i16, space), buffer(i32, space), buffer(i64, 8)
    bound.play_games(states, seats, kinds, seed, start, Random(), scratch, out, weight, scores, outcomes)


def run_in_threads(
    run: Callable[[tuple[int, int]], int], chunks: Sequence[tuple[int, int]], threads: int, report: Progress
) -> None:
    pool = ThreadPoolExecutor(threads)
    try:
        for future in as_completed([pool.submit(run, chunk) for chunk in chunks]):
            report(future.result())
    finally:
        pool.shutdown(cancel_futures=True)  # an interrupt waits only for the running chunks


def bot_kinds(seats: int, bots: Sequence[str]) -> Any:
    """The kind of bot of each seat; a single name applies to all."""
    if len(bots) not in (1, seats):
        raise Refused("bots-number-wrong", count=len(bots), seats=seats)
    kinds = buffer(i8, 8)
    for seat in range(seats):
        name = bots[seat % len(bots)]
        if name not in BOTS:
            raise Refused("bot-unknown", name=repr(name), names=either(BOTS))
        kinds[seat] = BOTS.index(name)
    return kinds
