"""What a browser loads of the page, besides requests: the built page, Python for a device, and what makes it an app.

A *site* is the page with its server in the browser, under some path of a host. A static host sends all of it, and a
server sends one for devices under `/device/`, beside its own page.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

PAGE = Path(__file__).parent / "page"
PARTS = Path(__file__).parent / "site" / "parts"  # written by tools/site_parts.py
GAMES = "games.json"  # what the server in a browser says about its games, so that Home need not wait for it
INDEX, SERVICE, MANIFEST = "index.html", "service.js", "app.webmanifest"
DEVICE = "/device/"  # where a server shows its site
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
ICONS = "python/icons/"  # a browser takes them once, when it installs the app
PAPER = "#f3e6cb"  # the page's background, while the app starts

Files = Mapping[str, Path | bytes]


def has_parts() -> bool:
    return (PARTS / "parts.json").is_file()


def files_in(folder: Path) -> dict[str, Path]:
    """The files of a folder, by their paths inside it."""
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}


def site_files(base: str, server: str = "", parts: Path = PARTS) -> dict[str, Path | bytes]:
    """All files of a site at the path `base`. `server` is the path of the server that shows it, if one does."""
    files: dict[str, Path | bytes] = {**files_in(PAGE)}
    del files[SERVICE]
    files |= {f"python/{name}": path for name, path in files_in(parts).items() if name != GAMES}
    files[GAMES] = parts / GAMES
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    told = {"site": "", "base": base, **({"server": server} if server else {})}
    files[INDEX] = index(base, told, policy, app_links(base, base))
    files[MANIFEST] = manifest(base, base)
    files[SERVICE] = service(files, is_server=False)
    return files


def server_files() -> dict[str, Path | bytes]:
    """The files of the page of a server. Those of the site that it shows for devices belong to that site."""
    files: dict[str, Path | bytes] = {**files_in(PAGE)}
    del files[SERVICE]
    files[INDEX] = index("/", {"device": DEVICE}, app_links("/", DEVICE))
    files[MANIFEST] = manifest("/", DEVICE)
    files[SERVICE] = service(files, is_server=True)
    return files


def index(base: str, told: Mapping[str, str], *head: str) -> bytes:
    """The page's `index.html`, which finds its files under `base`, and is told more by attributes."""
    text = re.sub(r'(src|href)="\.?/', rf'\1="{base}', (PAGE / INDEX).read_text())
    attributes = "".join(f' data-{name}="{escape(value)}"' for name, value in told.items())
    text = text.replace("<html", f"<html{attributes}", 1)
    return text.replace("<head>", "\n    ".join(("<head>", *head)), 1).encode()


def app_links(base: str, site: str) -> str:
    return (
        f'<link rel="manifest" href="{base}{MANIFEST}" />\n    '
        f'<link rel="apple-touch-icon" href="{site}{ICONS}icon-192.png" />'
    )


def manifest(base: str, site: str) -> bytes:
    """What a device needs to install the page as an app; `site` has the icons."""
    icons = [
        {"src": f"{site}{ICONS}icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
        for size in (192, 512)
        for use in ("any", "maskable")
    ]
    app = {
        "id": base,
        "name": "Galapagos",
        "short_name": "Galapagos",
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }
    return json.dumps(app).encode()


def service(files: Files, is_server: bool) -> bytes:
    """The service worker, with the hash of each file that it keeps."""
    hashes = {name: hash_of(content) for name, content in files.items() if not name.startswith(ICONS)}
    told = f"const FILES = {json.dumps(hashes)}, IS_SERVER = {json.dumps(is_server)};\n"
    return told.encode() + (PAGE / SERVICE).read_bytes()


def hash_of(content: Path | bytes) -> str:
    return hashlib.sha256(read(content)).hexdigest()[:16]


def read(content: Path | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.read_bytes()
