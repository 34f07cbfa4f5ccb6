"""Opening tables, sitting down, being host, starting."""

from __future__ import annotations

import pytest

from galapagos.server.table.opening import new_id

from ..serving import Refusal, Served


def test_a_table_against_bots_starts_at_once_without_a_name(server: Served) -> None:
    guest = server.guest()
    guest.post("/api/me")
    table = guest.post("/api/tables", game="dodo")
    assert table["status"] == "running"
    assert [seat.get("bot", "") for seat in table["seats"]] == ["", "level2", "level2"]


def test_a_public_table_is_found_and_filled(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", public=True)
    assert table in [line["id"] for line in bob.get("/api/tables?game=dodo")]
    assert bob.sit(table)["seats"][1]["person"] == {"id": bob.id, "name": "Bob"}
    assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
    assert table not in [line["id"] for line in bob.get("/api/tables")]


def test_a_table_by_link_is_in_no_list(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "")
    assert table not in [line["id"] for line in bob.get("/api/tables")]
    assert bob.get(f"/api/tables/{table}")["status"] == "open"
    assert table in [line["id"] for line in ann.get("/api/my/tables")]


def test_an_unknown_table_is_not_told_from_one_that_is_private(server: Served) -> None:
    with pytest.raises(Refusal, match="no such table") as refusal:
        server.guest("Ann").get("/api/tables/guessing")
    assert refusal.value.status == 404


def test_only_the_host_starts_and_seats_bots(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", "")
    bob.sit(table)
    for path, body in (("start", {}), ("seat", {"seat": 2, "bot": "greedy"})):
        with pytest.raises(Refusal, match="Only the host"):
            bob.post(f"/api/tables/{table}/{path}", **body)
    with pytest.raises(Refusal, match="still free"):
        ann.post(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/seat", seat=2, bot="greedy")["seats"][2]["bot"] == "greedy"


def test_the_host_removes_a_guest_before_the_start(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "")
    bob.sit(table)
    assert "person" not in ann.post(f"/api/tables/{table}/seat", seat=1)["seats"][1]


def test_when_the_host_leaves_another_becomes_host(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", "")
    bob.sit(table)
    assert ann.post(f"/api/tables/{table}/leave")["host"] == bob.id


def test_the_first_person_at_an_empty_table_becomes_host(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", public=True)
    ann.post(f"/api/tables/{table}/leave")
    assert bob.sit(table)["host"] == bob.id


def test_taken_seats_and_second_seats_are_refused(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", "greedy")
    with pytest.raises(Refusal, match="taken"):
        bob.sit(table, seat=0)
    with pytest.raises(Refusal, match="taken"):
        bob.sit(table, seat=2)
    with pytest.raises(Refusal, match="already"):
        ann.sit(table)
    bob.sit(table)
    with pytest.raises(Refusal, match="All seats"):
        server.guest("Cid").sit(table)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "dodo", "seats": [{"me": True}]}, "2 to 4 players"),
        ({"game": "dodo", "seats": [{"me": True}, {"me": True}]}, "You have one seat"),
        ({"game": "dodo", "seats": [{"me": True}, {"bot": "hal"}]}, "no bot"),
        ({"game": "dodo", "options": {"deck": "marked"}}, "deck"),
        ({"game": "dodo", "clock": {"kind": "sand"}}, "There is no clock 'sand': use none, move, bank."),
        ({"game": "dodo", "clock": {"kind": "move", "seconds": 1}}, "5 to"),
        ({"game": "dodo", "position": "seats 2; nonsense"}, "nonsense"),
        ({"game": 7}, "malformed"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_a_sentence(
    server: Served, wish: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Refusal, match=sentence) as refusal:
        server.guest("Ann").post("/api/tables", **wish)
    assert refusal.value.status == 400


def test_a_table_begins_at_a_position(server: Served) -> None:
    ann = server.guest("Ann")
    position = "seats 2; turn 3; white ry e1; orange g e2"
    table = ann.post("/api/tables", game="dodo", seats=[{"me": True}, {"bot": "random"}], position=position)
    assert ann.at(table["id"]).view["turn"] == 3


def test_a_visitor_without_an_identity_is_asked_for_one(server: Served) -> None:
    with pytest.raises(Refusal, match="who you are") as refusal:
        server.guest().post("/api/tables", game="dodo")
    assert refusal.value.status == 401


def test_where_a_table_of_several_people_began_is_told_when_it_is_over(server: Served) -> None:
    """A position reveals hands."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "", position="seats 2; turn 3; white ry e1; orange g e2")
    bob.sit(table)
    assert "position" not in ann.post(f"/api/tables/{table}/start")
    ann.at(table).call("propose", what="abort")
    seat = bob.at(table)
    seat.wait_until(lambda: seat.is_over)
    assert seat.table["position"].startswith("seats 2")


def test_no_table_is_called_like_an_option_of_the_terminal() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
