"""Traced games: they follow the rules, their counts equal the events of the game, and searching bots choose as
usual."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import galapagos.games
from galapagos.bots.budget import Limit
from galapagos.bots.levels import Thinker, find_level
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.chance import Random, draw_word, start_random
from galapagos.engine.language.contract import CHANCE, MAX_SEATS, OVER
from galapagos.engine.language.struct import assign, listening
from galapagos.engine.loops.winning import win_shares
from galapagos.engine.match.story import SEAT
from galapagos.lab.tracing import play
from galapagos.lab.tracing.subject import as_column, subject_of
from galapagos.lab.tracing.tracer import Tables, Tracer, TraceTable, trace

GAMES = all_games()
QUICK: dict[str, dict[str, int | str]] = {
    "dodo": {"turn_limit": 3},
    "laborigines": {"turn_limit": 6},
    "evo": {},
    "mutations": {},
}


def traced(table: TraceTable) -> tuple[list[int], Tables, Any]:
    """One game: its actions, its tables, and its end with all events by kind and seat."""
    tracer = Tracer(table, "python")
    tables = tracer.run(0, 1)
    assert tables is not None
    actions = [int(action) for action in tracer.actions]
    return actions, tables, replayed(table, actions)


class Replayed:
    def __init__(self, table: TraceTable) -> None:
        self.game, self.told = table.game, Counter[tuple[str, int]]()
        self.s: Any = listening(table.game.state)()
        assign(self.s, table.position())
        self.s.hear = self.hear

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = self.game.events.kinds[number]
        named = [value for part, value in zip(kind.parts, values, strict=True) if part.what == SEAT]
        owners = [
            self.game.text.owner(s, part.what, value)
            for part, value in zip(kind.parts, values, strict=True)
            if part.what in owned(self.game)
        ]
        self.told[kind.name, (named + owners + [-1])[0]] += 1


def owned(game: Game) -> list[str]:
    return [piece.what for piece in subject_of(game).pieces]


def replayed(table: TraceTable, actions: list[int]) -> Replayed:
    made, out = Replayed(table), [0] * table.game.actions.size
    for action in actions:
        if made.s.actor == OVER:
            break
        n = table.game.rules.legal(made.s, out)
        assert action in out[:n]
        table.game.rules.apply(made.s, action)
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_counted_is_what_was_told_by_kind_and_seat(game: Game) -> None:
    table = TraceTable(game, game.default_seats, ("random",), QUICK[game.name])
    _, tables, found = traced(table)
    assert found.s.actor == OVER
    seats = tables["seats"]
    for kind in game.events.kinds:
        column = f"event_{as_column(kind.name)}"
        told = [found.told[kind.name, seat] for seat in range(table.seats)]
        assert seats[column].tolist() == told, kind.name
        assert tables["games"][column][0] == sum(told) + found.told[kind.name, -1]
    assert seats["share"].tolist() == list(win_shares(game.scores(found.s)))
    assert seats["rank"].tolist() == game.ranks(found.s)
    for key, name in enumerate(game.score_names):
        assert seats[f"score_{as_column(name)}"].tolist() == [
            game.rules.score_part(found.s, seat, key) for seat in range(table.seats)
        ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_questions_are_counted_for_who_is_asked(game: Game) -> None:
    table = TraceTable(game, game.default_seats, ("random",), QUICK[game.name])
    actions, tables, _ = traced(table)
    s, out = table.position(), [0] * game.actions.size
    asked: list[tuple[int, int, str]] = []
    chances = 0
    for action in actions:
        if s.actor == OVER:
            break
        n = game.rules.legal(s, out)
        if n > 1 or game.rules.asked(s):
            chances += s.actor == CHANCE
            if s.actor >= 0:
                asked.append((s.actor, n, game.actions.phrase(action).name))
        game.rules.apply(s, action)
    for seat in range(table.seats):
        mine = [(n, name) for who, n, name in asked if who == seat]
        times = [number for number, (who, _, _) in enumerate(asked, 1) if who == seat]
        row = {name: int(tables["seats"][name][seat]) for name in ("questions", "lone", "passes", "last", "pause")}
        assert row == {
            "questions": len(mine),
            "lone": sum(n == 1 for n, _ in mine),
            "passes": sum(name in subject_of(game).passes for _, name in mine),
            "last": times[-1] if times else 0,
            "pause": max((after - before - 1 for before, after in zip([0, *times], times, strict=False)), default=0),
        }
    assert tables["games"]["decisions"][0] == len(asked)
    assert tables["games"]["chances"][0] == chances


def test_rolls_have_their_weights_and_what_was_possible() -> None:
    evo = find_game("evo")
    rolls = trace(evo, 3, ["random"], 2, backend="python")["rolls"]
    deals = rolls["family"] == 0
    first = np.flatnonzero(deals)[0]
    assert (rolls["total"][first], rolls["seat"][first], rolls["possible"][first]) == (26, 0, (1 << 18) - 1)
    assert all(rolls["weight"] <= rolls["total"])
    assert all(rolls["possible"] >> rolls["outcome"] & 1)
    assert set(rolls["seat"][deals]) == {0, 1, 2}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_seat_has_a_role_of_its_own(game: Game) -> None:
    seats = trace(game, game.default_seats, ["random"], 3, options=QUICK[game.name], backend="python")["seats"]
    for role in subject_of(game).roles:
        values = seats[f"role_{as_column(role.name)}"].reshape(3, -1)
        assert all(
            len(set(row)) == game.default_seats and min(row) >= 0 and all(role.values[value] for value in row)
            for row in values.tolist()
        )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_gifts_are_positions_by_the_rules_that_differ_for_one_seat(game: Game) -> None:
    plain = game.new_state(game.default_seats)
    for gift in subject_of(game).gifts:
        s = game.new_state(game.default_seats)
        gift.give(s, 1)
        assert s != plain, gift.name
        assert game.rules.legal(s, [0] * game.actions.size) > 0
    with pytest.raises(Refused, match="no gift 'a pony'"):
        trace(game, game.default_seats, ["random"], 1, gift="a pony", backend="python")


def test_searching_bots_choose_as_they_do_at_any_table() -> None:
    for table in (
        TraceTable(find_game("dodo"), 2, ("level5@6", "level2@5"), {"turn_limit": 1}, seed=3),
        TraceTable(find_game("dodo"), 2, ("level1@5:sense=70", "level2@5:sense=30"), {"turn_limit": 1}, seed=3),
        TraceTable(
            find_game("laborigines"),
            3,
            ("level5@4", "greedy", "level3@3"),
            {"turn_limit": 3, "memory": "hidden"},
            seed=3,
        ),
    ):
        actions, _, _ = traced(table)
        assert_chosen_by_thinkers(table, actions)


def assert_chosen_by_thinkers(table: TraceTable, actions: list[int]) -> None:
    random, thinkers = Random(), {}
    start_random(random, table.seed, play.BOTS)
    for seat, bot in enumerate(table.seating.bots):
        seed = draw_word(random) << 20
        if not bot.is_simple:
            limit = bot.limit or Limit(1)
            thinkers[seat] = Thinker(
                find_level(bot.name),
                seed,
                budget=limit.budget,
                wait=True,
                threads=1,
                changes=bot.changes,
                backend="python",
            )
    s, out, compared = table.position(), [0] * table.game.actions.size, 0
    for action in actions:
        if s.actor == OVER:
            break
        if s.actor in thinkers and table.game.rules.legal(s, out) > 1:
            assert thinkers[s.actor].choose(table.game, table.game.hidden(s, s.actor)) == action
            compared += 1
        table.game.rules.apply(s, action)
    assert compared > 3


def test_the_same_dice_are_rolled_for_others() -> None:
    dodo = find_game("dodo")
    both = trace(dodo, 2, ["random"], 4, repeats=2, options={"turn_limit": 2}, backend="python")
    assert both["games"]["dice"].tolist() == [0, 0, 1, 1]
    marks, first = both["games"]["mark"].tolist(), both["seats"]["role_order"].reshape(4, 2)[:, 0].tolist()
    assert len(set(marks)) == 4
    assert first[0] == first[1]
    assert first[2] == first[3]


def test_a_game_is_the_same_alone_and_among_others_and_where_room_is_scarce() -> None:
    table = TraceTable(find_game("dodo"), 2, ("greedy", "random"), {"turn_limit": 2}, seed=5)
    whole = Tracer(table, "python").run(0, 4)
    alone = Tracer(table, "python").run(2, 1)
    scarce = Tracer(table, "python")
    scarce.make_room(3)
    again = scarce.run(0, 4)
    assert whole is not None
    assert alone is not None
    assert again is not None
    assert alone["games"]["mark"][0] == whole["games"]["mark"][2]
    for name, columns in whole.items():
        for column, values in columns.items():
            assert again[name][column].tolist() == values.tolist()


def test_compiled_games_are_the_interpreted_ones() -> None:
    assert_equal_at_both_speeds(TraceTable(find_game("dodo"), 2, ("greedy", "random"), {"turn_limit": 3}), 3)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_games_of_bots_that_search_are_the_interpreted_ones(game: Game) -> None:
    bots = ("level5@2", "greedy", *["random"] * (game.default_seats - 2))
    assert_equal_at_both_speeds(TraceTable(game, game.default_seats, bots, QUICK[game.name]), 2)


def assert_equal_at_both_speeds(table: TraceTable, games: int) -> None:
    fast, slow = Tracer(table).run(0, games), Tracer(table, "python").run(0, games)
    assert fast is not None
    assert slow is not None
    for name, columns in slow.items():
        for column, values in columns.items():
            assert fast[name][column].tolist() == values.tolist(), (name, column)


@pytest.fixture
def fifth(tmp_path: Path) -> Iterator[Game]:
    """A new game without a lab.py."""
    shutil.copytree(
        Path(galapagos.games.__path__[0]) / "dodo",
        tmp_path / "fifth",
        ignore=shutil.ignore_patterns("lab.py", "__pycache__"),
    )
    galapagos.games.__path__.append(str(tmp_path))
    try:
        yield replace(find_game("fifth"), name="fifth")
    finally:
        galapagos.games.__path__.remove(str(tmp_path))
        find_game.cache_clear()
        for name in [name for name in sys.modules if name.startswith("galapagos.games.fifth")]:
            del sys.modules[name]


def test_a_fifth_game_that_says_nothing_of_itself_is_traced(fifth: Game) -> None:
    found = trace(fifth, 2, ["random"], 2, options={"turn_limit": 1}, backend="python")
    assert found["seats"]["share"].reshape(2, 2).sum(axis=1).tolist() == [1, 1]
    assert found["seats"]["event_migrated"].sum() + found["seats"]["event_passed"].sum() > 0
    assert len(found["rolls"]["number"]) == 0
    assert not any(column.startswith(("role_", "has_")) for column in found["seats"])


def test_what_cannot_be_traced_is_refused_at_once() -> None:
    dodo, mutations = find_game("dodo"), find_game("mutations")
    for game, seats, bots, words in (
        (dodo, 9, ["random"], "players"),
        (dodo, 2, ["clever"], "no bot"),
        (dodo, 2, ["random"] * 3, "3 bots for 2 seats"),
        (dodo, 2, ["level5@50ms"], "budget of 1 to"),
        (mutations, 2, ["hoarder"], "follows a plan"),
    ):
        with pytest.raises(Refused, match=words):
            trace(game, seats, bots, 1, backend="python")


def test_the_tables_of_the_subset_are_as_wide_as_any_game_needs() -> None:
    for game in GAMES:
        assert len(game.score_names) <= play.MOST_KEYS
        assert len(subject_of(game).roles) <= play.MOST_ROLES
        assert len(subject_of(game).chances) <= play.MOST_CHANCES
        assert max(game.seats) <= MAX_SEATS
