"""Other libraries to compare with: players' decisions per CPU second in random games.

    python -m benchmarks.peers [SECONDS]     one measurement of each

Each peer plays through its public interface. For RLCard and PettingZoo that is the environment, which builds
observations; our playouts do not. Going below it (RLCard's `env.game`, PettingZoo's `raw_env`) is two to three times as
fast. Making the game or environment is not timed; starting, playing and ending each game is.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

BATCH = 100  # OpenSpiel games between two checks of the clock


@dataclass(frozen=True, slots=True)
class Rate:
    """Players' decisions, without chance, and the CPU time of this process."""

    decisions: int
    cpu_seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.cpu_seconds


Peer = Callable[[float], Rate]


def openspiel_hearts(seconds: float) -> Rate:
    """Hearts in C++, played by C++ random bots inside one call per game."""
    return evaluate_bots("hearts", seconds)


def openspiel_dominoes(seconds: float) -> Rate:
    """Team dominoes, a Python game of OpenSpiel, played by C++ random bots."""
    import open_spiel.python.games  # noqa: F401  registers the games written in Python

    return evaluate_bots("python_team_dominoes", seconds)


def evaluate_bots(name: str, seconds: float) -> Rate:
    """Count decisions exactly, from the histories without chance moves, while the clock is stopped."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = count(1)
    decisions, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        states = [game.new_initial_state() for _ in range(BATCH)]
        for state, seed in zip(states, seeds, strict=False):
            pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - start
        decisions += sum(move.player >= 0 for state in states for move in state.full_history())
    return Rate(decisions, spent)


def rlcard_uno(seconds: float) -> Rate:
    """UNO through RLCard's environment, which encodes an observation at each step."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    choose = random.Random(1).choice
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
    return Rate(decisions, spent)


def pettingzoo_game(env: Any, choose: Callable[[Any], Any]) -> int:
    """Play a game by the agent loop of PettingZoo's documentation, and return its number of decisions."""
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(choose(seen["action_mask"].nonzero()[0])))
            decisions += 1
    return decisions


def pettingzoo_leduc(seconds: float) -> Rate:
    """Leduc hold'em through PettingZoo's agent loop, with the wrappers of `env()`."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()
    env.reset(seed=1)
    choose = random.Random(1).choice
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += pettingzoo_game(env, choose)
    return Rate(decisions, spent)


PEERS: dict[str, Peer] = {
    "OpenSpiel hearts (C++)": openspiel_hearts,
    "OpenSpiel python_team_dominoes": openspiel_dominoes,
    "RLCard UNO": rlcard_uno,
    "PettingZoo leduc hold'em": pettingzoo_leduc,
}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    for name, peer in PEERS.items():
        rate = peer(seconds)
        print(
            f"{name:32}{rate.per_second:12,.0f} decisions per CPU second ({rate.decisions:,} in "
            f"{rate.cpu_seconds:.1f} s)"
        )


if __name__ == "__main__":
    main()
