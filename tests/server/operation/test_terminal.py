"""`galapagos play --server`: a real terminal and a real server."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify

from ...cli.terminal import Terminal
from ..serving import FREELY, Guest, Seat, Served, served
from .conftest import galapagos
from .receiver import Receiver

CTRL_C = "\x03"
HASTY = "from galapagos.server.table import agreement, attendance; attendance.GONE, agreement.AWAY = 0.1, 1.0"
SHORT = ("--option", "turn_limit=2")


def table_in(text: str) -> str:
    found = re.search(r"--server \S+ ([\w-]+)", text)
    assert found
    return found[1]


def test_a_whole_match_with_why_not_undo_log_and_chat(server: Served, tmp_path: Path) -> None:
    with Terminal("play dodo --server", server.url, "--seats", "you,random", *SHORT, folder=tmp_path) as terminal:
        text = terminal.read()
        assert "White, place one of your creatures." in text
        assert "There is no such environment" in terminal.type("why place red e9")
        assert "place red e1 is allowed" in terminal.type("why place red e1")
        assert "That is not what this phase asks for." in terminal.type("migrate c1 e2")
        assert "White's w1 (1 red) is placed in e1." in terminal.type("place red e1")
        assert "Taken back." in terminal.type("undo")
        assert "White's w1 (1 red) is placed in e2." in terminal.type("place red e2")
        assert "White's w1 (1 red) is placed in e2." in terminal.type("log")
        assert "Hello [bold]there" in terminal.type("say Hello [bold]there")
        assert "Your chances of winning" in terminal.type("hint")
        assert "how it is played" not in terminal.type("rules nothing-of-the-kind")
        while "The game is over" not in text:
            text = terminal.type("1")
        assert terminal.code == 0
        assert "Traceback" not in terminal.seen
        plain = [
            line
            for line in terminal.seen.splitlines()
            if not any(long in line for long in (str(tmp_path), "http", "Thinking"))
        ]
        assert max(map(len, plain)) <= 80
    (file,) = (tmp_path / "data" / "matches").glob("*.txt")
    assert verify(Record.parse(file.read_text())).finished
    assert (tmp_path / "data" / "servers.json").stat().st_mode & 0o077 == 0


def test_commands_are_german_where_german_is_spoken(server: Served, tmp_path: Path) -> None:
    arguments = ("play", "dodo", "--server", server.url, "--seats", "you,random", "--language", "de")
    with Terminal(*arguments, folder=tmp_path) as terminal:
        terminal.read()
        assert "Diesen Lebensraum gibt es nicht" in terminal.type("warum place red e9")
        terminal.type("place red e1")
        assert "Zurückgenommen." in terminal.type("zurücknehmen")
        assert "Guten Tag" in terminal.type("sag Guten Tag")
        assert "aufgeben ja, abbrechen" in terminal.type("?")
        assert "hat aufgegeben" in terminal.type("aufgeben ja")
        assert terminal.code == 0


def test_two_people_at_one_keyboard_see_their_own_hands(server: Served, tmp_path: Path) -> None:
    with Terminal("play evo --server", server.url, "--seats", "you,you,random", folder=tmp_path) as terminal:
        text, asked = terminal.read(), set[str]()
        for _ in range(8):
            if found := re.findall(r"Hand the keyboard to (.*?\)), who presses Enter", text):
                asked.add(found[-1])
                text = terminal.type("")
            text = terminal.type("1")
        assert len(asked) == 2
        assert "Traceback" not in terminal.seen


def begin_with(friend: Guest, table: str, terminal: Terminal) -> Seat:
    """The friend sits down and the match begins. Both have placed a creature, and the terminal is asked again."""
    friend.sit(table)
    seat = friend.at(table)
    os.write(terminal.screen, b"start\n")
    seat.wait_until(lambda: seat.table["status"] == "running")
    seat.settle()
    if seat.is_asked:
        seat.play(seat.choices[0].action)
    terminal.expect("place one of your creatures")
    os.write(terminal.screen, b"1\n")
    seat.wait_until(lambda: seat.is_asked)
    seat.play(seat.choices[0].action)
    terminal.expect("place one of your creatures")
    return seat


def test_two_people_play_talk_vote_and_come_back(server: Served, tmp_path: Path) -> None:
    with Terminal("play dodo --server", server.url, "--seats", "you,open", "--public", folder=tmp_path) as terminal:
        bob = server.guest("Bob")
        while not (lines := [line for line in bob.get("/api/tables") if line["seats"][1] == {}]):
            pass
        table = lines[0]["id"]
        seat = begin_with(bob, table, terminal)
        seat.call("say", text="Good luck!\x1b[2J")
        assert "Bob: Good luck! [2J\n> " in terminal.expect("Good luck!")
        seat.call("propose", what="abort")
        terminal.expect("wants to end the game: type yes or no.")
        assert "place one of your creatures" in terminal.type("no")
        seat.wait_for("table", lambda frame: "proposal" not in frame["table"])
        assert "continues" in terminal.type("quit")
        assert terminal.code == 0
    with Terminal("play --server", server.url, folder=tmp_path) as terminal:
        assert "Bob" in terminal.read()


def test_who_plays_in_a_terminal_withdraws_a_question_and_goes_on_without_who_has_left(tmp_path: Path) -> None:
    with (
        served(tmp_path, before=HASTY) as server,
        Terminal("play dodo --server", server.url, "--seats", "you,open", "--public", folder=tmp_path) as terminal,
    ):
        bob = server.guest("Bob")
        while not (lines := bob.get("/api/tables")):
            pass
        table = lines[0]["id"]
        seat = begin_with(bob, table, terminal)
        os.write(terminal.screen, b"abort\n")
        terminal.expect("(Bob). Type no to withdraw your proposal.")
        seat.wait_for("table", lambda frame: "proposal" in frame["table"])
        os.write(terminal.screen, b"no\n")
        seat.wait_for("table", lambda frame: "proposal" not in frame["table"])
        terminal.expect("place one of your creatures")
        os.write(terminal.screen, b"1\n")
        seat.wait_until(lambda: seat.is_asked)
        seat.close()
        while not bob.get(f"/api/tables/{table}")["seats"][1].get("gone"):
            pass
        os.write(terminal.screen, b"relieve 2\n")
        told = " ".join(terminal.expect("place one of your creatures").split())
        assert "(Bob, away) has not come back: type relieve 2 to let a bot play on, or abort" in told


def test_after_a_restart_of_the_server_the_terminal_goes_on(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", *FREELY)
    server.start()
    try:
        with Terminal("play dodo --server", server.url, "--seats", "you,random", *SHORT, folder=tmp_path) as terminal:
            terminal.read()
            assert "White's w1 (1 red) is placed in e1." in terminal.type("place red e1")
            server.stop()
            server.start()
            assert "place one of your creatures" in terminal.read()
            assert "White's w2 (1 yellow) is placed in e3." in terminal.type("place yellow e3")
            table = table_in(terminal.seen.replace("\n", " "))
            text = terminal.press(CTRL_C)
            assert "You left the table. The table stays on the server" in text
            assert terminal.code == 130
        with Terminal("play", table, "--server", server.url, folder=tmp_path) as terminal:
            terminal.read()
            assert "White's w2 (1 yellow) is placed in e3." in terminal.type("log")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--server nonsense", "'nonsense' is not the address of a server"),
        ("--server http://127.0.0.1:1", "http://127.0.0.1:1 cannot be reached: connection refused."),
        ("nowhere --server URL", "There is no such table"),
        ("dodo --server URL --token wrong", "This token is not valid"),
        ("dodo --server URL --seats level1,level1", "for each person at this keyboard"),
        ("dodo --server URL --seats you,hal", "'hal' is not a player"),
        ("dodo --server URL --option deck=marked", "deck"),
        ("dodo --server URL --seed 1", "A server has its own tables and dice"),
        ("../etc --server URL", "There is no such table"),
        ("FULL --server URL", "All seats of this table are taken."),
        ("--server URL/nowhere", "There is nothing at this address."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path))
    if "FULL" in line:
        ann = server.guest("Ann")
        table = ann.open("dodo", "")
        server.guest("Bob").sit(table)
        line = line.replace("FULL", table)
    done = galapagos("play", *line.replace("URL", server.url).split())
    assert sentence in done.stderr
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_another_kind_of_server_is_told_from_ours(
    receiver: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path))
    done = galapagos("play --server", f"http://localhost:{receiver.port}")
    assert "does not answer like a server of this version." in done.stderr
    assert receiver.next()[0] == "/api/me"
