"""Names at a table: no two people look alike."""

from __future__ import annotations

import re

import pytest

from galapagos.server.http.identity import ANIMALS, WORDS
from galapagos.server.table.lists import told_apart

from ..serving import Refusal, Served


def test_two_people_at_a_table_never_look_alike(server: Served) -> None:
    host, other, third = (server.guest(name) for name in ("Ann", "ann", "Ann 2"))
    table = host.open("dodo", "", "", public=True)
    for guest in (other, third):
        guest.sit(table)
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [seat["person"]["name"] for seat in seats] == ["Ann", "ann 2", "Ann 2 2"]
    line = next(one for one in host.get("/api/my/tables") if one["id"] == table)
    assert line["seats"] == [{"person": seat["person"]} for seat in seats]


def test_names_that_look_alike_get_a_number_whatever_they_are_written_with() -> None:
    for one, other in (
        ("Ann", "Ann\u034f"),
        ("Ann", "Ann \u3164"),
        ("Ann", "\uff21nn"),
        ("Ann", "\u0410nn"),
        ("Ann", "Ann\ufe0f"),
        ("Al", "AI"),
        ("Bob", "B0b"),
        ("MOPE", "\u039c\u041e\u0420\u0395"),
    ):
        assert told_apart(["a", "b"], {"a": one, "b": other}) == {"a": one, "b": f"{other} 2"}
    different = {"a": "Zoë", "b": "Zoe", "c": "Анна", "d": "Anna"}
    assert told_apart(different, different) == different


def test_a_name_is_the_same_however_a_keyboard_writes_it(server: Served) -> None:
    ann = server.guest("Zoe\u0308")
    ann.post("/api/me/passphrase", passphrase="blue footed booby")
    assert ann.get("/api/me")["name"] == "Zo\u00eb"
    other = server.guest()
    assert other.post("/api/login", name="Zo\u00eb", passphrase="blue footed booby")["id"] == ann.id
    visitor = server.guest()
    with pytest.raises(Refusal, match="Another person has this name"):
        visitor.post("/api/me", name="Zo\u00eb")


def test_a_spectator_is_not_taken_for_a_player_in_the_chat(server: Served) -> None:
    ann, other = server.guest("Ann"), server.guest("Ann")
    table = ann.open("dodo", "", public=True)
    seats = [ann.at(table), other.at(table)]
    said = []
    for seat in seats:
        seat.call("say", text="hello")
        said.append(seats[0].wait_for("chat")["line"]["person"]["name"])
    assert said == ["Ann", "Ann 2"]
    assert [line["person"]["name"] for line in other.at(table).frames[0]["chat"]] == said


def test_people_without_a_name_stay_without_one() -> None:
    assert told_apart(["a", "b", "c"], {"a": "", "b": ""}) == {"a": "", "b": "", "c": ""}


def test_who_gives_no_name_gets_a_word_and_an_animal(server: Served) -> None:
    name = server.guest().post("/api/me")["name"]
    found = re.fullmatch(r"(\w+) (\w+)", name)
    assert found
    assert found[1] in WORDS
    assert found[2] in ANIMALS
    assert len(set(WORDS)) == len(WORDS)
