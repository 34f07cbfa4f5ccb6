"""Analyses of finished matches: the bots' process makes each once, and the store keeps it with the table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.match.record import Record

from ..protocol.tables import AnalysisInfo
from ..store import Full, Store
from ..thinking import Asking, Unanswered

log = logging.getLogger(__name__)

MOST = 200  # analyses in memory
ITERATIONS = 400  # for each decision
FORMAT = 2  # of stored analyses; increase it when the page's format or the bots' judgement changes


@dataclass
class Work:
    task: asyncio.Task[None] | None = None
    part: float = 0.0
    result: dict[str, Any] | None = None
    refused: Refused | None = None


class Analyses:
    def __init__(self, thinkers: Asking, store: Store) -> None:
        self.thinkers, self.store = thinkers, store
        self.works: OrderedDict[str, Work] = OrderedDict()

    async def of(self, table: str, record: Record) -> AnalysisInfo:
        if table not in self.works:
            kept = await self.store.analysis(table, FORMAT)
            if table not in self.works:  # no other request has begun in the meantime
                self._remember(
                    table, Work(part=1.0, result=msgspec.json.decode(kept)) if kept else self._begin(table, record)
                )
        work = self.works[table]
        if work.refused:
            raise Refused(work.refused.message)
        return AnalysisInfo(work.part, work.result)

    def _remember(self, table: str, work: Work) -> None:
        self.works[table] = work
        if len(self.works) > MOST:
            _, oldest = self.works.popitem(last=False)
            if oldest.task:
                oldest.task.cancel()

    def _begin(self, table: str, record: Record) -> Work:
        work = Work()
        work.task = asyncio.create_task(self._analyse(table, record, work))
        return work

    async def _analyse(self, table: str, record: Record, work: Work) -> None:
        def progress(part: float) -> None:
            work.part = part

        try:
            data = msgspec.json.encode(
                (
                    await self.thinkers.analyse(record.text(), progress, iterations=ITERATIONS, data=record.data)
                ).as_data()
            )
        except Refused as refused:
            work.refused = refused
            return
        except Unanswered:
            log.exception("an analysis failed")
            work.refused = Refused("analysis-failed")
            return
        try:
            await self.store.keep_analysis(table, FORMAT, data)
        except Full as full:
            log.warning("an analysis could not be stored", extra={"table": table, "why": str(full)})
        work.part, work.result = 1.0, msgspec.json.decode(data)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
