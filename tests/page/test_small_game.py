"""A game without a board in the page, and one with changed components."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.live import ask, expect_no_violation, open_page
from tests.server.serving import FREELY, Served, served
from tests.small import with_heap

PATIENCE = 20_000  # milliseconds


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("small")
    (folder / "map.toml").write_text(f"METEOR = {[6] * 15}\n")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(with_heap(folder / "tree")))
        with served(folder, "--data", f"evo={folder / 'map.toml'}", *FREELY) as running:
            yield running


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_without_a_board_is_played_in_the_terminal(server: Served, page: Page, language: str) -> None:
    said = {"en": "Play it in the terminal:", "de": "Spiel es im Terminal:"}[language]
    ask(page, server, "/api/me")
    open_page(page, server, f"/?language={language}")
    plate = page.locator("[data-game=heap]").first
    expect(plate).to_contain_text("Take one to three stones in turn; the last stone wins.", timeout=PATIENCE)
    expect(plate).to_contain_text(f"{said} galapagos play heap --server {server.url}")
    expect(page.get_by_role("button", name="Heap")).to_have_count(0)
    expect_no_violation(page)
    table = ask(page, server, "/api/tables", game="heap", seats=[{"me": True}, {"bot": "greedy"}])["id"]
    open_page(page, server, f"/table/{table}?language={language}")
    expect(page.locator("main")).to_contain_text(
        f"{said} galapagos play {table} --server {server.url}", timeout=PATIENCE
    )
    open_page(page, server, f"/replay/{table}?language={language}")
    expect(page.get_by_role("alert")).to_contain_text(said, timeout=PATIENCE)
    open_page(page, server, "/new")
    expect(page.get_by_role("radio", name="Evo")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("radio", name="Heap")).to_have_count(0)


def test_a_table_says_that_its_components_are_changed(server: Served, page: Page) -> None:
    ask(page, server, "/api/me")
    for seats in ([{"me": True}, {"bot": "greedy"}, {"bot": "greedy"}], [{"me": True}, {}, {}]):
        table = ask(page, server, "/api/tables", game="evo", seats=seats)["id"]
        open_page(page, server, f"/table/{table}")
        expect(page.locator("body")).to_contain_text(
            "This game uses other components than the box: METEOR.", timeout=PATIENCE
        )
        if {} not in seats:
            expect(page.locator("[data-piece]").first).to_be_visible()
