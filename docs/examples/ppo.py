"""Learns Laborigines for two from a greedy player: masked PPO on a batch, in JAX, in one file.

    pip install galapagos[envs] jax
    python ppo.py --updates 120 --games 400

At every table one seat is the network's, and a greedy player has the other. At first the network learns to do what the
greedy player would do in its place; these lessons count less and less, and what counts instead is who wins. What a
decision was worth is told by the next decision of the same seat, or by the end of the game: seats do not alternate, so
each keeps an account of its own. At the end it plays random and greedy opponents and prints its win rates.
"""

import argparse
from itertools import pairwise
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import galapagos
from galapagos.envs.gymnasium import SeatVectorEnv

GAME, PLAYERS, ENVS, STEPS, HIDDEN = "laborigines", 2, 256, 64, 128
# decisions to learn from: about half are the network's own, and JAX compiles once for a number that stays
ROWS = ENVS * STEPS * 3 // 8
EPOCHS, BATCHES, CLIP, RATE, ENTROPY, LAMBDA = 4, 8, 0.2, 1e-3, 0.001, 0.95
LESSONS = 0.8  # the share of all updates after which the greedy player has nothing more to teach
OWN = np.arange(ENVS) % PLAYERS  # the network's seat


def layers(key: Any, *sizes: int) -> Any:
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        {"w": jax.random.normal(one, (a, b)) * (1.4 if b == HIDDEN else 0.01) / np.sqrt(a), "b": jnp.zeros(b)}
        for one, (a, b) in zip(keys, pairwise(sizes), strict=True)
    ]


def through(network: Any, seen: Any) -> Any:
    for one in network[:-1]:
        seen = jax.nn.relu(seen @ one["w"] + one["b"])
    return seen @ network[-1]["w"] + network[-1]["b"]


def think(weights: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Log probabilities of the open actions, and the value of the position to whoever is asked."""
    return jax.nn.log_softmax(jnp.where(mask, through(weights["policy"], seen), -1e9)), through(weights["value"], seen)[
        ..., 0
    ]


@jax.jit
def act(weights: Any, key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    chances, value = think(weights, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, of(action, chances), value


def of(action: Any, chances: Any) -> Any:
    return jnp.take_along_axis(chances, action[:, None], 1)[:, 0]


@jax.jit
def best(weights: Any, seen: Any, mask: Any) -> Any:
    return think(weights, seen, mask)[0].argmax(-1)


def loss(weights: Any, lesson: Any, some: Any) -> Any:
    """`lesson` is how much the greedy player's action counts; the rest is PPO."""
    chances, value = think(weights, some["seen"], some["mask"])
    ratio = jnp.exp(of(some["action"], chances) - some["chance"])
    gain = jnp.minimum(ratio * some["better"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * some["better"])
    entropy = -(jnp.exp(chances) * jnp.where(some["mask"], chances, 0)).sum(1)
    return (
        0.5 * (value - some["worth"]) ** 2
        - (1 - lesson) * gain
        - lesson * of(some["taught"], chances)
        - ENTROPY * entropy
    ).mean()


@jax.jit
def improve(weights: Any, moments: Any, count: Any, pace: Any, lesson: Any, some: Any) -> Any:
    """One step of Adam."""
    slopes = jax.grad(loss)(weights, lesson, some)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments[0], slopes)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments[1], slopes)
    rate = pace * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    return jax.tree.map(lambda w, m, v: w - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second), (first, second)


def collect(env: Any, weights: Any, key: Any, lesson: float) -> dict[str, Any]:
    """What was seen, done and paid in some steps of all environments. Whatever is kept is copied: the next step writes
    it anew."""
    rows: dict[str, list[Any]] = {
        name: [] for name in ("seen", "mask", "action", "taught", "chance", "value", "player", "reward", "over")
    }
    for one in jax.random.split(key, STEPS):
        seen, mask, player = env.observation.copy(), env.legal_mask.copy(), env.current_player.copy()
        action, chance, value = (np.asarray(each) for each in act(weights, one, seen, mask))
        taught = env.greedy(None if lesson else player != OWN).copy()
        action = np.where(player == OWN, action, taught)
        env.step(action)
        for name, row in zip(
            rows,
            (seen, mask, action, taught, chance, value, player, env.reward.copy(), env.terminated.copy()),
            strict=True,
        ):
            rows[name].append(row)
    rows["last"] = [np.asarray(act(weights, key, env.observation, env.legal_mask)[2])]
    return {name: np.stack(row) for name, row in rows.items()} | {"next": env.current_player.copy()}


def judge(seen: dict[str, Any]) -> dict[str, Any]:
    """How much better each decision turned out than was thought, seat by seat, from the last to the first; and which
    count: the network's own, where that is known."""
    everybody = np.arange(ENVS)
    paid, worth, better = (np.zeros((ENVS, PLAYERS), np.float32) for _ in range(3))
    known = np.zeros((ENVS, PLAYERS), bool)
    worth[everybody, seen["next"]], known[everybody, seen["next"]] = seen["last"][0], True
    found, counts = np.zeros_like(seen["value"]), np.zeros_like(seen["over"])
    for t in reversed(range(STEPS)):
        over, player, value = seen["over"][t], seen["player"][t], seen["value"][t]
        paid[over], worth[over], better[over], known[over] = seen["reward"][t][over], 0, 0, True
        mine = everybody, player
        found[t] = paid[mine] + worth[mine] - value + LAMBDA * better[mine]
        counts[t] = known[mine] & (player == OWN)
        better[mine] = np.where(known[mine], found[t], 0)
        paid[mine], worth[mine], known[mine] = 0, value, True
    return {"better": found, "counts": counts, "worth": found + seen["value"]}


def learn(updates: int, seed: int) -> Any:
    env = galapagos.batch_env(GAME, PLAYERS, ENVS)
    env.reset(seed=seed)
    key = jax.random.PRNGKey(seed)
    features, actions, (one, other) = env.observation.shape[1], env.legal_mask.shape[1], jax.random.split(key)
    weights = {
        "policy": layers(one, features, HIDDEN, HIDDEN, actions),
        "value": layers(other, features, HIDDEN, HIDDEN, 1),
    }
    moments = jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights)
    draw, count = np.random.default_rng(seed), 0
    for update in range(updates):
        key, one = jax.random.split(key)
        lesson = max(0.0, 1 - update / (LESSONS * updates))
        seen = collect(env, weights, one, lesson)
        seen |= judge(seen)
        chosen = draw.permutation(np.flatnonzero(seen["counts"]))[:ROWS]
        flat = {
            name: seen[name].reshape(STEPS * ENVS, *seen[name].shape[2:])[chosen]
            for name in ("seen", "mask", "action", "taught", "chance", "better", "worth")
        }
        flat["better"] = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(draw.permutation(len(chosen)), BATCHES):
                count += 1
                weights, moments = improve(
                    weights,
                    moments,
                    count,
                    RATE * (1 - update / updates),
                    lesson,
                    {name: row[part] for name, row in flat.items()},
                )
        ended, won = seen["over"], seen["reward"][:, np.arange(ENVS), OWN] > 0
        print(f"update {update + 1}: won {(won & ended).sum()} of {ended.sum()} games that ended", flush=True)
    return weights


def win_rate(weights: Any, games: int, seed: int, opponents: str) -> float:
    """Of the first game in each of so many environments."""
    env, won = SeatVectorEnv(GAME, games, PLAYERS, opponents), np.full(games, np.nan)
    seen, _ = env.reset(seed=seed)
    while np.isnan(won).any():
        seen, reward, over, _, _ = env.step(np.asarray(best(weights, seen["observation"], seen["action_mask"] > 0)))
        first = over & np.isnan(won)
        won[first] = (reward[first] + 1) / 2
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from a greedy player, and play against it.")
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = learn(given.updates, given.seed)
    for opponents in ("random", "greedy"):
        print(
            f"{win_rate(weights, given.games, given.seed, opponents):.3f} of {given.games} games against "
            f"{opponents} opponents won"
        )


if __name__ == "__main__":
    main()
