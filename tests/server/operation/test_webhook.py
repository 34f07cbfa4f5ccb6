"""Webhooks: notes that it is a person's turn."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.table import webhook
from galapagos.server.table.webhook import check_url, find_address

from ..serving import Guest, Refusal, Seat, Served
from .receiver import Receiver

ALLOWED = ("hooks.example", "hooks.example:8443", "localhost:9000")


def two(server: Served) -> tuple[Guest, Guest, str]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("dodo", "")
    bob.sit(table)
    return ann, bob, table


def pass_the_turn(seat: Seat) -> None:
    """Plays until it is the other player's turn."""
    while seat.is_asked:
        seat.play(seat.choices[0].action)


def test_who_is_not_there_is_sent_a_note_and_one_a_minute(server: Served, receiver: Receiver) -> None:
    ann, bob, table = two(server)
    for guest in (ann, bob):
        assert guest.post("/api/me/webhook", url=receiver.url(f"/{guest.id}"))["webhook"] == receiver.url(
            f"/{guest.id}"
        )
    ann.post(f"/api/tables/{table}/start")
    path, note = receiver.next()
    assert note == {"table": table, "game": "dodo", "url": f"https://play.example/table/{table}"}
    first, other = (ann, bob) if path == f"/{ann.id}" else (bob, ann)
    seat = first.at(table)
    pass_the_turn(seat)
    assert receiver.next()[0] == f"/{other.id}"
    elsewhere = other.at(table)
    pass_the_turn(elsewhere)
    seat.wait_until(lambda: seat.is_asked)
    pass_the_turn(seat)
    assert receiver.hears_nothing()  # both have had theirs a moment ago, and both are here


def test_a_redirect_is_not_followed_and_failures_are_only_logged(server: Served, receiver: Receiver) -> None:
    for path in ("/moved", "/broken"):
        ann = server.guest("Ann")
        ann.post("/api/me/webhook", url=receiver.url(path))
        ann.open("dodo", "random", hints=False)
        assert receiver.next()[0] == path
        assert receiver.hears_nothing()
    assert server.log.read_text().count("a note was not sent") >= 2
    assert "/moved" not in server.log.read_text()  # an address may hold a secret


def test_notes_can_be_ended(server: Served, receiver: Receiver) -> None:
    ann = server.guest("Ann")
    ann.post("/api/me/webhook", url=receiver.url())
    assert "webhook" not in ann.post("/api/me/webhook", url="")
    ann.open("dodo", "random")
    assert receiver.hears_nothing()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("https://elsewhere.example/", "sends webhooks only to"),
        ("http://hooks.example/", "begins with https"),
        ("ftp://localhost:9000/", "begins with https"),
        ("https://hooks.example:22/", "sends webhooks only to"),
        ("https://ann:secret@hooks.example/", "not a web address"),
        ("https://hooks.example/a b", "not a web address"),
        ("https://hooks.example/\r\nHost: evil", "not a web address"),
        ("https://[::1", "not a web address"),
        ("https://", "not a web address"),
        ("turn", "not a web address"),
    ],
)
def test_an_address_that_may_not_be_written_to(url: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        check_url(url, ALLOWED)


@pytest.mark.parametrize(
    "url",
    [
        "https://hooks.example/turn?key=7",
        "https://Hooks.Example/",
        "https://hooks.example:8443/",
        "http://localhost:9000",
    ],
)
def test_an_address_that_may(url: str) -> None:
    assert check_url(url, ALLOWED).hostname in ("hooks.example", "localhost")


def test_a_server_whose_operator_names_no_host_sends_none(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="sends no webhooks"):
        check_url("https://hooks.example/", ())


def test_a_wrong_address_is_refused_and_the_old_one_stays(server: Served, receiver: Receiver) -> None:
    ann = server.guest("Ann")
    ann.post("/api/me/webhook", url=receiver.url("/kept"))
    with pytest.raises(Refusal, match="sends webhooks only to"):
        ann.post("/api/me/webhook", url="https://elsewhere.example/")
    assert ann.get("/api/me")["webhook"] == receiver.url("/kept")


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "127.0.0.1",
        "::1",
        "fd00::1",
        "0.0.0.0",
        "::ffff:10.0.0.1",
        "224.0.0.1",
    ],
)
def test_a_name_that_leads_into_a_private_network_is_not_followed(address: str) -> None:
    with pytest.raises(Refused, match="private"):
        asyncio.run(find_address(address, 443, may_be_local=False))


def test_this_machine_is_local_and_nothing_else_is() -> None:
    assert asyncio.run(find_address("127.0.0.1", 80, may_be_local=True)) == "127.0.0.1"
    with pytest.raises(Refused, match="private"):
        asyncio.run(find_address("10.0.0.1", 80, may_be_local=True))


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The receiver accepts the connection and never answers."""
    monkeypatch.setattr(webhook, "LIMIT", 0.2)

    async def send(port: int) -> None:
        async with asyncio.timeout(webhook.LIMIT):
            await webhook.post(check_url(f"http://localhost:{port}/", (f"localhost:{port}",)), b"{}")

    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(TimeoutError):
        asyncio.run(send(silent.getsockname()[1]))
