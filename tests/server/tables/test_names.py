"""Names at a table: no two people look alike."""

from __future__ import annotations

import re

from galapagos.server.http.identity import ANIMALS, WORDS
from galapagos.server.table.lists import told_apart

from ..serving import Served


def test_two_people_at_a_table_never_look_alike(server: Served) -> None:
    host, other, third = (server.guest(name) for name in ("Ann", "ann", "Ann 2"))
    table = host.open("dodo", "", "", public=True)
    for guest in (other, third):
        guest.sit(table)
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [seat["person"]["name"] for seat in seats] == ["Ann", "ann 2", "Ann 2 2"]
    line = next(one for one in host.get("/api/my/tables") if one["id"] == table)
    assert line["seats"] == [{"person": seat["person"]} for seat in seats]


def test_people_without_a_name_stay_without_one() -> None:
    assert told_apart(["a", "b", "c"], {"a": "", "b": ""}) == {"a": "", "b": "", "c": ""}


def test_who_gives_no_name_gets_a_word_and_an_animal(server: Served) -> None:
    name = server.guest().post("/api/me")["name"]
    found = re.fullmatch(r"(\w+) (\w+)", name)
    assert found
    assert found[1] in WORDS
    assert found[2] in ANIMALS
    assert len(set(WORDS)) == len(WORDS)
