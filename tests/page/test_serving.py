"""How the server serves the built page."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from galapagos.server import pages
from tests.page.conftest import POLICY, ROOT
from tests.server.serving import Served


def test_every_path_of_the_page_is_the_page_under_a_strict_policy(server: Served) -> None:
    for path in pages.PATHS:
        answer = httpx.get(server.url + re.sub(r"{\w+}", "dodo", path))
        assert answer.status_code == 200, path
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-security-policy"].startswith(POLICY)


def test_what_has_its_hash_in_its_name_is_kept_forever(server: Served, built: Path) -> None:
    for name in re.findall(r'"(/assets/[^"]+)"', (built / "index.html").read_text()):
        answer = httpx.get(server.url + name)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, pages.FOREVER)
    assert httpx.get(f"{server.url}/assets/nothing.js").status_code == 404


def test_a_wrong_address_is_answered_by_the_page_for_people_and_by_a_sentence_for_programs(server: Served) -> None:
    person = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html"})
    program = httpx.get(f"{server.url}/api/nowhere", headers={"accept": "text/html"})
    assert (person.status_code, program.status_code) == (404, 404)
    assert "<script" in person.text
    assert program.json()["sentence"] == "There is nothing at this address."


def test_the_server_knows_the_paths_that_the_page_knows() -> None:
    router = (ROOT / "web" / "src" / "router.ts").read_text()
    patterns = [
        pattern.replace("(?<", "(?P<").replace("\\/", "/") for pattern in re.findall(r"^  \[/(\^.*\$)/, ", router, re.M)
    ]
    paths = [re.sub(r"{\w+}", "dodo", path) for path in pages.PATHS]
    assert patterns
    assert [path for path in paths if not any(re.match(pattern, path) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(re.match(pattern, path) for path in paths)] == []


def test_without_a_built_page_there_is_a_plain_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    (route,) = pages.page_routes()
    assert (route.path, route.endpoint) == ("/", pages.plain_page)  # type: ignore[attr-defined]
