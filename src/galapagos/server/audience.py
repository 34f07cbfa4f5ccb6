"""Who listens at a table, and what each of them has been told: a whole request first, then what changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from galapagos.engine.components.variant import changed_tables
from galapagos.engine.match import Match
from galapagos.engine.request import Request, Sights, Teller
from galapagos.engine.story import Happening

from . import protocol
from .difference import Change, differences
from .glossary import Glossary, Names
from .offer import Offer, offers_of
from .protocol import Changed, Clocks, Frame, Joined, PersonInfo, ProposalInfo, SeatInfo, TableInfo, Update
from .table import Table
from .tale import Tale, tale_of

WAITING = 64                        # frames that may wait for a slow client before it is left behind
LEFT_BEHIND, POLICY = "The server goes on without this connection: connect again to see the rest.", 1008


class Listener:
    """One socket at a table. Frames go out at once; while the client does not keep up they wait."""

    def __init__(self, person: str, words: str = "", session: str = "") -> None:
        self.person, self.words, self.session = person, words, session          # no session: a program's
        self.write: Callable[[bytes], bool] | None = None       # that begins to send a frame, if it can
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.is_behind = False                                  # whether a frame that has waited is being sent
        self.goodbye = LEFT_BEHIND, POLICY

    def send(self, data: bytes) -> None:
        """A client that does not read is cut off; it can come back and ask for what it missed."""
        if self.write and not self.is_behind and self.frames.empty() and self.write(data):
            return
        if self.frames.full():
            self.close()
        else:
            self.frames.put_nowait(data)

    def close(self, sentence: str = LEFT_BEHIND, code: int = POLICY) -> None:
        """After the frames that wait, the sentence."""
        self.goodbye = sentence, code
        while self.frames.full():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Situation:
    """A table as it stands now. What several seats see alike, and how it differs from what they saw, is found once."""

    def __init__(self, table: Table, match: Match[Any, Any], now: float) -> None:
        self.table, self.match, self.now = table, match, now
        self.sights = Sights(match)
        self.changes: dict[tuple[int, int], list[Change]] = {}
        self.tales: dict[int, tuple[Tale | None, Glossary]] = {}

    def request(self, seat: int, since: int | None, words: str) -> Request[Any]:
        """With its choices only in words: else they are told as offers."""
        return self.match.request(seat, since, words, self.table.undo_policy, self.sights, listed=words != "")

    def offers(self, request: Request[Any], known: Names) -> tuple[list[Offer], Names]:
        if is_worded(request) or not 0 <= request.seat == self.match.state.actor:
            return [], {}
        return offers_of(Teller(self.match.game, self.sights[request.seat].state), self.match.legal(), known)

    def differences(self, before: Any, after: Any) -> list[Change]:
        """Of two views that somebody keeps."""
        key = id(before), id(after)
        if key not in self.changes:
            self.changes[key] = protocol.written(differences(before, after))
        return self.changes[key]

    def tale(self, events: list[Happening]) -> tuple[Tale | None, Glossary]:
        """Of what several may have heard alike, with its messages; the sights keep them."""
        key = id(events)
        if key not in self.tales:
            glossary = Glossary()
            self.tales[key] = protocol.written(tale_of(events, glossary)), glossary
        return self.tales[key]


class Told:
    """What all sockets of one seat and language have been told last."""

    def __init__(self, request: Request[Any], names: Names) -> None:
        self.request, self.names = request, names

    @property
    def version(self) -> int:
        return self.request.version

    def update(self, situation: Situation, after: Request[Any]) -> Update:
        before, self.request = self.request, after
        offers, news = situation.offers(after, self.names)
        tale, glossary = (None, Glossary()) if is_worded(after) else situation.tale(after.events)
        glossary = glossary.copy() if news else glossary            # others may have heard the tale, but not these names
        return Update(
            after.version, after.actor, situation.differences(before.view, after.view), after.prompt, offers, glossary.put_names(news), glossary.rows, after.choices,
            tale, after.events if is_worded(after) else [],
            None if after.scores == before.scores else after.scores, after.standing, after.undo, clocks_of(situation.table, situation.now))


def is_worded(request: Request[Any]) -> bool:
    return request.prompt is not None and request.prompt.words != ""


class Audience:
    """All sockets of a table. Those of one seat and language hear the same, so it is made once."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.told: dict[tuple[int, str], Told] = {}
        self.info: TableInfo | None = None

    def is_here(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def watching(self, table: Table) -> int:
        return len({listener.person or id(listener) for listener in self.listeners if table.seat_of(listener.person) < 0})

    # --- joining

    def join(self, table: Table, names: Mapping[str, str], listener: Listener, since: int | None, now: float) -> Joined:
        """From here on the listener hears everything, and knows the names that the others of his seat know."""
        seat, events_from = table.seat_of(listener.person), 0
        self.listeners.add(listener)
        if table.match is None:
            return Joined(protocol.PROTOCOL, self.describe(table, names, now), seat, None)
        situation = Situation(table, table.match, now)
        told = self.told_to(situation, seat, listener.words)
        events_from = max(since if since is not None else told.version, table.match.steps[0].version - 1 if table.match.steps else 0)
        events = situation.request(seat, events_from, listener.words).events if events_from < told.version else []
        return self.joined(situation, names, replace(told.request, events=events), told.names, events_from)

    def told_to(self, situation: Situation, seat: int, words: str) -> Told:
        """What those who listen with that seat know."""
        told = self.told.get((seat, words))
        if told is None or told.version != situation.match.version:
            told = self.told[seat, words] = Told(situation.request(seat, None, words), {})
        return told

    def joined(self, situation: Situation, names: Mapping[str, str], request: Request[Any], known: Names, events_from: int) -> Joined:
        offers, _ = situation.offers(request, known)
        glossary = Glossary()
        told = glossary.put_names(known)
        return Joined(
            protocol.PROTOCOL, self.describe(situation.table, names, situation.now), request.seat, request, offers, told, glossary.rows, clocks_of(situation.table, situation.now), events_from=events_from)

    def leave(self, table: Table, listener: Listener) -> None:
        self.listeners.discard(listener)
        here = {(table.seat_of(other.person), other.words) for other in self.listeners}
        self.told = {key: told for key, told in self.told.items() if key in here}

    # --- telling

    def tell(self, table: Table, names: Mapping[str, str], now: float) -> None:
        """What has changed since the last time, to each what he may know."""
        self.tell_game(table, names, now)
        info = self.describe(table, names, now) if self.listeners else self.info
        if info and info != self.info:
            self.info = info
            self.send(Changed(info))

    def tell_game(self, table: Table, names: Mapping[str, str], now: float) -> None:
        """Where nothing else can have changed."""
        if not self.listeners:
            self.told.clear()
        if not table.match:
            return
        groups: dict[tuple[int, str], list[Listener]] = {}
        for listener in self.listeners:
            groups.setdefault((table.seat_of(listener.person), listener.words), []).append(listener)
        situation = Situation(table, table.match, now)
        for (seat, words), group in groups.items():
            self._tell_seat(situation, names, seat, words, group)

    def _tell_seat(self, situation: Situation, names: Mapping[str, str], seat: int, words: str, group: list[Listener]) -> None:
        match, told = situation.match, self.told.get((seat, words))
        if told is None:                        # the game has just begun, or somebody has taken a seat
            told = self.told_to(situation, seat, words)
            frame: Frame = self.joined(situation, names, told.request, told.names, match.version)
        elif told.version == match.version and told.request.standing == match.standing(seat):
            return
        else:
            frame = told.update(situation, situation.request(seat, told.version, words))
        data = protocol.encode(frame)
        for listener in group:
            listener.send(data)

    def send(self, frame: Frame) -> None:
        data = protocol.encode(frame)
        for listener in list(self.listeners):
            listener.send(data)

    def describe(self, table: Table, names: Mapping[str, str], now: float) -> TableInfo:
        return describe(table, names, now, self.watching(table))


def describe(table: Table, names: Mapping[str, str], now: float, watching: int = 0) -> TableInfo:
    opened, ended = table.opened, table.ended
    return TableInfo(
        table.id, opened.game, table.status, seats_of(table, names, now), table.options, table.commitment, table.host, opened.public, opened.clock,
        table.is_solo, opened.hints and table.is_solo,
        proposal_of(table, now),
        ended.why if ended else "", ended.seat if ended else -1, ended.ranks if ended else (), table.followed, watching, changed_tables(opened.data),
        table.position if ended or table.is_solo else "")


def seats_of(table: Table, names: Mapping[str, str], now: float) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(PersonInfo(chair.person, names.get(chair.person, "")) if chair.person else None, chair.player, chair.why, chair.away > 0, table.is_gone(seat, now))
        for seat, chair in enumerate(table.chairs))


def proposal_of(table: Table, now: float) -> ProposalInfo | None:
    proposal = table.open_proposal(now)
    if proposal is None:
        return None
    asked = tuple(seat for seat in table.voters(now) if seat not in proposal.agreed)
    return ProposalInfo(proposal.what, proposal.seat, proposal.about, tuple(proposal.agreed), asked, proposal.number)


def clocks_of(table: Table, now: float) -> Clocks | None:
    clock = table.clock
    if not clock.left:
        return None
    left = [round(seconds - (max(0.0, now - clock.since) if seat == clock.seat else 0.0), 1) for seat, seconds in enumerate(clock.left)]
    return Clocks(tuple(max(0.0, seconds) for seconds in left), clock.seat)
