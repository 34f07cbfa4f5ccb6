"""Reports about people at a table."""

from __future__ import annotations

import pytest

from ..serving import Guest, Refusal, Served


def report(reporter: Guest, table: str, person: str) -> None:
    reporter.post(f"/api/tables/{table}/report", person=person, text="rude words")


def test_only_people_at_a_table_can_be_reported_there(server: Served) -> None:
    ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
    table, elsewhere = ann.open("dodo", ""), eve.open("dodo", "")
    bob.sit(table)
    report(ann, table, bob.id)
    report(eve, table, bob.id)  # who has the link sees the table
    for person in (eve.id, "nobody"):
        with pytest.raises(Refusal, match="Only people who sit at this table") as refusal:
            report(ann, table, person)
        assert refusal.value.status == 400
    report(ann, elsewhere, eve.id)
    with pytest.raises(Refusal) as refusal:
        report(ann, "nosuchtable", eve.id)
    assert refusal.value.status == 404


def test_who_only_looks_on_can_be_reported_for_what_was_said(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = ann.open("dodo", "")
    seat = eve.at(table)
    with pytest.raises(Refusal, match="Only people"):
        report(ann, table, eve.id)
    seat.call("say", text="rude words")
    seat.wait_for("chat")
    report(ann, table, eve.id)


def test_visitors_without_an_identity_cannot_report(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "")
    with pytest.raises(Refusal) as refusal:
        report(server.guest(), table, ann.id)
    assert refusal.value.status == 401
