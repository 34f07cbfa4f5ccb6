"""Take screenshots of every page and board, at desktop and phone size, in light and dark mode.

python -m tests.page.pictures [PART …]          # to screenshots/, which git ignores; a part is home, new, table, end,
replay, rules, position, lesson or you
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from galapagos.engine.game import all_games
from tests.page.conftest import ROOT
from tests.page.live import answer, is_over, open_page, play_to_the_end, reply, wait_for_my_turn
from tests.page.test_positions import LINK, OTHERS
from tests.server.serving import Served, served
from tools.setup import BROWSERS

FOLDER = ROOT / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
ANSWERS = 12  # until a board shows some pieces
GAMES = {game.name: game.title for game in all_games()}


class Album:
    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser, self.server = browser, server

    @contextmanager
    def page(self) -> Iterator[Page]:
        context = self.browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        yield context.new_page()
        context.close()

    def take(self, page: Page, name: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(300)
                page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png")
        page.set_viewport_size({"width": 1440, "height": 900})
        print(name, flush=True)

    def show(self, name: str, path: str) -> None:
        with self.page() as page:
            open_page(page, self.server, path)
            page.wait_for_load_state("networkidle")
            self.take(page, name)


def home(album: Album) -> None:
    with album.page() as page:
        begin(page, album, "dodo")
        open_page(page, album.server)
        page.wait_for_load_state("networkidle")
        album.take(page, "home")


def new(album: Album) -> None:
    for game in GAMES:
        album.show(f"new-{game}", f"/new/{game}")
    with album.page() as page:
        open_page(page, album.server, "/new/evo")
        page.get_by_role("radiogroup", name="Who sits on seat 2").get_by_text("open").click()
        page.get_by_role("button", name="Open the table").click()
        reply(page, "Skip")
        page.get_by_label("Link to this table").wait_for()
        album.take(page, "waiting")


def begin(page: Page, album: Album, game: str) -> None:
    open_page(page, album.server)
    page.get_by_role("button", name=f"Play now: {GAMES[game]}").click()
    wait_for_my_turn(page)


def table(album: Album) -> None:
    for game in GAMES:
        with album.page() as page:
            begin(page, album, game)
            for _ in range(ANSWERS):
                answer(page)
                wait_for_my_turn(page)
                if is_over(page):
                    break
            album.take(page, f"table-{game}")


def end(album: Album) -> None:
    with album.page() as page:
        begin(page, album, "dodo")
        play_to_the_end(page)
        album.take(page, "end")
        open_page(page, album.server, page.url.replace("/table/", "/replay/").removeprefix(album.server.url))
        page.wait_for_load_state("networkidle")
        album.take(page, "replay")


def rules(album: Album) -> None:
    for game in GAMES:
        album.show(f"rules-{game}", f"/rules/{game}")


def position(album: Album) -> None:
    album.show("position-dodo", LINK)
    for game, text in OTHERS.items():
        album.show(f"position-{game}", f"/position/{game}#{text}")


def lesson(album: Album) -> None:
    for game in GAMES:
        album.show(f"lesson-{game}", f"/lesson/{game}")


def you(album: Album) -> None:
    album.show("you", "/you")


def lab(album: Album) -> None:
    album.show("lab", "/lab")


PARTS: dict[str, Callable[[Album], None]] = {
    part.__name__: part for part in (home, new, table, end, rules, position, lesson, you, lab)
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for part in sys.argv[1:] or PARTS:
            PARTS[part](Album(browser, server))
        browser.close()


if __name__ == "__main__":
    main()
