"""Makes puzzles of a person's mistakes in a finished match. The bots' process searches each match once per seat."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.match.record import Record
from galapagos.lab.puzzles.puzzle import parse_puzzle

from ..protocol.puzzles import OwnPuzzles
from ..store import Full, OwnPuzzle, Store
from ..thinking import Asking, Unanswered

log = logging.getLogger(__name__)

MOST = 200  # matches in memory
MOST_MISTAKES = 6  # of a match, the worst ones


@dataclass
class Making:
    task: asyncio.Task[None] | None = None
    part: float = 0.0
    made: int = 0
    refused: Refused | None = None


class PuzzleMaker:
    def __init__(self, thinkers: Asking, store: Store) -> None:
        self.thinkers, self.store = thinkers, store
        self.works: OrderedDict[tuple[str, str], Making] = OrderedDict()

    def of(self, person: str, table: str, record: Record, seats: list[int], analysis: Mapping[str, Any]) -> OwnPuzzles:
        """How far the work is; the first call begins it."""
        key = person, table
        if key not in self.works:
            work = self.works[key] = Making()
            work.task = asyncio.create_task(self._make(person, record, worst(analysis, seats), work))
            if len(self.works) > MOST:
                _, oldest = self.works.popitem(last=False)
                if oldest.task:
                    oldest.task.cancel()
        work = self.works[key]
        if work.refused:
            raise Refused(work.refused.message)
        return OwnPuzzles(work.part, work.made)

    async def _make(self, person: str, record: Record, lines: list[int], work: Making) -> None:
        def progress(part: float) -> None:
            work.part = min(part, 0.99)

        try:
            texts = await self.thinkers.find_puzzles(record.text(), lines, progress, record.data) if lines else []
            found = [parse_puzzle(text.splitlines()) for text in texts]
            own = [OwnPuzzle(person, record.game, one.name, one.text(), time.time()) for one in found]
            await self.store.puzzles.add_own(person, record.game, own)
        except (Refused, Full) as refused:
            work.refused = refused
            return
        except Unanswered:
            log.exception("own puzzles failed")
            work.refused = Refused("analysis-failed")
            return
        work.part, work.made = 1.0, len(own)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def worst(analysis: Mapping[str, Any], seats: list[int]) -> list[int]:
    """The lines of the worst mistakes of these seats."""
    mistakes = [one for one in analysis["decisions"] if one["seat"] in seats and one["is_mistake"]]
    return sorted(one["number"] for one in sorted(mistakes, key=lambda one: -float(one["gain"]))[:MOST_MISTAKES])
