"""Child processes of the server."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from asyncio.subprocess import Process

from galapagos.engine.cores import usable_cores


def command(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of the server; `-P` keeps files in the working directory from shadowing
    libraries."""
    return [sys.executable, "-P", "-m", f"galapagos.server.{module}", *arguments]


def environment() -> dict[str, str]:
    """The environment of a child process with the same import path."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


async def wait_or_kill(process: Process, seconds: float) -> None:
    """Waits for a process that was told to stop, and kills it after the timeout."""
    try:
        await asyncio.wait_for(process.wait(), seconds)
    except TimeoutError:
        process.kill()
        await process.wait()


def lower_priority(niceness: int) -> None:
    """Lowers the priority of this process, if the system supports that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def exit_with_parent() -> None:
    """Exits when the parent process ends or closes this process's standard input."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def spare_cores() -> int:
    """All usable cores but the server's own; at least one."""
    return max(1, usable_cores() - 1)
