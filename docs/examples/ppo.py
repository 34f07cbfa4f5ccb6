"""Learns Laborigines for two by playing against itself: PPO over masked actions on a batch, in JAX, in one file.

    pip install galapagos[envs] jax
    python ppo.py --updates 300 --games 400

A network proposes an action for whoever is asked, so all seats learn at once. What a decision was worth is told by the next decision of the same seat, or by
the end of the game: seats do not alternate, so each keeps an account of its own. At the end it plays random and greedy opponents and prints its win rates.
"""

import argparse
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import galapagos
from galapagos.envs.gymnasium import SeatEnv

GAME, PLAYERS, ENVS, STEPS, HIDDEN = "laborigines", 2, 256, 64, 128
EPOCHS, BATCHES, CLIP, RATE, ENTROPY, LAMBDA = 3, 4, 0.2, 1.5e-3, 0.005, 0.9


def layer(key: Any, inputs: int, outputs: int, scale: float) -> Any:
    return {"w": scale * jax.random.normal(key, (inputs, outputs)) / np.sqrt(inputs), "b": jnp.zeros(outputs)}


def network(key: Any, features: int, actions: int) -> Any:
    keys = jax.random.split(key, 4)
    return [layer(keys[0], features, HIDDEN, 1.4), layer(keys[1], HIDDEN, HIDDEN, 1.4), layer(keys[2], HIDDEN, actions, 0.01), layer(keys[3], HIDDEN, 1, 1.0)]


def think(weights: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Log probabilities of the open actions, and the value of the position to whoever is asked."""
    for one in weights[:2]:
        seen = jax.nn.relu(seen @ one["w"] + one["b"])
    policy, value = (seen @ head["w"] + head["b"] for head in weights[2:])
    return jax.nn.log_softmax(jnp.where(mask, policy, -1e9)), value[..., 0]


@jax.jit
def act(weights: Any, key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    chances, value = think(weights, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


@jax.jit
def best(weights: Any, seen: Any, mask: Any) -> Any:
    return think(weights, seen, mask)[0].argmax(-1)


def loss(weights: Any, some: Any) -> Any:
    chances, value = think(weights, some["seen"], some["mask"])
    ratio = jnp.exp(jnp.take_along_axis(chances, some["action"][:, None], 1)[:, 0] - some["chance"])
    gain = jnp.minimum(ratio * some["better"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * some["better"])
    entropy = -(jnp.exp(chances) * jnp.where(some["mask"], chances, 0)).sum(1)
    return (some["counts"] * (0.5 * (value - some["worth"]) ** 2 - gain - ENTROPY * entropy)).mean()


@jax.jit
def improve(weights: Any, moments: Any, count: Any, pace: Any, some: Any) -> Any:
    """One step of Adam."""
    slopes = jax.grad(loss)(weights, some)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments[0], slopes)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments[1], slopes)
    rate = pace * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    return jax.tree.map(lambda w, m, v: w - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second), (first, second)


def collect(env: Any, weights: Any, key: Any) -> dict[str, Any]:
    """What was seen, done and paid in some steps of all environments. Whatever is kept is copied: the next step writes it anew."""
    rows: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "chance", "value", "player", "reward", "over")}
    for one in jax.random.split(key, STEPS):
        seen, mask, player = env.observation.copy(), env.legal_mask.copy(), env.current_player.copy()
        action, chance, value = (np.asarray(each) for each in act(weights, one, seen, mask))
        env.step(action)
        for name, row in zip(rows, (seen, mask, action, chance, value, player, env.reward.copy(), env.terminated.copy()), strict=True):
            rows[name].append(row)
    rows["last"] = [np.asarray(act(weights, key, env.observation, env.legal_mask)[2])]
    return {name: np.stack(row) for name, row in rows.items()} | {"next": env.current_player.copy()}


def judge(seen: dict[str, Any]) -> dict[str, Any]:
    """How much better each decision turned out than was thought, seat by seat, from the last to the first."""
    everybody = np.arange(ENVS)
    paid, worth, better = (np.zeros((ENVS, PLAYERS), np.float32) for _ in range(3))
    known = np.zeros((ENVS, PLAYERS), bool)
    worth[everybody, seen["next"]], known[everybody, seen["next"]] = seen["last"][0], True
    found, counts = np.zeros_like(seen["value"]), np.zeros_like(seen["value"])
    for t in reversed(range(STEPS)):
        over, player, value = seen["over"][t], seen["player"][t], seen["value"][t]
        paid[over], worth[over], better[over], known[over] = seen["reward"][t][over], 0, 0, True
        mine = everybody, player
        found[t] = paid[mine] + worth[mine] - value + LAMBDA * better[mine]
        counts[t] = known[mine]
        better[mine] = np.where(known[mine], found[t], 0)
        paid[mine], worth[mine], known[mine] = 0, value, True
    return {"better": found, "counts": counts, "worth": found + seen["value"]}


def learn(updates: int, seed: int) -> Any:
    env = galapagos.batch_env(GAME, PLAYERS, ENVS)
    env.reset(seed=seed)
    key = jax.random.PRNGKey(seed)
    weights = network(key, env.observation.shape[1], env.legal_mask.shape[1])
    moments = jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights)
    draw, count = np.random.default_rng(seed), 0
    for update in range(updates):
        key, one = jax.random.split(key)
        seen = collect(env, weights, one)
        seen |= judge(seen)
        flat = {name: seen[name].reshape(STEPS * ENVS, *seen[name].shape[2:]) for name in ("seen", "mask", "action", "chance", "better", "counts", "worth")}
        flat["better"] = flat["better"] / (flat["better"][flat["counts"] > 0].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(draw.permutation(STEPS * ENVS), BATCHES):
                count += 1
                weights, moments = improve(weights, moments, count, RATE * (1 - update / updates), {name: row[part] for name, row in flat.items()})
        print(f"update {update + 1}: games that ended {int(seen['over'].sum())}, error of values {float((seen['better'] ** 2).mean()):.3f}", flush=True)
    return weights


def win_rate(weights: Any, games: int, seed: int, opponents: str) -> float:
    env, total = SeatEnv(GAME, PLAYERS, opponents=opponents), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(int(best(weights, seen["observation"], seen["action_mask"] > 0)))
        total += (reward + 1) / 2
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing it, and play greedy opponents.")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    weights = learn(given.updates, given.seed)
    for opponents in ("random", "greedy"):
        print(f"{win_rate(weights, given.games, given.seed, opponents):.3f} of {given.games} games against {opponents} opponents won")


if __name__ == "__main__":
    main()
