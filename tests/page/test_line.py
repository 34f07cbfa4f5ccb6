"""The connection to a table: cut, restored, and a server that is killed in the middle."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import AT_ONCE
from tests.page.live import answer, sit_down, wait_for_my_turn, wait_for_notes
from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def mortal(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is killed and restarted."""
    with served(tmp_path_factory.mktemp("mortal")) as server:
        yield server


@pytest.fixture
def player(browser: Browser) -> Iterator[Page]:
    """A page whose console may log a broken connection."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(AT_ONCE)
    yield context.new_page()
    context.close()


def test_a_server_that_is_killed_and_comes_back_costs_no_move(player: Page, mortal: Served) -> None:
    sit_down(mortal, "dodo", player, "random")
    wait_for_my_turn(player)
    answer(player)
    wait_for_my_turn(player)
    notes = player.locator(".log .line").all_text_contents()
    mortal.stop(signal.SIGKILL)
    expect(player.get_by_text("The connection is lost.")).to_be_visible()
    mortal.start()
    expect(player.get_by_text("connected", exact=True)).to_be_visible(timeout=40_000)
    assert player.locator(".log .line").all_text_contents()[: len(notes)] == notes
    answer(player)
    wait_for_my_turn(player)


def test_an_answer_that_was_lost_on_its_way_is_told_again_and_counts_once(player: Page, mortal: Served) -> None:
    sit_down(mortal, "dodo", player, "random")
    wait_for_my_turn(player)
    before = player.locator(".log .line").count()
    assert mortal.process is not None
    mortal.process.send_signal(signal.SIGSTOP)
    player.evaluate("""async () => {
        for (let i = 0; i < 2; i++) {                       // a creature, and where it goes
            document.querySelector('[data-touch=lit]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise(done => setTimeout(done, 50));
        }
    }""")
    expect(player.locator("[data-touch=sent]").first).to_be_visible()
    mortal.stop(signal.SIGKILL)
    mortal.start()
    wait_for_notes(player, before)
    told = player.locator(".log .line").all_text_contents()
    assert len(told) == len(set(told))
