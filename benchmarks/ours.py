"""Our own figures: playouts on one core, copies, compiling."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from benchmarks import copying
from benchmarks.peers import Rate
from galapagos.engine.batch.play import bot_kinds
from galapagos.engine.compiler.backend import as_numpy, functions
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random
from galapagos.engine.language.struct import assign, buffer, copy, i16, i32, i64
from galapagos.engine.loops.playout import Outcome

CHUNK = 500  # games between two checks of the clock
COPIES = 200_000

START = (
    "import sys; from galapagos.engine import game; from galapagos.engine.compiler import backend; "
    "backend.compile_all(game.find_game(sys.argv[1]))"
)
LOAD = (
    "import sys; from galapagos.engine import game; from galapagos.engine.batch.play import play; "
    "play(game.find_game(sys.argv[1]), {seats}, ['random'], 1)"
)


def playouts(game: Game, seats: int, seconds: float) -> Rate:
    """Players' decisions in random games on one core."""
    states, scratch, space = buffer(game.state, 2), buffer(game.state, 2), game.actions.size
    assign(states[0], game.blank({}))
    bots, outcomes, random = bot_kinds(seats, ["random"]), buffer(Outcome, CHUNK), Random()
    room = buffer(i16, space), buffer(i32, space), buffer(i64, 8)
    play_games = functions(game, "cpu").play_games
    decisions, start, number = 0, time.process_time(), 0
    while (spent := time.process_time() - start) < seconds:
        play_games(states, seats, bots, 1, number, random, scratch, *room, outcomes)
        decisions += sum(as_numpy(outcomes)["decisions"].tolist())
        number += CHUNK
    return Rate(decisions, spent)


def copy_compiled(game: Game) -> float:
    """Seconds per copy inside compiled code."""
    copy_states, states = functions(game, "cpu", entries=(copying.copy_states,)).copy_states, buffer(game.state, 2)
    copy_states(states, 10)
    start = time.process_time()
    copy_states(states, COPIES)
    return (time.process_time() - start) / COPIES


def copy_from_python(game: Game) -> float:
    state: Any = game.new_state(game.default_seats)
    start = time.process_time()
    for _ in range(COPIES):
        copy(state)
    return (time.process_time() - start) / COPIES


def start_times(game: Game) -> tuple[float, float]:
    """Seconds to compile everything from an empty cache, and to play a first game from the cache, each in a process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"GALAPAGOS_CACHE": folder}
        load = LOAD.format(seats=game.default_seats)
        times = []
        for code in (START, load):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code, game.name], env=environment, check=True)
            times.append(time.perf_counter() - start)
    return times[0], times[1]
