"""The list of commands, and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import io
import os
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Annotated, NoReturn

import typer

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import ENGLISH, say, speak

from . import (
    admin,
    analyse,
    bench,
    check,
    create,
    fuzz,
    games,
    hint,
    perft,
    play,
    puzzles,
    replay,
    serve,
    simulate,
    site,
    store,
    tournament,
    verify,
    warm,
)
from .files import reason
from .help import Command
from .laboratory import lab
from .output import INTERRUPTED, Stopped, harmless

WRONG_INPUT, BUG = 2, 1

app = typer.Typer(
    name="galapagos",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
COMMANDS: dict[Callable[..., None], str] = {
    play.play: "Play in the terminal, with people and bots.",
    serve.serve: "Run a server for people and bots.",
    games.games: "List the games, or the details of one.",
    games.rules: "Show the rules of a game.",
    simulate.simulate: "Play many games between bots, and count results.",
    tournament.tournament: "Find out which bot is better.",
    analyse.analyse: "Judge every decision of a finished match.",
    hint.hint: "Show the best few actions of a position.",
    replay.replay: "Replay a recorded match.",
    verify.verify: "Check that a match was fair.",
    perft.perft: "Count the sequences of answers from a position.",
    fuzz.fuzz: "Search for bugs in the rules by random play.",
    create.create: "Write a game of your own, in one file.",
    check.check: "Check a game in one file.",
    store.export: "Write a server's tables to a file.",
    store.import_: "Read tables from such a file.",
    store.backup: "Copy a server's store while it runs.",
    site.site: "Write the page for a static host.",
    warm.warm: "Compile all games now.",
    bench.bench: "Compare our speed with other libraries.",
}
for command, short_help in COMMANDS.items():
    app.command(short_help=short_help, cls=Command)(command)
app.add_typer(lab.app, name="lab", short_help="Find out whether a game is fair, and what a change would do.")
app.add_typer(puzzles.app, name="puzzles", short_help="Find positions with one best answer.")
app.add_typer(admin.app, name="admin", short_help="Manage the tables and people of a server.")


@app.callback(invoke_without_command=True)
def galapagos(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """Four evolution board games: play them in the terminal, replay them, simulate them by the million.

    \b
    galapagos play                        asks for a game and its options
    galapagos play dodo --players 2       you against an easy bot
    galapagos play --resume               continues the last match
    galapagos games                       lists the games
    galapagos rules dodo                  shows the rules of a game
    galapagos simulate dodo --games 10000 --players 3 --bots greedy,random,random
    galapagos tournament dodo --bots level3,greedy --players 2
    galapagos analyse game.txt --output chart.svg
    galapagos create finches && galapagos play ./finches.py

    Every command has more help: galapagos simulate --help
    """
    if version:
        from galapagos import __version__

        typer.echo(f"galapagos {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> NoReturn:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    code = run(sys.argv[1:])
    if code == INTERRUPTED and threading.active_count() > 1:  # compiled code cannot be interrupted, so do not wait
        sys.stdout.flush()
        os._exit(code)
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the program and return its exit code. Tracebacks are shown only if GALAPAGOS_DEBUG is set."""
    speak(ENGLISH)
    try:
        code = app(list(arguments), prog_name="galapagos", standalone_mode=False)
        sys.stdout.flush()
        if code == INTERRUPTED:  # the parser turns Ctrl-C into this code
            raise KeyboardInterrupt
        return code if isinstance(code, int) else 0
    except KeyboardInterrupt:
        return tell(say("stopped"), INTERRUPTED)
    except Stopped as stopped:
        return tell(say(stopped.message), stopped.code)
    except (EOFError, typer.Abort):
        return tell(say("input-ended"), WRONG_INPUT)
    except BrokenPipeError:
        return close_pipe()
    except Refused as refused:
        return tell(say(refused.message), WRONG_INPUT)
    except typer.TyperException as error:
        return tell(usage_sentence(error), WRONG_INPUT)
    except OSError as error:
        return tell(file_sentence(error), WRONG_INPUT)
    except Exception as error:
        if os.environ.get("GALAPAGOS_DEBUG"):
            raise
        return tell(say("bug", kind=type(error).__name__, reason=first_line(error)), BUG)


def tell(sentence: str, code: int) -> int:
    typer.echo(f"galapagos: {harmless(sentence)}", err=True)
    return code


def usage_sentence(error: typer.TyperException) -> str:
    """The parser's message on one line, with the command for more help."""
    message = " ".join(error.format_message().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    return say("usage", sentence=message, command=context.command_path) if context else f"{message}."


def file_sentence(error: OSError) -> str:
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{reason(error)}."


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or ["no details"])[0][:200]


def close_pipe() -> int:
    """End normally when the reader of our output (such as `head`) has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
