"""Tables: opening, joining, leaving, and what is left of them."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from ..http.endpoint import Asked, Endpoint, Reply
from ..protocol import Log, OpenTable, ReportPerson, SetSeat, TableInfo, TableLine, TakeSeat
from ..store import Report
from ..table import lists, opening, seating
from ..table.room import Room
from ..table.table import OPEN, OVER, RUNNING, record_of


async def room_of(asked: Asked) -> Room:
    return await asked.server.hub.room(asked.path["table"])


def number_of(asked: Asked, name: str, otherwise: int) -> int:
    """A whole number of the query."""
    text = asked.query.get(name, "")
    if not text:
        return otherwise
    digits = text.removeprefix("-")
    if len(text) > 9 or not digits.isascii() or not digits.isdigit():
        raise Refused("parameter-not-whole", name=name)
    return int(text)


async def open_tables(asked: Asked) -> list[TableLine]:
    """Public tables with a free seat; with `watch`, public matches."""
    status = (RUNNING,) if asked.query.get("watch") else (OPEN,)
    return await lists.lines(asked.server.store, asked.id, status=status, game=asked.query.get("game", ""))


async def my_tables(asked: Asked) -> list[TableLine]:
    """My tables, the last changed first; with `over`, only those that are over."""
    status = (OVER,) if asked.query.get("over") else (OPEN, RUNNING)
    return await lists.lines(asked.server.store, asked.who().id, mine=True, status=status)


async def open_table(asked: Asked) -> TableInfo:
    """Opens a table."""
    wish: OpenTable = asked.body
    return await (await opening.open_table(asked.server.hub, asked.who().id, wish)).describe()


async def look(asked: Asked) -> TableInfo:
    """A table."""
    return await (await room_of(asked)).describe()


async def sit(asked: Asked) -> TableInfo:
    """Takes a free seat."""
    wish: TakeSeat = asked.body
    room = await room_of(asked)
    await room.act(seating.sit, asked.who().id, wish.seat, wish.nonce)
    return await room.describe()


async def leave(asked: Asked) -> TableInfo:
    """Leaves the table, before the start."""
    room = await room_of(asked)
    await room.act(seating.stand_up, asked.who().id)
    return await room.describe()


async def set_seat(asked: Asked) -> TableInfo:
    """Puts a bot at a seat, or frees it. For the host, before the start."""
    wish: SetSeat = asked.body
    room = await room_of(asked)
    await room.act(seating.set_seat, asked.who().id, wish.seat, wish.bot)
    return await room.describe()


async def start(asked: Asked) -> TableInfo:
    """Starts the match. For the host, when all seats are taken."""
    room = await room_of(asked)
    await room.act(seating.start, asked.who().id)
    return await room.describe()


async def rematch(asked: Asked) -> TableInfo:
    """Opens a table with the same seats, or joins the one that another player has opened."""
    wish: TakeSeat = asked.body
    followed = await opening.rematch(asked.server.hub, asked.who().id, asked.path["table"], wish.nonce)
    return await (await asked.server.hub.room(followed)).describe()


async def record(asked: Asked) -> Reply:
    """The record of a match that is over. It lets you check the dice."""
    table = (await room_of(asked)).table
    text = record_of(table).text()
    return Reply(
        text,
        media="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{table.opened.game}-{table.id}.txt"'},
    )


async def log(asked: Asked) -> Log:
    """All events so far."""
    room = await room_of(asked)
    return await asked.server.log_of(room, room.table.seat_of(asked.id))


async def report(asked: Asked) -> dict[str, str]:
    """Reports a player, or a person in the chat, to the operator."""
    wish: ReportPerson = asked.body
    reporter, room, store = asked.who(), await room_of(asked), asked.server.store
    if wish.person not in room.table.people() and not await store.has_said(room.table.id, wish.person):
        raise Refused("report-only-here")
    await store.report(Report(room.table.at, room.table.id, reporter.id, wish.person, wish.text))
    return {}


async def verdict(asked: Asked) -> dict[str, str | int]:
    """The server's own check of the dice, when the match is over."""
    record = record_of((await room_of(asked)).table)
    found = await asked.server.thinkers.verify(record.text(), record.data)
    if found.wrong:
        raise Refused(found.wrong)
    return {"rolls": found.rolls, "decisions": found.decisions}


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/api/tables", open_tables, list[TableLine], query=("watch", "game")),
    Endpoint("POST", "/api/tables", open_table, TableInfo, OpenTable, makes=True),
    Endpoint("GET", "/api/my/tables", my_tables, list[TableLine], query=("over",)),
    Endpoint("GET", TABLE, look, TableInfo),
    Endpoint("POST", f"{TABLE}/sit", sit, TableInfo, TakeSeat),
    Endpoint("POST", f"{TABLE}/leave", leave, TableInfo),
    Endpoint("POST", f"{TABLE}/seat", set_seat, TableInfo, SetSeat),
    Endpoint("POST", f"{TABLE}/start", start, TableInfo),
    Endpoint("POST", f"{TABLE}/rematch", rematch, TableInfo, TakeSeat, makes=True),
    Endpoint("POST", f"{TABLE}/report", report, dict[str, str], ReportPerson, makes=True),
    Endpoint("GET", f"{TABLE}/record", record),
    Endpoint("GET", f"{TABLE}/log", log, Log, heavy=True),
    Endpoint("GET", f"{TABLE}/verdict", verdict, dict[str, str | int], heavy=True),
)
