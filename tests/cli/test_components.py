"""`--data`: commands with changed component tables, and warnings about unusual values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record

from .conftest import Galapagos
from .terminal import Terminal
from .test_wrong_input import assert_refused

METEOR = [6] * 15  # it strikes in the first round
SAID = "Played with changed components: METEOR."
UNUSUAL = "Unusual component tables in map.toml: START_POINTS is 300, where the box has 10."


@pytest.fixture(autouse=True)
def _map(galapagos: Galapagos) -> None:
    Path("map.toml").write_text(f"METEOR = {METEOR}\n")


def test_a_match_is_played_kept_replayed_and_verified_with_them(galapagos: Galapagos) -> None:
    result = galapagos("play evo --data map.toml --seats greedy,random,random --seed 1")
    assert (result.code, result.err) == (0, "")
    assert SAID in result.out
    (file,) = result.written
    assert file.startswith("data/matches/evo-2")
    record = Record.parse(Path(file).read_text())
    assert json.loads(record.data) == {"METEOR": METEOR}
    assert galapagos("verify", file).out.startswith("Fair.")


def test_a_saved_match_goes_on_with_them(galapagos: Galapagos) -> None:
    galapagos("play evo --data map.toml --seats you,greedy,greedy --seed 1", typed="1\nquit\n")
    again = galapagos("play --resume evo", typed="1\nquit\n")
    assert again.code == 0
    assert SAID in again.out
    (file,) = Path("data/matches").glob("evo-*.txt")
    record = Record.parse(file.read_text())
    assert list(Match.resume(record).game.module("data").METEOR) == METEOR
    assert sum(not line.startswith("roll") for line in record.actions) > 1


def test_a_position_is_one_of_theirs(galapagos: Galapagos) -> None:
    result = galapagos("play evo --position", "seats 3", "--data", "map.toml", "--seats", "random", typed="quit\n")
    assert SAID in result.out


def test_simulations_and_tournaments_are_played_with_them(galapagos: Galapagos) -> None:
    simulate = "simulate", "evo", "--games", 20, "--players", 3, "--backend", "python"
    box, changed = (json.loads(galapagos(*simulate, *more, "--json").out) for more in ((), ("--data", "map.toml")))
    assert (changed["game"], changed["data"], "data" in box) == ("evo", {"METEOR": METEOR}, False)
    assert changed["length"]["mean"] < box["length"]["mean"]
    assert SAID in galapagos(*simulate, "--data", "map.toml").out
    tournament = "--bots", "greedy,random", "--players", 3, "--games", 6, "--backend", "python", "--to-the-end"
    result = galapagos("tournament evo", *tournament, "--data", "map.toml", "--record", "x.jsonl", "--workers", 1)
    assert (result.code, SAID in result.out) == (0, True)
    assert SAID in galapagos("tournament --resume x.jsonl --games 9 --workers 0 --to-the-end").out


def test_what_goes_on_has_its_components(galapagos: Galapagos) -> None:
    assert_refused(
        galapagos("play --resume --data map.toml"),
        "A resumed match keeps its players, options, components and dice",
    )
    assert_refused(galapagos("tournament --resume x.jsonl --data map.toml"), "A resumed tournament keeps its game")
    assert_refused(
        galapagos("play evo --server http://127.0.0.1:1 --data map.toml"),
        "A server chooses the components of its tables",
    )


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "evo", "--games", 1, "--backend", "python"),
        ("play", "evo"),
        ("lab", "report", "evo", "--bots", "nobody"),
    ],
)
def test_without_a_terminal_unusual_values_are_reported(galapagos: Galapagos, command: tuple[object, ...]) -> None:
    Path("map.toml").write_text("START_POINTS = 300\n")
    told = galapagos(*command, "--data", "map.toml", typed="quit\n")
    assert (told.code, told.err.splitlines()[0]) == (2 if "nobody" in command else 0, UNUSUAL)
    assert "Unusual" not in galapagos(*command, "--data", "map.toml", "--yes", typed="quit\n").err


def test_a_person_at_a_terminal_is_asked(galapagos: Galapagos, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    Path("map.toml").write_text("START_POINTS = 300\n")
    command = "simulate", "evo", "--games", "1", "--backend", "python", "--data", "map.toml"
    for answer, code, words in (
        ("", 1, "Nothing was played."),
        ("yes", 0, "Played with changed components: START_POINTS."),
    ):
        with Terminal(*command, folder=folder, width=120) as terminal:
            assert UNUSUAL in terminal.read()
            assert words in terminal.type(answer)
            assert terminal.code == code
