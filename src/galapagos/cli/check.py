"""`galapagos check`: whether a game in one file keeps its promises."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from galapagos.engine.errors import Refused

from .arguments import game_named
from .output import console, waiting


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game in a file.", show_default=False)],
) -> None:
    """Check a game in one file: that its rules are in the rules subset, and that what they say holds.

    The actions that are open are sorted, pure and never none; refusals agree with them; positions are their own texts;
    what is hidden stays hidden; every action occurs; and compiled games are the interpreted ones.

    \b
    galapagos check ./finches.py

    Every finding has its line. The exit code is 1 if something is wrong; advice is not.
    """
    from galapagos.engine.game import find_game
    from galapagos.engine.game_files import is_file
    from galapagos.lab.checking import Check

    if not is_file(file):
        raise Refused("check-without-file", name=file)
    out, name = console(), Path(file).name
    made = Check(find_game(game_named(file)))
    findings = []
    for step, look in made.steps.items():
        with waiting(f"{step} …"):
            findings = list(look())
        if findings:
            break
        out.print(f"[green]✓[/] {step}")
    for finding in findings or made.advice():
        kind = "[dim]advice:[/] " if finding.is_advice else ""
        out.print(f"[bold]{name}:{finding.line}[/]: {kind}", end="", soft_wrap=True)
        out.print(finding.sentence, markup=False, highlight=False, soft_wrap=True)
    if findings:
        raise typer.Exit(1)
