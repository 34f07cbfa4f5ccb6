"""Unused data expires after the operator's times, which are seconds here."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from galapagos.server.app import Server
from galapagos.server.protocol.tables import OpenTable, SeatPlan
from galapagos.server.settings import Settings
from galapagos.server.store import Entry, open_store
from galapagos.server.table import attendance, entry, hub, presence
from galapagos.server.table.audience import Listener
from galapagos.server.table.expiry import OVER_AT_HAND, expire
from galapagos.server.table.hub import NotFound
from galapagos.server.table.opening import open_table

from ..serving import FREELY, Refusal, served, wait_until
from .inside import run

SECOND = 1 / 86_400  # of a day


def test_a_real_server_forgets_what_has_expired_when_it_starts(tmp_path: Path) -> None:
    """Each kind of data expires at its time, and not before: open tables, matches, guests and chats."""
    with served(tmp_path, *FREELY, "--keep-guests", "1") as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        unstarted, running = ann.open("dodo", ""), ann.open("dodo", "random")
        seat = ann.at(running)
        seat.call("say", text="Hello!")
        seat.wait_for("chat")
        server.stop()
        server.start()
        assert ann.get(f"/api/tables/{unstarted}")["status"] == "open"
        assert ann.get(f"/api/tables/{running}")["status"] == "running"
        server.stop()
        time.sleep(1.1)
        server.options = (
            *FREELY,
            *(word for name in ("open-tables", "tables", "guests", "chat") for word in (f"--keep-{name}", str(SECOND))),
        )
        server.start()
        wait_until(lambda: ann.get(f"/api/tables/{running}")["status"] == "over")
        assert ann.get(f"/api/tables/{running}")["ended"] == "expired"
        assert ann.get(f"/api/tables/{running}/record")
        with pytest.raises(Refusal, match="no such table"):
            ann.get(f"/api/tables/{unstarted}")
        wait_until(lambda: "chat" not in ann.at(running).frames[0])
        with pytest.raises(Refusal, match="who you are"):
            eve.get("/api/me")


def test_only_idle_rooms_leave_memory(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        idle, watched, due = [
            await open_table(server.hub, ann.id, OpenTable("dodo", seats))
            for seats in (
                [SeatPlan(me=True), SeatPlan()],
                [SeatPlan(me=True), SeatPlan()],
                [SeatPlan(bot="random"), SeatPlan(bot="random")],
            )
        ]
        await watched.join(Listener(ann.id), None)
        await asyncio.sleep(0.05)
        assert due.table.id in server.hub.driver.answers
        await expire(server.hub)
        assert idle.table.id not in server.hub.rooms
        assert watched.table.id in server.hub.rooms
        assert due.table.id in server.hub.rooms
        assert (await server.hub.room(idle.table.id)).table.number == idle.table.number

    run(tmp_path, Settings(idle_rooms=0.01), test)


def test_a_finished_match_without_viewers_leaves_memory_soon(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        over, watched, running = [
            await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan()])) for _ in range(3)
        ]
        await watched.join(Listener(ann.id), None)
        for room in (over, watched):
            await room.act(presence.end, "aborted")
        for room in (over, watched, running):
            room.used = time.time() - OVER_AT_HAND - 1
        await expire(server.hub)
        assert set(server.hub.rooms) == {watched.table.id, running.table.id}

    run(tmp_path, Settings(), test)


def test_a_table_of_another_process_leaves_memory_if_it_has_no_viewers_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "AT_HAND", 0.0)

    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        idle, watched = [
            await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan()])) for _ in range(2)
        ]
        await watched.join(Listener(ann.id), None)
        other = await open_store(server.url)
        for room in (idle, watched):
            number = room.table.number + 1
            await other.append(
                replace(room.card(), number=number), [Entry(number, 1.0, entry.encode(entry.Hosted("bob")))]
            )
        while idle.table.id in server.hub.rooms or watched.table.host != "bob":
            await asyncio.sleep(0.05)
        assert idle.table.host == ann.id
        assert (await server.hub.room(idle.table.id)).table.host == "bob"
        await other.close()

    run(tmp_path, Settings(), test)


def test_who_is_here_is_not_away_whatever_another_process_says(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        room = await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan()]))
        await room.join(Listener(ann.id), None)
        other, number = await open_store(server.url), room.table.number + 1
        await other.append(replace(room.card(), number=number), [Entry(number, 1.0, entry.encode(entry.Away(0)))])
        while room.table.number < number + 1:
            await asyncio.sleep(0.05)
        assert [entry.decode(one.data) for one in await other.entries(room.table.id, number)] == [entry.Back(0)]
        await other.close()

    run(tmp_path, Settings(), test)


def test_players_count_as_missing_once_a_viewer_connects_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before that, another process may serve the table."""
    monkeypatch.setattr(attendance, "GONE", 0.0)

    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        table = (await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan()]))).table.id
        server.hub.rooms.clear()
        room = await server.hub.room(table)
        assert not server.hub.attendance.tasks
        await room.join(Listener(""), None)
        server.hub.came(room, "")
        await asyncio.gather(*server.hub.attendance.tasks)
        assert room.table.chairs[0].away

    run(tmp_path, Settings(), test)


def test_a_table_that_is_not_there_is_not_remembered(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        for number in range(20):
            with pytest.raises(NotFound):
                await server.hub.room(f"nowhere{number}")
        assert not server.hub.loading
        assert not server.hub.rooms

    run(tmp_path, Settings(), test)


def test_a_table_is_loaded_once_however_many_come_at_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        table = (await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan()]))).table.id
        server.hub.rooms.clear()
        rooms = await asyncio.gather(*(server.hub.room(table) for _ in range(20)))
        assert len(set(map(id, rooms))) == 1

    run(tmp_path, Settings(), test)
