"""Pending writes are grouped into batches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from galapagos.server.store.batch import SEVERAL, Batches


@pytest.mark.anyio
@pytest.mark.parametrize(("rest", "sizes"), [(0.0, [SEVERAL, 1, 1, 1]), (0.2, [SEVERAL, 3])])
async def test_after_several_at_once_the_next_batch_gathers_for_a_while(rest: float, sizes: list[int]) -> None:
    written = []

    async def write(items: Sequence[int]) -> Sequence[int]:
        written.append(len(items))
        return items

    batches: Batches[int, int] = Batches(write, rest)
    assert await asyncio.gather(*(batches.put(number) for number in range(SEVERAL))) == list(range(SEVERAL))
    later = []
    for number in range(3):
        later.append(asyncio.create_task(batches.put(number)))
        for _ in range(5):
            await asyncio.sleep(0)
    assert await asyncio.gather(*later) == [0, 1, 2]
    assert written == sizes
