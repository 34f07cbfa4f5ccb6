"""Hostile input for opening a table never reaches records, logs, lists and films unparsed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import galapagos
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import replay, verify
from galapagos.server.store import Entry, TableCard, open_store
from galapagos.server.table.entry import AnyDeed, Ended, Occupant, Opened, Started, encode

from ..serving import Guest, Refusal, Served, served

POSITION = "seats 2; option deck=short; migration; white r e1; orange g e6"
SEATS = [{"me": True}, {"bot": "random"}]
ROUTES = ("record", "verdict", "film", "position", "log")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("records")) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def opened(guest: Guest, **more: Any) -> dict[str, Any]:
    return dict(guest.post("/api/tables", game="dodo", seats=SEATS, public=True, **more))


FOREIGN = {
    "a line of data": ({"deck": 'short\ndata: {"DIE_FACES": 1}'}, "deck=short"),
    "a secret": ({"deck": "short\nsecret 00"}, "deck=short"),
    "markup": ({"<b>": "<script>"}, "There is no option <b>"),
    "too much": ({"turn_limit": "999999"}, "The position has turn_limit=30, not turn_limit=999999"),
    "digits without end": ({"turn_limit": "9" * 200}, "is not possible"),
    "another one": ({"deck": "standard"}, "The position has deck=short, not deck=standard"),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_options_beside_a_position_are_checked(server: Served, what: str) -> None:
    options, sentence = FOREIGN[what]
    with pytest.raises(Refusal, match=sentence):
        opened(server.guest("Mallory"), position=POSITION, options=options)


@pytest.mark.parametrize("options", [{}, {"deck": "short"}, {"deck": "short", "migration_rounds": "3"}], ids=str)
def test_options_are_those_of_the_position(server: Served, options: dict[str, str]) -> None:
    ann = server.guest("Ann")
    table = opened(ann, position=POSITION, options=options)
    assert table["options"] == {"deck": "short"}
    assert next(line for line in ann.get("/api/my/tables") if line["id"] == table["id"])["options"] == {"deck": "short"}


@pytest.mark.parametrize("breaks", ["\n", "\r\n", "\x0b", "\x1c", "\x85", "\u2028", "\u2029"], ids=ascii)
def test_a_position_in_several_lines_is_one_line_of_the_record(server: Served, breaks: str) -> None:
    ann = server.guest("Ann")
    table = opened(ann, position=POSITION.replace("; ", f";{breaks}"))["id"]
    ann.at(table).call("resign")
    ann.at(table).wait_until(lambda: ann.get(f"/api/tables/{table}")["status"] == "over")
    record = Record.parse(ann.get(f"/api/tables/{table}/record"))
    assert record.position == find_game("dodo").from_position(POSITION).position
    assert record.options == {"deck": "short"}
    assert not verify(record).finished
    for route in ROUTES:
        ann.get(f"/api/tables/{table}/{route}")


@pytest.mark.parametrize(
    "field",
    [
        "options.turn_limit=9999",
        "options.deck=7",
        "seats=99",
        "active=-1",
        "actor=63",
        "actor=-1",
        "actor=999999",
        "turn=999999999999",
    ],
)
def test_raw_fields_bring_no_option_and_nothing_that_cannot_be_described(server: Served, field: str) -> None:
    with pytest.raises(Refusal) as refused:
        opened(server.guest("Mallory"), position=f"{POSITION} {{{field}}}")
    assert "went wrong" not in str(refused.value)


def test_a_nonce_ends_with_no_line_break(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="malformed"):
        opened(ann, nonce="finch\n")
    table = ann.open("dodo", "")
    with pytest.raises(Refusal, match="malformed"):
        server.guest("Bob").sit(table, nonce="finch\n")


# --- logs of old, when nothing was checked


def log_of(options: dict[str, str], position: str, nonce: str = "") -> tuple[AnyDeed, ...]:
    game = find_game("dodo")
    begun = Opened(
        "dodo",
        game.rules_version,
        "ann",
        (Occupant("ann", nonce=nonce), Occupant(bot="random")),
        "ab" * 32,
        options,
        True,
        position=position,
    )
    return begun, Started(), Ended("resigned", 0)


OLD_LOGS = {
    "data": log_of({"deck": 'standard\ndata: {"DIE_FACES": 1}'}, POSITION),
    "junk": log_of({"turn_limit": "999999", "<b>": "<script>"}, POSITION),
    "lines": log_of({}, POSITION.replace("; ", ";\n")),
}


async def keep(url: str, table: str, deeds: tuple[AnyDeed, ...]) -> None:
    store = await open_store(url)
    now = time.time()
    entries = [Entry(number, now, encode(deed)) for number, deed in enumerate(deeds, 1)]
    await store.append(TableCard(table, "dodo", "over", True, 1, now, now, len(deeds), ("ann",), (), b""), entries)
    await store.close()


def test_old_logs_are_read_with_the_options_that_were_played(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    for name, deeds in OLD_LOGS.items():
        asyncio.run(keep(url, name, deeds))
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        for name in OLD_LOGS:
            assert ann.get(f"/api/tables/{name}")["options"] == {"deck": "short"}
            assert "\n" not in ann.get(f"/api/tables/{name}")["position"]
            record = Record.parse(ann.get(f"/api/tables/{name}/record"))
            assert (record.options, record.data) == ({"deck": "short"}, "")
            for route in ROUTES:
                ann.get(f"/api/tables/{name}/{route}")
    assert "Traceback" not in server.log.read_text()


def test_an_old_log_that_no_record_can_say_is_told_in_a_sentence(tmp_path: Path) -> None:
    asyncio.run(keep(f"sqlite:///{tmp_path / 'tables.sqlite'}", "nonce", log_of({}, POSITION, "finch\nsecret: 00")))
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        assert ann.get("/api/tables/nonce")["status"] == "over"
        for route in ("record", "verdict", "film"):
            with pytest.raises(Refusal, match="A nonce should be one word"):
                ann.get(f"/api/tables/nonce/{route}")
    assert "Traceback" not in server.log.read_text()


def test_a_record_whose_components_fail_later_is_refused_in_a_sentence() -> None:
    header = 'galapagos: 3\ngame: evo\nrules: 1\nseats: 3\ndata: {"CLIMATE_ROLLS": []}\n\n'
    match = galapagos.new("evo", players=3, seed=5)
    while not any(line.startswith("roll") for line in match.record.actions):
        match.play(match.legal()[0])
    with pytest.raises(Refused, match="cannot be played with its component data: IndexError"):
        replay(Record.parse(header + "\n".join(match.record.actions) + "\n"))
