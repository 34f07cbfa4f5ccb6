"""What a table does by itself: bots answer, answers that need nobody are given, clocks run out, who has gone is away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import defaultdict, deque
from collections.abc import Coroutine
from typing import Any, NamedTuple
from zlib import crc32

from galapagos.engine.errors import Refused
from galapagos.engine.request import DELAY

from . import presence
from .halls import is_here
from .metrics import THOUGHT
from .playing import play_for
from .room import Room
from .settings import Settings
from .store import Damaged
from .table import RUNNING, Late
from .thinking import Asking

log = logging.getLogger(__name__)

ELSEWHERE = 20.0                    # seconds after which this process acts for another that has written last, and may be gone
GONE = 15.0                         # seconds after which somebody without a socket is away
MOMENT = (0.15, 0.45)               # seconds that a bot takes before it begins to think
AGAIN = 2.0                         # seconds until a bot that failed is asked once more


class Question(NamedTuple):
    version: int
    seat: int
    bot: str                        # empty where a person is asked
    automatic: int | None           # the answer that needs nobody


class Driver:
    """One for all rooms of a process. Each room has at most one thing that it waits for."""

    def __init__(self, thinkers: Asking, settings: Settings) -> None:
        self.thinkers, self.settings = thinkers, settings
        self.waiting: dict[str, asyncio.Task[None]] = {}
        self.questions: dict[str, Question] = {}                # that they wait to answer
        self.late: set[str] = set()                             # tables that wait for another process first
        self.clocks: dict[str, asyncio.Task[None]] = {}
        self.looks: dict[str, asyncio.Task[None]] = {}          # until somebody who is away does not count any more
        self.presence: set[asyncio.Task[None]] = set()
        self.thoughts: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=32))

    def drive(self, room: Room, own: bool) -> None:
        """After each change of a table, by this process or by another. What else is done there does not interrupt who thinks about a question."""
        question, before = self._question(room), self.questions.pop(room.table.id, None)
        if question:
            self.questions[room.table.id] = question
        if question is None or question != before or room.table.id not in self.waiting or (own and room.table.id in self.late):
            (self.late.discard if own else self.late.add)(room.table.id)
            self._replace(self.waiting, room, self._answer(room, 0.0 if own else random.uniform(1.0, 1.5) * ELSEWHERE) if question else None)
        when = room.table.clock.runs_out() if room.table.status == RUNNING else None
        self._replace(self.clocks, room, self._run_out(room, when + (0.0 if own else random.uniform(0.5, 1.0))) if when is not None else None)
        self._look_again(room, own)

    def _replace(self, tasks: dict[str, asyncio.Task[None]], room: Room, work: Coroutine[Any, Any, None] | None) -> None:
        before = tasks.pop(room.table.id, None)
        if before and before is not asyncio.current_task():
            before.cancel()
        if work:
            task = tasks[room.table.id] = asyncio.create_task(work)
            task.add_done_callback(lambda done: tasks.pop(room.table.id, None) if tasks.get(room.table.id) is done else None)

    def stop(self, room: Room) -> None:
        self.questions.pop(room.table.id, None)
        self.late.discard(room.table.id)
        self._replace(self.waiting, room, None)
        self._replace(self.clocks, room, None)
        self._replace(self.looks, room, None)

    async def close(self) -> None:
        tasks = [*self.waiting.values(), *self.clocks.values(), *self.looks.values(), *self.presence]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- answers

    def _question(self, room: Room) -> Question | None:
        """What a bot, or nobody, has to answer; None where a person decides."""
        table, actor = room.table, room.table.actor
        if table.status != RUNNING or table.match is None or actor < 0:
            return None
        question = Question(table.match.version, actor, table.chairs[actor].player, table.match.automatic)
        return question if question.bot or question.automatic is not None else None

    async def _answer(self, room: Room, wait: float) -> None:
        table = room.table
        match, seat = table.match, table.actor
        assert match is not None
        bot, version, automatic = table.chairs[seat].player, match.version, match.automatic
        await asyncio.sleep(wait + self._delay(match.game.name, bot, automatic is not None))
        while True:
            try:
                action = automatic if automatic is not None else await self._think(room, seat, bot)
                await play_for(room, seat, version, action, bot)
                return
            except Late:                                        # another process has done something there
                if room.table.match is None or room.table.match.version != version:
                    return
                continue
            except Damaged:
                pass                                            # the log says so already
            except Refused as refused:
                log.warning("a bot could not move", extra={"table": table.id, "why": str(refused)})
            except Exception:
                log.exception("a bot failed", extra={"table": table.id})
            await asyncio.sleep(AGAIN)

    def _delay(self, game: str, bot: str, is_automatic: bool) -> float:
        """As long as a person might think, or as that bot thought lately: that an answer was no choice must not show."""
        if not bot:
            return random.uniform(*DELAY)
        thoughts = self.thoughts[game, bot]
        return random.uniform(*MOMENT) + (random.choice(thoughts) if is_automatic and thoughts else 0.0)

    async def _think(self, room: Room, seat: int, bot: str) -> int:
        match = room.table.match
        assert match is not None
        hidden = match.game.hidden(match.state, seat)
        seed = crc32(f"{room.table.id} {match.version} {room.table.opened.secret}".encode())
        began = time.perf_counter()
        chosen = await self.thinkers.choose(match.game.folder, bytes(hidden), bot, seed, match.game.data)
        THOUGHT.labels(match.game.folder).observe(chosen.seconds)
        self.thoughts[match.game.name, bot].append(time.perf_counter() - began)         # as others see it: until its turn came, too
        return chosen.action

    # --- time

    async def _run_out(self, room: Room, when: float) -> None:
        seat = room.table.clock.seat
        await asyncio.sleep(max(0.0, when - time.time()) + 0.01)
        with contextlib.suppress(Refused):
            await room.act(presence.run_out, seat)

    def _look_again(self, room: Room, own: bool) -> None:
        """A bot for somebody who is gone, or an end, may be agreed by time alone; and the page says who is gone."""
        when = room.table.looks_again(time.time())
        self._replace(self.looks, room, self._look_at(room, own, when + (0.0 if own else random.uniform(0.5, 1.0))) if when is not None else None)

    async def _look_at(self, room: Room, own: bool, when: float) -> None:
        await asyncio.sleep(max(0.0, when - time.time()) + 0.01)
        with contextlib.suppress(Refused):
            await room.look_again()
            self._look_again(room, own)

    def note_presence(self, room: Room, person: str, came: bool, was_here: bool = True) -> None:
        """At once when somebody comes, after a while when somebody goes; who was not here may be where the table is at home."""
        seat = room.table.seat_of(person)
        if seat >= 0:
            task = asyncio.create_task(self._note_presence(room, seat, 0.0 if came else GONE, was_here))
            self.presence.add(task)
            task.add_done_callback(self.presence.discard)

    async def _note_presence(self, room: Room, seat: int, wait: float, was_here: bool) -> None:
        await asyncio.sleep(wait)
        with contextlib.suppress(Refused):
            if was_here or (is_here(room.table.id, self.settings) and await room.store.home(room.table.id) in ("", self.settings.inside)):
                await room.act(presence.note, seat, room.audience.is_here)
