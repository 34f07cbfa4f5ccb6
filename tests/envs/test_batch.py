"""A batch plays the games of a match, row by row, and refuses what is not open."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from itertools import product
from pathlib import Path
from typing import Any, assert_type

import numpy as np
import pytest
from numpy.typing import NDArray

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.envs.batch import BatchEnv, batch_env
from galapagos.envs.replay import replay

by_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
STEPS = 60
SEED = 11


def slow(game: Game, n: int = 2, **given: Any) -> BatchEnv:
    """The interpreted back end: nothing to compile."""
    return BatchEnv(game, given.pop("players", None), n, backend="python", **given)


@by_game
def test_every_environment_plays_the_game_of_its_number(game: Game) -> None:
    env = slow(game, autoreset="off")
    env.reset(seed=SEED)
    actions: list[list[int]] = [[] for _ in range(env.n)]
    for _ in range(STEPS):
        for i, action in enumerate(env.sample()):
            if env.legal_count[i]:
                actions[i].append(int(action))
        env.step(env.actions)
    for i in range(env.n):
        match = replay(game.name, env.players, SEED, i, actions[i])
        assert bytes(match.state) == bytes(env.state(i))
        assert (
            match.legal() == env.legal[i, : env.legal_count[i]].tolist() == np.flatnonzero(env.legal_mask[i]).tolist()
        )
        assert env.current_player[i] == match.state.actor


@by_game
def test_what_is_observed_is_what_the_seat_sees(game: Game) -> None:
    told, raw = slow(game, 1), slow(game, 1, observation="raw")
    for env in (told, raw):
        env.reset(seed=SEED)
    for _ in range(STEPS):
        seat = int(told.current_player[0])
        units = np.zeros(game.features.size, np.int16)
        game.module("observe").observe(told.state(0), seat, units)
        assert told.observation[0].tolist() == (units * np.array(game.features.scales)).tolist()
        assert raw.raw[0].tobytes() == bytes(game.hidden(told.state(0), seat))
        told.step(told.sample())
        raw.step(told.actions)


def play_until_over(env: BatchEnv) -> None:
    """Environment 0, by its first answers and, so that it ends, some others."""
    while not env.terminated[0]:
        env.step(env.sample())


@pytest.mark.parametrize("autoreset", ["off", "same", "next"])
def test_what_happens_when_a_game_is_over(autoreset: str) -> None:
    env = slow(find_game("dodo"), 3, autoreset=autoreset, observation=None, players=2, options={"turn_limit": 1})
    env.reset(seed=SEED)
    while not env.terminated[1]:
        env.step(env.sample())
    paid = env.reward[1].tolist()
    assert sum(paid) == 0
    assert env.numbers[1] == (4 if autoreset == "same" else 1)
    assert (env.legal_count[1] == 0) == (autoreset != "same")
    assert (env.current_player[1] == -1) == (autoreset != "same")
    env.step(env.sample())
    assert env.numbers[1] == (1 if autoreset == "off" else 4)
    assert env.reward[1].tolist() == [0, 0]
    assert env.terminated[1] == (autoreset == "off")


def test_rewards_are_by_win_rank_or_score() -> None:
    paid = {}
    for kind in ("win", "rank", "score"):
        env = slow(find_game("evo"), 1, reward=kind, autoreset="off", observation=None, players=3)
        env.reset(seed=4)
        play_until_over(env)
        paid[kind] = env.reward[0].tolist()
    points = [species.points for species in env.state(0).species[:3]]
    ranks = env.game.ranks(env.state(0))
    winners = ranks.count(1)
    assert paid["win"] == pytest.approx([(3 / winners - 1) / 2 if rank == 1 else -0.5 for rank in ranks])
    assert [rank for _, rank in sorted(zip(paid["rank"], ranks, strict=True), reverse=True)] == sorted(ranks)
    assert paid["score"] == pytest.approx([(3 * own - sum(points)) / 2 for own in points])
    assert all(sum(payment) == pytest.approx(0) for payment in paid.values())


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    env = slow(find_game("dodo"), 3)
    env.reset(seed=SEED)
    good = env.sample().copy()
    before = [env.save(i) for i in range(env.n)]
    for bad in (-1, env.game.actions.players, int(np.flatnonzero(~env.legal_mask[2])[0])):
        actions = good.copy()
        actions[2] = bad
        with pytest.raises(Refused, match=f"Environment 2: {bad} is"):
            env.step(actions)
        assert [env.save(i) for i in range(env.n)] == before
    for strange in (good[:2], good * 0.5, 0):
        with pytest.raises(Refused, match="A step takes 3 whole numbers"):
            env.step(strange)
    assert [env.save(i) for i in range(env.n)] == before
    env.step(good)


def test_an_environment_is_saved_and_loaded_with_its_dice() -> None:
    env, other = slow(find_game("dodo"), 2), slow(find_game("dodo"), 2)
    env.reset(seed=SEED)
    for _ in range(20):
        env.step(env.sample())
    other.load(1, env.save(0))
    for _ in range(40):
        assert other.observation[1].tobytes() == env.observation[0].tobytes()
        assert other.legal_mask[1].tobytes() == env.legal_mask[0].tobytes()
        assert other.current_player[1] == env.current_player[0]
        other.sample()[1] = env.sample()[0]
        env.step(env.actions)
        other.step(other.actions)


def test_what_is_loaded_does_not_bring_back_the_dice_of_samples() -> None:
    """A search that loads a position again and again, and plays on by `sample`, would see the same game each time."""
    env = slow(find_game("dodo"), 1)
    env.reset(seed=SEED)
    saved, chosen = env.save(0), set[int]()
    for _ in range(20):
        env.load(0, saved)
        chosen.add(int(env.sample()[0]))
        assert env.save(0) == saved
    assert len(chosen) > 1


def play_on(env: BatchEnv, steps: int) -> bytes:
    """By first answers: only dice make a difference."""
    for _ in range(steps):
        env.step(env.legal[:, 0])
    return bytes(env.state(0))


def test_what_is_loaded_may_have_other_dice() -> None:
    env = slow(find_game("dodo"), 1)
    env.reset(seed=SEED)
    saved, ways = env.save(0), list[bytes]()
    for seed in (1, 1, 2, None):
        env.load(0, saved, seed=seed)
        ways.append(play_on(env, 60))
    assert ways[0] == ways[1]
    assert len(set(ways)) == 3
    with pytest.raises(Refused, match="A seed is a whole number"):
        env.load(0, saved, seed=-1)
    assert bytes(env.state(0)) == ways[-1]


@pytest.mark.parametrize(("name", "options"), [("evo", {}), ("mutations", {"extras": "anglerfish"}), ("dodo", {})])
def test_a_guess_leaves_what_a_seat_knows_and_nothing_else(name: str, options: dict[str, str]) -> None:
    env, changed = slow(find_game(name), 2, options=options), 0
    env.reset(seed=SEED)
    for _ in range(80):
        seat, mask, told = int(env.current_player[0]), env.legal_mask[0].tolist(), env.observation[0].tolist()
        true = env.save(0)
        state = bytes(env.state(0))
        known = bytes(env.game.hidden(env.state(0), seat))
        guesses = list[bytes]()
        for seed in (1, 2):
            env.load(0, true)
            env.guess(0, seat, seed)
            assert bytes(env.game.hidden(env.state(0), seat)) == known
            assert (env.legal_mask[0].tolist(), env.observation[0].tolist()) == (mask, told)
            changed += bytes(env.state(0)) != state
            env.guess(0, seat, 3)
            guesses.append(env.save(0))
        # the same, whatever was true: so nothing of it is left, and the dice are others
        assert guesses[0] == guesses[1] != true
        env.load(0, true)
        env.step(env.sample())
    assert (changed > 0) == (name != "dodo")


def test_a_guess_for_a_seat_that_is_not_asked_gives_the_others_what_they_may_have() -> None:
    env = slow(find_game("evo"), 1)
    env.reset(seed=SEED)
    for _ in range(60):
        seat = (int(env.current_player[0]) + 1) % env.players
        saved = env.save(0)
        env.guess(0, seat, seed=5)
        assert env.legal[0, : env.legal_count[0]].tolist() == np.flatnonzero(env.legal_mask[0]).tolist()
        play_on(env, 5)
        env.load(0, saved)
        env.step(env.sample())


def test_a_guess_takes_a_seat_and_a_seed() -> None:
    env = slow(find_game("evo"), 1)
    before = env.save(0)
    for given, sentence in (
        ((0, 9, 1), "There is no seat 9"),
        ((0, 0, "x"), "A seed is a whole number"),
        ((5, 0, 1), "There is no environment 5"),
    ):
        with pytest.raises(Refused, match=sentence):
            env.guess(*given)
    assert env.save(0) == before


def test_arrays_have_the_types_that_the_page_names() -> None:
    env = slow(find_game("dodo"), 2)
    assert_type(env.observation, NDArray[np.float32])
    assert_type(env.legal_mask, NDArray[np.bool_])
    assert_type(env.actions, NDArray[np.int32])
    assert_type(env.sample(), NDArray[np.int32])
    types = {
        "observation": np.float32,
        "raw": np.int8,
        "legal_mask": np.bool_,
        "legal": np.int16,
        "legal_count": np.int16,
        "reward": np.float32,
        "terminated": np.bool_,
        "truncated": np.bool_,
        "current_player": np.int8,
        "actions": np.int32,
        "numbers": np.int64,
        "viewers": np.int64,
    }
    assert {name: getattr(env, name).dtype.type for name in types} == types


def test_a_greedy_player_does_what_looks_best_where_it_is_asked() -> None:
    env = slow(find_game("dodo"), 3)
    env.reset(seed=SEED)
    for _ in range(20):
        other = int(env.sample()[1])
        chosen = env.greedy([True, False, True])
        assert chosen[1] == other
        for i in (0, 2):
            worth = {action: worth_of(env, i, action) for action in env.legal[i, : env.legal_count[i]].tolist()}
            assert worth[int(chosen[i])] == max(worth.values())
        env.step(chosen)


def worth_of(env: BatchEnv, i: int, action: int) -> int:
    """What the position looks worth after an action, to whoever takes it; Dodo hides nothing."""
    state = env.state(i)
    env.game.rules.apply(state, action)
    return int(env.game.module("heuristics").value(state, int(env.current_player[i])))


def test_bytes_of_another_table_are_refused() -> None:
    env = slow(find_game("dodo"), 1, players=2)
    saved = env.save(0)
    for strange in (
        saved[:-1],
        saved[:50] + bytes([saved[50] ^ 1]) + saved[51:],
        b"",
        slow(find_game("dodo"), 1, players=3).save(0),
    ):
        with pytest.raises(Refused, match="were not saved"):
            env.load(0, strange)
    assert env.save(0) == saved


def test_chosen_environments_begin_anew() -> None:
    env = slow(find_game("laborigines"), 3)
    env.reset(seed=SEED)
    for _ in range(5):
        env.step(env.sample())
    before = [env.save(i) for i in range(3)]
    env.reset(mask=[False, True, False])
    assert env.numbers.tolist() == [0, 4, 2]
    assert [env.save(i) == before[i] for i in range(3)] == [True, False, True]


def test_all_arrays_lie_in_one_buffer_on_lines_of_their_own() -> None:
    env = slow(find_game("laborigines"), 3)
    arrays = (
        env.observation,
        env.legal_mask,
        env.legal,
        env.legal_count,
        env.reward,
        env.terminated,
        env.truncated,
        env.current_player,
        env.actions,
    )
    addresses = [array.ctypes.data for array in arrays]
    assert all(address % 64 == 0 for address in addresses)
    assert max(addresses) - min(addresses) < env.observation.nbytes + env.legal_mask.nbytes + env.legal.nbytes + 16 * 64
    held = env.observation
    env.step(env.sample())
    assert held is env.observation


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 9}, "2 to 4 players"),
        ({"players": 2, "deck": "long"}, "deck=long is not possible"),
        ({"n": 0}, "at least one environment"),
        ({"observation": "pixels"}, "There is no observation 'pixels'"),
        ({"autoreset": "never"}, "There is no autoreset 'never'"),
        ({"reward": "fun"}, "There is no reward 'fun'"),
        ({"backend": "tpu"}, "There is no back end 'tpu'"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        batch_env("dodo", **({"backend": "python"} | given))


def test_a_table_is_checked_as_that_of_a_match() -> None:
    with pytest.raises(Refused, match="Use variant=teams"):
        batch_env("laborigines", 6, 2, backend="python")


def compare(game: Game, n: int, steps: int, observation: str | None, threads: int, **options: Any) -> None:
    """The compiled batch, with bounds checks, beside the interpreted one."""
    slow_one = BatchEnv(game, None, n, observation, options=options, backend="python")
    fast = BatchEnv(game, None, n, observation, threads=threads, options=options, checked=True)
    for env in (slow_one, fast):
        env.reset(seed=SEED)
    for _ in range(steps):
        for name in ("observation", "raw", "legal_mask", "legal_count", "reward", "terminated", "current_player"):
            assert getattr(slow_one, name).tobytes() == getattr(fast, name).tobytes(), name
        assert slow_one.sample().tolist() == fast.sample().tolist()
        slow_one.step(slow_one.actions)
        fast.step(fast.actions)
    with pytest.raises(Refused, match="Environment 0: -1 is"):
        fast.step(np.full(n, -1))


@pytest.mark.timeout(900)  # it compiles
def test_the_compiled_batch_is_the_interpreted_one() -> None:
    """One game: the others are compared in `make thorough`, where compiling them costs nobody's time."""
    compare(find_game("laborigines"), 5, 400, "features", 1, turn_limit=9)


@pytest.mark.thorough
@by_game
@pytest.mark.parametrize(("observation", "threads"), [("features", 1), ("raw", 2)])
def test_every_compiled_batch_is_the_interpreted_one(game: Game, observation: str, threads: int) -> None:
    compare(game, 8, 600, observation, threads)


@pytest.mark.timeout(900)  # it compiles
def test_a_batch_is_the_same_by_any_number_of_threads() -> None:
    """More threads than cores, with chunks of one environment: they take turns in every order."""
    alone, *shared = (
        BatchEnv(find_game("laborigines"), None, 40, threads=threads, checked=True) for threads in (1, 2, 5)
    )
    arrays = ("observation", "legal_mask", "legal", "legal_count", "reward", "terminated", "current_player", "numbers")
    for _ in range(400):
        actions = alone.sample()
        for env in shared:
            assert env.sample().tolist() == actions.tolist()
            env.step(env.actions)
        alone.step(actions)
        for env, name in product(shared, arrays):
            assert getattr(env, name).tobytes() == getattr(alone, name).tobytes(), name
    assert alone.numbers.max() >= 40


def helpers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("batch-")]


def test_threads_without_a_job_leave_the_processor_to_others() -> None:
    """While this thread is busy for half a second, threads that spin would be, too."""
    env = BatchEnv(find_game("laborigines"), None, 40, threads=3, checked=True)
    assert len(helpers()) >= 2
    env.step(env.sample())
    begin, all_begin = time.thread_time(), time.process_time()
    while time.thread_time() - begin < 0.5:
        pass
    assert time.process_time() - all_begin < 0.6


def test_the_threads_of_a_batch_end_with_it() -> None:
    env = BatchEnv(find_game("laborigines"), None, 40, threads=3, checked=True)
    started = helpers()
    assert len(started) >= 2
    del env
    for helper in started:
        helper.join(10)
        assert not helper.is_alive()


BY_THREADS = """
import sys
from galapagos.engine.game import find_game
from galapagos.envs.batch import BatchEnv

for threads in map(int, sys.argv[1:]):
    env = BatchEnv(find_game("laborigines"), None, 8, threads=threads, checked=True)
    for _ in range(40):
        env.step(env.sample())
    print(env.observation.sum(), env.legal_count.sum(), bytes(env.state(7)).hex())
"""


@pytest.mark.thorough
def test_what_the_cache_brings_stands_beside_what_is_compiled(tmp_path: Path) -> None:
    """Both have functions of the same names, each made for its own whole."""

    def play(*threads: str) -> list[str]:
        environment = os.environ | {"GALAPAGOS_CACHE": str(tmp_path)}
        return subprocess.run(
            [sys.executable, "-c", BY_THREADS, *threads], env=environment, capture_output=True, text=True, check=True
        ).stdout.splitlines()

    [alone] = play("1")
    assert play("1", "2") == [alone, alone]


@pytest.mark.thorough
@by_game
def test_compiled_greedy_players_do_what_the_interpreted_ones_do(game: Game) -> None:
    slow_one, fast = slow(game, 3), BatchEnv(game, None, 3, threads=1, checked=True)
    for env in (slow_one, fast):
        env.reset(seed=SEED)
    for _ in range(100):
        assert slow_one.greedy().tolist() == fast.greedy().tolist()
        slow_one.step(slow_one.actions)
        fast.step(fast.actions)


@pytest.mark.thorough
@by_game
def test_a_gpu_takes_the_same_steps(game: Game) -> None:
    """Compiled for a GPU that need not be here; `benchmarks.envs --gpu` compares games on one."""
    from galapagos.envs.gpu import ptx

    assert ".target sm_90" in ptx(game)
