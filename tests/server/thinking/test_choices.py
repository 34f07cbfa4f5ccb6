"""Choices of bots, in their own process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galapagos.bots import bots_of
from galapagos.bots.budget import UNLIMITED, Budget
from galapagos.bots.levels import Thinker, find_level, make_budget
from galapagos.engine.errors import Refused
from galapagos.engine.game import game_names
from galapagos.engine.match.match import from_position
from galapagos.server.thinking import Unanswered
from tests.bots.positions import CAPTURE_IN_ONE

from .scenes import SHORT, Scene, question, scene


def test_on_a_bare_machine_every_bot_of_every_game_answers_and_one_game_at_a_time_is_compiled(tmp_path: Path) -> None:
    async def play(cold: Scene) -> None:
        _, state, open_actions = question("laborigines")
        first = await cold.thinkers.choose("laborigines", state, "level5", 1)
        assert first.action in open_actions
        assert not first.prepared
        for name in game_names():
            game, state, open_actions = question(name)
            for bot in bots_of(game):
                chosen = await cold.thinkers.choose(name, state, bot, 1)
                assert chosen.action in open_actions
                assert chosen.prepared != bot.startswith("level")
        assert await cold.wait_until_preparing() == "laborigines", "the first that anybody wanted"
        assert sorted(cold.thinkers.prepared().values()) == ["preparing", "waiting", "waiting", "waiting"]

    with scene(cache=tmp_path) as cold:
        cold.run(play(cold))


def test_wanted_games_are_compiled_first(tmp_path: Path) -> None:
    async def want(cold: Scene) -> None:
        assert await cold.wait_until_preparing() == "dodo"
        cold.thinkers.want("evo")
        while cold.thinkers.prepared()["dodo"] != "waiting":
            await asyncio.sleep(0.02)
        assert await cold.wait_until_preparing() == "evo"

    with scene(games=["dodo"], cache=tmp_path) as cold:
        cold.run(want(cold))


def test_where_nothing_can_be_compiled_bots_play_greedily(tmp_path: Path) -> None:
    """The folder of the cache is a file."""
    _, state, open_actions = question("dodo")
    (tmp_path / "cache").touch()

    async def play(broken: Scene) -> None:
        with pytest.raises(Refused, match=r"its bots could not be prepared\.$"):
            await broken.thinkers.analyse(SHORT, print)
        chosen = await broken.thinkers.choose("dodo", state, "level5", 1)
        assert chosen.action in open_actions
        assert not chosen.prepared
        assert broken.thinkers.prepared()["dodo"] == "waiting"

    with scene(cache=tmp_path / "cache") as broken:
        broken.run(play(broken))


def test_listeners_get_the_state_of_preparation(ready: Scene) -> None:
    heard: list[dict[str, str]] = []

    async def wait() -> None:
        while not heard or heard[-1]["dodo"] != "ready":
            await asyncio.sleep(0.02)

    with scene(games=["dodo"], told=heard.append) as loading:
        loading.run(wait())
    assert [news["dodo"] for news in heard] == ["waiting", "preparing", "ready"]
    assert all(news["evo"] == "waiting" for news in heard)
    assert list(heard[0]) == game_names()


@pytest.mark.parametrize("bot", ["level1", "level3", "level5"])
def test_a_ready_level_chooses_what_the_search_would_here(ready: Scene, bot: str) -> None:
    game, state, _ = question("dodo")
    for seed in (1, 2):
        asked = (ready.run(ready.thinkers.choose("dodo", state, bot, seed)) for _ in range(20))
        # a busy machine may cut a thought short
        chosen = next(answer for answer in asked if answer.seconds < find_level(bot).seconds)
        assert chosen.prepared
        budget = Budget(make_budget(game, find_level(bot)).iterations, UNLIMITED)
        thinker = Thinker(find_level(bot), seed, budget=budget, wait=True)
        assert chosen.action == thinker.choose(game, game.state.from_buffer_copy(state))


def test_the_top_level_captures_where_that_wins(ready: Scene) -> None:
    match = from_position("dodo", CAPTURE_IN_ONE)
    chosen = ready.run(ready.thinkers.choose("dodo", bytes(match.game.hidden(match.state, 0)), "level5", 1))
    assert match.game.actions.text(chosen.action) == "migrate c2 e2"


def test_many_tables_ask_at_once_and_each_gets_its_own_answer(ready: Scene) -> None:
    questions = [question("dodo", number) for number in range(10, 22)]

    async def ask() -> None:
        chosen = await asyncio.gather(*(ready.thinkers.choose("dodo", state, "level4", 1) for _, state, _ in questions))
        for answer, (_, _, open_actions) in zip(chosen, questions, strict=True):
            assert answer.action in open_actions

    ready.run(ask())


@pytest.mark.parametrize(
    ("game", "cut", "bot", "sentence"),
    [
        ("dodo", -1, "level5", r"^A state of .*Dodo has \d+ bytes, not \d+\.$"),
        ("dodo", -1, "greedy", r"^A state of .*Dodo has \d+ bytes, not \d+\.$"),
        ("dodoo", None, "level5", r"^There is no game 'dodoo': did you mean dodo\?$"),
        ("dodo", None, "level9", r"^There is no bot 'level9': use .*\.$"),
        ("dodo", None, "hoarder", r"^There is no bot 'hoarder': use .*\.$"),
    ],
)
def test_a_wrong_question_is_refused_in_a_sentence(
    ready: Scene, game: str, cut: int | None, bot: str, sentence: str
) -> None:
    _, state, _ = question("dodo")
    pid = ready.thinkers.pid
    with pytest.raises(Refused, match=sentence):
        ready.run(ready.thinkers.choose(game, state[:cut], bot, 1))
    assert ready.thinkers.pid == pid


def test_without_a_decision_no_bot_answers(ready: Scene) -> None:
    game, state, _ = question("dodo")
    before_the_first_roll, nothing, lost = game.new_state(2), game.state(), game.state.from_buffer_copy(state)
    lost.phase = 99
    for s in (before_the_first_roll, lost):
        with pytest.raises(Refused, match=r"^No player has a decision to make now\.$"):
            ready.run(ready.thinkers.choose("dodo", bytes(s), "level5", 1))
    with pytest.raises(Refused, match=r"is for 2 to 4 players, not 0\.$"):
        ready.run(ready.thinkers.choose("dodo", bytes(nothing), "level5", 1))


def test_a_thought_that_breaks_down_costs_one_answer(ready: Scene) -> None:
    """An impossible state: the bug is reported, and the process survives."""
    game, state, open_actions = question("dodo")
    impossible = game.state.from_buffer_copy(state)
    impossible.count = len(impossible.creatures) + 1
    with pytest.raises(Unanswered, match="IndexError"):
        ready.run(ready.thinkers.choose("dodo", bytes(impossible), "greedy", 1))
    assert ready.run(ready.thinkers.choose("dodo", state, "greedy", 1)).action in open_actions
