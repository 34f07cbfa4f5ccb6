"""Names, chat and reports reach other people's screens and terminals visible, on one line, and without control
sequences."""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from galapagos.cli.output import Stopped
from galapagos.cli.remote.link import changed
from galapagos.cli.remote.server import RemoteServer, harmless_json
from galapagos.cli.remote.table import view_of
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.words.harmless import CONTROL, harmless
from galapagos.engine.words.message import Message, word
from galapagos.server.protocol.frames import Update
from galapagos.server.protocol.tables import TableInfo, TableLine

from ...cli.terminal import PATIENCE, Terminal
from ..serving import Refusal, Served, served

BAD = {
    "escape": "\x1b[31mred\x1b]0;title\x07",
    "C1": "\x9b31mred",
    "lines": "one\r\ntwo\u2028three\x85four",
    "override": "a\u202egnp.exe",
    "isolate": "\u2066a",
    "hidden": "a\u200b\u2060\ufeffb",
    "marks": "a" + "\u0301" * 39,
    "markup": "[/][bold]<b>{ $x }",
}
BLANK = {"filler": "\u3164", "braille": "\u2800", "joiners": "\u200d\u200b", "spaces": " \u3000", "mark": "\u0301"}
KEPT = ("Zoë Ångström", "นี้ผู้", "👩‍👩‍👧", "سلام", "x < y & [z]", "Tiếng Việt")
MARKS = re.compile("\u0301{5}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("texts")) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def read_until(terminal: Terminal, words: str) -> str:
    """The output of a terminal while it waits for other players."""
    data, deadline = b"", time.monotonic() + PATIENCE
    while words.encode() not in data:
        assert time.monotonic() < deadline, data
        if select.select([terminal.screen], [], [], 0.1)[0]:
            data += os.read(terminal.screen, 1 << 16)
    return data.decode()


def is_harmless(text: str) -> bool:
    return not CONTROL.search(text) and not MARKS.search(text)


@pytest.mark.parametrize("what", BAD)
def test_others_hear_and_read_nothing_that_commands(server: Served, what: str) -> None:
    mallory, bob = server.guest("Mallory"), server.guest("Bob")
    mallory.post("/api/me", name=BAD[what])
    table = mallory.open("dodo", "", public=True)
    speaking, listening = mallory.at(table), bob.at(table)
    speaking.call("say", text=BAD[what])
    line = listening.wait_for("chat")["line"]
    assert is_harmless(line["text"])
    assert is_harmless(line["person"]["name"])
    assert is_harmless(json.dumps(bob.get("/api/tables"), ensure_ascii=False))
    later = bob.at(table).frames[0]["chat"]
    assert [is_harmless(said["text"]) for said in later] == [True]


@pytest.mark.parametrize("what", BLANK)
def test_invisible_names_and_chat_lines_are_refused(server: Served, what: str) -> None:
    mallory = server.guest("Mallory")
    with pytest.raises(Refusal, match="at least one letter"):
        mallory.post("/api/me", name=BLANK[what])
    seat = mallory.at(mallory.open("dodo", ""))
    assert "Write at least one visible letter" in seat.refused("say", text=BLANK[what])


@pytest.mark.parametrize("text", KEPT)
def test_what_people_write_stays_as_it_is(server: Served, text: str) -> None:
    assert harmless(text) == text
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", ""))
    seat.call("say", text=text)
    assert seat.wait_for("chat")["line"]["text"] == text


@pytest.mark.parametrize("text", [*BAD.values(), *KEPT, "\\u001b", '"\\', "\\\\u202e", "a\tb"], ids=ascii)
@pytest.mark.parametrize("as_ascii", [True, False])
def test_a_terminal_reads_json_without_commands(text: str, as_ascii: bool) -> None:
    data = json.dumps({"said": text}, ensure_ascii=as_ascii)
    assert json.loads(harmless_json(data)) == {"said": CONTROL.sub(" ", text)}


def nested(depth: int, id: str, name: str) -> Message:
    message = Message("who-are-you")
    for _ in range(depth):
        message = Message(id, {name: message})
    return message


UNSAYABLE = {
    "repeats what is in it": nested(30, "time-without-unit", "time"),
    "is too deep": nested(500, "archive-line-refused", "sentence"),
    "has a number without end": Message("place", {"number": 10**300}),
    "lacks a parameter": Message("in-file"),
    "names a file": Message("../engine/x"),
    "names a module": Message("dodo.lab/x"),
    "is unknown": Message("-term"),
}


@pytest.mark.parametrize("what", UNSAYABLE)
def test_a_message_that_cannot_be_worded_is_as_the_server_said_it(what: str) -> None:
    message = UNSAYABLE[what]
    assert word(Message(message.id, message.args, "So it is.")) == "So it is."


def test_a_terminal_leaves_a_server_that_shows_another_game() -> None:
    with pytest.raises(Stopped):  # a refusal would be shown for ever, since the table would ask again
        view_of(find_game("dodo"), {"turn": "\x1b"})
    for place in (["a", "b"], ["cells", 0], ["turn", "x"]):
        with pytest.raises(Stopped):
            changed({"turn": 1, "cells": []}, Update(1, 0, [(place, 1)]))


class Foreign(BaseHTTPRequestHandler):
    """A server whose tables have ids that a shell would obey."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        body = {"id": "x; touch obeyed", "game": "dodo", "status": "open", "seats": [], "options": {}, "changed": 1}
        self.wfile.write(json.dumps([body] if self.path.endswith("tables") else body | {"commitment": "00"}).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_terminal_writes_no_command_of_a_server_into_its_own() -> None:
    """It tells the user how to come back to a table: with a command that has the id of the table."""
    with HTTPServer(("127.0.0.1", 0), Foreign) as http:
        threading.Thread(target=http.serve_forever, daemon=True).start()
        server = RemoteServer(f"http://127.0.0.1:{http.server_port}", "token")
        with pytest.raises(Refused, match="does not answer like a server"):
            server.get("/api/tables/x", TableInfo)
        with pytest.raises(Refused, match="does not answer like a server"):
            server.get("/api/tables", list[TableLine])
        http.shutdown()


def test_a_terminal_shows_names_and_chat_as_text(server: Served, tmp_path: Path) -> None:
    mallory = server.guest("Mallory")
    mallory.post("/api/me", name=BAD["markup"])
    table = mallory.open("dodo", "", public=True)
    with Terminal("play", table, "--server", server.url, folder=tmp_path) as terminal:
        shown = read_until(terminal, "The host may start")
        seat = mallory.at(table)
        for text in BAD.values():
            seat.call("say", text=text)
        seat.call("say", text="the end")
        shown += read_until(terminal, "the end")
        assert f"{BAD['markup']}: [31mred ]0;title" in shown
        assert not re.search("\x9b|\u202e|\u2066|\x1b\\]0|\x1b\\[31mred", shown)


def test_an_operator_reads_reports_without_commands(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        mallory, bob = server.guest("Mallory"), server.guest("Bob")
        table = mallory.open("dodo", "")
        bob.sit(table)
        for text in BAD.values():
            mallory.post(f"/api/tables/{table}/report", person=bob.id, text=text)
        for more in ((), ("--json",)):
            done = subprocess.run(
                [
                    sys.executable,
                    "-c",
                    "from galapagos.cli import main; main()",
                    "admin",
                    "reports",
                    "--store",
                    server.store,
                    *more,
                ],
                capture_output=True,
                text=True,
                check=True,
                timeout=120,
            )
            assert not CONTROL.search(done.stdout.replace("\n", ""))
        assert {one["text"] for one in json.loads(done.stdout)} == set(BAD.values())
