"""Trace games on a GPU, one per thread, each with its own row in the output buffers. The tables equal those of a CPU;
bots that search run on the CPU only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np

from galapagos.bots.search import Edge, Node
from galapagos.engine.compiler.backend import as_numpy, dtype, folder
from galapagos.engine.compiler.cuda import Capability, compile_gpu, compilers, keep, load_cuda
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.struct import assign, buffer

from .mind import SearchBuffers
from .play import BufferUse, GameTrace, LookTrace, RollTrace, Setting, TraceWorkspace
from .programs import counted_state, playing, tally_size, watching
from .tracer import ACTIONS, LOOKS, ROLLS, Tracer, TraceTable

THREADS = 64  # per block: games diverge soon, so larger blocks gain nothing
UNUSED = (SearchBuffers, Node, Edge)  # arguments that only a search uses


def trace_kernel(cuda: Any, game: Game, trace_games: Any) -> Any:
    """Each thread keeps the game that it plays and its scratch states in local memory."""
    state, workspace = dtype(game.state), dtype(TraceWorkspace)

    def kernel(
        position: Any,
        numbers: Any,
        setting: Any,
        room: Any,
        nodes: Any,
        edges: Any,
        played: Any,
        actions: Any,
        rolls: Any,
        looks: Any,
        used: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(numbers):
            states = cuda.local.array(2, state)
            scratch = cuda.local.array(2, state)
            work = cuda.local.array(1, workspace)
            states[0] = position[0]
            trace_games(
                states,
                numbers[i],
                setting[0],
                work[0],
                scratch,
                room[0],
                nodes,
                edges,
                played[i : i + 1],
                actions[i],
                rolls[i],
                looks[i],
                used[i],
            )

    return kernel


def watch_kernel(cuda: Any, game: Game, watch_games: Any) -> Any:
    state = dtype(counted_state(game))

    def kernel(position: Any, actions: Any, played: Any, size: int, counts: Any) -> None:
        i = cuda.grid(1)
        if i < len(played):
            states = cuda.local.array(2, state)
            states[0] = position[0]
            watch_games(states, actions[i], played[i : i + 1], size, counts[i])

    return kernel


@cache
def kernels(game: Game, capability: Capability | None = None) -> tuple[Any, Any]:
    cuda = load_cuda(capability)
    player, watcher = compile_gpu(playing(game, False), capability), compile_gpu(watching(game), capability)
    return trace_kernel(cuda, game, player["trace_games"]), watch_kernel(cuda, game, watcher["watch_games"])


@cache
def compiled(game: Game) -> tuple[Any, Any]:
    """Both kernels, from the cache or compiled and cached."""
    made = tuple(map(load_cuda().jit, kernels(game)))
    for kernel, bound in zip(made, (playing(game, False), watching(game)), strict=True):
        keep(kernel, folder(game, bound, compilers(), Path(__file__).read_text()))
    return made


def is_here() -> bool:
    """Whether a GPU and the libraries for it are available."""
    try:
        return bool(load_cuda().is_available())
    except Refused:
        return False


def ptx(game: Game, capability: Capability = (9, 0)) -> tuple[str, str]:
    """Both kernels as PTX; needs no GPU."""

    def one(item: Any) -> Any:
        return numba.from_dtype(dtype(item))[::1]

    def many(item: Any) -> Any:
        return numba.from_dtype(dtype(item))[:, ::1]

    word, short = numba.int64, numba.int16
    rows = one(GameTrace), short[:, ::1], many(RollTrace), many(LookTrace), one(BufferUse)
    traces = numba.void(one(game.state), word[::1], one(Setting), *map(one, UNUSED), *rows)
    watches = numba.void(one(counted_state(game)), short[:, ::1], one(GameTrace), word, numba.int32[:, ::1])
    cuda = load_cuda(capability)
    player, watcher = (
        str(cuda.compile_ptx(kernel, types, cc=capability)[0])
        for kernel, types in zip(kernels(game, capability), (traces, watches), strict=True)
    )
    return player, watcher


class GpuTracer(Tracer):
    """Each row has a fixed capacity. If a game needs more, all games are played again with twice the capacity."""

    def __init__(self, table: TraceTable) -> None:
        super().__init__(table)
        assert not self.seating.searches, "bots that search play on processors"
        if not is_here():
            raise Refused("gpu-missing")
        self.rows = np.array((ACTIONS, ROLLS, LOOKS))

    def fill(self, start: int, games: int, is_stopped: Callable[[], bool] = lambda: False) -> BufferUse | None:
        total = BufferUse()
        while not is_stopped():
            used = self.launch(start, games)
            if used["games"].all():
                self.rolls, self.looks = filled(self.rolls, used["rolls"]), filled(self.looks, used["looks"])
                total.rolls, total.looks, total.games = len(self.rolls), len(self.looks), games
                return total
            self.rows *= 2
        return None

    def launch(self, start: int, games: int) -> Any:
        """Play and watch all games; return how much of each row is used."""
        cuda = load_cuda()
        table = self.table
        blocks = -(-games // THREADS)
        size = tally_size(self.table.game, self.table.seats)
        play, watch = compiled(table.game)

        def room(item: Any, *shape: int) -> Any:
            return cuda.to_device(np.zeros(shape, item))

        actions = room(np.int16, games, self.rows[0])
        rows = (
            room(dtype(GameTrace), games),
            actions,
            room(dtype(RollTrace), games, self.rows[1]),
            room(dtype(LookTrace), games, self.rows[2]),
            room(dtype(BufferUse), games),
        )
        counts = room(np.int32, games, size)
        setting = buffer(Setting, 1)
        assign(setting[0], self.setting)
        position, watched, setting = (cuda.to_device(as_numpy(one)) for one in (self.states, self.watched, setting))
        numbers = cuda.to_device(np.arange(start, start + games))
        play[blocks, THREADS](position, numbers, setting, *(room(dtype(item), 1) for item in UNUSED), *rows)
        watch[blocks, THREADS](watched, actions, rows[0], size, counts)
        self.played, self.rolls, self.looks, self.counts = (
            whole.copy_to_host() for whole in (rows[0], rows[2], rows[3], counts)
        )
        return rows[4].copy_to_host()


def filled(rows: Any, used: Any) -> Any:
    """The used parts of all rows, concatenated."""
    return rows[np.arange(rows.shape[1]) < used[:, None]]
