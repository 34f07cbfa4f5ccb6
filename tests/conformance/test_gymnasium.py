"""Gymnasium's and Stable-Baselines3's tests of an environment."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from stable_baselines3.common import env_checker as stable_baselines
from stable_baselines3.common.env_util import make_vec_env
from torchrl.envs import GymEnv

import galapagos.envs.gymnasium
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from tests.contract.cases import Case

from .tables import by_game, by_table


def made(game: Game, **given: Any) -> Any:
    return gymnasium.make(f"galapagos/{game.name.capitalize()}-v{game.rules_version}", **given)


@by_table
def test_the_checker_is_content(table: Case) -> None:
    check_env(made(table.game, players=table.seats, opponents="random", **table.options).unwrapped)


@by_game
def test_the_checker_of_stable_baselines_is_content(game: Game) -> None:
    stable_baselines.check_env(made(game, opponents="random"))


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


ID = "galapagos.envs.gymnasium:galapagos/Laborigines-v1"


def test_an_id_that_names_its_module_needs_no_import() -> None:
    one, two = (
        f"gymnasium.{call}, backend='python').reset(seed=1)[1]" for call in (f"make({ID!r}", f"make_vec({ID!r}, 2")
    )
    program = f"import gymnasium; print({one}, {two})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("{'seat'"), done.stderr


def test_stable_baselines_makes_a_vector_of_its_own() -> None:
    made = make_vec_env(ID, n_envs=2, seed=1, env_kwargs={"players": 2, "opponents": "random"})
    assert made.reset()["action_mask"].shape == (2, made.action_space.n)
    assert [env.render_mode for env in made.get_attr("unwrapped")] == ["rgb_array"] * 2  # which it tries first
    with pytest.raises(TypeError, match="unexpected keyword argument 'frames'"):
        make_vec_env(ID, env_kwargs={"frames": 4})


def test_torchrl_makes_one_though_it_tries_an_argument_that_there_is_not() -> None:
    env = GymEnv("galapagos/Laborigines-v1", players=2, opponents="random")
    assert env.reset()["observation"].shape == (find_game("laborigines").features.size,)
    assert GymEnv("galapagos/Laborigines-v1", players=2, opponents="random", from_pixels=True).reset()[
        "pixels"
    ].shape == (540, 820, 3)


def test_a_vector_has_greedy_opponents_who_are_stronger_than_random_ones() -> None:
    def wins(opponents: str) -> float:
        env = galapagos.envs.gymnasium.SeatVectorEnv("laborigines", 32, 2, opponents, threads=1, turn_limit=5)
        paid = list[float]()
        seen, _ = env.reset(seed=1)
        while len(paid) < 300:
            seen, reward, terminated, _, _ = env.step(
                np.argmax(seen["action_mask"] * env.np_random.random(seen["action_mask"].shape), axis=1)
            )
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


def same(one: Any, other: Any) -> bool:
    """Whether observations or infos are equal, with their types, dict by dict and array by array."""
    if isinstance(one, dict):
        return bool(one.keys() == other.keys() and all(same(one[key], other[key]) for key in one))
    if isinstance(one, np.ndarray):
        return bool(
            one.dtype == other.dtype and one.shape == other.shape and all(map(same, one, other))
            if one.dtype == object
            else np.array_equal(one, other)
        )
    return bool(one == other)


def first_open(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(-1)


@pytest.mark.parametrize("opponents", ["random", "greedy", first_open], ids=["random", "greedy", "function"])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_vector_does_what_gymnasium_does_with_single_environments(mode: AutoresetMode, opponents: Any) -> None:
    given: dict[str, Any] = {"players": 3, "opponents": opponents, "turn_limit": 1}
    ours = galapagos.envs.gymnasium.SeatVectorEnv("laborigines", 4, threads=1, autoreset_mode=mode, **given)
    theirs = SyncVectorEnv([lambda: made(find_game("laborigines"), **given)] * 4, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    for seed in (5, [9, 8, 7, 6], None):
        answers: list[tuple[Any, ...]] = [env.reset(seed=seed) for env in (ours, theirs)]
        assert same(*(dict(enumerate(answer)) for answer in answers))
    ended = 0
    for _ in range(60):
        seen, over = answers[0][0], np.zeros(4, np.bool_) if len(answers[0]) == 2 else answers[0][2]
        if mode == AutoresetMode.DISABLED and over.any():
            answers = [env.reset(options={"reset_mask": over}) for env in (ours, theirs)]
        else:
            answers = [env.step(first_open(seen)) for env in (ours, theirs)]
            ended += int(answers[0][2].sum())
        assert same(*(dict(enumerate(answer)) for answer in answers))
    assert ended > 8


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_a_vector_is_made_with_any_way_to_reset(mode: str) -> None:
    env = gymnasium.make_vec(
        "galapagos/Laborigines-v1", num_envs=2, vectorization_mode="vector_entry_point", players=2, autoreset_mode=mode
    )
    assert env.metadata["autoreset_mode"] == AutoresetMode(mode)


def test_a_game_that_is_over_is_not_played_on_by_a_vector_without_resets() -> None:
    env = vector(autoreset_mode="Disabled")
    seen, _ = env.reset(seed=1)
    terminated = np.zeros(4, np.bool_)
    while not terminated.any():
        seen, _, terminated, _, _ = env.step(first_open(seen))
    before = [bytes(env.batch.state(i)) for i in range(4)]
    with pytest.raises(Refused, match=f"The game of environment {terminated.argmax()} is over: reset it first"):
        env.step(first_open(seen))
    assert [bytes(env.batch.state(i)) for i in range(4)] == before
    for wrong in ([True] * 4, np.ones(3, np.bool_), np.ones(4), np.zeros(4, np.bool_)):
        with pytest.raises(Refused, match="A reset_mask is a numpy array of 4"):
            env.reset(options={"reset_mask": wrong})
    for seeds, sentence in (
        ([1, 2], "A list of seeds needs 4"),
        ("x", "A seed is a whole number"),
        ([1, 2, 3, -1], "A seed is a whole number"),
    ):
        with pytest.raises(Refused, match=sentence):
            env.reset(seed=seeds)
    assert [bytes(env.batch.state(i)) for i in range(4)] == before


def test_opponents_of_a_vector_see_what_their_own_seats_see() -> None:
    """And nothing of the games in which the learner is asked."""
    looked = 0

    def look(seen: dict[str, Any]) -> Any:
        nonlocal looked
        for i in range(4):
            seat = int(env.batch.current_player[i])
            if seat in (-1, env.seats[i]):
                assert not seen["observation"][i].any()
                assert not seen["action_mask"][i].any()
            else:
                units = np.zeros(game.features.size, np.int16)
                game.module("observe").observe(env.batch.state(i), seat, units)
                assert seen["observation"][i].tolist() == (units * np.array(game.features.scales)).tolist()
                assert seen["action_mask"][i].tolist() == env.batch.legal_mask[i].tolist()
                looked += 1
        chosen = first_open(seen)
        seen["observation"][:] = seen["action_mask"][:] = 0  # its arrays are its own
        return chosen

    game = find_game("evo")
    env = galapagos.envs.gymnasium.SeatVectorEnv("evo", 4, opponents=look, threads=1)
    seen, _ = env.reset(seed=3)
    for _ in range(40):
        assert seen["action_mask"].any(1).all()
        seen, *_ = env.step(first_open(seen))
    assert looked > 100


def vector(**given: Any) -> Any:
    return galapagos.envs.gymnasium.SeatVectorEnv(
        "laborigines", 4, 2, threads=1, **{"turn_limit": 1, "opponents": "random", **given}
    )


@pytest.mark.parametrize("answer", [0, -1, -2, 2**40])
def test_a_function_that_answers_what_is_not_open_is_refused(answer: int) -> None:
    def play() -> None:
        for seed in range(20):
            seen, _ = env.reset(seed=seed)
            for _ in range(20):
                seen, *_ = env.step(seen["action_mask"].argmax(1))

    env = vector(opponents=lambda seen: np.full(4, answer))
    with pytest.raises(Refused, match=f"The opponents' function returned {answer} in environment"):
        play()
    with pytest.raises(Refused, match="takes 4 whole numbers"):
        vector(opponents=lambda seen: None).reset(seed=1)


def test_a_seat_is_drawn_for_every_game_of_a_vector_or_fixed() -> None:
    env, fixed = vector(), vector(seat=1)
    seen, info = env.reset(seed=1)
    drawn, ended = {int(seat) for seat in info["seat"]}, 0
    seats = [info["seat"].tolist()]
    for _ in range(300):
        actions = np.where(seen["action_mask"].any(1), seen["action_mask"].argmax(1), -1)  # -1 where a game is over
        seen, _, terminated, _, info = env.step(actions)
        ended += int(terminated.sum())
        seats.append(info["seat"].tolist())
    assert drawn | {seat for row in seats for seat in row} == {0, 1}
    assert len({tuple(row) for row in seats}) > 2
    assert ended > 50
    assert fixed.reset(seed=1)[1]["seat"].tolist() == [1, 1, 1, 1]
    for given, sentence in (
        ({"seat": 2}, "There is no seat 2"),
        ({"seat": "a"}, "A seat is a whole number"),
        ({"render_mode": "3d"}, "There is no render mode '3d'"),
        ({"autoreset_mode": "never"}, "There is no autoreset mode 'never': use NextStep, SameStep, Disabled"),
    ):
        with pytest.raises(Refused, match=sentence):
            vector(**given)


def test_a_game_that_is_over_is_not_played_on() -> None:
    env = made(find_game("laborigines"), players=2, opponents="random", turn_limit=1).unwrapped
    seen, _ = env.reset(seed=1)
    assert env.step(int(seen["action_mask"].argmin()))[1:3] == (-1.0, True)
    with pytest.raises(Refused, match="reset first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(Refused, match="An action is a whole number"):
        env.step("x")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_an_environment_and_a_vector_are_copied_in_the_middle(opponents: str, copied: Any) -> None:
    def go_on(env: Any, seen: Any) -> Any:
        told = []
        for _ in range(15):
            mask = seen["action_mask"]
            actions = mask.argmax(-1)
            seen, reward, over, _, _ = env.step(actions)
            told.append((seen["observation"].tobytes(), np.asarray(reward).tolist()))
            if np.all(over):
                break
        return told

    for env in (made(find_game("laborigines"), players=2, opponents=opponents).unwrapped, vector(opponents=opponents)):
        seen, _ = env.reset(seed=3)
        other = copied(env)
        assert go_on(other, seen) == go_on(env, seen)
