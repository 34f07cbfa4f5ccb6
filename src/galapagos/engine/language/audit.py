"""Generate an audit from functions that must be true in every position. It returns the number of the first that is
false, or 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .contract import State


def audit_of(*checks: Callable[[Any], bool]) -> Callable[[Any], int]:
    """An audit in the rules subset."""
    names: dict[str, Any] = {
        "__name__": checks[0].__module__,
        "State": State,
        **{check.__name__: check for check in checks},
    }
    lines = [f"    if not {check.__name__}(s):\n        return {number}" for number, check in enumerate(checks, 1)]
    exec("\n".join(["def audit(s: State) -> int:", *lines, "    return 0"]), names)
    audit: Callable[[Any], int] = names["audit"]
    return audit
