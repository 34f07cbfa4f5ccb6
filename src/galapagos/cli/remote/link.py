"""The client's state of a table on a server, kept up to date by frames, and calls with their answers."""

from __future__ import annotations

import queue
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from rich.markup import escape

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.difference import apply
from galapagos.engine.match.request import Request
from galapagos.engine.match.story import Happening, Heard, Step
from galapagos.engine.words.spoken import say
from galapagos.server.protocol import PROTOCOL, frames
from galapagos.server.protocol.calls import AnyCall
from galapagos.server.protocol.frames import Changed, Chatted, Clocks, Curtain, Joined, Refusal, Update
from galapagos.server.protocol.tables import TableInfo

from ..output import INPUT_ENDED, Stopped, harmless, waiting, wipe
from .server import PATIENCE, RemoteServer, worded
from .wire import Event, Inbox, Keyboard, Lost, TableSocket, Typed, connect_again

if TYPE_CHECKING:
    from rich.console import Console


class QuestionChanged(Exception):
    """The table has changed, so the current question may be out of date."""


class Link:
    """The current state of a table on a server."""

    def __init__(self, server: RemoteServer, info: TableInfo, out: Console, language: str) -> None:
        self.server, self.info, self.out, self.language = server, info, out, language
        self.resume = f"galapagos play --server {server.url} {info.id}"
        self.inbox: Inbox = queue.SimpleQueue()
        self.typed: deque[Typed] = deque()
        self.seat, self.calls = -1, 0
        self.curtain = -1  # the seat whose player must take the keyboard; -1 for none
        self.seen: dict[int, int] = {}  # the version that each player here has seen
        self.asked: Request[Any] | None = None  # its view is plain data, to which changes are applied
        self.clocks: Clocks | None = None
        self.untold: list[Step] = []
        self.waits_for = ""
        self.is_left = False

    @property
    def game(self) -> Game:
        return find_game(self.info.game)

    @property
    def way_on(self) -> str:
        return say("table-kept", command=self.resume)

    def connect(self) -> None:
        self.connection = TableSocket(self.server, self.info.id, self.language, None, self.inbox)
        self.keyboard = Keyboard(self.inbox)
        self.expect(lambda event: isinstance(event, Joined))

    def request(self, seat: int) -> Request[Any]:
        if self.asked is None:
            raise Refused("game-not-begun")
        return self.asked

    def say_softly(self, sentence: str, style: str = "dim") -> None:
        self.out.print(f"[{style}]{escape(sentence)}[/]")

    # --- events

    def read(self, prompt: str, is_waiting: bool = False) -> str:
        """A line from the keyboard. Frames that arrive before it are shown; raises `QuestionChanged` if they change the
        table."""
        self.show(prompt)
        may_type = self.keyboard.is_live or not is_waiting
        while True:
            event = self.typed.popleft() if self.typed and may_type else self.inbox.get()
            if not isinstance(event, Typed):
                if self.hear(event):
                    raise QuestionChanged
                if isinstance(event, (Chatted, Refusal)):
                    self.show(prompt)
            elif not may_type:
                self.typed.append(event)
            elif event.line is None:
                raise Stopped("input-ended-early", INPUT_ENDED, more=self.way_on)
            else:
                return event.line

    def show(self, prompt: str) -> None:
        if prompt:
            self.out.file.write(prompt)
            self.out.file.flush()

    def hear(self, event: Event) -> bool:
        """Apply an event; whether it changes the question or brings news."""
        match event:
            case Joined():
                self.join(event)
            case Update():
                return self.update(event)
            case Curtain(seat=seat):
                self.curtain, self.seat, self.asked, self.untold = seat, -1, None, []
                wipe(self.out)
            case Changed():
                before, self.info = self.info, event.table
                return (
                    before.status != event.table.status
                    or before.proposal != event.table.proposal
                    or before.seats != event.table.seats
                )
            case Chatted(line=line):
                self.say_softly(
                    f"{harmless(line.person.name) or say('person-nameless-capital')}: {harmless(line.text)}", "cyan"
                )
                return False
            case Refusal():
                self.say_softly(say(worded(event)), "yellow")
                return False
            case Lost():
                return self.come_back(event)
        return not isinstance(event, (frames.WhyNot, frames.Advice))

    def join(self, joined: Joined) -> None:
        if joined.protocol != PROTOCOL:
            raise Refused("server-other-protocol")
        self.info, self.seat, self.asked, self.clocks = joined.table, joined.seat, joined.request, joined.clocks
        self.curtain = joined.curtain
        if joined.request:
            self.remember(joined.request.version, -1, joined.request.events)

    def update(self, update: Update) -> bool:
        before = self.request(self.seat)
        self.seat = self.seat if update.seat is None else update.seat
        self.asked = replace(
            before,
            seat=self.seat,
            version=update.version,
            actor=update.actor,
            view=changed(before.view, update),
            prompt=update.prompt,
            choices=update.choices,
            scores=update.scores or before.scores,
            standing=update.standing,
            undo=update.undo,
        )
        self.clocks = update.clocks
        self.remember(update.version, before.actor, update.events)
        return before.version != update.version

    def remember(self, version: int, seat: int, events: list[Happening]) -> None:
        if events:
            self.untold.append(step_of(version, seat, events))

    def come_back(self, lost: Lost) -> bool:
        """Reconnect after a lost connection, and catch up on missed events."""
        if lost.connection is not self.connection:
            return False
        if lost.is_final:
            raise Stopped(lost.why, 2) if lost.why else Stopped("connection-closed", 2, more=self.way_on)
        with waiting(say("connection-cut-retrying")):
            since = self.asked.version if self.asked else None
            self.connection = connect_again(self.server, self.info.id, self.language, since, self.inbox, self.way_on)
        self.expect(lambda event: isinstance(event, Joined))
        return True

    def call(self, call: AnyCall, is_answer: Callable[[Event], bool], seconds: float = PATIENCE) -> Event:
        """Send a call and return the server's answer."""
        self.calls += 1
        self.connection.send(replace(call, id=self.calls))
        return self.expect(is_answer, seconds)

    def expect(self, is_answer: Callable[[Event], bool], seconds: float = PATIENCE) -> Event:
        while True:
            try:
                event = self.inbox.get(timeout=seconds)
            except queue.Empty:
                raise Refused("server-silent") from None
            if isinstance(event, Typed):
                self.typed.append(event)
                continue
            if isinstance(event, Refusal) and event.to == self.calls:
                raise Refused(worded(event))
            if isinstance(event, Lost) and event.connection is self.connection and self.calls:
                self.come_back(event)
                raise QuestionChanged
            self.hear(event)
            if is_answer(event):
                return event


def changed(view: Any, update: Update) -> Any:
    try:
        return apply(view, list(update.changes))
    except (LookupError, TypeError, ValueError):  # changes of something that is not there
        raise Stopped("server-shows-otherwise", 2) from None


def step_of(version: int, seat: int, events: list[Happening]) -> Step:
    """A step from its events, in the form that `news` reads."""
    return Step(version, seat, -1, False, 0, 0, [Heard(event) for event in events])
