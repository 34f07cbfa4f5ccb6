"""Tables with component tables from the operator: `serve --data evo=map.toml`."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify
from tests.server.serving import FREELY, Guest, Served, play_all

METEOR = [6] * 15  # it strikes in the first round
NAMES = ["METEOR"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    (tmp_path / "map.toml").write_text(f"METEOR = {METEOR}\n")
    made = Served(
        f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", "--data", f"evo={tmp_path / 'map.toml'}", *FREELY
    )
    made.start()
    yield made
    made.send_home()
    made.stop()


def finish(guest: Guest, table: str) -> None:
    seat = guest.at(table)
    while not seat.is_over:
        seat.wait_until(lambda: seat.is_asked or seat.is_over)
        play_all([seat], random.Random(1))


def test_new_tables_are_played_told_and_checked_with_them(server: Served) -> None:
    ann = server.guest("Ann")
    assert {game["name"]: game.get("components") for game in ann.get("/api/games")} == {
        "dodo": None,
        "evo": NAMES,
        "laborigines": None,
        "mutations": None,
    }
    table = ann.open("evo", "level1", "random")
    assert ann.get(f"/api/tables/{table}")["components"] == NAMES
    finish(ann, table)
    record = Record.parse(ann.get(f"/api/tables/{table}/record"))
    assert json.loads(record.data) == {"METEOR": METEOR}
    assert verify(record).finished
    assert ann.get(f"/api/tables/{table}/verdict")["rolls"] > 0
    assert ann.get(f"/api/tables/{table}/film")["game"] == "evo"
    assert ann.get(f"/api/tables/{table}/position?version=3")["position"]
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["components"] == NAMES
    assert "components" not in ann.get(f"/api/tables/{ann.open('dodo', 'random')}")


def test_a_table_keeps_its_own_when_the_operator_has_others(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("evo", "random", "random")
    seat = ann.at(table)
    seat.wait_until(lambda: bool(seat.choices))
    server.send_home()
    server.stop()
    server.options = FREELY
    server.start()
    ann = server.guest("Ben")
    assert ann.get(f"/api/tables/{table}")["components"] == NAMES
    assert "components" not in ann.get(f"/api/tables/{ann.open('evo', 'random', 'random')}")


def test_a_hint_knows_them(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("evo", "random", "random", hints=True)
    seat = ann.at(table)
    seat.wait_until(lambda: bool(seat.choices))
    seat.call("hint")
    assert seat.wait_for("hint", timeout=60)["actions"]


@pytest.mark.parametrize(
    "wish",
    [
        {"data": json.dumps({"METEOR": METEOR})},
        {"options": {"data": json.dumps({"METEOR": METEOR})}},
        {"components": NAMES},
    ],
)
def test_what_a_guest_sends_never_brings_any(server: Served, wish: dict[str, Any]) -> None:
    ann = server.guest("Ann")
    answer = ann.http.post("/api/tables", json={"game": "dodo", "seats": [{"me": True}, {"bot": "random"}], **wish})
    assert answer.status_code == 400 or "components" not in answer.json()
    assert (
        ann.http.post(
            "/api/tables", json={"game": f"dodo {wish}", "seats": [{"me": True}, {"bot": "random"}]}
        ).status_code
        == 400
    )
