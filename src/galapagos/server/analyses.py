"""Analyses of matches that are over: made once, by the bots' process, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from galapagos.engine.errors import Refused

from .protocol import AnalysisInfo
from .thinking import Thinkers, Unanswered

log = logging.getLogger(__name__)

MOST = 200                          # that are kept
ITERATIONS = 400                    # for each decision


@dataclass
class Work:
    task: asyncio.Task[None] | None = None
    part: float = 0.0
    result: dict[str, Any] | None = None
    sentence: str = ""


class Analyses:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.works: OrderedDict[str, Work] = OrderedDict()

    def of(self, table: str, record: str) -> AnalysisInfo:
        work = self.works.get(table)
        if work is None:
            work = self.works[table] = Work()
            work.task = asyncio.create_task(self._analyse(work, record))
            if len(self.works) > MOST:
                _, oldest = self.works.popitem(last=False)
                if oldest.task:
                    oldest.task.cancel()
        if work.sentence:
            raise Refused(work.sentence)
        return AnalysisInfo(work.part, work.result)

    async def _analyse(self, work: Work, record: str) -> None:
        def progress(part: float) -> None:
            work.part = part

        try:
            work.result = (await self.thinkers.analyse(record, progress, iterations=ITERATIONS)).as_data()
            work.part = 1.0
        except Refused as refused:
            work.sentence = str(refused)
        except Unanswered:
            log.exception("an analysis failed")
            work.sentence = "This match could not be analysed."

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
