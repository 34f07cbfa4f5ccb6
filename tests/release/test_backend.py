"""Packages that are built from the sources: none goes without the page."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.setup import LOCKS, ROOT, UV, uv_environment

REFUSAL = "galapagos: the page is not built"
PAGE = "server/page/index.html"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project without anything that was built."""
    folder = tmp_path / "clone"
    for file in ("pyproject.toml", "LICENSE", "tools/backend.py"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    for part in ("src", "docs/rules"):
        shutil.copytree(ROOT / part, folder / part, symlinks=True, ignore=shutil.ignore_patterns("__pycache__", "page"))
    return folder


def add_page(clone: Path) -> None:
    page = clone / "src" / "galapagos" / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>")


def uv(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([UV, *arguments], env=uv_environment(), capture_output=True, text=True, check=False)


def build(clone: Path, kind: str) -> subprocess.CompletedProcess[str]:
    return uv(
        "build",
        kind,
        "--build-constraint",
        LOCKS / "build.lock",
        "--require-hashes",
        "--out-dir",
        clone / "dist",
        clone,
    )


@pytest.mark.parametrize("kind", ["--wheel", "--sdist"])
def test_a_package_without_the_page_is_refused_in_a_sentence(clone: Path, kind: str) -> None:
    answer = build(clone, kind)
    assert answer.returncode != 0
    assert REFUSAL in answer.stderr
    assert "Traceback" not in answer.stderr
    assert not list(clone.glob("dist/galapagos*"))


def test_the_wheel_is_made_from_the_sdist_and_has_page_words_and_rules(clone: Path) -> None:
    add_page(clone)
    answer = uv(
        "build", "--build-constraint", LOCKS / "build.lock", "--require-hashes", "--out-dir", clone / "dist", clone
    )
    assert answer.returncode == 0, answer.stderr
    (sdist,), (wheel,) = clone.glob("dist/*.tar.gz"), clone.glob("dist/*.whl")
    with tarfile.open(sdist) as packed:
        in_sdist = {name.partition("/")[2] for name in packed.getnames()}
    with ZipFile(wheel) as packed_wheel:
        in_wheel = set(packed_wheel.namelist())
        rules = packed_wheel.read("galapagos/games/dodo/page.de.md")
    assert {"pyproject.toml", "LICENSE", "tools/backend.py", f"src/galapagos/{PAGE}"} <= in_sdist
    assert f"galapagos/{PAGE}" in in_wheel
    assert rules == (ROOT / "docs" / "rules" / "de" / "dodo.md").read_bytes()
    ours = {
        file.relative_to(ROOT / "src").as_posix()
        for pattern in ("*.py", "*.ftl", "*.md", "*.toml", "py.typed")
        for file in (ROOT / "src").rglob(pattern)
    }
    assert ours <= in_wheel


def test_an_editable_install_needs_no_page(clone: Path, tmp_path: Path) -> None:
    """As `make setup` makes it."""
    answer = uv(
        "pip",
        "install",
        "--no-deps",
        "--build-constraint",
        LOCKS / "build.lock",
        "--target",
        tmp_path / "there",
        "--editable",
        clone,
    )
    assert answer.returncode == 0, answer.stderr
    assert str(clone / "src") in "".join(file.read_text() for file in (tmp_path / "there").glob("*.pth"))
