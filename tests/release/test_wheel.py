"""Each package in dist/ in a fresh environment outside the checkout: the program, its server with the page, a match."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.cli.terminal import Terminal
from tests.page.conftest import watched
from tests.page.live import open_page, play_now
from tests.server.serving import served
from tools.setup import BROWSERS, DIST, PYTHON, UV, uv_environment

pytestmark = [pytest.mark.wheel, pytest.mark.timeout(1800)]
BATCH = """
import galapagos
batch = galapagos.batch_env("dodo", players=2, n=64)
batch.reset(seed=7)
for _ in range(200):
    batch.step(batch.sample())
print(len(batch.legal_mask), galapagos.__file__)
"""


@pytest.fixture(scope="module", params=["*.whl", "*.tar.gz"], ids=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of programs of an environment with one package and its newest dependencies, as pip would choose
    them."""
    (package,) = DIST.glob(f"galapagos-{request.param}")
    environment = tmp_path_factory.mktemp("fresh") / "environment"
    uv(environment.parent, "venv", "--no-project", "--python", PYTHON, environment)
    uv(environment.parent, "pip", "install", "--python", environment / "bin" / "python", package)
    yield environment / "bin"
    shutil.rmtree(environment)


def uv(folder: Path, *arguments: str | Path) -> None:
    subprocess.run([UV, *arguments], env=uv_environment(), cwd=folder, check=True)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for what in ("data", "cache"):
        monkeypatch.setenv(f"GALAPAGOS_{what.upper()}", str(tmp_path / what))


def test_the_program_says_its_version_and_lists_the_games(installed: Path) -> None:
    def said(*arguments: str) -> str:
        return subprocess.run([installed / "galapagos", *arguments], capture_output=True, text=True, check=True).stdout

    assert said("--version").startswith("galapagos ")
    assert "Tough Luck, Dodo" in said("games")
    assert "Migration" in said("rules", "dodo", "D8")
    assert subprocess.run(
        [installed / "python", "-m", "galapagos", "--version"], capture_output=True, text=True, check=True
    ).stdout == said("--version")


def test_the_server_shows_its_page_and_a_match_in_a_browser(installed: Path, tmp_path: Path) -> None:
    browser_program = next(filter(None, map(shutil.which, BROWSERS)))
    with served(tmp_path, python=str(installed / "python")) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program, args=["--no-sandbox"])
        with watched(browser) as page:
            open_page(page, server)
            expect(page.get_by_role("article")).to_have_count(4)
            play_now(page, server)
        browser.close()


def test_a_match_in_the_terminal_is_played_to_its_end_and_verified(installed: Path, tmp_path: Path) -> None:
    program = str(installed / "galapagos")
    with Terminal(
        "play dodo --seats you,random --seed 5 --option turn_limit=2", folder=tmp_path, program=program
    ) as terminal:
        text = terminal.read()
        while "The game is over" not in text:
            text = terminal.type("1")
        terminal.type("quit")
        assert terminal.code == 0
    (record,) = (tmp_path / "data" / "matches").glob("*.txt")
    with Terminal("verify", str(record), folder=tmp_path, program=program) as terminal:
        assert terminal.read().startswith("Fair.")


def test_a_batch_of_games_runs(installed: Path) -> None:
    answer = subprocess.run([installed / "python", "-c", BATCH], capture_output=True, text=True, check=True)
    number, place = answer.stdout.split()
    assert number == "64"
    assert Path(place).is_relative_to(installed.parent)
