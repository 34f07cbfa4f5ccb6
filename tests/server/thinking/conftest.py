from __future__ import annotations

from collections.abc import Iterator

import pytest

from .scenes import Scene, scene


@pytest.fixture(scope="module")
def ready() -> Iterator[Scene]:
    """Dodo is compiled, and one search runs at a time. If Dodo is not in the cache, it is compiled now."""
    with scene() as made:
        made.run(made.wait_until_ready("dodo"), 240)
        yield made
