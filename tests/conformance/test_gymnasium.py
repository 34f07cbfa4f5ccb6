"""Gymnasium's tests of an environment, and Stable-Baselines3's where that is installed: its torch is too large to ask of everybody."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import galapagos.envs.gymnasium
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from tests.contract.cases import Case

from .tables import by_game, by_table


def made(game: Game, **given: Any) -> Any:
    return gymnasium.make(f"galapagos/{game.name.capitalize()}-v{game.rules_version}", **given)


@by_table
def test_the_checker_is_content(table: Case) -> None:
    check_env(made(table.game, players=table.seats, opponents="random", **table.options).unwrapped)


@by_game
def test_the_checker_of_stable_baselines_is_content(game: Game) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(made(game, opponents="random"))


@by_game
def test_a_whole_game_against_greedy_opponents(game: Game) -> None:
    env = made(game, opponents="greedy")
    seen, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert env.unwrapped.table.actor == info.get("seat", env.unwrapped.seat)
        seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    assert -1 <= reward <= 1
    assert not seen["action_mask"].any()


def test_a_vector_has_greedy_opponents_who_are_stronger_than_random_ones() -> None:
    def wins(opponents: str) -> float:
        env, paid = galapagos.envs.gymnasium.SeatVectorEnv("laborigines", 32, 2, opponents, threads=1, turn_limit=5), list[float]()
        seen, _ = env.reset(seed=1)
        while len(paid) < 300:
            seen, reward, terminated, _, _ = env.step(np.argmax(seen["action_mask"] * env.np_random.random(seen["action_mask"].shape), axis=1))
            paid.extend(reward[terminated])
        return float(np.mean(paid))

    assert wins("greedy") < wins("random") - 0.3
    with pytest.raises(Refused, match="no opponents 'level3' for a vector"):
        galapagos.envs.gymnasium.SeatVectorEnv("laborigines", 2, 2, "level3")


@by_game
def test_a_vector_shows_learners_what_their_seats_see(game: Game) -> None:
    env = galapagos.envs.gymnasium.SeatVectorEnv(game.name, 4)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(1500):
        assert env.observation_space.contains(seen)
        for i in range(4):
            units = np.zeros(game.features.size, np.int16)
            game.module("observe").observe(env.batch.state(i), int(env.seats[i]), units)
            assert seen["observation"][i].tolist() == (units * np.array(game.features.scales)).tolist()
        seen, reward, terminated, _, _ = env.step(seen["action_mask"].argmax(1))
        ended += int(terminated.sum())
        assert (reward[~terminated] == 0).all()
    assert ended > 0
