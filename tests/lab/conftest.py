from __future__ import annotations

from .broken import break_dodo

__all__ = ["break_dodo"]
