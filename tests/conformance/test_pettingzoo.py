"""PettingZoo's tests of an environment."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.envs.pettingzoo import env, raw_env
from tests.contract.cases import Case

from .tables import by_game, by_table


def made(table: Case, **given: Any) -> Any:
    return env(table.game.name, table.seats, **given, **table.options)


@by_table
def test_the_api_is_kept(table: Case) -> None:
    api_test(made(table), num_cycles=500)


@by_table
def test_a_seed_gives_the_same_game(table: Case) -> None:
    seed_test(lambda: made(table), num_cycles=100)


@by_game
def test_it_is_drawn_in_every_mode(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galapagos.envs.pettingzoo.RATE", 10_000)
    render_test(
        lambda render_mode: env(game.name, render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")}
    )


@by_game
def test_observations_are_saved_or_said_not_to_be(game: Game) -> None:
    save_obs_test(env(game.name))


@by_game
def test_its_speed_is_measured(game: Game) -> None:
    performance_benchmark(env(game.name))


def test_what_is_not_open_is_refused() -> None:
    environment = raw_env("dodo", 2)
    environment.reset(seed=1)
    before = bytes(environment.table.workspace.state)
    with pytest.raises(Refused, match="is not open to player_"):
        environment.step(int(environment.observe(environment.agent_selection)["action_mask"].argmin()))
    assert bytes(environment.table.workspace.state) == before


def test_what_is_wrong_is_refused_and_changes_nothing() -> None:
    table: Any = raw_env("laborigines", 2, turn_limit=1)
    table.reset(seed=4)
    before = table.observe("player_0")["observation"].tolist()
    for do, wrong, sentence in (
        (table.reset, "x", "A seed is a whole number"),
        (table.step, "x", "An action is a whole number"),
        (table.observe, "player_9", "There is no agent 'player_9': they are player_0, player_1"),
    ):
        with pytest.raises(Refused, match=sentence):
            do(wrong)
        assert (table.seed, table.observe("player_0")["observation"].tolist()) == (4, before)
    while table.agents:
        over = table.terminations[table.agent_selection]
        table.step(None if over else int(table.observe(table.agent_selection)["action_mask"].argmax()))
    with pytest.raises(Refused, match="all agents are done: reset first"):
        table.step(0)
