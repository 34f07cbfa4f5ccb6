"""Fuzzes every route with valid and invalid requests: no 500, no hang, and each refusal is a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema

from galapagos.engine.words.harmless import CONTROL, MOST_QUOTED
from galapagos.server.http.description import openapi
from galapagos.server.protocol.refusal import Sentence
from galapagos.server.routes import ENDPOINTS

from ..postgres import Postgres
from ..serving import Served, served
from .raw import dialled, read_to_end

QUICK, LONG = 12, 150  # cases of a route
PATIENCE = 10.0  # seconds for any answer
UNHURT = ("DELETE /api/me", "POST /api/logout")  # what would end the identity that the others need
ROUTES = [f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]
SCHEMA: BaseSchema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


class Attacked:
    """A server with tables in every state, and a guest with many rights."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.nobody = httpx.Client(timeout=PATIENCE)
        self.http.post("/api/me", json={"name": "Mallory"})
        self.cookie = f"galapagos={self.http.cookies['galapagos']}"
        ann = server.guest("Ann")
        opened = [
            self.open("dodo", {"me": True}, {}),
            self.open("evo", {"me": True}, {"bot": "random"}, {"bot": "random"}),
        ]
        over = ann.open("dodo", "")
        self.http.post(f"/api/tables/{over}/sit", json={})
        ann.post(f"/api/tables/{over}/start")
        ann.at(over).call("resign")
        self.tables = [*opened, over, ann.open("mutations", "", public=True), "nowhere"]

    def open(self, game: str, *seats: dict[str, Any]) -> str:
        return str(self.http.post("/api/tables", json={"game": game, "seats": seats, "public": True}).json()["id"])

    def close(self) -> None:
        self.http.close()
        self.nobody.close()


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    with served(folder) as server:
        made = Attacked(server)
        yield made
        made.close()
        assert "Traceback" not in server.log.read_text()


def operation(route: str) -> APIOperation[Any, Any, Any, Any]:
    method, path = route.split()
    return SCHEMA[path][method]


def attack(attacked: Attacked, route: str, cases: int) -> None:
    positive, negative = (
        operation(route).as_strategy(generation_mode=mode)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    )
    is_hurtful = route in UNHURT

    @given(case=st.one_of(positive, negative), table=st.sampled_from([*attacked.tables, None]), as_nobody=st.booleans())
    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    def strike(case: Case[Any], table: str | None, as_nobody: bool) -> None:
        if table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        answer(attacked, case, as_nobody or is_hurtful)

    strike()


def answer(attacked: Attacked, case: Case[Any], as_nobody: bool) -> None:
    asked = case.as_transport_kwargs(base_url=attacked.server.url)
    body = {"content": asked["data"]} if "data" in asked else {"json": asked["json"]} if "json" in asked else {}
    cookie = {} if as_nobody else {"cookie": attacked.cookie}
    response = attacked.nobody.request(
        asked["method"],
        asked["url"],
        params=asked.get("params"),
        headers={**asked.get("headers", {}), **cookie},
        **body,
    )
    attacked.nobody.cookies.clear()
    check(case, response)


def check(case: Case[Any], response: httpx.Response) -> None:
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert_refused(response)
    else:
        case.validate_response(
            response,
            checks=[schemathesis.checks.response_schema_conformance, schemathesis.checks.content_type_conformance],
        )


def assert_refused(response: httpx.Response) -> None:
    """In a sentence of one line that may stand on anybody's screen."""
    said = msgspec.json.decode(response.content, type=Sentence)
    assert said.message, response.text
    assert 0 < len(said.sentence) < 2 * MOST_QUOTED, response.text
    assert not CONTROL.search(said.sentence), response.text


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_answers_whatever_it_is_asked(attacked: Attacked, route: str) -> None:
    attack(attacked, route, QUICK)


@pytest.mark.thorough
@pytest.mark.parametrize("route", ROUTES)
def test_every_route_answers_for_a_long_time(attacked: Attacked, route: str) -> None:
    attack(attacked, route, LONG)


BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b"[" * 16_000,
    b'{"a":' * 3_200,
    b'{"settings":' * 1_300,
    b'{"name": 1e999}',
    b'{"name": "' + b"n" * 41 + b'"}',
    json.dumps({"settings": {"large": 10**30}}).encode(),
    json.dumps({"settings": {"\0": "\0"}}).encode(),
    json.dumps({"settings": {f"{n}": n for n in range(51)}}).encode(),
    json.dumps({"game": "dodo", "clock": {"seconds": 10**30}}).encode(),
    json.dumps({"game": "dodo", "clock": {"kind": "bank", "seconds": -(10**30)}}).encode(),
    json.dumps({"game": "dodo", "options": {"turn_limit": "9" * 200}}).encode(),
    json.dumps({"game": "dodo", "position": "\0" * 4096}).encode(),
    json.dumps({"game": "dodo", "text": "x" * 4096}).encode(),
    json.dumps({"game": "dodo", "options": {"deck": "a\nb\u2028\x1b[31m"}}).encode(),
    json.dumps({"game": "dodo", "options": {"a\r\nb": "c"}}).encode(),
    json.dumps({"game": "dodo", "seats": [{"me": True}] * 12}).encode(),
    json.dumps({"game": "\0", "seats": [{"bot": "\0"}]}).encode(),
]


@pytest.mark.parametrize("route", [f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS if endpoint.body])
def test_a_malformed_body_is_answered(attacked: Attacked, route: str) -> None:
    method, path = route.split()
    known = {"table": attacked.tables[0], "game": "dodo"}
    path = re.sub(r"{(\w+)}", lambda found: known.get(found[1], "nothing"), path)
    for body in BODIES:
        response = attacked.http.request(method, path, content=body)
        assert response.status_code < 500, (body, response.text)
        if response.status_code != 200:
            assert_refused(response)


ADDRESSES = [
    "/api/tables/{0}/film?seat=--5",
    "/api/tables/{0}/film?seat=-",
    "/api/tables/{0}/film?seat=²",
    "/api/tables/{0}/position?version=99999999",
    "/api/tables/{0}/position?version=--1",
    "/api/tables?game=%00",
    "/api/tables?game=%ff",
    "/api/tables?watch=%00",
    "/api/tables/%00",
    "/api/tables/%ff%fe/log",
    "/api/tables/%F0%9F%A6%A4/record",
    f"/api/tables/{'x' * 4000}",
    "/api/tables/..%2f..%2fetc",
    "/api/my/tables?over=1&over=2",
    "/api//tables",
    "/api/tables/{0}/film?seat=0&seat=1",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_malformed_address_is_answered(attacked: Attacked, address: str) -> None:
    response = attacked.http.get(attacked.server.url + address.format(attacked.tables[0]))
    assert response.status_code < 500, response.text
    assert response.status_code in (200, 307) or response.json()["sentence"]


def test_postgresql_is_asked_nothing_that_it_cannot_read(postgres: Postgres, tmp_path: Path) -> None:
    with served(tmp_path, store=postgres.new_url()) as server:
        made = Attacked(server)
        try:
            for address in ADDRESSES:
                assert made.http.get(server.url + address.format(made.tables[0])).status_code < 500, address
            for path in ("/api/me", "/api/tables", "/api/login"):
                assert all(made.http.post(path, content=body).status_code < 500 for body in BODIES)
        finally:
            made.close()
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    "headers",
    [
        {"authorization": "Bearer \xff\xfe"},
        {"authorization": "Bearer"},
        {"cookie": "galapagos=\xe9.\xe9"},
        {"cookie": "galapagos=.."},
        {"cookie": "galapagos=" + "x" * 4000},
        {"origin": "http://[::1"},
        {"origin": ""},
        {"content-type": "multipart/form-data"},
        {"x-forwarded-for": "\xff" * 200},
    ],
    ids=range(9),
)
def test_malformed_headers_are_answered(attacked: Attacked, headers: dict[str, str]) -> None:
    url, http = attacked.server.url, attacked.nobody
    for response in (
        http.get(f"{url}/api/me", headers=latin(headers)),
        http.post(f"{url}/api/tables", json={"game": "dodo"}, headers=latin(headers)),
    ):
        assert 400 <= response.status_code < 500, response.text
        assert response.json()["sentence"]


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/me/token", "/api/me"])
def test_garbage_in_a_body_that_is_not_read_ends_the_connection_and_nothing_else(attacked: Attacked, path: str) -> None:
    with dialled(attacked.server.port) as connection:
        connection.sendall(f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        if path != "/api/me":  # it waits for its body
            assert connection.recv(4096).startswith(b"HTTP/1.1 40")
        connection.sendall(b"garbage\r\n\r\n")
        read_to_end(connection)
    assert attacked.http.get("/api/me").status_code == 200
    assert "Fatal error" not in attacked.server.log.read_text()


def latin(headers: dict[str, str]) -> dict[bytes, bytes]:
    return {name.encode(): value.encode("latin-1") for name, value in headers.items()}
