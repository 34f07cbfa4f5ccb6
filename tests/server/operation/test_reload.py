"""`serve --reload`: a game's file is saved while people play it."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from ...define.conftest import EXAMPLES
from ..serving import FREELY, Guest, Json, Refusal, Served, running_table, served
from .conftest import galapagos

PIG = (EXAMPLES / "pig.py").read_text()


def save(file: Path, old: str, new: str) -> None:
    assert old in PIG
    file.write_text(PIG.replace(old, new))


def wait_for(server: Served, words: str) -> list[str]:
    """The lines that the program prints, up to one with these words."""
    assert server.process is not None
    assert server.process.stdout is not None
    lines: list[str] = []
    while not lines or words not in lines[-1]:
        lines.append(server.process.stdout.readline())
        assert lines[-1], "the program has ended"
    return lines


def table_of(guest: Guest, table: str) -> Json:
    """A table, as soon as its server is there again."""
    until = time.monotonic() + 30
    while True:
        try:
            return dict(guest.get(f"/api/tables/{table}"))
        except (Refusal, httpx.TransportError):
            assert time.monotonic() < until
            time.sleep(0.1)


def test_tables_go_on_under_the_new_rules_or_say_where_these_stop(tmp_path: Path) -> None:
    file = tmp_path / "trough.py"
    save(file, "", "")
    with served(tmp_path, str(file), "--reload", *FREELY) as server:
        (ann, bob), table = running_table(server, "trough")
        one = ann.at(table)
        one.play("roll")
        before = one.view
        one.close()

        save(file, "You have enough to win: hold.", "That is plenty: hold.")
        wait_for(server, "Loaded anew: trough")
        assert table_of(ann, table)["reloads"] == 1
        assert "That is plenty" in ann.get("/api/games/trough/words/en")
        two = ann.at(table)
        assert two.view == before
        asked = two if two.is_asked else bob.at(table)
        asked.play("hold")

        save(file, "s.kept[s.active] += s.rolled", "s.kept[s.activ] += s.rolled")
        assert "State has no field activ: did you mean active?" in "".join(wait_for(server, "did you mean"))
        assert table_of(ann, table)["status"] == "running"

        save(file, "return ENOUGH if", "return ENOUGH if s.turns == 0 or")
        wait_for(server, "Loaded anew")
        over = table_of(ann, table)
        assert (over["status"], over["ended"], over["stopped_at"]) == ("over", "unfinished", "1 (roll)")
        assert "action 1, roll: Another player is asked there." in server.log.read_text()
        assert "roll" in ann.get(f"/api/tables/{table}/record")


def test_without_a_file_there_is_nothing_to_reload() -> None:
    assert "--reload needs a game in a file" in galapagos("serve --reload").stderr
