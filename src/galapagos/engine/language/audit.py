"""An audit from what must hold in every position, one function each: it gives the number of the first that does not
hold, and 0 where all do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .contract import State


def audit_of(*checks: Callable[[Any], bool]) -> Callable[[Any], int]:
    """Written out in the rules subset, as somebody would by hand."""
    names: dict[str, Any] = {
        "__name__": checks[0].__module__,
        "State": State,
        **{check.__name__: check for check in checks},
    }
    lines = [f"    if not {check.__name__}(s):\n        return {number}" for number, check in enumerate(checks, 1)]
    exec("\n".join(["def audit(s: State) -> int:", *lines, "    return 0"]), names)
    audit: Callable[[Any], int] = names["audit"]
    return audit
