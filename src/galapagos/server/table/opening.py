"""Opens new tables and rematches."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from galapagos.bots import check_bot
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.dice import SECRET_BYTES

from ..protocol.tables import OpenTable, SeatPlan
from ..store import Entry, Taken
from . import presence, rated
from .companions import companions
from .entry import Occupant, Opened, Started, encode
from .lists import names_of
from .room import Room
from .table import OVER, Table

if TYPE_CHECKING:
    from .hub import Hub, WriteTable

FRIENDLY = "level2"


async def open_table(hub: Hub, person: str, wish: OpenTable, after: str = "", id: str = "") -> Room:
    """Opens a table, and starts it at once if no seat is free. Raises Taken if the id exists already."""
    game = find_game(wish.game, hub.settings.data.get(wish.game, ""))
    wish.clock.check()
    seats = plan_seats(game, wish)
    rated.check_opening(game, wish, seats)
    state, position = await beginning(hub, game, wish, len(seats))
    named = iter(await companions(hub.store, person, [seat.name for seat in seats if seat.name]))
    opened = Opened(
        game.folder,
        game.rules_version,
        person,
        tuple(occupant(seat, person, next(named) if seat.name else "", wish.nonce) for seat in seats),
        secrets.token_hex(SECRET_BYTES),
        game.option_texts(state),
        wish.public,
        wish.clock,
        wish.hints and not wish.rated,
        position,
        after,
        game.data,
        wish.rated,
    )
    return await begin_table(hub, id or new_id(), opened)


async def begin_table(hub: Hub, id: str, opened: Opened, write: WriteTable | None = None) -> Room:
    """Begins a table, and starts its match at once if no seat is free. Raises Taken if the id exists already."""
    table = Table.begin(id, opened, time.time())
    entries = [Entry(1, table.made, encode(opened))]
    if not any(chair.is_free for chair in table.chairs):
        entries += table.perform(table.made, [Started()])
    return await hub.add(table, entries, write)


def occupant(seat: SeatPlan, person: str, companion: str, nonce: str) -> Occupant:
    if companion:
        return Occupant(companion, nonce=nonce, device=person)
    return Occupant(person, nonce=nonce) if seat.me else Occupant(bot=seat.bot)


def plan_seats(game: Game, wish: OpenTable) -> list[SeatPlan]:
    seats = list(wish.seats) or [SeatPlan(me=True)] + [SeatPlan(bot=FRIENDLY)] * (game.default_seats - 1)
    if (
        sum(seat.me and not seat.name for seat in seats) > 1
        or any(seat.me and seat.bot for seat in seats)
        or any(seat.name and not seat.me for seat in seats)
    ):
        raise Refused("seats-not-yours-once")
    for seat in seats:
        if seat.bot:
            check_bot(game, seat.bot)
    return seats


async def beginning(hub: Hub, game: Game, wish: OpenTable, seats: int) -> tuple[Any, str]:
    """The first state, and the text of the starting position, if any, as the program (not the person) wrote it."""
    if not wish.position:
        return game.new_state(seats, wish.options), ""
    read = await hub.thinkers.read_position(game.folder, wish.position, game.data)
    state: Any = game.state.from_buffer_copy(read.state)
    if state.seats != seats:
        raise Refused("position-players", number=state.seats)
    game.check_options(state, wish.options)
    return state, read.text


async def rematch(hub: Hub, person: str, id: str, nonce: str) -> str:
    """The id of a table with the same people and bots. The first player who asks becomes its host; the others get the
    same table."""
    room = await hub.room(id)
    table = room.table
    if not table.seats_of(person):
        raise Refused("seat-was-not-here")
    if table.status != OVER:
        raise Refused("game-not-over")
    if table.followed:
        return table.followed
    names = await names_of(hub.store, table.people())
    seats = [
        SeatPlan(chair.owner == person, chair.bot, names.get(chair.person, "") if chair.device == person else "")
        for chair in table.chairs
    ]
    opened = table.opened
    wish = OpenTable(
        opened.game,
        seats,
        table.options,
        opened.public,
        opened.clock,
        opened.hints,
        nonce,
        table.position,
        opened.rated,
    )
    with suppress(Taken):  # another player was quicker, here or in another process
        await open_table(hub, person, wish, id, id_of_rematch(table))
    await room.act(presence.follow, id_of_rematch(table))
    return room.table.followed


def id_of_rematch(table: Table) -> str:
    """The same id for all simultaneous requests, so that the store opens one table. It cannot be guessed without the
    table's secret."""
    digest = hashlib.blake2b(table.id.encode(), key=bytes.fromhex(table.opened.secret), digest_size=12).digest()
    return base64.urlsafe_b64encode(digest).decode().replace("-", "_")


def new_id() -> str:
    """An id that cannot be guessed and does not look like an option of a shell command."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id
