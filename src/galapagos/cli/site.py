"""`galapagos site`: write the page for a static host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from galapagos.engine.words.spoken import say


def site(
    output: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write.")],
    base: Annotated[str, typer.Option(metavar="/FOLDER/", help="The path at which the host shows the folder.")] = "/",
    game: Annotated[
        str, typer.Option(metavar="GAME", help="Only this game, such as ./finches.py; without, our four.")
    ] = "",
) -> None:
    """Write the page for any static host. It needs no server: rules and bots run in the browser.

    \b
    galapagos site --output public
    galapagos site --output public --base /galapagos/
    galapagos site --output public --game ./finches.py

    See docs/site.md.
    """
    from galapagos.engine.game import open_game
    from galapagos.server.site.build import write_site

    size = write_site(output, base, game=open_game(game) if game else None)
    print(say("site-written", folder=str(output), megabytes=f"{size / 1e6:.1f}"))
