"""Processes beside the server's."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from asyncio.subprocess import Process

from galapagos.engine.cores import usable_cores


def command(module: str, *arguments: str) -> list[str]:
    """Runs a module of the server; `-P`, so that no file in the working directory takes the place of a library."""
    return [sys.executable, "-P", "-m", f"galapagos.server.{module}", *arguments]


def environment() -> dict[str, str]:
    """What this process imports, the other one finds."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


async def see_out(process: Process, seconds: float) -> None:
    """It knows that it is to leave; if it does not, it is made to."""
    try:
        await asyncio.wait_for(process.wait(), seconds)
    except TimeoutError:
        process.kill()
        await process.wait()


def be_nice(niceness: int) -> None:
    """To whoever has something more urgent to do, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def leave_with_parent() -> None:
    """Ends this process when whoever started it does: its standard input is held open as long as somebody wants it."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def spare_cores() -> int:
    """All but one, which is the server's; at least one."""
    return max(1, usable_cores() - 1)
