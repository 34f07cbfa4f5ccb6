"""Estimate how long a fit takes on this machine, from a few games and searches."""

from __future__ import annotations

from galapagos.engine.cores import usable_cores
from galapagos.engine.game import Game

from ..workers import PROBE_START, mean_seconds
from . import positions
from .duel import Duel
from .weights import weights_of


def seconds(
    game: Game, sizes: list[int], games: int, search: int, duel: int, iterations: int, backend: str = "cpu"
) -> float:
    """The time for the games of all table sizes, and for their duels."""
    cores = usable_cores() if backend == "cpu" else 1
    return (
        sum(
            games * of_a_game(game, size, search, backend) + duel * of_a_duel(game, size, iterations, backend)
            for size in sizes
        )
        / cores
    )


def of_a_game(game: Game, seats: int, search: int, backend: str) -> float:
    positions.prepare(game, backend)
    s = game.new_state(seats)
    return mean_seconds(lambda number: list(positions.play(game, s, PROBE_START + number, 1, 0, backend, search)))


def of_a_duel(game: Game, seats: int, iterations: int, backend: str) -> float:
    """The time of one game of a duel; both sides think as long as the present weights do."""
    own = weights_of(game)
    duel = Duel(game, seats, own, own, seats, iterations, backend=backend)
    old = duel.owner
    return len(duel.decisions) * mean_seconds(
        lambda number: old.sit_down(game, number, backend).choose(game, duel.trials[number]), len(duel.trials)
    )
