"""The built page: small, with nothing from other hosts, and nothing that a strict content security policy forbids."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from galapagos.engine.game import all_games
from tests.page.conftest import Workbench

FIRST_LOAD = 150_000  # bytes of JavaScript, compressed


def loaded_by(file: Path) -> set[Path]:
    """A script and its static imports; dynamic imports are excluded."""
    found = {file}
    for name in re.findall(r'(?:from|import)\s*"(\./[^"]+\.js)"', file.read_text()):
        found |= loaded_by(file.parent / name)
    return found


def first_load(page: Path) -> set[Path]:
    scripts = re.findall(r'src="/(assets/[^"]+\.js)"', page.read_text())
    assert scripts
    return set().union(*(loaded_by(page.parent / script) for script in scripts))


def test_the_first_load_is_small(built: Path, workbench: Workbench) -> None:
    for page in (built / "index.html", workbench.folder / "workbench.html"):
        assert sum(len(gzip.compress(script.read_bytes())) for script in first_load(page)) < FIRST_LOAD


def test_nothing_stands_in_the_page_that_a_strict_policy_forbids(built: Path) -> None:
    page = (built / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=", page)


def test_nothing_is_loaded_from_elsewhere(built: Path) -> None:
    for file in built.rglob("*"):
        if file.suffix in (".html", ".css"):
            assert not re.search(r"(?:src|href)=\"(?:https?:)?//|url\(\"?(?:https?:|data:|//)", file.read_text()), (
                file.name
            )


def test_the_words_of_a_game_are_loaded_when_it_is(workbench: Workbench) -> None:
    first = first_load(workbench.folder / "workbench.html")
    for game in all_games():
        holders = {script for script in workbench.folder.rglob("*.js") if f"title = {game.title}" in script.read_text()}
        assert holders
        assert not holders & first
