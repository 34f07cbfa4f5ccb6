"""Games in files and in other packages.

A file is a game of this process, and of those that it starts, once `add_file` has named it: the variable
GALAPAGOS_GAMES lists the files. A package registers a game by the entry point `galapagos.games`. Both are imported as
`galapagos.games.<name>`, so the rest of the program finds them like its own games.

Only an operator names files. A name that comes over the network is never a path.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import traceback
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

from .errors import Refused

VARIABLE = "GALAPAGOS_GAMES"
GROUP = "galapagos.games"
SUFFIX = ".py"


def is_file(place: object) -> bool:
    return isinstance(place, str) and place.endswith(SUFFIX)


def add_file(path: str | Path, taken: Sequence[str] = ()) -> str:
    """Add a file to the games, and return its name. `taken` are names of other games."""
    file = Path(path).expanduser().resolve()
    name = file.stem
    if not file.is_file():
        raise Refused("file-missing", file=path)
    if not name.isidentifier() or not name.islower():
        raise Refused("game-file-name", file=path)
    if name in taken or files().get(name, file) != file:
        raise Refused("game-file-taken", file=path, name=name)
    if name not in files():
        os.environ[VARIABLE] = os.pathsep.join([*map(str, files().values()), str(file)])
    return name


def files() -> dict[str, Path]:
    """The files that are games, by name."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return {Path(name).stem: Path(name).resolve() for name in named if name}


@cache
def installed() -> dict[str, str]:
    """The modules that other packages register as games, by the game's name."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP)}


def other_games() -> list[str]:
    return [*files(), *installed()]


class GameFinder(importlib.abc.MetaPathFinder):
    """Finds `galapagos.games.<name>` of files and of other packages."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != GROUP:
            return None
        if name in files():
            return spec_of(fullname, files()[name], [])
        if name in installed():
            found = importlib.util.find_spec(installed()[name])
            if found and found.origin:
                return spec_of(fullname, Path(found.origin), list(found.submodule_search_locations or []))
        return None


def spec_of(fullname: str, file: Path, folders: list[str]) -> importlib.machinery.ModuleSpec | None:
    return importlib.util.spec_from_file_location(fullname, file, submodule_search_locations=folders)


def broken(file: Path, error: Exception) -> Refused:
    """What is wrong with a file that could not be imported: its line, and a sentence."""
    if isinstance(error, SyntaxError) and error.filename == str(file):
        return Refused("game-file-broken", file=file.name, line=error.lineno or 1, reason=error.msg)
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(file)]
    line = (own[-1].lineno if own else None) or 1
    reason = str(error) if isinstance(error, TypeError | ValueError) else f"{type(error).__name__}: {error}"
    return Refused("game-file-broken", file=file.name, line=line, reason=reason)
