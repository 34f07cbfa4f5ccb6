"""Concurrent requests of one person to a real server: all take effect, and an erased person stays erased."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from ..serving import FREELY, PATIENCE, Guest, Refusal, Served, served

ROUNDS = 10
# In the server's process: hashing begins, says so, and goes on when it may.
SLOWLY = """
import pathlib, time
from argon2 import PasswordHasher
folder, at_once = pathlib.Path({folder!r}), PasswordHasher.hash
def hash(self, text):
    (folder / "begun").touch()
    while not (folder / "may-go-on").exists():
        time.sleep(0.005)
    return at_once(self, text)
PasswordHasher.hash = hash
"""


class Slow:
    """A server with slow password hashing."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.server, self.begun, self.may_go_on = server, folder / "begun", folder / "may-go-on"

    def again(self, guest: Guest) -> Guest:
        """The same person over another connection."""
        other = self.server.guest()
        other.http.cookies = guest.http.cookies
        return other

    def while_hashing(self, ann: Guest, deed: Callable[[], Any]) -> Future[Any]:
        """Runs a call while the server hashes a passphrase, and returns the result of setting the passphrase."""
        self.begun.unlink(missing_ok=True)
        self.may_go_on.unlink(missing_ok=True)
        with ThreadPoolExecutor(1) as other:
            keeping = other.submit(self.again(ann).post, "/api/me/passphrase", passphrase="blue footed booby")
            try:
                until = monotonic() + PATIENCE
                while not self.begun.exists():
                    assert monotonic() < until
                    sleep(0.005)
                deed()
            finally:
                self.may_go_on.touch()
        return keeping


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder, *FREELY, "--webhook", "localhost:9", before=SLOWLY.format(folder=str(folder))) as server:
        yield Slow(server, folder)
        (folder / "may-go-on").touch()


def all_at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """The results of concurrent calls, or their refusals."""
    with ThreadPoolExecutor(len(deeds)) as others:
        futures = [others.submit(deed) for deed in deeds]
    return [future.exception() or future.result() for future in futures]


def test_who_is_erased_while_a_passphrase_is_hashed_stays_erased(slow: Slow) -> None:
    ann = slow.server.guest("Ann the Brief")
    cookie = ann.http.cookies["galapagos"]
    keeping = slow.while_hashing(ann, lambda: ann.delete("/api/me"))
    with pytest.raises(Refusal, match="was erased") as refusal:
        keeping.result()
    assert refusal.value.status == 401
    assert httpx.get(f"{slow.server.url}/api/me", cookies={"galapagos": cookie}).status_code == 401
    with pytest.raises(Refusal, match="name or passphrase"):
        slow.server.guest().post("/api/login", name="Ann the Brief", passphrase="blue footed booby")


def test_changes_during_the_hashing_of_a_passphrase_are_kept(slow: Slow) -> None:
    ann = slow.server.guest("Ann")
    tokens = [ann.post("/api/me/token")["token"]]

    def change() -> None:
        tokens.append(ann.post("/api/me/token")["token"])
        ann.post("/api/me", name="Ann of the Rocks", settings={"theme": "dark"})
        ann.post("/api/me/webhook", url="http://localhost:9/")

    assert slow.while_hashing(ann, change).result()["kept"]
    me = ann.get("/api/me")
    assert (me["name"], me["settings"], me["webhook"], me["kept"]) == (
        "Ann of the Rocks",
        {"theme": "dark"},
        "http://localhost:9/",
        True,
    )
    answers = [
        httpx.get(f"{slow.server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code
        for token in tokens
    ]
    assert answers == [401, 200]


def test_requests_at_once_keep_all_their_changes(slow: Slow) -> None:
    ann = slow.server.guest("Ann")
    others = [slow.again(ann) for _ in range(5)]
    for attempt in range(ROUNDS):
        name, url = f"Ann {attempt}", f"http://localhost:9/{attempt}"
        _, _, _, _, made = all_at_once(
            partial(others[0].post, "/api/me", settings={"theme": attempt}),
            partial(others[1].post, "/api/me", settings={"pace": attempt}),
            partial(others[2].post, "/api/me", name=name),
            partial(others[3].post, "/api/me/webhook", url=url),
            partial(others[4].post, "/api/me/token"),
        )
        me = ann.get("/api/me")
        assert (me["name"], me["settings"], me["webhook"]) == (name, {"theme": attempt, "pace": attempt}, url)
        assert (
            httpx.get(f"{slow.server.url}/api/me", headers={"authorization": f"Bearer {made['token']}"}).status_code
            == 200
        )


def test_of_two_who_want_a_name_at_once_one_keeps_it(slow: Slow) -> None:
    slow.may_go_on.touch()
    for attempt in range(ROUNDS):
        pair = [slow.server.guest(f"{name} of two {attempt}") for name in ("Ann", "Bob")]
        for guest in pair:
            guest.post("/api/me/passphrase", passphrase="blue footed booby")
        answers = all_at_once(*(partial(guest.post, "/api/me", name=f"Wanted {attempt}") for guest in pair))
        refused = [str(answer) for answer in answers if isinstance(answer, Refusal)]
        assert refused == ["Another person has this name: choose another one."]


def test_settings_are_changed_one_by_one_and_taken_back_by_null(slow: Slow) -> None:
    ann = slow.server.guest("Ann")
    ann.post("/api/me", settings={"theme": "dark", "sound": False})
    assert ann.post("/api/me", settings={"theme": "light", "pace": 0})["settings"] == {
        "theme": "light",
        "sound": False,
        "pace": 0,
    }
    assert ann.post("/api/me", settings={"sound": None, "unknown": None})["settings"] == {"theme": "light", "pace": 0}


def test_a_person_keeps_so_many_settings_and_no_more(slow: Slow) -> None:
    ann = slow.server.guest("Ann")
    ann.post("/api/me", settings={f"setting{number}": number for number in range(50)})
    with pytest.raises(Refusal, match="at most 50 settings"):
        ann.post("/api/me", name="Another", settings={"one more": 1})
    assert ann.get("/api/me")["name"] == "Ann"
    assert len(ann.post("/api/me", settings={"setting0": None, "one more": 1})["settings"]) == 50
    bob = slow.server.guest("Bob")
    bob.post("/api/me", settings={"long": "x" * 10_000})
    with pytest.raises(Refusal, match="16384 bytes"):
        bob.post("/api/me", settings={"longer": "x" * 10_000})
