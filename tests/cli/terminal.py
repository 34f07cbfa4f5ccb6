"""The real program on a pseudo-terminal, with typed input."""

from __future__ import annotations

import fcntl
import os
import re
import select
import shlex
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PROGRAM = str(Path(sys.executable).parent / "galapagos")
LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)                    # so that Ctrl-C comes here,
signal.signal(signal.SIGINT, signal.SIG_DFL)            # even where whoever runs the tests ignores it
os.execv(sys.argv[1], sys.argv[1:])
"""
STYLE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPTS = (b"> ", b"] ", b"Enter: ")
PATIENCE = 60.0  # seconds


class Terminal:
    """`with Terminal("play dodo", folder=path) as terminal: terminal.type("1")`. The first argument is split as a shell
    does; `settings` are environment variables."""

    def __init__(
        self,
        line: str,
        *arguments: str,
        folder: Path,
        width: int = 80,
        height: int = 60,
        program: str = PROGRAM,
        **settings: str,
    ) -> None:
        self.screen, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {
            **os.environ,
            "GALAPAGOS_DATA": str(folder / "data"),
            "TERM": "xterm-256color",
            "NO_COLOR": "1",
            "PAGER": "cat",
            **settings,
        }
        for name in ("COLUMNS", "LINES", "MANPAGER"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, program, *shlex.split(line), *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.raw = self.seen = ""  # all that came, with and without what commands the terminal

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)

    def read(self) -> str:
        """The output up to the next prompt or the end."""
        text, deadline = b"", time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not select.select([self.screen], [], [], 0.1)[0]:
                continue
            try:
                more = os.read(self.screen, 1 << 16)
            except OSError:  # the other side is gone
                more = b""
            text += more
            if not more or text.endswith(PROMPTS):
                self.raw += text.decode(errors="replace")
                plain = STYLE.sub("", text.decode(errors="replace")).replace("\r", "")
                self.seen += plain
                return plain
        raise TimeoutError(f"no prompt after {text!r}")

    def expect(self, words: str) -> str:
        """The output up to the first prompt after these words."""
        text = ""
        while words not in " ".join(text.split()):
            more = self.read()
            assert more, f"{words!r} never came after {text!r}"
            text += more
        return text

    def type(self, line: str) -> str:
        """Types a line and returns the output."""
        os.write(self.screen, f"{line}\n".encode())
        return self.read()

    def press(self, key: str) -> str:
        time.sleep(0.3)  # as people do: who has only just written a prompt does not listen yet
        os.write(self.screen, key.encode())
        return self.read()

    def kill(self) -> None:
        """Kills the program, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def code(self) -> int:
        return self.process.wait(PATIENCE)
