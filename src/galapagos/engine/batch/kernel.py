"""The launch code of a batch on a GPU, in a module of its own because it imports CUDA.

Threads of a block run in lockstep, and diverge if their games are in different phases. So they vote: the threads in the
most frequent phase continue, and the others wait. A thread that has finished a game takes the next one.
"""

from __future__ import annotations

from typing import Any

import numba.cuda

from ..language.contract import OVER

cuda: Any = numba.cuda
KINDS = 16  # of work: a phase, or a new game
FRESH = KINDS - 1
DONE = -1


def thread_body(start_game: Any, take_step: Any, end_game: Any) -> Any:
    """The code of a thread. `begun` counts the games taken, `terms` is the number of steps between two votes."""

    def play(
        options: Any,
        seats: int,
        bots: Any,
        seed: int,
        start: int,
        terms: int,
        begun: Any,
        outcomes: Any,
        states: Any,
        scratch: Any,
        random: Any,
        out: Any,
        weight: Any,
        scores: Any,
        outcome: Any,
    ) -> None:
        votes = cuda.shared.array(KINDS, numba.int32)
        states[0] = options[0]
        game = cuda.atomic.add(begun, 0, 1)
        kind = FRESH if game < len(outcomes) else DONE
        while True:
            cuda.syncthreads()
            if cuda.threadIdx.x < KINDS:
                votes[cuda.threadIdx.x] = 0
            cuda.syncthreads()
            if kind != DONE:
                cuda.atomic.add(votes, kind, 1)
            cuda.syncthreads()
            most, elected = 0, DONE
            for candidate in range(KINDS):
                if votes[candidate] > most:
                    most, elected = votes[candidate], candidate
            if elected == DONE:
                break
            if kind == elected:
                if kind == FRESH:
                    start_game(states, seats, seed, start + game, random, outcome)
                for _ in range(terms):
                    if states[1].actor != OVER and states[1].phase % FRESH == kind:
                        take_step(states[1], bots, random, scratch, out, weight, outcome)
                kind = states[1].phase % FRESH
                if states[1].actor == OVER:
                    end_game(states[1], scores, outcome)
                    outcomes[game] = outcome
                    game = cuda.atomic.add(begun, 0, 1)
                    kind = FRESH if game < len(outcomes) else DONE

    return play


def local_kernel(play: Any, state: Any, random_words: Any, outcome_record: Any, space: int, seats_room: int) -> Any:
    """A kernel with games in local memory, where accesses of threads in lockstep are coalesced."""

    def kernel(
        options: Any, seats: int, bots: Any, seed: int, start: int, terms: int, begun: Any, outcomes: Any
    ) -> None:
        states = cuda.local.array(2, state)
        scratch = cuda.local.array(2, state)
        random = cuda.local.array(1, random_words)
        out = cuda.local.array(space, numba.int16)
        weight = cuda.local.array(space, numba.int32)
        scores = cuda.local.array(seats_room, numba.int64)
        outcome = cuda.local.array(1, outcome_record)
        play(
            options,
            seats,
            bots,
            seed,
            start,
            terms,
            begun,
            outcomes,
            states,
            scratch,
            random[0],
            out,
            weight,
            scores,
            outcome[0],
        )

    return kernel


def lent_kernel(play: Any) -> Any:
    """A kernel over memory of the caller, with a row per thread."""

    def kernel(
        options: Any,
        seats: int,
        bots: Any,
        seed: int,
        start: int,
        terms: int,
        begun: Any,
        outcomes: Any,
        states: Any,
        scratch: Any,
        random: Any,
        out: Any,
        weight: Any,
        scores: Any,
        outcome: Any,
    ) -> None:
        i = cuda.grid(1)
        play(
            options,
            seats,
            bots,
            seed,
            start,
            terms,
            begun,
            outcomes,
            states[i],
            scratch[i],
            random[i],
            out[i],
            weight[i],
            scores[i],
            outcome[i],
        )

    return kernel
