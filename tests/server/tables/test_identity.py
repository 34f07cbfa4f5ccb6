"""Identities: several devices, and erasing a person."""

from __future__ import annotations

import httpx
import pytest

from ..serving import Refusal, Served


def test_a_guest_is_known_by_a_cookie(server: Served) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me")["name"] == "Ann"
    cookie = ann.http.cookies["galapagos"]
    response = ann.http.post("/api/me", json={"name": "Ann Lee"})
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {
        part.strip() for part in response.headers["set-cookie"].split(";")
    }
    forged = httpx.get(f"{server.url}/api/me", cookies={"galapagos": cookie[:-1] + ("0" if cookie[-1] != "0" else "1")})
    assert forged.status_code == 401


def test_another_persons_id_is_not_enough(server: Served) -> None:
    ann = server.guest("Ann")
    for cookie in (ann.id, f"{ann.id}.", f"{ann.id}.{'0' * 64}"):
        assert httpx.get(f"{server.url}/api/me", cookies={"galapagos": cookie}).status_code == 401


def test_a_passphrase_brings_me_to_another_device(server: Served) -> None:
    ann = server.guest("Ann of Hood")
    assert ann.post("/api/me/passphrase", passphrase="blue footed booby")["kept"]
    other = server.guest()
    with pytest.raises(Refusal, match="name or passphrase") as refusal:
        other.post("/api/login", name="Ann of Hood", passphrase="red footed booby")
    assert refusal.value.status == 401
    with pytest.raises(Refusal, match="name or passphrase"):
        other.post("/api/login", name="Nobody", passphrase="blue footed booby")
    assert other.post("/api/login", name="Ann of Hood", passphrase="blue footed booby")["id"] == ann.id
    other.post("/api/logout")
    with pytest.raises(Refusal):
        other.get("/api/me")


def test_a_name_with_a_passphrase_is_unique(server: Served) -> None:
    first, second = server.guest("Unique"), server.guest("Unique")
    first.post("/api/me/passphrase", passphrase="blue footed booby")
    with pytest.raises(Refusal, match="Another person"):
        second.post("/api/me/passphrase", passphrase="another one")


def test_a_token_is_for_programs(server: Served) -> None:
    ann = server.guest("Ann")
    token = ann.post("/api/me/token")["token"]
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).json()["id"] == ann.id
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}x"}).status_code == 401
    ann.post("/api/me/token")
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401


def test_when_a_person_is_erased_the_name_goes_from_every_table(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob the Brief")
    table = ann.open("dodo", "", public=True)
    bob.sit(table)
    seat = ann.at(table)
    bob.at(table).call("say", text="I was here")
    seat.wait_for("chat")
    bob.delete("/api/me")
    seat.wait_until(lambda: seat.table["seats"][1]["person"]["name"] == "")
    for text in (
        ann.http.get(f"/api/tables/{table}").text,
        ann.http.get("/api/tables").text,
        str(ann.at(table).frames),
    ):
        assert "Bob the Brief" not in text
        assert "I was here" not in text
    with pytest.raises(Refusal):
        bob.get("/api/me")


def test_a_new_name_is_shown_at_once(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "")
    seat = server.guest().at(table)
    ann.post("/api/me", name="  Ann\n Lee ")
    seat.wait_until(lambda: seat.table["seats"][0]["person"]["name"] == "Ann Lee")


def test_settings_are_kept(server: Served) -> None:
    ann = server.guest("Ann")
    ann.post("/api/me", settings={"theme": "dark", "sound": False})
    assert ann.get("/api/me")["settings"] == {"theme": "dark", "sound": False}


def test_it_is_told_how_many_tables_wait_for_me(server: Served) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me").get("turns", 0) == 0
    seat = ann.at(ann.open("dodo", "random"))
    seat.wait_until(lambda: seat.is_asked)
    assert ann.get("/api/me")["turns"] == 1
    assert ann.get("/api/my/tables")[0]["asked"]
