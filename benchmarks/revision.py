"""Check out revisions of the project, and run each in child processes with its own cache, to compare them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Revision:
    """A source tree and its cache folder."""

    def __init__(self, name: str, folder: Path, cache: Path) -> None:
        self.name, self.folder, self.cache = name, folder, cache

    def child(self, code: str, *arguments: object) -> Child:
        return Child(self, code, *map(str, arguments))


class Child:
    """A child process that answers lines with lines. `code` must work with every revision."""

    def __init__(self, revision: Revision, code: str, *arguments: str) -> None:
        self.name = revision.name
        environment = os.environ | {"PYTHONPATH": str(revision.folder / "src"), "GALAPAGOS_CACHE": str(revision.cache)}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", code, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, *words: object) -> str:
        assert self.process.stdin
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} gave up; the lines above say why")
        return line.strip()

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()


@contextmanager
def beside(reference: str) -> Iterator[tuple[Revision, Revision]]:
    """A revision, given as a folder or a git revision, and this working tree."""
    with tempfile.TemporaryDirectory(prefix="galapagos-") as name:
        home = Path(name)
        old = Path(reference)
        if not (old / "src" / "galapagos").is_dir():
            old = unpack(reference, home / "old")
        yield Revision("old", old, home / "old-cache"), Revision("new", ROOT, home / "new-cache")


def unpack(reference: str, folder: Path) -> Path:
    archive = subprocess.run(["git", "archive", reference, "src"], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        sys.exit(
            f"{reference} is neither a folder with src/galapagos nor a revision: {archive.stderr.decode().strip()}"
        )
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def tell(words: str = "") -> None:
    """Show progress on a line that the next one overwrites, in terminals only."""
    if sys.stderr.isatty():
        print(f"\r{words:78.78}\r", end="", file=sys.stderr, flush=True)
