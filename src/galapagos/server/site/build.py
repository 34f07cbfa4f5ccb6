"""Writes the site: the built page, Python for the browser, and what a static host needs, into one folder.

Everything lies in the folder, and the page asks no other host. The policy of the page stands in `index.html`, because a
static host sends no header of ours.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from ..pages import FOLDER as PAGE
from ..pages import has_page
from .one_game import write_parts

PARTS = Path(__file__).parent / "parts"  # written by tools/site_parts.py
BASE = re.compile(r"/([\w.~-]+/)*")
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".wasm", ".so", ".zip", ".webmanifest")
NOT_KEPT = ("404.html", "service.js", ".nojekyll")  # the service worker does not need them
PAPER = "#f3e6cb"  # the page's background, while the app starts
LEAST = 1000  # bytes of a file that is worth packing


def write_site(folder: Path, base: str = "/", is_packed: bool = True, game: Game | None = None) -> int:
    """Writes the site for a host that shows the folder at the path `base`, and returns its size in bytes. An older site
    in the folder is replaced. `is_packed` lays compressed copies beside the files. With `game`, it has no other one."""
    if not BASE.fullmatch(base):
        raise Refused("site-base-malformed", base=base)
    if not has_page():
        raise Refused("site-without-page")
    if not (PARTS / "parts.json").is_file():
        raise Refused("site-without-parts")
    if folder.exists() and any(folder.iterdir()) and not is_site(folder):
        raise Refused("site-folder-taken", folder=str(folder))
    with TemporaryDirectory() as temporary:
        parts = PARTS
        if game:
            parts = Path(temporary) / "parts"
            write_parts(game, PARTS, parts)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PAGE, folder)
        shutil.copytree(parts, folder / "python")
    (folder / "games.json").write_bytes(asyncio.run(games(game.name if game else "")))
    index = index_for(base, (folder / "index.html").read_text())
    (folder / "index.html").write_text(index)
    (folder / "404.html").write_text(index)  # what a static host shows for the paths of the page, such as /rules/dodo
    (folder / ".nojekyll").touch()  # GitHub Pages would leave files out
    (folder / "app.webmanifest").write_text(json.dumps(manifest(base)))
    service = folder / "service.js"
    service.write_text(f"const FILES = {json.dumps(hashes(folder))};\n{service.read_text()}")
    size = sum(path.stat().st_size for path in files(folder))
    if is_packed:
        pack(folder)
    return size


def is_site(folder: Path) -> bool:
    return (folder / "python" / "parts.json").is_file()


def index_for(base: str, index: str) -> str:
    """The page's `index.html`, which finds its files under `base` and its server in the browser."""
    index = re.sub(r'(src|href)="\./?|(src|href)="/', lambda found: f'{found[1] or found[2]}="{base}', index)
    index = index.replace("<html ", f'<html data-site data-base="{escape(base)}" ', 1)
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    app = (
        f'<link rel="manifest" href="{base}app.webmanifest" />\n    '
        f'<link rel="apple-touch-icon" href="{base}python/icons/icon-192.png" />'
    )
    return index.replace("<head>", f"<head>\n    {policy}\n    {app}", 1)


def manifest(base: str) -> dict[str, object]:
    """What a device needs to install the site as an app."""
    icons = [
        {"src": f"python/icons/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
        for purpose in ("any", "maskable")
    ]
    return {
        "name": "Galapagos",
        "short_name": "Galapagos",
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }


def hashes(folder: Path) -> dict[str, str]:
    """What the service worker keeps: the hash of each file of the site, by its path."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in files(folder)
        if path.name not in NOT_KEPT
    }


async def games(only: str) -> bytes:
    """The answer of `/api/games`, as a file, so that the first page need not wait for Python."""
    from .offline import start

    with TemporaryDirectory() as folder:
        server = await start(folder, lambda worker, order: None)
        _, _, text = await server.request("GET", "/api/games", "")
        await server.stop()
    told = [one for one in json.loads(text) if only in ("", one["name"])]
    return json.dumps(told, ensure_ascii=False).encode()


def files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def pack(folder: Path) -> None:
    """Lays packed copies beside files, for hosts that send those."""
    try:
        import brotli
    except ImportError:
        brotli = None
    for path in list(files(folder)):
        data = path.read_bytes()
        if path.suffix in PACKED and len(data) >= LEAST:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, mtime=0))
            if brotli:
                path.with_name(f"{path.name}.br").write_bytes(brotli.compress(data, lgwin=24))
