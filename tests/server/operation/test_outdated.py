"""An upgrade that changes rules: running matches are listed before, ended as unfinished, and never deleted."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import msgspec
import pytest

from galapagos.engine.game import find_game
from galapagos.engine.match.record import Record
from galapagos.server.protocol.tables import ClockRule
from galapagos.server.store import Entry, TableCard, open_store
from galapagos.server.table.entry import AnyDeed, Moved, Occupant, Opened, Started, encode
from galapagos.server.table.lists import Summary

from ..serving import Refusal, served
from .conftest import galapagos

OLD = find_game("dodo").rules_version - 1
LINES = ("draw 221", "draw 122")


async def keep(url: str, table: str, rules: int, deeds: tuple[AnyDeed, ...], status: str) -> None:
    store = await open_store(url)
    now = time.time()
    summary = msgspec.msgpack.encode(Summary((("ann", "", ""), ("", "random", "")), {}, ClockRule(), 1))
    entries = [Entry(number, now, encode(deed)) for number, deed in enumerate(deeds, 1)]
    await store.append(
        TableCard(table, "dodo", status, False, rules, now, now, len(deeds), ("ann",), (), summary), entries
    )
    await store.close()


def opened(rules: int) -> Opened:
    return Opened("dodo", rules, "ann", (Occupant("ann"), Occupant(bot="random")), "ab" * 32)


def test_matches_of_other_rules_are_listed_ended_and_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    began = (opened(OLD), Started(LINES), Moved(0, ("some action of yore",)))
    asyncio.run(keep(url, "running-by-old-rules", OLD, began, "running"))
    asyncio.run(keep(url, "open-by-old-rules", OLD, (opened(OLD),), "open"))
    asyncio.run(keep(url, "open-by-these-rules", OLD + 1, (opened(OLD + 1),), "open"))
    done = galapagos("admin outdated --store", url, "--json")
    assert {line["table"] for line in json.loads(done.stdout)} == {"running-by-old-rules", "open-by-old-rules"}
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.get("/api/tables/running-by-old-rules")
        assert (table["status"], table["ended"]) == ("over", "unfinished")
        assert ann.get("/api/tables/open-by-these-rules")["status"] == "open"
        record = Record.parse(ann.get("/api/tables/running-by-old-rules/record"))
        assert (record.rules, record.actions) == (OLD, [*LINES, "some action of yore"])
        assert record.secret == "ab" * 32
        seat = ann.at("running-by-old-rules")
        assert seat.frames[0]["request"] is None
        assert "over" in seat.refused("resign")
        for route in ("verdict", "film", "log"):
            with pytest.raises(Refusal, match=r"was played by version \d+ of the rules"):
                ann.get(f"/api/tables/running-by-old-rules/{route}")
        assert ann.get("/api/tables/open-by-these-rules/log") == {"steps": []}
    assert "its rules have changed" in server.log.read_text()
    assert galapagos("admin outdated --store", url).stdout == "0 tables.\n"
