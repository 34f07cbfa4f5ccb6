"""Invalid input leads to one sentence, exit code 2, and no files."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from .conftest import RECORD, Galapagos, Result

WRONG = {
    # the parser's own
    "frobnicate": "No such command 'frobnicate'",
    "simulate": "Missing argument 'GAME'",
    "simulate dodo --frob": "No such option: --frob",
    "simulate dodo --games": "requires an argument",
    "simulate dodo --games many": "--games must be a number, not 'many'",
    "simulate dodo --games 1.5": "--games must be a whole number, not 1.5",
    "play dodo --players some": "--players must be a number, not 'some'",
    "tournament dodo --target high": "--target must be a number, not 'high'",
    "simulate dodo 7": "unexpected extra argument",
    # games, seats, options
    "simulate dido": "did you mean dodo?",
    "play xyzzy": "There is no game 'xyzzy'",
    "rules xyzzy": "There is no game 'xyzzy'",
    "games xyzzy": "There is no game 'xyzzy'",
    "perft xyzzy": "There is no game 'xyzzy'",
    "fuzz xyzzy": "There is no game 'xyzzy'",
    "warm xyzzy": "There is no game 'xyzzy'",
    "simulate dodo --players 5": "is for 2 to 4 players, not 5",
    "simulate dodo --players -1": "is for 2 to 4 players, not -1",
    "perft dodo --players 1": "is for 2 to 4 players, not 1",
    "fuzz dodo --players 9": "is for 2 to 4 players, not 9",
    "play dodo --players 0": "is for 2 to 4 players, not 0",
    "simulate dodo --option deck": "write name=value",
    "simulate dodo --option =short": "write name=value",
    "simulate dodo --option deck=short --option deck=standard": "given twice",
    "simulate dodo --option deck=marked": "deck=marked is not possible: use standard, short",
    "simulate dodo --option turn_limit=0": "use a whole number from 1",
    "simulate dodo --option turn_limit=-3": "use a whole number from 1",
    "fuzz dodo --option colour=red": "There is no option colour",
    "play dodo --option colour=red": "There is no option colour",
    "perft dodo --option colour=red": "There is no option colour",
    # numbers
    "simulate dodo --games 0": "--games must be at least 1, not 0",
    "simulate dodo --games -4": "--games must be at least 1, not -4",
    "simulate dodo --games 99999999999999999999": "--games must be at most",
    "simulate dodo --games 1e999": "--games must be at most",
    "simulate dodo --seed -1": "--seed must be at least 0",
    "simulate dodo --seed 99999999999999999999": "--seed must be at most",
    "fuzz dodo --games 0": "--games must be at least 1",
    "perft dodo --depth 0": "--depth must be at least 1",
    "perft dodo --depth 1000": "--depth must be at most",
    # bots, seats and back ends
    "simulate dodo --bots clever": "There is no bot 'clever'",
    "simulate dodo --bots random,greedy --players 3": "2 bots for 3 seats",
    "simulate dodo --bots random,,greedy": "is not a list of names",
    "simulate dodo --backend abacus": "There is no back end 'abacus'",
    "fuzz dodo --backend gpu": "There is no back end 'gpu' for this: use python or cpu.",
    "perft dodo --backend gpu": "There is no back end 'gpu' for this: use python or cpu.",
    "play dodo --seats you,clever": "'clever' is not a player",
    "play dodo --seats you,greedy --players 3": "2 names for 3 seats",
    "play --players 3": "Name a game",
    # languages
    "play dodo --language xx": "There is no language 'xx': use de, en.",
    "play --resume --language xx": "There is no language 'xx': use de, en.",
    "replay game.txt --language xx": "There is no language 'xx': use de, en.",
    "hint game.txt --language EN": "There is no language 'EN': use de, en.",
    "analyse game.txt --language ''": "There is no language '': use de, en.",
    # positions
    "perft dodo --position nonsense": "nonsense",
    "play dodo --position nonsense": "nonsense",
    'perft dodo --position "placement {"': "brace",
    'perft dodo --position "seats 2" --players 3': "leave out --players",
    # matches that cannot go on
    "play --resume": "There is no match to continue",
    "play --resume dodo": "There is no match of dodo to continue",
    "play --resume lost.txt": "There is no file lost.txt",
    "hint dodo": 'or a position of the game (galapagos hint dodo --position "…")',
    "play dodo --resume --players 2": "give --resume only",
    # nobody at the keyboard
    "play": "There is no keyboard",
    "play dodo": "The input ended before the match did",
}


def assert_refused(result: Result, words: str) -> None:
    assert result.code == 2
    assert words in result.err
    assert result.err.startswith("galapagos: ")
    assert result.err.endswith((".\n", "?\n", "]\n"))  # a rule is named in brackets
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err
    assert result.written == []


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_writes_nothing(galapagos: Galapagos, line: str) -> None:
    result = galapagos(line)
    assert_refused(result, WRONG[line])
    if not line.startswith("play"):
        assert result.out == ""


IN_GERMAN = {
    "hint dodo --count 0": "--count muss mindestens 1 sein, nicht 0.",
    "play dodo --players some": "--players muss eine Zahl sein, nicht 'some'.",
    "play dodo --option deck=marked": "deck=marked geht nicht: Nimm standard, short.",
}


@pytest.mark.parametrize("line", IN_GERMAN)
def test_errors_use_the_language_even_if_it_comes_last(galapagos: Galapagos, line: str) -> None:
    assert_refused(galapagos(line, "--language", "de"), IN_GERMAN[line])


HEADER = "galapagos: 1\ngame: dodo\nrules: 1\nseats: 2\n"
FILES = {
    "empty": (b"", "This is not a record"),
    "prose": (b"It was a dark and stormy night.\n", "This is not a record"),
    "binary": (bytes(range(256)), "is not a text"),
    "large": (b"galapagos: 1\n" + b"x" * (5 << 20), "larger than 4 MiB"),
    "other format": (b"galapagos: 99\ngame: dodo\n", "has format 99"),
    "other game": (b"galapagos: 1\ngame: chess\nrules: 1\nseats: 2\n", "There is no game 'chess'"),
    "other rules": (b"galapagos: 1\ngame: dodo\nrules: 999\nseats: 2\n", "version 999"),
    "no seats": (b"galapagos: 1\ngame: dodo\nrules: 1\n", "has no seats"),
    "many seats": (b"galapagos: 1\ngame: dodo\nrules: 1\nseats: 12\n", "2 to 4 players"),
    "unknown option": (f"{HEADER}options: luck=good\n".encode(), "There is no option luck"),
    "unknown action": (f"{HEADER}\nfly c1 e1\n".encode(), "Action 1 of the record"),
    "illegal action": (f"{HEADER}\nmigrate c1 e1\n".encode(), "Action 1 of the record"),
    "bad position": (f"{HEADER}position: nonsense\n".encode(), "nonsense"),
    "control characters": (f"{HEADER}options: deck=\x1b[31mred\n".encode(), "contains control characters"),
}

OTHERS = ("verify", "play --resume")  # read records by the same function as `replay`


@pytest.mark.parametrize(
    ("command", "name"),
    [*(("replay", name) for name in FILES), *((command, "other rules") for command in OTHERS)],
)
def test_a_file_that_is_no_good_record_is_refused(
    galapagos: Galapagos, tmp_path: Path, command: str, name: str
) -> None:
    content, words = FILES[name]
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    if command == "replay":
        assert_refused(galapagos("replay", file), words)
    else:  # these have more to complain of
        assert_refused(galapagos(command, file), "")
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_paths_that_are_not_files_are_refused(galapagos: Galapagos, tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert_refused(galapagos(command, tmp_path), "is a folder, not a record")
    assert_refused(galapagos(command, tmp_path / "pipe"), "is not a file that can be read")
    assert_refused(galapagos(command, tmp_path / "missing.txt"), "There is no file")
    assert_refused(galapagos(command, "x" * 5000), "")
    assert_refused(galapagos(command, "a\0b"), "")


def test_a_changed_roll_a_changed_secret_and_a_changed_result_do_not_verify(
    galapagos: Galapagos, tmp_path: Path
) -> None:
    lines = RECORD.read_text().splitlines()
    secret = next(number for number, line in enumerate(lines) if line.startswith("secret: "))
    result = next(number for number, line in enumerate(lines) if line.startswith("result: "))
    roll = max(number for number, line in enumerate(lines) if line.startswith("roll "))
    other = "roll red" if lines[roll] != "roll red" else "roll green"
    first = lines.index("") + 1
    changes = (
        (roll, other, f"Not verified. Action {roll - first + 1} is '{other}', but the dice gave '{lines[roll]}'."),
        (
            roll,
            "roll violet",
            f"Not verified. Action {roll - first + 1} of the record, 'roll violet', is not possible: ",
        ),
        (secret, f"secret: {'00' * 32}", "Not verified. The secret does not match the commitment"),
        (
            secret - 1,
            "pass\n",
            f"Not verified. Action {secret - first} of the record, 'pass', is not possible: the match is already over.",
        ),
        (
            result,
            "result: 1 1",
            "The record gives the result white 1st, orange 1st, but the match ended with white 1st, orange 2nd.",
        ),
        (result, "result: 2 1 3", "Not verified. The record has 3 ranks for 2 seats."),
        (first - 2, f"{lines[first - 2]}\nplayers: you you greedy", "The record names 3 players for 2 seats."),
        (first - 2, f"{lines[first - 2]}\nplayers: you", "The record names 1 players for 2 seats."),
    )
    for number, line, words in changes:
        file = tmp_path / "changed.txt"
        file.write_text("\n".join([*lines[:number], line, *lines[number + 1 :]]) + "\n")
        assert_refused(galapagos("verify", file), words)


def test_an_unfinished_record_is_not_verified_yet(galapagos: Galapagos, tmp_path: Path) -> None:
    lines = [line for line in RECORD.read_text().splitlines() if not line.startswith(("secret", "result"))]
    file = tmp_path / "running.txt"
    file.write_text("\n".join(lines[:-6]) + "\n")
    assert_refused(galapagos("verify", file), "does not contain its secret yet")
    assert_refused(galapagos("play --resume", file), "does not contain the secret of its dice")


def test_replay_refuses_seats_and_lengths_that_are_not_there(galapagos: Galapagos) -> None:
    assert_refused(galapagos("replay", RECORD, "--seat", 3), "--seat must be from 1 to 2")
    assert_refused(galapagos("replay", RECORD, "--seat", 0), "--seat must be from 1 to 2")
    assert_refused(galapagos("replay", RECORD, "--to", -1), "--to must be at least 0")
    assert_refused(galapagos("play --resume", RECORD), "is over")


def test_a_match_that_cannot_be_written_where_it_belongs_is_written_elsewhere(
    galapagos: Galapagos,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "spare").mkdir()
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "spare"))
    result = galapagos("play dodo --seats random,random --option turn_limit=1")
    (file,) = (tmp_path / "spare").rglob("*.txt")
    assert_refused(result, f"cannot be written (not a directory): it is in {file} instead.")
    assert result.out.count("The match cannot be saved (not a directory).") == 1
    assert "The game is over" in result.out
    assert galapagos("verify", file).code == 0
    left = galapagos("play dodo", typed="1\n1\nquit\n")
    assert "It could not be saved." in left.out


def test_no_damage_to_a_record_is_more_than_a_sentence(galapagos: Galapagos, tmp_path: Path) -> None:
    """Lines that are lost, doubled, cut, swapped or changed: the record is still valid, or it is refused."""
    draw, file = random.Random(1), tmp_path / "damaged.txt"
    for _ in range(40):
        lines = RECORD.read_text().split("\n")
        here, there = draw.randrange(len(lines)), draw.randrange(10)
        damage = draw.choice(("lose", "double", "cut", "swap", "change"))
        if damage == "lose":
            del lines[there]
        elif damage == "double":
            lines.insert(here, lines[there])
        elif damage == "cut":
            lines[there] = lines[there][: draw.randrange(len(lines[there]) + 1)]
        elif damage == "swap":
            lines[here], lines[there] = lines[there], lines[here]
        else:
            lines[there] += draw.choice(("9", " 9", "x", ": x", "9" * 30, " {turn=99}", "é", "[red]"))
        file.write_text("\n".join(lines))
        for command in ("replay", "verify"):
            result = galapagos(command, file)
            assert result.code in (0, 2), (damage, result.err)
            assert result.err.count("\n") == (result.code == 2)


def test_bench_says_what_is_missing(galapagos: Galapagos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galapagos.cli.bench.PYTHON", tmp_path / "python")
    assert_refused(galapagos("bench"), "run make setup-bench first")
    monkeypatch.setattr("galapagos.cli.bench.ROOT", tmp_path)
    assert_refused(galapagos("bench --json"), "part of the source tree")


def test_a_gpu_that_is_not_there_is_one_sentence(galapagos: Galapagos) -> None:
    result = galapagos("simulate dodo --games 1 --backend gpu")
    if result.code == 0:
        pytest.skip("there is one")
    assert_refused(result, "No GPU was found")
