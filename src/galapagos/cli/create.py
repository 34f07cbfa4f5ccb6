"""`galapagos create`: write a game in one file that already plays."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import say

from .arguments import Language
from .output import console

TEMPLATE = Path(__file__).with_name("new_game.py.txt")
TITLE = "TITLE"


def create(
    name: Annotated[
        str,
        typer.Argument(metavar="NAME", help="Its name, such as finches: the file is finches.py.", show_default=False),
    ],
    language: Language = "en",
) -> None:
    """Write a game of your own, in one file, that already plays.

    \b
    galapagos create finches
    galapagos play ./finches.py
    galapagos serve ./finches.py --open
    galapagos check ./finches.py
    """
    stem = name.removesuffix(".py")
    file = Path(f"{stem}.py")
    if not file.stem.isidentifier() or not file.stem.islower():
        raise Refused("create-name-wrong", name=repr(name))
    if file.exists():
        raise Refused("create-file-exists", file=file)
    title = file.stem.replace("_", " ").capitalize()
    file.write_text(TEMPLATE.read_text(encoding="utf-8").replace(TITLE, title), encoding="utf-8")
    console().print(say("create-done", file=f"./{file}"), markup=False, soft_wrap=True)
    console().print(say("create-check", file=f"./{file}"), markup=False, soft_wrap=True)
