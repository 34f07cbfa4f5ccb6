"""Records and other texts on disk: input is validated, output is written atomically."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.engine.match.record import Record

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")  # characters that could control a terminal


def read_record(name: str | Path) -> Record:
    from galapagos.engine.match.record import MOST_BYTES, Record

    path = Path(name)
    if path.is_dir():
        raise Refused("file-is-folder", file=name)
    if not path.exists():
        raise Refused("file-missing", file=name)
    if not path.is_file():
        raise Refused("file-unreadable", file=name)
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused("file-too-large", file=name, number=MOST_BYTES >> 20)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise Refused("file-no-text", file=name) from None
    if CONTROL.search(text):
        raise Refused("file-with-controls", file=name)
    try:
        return Record.parse(text)
    except Refused as refused:
        raise Refused("in-file", file=name, sentence=refused) from None


def check_output(option: str, path: Path) -> None:
    """Refuse a path that cannot be written, before the work begins."""
    if path.is_dir() or not path.parent.is_dir():
        raise Refused("output-is-folder" if path.is_dir() else "output-without-folder", option=option, file=path)
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise Refused("output-not-possible", option=option, file=path, reason=reason(error)) from None


def deliver(path: Path, text: str) -> None:
    """Write the result of long work. If that fails, write it to a temporary folder and raise an error that says so."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise Refused(
            "output-not-written", file=path, reason=reason(error), more=write_elsewhere(path.name, text)
        ) from None


def write_elsewhere(name: str, text: str) -> str:
    try:
        spare = Path(tempfile.mkdtemp(prefix="galapagos-")) / name
        write_whole(spare, text)
    except OSError:
        return "nothing else can be written either"
    return f"it is in {spare} instead"


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def write_whole(path: Path, text: str) -> None:
    """Replace a file atomically; when this returns, the new content is on disk."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
