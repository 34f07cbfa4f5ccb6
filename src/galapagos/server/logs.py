"""Logs: one JSON object per line, without secrets."""

from __future__ import annotations

import logging
import sys

import msgspec
from h11 import LocalProtocolError

KNOWN = ("table", "why", "seconds", "status", "place", "address")  # optional fields of a line


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in KNOWN if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def is_ours(record: logging.LogRecord) -> bool:
    """Drops errors that any client can cause at will."""
    error = record.exc_info[1] if record.exc_info else None
    is_garbage = isinstance(error, LocalProtocolError)  # uvicorn refuses bytes that came after it had answered
    return not is_garbage and not record.getMessage().startswith("Invalid UTF-8 sequence")


def configure(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.addFilter(is_ours)
    logging.getLogger("asyncio").addFilter(is_ours)
