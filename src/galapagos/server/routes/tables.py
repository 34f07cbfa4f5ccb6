"""Tables: opening, seating, logs and records."""

from __future__ import annotations

import time

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import SPECTATOR

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..islands.tries import check_reader
from ..protocol.tables import Log, OpenTable, ReportPerson, SetSeat, TableInfo, TableLine, TakeSeat
from ..store import PersonReport
from ..table import lists, opening, seating
from ..table.companions import companions
from ..table.room import Room
from ..table.table import OPEN, OVER, RUNNING, record_of


async def room_of(request: ApiRequest) -> Room:
    room = await request.server.hub.room(request.path["table"])
    await check_reader(request.server.store, room.table, request.id)
    return room


def number_of(request: ApiRequest, name: str, otherwise: int) -> int:
    """An integer parameter of the query."""
    text = request.query.get(name, "")
    if not text:
        return otherwise
    digits = text.removeprefix("-")
    if len(text) > 9 or not digits.isascii() or not digits.isdigit():
        raise Refused("parameter-not-whole", name=name)
    return int(text)


async def open_tables(request: ApiRequest) -> list[TableLine]:
    """Lists public tables with a free seat; with `watch`, public matches."""
    status = (RUNNING,) if request.query.get("watch") else (OPEN,)
    return await lists.lines(request.server.store, request.id, status=status, game=request.query.get("game", ""))


async def my_tables(request: ApiRequest) -> list[TableLine]:
    """Lists my tables, the last changed first; with `over`, only those that are over."""
    status = (OVER,) if request.query.get("over") else (OPEN, RUNNING)
    return await lists.lines(request.server.store, request.who().id, mine=True, status=status)


async def open_table(request: ApiRequest) -> TableInfo:
    """Opens a table."""
    wish: OpenTable = request.body
    return await (await opening.open_table(request.server.hub, request.who().id, wish)).describe()


async def look(request: ApiRequest) -> TableInfo:
    """Returns a table."""
    return await (await room_of(request)).describe()


async def sit(request: ApiRequest) -> TableInfo:
    """Takes a free seat, for me or for another player on my device."""
    wish: TakeSeat = request.body
    room, me = await room_of(request), request.who().id
    named = [""]
    barred = await request.server.store.contacts.barred(me)
    if wish.name:
        seating.sit(room.table, 0.0, me, wish.seat, wish.nonce, wish.name, barred)  # refuses before a person is stored
        request.server.makings.check(request.address)
        named = await companions(request.server.store, me, [wish.name], room.table.people())
    await room.act(seating.sit, me, wish.seat, wish.nonce, named[0], barred)
    return await room.describe()


async def leave(request: ApiRequest) -> TableInfo:
    """Leaves the table with all players on my device, before the start."""
    room = await room_of(request)
    await room.act(seating.stand_up, request.who().id)
    return await room.describe()


async def set_seat(request: ApiRequest) -> TableInfo:
    """Puts a bot at a seat, or frees it. For the host, before the start. Everybody may free the seat of another player
    on the same device."""
    wish: SetSeat = request.body
    room = await room_of(request)
    await room.act(seating.set_seat, request.who().id, wish.seat, wish.bot)
    return await room.describe()


async def start(request: ApiRequest) -> TableInfo:
    """Starts the match. For the host, when all seats are taken."""
    room = await room_of(request)
    await room.act(seating.start, request.who().id)
    return await room.describe()


async def rematch(request: ApiRequest) -> TableInfo:
    """Opens a table with the same seats, or joins the one that another player has opened."""
    wish: TakeSeat = request.body
    followed = await opening.rematch(request.server.hub, request.who().id, request.path["table"], wish.nonce)
    return await (await request.server.hub.room(followed)).describe()


async def record(request: ApiRequest) -> Reply:
    """Returns the record of a match that is over, which lets you check the dice."""
    table = (await room_of(request)).table
    text = record_of(table, time.time()).text()
    return Reply(
        text,
        media="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{table.opened.game}-{table.id}.txt"'},
    )


async def log(request: ApiRequest) -> Log:
    """Returns all events so far, as I or, on a device of several, one of its players may know them."""
    room = await room_of(request)
    async with room.turn():
        seat = seen_from(request, room)
    return await request.server.log_of(room, seat)


def seen_from(request: ApiRequest, room: Room) -> int:
    """The seat that a request names. Without one: mine, or -1 on a device of several. While the match runs, only a seat
    from which my device shows the table now."""
    table = room.table
    own, seen = table.seats_of(request.id), room.audience.seats_seen(table, request.id)
    seat = number_of(request, "seat", own[0] if len(own) == 1 else SPECTATOR)
    if not SPECTATOR <= seat < len(table.chairs):
        raise Refused("seat-unknown", seat=seat)
    if table.status != OVER and seat not in (*seen, SPECTATOR):
        raise Refused("replay-own-seat")
    return seat


async def report(request: ApiRequest) -> dict[str, str]:
    """Reports a player, or a person in the chat, to the operator."""
    wish: ReportPerson = request.body
    reporter, room, store = request.who(), await room_of(request), request.server.store
    if wish.person not in room.table.people() and not await store.chats.has_said(room.table.id, wish.person):
        raise Refused("report-only-here")
    known = await store.person(wish.person)
    about = known.device if known and known.device else wish.person  # only a person with an identity can be banned
    await store.chats.report(PersonReport(room.table.at, room.table.id, reporter.id, about, wish.text))
    return {}


async def verdict(request: ApiRequest) -> dict[str, str | int]:
    """Checks the dice of a match that is over."""
    table, now = (await room_of(request)).table, time.time()
    record = record_of(table, now)
    if table.is_sealed(now):
        raise Refused("island-sealed")
    found = await request.server.thinkers.verify(record.text(), record.data)
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
    Endpoint("GET", f"{TABLE}/log", log, Log, query=("seat",), heavy=True),
    Endpoint("GET", f"{TABLE}/verdict", verdict, dict[str, str | int], heavy=True),
)
