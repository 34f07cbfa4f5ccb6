"""The launch code of a batch on a GPU. It stands alone because it imports CUDA, which few machines need."""

from __future__ import annotations

from typing import Any

import numba.cuda

from .compile import Compiled

cuda: Any = numba.cuda


def make_kernel(functions: dict[str, Compiled]) -> Any:
    """The launch code over compiled functions, or over interpreted ones in the simulator."""
    start_game, start_random, play_game = (functions[name] for name in ("setup", "start_random", "play_game"))

    def kernel(
        options: Any, seats: int, bots: Any, seed: int, start: int, states: Any, scratch: Any, random: Any, out: Any, weight: Any,
        scores: Any, outcomes: Any,
    ) -> None:
        thread = cuda.grid(1)
        for game in range(thread, len(outcomes), cuda.gridsize(1)):
            states[thread] = options[0]
            start_game(states[thread], seats)
            start_random(random[thread], seed, start + game)
            play_game(
                states[thread], bots, random[thread], scratch[thread], out[thread], weight[thread], scores[thread], outcomes[game])

    return kernel
