"""The search: what it finds, that it repeats itself, and that it knows nothing it may not know."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

from galapagos.bots import search
from galapagos.bots.budget import Budget, Limit
from galapagos.bots.levels import LEVELS, Thinker, make_plan
from galapagos.bots.thought import TREES, Thought, think
from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import assign, buffer, copy
from galapagos.engine.match.match import from_position

from .positions import CAPTURE_IN_ONE, GAMES, LOSING_WITHOUT, SECRETS, decisions, some_decision


def thought_of(game: Game, s: Any, iterations: int, seed: int = 3, **how: Any) -> Thought:
    how.setdefault("backend", "python")
    return think(game, game.hidden(s, s.actor), s.actor, make_plan(game, s.seats), Budget(iterations), seed, **how)


def shape(thought: Thought) -> list[tuple[int, int, list[float]]]:
    return [
        (opinion.action, opinion.visits, [round(chance, 9) for chance in opinion.chances])
        for opinion in thought.opinions
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_thought(game: Game) -> None:
    _, s = some_decision(game.name)
    once, again = (thought_of(game, s, 20) for _ in range(2))
    assert shape(once) == shape(again)
    assert shape(once) != shape(thought_of(game, s, 20, seed=4))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thoughts_are_about_open_actions_and_chances_add_up_to_one(game: Game) -> None:
    _, s = some_decision(game.name)
    out = [0] * game.actions.size
    open_actions = out[: game.rules.legal(s, out)]
    thought = thought_of(game, s, 20)
    assert sorted(opinion.action for opinion in thought.opinions) == open_actions
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations == 20
    for opinion in thought.opinions:
        assert sum(opinion.chances) == pytest.approx(1 if opinion.visits else 0)


def test_thinking_changes_nothing() -> None:
    game, s = some_decision("evo")
    hidden = game.hidden(s, s.actor)
    before = copy(hidden)
    think(game, hidden, s.actor, make_plan(game, s.seats), Budget(10), backend="python")
    assert hidden == before


def test_it_finds_the_capture_that_wins_at_once() -> None:
    match = from_position("dodo", CAPTURE_IN_ONE)
    thought = thought_of(match.game, match.state, 60)
    assert match.game.actions.text(thought.best.action) == "migrate c2 e2"
    assert thought.best.chances[0] > 0.9


def test_what_promises_the_same_is_tried_in_no_fixed_order() -> None:
    """Else a short thought means the first seat, piece or place by everything that could as well mean another."""
    game, s = some_decision("dodo")
    plan = make_plan(game, s.seats)
    plan.temperature = 0  # nothing looks better than anything else
    out = [0] * game.actions.size
    first = {
        think(game, game.hidden(s, s.actor), s.actor, plan, Budget(TREES), seed, backend="python").best.action
        for seed in range(24)
    }
    assert len(first) > min(game.rules.legal(s, out), 24) // 3


def test_of_equals_each_is_as_likely_wherever_they_stand() -> None:
    memory, nodes, edges = search.SearchMemory(), buffer(search.Node, 1), buffer(search.Edge, 8)
    start_random(memory.random, 1, 1)
    for k in range(8):
        memory.out[k], memory.place[k] = k, k + 1
        edges[k].action, edges[k].prior = k, 200 if k in (3, 4, 5) else 100
    plan = make_plan(find_game("dodo"), 2)
    counts = Counter(search.select(nodes[0], 0, 8, plan, memory, nodes, edges) for _ in range(600))
    assert set(counts) == {3, 4, 5}
    assert min(counts.values()) > 150


def test_a_budget_in_time_is_kept_and_never_leaves_nothing() -> None:
    game, s = some_decision("dodo")
    short = think(
        game, game.hidden(s, s.actor), s.actor, make_plan(game, s.seats), Budget(1_000_000, 1e-9), backend="python"
    )
    assert short.best.visits > 0
    longer = think(
        game, game.hidden(s, s.actor), s.actor, make_plan(game, s.seats), Budget(2_000, 0.5), backend="python"
    )
    assert short.iterations < longer.iterations < 2_000
    assert longer.seconds < 1.5


def test_a_pause_takes_no_time_from_the_search_and_can_end_it() -> None:
    game, s = some_decision("dodo")
    pauses: list[None] = []

    def rest() -> None:
        time.sleep(0.05)
        pauses.append(None)

    begin = time.perf_counter()
    thought = thought_of(game, s, 20, pause=rest, threads=1)
    assert time.perf_counter() - begin - thought.seconds >= 0.05 * len(pauses) > 0
    assert shape(thought) == shape(thought_of(game, s, 20))

    def leave() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        thought_of(game, s, 20, pause=leave, threads=1)


# --- playouts


def played_out(game: Game, s: Any, **changes: int) -> tuple[Any, int]:
    """A position after a playout, and how many decisions there were on the way."""
    states, memory = buffer(game.state, 3), search.SearchMemory()
    assign(states[search.GAME], s)
    start_random(memory.random, 7, 0)
    functions(game, "python", entries=(search.play_out,)).play_out(states, make_plan(game, s.seats, changes), memory)
    return states[search.GAME], memory.steps


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_playout_ends_where_a_turn_ends_after_enough_decisions(game: Game) -> None:
    pace = game.module("heuristics").pace
    _, s = some_decision(game.name)
    short, _ = played_out(game, s, depth=1, samples=1)
    assert short.actor == OVER or pace(short) == pace(s) + 1
    longer, decisions_made = played_out(game, s, depth=40, samples=1)
    assert longer.actor == OVER or (pace(longer) > pace(s) and decisions_made >= 40)
    whole, _ = played_out(game, s, depth=0, samples=1)
    assert whole.actor == OVER


def test_a_playout_that_compares_all_actions_sees_the_capture_that_wins() -> None:
    match = from_position("dodo", LOSING_WITHOUT)
    end, _ = played_out(match.game, match.state, depth=0, samples=0)
    assert match.game.scores(end)[0] == max(match.game.scores(end))


# --- lines


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lines_begin_with_the_action_in_question_and_can_be_replayed(game: Game) -> None:
    _, s = some_decision(game.name)
    hidden = game.hidden(s, s.actor)
    thought = think(game, hidden, s.actor, make_plan(game, s.seats), Budget(32), backend="python", explains=2)
    assert len(thought.lines) == 2
    out = [0] * game.actions.size
    for action, lines in thought.lines.items():
        assert lines
        for line in lines:
            state = copy(hidden)
            game.rules.guess(state, s.actor, copy(line.random))
            assert line.actions[0] == action
            for one in line.actions:
                assert one in out[: game.rules.legal(state, out)]
                game.rules.apply(state, one)


# --- what a bot may not know


@pytest.mark.parametrize(("name", "seats", "options"), SECRETS, ids=[name for name, _, _ in SECRETS])
def test_permuting_what_is_hidden_does_not_change_the_choice(name: str, seats: int, options: dict[str, str]) -> None:
    """A guess is another truth behind the same view: hidden again it is equal to the byte, and that is all a bot
    gets."""
    game, permuted, thoughts = find_game(name), 0, 0
    for number, s in enumerate(decisions(game, seats, options, seed=5)):
        if number > 120 or thoughts == 4:
            break
        hidden, other, random = game.hidden(s, s.actor), game.hidden(s, s.actor), Random()
        start_random(random, number, 0)
        game.rules.guess(other, s.actor, random)
        assert game.hidden(other, s.actor) == hidden
        if other == s:
            continue
        permuted += 1
        if permuted % 5 == 1:
            thoughts += 1
            level, twin = (
                Thinker(LEVELS["level1"], 8, budget=Limit(4).budget, wait=True, backend="python") for _ in range(2)
            )
            assert level.choose(game, game.hidden(s, s.actor)) == twin.choose(game, game.hidden(other, s.actor))
    assert permuted > 0, "nothing was hidden"


def test_hidden_memory_is_no_secret_to_those_who_sat_there() -> None:
    """L1: in Laborigines a spectator does not know what was turned down again; the players do, and so do bots."""
    game, permuted = find_game("laborigines"), 0
    for s in decisions(game, 3, {"memory": "hidden"}, seed=5):
        assert game.hidden(s, s.actor) == s
        other, random = game.hidden(s, -1), Random()
        start_random(random, permuted, 0)
        game.rules.guess(other, -1, random)
        assert game.hidden(other, -1) == game.hidden(s, -1)
        permuted += other != s
    assert permuted > 0


# --- compiled


def assert_same_compiled(game: Game, checked: bool) -> None:
    for number in (3, 25):
        _, s = some_decision(game.name, number)
        interpreted = thought_of(game, s, 40)
        compiled = [thought_of(game, s, 40, backend="cpu", checked=checked, threads=threads) for threads in (1, TREES)]
        assert shape(compiled[0]) == shape(compiled[1])
        assert shape(interpreted) == shape(compiled[0])


def test_compiled_and_interpreted_search_think_the_same_on_one_thread_or_two() -> None:
    assert_same_compiled(find_game("dodo"), checked=False)


@pytest.mark.thorough
def test_a_compiled_search_that_watches_its_bounds_thinks_the_same() -> None:
    assert_same_compiled(find_game("dodo"), checked=True)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_compiled_search_thinks_as_the_interpreted_one(game: Game) -> None:
    assert_same_compiled(game, checked=False)
