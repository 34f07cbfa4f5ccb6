"""What callers give: whatever is wrong with it is refused in a sentence, and changes nothing."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import galapagos
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.envs.batch import BatchEnv, batch_env
from galapagos.envs.opponents import opponent
from galapagos.envs.replay import replay
from galapagos.envs.single import SingleGame

COPIES = pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))],
    ids=["copy", "deepcopy", "pickle"],
)


def batch(n: int = 4, **given: Any) -> BatchEnv:
    return batch_env("laborigines", 2, n, backend="python", **{"turn_limit": 1, "autoreset": "next", **given})


def table() -> SingleGame:
    made = SingleGame("laborigines", 2, {}, backend="python")
    made.begin(seed=5, number=0)
    return made


def play_until_one_is_over(env: BatchEnv) -> int:
    while not env.terminated.any():
        env.step(env.sample())
    return int(env.terminated.argmax())


@pytest.mark.parametrize("autoreset", ["next", "off"])
@pytest.mark.parametrize("filler", [-1, -2, -3, -12, 54])
def test_where_a_game_is_over_any_number_will_do(autoreset: str, filler: int) -> None:
    env = batch(autoreset=autoreset)
    i = play_until_one_is_over(env)
    over, number = bytes(env.state(i)), int(env.numbers[i])
    actions = env.sample().copy()
    actions[i] = filler
    env.step(actions)
    assert not env.reward[i].any()
    assert (bytes(env.state(i)) == over) == (autoreset == "off")
    assert env.numbers[i] == (number if autoreset == "off" else number + env.n)
    assert env.terminated[i] == (autoreset == "off")


@pytest.mark.parametrize("wrong", [2**32, 2**40, -(2**32)])
def test_an_action_is_the_number_that_was_given(wrong: int) -> None:
    env = batch()
    actions = env.legal[:, 0].astype(np.int64) + wrong
    before = [bytes(env.state(i)) for i in range(env.n)]
    with pytest.raises(Refused, match=f"Environment 0: {actions[0]} is not an action of a player"):
        env.step(actions)
    assert [bytes(env.state(i)) for i in range(env.n)] == before


@pytest.mark.parametrize("seed", ["x", 1.5, -1, 2**63, np.uint64(2**64 - 1)])
def test_a_seed_that_is_none_leaves_the_old_one(seed: Any) -> None:
    env, alone = batch(), table()
    env.reset(seed=3)
    before, played = bytes(env.state(0)), bytes(alone.workspace.state)
    for begin in (env.reset, lambda seed: alone.begin(seed, 0), lambda seed: replay("dodo", 2, seed, 0)):
        with pytest.raises(Refused, match="A seed is a whole number"):
            begin(seed)
    assert (env.seed, bytes(env.state(0)), bytes(alone.workspace.state)) == (3, before, played)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": "2"}, "The number of players is a whole number, not '2'"),
        ({"players": 2.0}, "The number of players is a whole number, not 2.0"),
        ({"n": 2.5}, "The number of environments is a whole number"),
        ({"n": 10**12}, "1,000,000,000,000 environments do not fit into the memory"),
        ({"threads": "a"}, "The number of threads is a whole number"),
        ({"autoreset": []}, r"There is no autoreset \[\]: use 'off'"),
        ({"game": None}, "There is no game None"),
    ],
)
def test_a_batch_is_made_of_whole_numbers_and_known_words(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        batch_env(**{"game": "laborigines", "players": 2, "backend": "python", **given})


@pytest.mark.parametrize("data", [None, "text", b"", np.zeros(40)])
def test_only_bytes_are_loaded(data: Any) -> None:
    env = batch()
    with pytest.raises(Refused, match="were not saved by an environment with the same game"):
        env.load(0, data)
    with pytest.raises(Refused, match="An environment's number is a whole number"):
        env.save("a")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "make",
    [
        lambda: batch(frameskip=4),
        lambda: SingleGame("laborigines", 2, {"frameskip": 4}, backend="python"),
        lambda: replay("laborigines", 2, 1, 0, frameskip=4),
    ],
    ids=["batch", "table", "replay"],
)
def test_an_option_that_there_is_not_is_also_a_type_error(make: Any) -> None:
    """By which other libraries learn that an argument is unknown; TorchRL looks for these words."""
    with pytest.raises(
        TypeError, match=r"unexpected keyword argument 'frameskip': Laborigines has the options .*turn_limit"
    ) as raised:
        make()
    assert isinstance(raised.value, Refused)


@COPIES
def test_a_copy_of_a_batch_goes_its_own_way(copied: Any) -> None:
    env = batch()
    for _ in range(20):
        env.step(env.sample())
    other = copied(env)
    before = [bytes(env.state(i)) for i in range(env.n)]
    assert [bytes(other.state(i)) for i in range(env.n)] == before
    assert other.observation.tolist() == env.observation.tolist()
    for _ in range(20):
        other.step(other.sample())
    assert [bytes(env.state(i)) for i in range(env.n)] == before
    for _ in range(20):
        env.step(env.sample())
    assert [env.save(i) for i in range(env.n)] == [other.save(i) for i in range(env.n)]


@COPIES
@pytest.mark.parametrize("who", ["random", "greedy"])
def test_a_copied_opponent_plays_on_with_its_own_luck(who: str, copied: Any) -> None:
    at, played = table(), opponent(who, table())
    played.seed(4)
    other = copied(played)
    assert [other.choose(at) for _ in range(30)] == [played.choose(at) for _ in range(30)]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"number": -1}, "There is no game -1"),
        ({"actions": [1.5]}, "An action is a whole number, not 1.5"),
        ({"actions": ["start t2"]}, "An action is a whole number"),
        ({"players": "2"}, "The number of players is a whole number"),
    ],
)
def test_a_game_is_replayed_by_whole_numbers(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        replay(**{"game": "laborigines", "players": 2, "seed": 1, "number": 0, **given})


def test_nobody_vouches_for_the_dice_of_a_batch() -> None:
    with pytest.raises(Refused, match="no commitment from before the first roll"):
        galapagos.verify(replay("laborigines", 2, seed=1, number=0).record)


def test_open_actions_are_told_from_others() -> None:
    env = batch()
    assert env.are_open(env.legal[:, 0]).all()
    assert not env.are_open(np.array([-1, find_game("laborigines").actions.players, 2**40, -(2**40)])).any()
