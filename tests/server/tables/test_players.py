"""Profiles and leaderboards: who sees what."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest

from galapagos.server.store import Rating

from ..serving import Guest, Refusal, Served, play_all, running_table, served
from .test_rated import run_in, wait_until_rated

FIRM = "from galapagos.server.ratings import model; model.PROVISIONAL = 9.0"


def unknown(reader: Guest, name: str) -> str:
    with pytest.raises(Refusal) as refusal:
        reader.get(f"/api/players/{name}")
    assert refusal.value.status == 404
    return str(refusal.value)


def test_results_are_shown_to_those_whom_a_person_chose(server: Served) -> None:
    (ann, bob), table = running_table(server, nonce="word", rated=True)
    ann.post("/api/me", name="Ann the Rated")
    ann.post("/api/me/passphrase", passphrase="a long passphrase")
    seats = [ann.at(table), bob.at(table)]
    play_all(seats, random.Random(4))
    seats[0].wait_until(lambda: seats[0].is_over)
    wait_until_rated(server, ann.id)
    stranger, visitor = server.guest("Eve"), server.guest()
    private = {unknown(stranger, "Ann the Rated"), unknown(visitor, ann.id), unknown(stranger, "No One At All")}
    assert len(private) == 1  # a private person and one who is not there look the same
    mine = ann.get("/api/players/Ann the Rated")
    assert mine["me"]
    assert bob.get(f"/api/players/{ann.id}")["figures"] == mine["figures"]
    (rating,), (figures,) = mine["ratings"], mine["figures"]
    assert (rating["kind"], rating["matches"], rating["provisional"], len(rating["course"])) == ("people", 1, True, 1)
    assert (figures["seats"], figures["matches"]) == (2, 1)
    assert figures["seconds"] > 0
    assert [one["person"]["id"] for one in mine["opponents"]] == [bob.id]
    assert [line["id"] for line in mine["over"]] == [table]
    ann.post("/api/me/profile", visible="everybody", listed=False)
    seen = stranger.get("/api/players/Ann the Rated")
    assert (seen["ratings"], seen["me"]) == (mine["ratings"], False)
    assert (seen["opponents"], seen["over"]) == ([], [])  # Bob shows his to known people, and the table was by link
    bob.post("/api/me/profile", visible="everybody", listed=False)
    assert [one["person"]["id"] for one in visitor.get(f"/api/players/{ann.id}")["opponents"]] == [bob.id]
    ann.post("/api/me/profile", visible="nobody", listed=False)
    assert unknown(bob, ann.id) == unknown(stranger, ann.id) == private.pop()
    assert ann.get(f"/api/players/{ann.id}")["ratings"] == mine["ratings"]
    with pytest.raises(Refusal, match="visible to"):
        ann.post("/api/me/profile", visible="friends", listed=True)
    ann.delete("/api/me")
    unknown(bob, ann.id)


def test_a_person_gets_all_that_is_stored_about_them(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "level1", nonce="word", rated=True)
    seat = ann.at(table)
    seat.call("say", text="hello")
    seat.wait_for("chat")
    ann.post("/api/me", settings={"theme": "dark"})
    data = ann.get("/api/me/data")
    assert (data["me"]["name"], data["me"]["settings"], data["tables"], data["chat"]) == (
        "Ann",
        {"theme": "dark"},
        [table],
        ["hello"],
    )
    assert data["profile"] == {"visible": "known", "listed": False, "here": False, "animal": ""}
    assert [line["id"] for line in data["player"]["running"]] == [table]
    with pytest.raises(Refusal, match="who you are"):
        server.guest().get("/api/me/data")


def test_nobody_stands_on_a_leaderboard_who_does_not_want_to(tmp_path: Path) -> None:
    with served(tmp_path, before=FIRM) as server:
        guests = [server.guest(name) for name in ("Ann", "Bob", "Cid")]
        ratings = [
            Rating("dodo", "people", guest.id, 25.0 + number, 3.0, 20, 1e9 if number else 4e9)
            for number, guest in enumerate(guests)
        ]
        run_in(server, lambda store: store.ratings.add("dodo", [(1, "t1")], [], ratings))
        assert guests[0].get("/api/leaders/dodo") == {"game": "dodo", "people": [], "bots": []}
        for guest in guests[:2]:
            guest.post("/api/me/profile", visible="nobody", listed=True)
        listed = [
            (one["person"]["name"], one["rating"]["points"]) for one in guests[2].get("/api/leaders/dodo")["people"]
        ]
        assert listed == [("Bob", 1529), ("Ann", 1500)]
        week = httpx.get(f"{server.url}/api/leaders/dodo?period=week").json()
        assert [one["person"]["name"] for one in week["people"]] == ["Ann"]
        with pytest.raises(Refusal, match="periods"):
            guests[0].get("/api/leaders/dodo?period=year")
        with pytest.raises(Refusal, match="no game"):
            guests[0].get("/api/leaders/chess")
        guests[0].post("/api/me", name="b0b")
        both = [one["person"]["name"] for one in guests[2].get("/api/leaders/dodo")["people"]]
        assert both == ["Bob", "b0b 2"]  # the one with fewer points does not pass for the other
        guests[0].post("/api/me", name="Ann")
        guests[1].delete("/api/me")
        assert [one["person"]["name"] for one in guests[2].get("/api/leaders/dodo")["people"]] == ["Ann"]
