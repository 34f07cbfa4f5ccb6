"""The operator's page: its token, its lists, and acts, each of which is logged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from ..serving import Refusal, Served, served
from .conftest import galapagos


def admin(server: Served, *arguments: str) -> str:
    done = galapagos("admin", *arguments, "--store", server.store)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def ask(server: Served, token: str, path: str = "", **body: Any) -> httpx.Response:
    headers = {"x-galapagos-operator": token}
    url = f"{server.url}/api/operator{path}"
    return httpx.post(url, headers=headers, json=body) if body else httpx.get(url, headers=headers)


def test_an_operator_acts_and_each_act_is_logged(server: Served) -> None:
    token = admin(server, "token", "--name", "Mia")
    ann, eve = server.guest("Ann"), server.guest("Eve the Watched")
    table = ann.open("dodo", "")
    eve.sit(table)
    ann.post(f"/api/tables/{table}/report", person=eve.id, text="rude")
    seat = ann.at(table)
    overview = ask(server, token).json()
    assert (overview["operator"], overview["features"]["writing"]) == ("Mia", True)
    assert overview["figures"]["tables-open"] >= 1
    assert overview["figures"]["reports"] >= 1
    assert ask(server, token, "/reports").json()[0] | {"at": 0} == {
        "at": 0,
        "table": table,
        "reporter": f"Ann ({ann.id})",
        "person": f"Eve the Watched ({eve.id})",
        "about": eve.id,
        "text": "rude",
    }
    assert [one["id"] for one in ask(server, token, "/people?name=eve%20the%20w").json()] == [eve.id]
    assert ask(server, token, "/people?name=%25").json() == []
    assert ask(server, token, "/act", act="ban", about=eve.id).status_code == 200
    with pytest.raises(Refusal, match="operator of this server has closed"):
        eve.get("/api/me")
    assert ask(server, token, "/act", act="unban", about=eve.id).status_code == 200
    assert [act["act"] for act in eve.get("/api/me/data")["acts"]] == ["ban", "unban"]
    assert ask(server, token, "/act", act="close", about=table).status_code == 200
    seat.wait_until(lambda: seat.is_over)
    assert table in [one["table"] for one in ask(server, token, "/tables?status=over").json()]
    assert ask(server, token, "/act", act="erase", about=eve.id).status_code == 200
    seat.wait_until(lambda: seat.table["seats"][1]["person"]["name"] == "")
    assert ask(server, token, "/act", act="erase", about=eve.id).status_code == 400
    assert ask(server, token, "/act", act="grant", about=eve.id).status_code == 400
    admin(server, "ban", ann.id)
    acts = [(one["operator"], one["act"], one["about"]) for one in ask(server, token).json()["acts"]]
    assert acts[:6] == [
        ("shell", "ban", ann.id),
        ("Mia", "erase", eve.id),
        ("Mia", "close", table),
        ("Mia", "unban", eve.id),
        ("Mia", "ban", eve.id),
        ("shell", "token", "Mia"),
    ]


def test_wrong_tokens_are_refused_and_limited(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        old = admin(server, "token")
        token = admin(server, "token")
        ann = server.guest("Ann")
        person = ann.post("/api/me/token")["token"]
        tries = [ask(server, wrong, path).status_code for wrong in ("", old, person) for path in ("", "/people")]
        assert tries == [401, 401, 401, 401, 401, 429]
        assert ask(server, token).status_code == 429  # for this address it is not even compared now
        assert ask(server, "x", "/act", act="ban", about=ann.id).status_code == 429
        assert ann.get("/api/me")["name"] == "Ann"
        server.stop()
        server.start()
        assert ask(server, token).status_code == 200
        assert admin(server, "token", "--end") == "The token of operator has ended."
        assert ask(server, token).status_code == 401
