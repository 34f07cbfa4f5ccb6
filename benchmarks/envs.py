"""Compare environments with those of other libraries: steps per second on the same cores, median ratios of
interleaved rounds.

    python -m benchmarks.envs [--rounds N] [--seconds S] [--json]     in .venv-bench, which has the peers
    python -m benchmarks.envs --gpu [--envs N]                        a batch on a GPU, compared with the processor

Compiling is not timed. What is printed last says which figures hold.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

import numpy as np

from benchmarks.machine import load
from benchmarks.peers import pettingzoo_game
from galapagos.engine.game import find_game
from galapagos.envs.batch import BatchEnv, batch_env

MANY = 1024
FEW = 64
STEPS = 1000
Run = Callable[[float], float]  # from seconds to steps per second

# What must hold: ours, theirs, at least so many times as fast.
BATCHES = (
    ("dodo", 1.5, 50),
    ("evo", 2.0, 50),
    ("laborigines", 2.0, 50),
    ("mutations", 0.5, 20),
)
PETTINGZOO, OPENSPIEL = 1.5, 0.6
STEP_US, CORES, BUSY = 25.0, 1.6, 0.9
BUSY_PROCESSES = 3
GPU_STEPS = 20e6


def ours(name: str, n: int = MANY, threads: int | None = None) -> Run:
    env = batch_env(name, n=n, threads=threads)
    for _ in range(50):
        env.step(env.sample())

    def run(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            env.step(env.sample())
            steps += n
        return steps / spent

    return run


def pgx(name: str, length: int) -> Run:
    """A jitted scan with autoreset and a random policy; observations are part of the state."""
    import jax
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    step = auto_reset(env.step, env.init)

    def play_on(key: Any, state: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            key, state = carry
            key, first, second = jax.random.split(key, 3)
            action = jax.random.categorical(
                first, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=1
            )
            return (key, jax.vmap(step)(state, action, jax.random.split(second, MANY))), None

        return jax.lax.scan(one, (key, state), None, length=length)[0]

    key, play = jax.random.PRNGKey(0), jax.jit(play_on)
    held = [jax.block_until_ready(play(key, jax.jit(jax.vmap(env.init))(jax.random.split(key, MANY))))]

    def run(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            held[0] = jax.block_until_ready(play(*held[0]))
            steps += MANY * length
        return steps / spent

    return run


def pettingzoo(env: Any) -> Run:
    env.reset(seed=1)
    choose = random.Random(1).choice

    def run(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            steps += pettingzoo_game(env, choose)
        return steps / spent

    return run


def rl_environment(name: str) -> Run:
    from open_spiel.python import rl_environment as library

    env = library.Environment(name)
    choose = random.Random(1).choice

    def run(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            seen = env.reset()
            while not seen.last():
                seen = env.step([choose(seen.observations["legal_actions"][seen.observations["current_player"]])])
                steps += 1
        return steps / spent

    return run


def interleave(runs: dict[str, Run], rounds: int, seconds: float) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            print(f"\rround {number + 1} of {rounds}: {name:40}", end="", file=sys.stderr, flush=True)
            rates[name].append(run(seconds))
    print(f"\r{'':60}\r", end="", file=sys.stderr)
    return rates


def ratio(rates: dict[str, list[float]], own: str, other: str) -> float:
    return median(a / b for a, b in zip(rates[own], rates[other], strict=True))


def measure_batches(given: argparse.Namespace) -> list[dict[str, Any]]:
    peers = {"Pgx connect_four": pgx("connect_four", 100), "Pgx backgammon": pgx("backgammon", 10)}
    rates = interleave({name: ours(name) for name, _, _ in BATCHES} | peers, given.rounds, given.seconds)
    rows = []
    for name, times, many in BATCHES:
        for peer, least in zip(peers, (times, many), strict=True):
            medians = {name: median(rates[name]), peer: median(rates[peer])}
            rows.append(row(f"batch of {MANY:,}: {name} / {peer}", ratio(rates, name, peer), least, "x", rates=medians))
    return rows


def measure_steps(given: argparse.Namespace) -> list[dict[str, Any]]:
    env, spent = batch_env("dodo", n=FEW), []
    for _ in range(STEPS + 50):
        actions = env.sample()
        start = time.perf_counter()
        env.step(actions)
        spent.append((time.perf_counter() - start) * 1e6)
    return [
        row(f"one step of dodo at n = {FEW}, median of {STEPS:,}", median(spent[50:]), STEP_US, "us", most=True),
        *measure_threads(given),
    ]


def measure_threads(given: argparse.Namespace) -> list[dict[str, Any]]:
    """Two threads compared with one, on an idle machine and with other busy processes."""
    rows = []
    for game in ("dodo", "evo"):
        one, two = ours(game, threads=1), ours(game, threads=2)
        speedups = [two(given.seconds) / one(given.seconds) for _ in range(max(5, given.rounds))]
        rows.append(
            row(f"{game}, two threads / one at n = {MANY:,}, best of {len(speedups)}", max(speedups), CORES, "x")
        )
        with busy_processes(BUSY_PROCESSES):
            shared = [two(given.seconds) / one(given.seconds) for _ in range(max(5, given.rounds))]
            rows.append(
                row(f"the same with three busy processes beside, median of {len(shared)}", median(shared), BUSY, "x")
            )
    return rows


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def measure_adapters(given: argparse.Namespace) -> list[dict[str, Any]]:
    from open_spiel.python import games  # noqa: F401  registers the games written in Python
    from pettingzoo.classic.connect_four.connect_four import raw_env as connect_four

    import galapagos.envs.openspiel  # noqa: F401  registers ours
    from galapagos.envs.pettingzoo import raw_env

    runs = {
        "dodo": pettingzoo(raw_env("dodo")),
        "connect_four": pettingzoo(connect_four()),
        "tic_tac_toe": rl_environment("python_tic_tac_toe"),
    }
    names = [f"galapagos_{name}" for name, _, _ in BATCHES]
    rates = interleave(runs | {name: rl_environment(name) for name in names}, given.rounds, given.seconds)
    return [
        row("PettingZoo raw: dodo / connect_four", ratio(rates, "dodo", "connect_four"), PETTINGZOO, "x"),
        *(
            row(
                f"OpenSpiel rl_environment: {name} / python_tic_tac_toe",
                ratio(rates, name, "tic_tac_toe"),
                OPENSPIEL,
                "x",
            )
            for name in names
        ),
    ]


def row(what: str, found: float, wanted: float, unit: str, most: bool = False, **more: Any) -> dict[str, Any]:
    """A result, with the load of the machine."""
    holds = found <= wanted if most else found >= wanted
    return {
        "what": what,
        "found": found,
        "wanted": wanted,
        "unit": unit,
        "holds": holds,
        "most": most,
        "load": load(),
    } | more


def measure_gpu(given: argparse.Namespace) -> list[dict[str, Any]]:
    """A batch on a GPU with mask and features and a random policy. The first games are compared with the CPU's."""
    n, start = given.envs, time.perf_counter()
    env: Any = batch_env("dodo", n=n, backend="gpu")
    for _ in range(20):
        env.step(env.sample())
    print(f"compiled and warm after {time.perf_counter() - start:.1f} s", flush=True)
    rates = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(100):
            env.step(env.sample())
        np.asarray(env.legal_count.copy_to_host())
        rates.append(100 * n / (time.perf_counter() - start))
        print(f"{rates[-1] / 1e6:.1f} M steps per second", flush=True)
    rows = [row(f"batch of {n:,} on a GPU, mask and features, dodo", median(rates), GPU_STEPS, "steps/s")]
    return [*rows, row("games equal to the processor's, of 256", float(count_equal(256, 400)), 256, "")]


def count_equal(n: int, steps: int) -> int:
    there, here = batch_env("dodo", n=n, backend="gpu"), BatchEnv(find_game("dodo"), None, n)
    for env in (there, here):
        env.reset(seed=3)
        for _ in range(steps):
            env.step(env.sample())
    shown = [
        (there.__dict__[name].copy_to_host(), here.__dict__[name])
        for name in ("observation", "legal_mask", "reward", "current_player")
    ]
    return sum(
        all(np.array_equal(far[i], near[i]) for far, near in shown) and bytes(there.state(i)) == bytes(here.state(i))
        for i in range(n)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per round and runner")
    parser.add_argument("--gpu", action="store_true", help="a batch on a GPU instead")
    parser.add_argument("--envs", type=int, default=1 << 16, help="environments of a batch on a GPU")
    parser.add_argument("--json", action="store_true", help="print one object")
    given = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for measure in (measure_gpu,) if given.gpu else (measure_batches, measure_steps, measure_adapters):
        rows += (found := measure(given))
        if not given.json:
            show(found)
    if given.json:
        print(json.dumps(rows))


def show(rows: list[dict[str, Any]]) -> None:
    for line in rows:
        limit = f"{'at most' if line['most'] else 'at least'} {line['wanted']:,.2f}"
        holds = "holds" if line["holds"] else "FAILS"
        print(
            f"  {line['what']:64}{line['found']:14,.2f} {line['unit']:8}{limit:20}{holds}   load {line['load']:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
