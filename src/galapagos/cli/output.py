"""Output of commands: results on stdout; progress on stderr, if it is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from galapagos.engine.words.harmless import CONTROL, harmless
from galapagos.engine.words.spoken import say

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from galapagos.engine.words.message import Message


__all__ = ["console", "error_console", "harmless", "print_at_length", "print_json", "progress_bar", "waiting", "wipe"]

INTERRUPTED, INPUT_ENDED = 130, 2  # exit codes


class Stopped(Exception):
    """The user stopped a command; the message says what became of the work."""

    def __init__(self, message: str | Message, code: int = INTERRUPTED, /, **args: object) -> None:
        from galapagos.engine.words.message import message_of

        self.message, self.code = message_of(message, args), code
        super().__init__(self.message)


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False, emoji=False)


def error_console() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False, emoji=False)


def wipe(out: Console) -> None:
    """Clear a terminal with its scrollback."""
    if out.is_terminal and not out.is_dumb_terminal:
        out.file.write("\x1b[H\x1b[2J\x1b[3J")
        out.file.flush()


def print_at_length(out: Console, text: RenderableType) -> None:
    """Print a text, through a pager if the terminal is interactive and the text is longer than the screen."""
    import os
    import shutil
    import sys

    pager = os.environ.get("PAGER") or shutil.which("less")
    is_person = out.is_terminal and sys.stdin.isatty() and sys.stdout.isatty()
    if pager is None or not is_person or len(out.render_lines(text)) < out.height:
        out.print(text)
        return
    with out.capture() as captured:
        out.print(text)
    show_pages(pager, captured.get())


def show_pages(pager: str, text: str) -> None:
    """Run a pager as pydoc does. Since Python 3.13, pydoc's own pager overwrites LESS, and so our line about the
    keys."""
    import os
    import subprocess

    keys = say("keys-pager")  # plain letters, because less interprets punctuation and umlauts
    # colours, and the text stays on the screen afterwards
    environment = {"LESS": f"-FRX -Ps{keys}$", **os.environ}
    process = subprocess.Popen(
        pager, shell=True, stdin=subprocess.PIPE, text=True, errors="backslashreplace", env=environment
    )
    with suppress(KeyboardInterrupt):
        process.communicate(text)
    while process.poll() is None:  # less stays on Ctrl-C
        with suppress(KeyboardInterrupt):
            process.wait()


def print_json(value: Any) -> None:
    import json

    text = json.dumps(value, ensure_ascii=False, indent=2)
    print("\n".join(CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", line) for line in text.split("\n")))


@contextmanager
def progress_bar(what: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar that disappears at the end. Call the yielded function with the work done since the last call."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    err = error_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)


@contextmanager
def waiting(sentence: str, quiet: bool = False) -> Iterator[None]:
    """Show a sentence while a slow operation runs."""
    err = error_console()
    if quiet or not err.is_terminal:
        yield
        return
    with err.status(sentence):
        yield
