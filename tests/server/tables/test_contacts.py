"""People I know, invitations and blocks: who sees what, and what a blocked person cannot find out."""

from __future__ import annotations

from typing import Any

import pytest

from ..serving import Guest, Refusal, Served, running_table


def refused(guest: Guest, path: str, **body: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        guest.post(path, **body)
    return str(refusal.value)


def known(guest: Guest) -> dict[str, tuple[bool, bool]]:
    return {one["person"]["id"]: (one["met"], one["here"]) for one in guest.get("/api/my/people")["known"]}


def invited(guest: Guest) -> list[tuple[str, str]]:
    return [(one["table"]["id"], one["host"]["id"]) for one in guest.get("/api/my/invitations")]


def test_people_know_each_other_by_tables_and_links(server: Served) -> None:
    (ann, bob), _ = running_table(server)
    eve = server.guest("Eve")
    assert (known(ann), known(eve)) == ({bob.id: (True, False)}, {})
    eve.at(ann.open("dodo", ""))  # the link to Ann's table
    bob.post("/api/me/profile", visible="everybody", listed=False)
    eve.get(f"/api/players/{bob.id}")
    assert known(eve) == {bob.id: (False, False), ann.id: (False, False)}
    assert eve.id not in known(ann)


def test_who_is_here_is_seen_only_by_people_who_met_and_may_know(server: Served) -> None:
    (ann, bob), _ = running_table(server)
    eve = server.guest("Eve")
    ann.post("/api/me/profile", visible="everybody", listed=False)
    eve.get(f"/api/players/{ann.id}")
    ann.get("/api/my/invitations")
    assert known(bob)[ann.id] == (True, False)  # she has not allowed it
    ann.post("/api/me/profile", visible="everybody", listed=False, here=True)
    ann.get("/api/my/invitations")
    assert (known(bob)[ann.id], known(eve)[ann.id]) == ((True, True), (False, False))
    ann.post("/api/my/blocks", person=bob.id)
    assert known(bob)[ann.id] == (True, False)


def test_an_invitation_is_seen_until_it_is_declined_or_the_table_starts(server: Served) -> None:
    (ann, bob), _ = running_table(server)
    eve = server.guest("Eve")
    first, second = ann.open("dodo", ""), ann.open("dodo", "")
    for table in (first, first, second):
        ann.post(f"/api/tables/{table}/invite", person=bob.id)
    assert sorted(invited(bob)) == sorted([(first, ann.id), (second, ann.id)])
    assert "played" in refused(ann, f"/api/tables/{first}/invite", person=eve.id)
    assert "do not sit" in refused(eve, f"/api/tables/{first}/invite", person=bob.id)
    bob.post("/api/my/invitations/decline", table=second)
    assert invited(bob) == [(first, ann.id)]
    bob.sit(first)
    assert invited(bob) == []
    ann.post(f"/api/tables/{first}/start")
    assert "begun" in refused(ann, f"/api/tables/{first}/invite", person=bob.id)


def test_people_of_whom_one_has_blocked_the_other_do_not_sit_together(server: Served) -> None:
    (ann, bob), running = running_table(server)
    cid = server.guest("Cid")
    ann.post("/api/my/blocks", person=bob.id)
    table = ann.open("dodo", "", "")
    assert refused(bob, f"/api/tables/{table}/sit") == "You cannot sit at this table: choose another one."
    cid.sit(table)
    theirs = bob.open("dodo", "")
    assert "whom you have blocked" in refused(ann, f"/api/tables/{theirs}/sit")
    ann.post("/api/my/blocks", person=bob.id, blocked=False)
    bob.sit(table)
    assert "yourself" in refused(ann, "/api/my/blocks", person=ann.id)
    assert "no such person" in refused(ann, "/api/my/blocks", person="nobody")
    assert ann.get(f"/api/tables/{running}")["status"] == "running"  # a match that runs goes on


def test_a_blocked_person_s_chat_is_not_heard(server: Served) -> None:
    (ann, bob), table = running_table(server)
    seats = [ann.at(table), bob.at(table)]
    seats[1].call("say", text="before")
    assert seats[0].wait_for("chat")["line"]["text"] == "before"
    ann.post("/api/my/blocks", person=bob.id)
    seats[1].call("say", text="rude")
    assert seats[1].wait_for("chat", lambda frame: frame["line"]["text"] == "rude")  # he sees no difference
    seats[0].call("say", text="hello")
    assert seats[0].wait_for("chat")["line"]["text"] == "hello"
    assert seats[1].wait_for("chat")["line"]["text"] == "hello"

    def read(guest: Guest) -> list[str]:
        return [line["text"] for line in guest.at(table).frames[0]["chat"]]

    assert (read(ann), read(bob)) == (["hello"], ["before", "rude", "hello"])
    ann.post("/api/my/blocks", person=bob.id, blocked=False)
    assert read(ann) == ["before", "rude", "hello"]


def test_nothing_that_a_person_reads_tells_of_a_block(server: Served) -> None:
    (ann, bob), table = running_table(server)
    ann.post("/api/me/profile", visible="everybody", listed=False)
    mine = bob.open("dodo", "")

    def all_that_bob_reads() -> list[Any]:
        bob.post(f"/api/tables/{mine}/invite", person=ann.id)
        paths = (
            "/api/my/people",
            "/api/my/invitations",
            "/api/me",
            "/api/me/data",
            f"/api/players/{ann.id}",
            "/api/tables",
        )
        seat = bob.at(table).frames[0] | {"now": 0}
        return [bob.http.get(path).text for path in (*paths, f"/api/tables/{table}", f"/api/tables/{mine}")] + [seat]

    before = all_that_bob_reads()
    ann.post("/api/my/blocks", person=bob.id)
    assert all_that_bob_reads() == before
    assert invited(ann) == []  # though Bob was told nothing else
    assert bob.id not in known(ann)
    assert [one["id"] for one in ann.get("/api/me/data")["people"]["blocked"]] == [bob.id]
    assert ann.id not in str(bob.get("/api/me/data")["people"]["blocked"])


def test_who_shows_results_to_known_people_does_not_show_them_to_a_blocked_one(server: Served) -> None:
    (ann, bob), _ = running_table(server)
    bob.get(f"/api/players/{ann.id}")
    ann.post("/api/my/blocks", person=bob.id)
    with pytest.raises(Refusal, match="No player with this name"):  # as if she showed them to nobody
        bob.get(f"/api/players/{ann.id}")


def test_names_that_look_alike_belong_to_one_person(server: Served) -> None:
    ada, other, visitor = server.guest("Ada Lovelace"), server.guest("Guest"), server.guest()
    ada.post("/api/me/passphrase", passphrase="a long passphrase")
    for name in ("ADA LOVELACE", "Аdа Lоvelасe", "Ada-Love1ace"):
        assert "Another person" in refused(other, "/api/me", name=name)
        assert "Another person" in refused(visitor, "/api/me", name=name)
    ada.post("/api/me", name="ada lovelace")  # the same name in small letters
    ada.post("/api/me", name="Countess Ada")
    assert "once a month: you can change yours in 30 days" in refused(ada, "/api/me", name="Lady Ada")
    assert "Another person" in refused(other, "/api/me", name="Ada Lovelace")  # old links lead on
    ada.post("/api/me/profile", visible="everybody", listed=False)
    assert other.get("/api/players/ada LOVELACE")["person"] == {"id": ada.id, "name": "Countess Ada"}
    assert ada.get("/api/me/data")["names"] == ["Countess Ada", "ada lovelace"]
    elsewhere = server.guest()
    assert elsewhere.post("/api/login", name="Ada Lovelace", passphrase="a long passphrase")["id"] == ada.id
    ada.delete("/api/me")
    other.post("/api/me", name="Ada Lovelace")
