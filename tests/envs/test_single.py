"""One game for other libraries: as in a batch, copied by its bytes, drawn as its seat sees it, with opponents."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.contract import OVER
from galapagos.envs.batch import BatchEnv
from galapagos.envs.drawing import draw
from galapagos.envs.opponents import opponent
from galapagos.envs.single import SingleGame, Workspace
from galapagos.envs.single_step import STAY

by_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def table_of(game: Game, **options: Any) -> SingleGame:
    made = SingleGame(game.name, None, options, backend="python")
    made.begin(seed=5, number=0)
    return made


@by_game
def test_a_table_plays_the_game_of_a_batch(game: Game) -> None:
    env, table = BatchEnv(game, None, 1, backend="python"), table_of(game)
    env.reset(seed=5)
    for _ in range(40):
        assert table.actor == env.current_player[0]
        assert table.mask().tolist() == env.legal_mask[0].tolist()
        assert table.features(table.actor).tolist() == env.observation[0].tolist()
        table.play(int(env.sample()[0]))
        env.step(env.actions)


@by_game
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copy", "pickle"]
)
def test_a_copy_in_the_middle_of_a_game_goes_its_own_way(game: Game, copied: Any) -> None:
    table = table_of(game)
    for _ in range(15):
        table.play(int(table.legal[0]))
    other = copied(table)
    before = bytes(table.workspace.state)
    ways = []
    for each in (other, table):
        assert bytes(each.workspace.state) == before
        for _ in range(15):
            each.play(int(each.legal[-1]))
        ways.append((bytes(each.workspace.state), bytes(each.workspace.random), each.legal.tolist()))
    assert ways[0] == ways[1]


@by_game
def test_chance_is_left_to_who_asks_for_it(game: Game) -> None:
    workspace = Workspace(game, "python")
    workspace.load(bytes(game.new_state(game.default_seats)))
    n = workspace.move(STAY, rolling=False)
    assert workspace.state.actor < 0
    assert all(action >= game.actions.players for action in workspace.answers[:n])
    workspace.weigh(n)
    assert (workspace.weights[:n] > 0).all()


@pytest.mark.parametrize(("name", "options"), [("evo", {}), ("mutations", {"extras": "anglerfish"})])
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(name: str, options: dict[str, str]) -> None:
    table, changed = table_of(find_game(name), **options), 0
    for step in range(120):
        seat, before = table.actor, bytes(table.workspace.state)
        told, mask, seen = table.features(seat).tobytes(), table.mask().tobytes(), table.workspace.cover(seat)
        supposed, n = table.workspace.suppose(seat, seed=step)
        changed += supposed != before
        table.workspace.load(supposed)
        assert (table.features(seat).tobytes(), table.mask().tobytes(), table.workspace.cover(seat), n) == (
            told,
            mask,
            seen,
            table.n,
        )
        table.workspace.load(before)
        table.play(int(table.legal[step % table.n]))
    assert changed > 0


@by_game
@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_drawing_shows_nothing_hidden(game: Game, mode: str) -> None:
    table = table_of(game)
    for _ in range(25):
        table.play(int(table.legal[-1]))
    s, seat = table.workspace.state, table.actor
    drawn = draw(game, s, seat, mode)
    assert drawn == draw(game, game.hidden(s, seat), seat, mode)
    assert ("<svg" in drawn) == (mode == "svg")


@pytest.mark.parametrize(
    "who", ["random", "greedy", lambda seen: int(seen["action_mask"].argmax())], ids=["random", "greedy", "function"]
)
def test_opponents_play_what_is_open(who: Any) -> None:
    table = table_of(find_game("laborigines"), turn_limit=2)
    played = opponent(who, table)
    played.seed(1)
    while table.actor != OVER:
        action = played.choose(table)
        assert table.is_legal(action)
        table.play(action)
    assert sum(table.returns()) == pytest.approx(0, abs=1e-6)


def test_opponents_that_there_are_not_and_their_mistakes_are_refused() -> None:
    table = table_of(find_game("dodo"))
    with pytest.raises(Refused, match="There are no opponents 'grandmaster'"):
        opponent("grandmaster", table)
    closed = int(np.flatnonzero(table.mask() == 0)[0])
    with pytest.raises(Refused, match=f"returned {closed}, which is not open"):
        opponent(lambda seen: closed, table).choose(table)
