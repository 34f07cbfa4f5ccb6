"""Runs the server anew whenever a game's file is saved, for `galapagos serve --reload`.

The server is a child process. When a file changes, another child imports it while the first one still serves. Only if
nothing is wrong with the file does the first one stop, and the other takes its place at the same socket. Tables are on
disk, so they go on: see `Hub._reload`.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import uvicorn
from msgspec.structs import replace

from galapagos.engine.errors import Refused
from galapagos.engine.game import open_game
from galapagos.engine.game_files import files
from galapagos.engine.words.spoken import say
from galapagos.lab.checking import Check

from .logs import configure
from .settings import Settings

PAUSE = 0.2  # seconds between two looks at the files
SECONDS_TO_STOP = 15.0
spawning = multiprocessing.get_context("spawn")


class Child(NamedTuple):
    """A process with a server. It stops when the line to it is closed, or this process ends."""

    process: BaseProcess
    line: Connection

    @classmethod
    def start(cls, url: str, settings: Settings, listening: socket.socket) -> Child:
        line, end = spawning.Pipe()
        process = spawning.Process(target=work, args=(end, url, settings, listening))
        process.start()
        end.close()
        return cls(process, line)

    def fault(self) -> str:
        """What is wrong with the files, as soon as the process knows; empty if nothing is."""
        try:
            return str(self.line.recv())
        except EOFError:
            return say("reload-failed")

    def stop(self) -> None:
        self.line.close()
        self.process.join(SECONDS_TO_STOP)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run_anew(url: str, settings: Settings, listening: socket.socket) -> None:
    """Serves until this process is told to stop."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    seen, server = stamps(), Child.start(url, settings, listening)
    fault = server.fault()
    try:
        if fault:
            raise Refused("reload-faulty", fault=fault)
        server.line.send(True)
        while server.process.is_alive():
            time.sleep(PAUSE)
            now = stamps()
            saved = tuple(name for name in now if now[name] != seen.get(name))
            seen = now
            if saved:
                server = changed(server, url, replace(settings, reloaded=saved), listening)
    except KeyboardInterrupt:
        server.process.join(SECONDS_TO_STOP)
    finally:
        server.stop()


def changed(server: Child, url: str, settings: Settings, listening: socket.socket) -> Child:
    """The server that serves from now on: a new one, unless the files are faulty."""
    made = Child.start(url, settings, listening)
    if fault := made.fault():
        made.stop()
        print(say("reload-waits", fault=fault), flush=True)
        return server
    server.stop()
    made.line.send(True)
    print(say("reload-done", names=", ".join(settings.reloaded)), flush=True)
    return made


def stamps() -> dict[str, list[int]]:
    """When each game's file, or a catalogue beside it, was saved."""
    return {
        name: [
            found.stat().st_mtime_ns for found in (file, *sorted(file.parent.glob(f"{name}.*.ftl"))) if found.exists()
        ]
        for name, file in files().items()
    }


# --- in the child


def work(line: Connection, url: str, settings: Settings, listening: socket.socket) -> None:
    """Reads the files, says what is wrong with them, and serves when it is told to."""
    try:
        line.send("\n".join(faults()))
        line.recv()
    except (EOFError, KeyboardInterrupt):
        return
    serve_until_closed(line, url, settings, listening)


def serve_until_closed(line: Connection, url: str, settings: Settings, listening: socket.socket) -> None:
    from .running import Serving, configuration, keep_pauses_short

    configure(logging.INFO)
    server = Serving(configuration(url, settings))
    keep_pauses_short()
    threading.Thread(target=stop_with, args=(line, server), daemon=True).start()
    server.run(sockets=[listening])


def stop_with(line: Connection, server: uvicorn.Server) -> None:
    """Stops the server when the line is closed."""
    try:
        line.recv()
    except (EOFError, OSError):
        server.should_exit = True


def faults() -> Iterator[str]:
    """What is wrong with the games' files, with their lines."""
    for name, file in files().items():
        try:
            found = list(Check(open_game(file)).subset())
        except Refused as refused:
            yield str(refused)
        else:
            yield from (f"{name}.py:{one.line}: {one.sentence}" for one in found)
