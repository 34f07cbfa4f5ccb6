"""Every test with `url` runs on both databases, each time on a new one."""

from __future__ import annotations

from ..store.conftest import url

__all__ = ["url"]
