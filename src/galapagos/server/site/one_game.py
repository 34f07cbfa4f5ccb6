"""Python for the site of one game: the same parts, with that game in place of all others.

A game in a file becomes a package, `galapagos/games/finches/__init__.py`, with the catalogues that lie beside the file.
Its search is compiled to WebAssembly here, which needs a linker.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from galapagos.bots.thought import MODULE
from galapagos.engine.game import Game, own_names

PACKAGES, SIZES = "packages.zip", "parts.json"
GAMES = "galapagos/games/"


def write_parts(game: Game, parts: Path, folder: Path) -> None:
    """Writes the parts of a site for this game alone, from those for all games."""
    shutil.copytree(parts, folder, ignore=shutil.ignore_patterns("search", PACKAGES))
    with ZipFile(parts / PACKAGES) as old, ZipFile(folder / PACKAGES, "w") as new:
        for name in old.namelist():
            if game_of(name) in ("", game.name):
                new.writestr(name, old.read(name))
        for name, path in own_files(game):
            new.write(path, name)
    (folder / "search").mkdir()
    shutil.copy(search(game, parts), folder / "search" / f"{game.name}.so")
    told = json.loads((folder / SIZES).read_text())
    told["sizes"][PACKAGES] = (folder / PACKAGES).stat().st_size
    (folder / SIZES).write_text(json.dumps(told))


def game_of(name: str) -> str:
    """The game that a module belongs to; empty if none."""
    own, slash, _ = name.removeprefix(GAMES).partition("/")
    return own if name.startswith(GAMES) and slash and own != "__pycache__" else ""


def own_files(game: Game) -> Iterator[tuple[str, Path]]:
    """The files of a game that is not one of ours, by their names in the archive."""
    if game.name in own_names():
        return
    file = Path(str(sys.modules[game.package].__file__))
    for path in (file, *sorted(file.parent.glob(f"{file.stem}.*.ftl"))):
        yield f"{GAMES}{game.name}/__init__{path.name.removeprefix(file.stem)}", path


def search(game: Game, parts: Path) -> Path:
    """The search of the game's bots in WebAssembly."""
    made = parts / "search" / f"{game.name}.so"
    if game.name in own_names() and made.exists():
        return made
    from galapagos.engine.compiler.wasm import build

    return build(game, MODULE, "side")
