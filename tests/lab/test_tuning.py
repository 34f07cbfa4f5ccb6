"""`lab tune`: races, trials and a judgement, each with its own games; search spaces and aims."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.components.variant import changes, read_changes
from galapagos.engine.game import find_game
from galapagos.games.evo import moves
from galapagos.lab.inference.estimate import share_of
from galapagos.lab.inference.verdict import Verdict
from galapagos.lab.statistics import Interval
from galapagos.lab.tracing.tracer import Tracer, TraceTable
from galapagos.lab.tuning import Tuning, read_plan
from galapagos.lab.tuning.aims import FairnessAim, Games, Range, UsageAim
from galapagos.lab.tuning.candidate import Candidate, as_text, document, own_tables
from galapagos.lab.tuning.evidence import Evidence
from galapagos.lab.tuning.judgement import verdict
from galapagos.lab.tuning.plan import PlaySettings
from galapagos.lab.tuning.space import TableMoves, moves_of, nudges
from galapagos.lab.tuning.tuning import Purpose
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

__all__ = ["galapagos"]

PLAN = """
[base]
game = "dodo"
players = 2
options = {turn_limit = 4}
[search]
options = {turn_limit = [1, 2, 3]}
bots = "random"
games = 8
[trial]
bots = "random"
games = 4
[target]
decisions = [14, 22]
[judge]
bots = "random"
games = 8
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "dodo.toml"
    path.write_text(PLAN)
    return path


class Watched(Tuning):
    """A tuning that records which games were played for what."""

    def play(self, candidate: Candidate, play: PlaySettings, purpose: Purpose, start: int, games: int) -> Evidence:
        self.played = [*getattr(self, "played", []), (candidate, purpose, range(start, start + games))]
        return super().play(candidate, play, purpose, start, games)


def test_it_finds_the_option_that_reaches_the_target(plan: Path) -> None:
    tuning = Tuning(read_plan(plan), backend="python")
    assert tuning.run()
    assert tuning.notes.best.options == (("turn_limit", "2"),)
    assert [row.verdict for row in tuning.rows] == [Verdict.FAIR]
    assert tuning.is_reached


def test_no_game_is_used_twice_by_a_candidate_nor_for_two_purposes(plan: Path) -> None:
    plan.write_text(
        PLAN.replace("games = 4", 'games = 4\nby = "rank"')
        .replace("[target]", '[target]\nfair = "seat"')
        .replace("games = 8\n[trial]", "games = 8\nrounds = 2\n[trial]")
    )
    tuning = Watched(read_plan(plan), backend="python")
    tuning.run()
    used = Counter((candidate, purpose, number) for candidate, purpose, numbers in tuning.played for number in numbers)
    assert {purpose for _, purpose, _ in used} == set(Purpose), "and each has a seed of its own"
    assert max(used.values()) == 1
    heat = [
        candidate
        for candidate, purpose, numbers in tuning.played
        if purpose == Purpose.SEARCH and numbers == tuning.played[2][2]
    ]
    assert len(heat) == 3, "all challengers of a race play the same games"


def test_fast_and_slow_bots_are_compared_by_what_the_trial_looks_at(plan: Path) -> None:
    plan.write_text(
        PLAN.replace("games = 4", 'games = 4\nby = "captures"').replace("[target]", '[target]\nfair = "seat"')
    )
    tuning = Tuning(read_plan(plan), backend="python")
    tuning.try_out(4)
    tuning.look_at_best()
    games = tuning.notes.fast.sums["0/0/0"].games
    counted = tuning.bench.play(tuning.notes.best, PlaySettings("random", games, "captures"), Purpose.SEARCH, 0, games)
    assert tuning.notes.fast.as_data() == counted.as_data()


def test_whoever_stops_it_loses_nothing_and_comes_to_the_same_end(plan: Path, tmp_path: Path) -> None:
    whole, kept = Tuning(read_plan(plan), backend="python"), tmp_path / "notes.json"
    whole.run()
    parts = Tuning(read_plan(plan), kept, backend="python")
    parts.search()
    assert not parts.run(seconds=0)
    again = Tuning(read_plan(plan), kept, backend="python")
    assert again.notes.judged == 0
    assert again.notes.searched > 0
    assert again.cost().games == 8
    assert again.run()
    assert again.as_data() == whole.as_data()


def test_more_rounds_go_on_where_fewer_ended(plan: Path) -> None:
    one = read_plan(plan)
    plan.write_text(PLAN.replace("[search]", "[search]\nrounds = 2"))
    assert read_plan(plan).key == one.key
    plan.write_text(PLAN.replace("[14, 22]", "[14, 23]"))
    assert read_plan(plan).key != one.key


def test_the_command_tells_what_it_tried_and_goes_on(galapagos: Galapagos) -> None:
    Path("x.toml").write_text(PLAN)
    told = galapagos("lab tune x.toml --backend python")
    assert told.code == 0
    assert "games to play at most" in told.err
    assert "The target is reached." in told.out
    tried = told.out.partition("4 candidates were tried.")[2]
    listed = re.findall(r"^(turn_limit=\d|as it is) +([\d.]+) *$", tried, re.MULTILINE)
    assert {name for name, _ in listed} == {"turn_limit=1", "turn_limit=2", "turn_limit=3", "as it is"}
    assert [float(off) for _, off in listed] == sorted(float(off) for _, off in listed)
    assert "Play it with --option turn_limit=2." in told.out
    assert told.written == ["x.found.notes.json"], "options are no tables"
    again = galapagos("lab tune x.toml --backend python --json")
    assert again.err == ""
    found = json.loads(again.out)
    assert (found["reached"], found["over"], found["found"]["options"]) == (True, True, {"turn_limit": "2"})
    assert {attempt["change"] for attempt in found["attempts"]} == {f"turn_limit={limit}" for limit in (1, 2, 3)} | {
        "as it is"
    }
    assert found["file"] is None


@pytest.mark.parametrize(("decisions", "is_found"), [("[1, 400]", False), ("[1, 2]", True)])
def test_tables_are_written_only_where_better_ones_were_found(
    galapagos: Galapagos, decisions: str, is_found: bool
) -> None:
    text = PLAN.replace(
        "options = {turn_limit = [1, 2, 3]}", "tables = {CAPTURES_TO_END = [1, 2]}\nchallengers = 1\ngenerations = 1"
    ).replace("turn_limit = 4", "turn_limit = 10")
    Path("x.toml").write_text(text.replace("[14, 22]", decisions))
    told = galapagos("lab tune x.toml --backend python --language de")
    assert told.code == 0
    assert "Kandidaten wurden versucht" in told.out
    assert ("x.found.toml" in told.written) == is_found
    assert ("Nichts kam dem Ziel näher" in told.out) != is_found
    assert not is_found or tomllib.loads(Path("x.found.toml").read_text())


EVO, FAIR = "[base]\ngame = 'evo'\n", "[target]\nfair = 'start'"
WRONG = {
    "": "There is no file nowhere.toml",
    "[base]\n": "[base] must name the game",
    "[base]\ngame = 'chess'": "There is no game 'chess'",
    "[base]\ngame = 'evo'\n[search]\nmoves = 'map'": "[target] needs an aim",
    f"{EVO}[search]\nmoves = 'flood'\n{FAIR}": "has no moves 'flood': it has map",
    f"{EVO}{FAIR}": "needs one of moves, tables and options",
    f"{EVO}[search]\ntables = {{FOO = [0, 1]}}\n{FAIR}": "Evo has no numbers FOO",
    f"{EVO}[search]\ntables = {{METEOR = 3}}\n{FAIR}": "METEOR needs the minimum and the maximum",
    f"{EVO}[search]\noptions = {{genes = ['many']}}\n{FAIR}": "genes=many is not possible",
    f"{EVO}[search]\nmoves = 'map'\n[target]\nfair = 'throne'": "There is no role 'throne' in Evo",
    f"{EVO}[search]\nmoves = 'map'\nby = 'gold'\n{FAIR}": "use share, rank, points",
    f"{EVO}[search]\nmoves = 'map'\nbots = 'clever'\n{FAIR}": "There is no bot 'clever'",
    f"{EVO}[search]\nmoves = 'map'\n[target]\nused = {{hat = 0.5}}": "used needs a kind of thing",
    f"{EVO}[[table]]\nplayers = 3\ncolour = 1\n[search]\nmoves = 'map'\n{FAIR}": "[[table]] needs players",
}


@pytest.mark.parametrize("text", WRONG)
def test_wrong_input_is_one_sentence_and_writes_nothing(galapagos: Galapagos, text: str) -> None:
    if text:
        Path("x.toml").write_text(text)
    assert_refused(galapagos(f"lab tune {'x.toml' if text else 'nowhere.toml'}"), WRONG[text])


# --- search spaces


def test_moves_of_the_map_keep_zones_and_distances_and_can_be_played() -> None:
    evo, random = find_game("evo"), Random(3)
    own = own_tables(evo)
    tables = {name: json.loads(json.dumps(own[name])) for name in moves.MAP_MOVES.tables}
    said = {moves.move_map(tables, random).split(" ")[1] for _ in range(60)}
    assert said == {"star", "swap"}
    for name, piece in own[moves.MAP_MOVES.tables[0]].items():
        assert Counter("".join(tables[moves.MAP_MOVES.tables[0]][name])) == Counter("".join(piece))
    for places in tables[moves.MAP_MOVES.tables[1]]:
        assert moves.are_apart(places)
        assert moves.is_clockwise(places)
    assert changes(evo, tables)


def test_challengers_differ_and_the_same_seed_makes_the_same() -> None:
    evo = find_game("evo")
    space = TableMoves(evo, [moves_of(evo, "map")])
    made = space.challengers(Candidate(), 6, Random(1))
    assert len({candidate.tables for candidate in made}) == 6
    assert made == space.challengers(Candidate(), 6, Random(1))


def test_numbers_go_up_or_down_by_one_within_their_bounds() -> None:
    evo, random = find_game("evo"), Random(2)
    own = own_tables(evo)["METEOR"]
    (meteor,) = nudges(evo, {"METEOR": [0, 6]})
    for _ in range(20):
        tables: dict[str, Any] = {"METEOR": list(own)}
        said = meteor.move(tables, random)
        differences = [after - before for before, after in zip(own, tables["METEOR"], strict=True) if after != before]
        assert differences in ([-1], [1]) if said else not differences
        assert all(0 <= value <= 6 for value in tables["METEOR"])


def test_what_was_found_is_written_as_a_file_for_data(tmp_path: Path) -> None:
    evo = find_game("evo")
    tables = {name: own_tables(evo)[name] for name in moves.MAP_MOVES.tables}
    assert moves.move_map(tables, Random(5))
    tables["METEOR"] = [0] * 10 + [1, 2, 3, 5, 6]
    text = document(evo, Candidate(as_text(tables)), "found")
    assert tomllib.loads(text) == tables
    (tmp_path / "found.toml").write_text(text)
    assert read_changes(evo, tmp_path / "found.toml") == changes(evo, tables)


# --- aims


@pytest.mark.parametrize("by", ["share", "rank", "points"])
def test_every_way_to_look_at_fairness_has_equal_shares_in_the_middle(by: str) -> None:
    evo = find_game("evo")
    tracer = Tracer(TraceTable(evo, 3, ("random",), {}, seed=4), "python")
    tracer.fill(0, 3)
    aim, found = FairnessAim("start", by), Evidence()
    for row, values in aim.rows(Games(evo, 3, as_numpy(tracer.played), as_numpy(tracer.counts))):
        found.see(row, values)
    estimates = aim.estimates(found.sums, 3)
    assert len(estimates) == 3
    assert sum(estimate.mean for estimate in estimates.values()) == pytest.approx(1)
    assert len({round(estimate.mean, 6) for estimate in estimates.values()}) > 1


def test_a_card_that_nobody_plays_is_dead() -> None:
    evo = find_game("evo")
    tracer = Tracer(TraceTable(evo, 3, ("random",), {}, seed=4), "python")
    tracer.fill(0, 3)
    rows = dict(UsageAim("card", 0.2).rows(Games(evo, 3, as_numpy(tracer.played), as_numpy(tracer.counts))))
    assert set(rows) == {f"card_{card.word.replace('-', '_')}" for card in evo.module("data").CARDS}
    played = {name for name, values in rows.items() if values.any()}
    assert 0 < len(played) < len(rows)
    assert Range(0.2, 1.0, 0.02).off(0.1) == pytest.approx(-5)
    assert Range(0.2, 1.0, 0.02).off(0.5) == 0


def test_sums_say_what_single_games_say() -> None:
    values = np.array([1.0, 0.0, 0.5, 0.0, 1.0])
    found = Evidence()
    found.see("x", values[:2])
    found.see("x", values[2:])
    assert Evidence.of(json.loads(json.dumps(found.as_data()))).sums["x"].share == pytest.approx(share_of(values))
    assert found.sums["x"].estimate.error == pytest.approx(values.std(ddof=1) / np.sqrt(5))


def test_a_verdict_needs_the_whole_interval_and_a_mean_that_is_near() -> None:
    aim = Range(0.25, 0.25, 0.04, furthest=0.02)
    assert verdict(Interval(0.26, 0.22, 0.28), aim) == Verdict.FAIR
    assert verdict(Interval(0.26, 0.22, 0.30), aim) == Verdict.OPEN
    assert verdict(Interval(0.31, 0.30, 0.32), aim) == Verdict.UNFAIR
    assert verdict(Interval(0.275, 0.27, 0.28), aim) == Verdict.UNFAIR
