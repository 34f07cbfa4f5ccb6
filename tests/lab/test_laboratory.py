"""The laboratory: experiments become cells and chunks, no chunk is played twice, and an interruption loses no finished
chunk."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.components.variant import mark_of
from galapagos.engine.errors import Refused
from galapagos.engine.game import open_game
from galapagos.engine.game_files import VARIABLE
from galapagos.lab.cell import Cell, Chunk
from galapagos.lab.experiment import Experiment, Stop, read_experiment
from galapagos.lab.laboratory import Lab
from galapagos.lab.workers import PlayedChunks, ThreadWorkers

pytest.importorskip("duckdb")

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": 1}, games=12, chunk=4)


class Diary:
    """Workers that record what they play and can leave early."""

    def __init__(self, leave_after: int = 1 << 30) -> None:
        self.threads, self.played, self.leave_after = ThreadWorkers(2, "python"), list[Chunk](), leave_after

    def play(self, chunks: Iterable[Chunk]) -> PlayedChunks:
        for chunk, tables in self.threads.play(chunks):
            if len(self.played) == self.leave_after:
                raise KeyboardInterrupt
            self.played.append(chunk)
            yield chunk, tables

    def seconds(self, cell: Cell, chunks: int) -> float:
        return self.threads.seconds(cell, chunks)


def rows(results: Any, table: str = "seats") -> list[tuple[Any, ...]]:
    return list(results.table(table).order("cell, number" + (", seat" if table == "seats" else "")).fetchall())


def test_everything_that_varies_is_combined() -> None:
    experiment = Experiment(
        "dodo", players=[2, 3], bots=["random", "greedy"], options={"deck": ["standard", "short"], "turn_limit": 2}
    )
    assert len(experiment.cells) == 8
    assert len({cell.key for cell in experiment.cells}) == 8
    assert experiment.cells[0].title == "2 players, random, turn_limit=2"
    assert experiment.cells[1].title == "2 players, random, deck=short, turn_limit=2"


def test_without_numbers_of_players_all_that_can_play_do() -> None:
    assert [cell.players for cell in Experiment("laborigines", options={"variant": "teams"}).cells] == [4, 6]
    with pytest.raises(Refused, match="players, not 5"):
        _ = Experiment("laborigines", players=[4, 5], options={"variant": "teams"}).cells


def test_what_results_depend_on_is_in_the_key_and_nothing_else() -> None:
    def key(**how: Any) -> str:
        return Experiment("dodo", **{"players": [2], "bots": ["greedy"], **how}).cells[0].key

    plain = key()
    assert key(options={"deck": "standard"}) == plain
    assert key(games=50_000) == plain
    others = [
        key(players=[3]),
        key(bots=["random"]),
        key(bots=["greedy,random"]),
        key(bots=["level5@12"]),
        key(bots=["level5@14"]),
        key(bots=["level5@12:depth=3"]),
        key(options={"deck": "short"}),
        key(seed=1),
        key(repeats=2),
        key(measures=["rolls"]),
        key(gifts=["without famine"]),
        key(chunk=7),
    ]
    assert len({plain, *others}) == 13


def test_results_depend_on_the_first_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    finches = open_game(EXAMPLES / "finches.py")
    before = Cell.make(finches, 3, ("greedy",)).key
    monkeypatch.setattr(sys.modules[finches.package], "SEEDS", (5, 5, 5))
    assert Cell.make(finches, 3, ("greedy",)).key != before


def test_a_cell_can_be_sent_away() -> None:
    cell = SMALL.cells[0]
    assert cell.key
    sent = pickle.loads(pickle.dumps(Chunk(cell, 1)))
    assert sent == Chunk(cell, 1)
    assert sent.cell.key == cell.key
    assert "table" not in vars(pickle.loads(pickle.dumps(cell)))


def test_results_are_tables_that_can_be_asked(tmp_path: Path) -> None:
    results = Lab(tmp_path, backend="python").run(replace(SMALL, options={"turn_limit": 2}))
    assert len(results.games) == 12
    assert len(results.seats) == 24
    found = results.seats.aggregate("role_order, sum(share) AS wins, count(*) AS times").order("role_order").fetchall()
    assert [(name, times) for name, _, times in found] == [("player 1", 12), ("player 2", 12)]
    assert sum(wins for _, wins, _ in found) == 12
    assert {row[0] for row in results.games.project("ending").fetchall()} <= {"captures", "extinction", "turn_limit"}
    assert {row[0] for row in results.rolls.project("outcome").fetchall()} == {"red", "yellow", "green"}
    assert results.looks.aggregate("count(DISTINCT number)").fetchall() == [(12,)]


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    first, second = Diary(), Diary()
    before = rows(Lab(tmp_path, first).run(SMALL))
    assert sorted(chunk.number for chunk in first.played) == [0, 1, 2]
    longer = Experiment("dodo", players=[2, 3], bots=["random"], options={"turn_limit": 1}, games=15, chunk=4)
    results = Lab(tmp_path, second).run(longer)
    assert sorted((chunk.cell.players, chunk.number) for chunk in second.played) == [
        (2, 3),
        (3, 0),
        (3, 1),
        (3, 2),
        (3, 3),
    ]
    assert [row for row in rows(results) if row in before] == before


def test_who_is_stopped_keeps_what_is_finished_and_goes_on(tmp_path: Path) -> None:
    diary, progress = Diary(leave_after=2), list[int]()
    with pytest.raises(KeyboardInterrupt):
        Lab(tmp_path / "a", diary).run(SMALL, progress=progress.append)
    assert progress == [4, 4]
    assert len(Lab(tmp_path / "a", backend="python").results(SMALL).games) == 8
    rest = Diary()
    resumed = Lab(tmp_path / "a", rest).run(SMALL)
    assert len(rest.played) == 1
    assert rows(resumed) == rows(Lab(tmp_path / "b", backend="python").run(SMALL))


KILLED = """
import sys
from galapagos.lab.experiment import Experiment
from galapagos.lab.laboratory import Lab
experiment = Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": 1}, games=4000, chunk=4)
Lab(sys.argv[1], backend="python").run(experiment)
"""


def test_a_kill_loses_no_finished_chunk(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path / "a")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    deadline = time.monotonic() + 60
    while len(list((tmp_path / "a").glob("dodo/*/0*"))) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = {int(path.name) for path in (tmp_path / "a").glob("dodo/*/0*")}
    assert len(there) >= 3
    diary = Diary()
    again = Lab(tmp_path / "a", diary).run(SMALL)
    assert {chunk.number for chunk in diary.played} == {0, 1, 2} - there
    assert rows(again) == rows(Lab(tmp_path / "b", backend="python").run(SMALL))


def test_games_stop_when_they_are_enough_and_stay_stopped(tmp_path: Path) -> None:
    how: dict[str, Any] = {"players": [2], "bots": ["random"], "options": {"turn_limit": 1}, "games": 4000, "chunk": 5}
    experiment = Experiment("dodo", stop=Stop("order", precision=0.42), **how)
    results = Lab(tmp_path, ThreadWorkers(1, "python")).run(experiment)
    assert 5 < len(results.games) < 200
    diary = Diary()
    assert len(Lab(tmp_path, diary).run(experiment).games) == len(results.games)
    assert diary.played == []
    with pytest.raises(Refused, match="no role 'colour'"):
        Lab(tmp_path, diary).run(Experiment("dodo", stop=Stop("colour", verdict=True), **how))


def test_the_cost_is_said_beforehand(tmp_path: Path) -> None:
    lab, progress = Lab(tmp_path, backend="python"), list[int]()
    cost = lab.cost(SMALL, SMALL)
    assert (cost.kept, cost.games) == (0, 12), "what two experiments have in common is played once"
    assert cost.seconds > 0
    lab.run(SMALL, SMALL, progress=progress.append)
    assert sum(progress) == 12
    assert (lab.cost(SMALL).kept, lab.cost(SMALL).games, lab.cost(SMALL).seconds) == (12, 0, 0)


def test_data_and_gifts_are_cells_too(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_text("DIE_FACES = 1\n")
    experiment = Experiment(
        "dodo",
        players=[2],
        bots=["random"],
        data=[None, tmp_path / "dice.toml"],
        gifts=[None, "without famine"],
        options={"turn_limit": 2},
        games=4,
        chunk=4,
    )
    mark = mark_of('{"DIE_FACES": 1}')
    assert [cell.title for cell in experiment.cells[::2]] == [
        "2 players, random, turn_limit=2",
        f"2 players, random, turn_limit=2, data dice {mark}",
    ]
    results = Lab(tmp_path / "results", backend="python").run(experiment)
    assert results.games.aggregate("data, gift, count(*)").order("data, gift").fetchall() == [
        ("", "", 4),
        ("", "without famine", 4),
        ("dice", "", 4),
        ("dice", "without famine", 4),
    ]
    assert {row[0] for row in results.rolls.filter("data = 'dice'").project("total").fetchall()} == {3}


def test_an_experiment_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text("""
        [base]
        game = "dodo"
        games = 40
        seed = 3
        options = {turn_limit = 1}
        [vary]
        players = [2, 3]
        bots = ["greedy", ["greedy", "random", "random"]]
        [vary.options]
        deck = ["standard", "short"]
        [stop]
        precision = 0.05
        games = 80
        [measures]
        keep = ["rolls"]
    """)
    experiment = read_experiment(file)
    assert (experiment.games, experiment.seed, experiment.stop, experiment.measures) == (
        80,
        3,
        Stop(precision=0.05),
        ("rolls",),
    )
    assert experiment.bots == ["greedy", "greedy,random,random"]
    file.write_text('[base]\ngame = "dodo"\n')
    assert [cell.players for cell in read_experiment(file).cells] == [2, 3, 4]


WRONG = {
    "": "must name the game",
    "x = 1": "no section",
    "[colour]\n": "There is no section [colour]",
    '[base]\ngame = "dodo"\ncolour = 1': "[base] has no 'colour'",
    '[base]\ngame = "dodo"\n[vary]\nplayers = 2': "[vary] players is a list",
    '[base]\ngame = "dodo"\n[stop]\nprecision = 5': "precision between 0 and 1",
    '[base]\ngame = "dodo"\n[measures]\nkeep = ["dreams"]': "table 'dreams' cannot be stored",
    '[base]\ngame = "dodo"\ngames = 0': "1 to 100,000,000 games",
    '[base]\ngame = "dodo"\ngames = "many"': "is not an experiment",
    "[base": "is not TOML",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_is_refused_in_a_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text)
    with pytest.raises(Refused) as refused:
        read_experiment(file)
    assert WRONG[text] in str(refused.value)
    assert "x.toml" in str(refused.value)


def test_cells_of_equal_games_are_equal() -> None:
    assert (
        SMALL.cells[0]
        == Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": "1"}, chunk=4).cells[0]
    )
    assert isinstance(SMALL.cells[0], Cell)
