"""Protection against foreign pages, large bodies and floods; security headers."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from galapagos.server.protocol.fields import MOST_BYTES

from ..serving import Served, served


def test_another_page_may_not_act_for_a_person(server: Served) -> None:
    ann = server.guest("Ann")
    for origin in ("https://elsewhere.example", "null"):
        response = ann.http.post("/api/tables", json={"game": "dodo"}, headers={"origin": origin})
        assert response.status_code == 400
        assert "may not act" in response.json()["sentence"]
    assert ann.http.post("/api/tables", json={"game": "dodo"}, headers={"origin": server.url}).status_code == 200


def test_another_page_may_not_listen(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "greedy")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Origin": "https://elsewhere.example"}) as socket:
        assert "may not act" in str(socket.recv(5))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_a_body_that_is_too_large_is_refused(server: Served) -> None:
    ann = server.guest("Ann")
    response = ann.http.post("/api/tables", content=b'{"game": "' + b"d" * MOST_BYTES + b'"}')
    assert response.status_code == 413


def test_a_message_that_is_too_large_ends_the_connection(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", "greedy"))
    seat.socket.send("x" * (MOST_BYTES + 1))
    with pytest.raises(ConnectionClosed):
        seat.wait_until(lambda: False)


def test_no_answer_lets_a_browser_run_foreign_code(server: Served) -> None:
    for path in ("/", "/api/games", "/healthz", "/nowhere", "/api/tables/x"):
        headers = httpx.get(server.url + path).headers
        assert (
            "script-src" in headers["content-security-policy"]
            or "default-src 'self'" in headers["content-security-policy"]
        )
        assert "'unsafe-inline'" not in headers["content-security-policy"].split("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_only_addresses_with_too_many_requests_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(
        tmp_path_factory.mktemp("slow"), "--requests", "2", "--new", "3", "--messages", "5", "--behind-proxy"
    ) as slow:

        def ask(address: str) -> int:
            return httpx.get(f"{slow.url}/api/games", headers={"x-forwarded-for": address}).status_code

        answers = [ask("10.0.0.1") for _ in range(40)]
        assert answers[0] == 200
        assert 429 in answers
        assert ask("10.0.0.2") == 200
        made = [
            httpx.post(f"{slow.url}/api/me", json={"name": "x"}, headers={"x-forwarded-for": "10.0.0.3"}).status_code
            for _ in range(6)
        ]
        assert made[0] == 200
        assert 429 in made


def test_nothing_is_at_an_unknown_address(server: Served) -> None:
    response = httpx.get(f"{server.url}/wp-admin")
    assert response.status_code == 404
    assert response.json() == {"sentence": "There is nothing at this address.", "message": {"id": "address-empty"}}
    with pytest.raises(InvalidStatus), connect(f"{server.url.replace('http', 'ws')}/api/nowhere"):
        pass


def test_an_operator_sees_how_it_goes(server: Served) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    assert httpx.get(f"{server.url}/readyz").text == "ok\n"
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", "random"))
    seat.wait_until(lambda: seat.is_asked)
    seat.play(seat.choices[0].action)
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'galapagos_moves_total{game="dodo"}' in metrics
    assert "galapagos_sockets" in metrics
    assert "galapagos_thought_seconds" in metrics
