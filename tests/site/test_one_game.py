"""`galapagos site --game FILE`: a site of one game, which need not be ours."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from galapagos.engine.game import open_game
from galapagos.engine.game_files import VARIABLE
from galapagos.server.site.build import write_site
from tests.define.conftest import EXAMPLES
from tests.page.live import answer, wait_for_my_turn
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import BASE, hosted
from tests.site.test_site import play_now


@pytest.mark.thorough
def test_a_site_has_a_game_in_a_file_alone_with_its_bots(
    tmp_path: Path, open_browser: OpenBrowser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "")  # the file is forgotten after the test
    file = tmp_path / "columns.py"
    file.write_text((EXAMPLES / "connect_four.py").read_text().replace('define("Connect four"', 'define("Columns"'))
    with ThreadPoolExecutor() as threads:  # this one has the event loop of the browser
        threads.submit(write_site, tmp_path / "site", BASE, is_packed=False, game=open_game(file)).result()
    with hosted(tmp_path / "site") as host, browsing(open_browser) as page:
        page.goto(host.url)
        page.get_by_role("button", name="Play now").first.wait_for(timeout=PATIENCE)
        assert page.get_by_role("button", name="Play now").count() == 1
        play_now(page, host, "Columns")
        for _ in range(2):
            answer(page)
            wait_for_my_turn(page)
        assert f"{BASE}python/search/columns.so" in host.asked
        page.goto(f"{host.url}rules/columns")
        page.get_by_text("four in a line win").first.wait_for(timeout=PATIENCE)
