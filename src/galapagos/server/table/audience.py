"""The sockets of a table, and their frames: the whole request first, then the changes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from galapagos.engine.components.variant import changed_tables
from galapagos.engine.errors import Refused
from galapagos.engine.match.difference import differences
from galapagos.engine.match.picture import picture_changes
from galapagos.engine.match.request import Perspectives, Request

from ..protocol import PROTOCOL, encode
from ..protocol.frames import Changed, Clocks, Curtain, Frame, Joined, Update
from ..protocol.people import PersonInfo
from ..protocol.tables import ProposalInfo, SeatInfo, TableInfo
from .acting import seat_to_undo
from .agreement import agreeing, gone_at, is_gone, open_proposal, voters
from .lists import told_apart
from .offers import offers
from .table import RUNNING, Table
from .viewpoint import Viewpoint, lifted, viewpoint

WAITING = 64  # frames that may wait for a slow client before it is disconnected
POLICY = 1008


class Listener:
    """One socket at a table: a queue of frames, which the socket's own task sends."""

    def __init__(self, person: str, words: str = "", session: str = "") -> None:
        self.person, self.words, self.session = person, words, session  # no session: a program's
        self.blocked = frozenset[str]()  # people of whose chat this person reads nothing
        self.viewpoint = Viewpoint()
        self.frames: asyncio.Queue[str | None] = asyncio.Queue(WAITING)
        self.goodbye = Refused("left-behind"), POLICY

    def send(self, frame: str) -> None:
        """Queues a frame. A client that stops reading is disconnected, and asks for what it missed on its return."""
        if self.frames.full():
            self.close()
        else:
            self.frames.put_nowait(frame)

    def close(self, refused: Refused | None = None, code: int = POLICY) -> None:
        """Closes the socket after the queued frames, with the reason."""
        if refused:
            self.goodbye = refused, code
        while self.frames.full():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Audience:
    """All sockets of a table. Sockets of the same seat and language share their frames, which are built once."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.told: dict[tuple[int, str], Request[Any]] = {}  # the last request sent, by seat and language
        self.info: TableInfo | None = None

    def is_here(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def watching(self, table: Table) -> int:
        spectators = (listener for listener in self.listeners if not table.seats_of(listener.person))
        return len({listener.person or id(listener) for listener in spectators})

    def seats_seen(self, table: Table, person: str) -> list[int]:
        """The seats from which a person may see the table now: behind a curtain none."""
        seats = table.seats_of(person)
        if len(seats) < 2 or not table.hides:
            return seats
        seen = {listener.viewpoint.seat for listener in self.listeners if listener.person == person}
        return [seat for seat in seats if seat in seen]

    # --- joining

    def join(
        self,
        table: Table,
        names: Mapping[str, str],
        listener: Listener,
        since: int | None,
        now: float,
        seat: int | None = None,
    ) -> Joined:
        """Adds a listener, which gets all updates from now on, and returns its first frame. A client that has lost its
        connection names the seat from which it sees the table."""
        self.listeners.add(listener)
        listener.viewpoint = viewpoint(table, listener.person, listener.viewpoint)
        if seat is not None:
            with suppress(Refused):
                listener.viewpoint = lifted(table, listener.person, seat)
        return self.greet(table, names, listener, since, now)

    def lift(
        self, table: Table, names: Mapping[str, str], listener: Listener, seat: int, since: int, now: float
    ) -> None:
        """Shows the table from another seat of the listener's device."""
        listener.viewpoint = lifted(table, listener.person, seat)
        send(self.greet(table, names, listener, since if since >= 0 else None, now), [listener])
        self.forget()

    def greet(
        self, table: Table, names: Mapping[str, str], listener: Listener, since: int | None, now: float
    ) -> Joined:
        """Everything that the listener may know."""
        match, seen = table.match, listener.viewpoint
        if match is None or not seen.is_open:
            return self.joined(table, names, listener, None, 0, now)
        oldest = match.steps[0].version - 1 if match.steps else 0
        events_from = max(match.version if since is None else min(since, match.version), oldest)
        request = without_pictures(request_of(table, seen.seat, events_from, listener.words, Perspectives(match)))
        self.told[seen.seat, listener.words] = request
        return self.joined(table, names, listener, request, events_from, now)

    def joined(
        self,
        table: Table,
        names: Mapping[str, str],
        listener: Listener,
        request: Request[Any] | None,
        events_from: int,
        now: float,
    ) -> Joined:
        info, (seat, curtain) = self.describe(table, names, now), listener.viewpoint
        clocks, mine = clocks_of(table, now), tuple(table.seats_of(listener.person))
        return Joined(
            PROTOCOL, info, seat, request, clocks, events_from=events_from, now=now, mine=mine, curtain=curtain
        )

    def leave(self, table: Table, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.forget()

    def forget(self) -> None:
        """Drops the requests of seats from which no listener sees the table any more."""
        here = {(one.viewpoint.seat, one.words) for one in self.listeners if one.viewpoint.is_open}
        self.told = {key: request for key, request in self.told.items() if key in here}

    # --- telling

    def tell(self, table: Table, names: Mapping[str, str], now: float) -> None:
        """Sends what has changed since the last call, to each socket as far as its seat may know it."""
        self.tell_game(table, names, now)
        info = self.describe(table, names, now) if self.listeners else self.info
        if info and info != self.info:
            self.info = info
            self.send(Changed(info, now, clocks_of(table, now)))

    def tell_game(self, table: Table, names: Mapping[str, str], now: float) -> None:
        """The same after a move, which changes only the game."""
        match = table.match
        if match is None:
            return
        perspectives, told = Perspectives(match), dict(self.told)
        for (was, sees, words), group in self.groups(table).items():
            before = told.get((was.seat, words)) if was.is_open else None
            seat = sees.seat if sees.is_open else was.seat  # before a curtain falls, the last player sees what followed
            is_known = before and before.version == match.version and before.standing == match.standing(seat)
            if sees == was and (is_known or not sees.is_open):
                continue
            if before or sees.is_open:
                after = request_of(table, seat, before.version if before else None, words, perspectives)
                self.told[seat, words] = without_pictures(after)
                if before:
                    send(update(before, after, clocks_of(table, now)), group)
                else:  # the game has just begun, or a curtain is gone
                    for listener in group:
                        send(self.joined(table, names, listener, after, match.version, now), [listener])
            if not sees.is_open:
                send(Curtain(sees.curtain), group)
        self.forget()

    def groups(self, table: Table) -> dict[tuple[Viewpoint, Viewpoint, str], list[Listener]]:
        """The listeners by the viewpoints that they had and have now, and by language."""
        groups: dict[tuple[Viewpoint, Viewpoint, str], list[Listener]] = {}
        for listener in self.listeners:
            was = listener.viewpoint
            listener.viewpoint = viewpoint(table, listener.person, was)
            groups.setdefault((was, listener.viewpoint, listener.words), []).append(listener)
        return groups

    def send(self, frame: Frame, writer: str = "") -> None:
        """Sends a frame to all, or what a person writes to those who have not blocked the person."""
        send(frame, [listener for listener in self.listeners if writer not in listener.blocked])

    def describe(self, table: Table, names: Mapping[str, str], now: float) -> TableInfo:
        return describe(table, names, now, self.watching(table))


def send(frame: Frame, listeners: list[Listener]) -> None:
    text = encode(frame).decode()
    for listener in listeners:
        listener.send(text)


def update(before: Request[Any], after: Request[Any], clocks: Clocks | None) -> Update:
    """The frame that turns a request into a later one of the same seat."""
    return Update(
        version=after.version,
        actor=after.actor,
        changes=differences(before.view, after.view),
        prompt=after.prompt,
        choices=after.choices,
        events=after.events,
        pictures=picture_changes(before, after),
        scores=None if after.scores == before.scores else after.scores,
        standing=after.standing,
        undo=after.undo,
        undoes=after.undoes,
        clocks=clocks,
        seat=None if after.seat == before.seat else after.seat,
    )


def request_of(table: Table, seat: int, since: int | None, words: str, perspectives: Perspectives) -> Request[Any]:
    """The request of a seat. On a shared device, undo takes back the last answer of its players."""
    match = perspectives.match
    request = match.request(seat, since, words, table.undo_policy, perspectives)
    if seat < 0 or not table.is_shared(seat):
        return request
    last = seat_to_undo(table, match, table.chairs[seat].owner, seat)
    if last != seat and table.hides:  # only its player knows whether an answer was a decision
        return replace(request, undo=None, undoes=1)
    return replace(request, undo=match.undo_refusal(last, table.undo_policy), undoes=match.history.count_since(last))


def without_pictures(request: Request[Any]) -> Request[Any]:
    """A page that joins or comes back asks for the film; `told` keeps only positions, because views are large."""
    return replace(request, pictures=()) if request.pictures else request


def describe(table: Table, names: Mapping[str, str], now: float, watching: int = 0) -> TableInfo:
    opened, ended = table.opened, table.ended
    return TableInfo(
        table.id,
        opened.game,
        table.status,
        seats_of(table, names, now),
        table.options,
        table.commitment,
        table.host,
        opened.public,
        table.clock.rule,
        table.is_solo,
        opened.hints and table.is_on_one_device,
        proposal_of(table, now),
        ended.why if ended else "",
        ended.seat if ended else -1,
        ended.ranks if ended else (),
        table.followed,
        watching,
        changed_tables(opened.data),
        table.position if ended or table.is_solo else "",
        opened.rated,
        table.reloads,
        table.stopped_at,
        opened.island,
        opened.practice,
        opened.tournament,
    )


def seats_of(table: Table, names: Mapping[str, str], now: float) -> tuple[SeatInfo, ...]:
    called = told_apart(table.people(), names)
    return tuple(
        SeatInfo(
            PersonInfo(chair.person, called[chair.person]) if chair.person else None,
            chair.player,
            chair.why,
            chair.away > 0,
            is_gone(table, seat, now),
            gone_at(table, seat) or 0.0 if table.status == RUNNING else 0.0,
            offers(table, now, seat),
            chair.owner if table.is_shared(seat) else "",
        )
        for seat, chair in enumerate(table.chairs)
    )


def proposal_of(table: Table, now: float) -> ProposalInfo | None:
    proposal = open_proposal(table, now)
    if proposal is None:
        return None
    agreed = agreeing(table, proposal)
    asked = tuple(seat for seat in voters(table, now) if seat not in agreed)
    return ProposalInfo(
        proposal.what, proposal.seat, proposal.about, tuple(agreed), asked, proposal.number, proposal.days
    )


def clocks_of(table: Table, now: float) -> Clocks | None:
    clock = table.clock
    if not clock.left:
        return None
    left = tuple(round(clock.shown(seat, now), 1) for seat in range(len(clock.left)))
    return Clocks(left, clock.seat, clock.runs_out() or 0.0, clock.rests(now))
