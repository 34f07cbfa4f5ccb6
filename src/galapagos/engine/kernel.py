"""The launch code of a batch on a GPU. It stands alone because it imports CUDA, which few machines need."""

from __future__ import annotations

from typing import Any

import numba.cuda

cuda: Any = numba.cuda


def local_kernel(play_games: Any, state: Any, random_words: Any, space: int, seats_room: int) -> Any:
    """Each thread keeps its game in memory of its own, which the hardware interleaves: threads in step read one line, not thirty-two."""

    def kernel(options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any) -> None:
        states = cuda.local.array(2, state)
        scratch = cuda.local.array(2, state)
        random = cuda.local.array(1, random_words)
        out = cuda.local.array(space, numba.int16)
        weight = cuda.local.array(space, numba.int32)
        scores = cuda.local.array(seats_room, numba.int64)
        states[0] = options[0]
        play_games(
            states, seats, bots, seed, start, random[0], scratch, out, weight, scores, outcomes, cuda.grid(1), cuda.gridsize(1))

    return kernel


def lent_kernel(play_games: Any) -> Any:
    """The same over memory lent by the caller: one row per thread."""

    def kernel(
        options: Any, seats: int, bots: Any, seed: int, start: int, states: Any, random: Any, scratch: Any, out: Any, weight: Any,
        scores: Any, outcomes: Any,
    ) -> None:
        thread = cuda.grid(1)
        states[thread][0] = options[0]
        play_games(
            states[thread], seats, bots, seed, start, random[thread], scratch[thread], out[thread], weight[thread], scores[thread],
            outcomes, thread, cuda.gridsize(1))

    return kernel
