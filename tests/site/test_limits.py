"""Browsers that cannot do everything: no WebAssembly, no storage, a full device. Each gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.live import answer, expect_no_violation, wait_for_my_turn
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import BASE, Host
from tests.site.test_site import play_now

NO_STORAGE = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # a browser that keeps no data of any site


def test_a_browser_without_webassembly_gets_a_sentence(
    host: Host, open_browser: OpenBrowser, complaints: list[str]
) -> None:
    host.headers["content-security-policy"] = "script-src 'self'"  # a worker may not run WebAssembly then
    with browsing(open_browser) as page:
        page.goto(host.url)
        expect(page.get_by_text("The game cannot run in this browser.")).to_be_visible(timeout=PATIENCE)
        page.get_by_role("button", name="Play now: Tough Luck, Dodo").click()
        expect(page.get_by_role("alert")).to_be_visible()
        expect_no_violation(page)
    complaints.clear()  # the reason is in the console


@pytest.mark.thorough
def test_where_storage_is_forbidden_play_goes_on_in_memory(
    host: Host, open_browser: OpenBrowser, tmp_path: Path
) -> None:
    preferences = tmp_path / "profile" / "Default" / "Preferences"
    preferences.parent.mkdir(parents=True)
    preferences.write_text(json.dumps(NO_STORAGE))
    with browsing(open_browser) as page:
        play_now(page, host)
        expect(page.get_by_text("This browser does not store anything")).to_be_visible()
        expect_no_violation(page)
        answer(page)
        wait_for_my_turn(page)


def test_on_a_full_device_play_goes_on_and_what_was_complete_is_kept(host: Host, open_browser: OpenBrowser) -> None:
    origin = host.url.removesuffix(BASE)
    with browsing(open_browser) as page:
        play_now(page, host)
        table = page.url
        devtools = page.context.new_cdp_session(page)
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
        page.reload()  # a browser reserves room when it opens a file
        wait_for_my_turn(page)
        for _ in range(2):
            answer(page)
            wait_for_my_turn(page)
        expect(page.get_by_text("The storage of this device is full.")).to_be_visible(timeout=PATIENCE)
        expect_no_violation(page)
    with browsing(open_browser) as page:
        page.goto(table)
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        answer(page)
