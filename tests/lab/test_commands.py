"""The commands: tournament, analyse, hint, and the hint at a table."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from galapagos.bots import levels
from galapagos.bots.thought import load_search
from galapagos.engine.match.match import from_position
from tests.bots.positions import CAPTURE_IN_ONE, LOSING_WITHOUT
from tests.cli.conftest import RECORD, Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

__all__ = ["galapagos"]

QUICK = ("--backend", "python", "--workers", 0, "--option", "turn_limit=1")


@pytest.fixture
def interpreted(galapagos: Galapagos, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run every search interpreted, so that nothing is compiled."""
    monkeypatch.setattr(
        "galapagos.bots.thought.load_search", lambda game, _backend, _checked: load_search(game, "python")
    )
    monkeypatch.setattr("galapagos.cli.compiling.compile_bots", lambda *_arguments, **_how: None)
    monkeypatch.setattr(levels, "is_ready", lambda _game: True)


# --- tournament


def test_tournament_prints_a_table_and_draws_a_picture(galapagos: Galapagos) -> None:
    result = galapagos(
        "tournament dodo --bots greedy,random --players 2 --games 12",
        *QUICK,
        "--output",
        "chart.svg",
        "--record",
        "t.jsonl",
    )
    assert (result.code, result.written) == (0, ["chart.svg", "t.jsonl"])
    for words in (
        "Tough Luck, Dodo",
        "turn_limit=1",
        "greedy",
        "random",
        "95 % interval",
        "Verdict",
        "ms/move",
        "Kept in t.jsonl",
    ):
        assert words in result.out
    assert ElementTree.parse("chart.svg").getroot().tag.endswith("svg")


def test_tournament_prints_one_json_object(galapagos: Galapagos) -> None:
    result = galapagos(
        "tournament dodo --bots level1,greedy,random --players 3 --games 6 --iterations 4 --seed 5", *QUICK, "--json"
    )
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert (found["game"], found["players"], found["games"], found["sets"], found["seed"]) == ("dodo", 3, 6, 2, 5)
    assert [standing["bot"] for standing in found["standings"]] == ["level1", "greedy", "random"]
    assert all(
        standing["interval"][0] <= standing["share"] <= standing["interval"][1] for standing in found["standings"]
    )
    assert found["file"] == str(Path("data").resolve() / "tournaments" / Path(found["file"]).name)


def test_tournament_draws_ratings_of_several(galapagos: Galapagos) -> None:
    galapagos(
        "tournament dodo --bots level1,greedy,random --players 3 --games 3 --iterations 4",
        *QUICK,
        "--output",
        "ratings.svg",
    )
    assert "level1" in Path("ratings.svg").read_text()


def test_tournament_stopped_by_ctrl_c_keeps_what_was_played_and_goes_on(
    galapagos: Galapagos, monkeypatch: pytest.MonkeyPatch
) -> None:
    from galapagos.lab.tournament import Set, Tournament

    play_set, numbers = Tournament.play_set, []

    def stop_at_the_third(self: Tournament, number: int) -> Set:
        numbers.append(number)
        if len(numbers) == 3:
            raise KeyboardInterrupt
        return play_set(self, number)

    monkeypatch.setattr(Tournament, "play_set", stop_at_the_third)
    stopped = galapagos(
        "tournament dodo --bots greedy,random --players 2 --games 8", *QUICK, "--record", "t.jsonl", "--to-the-end"
    )
    assert stopped.code == 130
    said = "Stopped after 2 of 4 sets, which are saved: continue with galapagos tournament --resume t.jsonl."
    assert stopped.err == f"galapagos: {said}\n"
    assert "4 games in 2 mirrored sets" in stopped.out
    resumed = galapagos("tournament --resume t.jsonl --workers 0 --to-the-end")
    assert resumed.code == 0
    assert "8 games in 4 mirrored sets" in resumed.out
    longer = galapagos("tournament --resume t.jsonl --workers 0 --to-the-end --games 10")
    assert "10 games in 5 mirrored sets" in longer.out
    assert numbers == [0, 1, 2, 2, 3, 4]


WRONG = {
    "tournament": "Name a game",
    "tournament xyzzy": "There is no game 'xyzzy'",
    "tournament dodo --players 9": "is for 2 to 4 players, not 9",
    "tournament dodo --bots level6,greedy": "There is no bot 'level6'",
    "tournament dodo --bots greedy": "2 to 12 bots",
    "tournament dodo --bots greedy,,random": "is not a list of names",
    "tournament dodo --games 0": "1 to 10,000,000 games, not 0",
    "tournament dodo --iterations 0": "--iterations must be at least 1",
    "tournament dodo --iterations -7": "--iterations must be at least 1",
    "tournament dodo --time 0ms": "more than zero",
    "tournament dodo --time 50": "lacks a unit",
    "tournament dodo --time soon": "is not a budget",
    "tournament dodo --time 50ms --iterations 5": "not both",
    "tournament dodo --seed -1": "--seed must be at least 0",
    "tournament dodo --target 3 --players 2": "the target must be more than 0",
    "tournament dodo --option colour=red": "There is no option colour",
    "tournament dodo --backend gpu": "no back end 'gpu'",
    "tournament dodo --output chart.png": "pictures are SVG files",
    "tournament dodo --output nowhere/chart.svg": "there is no such folder",
    "tournament --resume lost.jsonl": "There is no file lost.jsonl",
    "tournament dodo --resume lost.jsonl": "keeps its game",
    "tournament --resume lost.jsonl --seed 4": "keeps its game",
    "tournament --resume lost.jsonl --bots level1,greedy": "keeps its game",
    "analyse lost.txt": "There is no file lost.txt",
    "hint lost.txt": "There is no file lost.txt",
    "hint chess --position x": "There is no game 'chess'",
    "hint dodo --position nonsense": "nonsense",
    "hint dodo --position x --to 3": "give one of them",
    "hint dodo --position x --count 0": "--count must be at least 1",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_writes_nothing(galapagos: Galapagos, line: str) -> None:
    assert_refused(galapagos(line), WRONG[line])


def test_a_file_that_is_no_tournament_is_refused(galapagos: Galapagos) -> None:
    assert_refused(galapagos("tournament --resume", RECORD), "is not the file of a tournament")


# --- analyse


def test_analyse_tells_the_turning_points_and_draws_the_chart(galapagos: Galapagos, tmp_path: Path) -> None:
    match = from_position("dodo", LOSING_WITHOUT)
    while not match.is_over:
        match.play("pass" if not match.is_chance else match.legal()[0])
    file = tmp_path / "game.txt"
    file.write_text(match.record.text())
    result = galapagos("analyse", file, "--iterations", 60, "--backend", "python", "--output", "chart.svg")
    assert (result.code, result.written) == (0, ["chart.svg"])
    assert "Turning points" in result.out
    assert "(migrate w2 e2)" in result.out
    assert "You capture e2: in " in result.out
    assert "white" in Path("chart.svg").read_text()
    assert "orange: Pass" in galapagos("analyse", file, "--iterations", 4, "--backend", "python", "--all").out
    found = json.loads(galapagos("analyse", file, "--iterations", 60, "--backend", "python", "--json").out)
    assert found["decisions"][0]["best"]["text"] == "migrate w2 e2"
    assert found["decisions"][0]["gain"] > 0.3


def test_analyse_refuses_a_match_that_is_not_over_and_a_budget_of_nothing(galapagos: Galapagos, tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(from_position("dodo", CAPTURE_IN_ONE).record.text())
    assert_refused(galapagos("analyse", file), "is not over")
    assert_refused(galapagos("analyse", RECORD, "--iterations", 0), "--iterations must be at least 1")
    file.write_text("galapagos: 1\ngame: chess\nrules: 1\nseats: 2\n")
    assert_refused(galapagos("analyse", file), "There is no game 'chess'")


# --- hint


@pytest.mark.usefixtures("interpreted")
def test_hint_shows_the_best_few_of_a_position_or_a_record(galapagos: Galapagos, tmp_path: Path) -> None:
    result = galapagos("hint dodo --position", CAPTURE_IN_ONE, "--iterations", 60)
    assert result.code == 0
    assert "(migrate w2 e2)" in result.out.splitlines()[1]
    assert "You capture e2: in 10 of 10 games played on from here, otherwise in 0." in " ".join(result.out.split())
    file = tmp_path / "running.txt"
    file.write_text(from_position("dodo", CAPTURE_IN_ONE).record.text())
    found = json.loads(galapagos("hint", file, "--iterations", 60, "--count", 1, "--json").out)
    assert [action["action"] for action in found["actions"]] == ["migrate w2 e2"]
    assert found["actions"][0]["chance"] > 0.9
    assert found["actions"][0]["is_close"]
    assert found["actions"][0]["reason"].startswith("You capture e2")


def test_hint_refuses_where_nobody_decides(galapagos: Galapagos) -> None:
    assert_refused(galapagos("hint", RECORD), "The match is over")
    assert_refused(galapagos("hint", RECORD, "--to", 0), "No player decides here")


@pytest.mark.usefixtures("interpreted")
def test_at_a_table_a_hint_is_a_few_actions_with_the_chances_of_whoever_asks(
    galapagos: Galapagos, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galapagos.cli.hint.ITERATIONS", 60)
    result = galapagos("play dodo --position", CAPTURE_IN_ONE, "--seats", "you,random", typed="hint\nquit\n")
    assert result.code == 0
    assert "as far as you can know" in result.out
    assert "(migrate w2 e2)" in result.out
