"""Levels: how long they think, what they do before the search is compiled, and how the weaker ones err."""

from __future__ import annotations

import itertools
import threading
import time

import pytest

from galapagos.bots import BOTS, make_bot, title_of
from galapagos.bots import levels as levels_module
from galapagos.bots.budget import Budget
from galapagos.bots.levels import LEVELS, Thinker, best_few, find_level, is_ready, make_plan
from galapagos.bots.thought import Opinion, Thought, load_search
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.match import from_position

from .positions import CAPTURE_IN_ONE, GAMES, some_decision


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is in the cache; the children that would fill it are counted, not started."""
    asked: list[str] = []
    monkeypatch.setattr(levels_module, "_preparing", {})
    monkeypatch.setattr(levels_module, "_ready", set())
    monkeypatch.setattr(levels_module, "is_compiled", lambda _game, **_how: False)
    monkeypatch.setattr(levels_module, "fill_cache", lambda game: asked.append(game.name))
    return asked


def test_there_are_five_levels_of_rising_effort_with_names_for_people() -> None:
    levels = list(LEVELS.values())
    assert [level.name for level in levels] == [f"level{number}" for number in range(1, 6)]
    assert len({title_of(level.name) for level in levels} - set(LEVELS)) == 5
    for lower, higher in itertools.pairwise(levels):
        assert lower.part > higher.part
        assert lower.seconds < higher.seconds
        assert lower.overlooks > higher.overlooks


@pytest.mark.parametrize("name", ["level0", "level6", "darwin", ""])
def test_an_unknown_level_is_one_sentence(name: str) -> None:
    with pytest.raises(Refused, match=r"^There is no bot .*\.$"):
        make_bot(find_game("dodo"), name, 1)
    with pytest.raises(Refused, match=r"^There is no level .*\.$"):
        find_level(name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_before_compiling_every_bot_answers_at_once(game: Game, name: str, nothing_compiled: list[str]) -> None:
    _, s = some_decision(game.name)
    out = [0] * game.actions.size
    open_actions = out[: game.rules.legal(s, out)]
    bot, begin = make_bot(game, name, 1), time.perf_counter()
    for _ in range(2):
        assert bot.choose(game, game.hidden(s, s.actor)) in open_actions
    assert time.perf_counter() - begin < 3
    for thread in levels_module._preparing.values():
        thread.join()
    assert nothing_compiled == [game.name] * name.startswith("level"), (
        "one child compiles, however often a bot is asked"
    )


@pytest.mark.parametrize("name", ["level1", "level2", "level3"])
def test_a_level_never_thinks_longer_than_it_says(name: str) -> None:
    """Interpreted, where hardly any finishes its iterations in time."""
    game, s = some_decision("laborigines")
    load_search(game, "python")
    level = LEVELS[name]
    bot, begin = Thinker(level, 1, wait=True, backend="python"), time.process_time()
    bot.choose(game, game.hidden(s, s.actor))
    assert time.process_time() - begin < level.seconds + 0.3


def test_a_weak_level_overlooks_actions_the_better_ones_less_often() -> None:
    opinions = (Opinion(1, 50, (0.6, 0.4)), Opinion(2, 30, (0.55, 0.45)), Opinion(3, 10, (0.1, 0.9)))
    thought = Thought(0, opinions, 90, 900, 0.1)
    picks = {name: [Thinker(LEVELS[name], seed).pick(thought).action for seed in range(400)] for name in LEVELS}
    assert set(picks["level5"]) == {1}
    assert picks["level1"].count(1) > picks["level1"].count(2) > picks["level1"].count(3) > 20
    for lower, higher in itertools.pairwise(picks):
        assert picks[lower].count(1) < picks[higher].count(1)


def test_nobody_overlooks_the_obvious() -> None:
    thought = Thought(0, (Opinion(1, 80, (0.9, 0.1)), Opinion(2, 10, (0.2, 0.8))), 90, 900, 0.1)
    assert {Thinker(LEVELS["level1"], seed).pick(thought).action for seed in range(50)} == {1}


def test_nobody_takes_what_makes_no_sense_at_first_sight() -> None:
    """The best of a search may have surprised; the others must promise a part of what the most promising did."""
    thought = Thought(
        0,
        (
            Opinion(1, 5, (0.5, 0.5), 0.02),
            Opinion(2, 3, (0.5, 0.5), 0.6),
            Opinion(3, 1, (0.5, 0.5), 0.3),
            Opinion(4, 0, (0.0, 0.0), 0.08),
        ),
        9,
        90,
        0.1,
    )
    assert {Thinker(LEVELS["level1"], seed).pick(thought, 25).action for seed in range(60)} == {1, 2, 3}
    assert {Thinker(LEVELS["level1"], seed).pick(thought).action for seed in range(60)} == {1, 2, 3, 4}


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_keeps_cards_that_are_lost_after_this_turn(name: str) -> None:
    """In the last development of Random Mutations a pass gives up all that is in the deck."""
    match = from_position(
        "mutations",
        "seats 2; turn 7 last; deck 0; A: plain, plain, plain, plain | B: plain, plain; decks 5 0; development A",
    )
    load_search(match.game, "python")
    for seed in range(4):
        bot = Thinker(LEVELS[name], seed, budget=Budget(8), wait=True, threads=1, backend="python")
        assert match.game.actions.text(bot.choose(match.game, match.game.hidden(match.state, 0))) != "pass"


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4"])
def test_levels_with_a_style_play_their_cards_turn_by_turn(name: str) -> None:
    """Random Mutations before the last turn: no level below the top passes with a deck of cards that it can use."""
    match = from_position("mutations", "seats 2; turn 2; A: plain, plain | B: plain; decks 7 7; development A")
    load_search(match.game, "python")
    for seed in range(4):
        bot = Thinker(LEVELS[name], seed, budget=Budget(8), wait=True, threads=1, backend="python")
        assert match.game.actions.text(bot.choose(match.game, match.game.hidden(match.state, 0))) != "pass"


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4"])
def test_levels_with_a_style_do_not_take_back_a_card_or_walk_to_their_death(name: str) -> None:
    game = find_game("evo")
    load_search(game, "python")
    withdrawal = from_position("evo", "movement-events; red at d4 hand stampede*2; yellow at b1")
    withdrawal.play("play stampede")
    while withdrawal.state.actor != 0:
        withdrawal.play("pass")
    mountain = from_position("evo", "climate mountain; red at d4; movement red")
    for match, shunned in ((withdrawal, "withdraw stampede"), (mountain, "move d4 nw")):
        assert shunned in [game.actions.text(action) for action in match.legal()]
        for seed in range(6):
            bot = Thinker(LEVELS[name], seed, budget=Budget(8), wait=True, threads=1, backend="python")
            opinions = bot.think(game, game.hidden(match.state, match.state.actor)).opinions
            assert shunned not in [game.actions.text(opinion.action) for opinion in opinions]


def test_the_top_level_has_no_style() -> None:
    assert [level.style for level in LEVELS.values()] == [1, 2, 3, 4, 0]
    assert make_plan(find_game("evo"), 3).style == 0, "nor have hints and analyses"


def test_a_search_is_prepared_beside_the_game(nothing_compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller that asks during this is told to wait."""
    game, may_end = find_game("dodo"), threading.Event()
    monkeypatch.setattr(levels_module, "fill_cache", lambda _game: may_end.wait(10))
    monkeypatch.setattr(levels_module, "load_search", lambda _game: None)
    assert not is_ready(game)
    assert not is_ready(game)
    may_end.set()
    levels_module._preparing["dodo"].join()
    assert is_ready(game)


def test_a_hint_is_the_best_few_actions_with_their_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    match = from_position("dodo", CAPTURE_IN_ONE)
    monkeypatch.setattr(
        "galapagos.bots.thought.load_search", lambda game, _backend, _checked: load_search(game, "python")
    )
    hints = best_few(match.game, match.state, 0, 2, Budget(60))
    assert match.game.actions.text(hints[0].action) == "migrate c2 e2"
    assert len(hints) <= 2
    assert all(opinion.visits for opinion in hints)
    with pytest.raises(Refused, match="nothing to decide"):
        best_few(match.game, match.state, 1)
