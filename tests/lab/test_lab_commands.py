"""`galapagos lab`: reports, experiments and tables on the command line."""

from __future__ import annotations

import csv
import json
from inspect import signature
from pathlib import Path

import pytest

from galapagos.cli.laboratory.lab import app
from galapagos.lab.inference.verdict import Verdict
from galapagos.lab.measures.finding import Finding, is_disputed
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

pytest.importorskip("duckdb")

__all__ = ["galapagos"]

EXPERIMENT = """
[base]
game = "dodo"
bots = "random"
games = 8
chunk = 4
options = {turn_limit = 1}
[vary]
players = [2, 3]
"""


def test_tables_are_toml_that_can_be_handed_back(galapagos: Galapagos) -> None:
    result = galapagos("lab tables evo")
    assert result.code == 0
    assert "# Meteor track (recon)" in result.out
    assert "\nMETEOR = [0, 0," in result.out
    found = json.loads(galapagos("lab tables evo --json").out)
    assert found["COUNTERS"]["value"][0] == {"name": "tail", "copies": 6, "printed": 0}
    assert found["METEOR"]["reconstructed"]


def test_an_experiment_is_played_told_and_written(galapagos: Galapagos) -> None:
    Path("x.toml").write_text(EXPERIMENT)
    result = galapagos("lab run x.toml --backend python --results kept --output figures")
    assert result.code == 0
    assert "16 games to play" in result.err
    for words in (
        "Tough Luck, Dodo",
        "8 games: 2 players, random, turn_limit=1",
        "Seats: 5 open",
        "Roles: turn order: 5 open",
        "How long it takes",
        "How it ends",
        "Questions",
    ):
        assert words in result.out
    assert {"figures/findings.csv", "figures/report.json", "figures/report.html"} <= set(result.written)
    with Path("figures/findings.csv").open() as file:
        findings = list(csv.DictReader(file))
    assert {finding["measure"] for finding in findings} == {"seat", "order", "length", "endings", "questions"}
    assert sum(
        float(row["mean"]) for row in findings if row["measure"] == "seat" and row["players"] == "3"
    ) == pytest.approx(1)
    again = galapagos("lab run x.toml --backend python --results kept --json")
    assert (again.err, again.written) == ("", [])
    assert json.loads(again.out) == json.loads(Path("figures/report.json").read_text())


def test_a_report_has_a_page_for_each_measure(galapagos: Galapagos) -> None:
    result = galapagos(
        "lab report dodo --players 2 --bots random --games 3 --option turn_limit=1 --plain --backend python --json",
    )
    assert result.code == 0
    found = json.loads(result.out)
    assert [cell["title"] for cell in found["cells"]] == ["2 players, random, turn_limit=1"]
    assert all(finding["bots"] == "random" for finding in found["findings"])
    assert {finding["verdict"] for finding in found["findings"] if finding["fair"]} <= {"fair", "unfair", "open"}


def test_a_report_is_told_and_written_in_another_language(galapagos: Galapagos) -> None:
    table = ("--players", "2", "--bots", "random", "--games", "3", "--option", "turn_limit=1")
    german = galapagos(
        "lab report dodo", *table, "--plain", "--backend", "python", "--language", "de", "--output", "report"
    )
    assert german.code == 0
    assert "Partien sind zu spielen" in german.err
    for words in (
        "Partien: 2 Spieler, random, turn_limit=1",
        "Plätze: 2 offen",
        "Niemand ist sicher im Vorteil",
        "Platz 1",
        "Geschrieben nach report",
    ):
        assert words in german.out
    assert '<html lang="de">' in Path("report/report.html").read_text(encoding="utf-8")
    assert json.loads(Path("report/report.json").read_text(encoding="utf-8"))["language"] == "de"
    assert_refused(galapagos("lab report dodo --language xx"), "There is no language 'xx'")


def test_every_command_of_the_lab_takes_a_language() -> None:
    without = [
        command.callback.__name__
        for command in app.registered_commands
        if command.callback and "language" not in signature(command.callback).parameters
    ]
    assert without == []


WRONG = {
    "lab report xyzzy": "There is no game 'xyzzy'",
    "lab report dodo --players two": "separate numbers of players with commas",
    "lab report dodo --players 9": "is for 2 to 4 players, not 9",
    "lab report dodo --bots clever": "There is no bot 'clever'",
    "lab report dodo --bots level5@50ms": "a budget of 1 to",
    "lab report dodo --data nowhere.toml": "There is no file nowhere.toml",
    "lab report dodo --option colour=red": "There is no option colour",
    "lab report dodo --games 0": "--games must be at least 1",
    "lab report dodo --backend gpu": "no back end 'gpu'",
    "lab run nowhere.toml": "There is no file nowhere.toml",
    "lab tables chess": "There is no game 'chess'",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_writes_nothing(galapagos: Galapagos, line: str) -> None:
    assert_refused(galapagos(line), WRONG[line])


def finding(bots: str, mean: float, verdict: Verdict) -> Finding:
    return Finding("seat", "dodo", 2, bots, "", "", "seat 1", mean, mean - 0.01, mean + 0.01, 1000, 0.5, verdict)


def test_a_claim_on_which_bots_disagree_is_disputed() -> None:
    greedy = finding("greedy", 0.6, Verdict.UNFAIR)
    other = finding("level5@12", 0.5, Verdict.FAIR)
    silent = finding("random", 0.52, Verdict.OPEN)
    assert is_disputed(greedy, [greedy, other])
    assert is_disputed(other, [greedy, other])
    assert not is_disputed(greedy, [greedy, silent])
    assert is_disputed(greedy, [greedy, finding("level5@12", 0.4, Verdict.UNFAIR)])
