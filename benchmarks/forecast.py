"""Would a network forecast the winner better? One on `observe`, one on `observe` and the terms of `value`, the terms
alone.

    python -m benchmarks.forecast dodo --players 2 --games 3000 --search 16       in .venv-envs, which has JAX

The positions are the ends of turns in games between searching bots. Every fourth game is held out to judge by. The
figures are the loss (-log of the chance that was given to the winner) and the AUC. A model that gains nothing here is
not worth a duel, where a network also costs time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from galapagos.engine.game import Game, find_game
from galapagos.envs.single import workspace
from galapagos.lab.fitting import positions, regression
from galapagos.lab.fitting.fit import HELD
from galapagos.lab.fitting.positions import BATCH, Positions
from galapagos.lab.fitting.weights import Array, Scale, directions, weights_of

SOME, EPOCHS, RATE, DECAY = 512, 24, 1e-3, 1e-3  # batch size, epochs, learning rate, weight decay
FIRST, SECOND, LEAST = 0.9, 0.999, 1e-8  # Adam's


def gather(game: Game, seats: int, games: int, iterations: int, seed: int) -> tuple[Positions, Array]:
    """Positions with their terms, and each seat's observation."""
    own, begin, seen, known = weights_of(game), game.new_state(seats), [], []
    scale, tables = Scale(game, len(own.table), "cpu"), directions(1, len(own.terms))
    positions.prepare(game)
    with ThreadPoolExecutor() as pool:
        for played in pool.map(
            lambda start: list(positions.play(game, begin, start, min(BATCH, games - start), seed, "cpu", iterations)),
            range(0, games, BATCH),
        ):
            for states, kept in played:
                known.append(positions.look(scale, own.array, tables, seats, states, kept))
                seen.append(np.array(list(observe(game, states, len(kept), seats)), np.float16))
    return Positions(
        *(
            np.concatenate([getattr(part, name) for part in known])
            for name in ("terms", "worths", "shares", "games", "turns")
        )
    ), np.concatenate(seen)


def observe(game: Game, states: Any, count: int, seats: int) -> Iterator[Array]:
    table, raw = workspace(game.name, "cpu"), memoryview(states).cast("B")
    size = len(raw) // len(states)
    for i in range(count):
        table.load(bytes(raw[i * size : (i + 1) * size]))
        yield np.stack([table.tell(seat).copy() for seat in range(seats)])


def network(key: Any, features: int, units: int) -> dict[str, Any]:
    first, second = jax.random.split(key)
    return {
        "hidden": jax.random.normal(first, (features, units)) / np.sqrt(features / 4),
        "bias": jnp.zeros(units),
        "out": jax.random.normal(second, (units,)) / 10,
        "straight": jnp.zeros(features),
    }


def odds(weights: dict[str, Any], seen: Any) -> Any:
    """Evaluate each seat with the same weights."""
    return jax.nn.relu(seen @ weights["hidden"] + weights["bias"]) @ weights["out"] + seen @ weights["straight"]


def loss(weights: dict[str, Any], seen: Any, shares: Any) -> Any:
    return -(shares * jax.nn.log_softmax(odds(weights, seen), axis=1)).sum(1).mean()


def take_step(weights: Any, mean: Any, spread: Any, step: Any, seen: Any, shares: Any, rate: Any) -> Any:
    """One step of Adam with weight decay."""
    slope = jax.grad(loss)(weights, seen, shares)
    mean = jax.tree.map(lambda old, new: FIRST * old + (1 - FIRST) * new, mean, slope)
    spread = jax.tree.map(lambda old, new: SECOND * old + (1 - SECOND) * new**2, spread, slope)
    moved = jax.tree.map(lambda m, v: m / (1 - FIRST**step) / (jnp.sqrt(v / (1 - SECOND**step)) + LEAST), mean, spread)
    return jax.tree.map(lambda old, move: old * (1 - rate * DECAY) - rate * move, weights, moved), mean, spread


learn = jax.jit(take_step)


def train(seen: Array, shares: Array, held: Array, units: int, seed: int) -> Array:
    """Train a network, and return its predictions for the held-out games."""
    weights = network(jax.random.PRNGKey(seed), seen.shape[2], units)
    mean = spread = jax.tree.map(jnp.zeros_like, weights)
    random, known, step = np.random.default_rng(seed), np.flatnonzero(~held), 0
    for epoch in range(EPOCHS):
        random.shuffle(known)
        for start in range(0, len(known) - SOME + 1, SOME):
            some, step = known[start : start + SOME], step + 1
            rate = RATE * (1 - epoch / EPOCHS)
            weights, mean, spread = learn(
                weights,
                mean,
                spread,
                step,
                jnp.asarray(seen[some], jnp.float32),
                jnp.asarray(shares[some], jnp.float32),
                rate,
            )
    return np.asarray(odds(weights, jnp.asarray(seen[held], jnp.float32)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="default: as few as the game allows")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--search", type=int, default=16, help="iterations of the players (default: 16)")
    parser.add_argument("--units", type=int, default=32, help="of the hidden layer (default: 32)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    seats = arguments.players or min(game.seats)
    known, seen = gather(game, seats, arguments.games, arguments.search, arguments.seed)
    held = known.games % HELD == 0
    terms = known.terms / (np.abs(known.terms).mean(axis=(0, 1)) + 1e-9)
    judged = {
        "the weights that there are": known.worths[held] / weights_of(game).doubt,
        "the terms, fitted to these games": known.terms[held] @ regression.fit([known.chosen(~held)]),
        f"{arguments.units} units on observe": train(seen, known.shares, held, arguments.units, arguments.seed),
        f"{arguments.units} units on observe and the terms": train(
            np.concatenate([seen, terms], axis=2), known.shares, held, arguments.units, arguments.seed
        ),
    }
    print(
        f"{game.name}, {seats} players: {len(known):,} positions of {arguments.games:,} games; knowing nothing "
        f"has a loss of {np.log(seats):.3f}"
    )
    for name, guess in judged.items():
        print(
            f"  {name:36} loss {regression.loss(guess, known.shares[held]):.4f}  AUC "
            f"{regression.auc(guess, known.shares[held]):.3f}"
        )


if __name__ == "__main__":
    main()
