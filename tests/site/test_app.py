"""The page as an app: of a static host, and of a server, which may be away."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, wait_for_my_turn
from tests.server.serving import served
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import Host
from tests.site.test_site import play_now

SCREENS = ((390, 844), (844, 390), (1366, 657))
KEPT = """async () => (await navigator.serviceWorker.getRegistrations()).every(one => one.active?.state === "activated")
    && (await navigator.serviceWorker.getRegistrations()).length"""


def wait_for(page: Page, question: str, answer: object) -> None:
    """Wait until a question to the page has an answer."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(question) == answer:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never {answer}: {question}")


def expect_installable(page: Page, start: str) -> None:
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["manifest"]["startUrl"]) == ([], start)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_browser_offers_to_install_the_site(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        page.goto(host.url)
        page.wait_for_selector(".plate")
        expect_installable(page, host.url)


def test_while_the_server_is_away_its_page_says_so_and_plays_on_this_device(
    tmp_path: Path, open_browser: OpenBrowser
) -> None:
    with served(tmp_path) as server, browsing(open_browser) as page:
        page.goto(server.url)
        page.wait_for_selector(".plate")
        expect_installable(page, f"{server.url}/")
        wait_for(page, KEPT, 2)
        server.stop()
        page.goto(f"{server.url}/rules/evo")
        page.goto(server.url)
        offer = page.get_by_role("link", name="Play on this device")
        expect(page.get_by_text("The server is away.")).to_be_visible(timeout=PATIENCE)
        expect_no_violation(page)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            expect(offer).to_be_in_viewport(ratio=1)
            expect_no_sideways_scrolling(page)
        offer.click()
        page.get_by_role("button", name="Play now: Tough Luck, Dodo").click(timeout=PATIENCE)
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        assert "/device/table/" in page.url
        server.start()
        page.goto(f"{server.url}/device/")
        page.get_by_role("link", name="Play with other people").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


def test_from_the_second_visit_on_a_search_grows_in_two_workers_and_finds_the_same(
    host: Host, open_browser: OpenBrowser
) -> None:
    def hint() -> str:
        page.keyboard.press("h")
        page.locator(".advice").wait_for(timeout=PATIENCE)
        return page.locator(".advice").inner_text()

    with browsing(open_browser) as page:
        play_now(page, host, "Laborigines")
        alone = hint()
        wait_for(page, KEPT, 1)
        page.reload()
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        assert hint() == alone
        assert page.evaluate("crossOriginIsolated")
        assert [worker.url for worker in page.workers if "/trees-" in worker.url]
