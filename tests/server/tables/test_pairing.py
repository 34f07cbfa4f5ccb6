"""Quick pairing over HTTP: queues, leases, bots, and what may not be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..serving import Guest, Refusal, Served, at_once, served, wait_until

QUICK = """
from galapagos.server.pairing import matching, pairing
pairing.TICK, pairing.BOTS_AFTER, matching.GRACE = 0.1, 1.0, 0.5
"""
WISH = {"game": "dodo", "seats": 3, "pace": "live", "rated": False}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("quick"), before=QUICK) as running:
        yield running


@pytest.fixture
def server(quick: Served) -> Iterator[Served]:
    yield quick
    for guest in quick.guests:
        if guest.id:
            guest.post("/api/pairing/leave")
    quick.send_home()


def wait(guest: Guest, seats: int = 2, **more: Any) -> Any:
    return guest.post("/api/pairing", game="dodo", seats=seats, **more)


def until_found(guest: Guest) -> str:
    """Asks as a page does, until there is a table."""
    info = guest.get("/api/pairing")
    while not info.get("table"):
        assert info.get("wish"), "not in the queue any more"
        info = guest.get(f"/api/pairing?known={info['number']}")
    return str(info["table"])


def test_who_waits_is_seen_and_is_led_to_the_table(server: Served) -> None:
    ann, ben, eve = (server.guest(name) for name in ("Ann", "Ben", "Eve"))
    assert wait(ann, 3)["wish"] == WISH | {"nonce": ""}
    wait(ben, 3)
    wait_until(lambda: eve.get("/api/pairing")["queues"] == [WISH | {"waiting": 2}])
    assert "wish" not in eve.get("/api/pairing")
    waiting = at_once([lambda: until_found(ann), lambda: until_found(ben), lambda: (wait(eve, 3), until_found(eve))[1]])
    (table,) = set(waiting)
    info = ann.get(f"/api/tables/{table}")
    assert (info["status"], info["clock"]["kind"]) == ("running", "bank")
    assert {seat["person"]["name"] for seat in info["seats"]} == {"Ann", "Ben", "Eve"}
    assert until_found(ann) == table  # also after a reload
    assert "table" not in ann.post("/api/pairing/leave")
    assert ann.get("/api/pairing")["queues"] == []


def test_a_found_table_is_seen_before_another_wish(server: Served) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    wait(ann)
    wait(ben)
    table = until_found(ann)
    assert wait(ann, 3)["table"] == table
    ann.post("/api/pairing/leave")
    assert "table" not in wait(ann, 3)


def test_bots_are_offered_after_a_minute_and_only_to_those_who_want_them(server: Served) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    with pytest.raises(Refusal, match="do not wait"):
        ann.post("/api/pairing/bots")
    wait(ben, 3, rated=True, nonce="word")
    assert wait(ann, 3, rated=True, nonce="word")["bots_in"] <= 1.0
    wait_until(lambda: not ann.get("/api/pairing").get("bots_in"))
    assert ann.post("/api/pairing/bots")["with_bots"]
    info = ben.get(f"/api/tables/{until_found(ann)}")
    assert [seat["person"]["name"] for seat in info["seats"] if "person" in seat] == ["Ann"]
    assert info["rated"]
    assert "table" not in ben.get("/api/pairing")


def test_people_of_whom_one_has_blocked_the_other_do_not_meet(server: Served) -> None:
    ann, ben, eve = (server.guest(name) for name in ("Ann", "Ben", "Eve"))
    ben.post("/api/my/blocks", person=ann.id)
    wait(ann)
    wait(ben)
    wait(eve)
    assert until_found(ann) == until_found(eve)
    assert "table" not in ben.get("/api/pairing")


def test_what_cannot_be_waited_for_is_refused(server: Served) -> None:
    ann = server.guest("Ann")
    for wish, why in (
        ({"seats": 9}, "2 to 4 players|players"),
        ({"pace": "soon"}, "pace"),
        ({"rated": True}, "adds a word"),
        ({"game": "chess"}, "chess"),
    ):
        with pytest.raises(Refusal, match=why):
            ann.post("/api/pairing", **{"game": "dodo", "seats": 2} | wish)
    assert "wish" not in ann.get("/api/pairing")


def test_who_is_erased_or_has_left_waits_no_more(server: Served) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    wait(ann, 4)
    assert ann.get("/api/me/data")["waiting"] == WISH | {"seats": 4, "nonce": ""}
    wait(ben, 4, pace="days")
    assert "wish" not in ben.post("/api/pairing/leave")
    ann.delete("/api/me")
    server.guests.remove(ann)
    ann.close()
    wait_until(lambda: ben.get("/api/pairing")["queues"] == [])
