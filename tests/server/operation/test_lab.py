"""Reports of the lab: the page shows those of a folder in a sandbox, and quick ones are made one at a time in a child
process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from galapagos.server.thinking.reporter import NICENESS

from ..serving import FREELY, PATIENCE, Guest, Refusal, Served, served

SMALL = (
    "from galapagos.server.reports import quick; quick.BOTS, quick.STUDIES, quick.BACKEND, quick.GAMES = "
    "('random',), False, 'python', {games}"
)
REPORTS = "/api/lab/reports"


def write_report(
    folder: Path, name: str, game: str = "dodo", page: str = "<h1>Fair?</h1>", written: float = 1e9, **more: Any
) -> Path:
    (folder / name).mkdir(parents=True)
    (folder / name / "report.json").write_text(
        json.dumps(
            {"game": game, "cells": [{"players": 3, "games": 40}, {"players": 2, "games": 60}], "findings": [], **more}
        )
    )
    (folder / name / "report.html").write_text(page)
    os.utime(folder / name / "report.html", (written, written))
    return folder / name


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("shelf")
    write_report(folder / "elsewhere", "secret")
    shelf = folder / "shelf"
    # the other one is by an earlier version, which said neither
    write_report(shelf, "usual", written=1e9, games=9500, language="de")
    write_report(shelf, "changed.2", "evo", written=2e9)
    write_report(shelf, ".hidden")
    (write_report(shelf, "half") / "report.html").unlink()
    (write_report(shelf, "broken") / "report.json").write_text("{")
    (shelf / "linked").symlink_to(folder / "elsewhere" / "secret")
    (shelf / "inside").mkdir()
    for file in ("report.html", "report.json"):
        (shelf / "inside" / file).symlink_to(folder / "elsewhere" / "secret" / file)
    return shelf


@pytest.fixture(scope="module")
def showing(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("showing"), *FREELY, "--reports", str(shelf)) as server:
        yield server


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server."""
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path / "home"))
    return tmp_path / "home"


def test_reports_are_listed_the_last_first_and_nothing_else_is(showing: Served) -> None:
    found = showing.guest().get(REPORTS)
    assert found == {
        "reports": [
            {"name": "changed.2", "game": "evo", "players": [2, 3], "games": 100, "written": 2e9, "language": "en"},
            {"name": "usual", "game": "dodo", "players": [2, 3], "games": 9500, "written": 1e9, "language": "de"},
        ]
    }


def test_a_report_may_do_nothing_and_only_our_page_may_frame_it(showing: Served) -> None:
    answer = httpx.get(f"{showing.url}{REPORTS}/usual")
    assert (answer.status_code, answer.text) == (200, "<h1>Fair?</h1>")
    assert answer.headers["content-type"].startswith("text/html")
    [policy] = answer.headers.get_list("content-security-policy")
    directives = dict(one.strip().partition(" ")[::2] for one in policy.split(";"))
    assert directives == {
        "default-src": "'none'",
        "style-src": "'unsafe-inline'",
        "img-src": "data:",
        "sandbox": "",
        "frame-ancestors": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in httpx.get(showing.url).headers["content-security-policy"]


@pytest.mark.parametrize(
    "name",
    [
        "nothing",
        ".hidden",
        "half",
        "linked",
        "inside",
        "..",
        "%2e%2e",
        "..%2felsewhere%2fsecret",
        "../elsewhere/secret",
        "usual%2f..%2f..%2felsewhere%2fsecret",
        "usual/report.json",
        "%2fetc%2fpasswd",
        "usual%00",
        "usual%0a",
        "x" * 300,
    ],
)
def test_no_name_leads_out_of_the_folder(showing: Served, name: str) -> None:
    answer = httpx.get(f"{showing.url}{REPORTS}/{name}")
    assert answer.status_code == 404
    assert list(answer.json()) == ["sentence", "message"]


def test_a_folder_that_is_not_there_is_refused_at_the_start() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from galapagos.cli import main; main()", "serve", "--reports", "nowhere"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode
    assert "--reports nowhere is not possible: there is no such folder." in said.stderr


def test_reports_start_only_if_the_operator_allows_them(showing: Served) -> None:
    with pytest.raises(Refusal, match="Only the operator of this server can start reports"):
        showing.guest("Ann").post(REPORTS, game="dodo", players=2)


def test_without_the_lab_one_sentence_says_what_to_install(home: Path, tmp_path: Path) -> None:
    with served(
        tmp_path,
        *FREELY,
        "--lab",
        before="from galapagos.server.reports import quick; quick.NEEDED = ('no_such_thing',)",
    ) as server:
        ann = server.guest("Ann")
        assert ann.get(REPORTS)["missing"]["message"] == {"id": "lab-not-installed"}
        with pytest.raises(Refusal, match=r"pip install 'galapagos\[lab\]'"):
            ann.post(REPORTS, game="dodo", players=2)


# --- quick reports


def wait_for_work(guest: Guest) -> dict[str, Any]:
    """Waits until the report is done; the progress never decreases."""
    parts = [0.0]
    for _ in range(int(6 * PATIENCE / 0.1)):
        work: dict[str, Any] = guest.get(REPORTS)["work"]
        parts.append(work.get("part", 0.0))
        if work.get("done"):
            assert parts == sorted(parts)
            return work
        time.sleep(0.1)
    raise AssertionError("never done")


def test_a_quick_report_appears_among_the_others(home: Path, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    with served(tmp_path, *FREELY, "--lab", before=SMALL.format(games=3)) as server:
        ann = server.guest("Ann")
        assert ann.get(REPORTS) == {"reports": [], "may_start": True}
        for wrong, sentence in (
            ({"game": "chess", "players": 2}, "There is no game 'chess'"),
            ({"game": "dodo", "players": 7}, "is for 2 to 4 players, not 7"),
            ({"game": "dodo", "players": 2, "language": "xx"}, "There is no language 'xx'"),
        ):
            with pytest.raises(Refusal, match=sentence):
                ann.post(REPORTS, **wrong)
        with pytest.raises(Refusal, match="Say who you are first"):
            server.guest().post(REPORTS, game="dodo", players=2)
        assert ann.post(REPORTS, game="dodo", players=2) == {"report": "quick-dodo-2", "game": "dodo", "players": 2}
        assert "trouble" not in wait_for_work(ann)
        [report] = ann.get(REPORTS)["reports"]
        assert (report["name"], report["game"], report["players"]) == ("quick-dodo-2", "dodo", [2])
        assert "In short" in ann.get(f"{REPORTS}/quick-dodo-2")
        ann.post(REPORTS, game="dodo", players=2)  # once more, in its place
        wait_for_work(ann)
        assert len(ann.get(REPORTS)["reports"]) == 1
        assert ann.post(REPORTS, game="dodo", players=2, language="de")["report"] == "quick-dodo-2-de"
        wait_for_work(ann)
        assert "Kurz gesagt" in ann.get(f"{REPORTS}/quick-dodo-2-de")
        found = {report["name"]: (report["language"], report["games"]) for report in ann.get(REPORTS)["reports"]}
        assert found == {"quick-dodo-2-de": ("de", report["games"]), "quick-dodo-2": ("en", report["games"])}
    assert {folder.name for folder in (home / "reports").iterdir()} == {"quick-dodo-2", "quick-dodo-2-de"}


def reporters_of(server: Served) -> list[Path]:
    """The processes of a server that make reports."""
    assert server.process is not None
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"thinking.reporter" in (stat.parent / "cmdline").read_bytes():
                found.append(stat.parent)
        except OSError:  # gone meanwhile
            continue
    return found


def test_one_report_at_a_time_gives_way_to_everybody_and_goes_with_the_server(home: Path, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    with served(tmp_path, *FREELY, "--lab", before=SMALL.format(games=100_000)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        ann.post(REPORTS, game="dodo", players=2)
        with pytest.raises(Refusal, match="Another report is being made"):
            bob.post(REPORTS, game="evo", players=3)
        while not (found := reporters_of(server)):
            time.sleep(0.05)
        [reporter] = found
        while (
            int((reporter / "stat").read_text().rpartition(")")[2].split()[16])
            < os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
        ):
            time.sleep(0.05)
        table = ann.open("dodo", "")
        bob.sit(table)
        ann.post(f"/api/tables/{table}/start")
        assert ann.at(table).version >= 0
        server.send_home()
        server.stop()
        while reporter.exists() and b"thinking.reporter" in (reporter / "cmdline").read_bytes():
            time.sleep(0.05)
