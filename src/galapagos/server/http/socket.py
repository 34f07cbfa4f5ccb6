"""One socket at a table: calls come in, frames go out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import ENGLISH, languages, word

from ..islands.tries import check_reader
from ..metrics import REFUSALS, SOCKETS
from ..protocol import calls, encode, frames
from ..protocol.calls import AnyCall, decode_call
from ..protocol.frames import Goodbye, Refusal, WhyNot
from ..table import chat, consent, playing, presence
from ..table.acting import Late
from ..table.audience import Listener
from ..table.hub import NotFound
from ..table.room import Room
from .endpoint import check_origin
from .identity import cookie_of
from .limits import Bucket

if TYPE_CHECKING:
    from ..app import Server

log = logging.getLogger(__name__)

REFUSED, GONE = 4400, 4404  # close codes
BURST = 40  # calls that may come at once
STUCK = 10.0  # seconds in which a client must take a frame


async def serve_socket(socket: WebSocket) -> None:
    server: Server = socket.app.state.server
    try:
        check_origin(server, socket)
        server.requests.check(server.address(socket))
        await socket.accept()
        words = socket.query_params.get("words", "")
        if words and words not in languages():
            raise Refused("language-unknown", name=repr(words[:20]), names=", ".join(languages()))
        person, session = await server.identities.of(socket), server.identities.key_of(cookie_of(socket))
        room = await server.hub.room(socket.path_params["table"])
        await check_reader(server.store, room.table, person.id if person else "")
        listener = Listener(person.id if person else "", words, session)
        await Conversation(server, socket, room, listener).run(number_of(socket, "since"), number_of(socket, "seat"))
    except Refused as refused:
        await say_goodbye(socket, refused, GONE if isinstance(refused, NotFound) else REFUSED)
    except (WebSocketDisconnect, RuntimeError):
        pass


def number_of(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def say_goodbye(socket: WebSocket, refused: Refused, code: int, language: str = ENGLISH) -> None:
    try:
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(encode(Goodbye(word(refused.message, language), refused.message)).decode())
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass


class Conversation:
    def __init__(self, server: Server, socket: WebSocket, room: Room, listener: Listener) -> None:
        self.server, self.socket, self.room, self.listener = server, socket, room, listener
        rate = server.settings.messages_per_second
        self.bucket = Bucket(rate, max(BURST, 2 * rate))
        self.person, self.answering = listener.person, asyncio.Lock()

    async def run(self, since: int | None, seat: int | None) -> None:
        """Serves the socket, and leaves the room whenever the client hangs up."""
        try:
            await self.greet(since, seat)
            with SOCKETS.track_inprogress():
                await self.talk()
        finally:
            self.room.leave(self.listener)
            self.server.hub.went(self.room, self.person)

    async def greet(self, since: int | None, seat: int | None) -> None:
        await self.know()
        joined = await self.room.join(self.listener, since, seat)
        said = await chat.lines_for(self.room, self.listener)
        await self.socket.send_text(encode(msgspec.structs.replace(joined, chat=said)).decode())
        self.server.hub.came(self.room, self.person)

    async def know(self) -> None:
        """Learns whom this person has blocked, and remembers the host of a table by link."""
        table, contacts = self.room.table, self.server.store.contacts
        if self.person:
            self.listener.blocked = (await contacts.barred(self.person)).by_me
            if table.host and not table.opened.public and not table.seats_of(self.person):
                await contacts.add(self.person, table.host, time.time())

    async def talk(self) -> None:
        """Reads and writes until the client hangs up or stops reading, then finishes the call under way."""
        tasks = asyncio.create_task(self.read()), asyncio.create_task(self.write())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self.answering.acquire()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def write(self) -> None:
        """Sends the queued frames in order, until the listener is closed or the client stops reading."""
        listener = self.listener
        with suppress(TimeoutError):
            while (frame := await listener.frames.get()) is not None:
                async with asyncio.timeout(STUCK):
                    await self.socket.send_text(frame)
            async with asyncio.timeout(STUCK):
                await say_goodbye(self.socket, *listener.goodbye, self.language)

    async def read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if wait := self.bucket.owe():
                await asyncio.sleep(wait)  # back-pressure: a flood slows down only its sender
            async with self.answering:
                await self.answer(message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace"))

    async def answer(self, text: str) -> None:
        number = 0
        try:
            call = decode(text)
            number = call.id
            await self.do(call)
        except Refused as refused:
            REFUSALS.labels("late" if isinstance(refused, Late) else "socket").inc()
            match = self.room.table.match
            self.refuse(refused, number, match.version if match and isinstance(refused, Late) else -1)
        except Exception:
            log.exception("a call failed", extra={"table": self.room.table.id})
            self.refuse(Refused("server-failed-reload"), number)

    @property
    def language(self) -> str:
        return self.listener.words or ENGLISH

    def refuse(self, refused: Refused, number: int, version: int = -1) -> None:
        self.send(Refusal(word(refused.message, self.language), number, refused.message, version))

    def send(self, frame: frames.Frame) -> None:
        self.listener.send(encode(frame).decode())

    @property
    def player(self) -> str:
        """The player from whose seat the client sees the table; empty for a spectator and behind a curtain."""
        seat = self.listener.viewpoint.seat
        return self.room.table.chairs[seat].person if seat >= 0 else ""

    async def do(self, call: AnyCall) -> None:
        room, person, player = self.room, self.person, self.player
        seat = self.listener.viewpoint.seat
        if isinstance(call, calls.Say | calls.Undo | calls.Propose | calls.Vote):  # each stores more, without an end
            self.server.sayings.check(self.server.address(self.socket))
        match call:
            case calls.Play(version=version, action=action):
                await playing.play(room, player, version, action)
            case calls.Undo(version=version):
                await room.act(consent.undo, person, version, seat)
            case calls.Propose(what=what, about=about, days=days):
                await room.act(consent.propose, person, what, about, seat, days)
            case calls.Vote(agrees=agrees, number=number):
                await room.act(consent.vote, person, agrees, number)
            case calls.Why(id=number, action=action):
                await self.explain(number, action)
            case calls.Stand(action=left):
                await playing.stand(room, player, left)
            case calls.Say(text=text):
                await chat.say(room, player or person, text)
            case calls.Hint(id=number):
                self.send(await self.server.advise(room, player, number))
            case calls.Resign(seat=own):
                await room.act(presence.resign, person, own if own >= 0 else seat)
            case calls.Return(seat=own):
                await room.act(presence.come_back, person, own if own >= 0 else seat)
            case calls.Lift(seat=own, since=since):
                await room.lift(self.listener, own, since)

    async def explain(self, number: int, action: int | str) -> None:
        message = await playing.why_not(self.room, self.player, action)
        sentence = self.room.table.running.words(self.language).reason(message) if message else ""
        self.send(WhyNot(number, sentence, message))


def decode(text: str) -> AnyCall:
    try:
        return decode_call.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("message-malformed", reason=error) from None
