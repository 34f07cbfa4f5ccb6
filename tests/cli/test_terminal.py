"""A whole match of Dodo at a real terminal: why-not, undo, save, resume, leaving, and a power cut."""

from __future__ import annotations

import re
import resource
import time
from pathlib import Path

import pytest

from galapagos.engine.match.record import Record

from .terminal import Terminal

CTRL_C, CTRL_D = "\x03", "\x04"
MATCH = ("play", "dodo", "--seats", "you,random", "--seed", "5", "--option", "turn_limit=2")


def kept(folder: Path) -> Record:
    (file,) = (folder / "data" / "matches").glob("*.txt")
    return Record.parse(file.read_text())


def fill_disk(terminal: Terminal, full: bool) -> None:
    _, most = resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(terminal.process.pid, resource.RLIMIT_FSIZE, (0 if full else most, most))


def play_on(terminal: Terminal, text: str) -> str:
    """Takes the first choice until the match is over."""
    while "The game is over" not in text:
        text = terminal.type("1")
    return text


def test_a_whole_match_with_why_not_undo_save_and_resume(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        assert "White, place one of your creatures." in terminal.read()
        assert "There is no such environment" in terminal.type("why place red e9")
        assert "That is not what this phase asks for." in terminal.type("migrate c1 e2")
        assert "White's w1 (1 red) is placed in e1." in terminal.type("place red e1")
        assert "place red e1" in kept(tmp_path).actions
        assert "Taken back." in terminal.type("undo")
        assert re.fullmatch(r"undo \d+", kept(tmp_path).actions[-1])
        assert "White's w1 (1 red) is placed in e2." in terminal.type("place red e2")
        assert "continues from here" in terminal.type("save copy.txt")
        assert "It is saved" in terminal.type("quit")
        assert terminal.code == 0
    with Terminal("play --resume", folder=tmp_path) as terminal:
        text = terminal.read()
        assert "White's w1 (1 red) is placed in e2." in text
        assert "1st" in play_on(terminal, text)
        terminal.type("quit")
        assert terminal.code == 0
        assert "Traceback" not in terminal.seen
        assert max(len(line) for line in terminal.seen.splitlines() if str(tmp_path) not in line) <= 80
    assert kept(tmp_path).result
    (file,) = (tmp_path / "data" / "matches").glob("*.txt")
    with Terminal("verify", str(file), folder=tmp_path) as terminal:
        assert terminal.read().startswith("Fair.")
    assert not Record.parse((tmp_path / "copy.txt").read_text()).result


@pytest.mark.parametrize("width", [60, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, width: int) -> None:
    with Terminal(*MATCH, folder=tmp_path, width=width) as terminal:
        text = terminal.read()
        for line in ("?", "hint", "log", "why place red e9", "place"):
            terminal.type(line)
        play_on(terminal, text)
        terminal.type("log")
        terminal.type("quit")
        assert terminal.code == 0
        assert max(len(line) for line in terminal.seen.splitlines() if str(tmp_path) not in line) <= width
        assert "number · " in terminal.seen
        assert [line for line in terminal.seen.splitlines() if line.startswith("· ")] == []  # the keys keep to one line


def test_the_next_player_cannot_scroll_back_to_the_secrets_of_another(tmp_path: Path) -> None:
    with Terminal("play evo --seats you,you,greedy --seed 1", folder=tmp_path) as terminal:
        text = terminal.read()
        while "Hand the keyboard to" not in text:
            text = terminal.type("1")
        wiped, prompt = terminal.raw.rsplit("Hand the keyboard to", 1)
        assert wiped.endswith("\x1b[H\x1b[2J\x1b[3J")
        assert prompt.endswith(", who presses Enter: ")


def test_a_move_is_on_the_disk_before_it_is_shown(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.read()
        assert "White's w2 (1 yellow) is placed in e3." in terminal.type("place yellow e3")
        terminal.kill()
    assert "place yellow e3" in kept(tmp_path).actions
    with Terminal("play --resume", folder=tmp_path) as terminal:
        assert "White's w2 (1 yellow) is placed in e3." in terminal.read()


def test_a_full_disk_is_told_once_and_the_match_goes_on(tmp_path: Path) -> None:
    """A full disk: the kernel lets the program write no more."""
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.read()
        terminal.type("place red e1")
        fill_disk(terminal, True)
        assert "The match cannot be saved (file too large). It continues" in terminal.type("place yellow e2")
        assert "Taken back." in terminal.type("undo")
        assert "White's w2 (1 yellow) is placed in e3." in terminal.type("place yellow e3")
        assert terminal.seen.count("cannot be saved") == 1
        assert [action for action in kept(tmp_path).actions if action.startswith(("place yellow", "undo"))] == []
        fill_disk(terminal, False)
        terminal.type("place green e4")
        assert {"place yellow e3", "place green e4"} <= set(kept(tmp_path).actions)
        fill_disk(terminal, True)
        terminal.type("1")
        assert "The last moves are not saved: galapagos play --resume continues before them." in terminal.type("quit")
        assert terminal.code == 0


def test_ctrl_c_leaves_with_one_sentence(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.read()
        terminal.type("place red e1")
        text = terminal.press(CTRL_C)
        assert "galapagos: You left the table. It is saved: continue with galapagos play --resume." in text
        assert terminal.code == 130
        assert "Traceback" not in text


def test_ctrl_d_is_the_end_of_the_input(tmp_path: Path) -> None:
    with Terminal(*MATCH, folder=tmp_path) as terminal:
        terminal.read()
        text = terminal.press(CTRL_D)
        assert "galapagos: The input ended before the match did. Nothing was played, so nothing is saved." in text
        assert terminal.code == 2
    assert not (tmp_path / "data").exists()


def test_ctrl_c_stops_a_simulation_soon(tmp_path: Path) -> None:
    with Terminal("simulate dodo --games 5000 --backend python", folder=tmp_path) as terminal:
        time.sleep(2)
        assert terminal.press(CTRL_C).endswith("galapagos: Stopped.\n")
        assert terminal.code == 130
