"""Everything that happens at a table without a command: bots answer, forced answers are given, clocks run out, and
players who are away lose their vote."""

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
from galapagos.engine.match.request import DELAY

from ..metrics import THOUGHT
from ..store import Damaged
from ..thinking import Asking
from . import presence
from .agreement import next_change
from .playing import play_for
from .room import Room
from .table import RUNNING

log = logging.getLogger(__name__)

ELSEWHERE = 20.0  # seconds that the process which wrote to a table last has to act there; it may have died
MOMENT = (0.15, 0.45)  # seconds that a bot waits before it begins to think
AGAIN = 2.0  # seconds until a bot that failed is asked again


class PendingQuestion(NamedTuple):
    """A question that the driver answers."""

    version: int
    seat: int
    bot: str  # empty if a person was asked and `automatic` is the answer
    automatic: int | None  # the only legal answer, or a standing one


class Driver:
    """Drives all rooms of a process. Each room has at most one task of each kind."""

    def __init__(self, thinkers: Asking) -> None:
        self.thinkers = thinkers
        self.answers: dict[str, asyncio.Task[None]] = {}
        self.questions: dict[str, PendingQuestion] = {}  # the questions that these tasks answer
        self.late: set[str] = set()  # tables whose tasks leave another process time to answer first
        self.clocks: dict[str, asyncio.Task[None]] = {}
        self.looks: dict[str, asyncio.Task[None]] = {}  # until a player who is away loses the vote
        self.thoughts: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=32))

    def drive(self, room: Room, is_ours: bool) -> None:
        """Starts the tasks that the table needs; called after each change. If another process wrote to the table last
        (`is_ours` is false), that process has time to act first. A bot keeps thinking if its question is unchanged."""
        table, id = room.table, room.table.id
        question, before = question_of(room), self.questions.pop(id, None)
        if question:
            self.questions[id] = question
        if question is None or question != before or id not in self.answers or (is_ours and id in self.late):
            (self.late.discard if is_ours else self.late.add)(id)
            wait = 0.0 if is_ours else random.uniform(1.0, 1.5) * ELSEWHERE
            self._replace(self.answers, room, self._answer(room, question, wait) if question else None)
        grace = 0.0 if is_ours else random.uniform(0.5, 1.0)
        runs_out = table.clock.runs_out() if table.status == RUNNING else None
        self._replace(self.clocks, room, self._run_out(room, runs_out + grace) if runs_out is not None else None)
        self._look_again(room, grace)

    def is_busy(self, room: Room) -> bool:
        return any(room.table.id in tasks for tasks in (self.answers, self.clocks, self.looks))

    def stop(self, room: Room) -> None:
        self.questions.pop(room.table.id, None)
        self.late.discard(room.table.id)
        for tasks in (self.answers, self.clocks, self.looks):
            self._replace(tasks, room, None)

    async def close(self) -> None:
        tasks = [*self.answers.values(), *self.clocks.values(), *self.looks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _replace(
        self, tasks: dict[str, asyncio.Task[None]], room: Room, work: Coroutine[Any, Any, None] | None
    ) -> None:
        before = tasks.pop(room.table.id, None)
        if before and before is not asyncio.current_task():
            before.cancel()
        if work:
            task = tasks[room.table.id] = asyncio.create_task(work)
            task.add_done_callback(
                lambda done: tasks.pop(room.table.id, None) if tasks.get(room.table.id) is done else None
            )

    # --- answers

    async def _answer(self, room: Room, question: PendingQuestion, wait: float) -> None:
        version, seat, bot, automatic = question
        id, game = room.table.id, room.table.opened.game
        await asyncio.sleep(wait + self._delay(game, bot, automatic is not None))
        while True:
            try:
                action = automatic if automatic is not None else await self._think(room, seat, bot)
                await play_for(room, seat, version, action, bot)
                return
            except Damaged:
                pass  # logged already
            except Refused as refused:
                log.warning("a bot could not move", extra={"table": id, "why": str(refused)})
            except Exception:
                log.exception("a bot failed", extra={"table": id})
            await asyncio.sleep(AGAIN)

    def _delay(self, game: str, bot: str, is_automatic: bool) -> float:
        """A delay like a person's, or like that bot's latest thoughts, so that the others cannot tell a forced answer
        from a decision."""
        if not bot:
            return random.uniform(*DELAY)
        thoughts = self.thoughts[game, bot]
        return random.uniform(*MOMENT) + (random.choice(thoughts) if is_automatic and thoughts else 0.0)

    async def _think(self, room: Room, seat: int, bot: str) -> int:
        match = room.table.match
        assert match is not None
        hidden = match.game.hidden(match.state, seat)
        # at an island, equal answers lead to equal matches
        whose = room.table.opened.island or room.table.id
        seed = crc32(f"{whose} {match.version} {room.table.opened.secret}".encode())
        began = time.perf_counter()
        chosen = await self.thinkers.choose(match.game.folder, bytes(hidden), bot, seed, match.game.data)
        while room.table.opened.island and not chosen.prepared:  # it would have answered in another way
            await asyncio.sleep(AGAIN)
            chosen = await self.thinkers.choose(match.game.folder, bytes(hidden), bot, seed, match.game.data)
        THOUGHT.labels(match.game.folder).observe(chosen.seconds)
        # players also see the time in the queue
        self.thoughts[match.game.name, bot].append(time.perf_counter() - began)
        return chosen.action

    # --- time

    async def _run_out(self, room: Room, when: float) -> None:
        seat = room.table.clock.seat
        await asyncio.sleep(max(0.0, when - time.time()) + 0.01)
        with contextlib.suppress(Refused):
            await room.act(presence.run_out, seat)

    def _look_again(self, room: Room, grace: float) -> None:
        """Schedules the next check of votes: time alone can make a proposal agreed, and the page shows who lost the
        vote."""
        when = next_change(room.table, time.time())
        self._replace(self.looks, room, self._look_at(room, when, grace) if when is not None else None)

    async def _look_at(self, room: Room, when: float, grace: float) -> None:
        await asyncio.sleep(max(0.0, when + grace - time.time()) + 0.01)
        with contextlib.suppress(Refused):
            await room.look_again()
            self._look_again(room, grace)


def question_of(room: Room) -> PendingQuestion | None:
    """The open question if a bot answers it or its answer is automatic; None if a person decides."""
    table, actor = room.table, room.table.actor
    if table.status != RUNNING or table.match is None or actor < 0:
        return None
    question = PendingQuestion(table.match.version, actor, table.chairs[actor].player, table.automatic)
    return question if question.bot or question.automatic is not None else None
