"""`galapagos admin`, next to a running server."""

from __future__ import annotations

import json

import httpx
import pytest

from ..serving import ConnectionClosed, Refusal, Served
from .conftest import galapagos


def admin(server: Served, *arguments: str) -> str:
    done = galapagos("admin", *arguments, "--store", server.store)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_tables_are_listed_with_their_people(server: Served) -> None:
    ann = server.guest("Ann the Listed")
    table = ann.open("dodo", "")
    lines = json.loads(admin(server, "list", "--status", "open", "--game", "dodo", "--json"))
    (line,) = [line for line in lines if line["table"] == table]
    assert (line["game"], line["status"], line["people"]) == ("dodo", "open", [f"Ann the Listed ({ann.id})"])
    text = admin(server, "list")
    assert table in text
    assert "Ann the Listed" in text
    assert table not in admin(server, "list", "--status", "over")


def test_a_closed_table_is_over_for_all_who_sit_there(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "")
    seat, bob = ann.at(table), server.guest("Bob")
    assert admin(server, "close", table) == f"Table {table} is closed.\n"
    seat.wait_until(lambda: seat.is_over)
    assert seat.table["ended"] == "closed"
    with pytest.raises(Refusal, match="has begun"):
        bob.sit(table)
    assert "dodo" in ann.get(f"/api/tables/{table}/record")


def test_who_is_banned_is_shut_out_until_the_ban_is_taken_back(server: Served) -> None:
    eve, ann = server.guest("Eve the Banned"), server.guest("Ann")
    token = eve.post("/api/me/token")["token"]
    table = ann.open("dodo", "")
    eve.sit(table)
    seat = eve.at(table)
    assert "is banned" in admin(server, "ban", "Eve the Banned")
    assert "operator of this server has closed" in seat.wait_for("bye")["sentence"]
    with pytest.raises(ConnectionClosed, match="4400"):
        seat.hear()
    with pytest.raises(Refusal, match="operator of this server has closed"):
        eve.get("/api/me")
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 400
    assert "may come back" in admin(server, "unban", eve.id)
    assert eve.get("/api/me")["name"] == "Eve the Banned"


def test_who_plays_on_anothers_device_is_banned_with_it(server: Served) -> None:
    eve = server.guest("Eve of Two")
    seats = [{"me": True}, {"me": True, "name": "Bob Beside Eve"}]
    people = [seat["person"]["id"] for seat in eve.post("/api/tables", game="dodo", seats=seats)["seats"]]
    assert f"Eve of Two ({eve.id}) is banned" in admin(server, "ban", "Bob Beside Eve")
    with pytest.raises(Refusal, match="operator of this server has closed"):
        eve.get("/api/me")
    assert f"Eve of Two ({eve.id}) may come back" in admin(server, "unban", people[1])
    assert eve.get("/api/me")["id"] == eve.id


def test_who_is_erased_has_no_name_at_any_table(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve the Erased")
    table = ann.open("dodo", "")
    eve.sit(table)
    seat = ann.at(table)
    assert eve.id in admin(server, "erase", "Eve the Erased")
    seat.wait_for("table", lambda frame: frame["table"]["seats"][1]["person"]["name"] == "")
    with pytest.raises(Refusal, match="who you are"):
        eve.get("/api/me")


def test_reports_are_shown_and_command_no_terminal(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve the Rude")
    table = ann.open("dodo", "")
    eve.sit(table)
    ann.post(f"/api/tables/{table}/report", person=eve.id, text="rude \x1b[2J[bold]words")
    text = admin(server, "reports")
    assert f"Ann ({ann.id}) reports Eve the Rude ({eve.id})" in text
    assert "rude [2J[bold]words" in text
    assert json.loads(admin(server, "reports", "--json"))[0]["table"] == table


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("close nowhere", "There is no table nowhere."),
        ("ban Nobody", "No person has the id or the name 'Nobody'."),
        ("unban Quiet", "Quiet is not banned."),
        ("ban Twin", "2 people are called Twin: name one by id, "),
        ("list --status closed", "A table is open, running or over, not 'closed'."),
        ("list --game chess", "There is no game 'chess'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(server: Served, line: str, sentence: str) -> None:
    if "Quiet" in line:
        server.guest("Quiet")
    if "Twin" in line:
        server.guest("Twin"), server.guest("Twin")
    done = galapagos("admin", *line.split(), "--store", server.store)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_table_that_is_over_is_not_closed_again(server: Served) -> None:
    table = server.guest("Ann").open("dodo", "")
    admin(server, "close", table)
    assert f"Table {table} is over already." in galapagos("admin close", table, "--store", server.store).stderr


def test_ratings_are_counted_and_computed_again(server: Served) -> None:
    assert json.loads(admin(server, "rate", "--json"))["dodo"] == 0
    assert "dodo: 0 rated matches.\n" in admin(server, "rate", "--again")
