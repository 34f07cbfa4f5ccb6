"""Every command on its happy path."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.cli.rulebook import rules_page
from galapagos.cli.warm import compiled_files
from galapagos.engine.compiler.cache import cache_home
from galapagos.engine.game import all_games, find_game
from galapagos.engine.match.dice import Dice
from galapagos.engine.match.match import from_position
from galapagos.engine.words.message import ENGLISH, languages
from tests.lab.broken import Break, break_dodo

from .conftest import RECORD, RECORDS, Galapagos
from .test_wrong_input import assert_refused

__all__ = ["break_dodo"]

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(Path(sys.executable).parent / "galapagos")


# --- games and rules


def test_games_lists_all(galapagos: Galapagos) -> None:
    result = galapagos("games")
    assert result.code == 0
    assert all(game.name in result.out and game.title in result.out for game in all_games())


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_games_tells_the_options_and_actions_of_one(galapagos: Galapagos, name: str) -> None:
    result, game = galapagos("games", name), find_game(name)
    assert result.code == 0
    assert all(option.name in result.out for option in game.options)
    assert all(f"\n  {family}" in result.out for family in game.actions.phrases)


def test_rules_shows_the_page(galapagos: Galapagos) -> None:
    result = galapagos("rules Dodo")
    assert result.code == 0
    assert "Tough Luck, Dodo" in result.out
    assert "migrat" in result.out.lower()


def test_every_written_page_is_found_beside_its_game() -> None:
    """A link, which a built package replaces with a file."""
    folder = ROOT / "docs" / "rules"
    pages = sorted(folder.glob("*.md"))
    assert pages
    for page in pages:
        assert rules_page(find_game(page.stem)).resolve() == page
        for language in languages():
            assert (
                language == ENGLISH
                or rules_page(find_game(page.stem), language).resolve() == folder / language / page.name
            )


# --- simulate


def test_simulate_prints_one_json_object(galapagos: Galapagos) -> None:
    result = galapagos(
        "simulate dodo --games 4 --players 2 --bots greedy,random --seed 7 --backend python --json",
    )
    assert (result.code, result.err, result.written) == (0, "", [])
    found = json.loads(result.out)
    assert found["games"] == 4
    assert found["seed"] == 7
    assert found["bots"] == ["greedy", "random"]
    assert found["decisions"] > 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)
    assert len(found["win_share"]) == 2
    assert sum(found["win_share"]) == pytest.approx(1)
    assert set(found["length"]) == {"mean", "p10", "p90"}
    assert sum(found["endings"].values()) == 4


def test_simulate_gives_the_same_games_interpreted_and_compiled(galapagos: Galapagos) -> None:
    found = [
        json.loads(galapagos("simulate dodo --games 6 --seed 3 --backend", backend, "--checked", "--json").out)
        for backend in ("python", "cpu")
    ]
    for key in ("decisions", "win_share", "length", "endings"):
        assert found[0][key] == found[1][key]


def test_simulate_prints_a_table(galapagos: Galapagos) -> None:
    result = galapagos("simulate dodo --games 3 --backend python --option turn_limit=2")
    assert result.code == 0
    assert "seed 0" in result.out
    assert "turn_limit=2" in result.out
    assert all(word in result.out for word in ("1 white", "2 orange", "3 pink", "95 % interval", "decisions a second"))


def test_searching_bots_are_sent_to_a_tournament(galapagos: Galapagos) -> None:
    for bots, command in {
        "level5": "galapagos tournament dodo --bots level5,greedy lets level5 play",
        "greedy,level2,greedy": "--bots level2,greedy lets level2 play",
    }.items():
        assert_refused(galapagos("simulate dodo --bots", bots), command)
    assert_refused(galapagos("simulate mutations --bots hoarder"), "--bots hoarder,greedy lets hoarder play")


# --- replay and verify


def test_replay_tells_the_whole_match(galapagos: Galapagos) -> None:
    result = galapagos("replay", RECORD)
    assert result.code == 0
    assert "captures" in result.out
    assert "1st" in result.out
    assert "wins" in result.out


def test_replay_stops_where_it_is_told(galapagos: Galapagos) -> None:
    begin = galapagos("replay", RECORD, "--to", 10, "--seat", 2)
    assert "10 of " in begin.out
    assert "1st" not in begin.out
    assert galapagos("replay", RECORD, "--to", 10, "--boards").out.count("e1 ─") > 2
    position = galapagos("replay", RECORD, "--to", 40, "--position").out.strip()
    assert galapagos("perft dodo --depth 1 --backend python --position", position).code == 0


def with_undo(folder: Path) -> Path:
    """White moves c1, takes that back, and moves c2 instead."""
    match = from_position(
        "dodo", "option turn_limit=1; seats 2; migration; white r e1; white g e2; orange y e6", Dice.new(1)
    )
    match.play("migrate c1 e4")
    match.play("pass")
    match.undo(0)
    match.play("migrate c2 e3")
    while not match.is_over:
        match.play(match.legal()[0])
    file = folder / "undone.txt"
    file.write_text(match.record.text())
    return file


def test_replay_tells_what_was_taken_back_as_such(galapagos: Galapagos, tmp_path: Path) -> None:
    result = galapagos("replay", with_undo(tmp_path))
    assert result.code == 0
    for line in (
        "   1 Taken back: White's w1 (1 red) moves from e1 to e4.",
        "   2 Taken back: Orange passes.",
        "   3 White takes back the last 2 decisions and rolls.",
        "   4 White's w2 (1 green) moves from e2 to e3.",
    ):
        assert f"{line}\n" in result.out
    assert "wins" in result.out
    assert "3 of " in galapagos("replay", with_undo(tmp_path), "--to", 3, "--boards").out


def test_a_match_with_something_taken_back_is_verified_and_analysed(galapagos: Galapagos, tmp_path: Path) -> None:
    file = with_undo(tmp_path)
    verified = galapagos("verify", file)
    assert verified.out.startswith("Fair.")
    held = [line for line in file.read_text().split("\n\n")[1].splitlines() if not line.startswith(("roll", "undo"))]
    assert f"{len(held)} decisions keep to the rules" in verified.out
    analysed = json.loads(galapagos("analyse", file, "--iterations", 4, "--backend", "python", "--json").out)
    assert [judged["number"] for judged in analysed["decisions"]][:2] == [4, 5]
    assert analysed["decisions"][0]["played"]["text"] == "migrate w2 e3"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*captures*.txt")), ids=lambda file: file.stem)
def test_verify_finds_fair_matches_fair(galapagos: Galapagos, file: Path) -> None:
    result = galapagos("verify", file)
    assert result.code == 0
    assert result.out.startswith("Fair.")
    assert "win" in result.out


# --- perft, fuzz, warm, bench


def test_perft_counts(galapagos: Galapagos) -> None:
    """The first three draws of the deck of 18."""
    result = galapagos("perft dodo --depth 3 --players 2 --backend python")
    assert [line.split()[2] for line in result.out.splitlines()[1:]] == ["18", "306", "4,896"]


def test_perft_counts_from_a_position(galapagos: Galapagos) -> None:
    position = "seats 2; migration; white r e1; orange y e2"
    result = galapagos("perft dodo --depth 1 --position", position, "--backend", "python")
    assert result.out.splitlines()[1].split()[2] == "3"


def test_fuzz_tells_what_it_covered(galapagos: Galapagos) -> None:
    result = galapagos("fuzz dodo --games 3 --players 2 --option turn_limit=3 --backend python")
    assert (result.code, result.written) == (0, [])
    assert "3 games at 1 kinds of tables" in result.out
    assert "No finding." in result.out


def test_fuzz_keeps_what_it_finds_and_replay_shows_it(galapagos: Galapagos, break_dodo: Break) -> None:
    audit = "def audit(s: State) -> Fault:\n"
    break_dodo("rules/audit.py", audit, f"{audit}    if s.turn == 2:\n        return 77\n")
    result = galapagos("fuzz broken --games 20 --players 2 --backend python")
    assert result.code == 1
    assert "audit found a fault, number 77" in result.out
    (file,) = result.written
    assert f"galapagos replay {file}" in result.out
    replayed = galapagos("replay", file)
    assert replayed.code == 0
    assert "Turn 2 begins" in replayed.out


def test_warm_says_where_there_is_nothing_to_do(galapagos: Galapagos) -> None:
    """`make test` has filled the cache before."""
    first, second = (galapagos("warm Dodo --checked") for _ in range(2))
    assert (first.code, second.code) == (0, 0)
    assert first.out.startswith(("Compiled in ", "Nothing to do"))
    assert second.out.startswith("Nothing to do; ")
    assert second.out.endswith(" already: dodo\n")


def test_warm_finds_what_was_compiled(galapagos: Galapagos) -> None:
    """The command detects new code by these files."""
    galapagos("warm Dodo --checked --webassembly")
    files = [
        file for file in compiled_files(cache_home()) if file.relative_to(cache_home()).parts[0].startswith("dodo-")
    ]
    assert {file.suffix for file in files} == {".compiled", ".wasm"}


def test_a_bug_is_one_sentence_too(galapagos: Galapagos, break_dodo: Break) -> None:
    break_dodo("rules/migration.py", "    creature.cell = cell\n", "    s.creatures[i + 999].cell = cell\n")
    result = galapagos("simulate broken --games 5 --backend python")
    assert result.code == 1
    assert result.err.startswith("galapagos: This is a bug in galapagos, not in your input (IndexError")
    assert result.err.count("\n") == 1


def test_a_reader_who_has_enough_is_no_mistake() -> None:
    done = subprocess.run(f"{PROGRAM} games | head -1", shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("name")
