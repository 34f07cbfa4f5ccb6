"""A file becomes a game, in this process and in those that it starts."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import galapagos
from galapagos.engine.errors import Refused
from galapagos.engine.game import all_games, find_game, open_game
from galapagos.engine.match.match import Match
from tests.cli.conftest import Galapagos
from tests.cli.conftest import galapagos as program

from .conftest import EXAMPLES

__all__ = ["program"]
PIG = EXAMPLES / "pig.py"


def test_a_file_is_a_game_as_soon_as_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "sow.py").write_text(PIG.read_text())
    with pytest.raises(Refused, match="There is no game 'sow'"):
        galapagos.new("sow")
    match = galapagos.new(str(tmp_path / "sow.py"), players=3, seed=1)
    assert (match.game.title, match.seats) == ("Pig", 3)
    assert "sow" in [game.name for game in all_games()]
    assert galapagos.new("sow").game is match.game


def test_a_process_that_is_started_knows_the_file() -> None:
    open_game(PIG)
    code = "import galapagos; print(galapagos.new('pig').game.title)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "Pig\n"


def test_a_name_from_elsewhere_is_never_a_path() -> None:
    with pytest.raises(Refused, match="There is no game"):
        find_game(str(PIG))


def test_records_and_pickles_name_the_game() -> None:
    match = galapagos.new(str(PIG), seed=2)
    for _ in range(5):
        match.play(match.legal()[0])
    assert Match.replay(match.record).state == match.state
    assert pickle.loads(pickle.dumps(match)).state == match.state


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("My-game.py", "", "call it by small letters"),
        ("dodo.py", "", "there is another one called dodo"),
        ("empty.py", "", "empty is not a game: it has no line such as GAME = define"),
        ("bad.py", "x = 1\nif:\n", "bad.py, line 2: invalid syntax"),
        ("none.py", "\nimport galapagos\nx = y\n", "none.py, line 3: NameError: name 'y' is not defined"),
        (
            "short.py",
            "from galapagos.define import *\nGAME = define('Short', seats=2)\n",
            "short.py, line 2: define needs State and ACTIONS and QUESTIONS above it",
        ),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_a_sentence(
    tmp_path: Path, program: Galapagos, name: str, text: str, sentence: str
) -> None:
    (tmp_path / name).write_text(text)
    result = program("simulate", tmp_path / name)
    assert result.code == 2
    assert sentence in result.err


def test_two_files_with_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "pig.py").write_text(PIG.read_text())
    open_game(PIG)
    with pytest.raises(Refused, match="there is another one called pig"):
        open_game(tmp_path / "pig.py")


def test_a_package_registers_its_games(tmp_path: Path) -> None:
    """By the entry point `galapagos.games`."""
    (tmp_path / "farm").mkdir()
    (tmp_path / "farm" / "hog.py").write_text(PIG.read_text().replace('define("Pig"', 'define("Hog"'))
    folder = tmp_path / "farm-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: farm\nVersion: 1\n")
    (folder / "entry_points.txt").write_text("[galapagos.games]\nhog = farm.hog\n")
    code = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import galapagos; print(galapagos.new('hog').game.title)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "Hog\n"


def test_a_file_is_played_in_the_terminal_in_every_language(program: Galapagos) -> None:
    told = program(f"play {EXAMPLES}/connect_four.py --seats you,greedy --seed 1", typed="4\nwhy drop 9\nq\n").out
    assert "Drop a disc in column 4" in told
    assert "Red: drop a disc in column 4." in told
    told = program(f"play {EXAMPLES}/connect_four.py --seats you,greedy --language de", typed="q\n").out
    assert "Rot (du), Gelb (greedy)" in told
    assert "Rot, du bist dran." in told


def test_its_rules_are_its_docstring(program: Galapagos) -> None:
    assert "Roll as often as you dare" in program(f"rules {PIG}").out
