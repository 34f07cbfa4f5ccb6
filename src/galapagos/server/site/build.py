"""Writes a site into a folder for any static host.

Everything lies in the folder, and the page asks no other host. The policy of the page stands in `index.html`, because a
static host sends no header of ours.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from ..files import GAMES, INDEX, PARTS, files_in, has_parts, read, site_files
from ..pages import has_page
from .offline import start
from .one_game import write_parts

BASE = re.compile(r"/([\w.~-]+/)*")
PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".wasm", ".so", ".zip", ".webmanifest")
LEAST = 1000  # bytes of a file that is worth packing


def write_site(folder: Path, base: str = "/", is_packed: bool = True, game: Game | None = None) -> int:
    """Writes the site for a host that shows the folder at the path `base`, and returns its size in bytes. An older site
    in the folder is replaced. `is_packed` lays compressed copies beside the files. With `game`, it has no other one."""
    if not BASE.fullmatch(base):
        raise Refused("site-base-malformed", base=base)
    if not has_page():
        raise Refused("site-without-page")
    if not has_parts():
        raise Refused("site-without-parts")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not is_site(folder))):
        raise Refused("site-folder-taken", folder=str(folder))
    with TemporaryDirectory() as temporary:
        parts = PARTS
        if game:
            parts = Path(temporary) / "parts"
            write_parts(game, PARTS, parts)
            (parts / GAMES).write_bytes(asyncio.run(games(game.name)))
        shutil.rmtree(folder, ignore_errors=True)
        files = site_files(base, parts=parts)
        files["404.html"] = files[INDEX]  # what a static host shows for the paths of the page, such as /rules/dodo
        files[".nojekyll"] = b""  # GitHub Pages would leave files out
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(read(content))
    size = sum(path.stat().st_size for path in files_in(folder).values())
    if is_packed:
        pack(folder)
    return size


def is_site(folder: Path) -> bool:
    return (folder / "python" / "parts.json").is_file()


async def games(only: str = "") -> bytes:
    """The answer of `/api/games`, as a file, so that the first page need not wait for Python."""
    with TemporaryDirectory() as folder:
        server = await start(folder, lambda worker, order: None)
        _, _, text = await server.request("GET", "/api/games", "")
        await server.stop()
    told = [one for one in json.loads(text) if only in ("", one["name"])]
    return json.dumps(told, ensure_ascii=False).encode()


def pack(folder: Path) -> None:
    """Lays packed copies beside files, for hosts that send those."""
    try:
        import brotli
    except ImportError:
        brotli = None
    for path in files_in(folder).values():
        data = path.read_bytes()
        if path.suffix in PACKED and len(data) >= LEAST:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, mtime=0))
            if brotli:
                path.with_name(f"{path.name}.br").write_bytes(brotli.compress(data, lgwin=24))
