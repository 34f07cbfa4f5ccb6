"""Actions at a live table, by clicks and keys alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import ROOT
from tests.server.serving import Served

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
PATIENCE, STEP, CALM = 30_000, 25, 60  # milliseconds


def open_page(page: Page, server: Served, path: str = "/") -> None:
    page.goto(server.url + path)


def ask(page: Page, server: Served, path: str, **body: Any) -> Any:
    """A request from a person's browser to the server, without a page."""
    answer = page.request.post(server.url + path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit_down(server: Served, game: str, *who: Page | str, **more: Any) -> str:
    """A running table of these browsers and of bots by name; every browser shows it."""
    people = [one for one in who if isinstance(one, Page)]
    for one in people:
        ask(one, server, "/api/me")
    seats = [{"me": True} if one is people[0] else {"bot": one} if isinstance(one, str) else {} for one in who]
    table = str(ask(people[0], server, "/api/tables", game=game, seats=seats, **more)["id"])
    for one in people[1:]:
        ask(one, server, f"/api/tables/{table}/sit")
    if len(people) > 1:
        ask(people[0], server, f"/api/tables/{table}/start")
    for one in people:
        open_page(one, server, f"/table/{table}")
        one.wait_for_selector(".prompt")
    return table


def play_now(page: Page, server: Served, title: str = "Tough Luck, Dodo") -> None:
    """Two clicks: the address, and one button."""
    open_page(page, server)
    page.get_by_role("button", name=f"Play now: {title}").click()
    wait_for_my_turn(page)
    wait_until(
        page,
        "document.querySelector('[data-touch=lit], .choices .button') && "
        "!document.querySelector('.log[aria-busy=true]')",
    )


def wait_until(page: Page, holds: str) -> None:
    """Wait until an expression is true in the page. Playwright's own function evaluates a string there, which the
    content security policy forbids."""
    for _ in range(PATIENCE // STEP):
        if page.evaluate(f"!!({holds})"):
            return
        page.wait_for_timeout(STEP)
    raise AssertionError(f"never: {holds}")


def calm(page: Page, value: str) -> Any:
    """The value of an expression in the page, once it is not null and has stayed the same for a moment."""
    before = None
    for _ in range(PATIENCE // CALM):
        now = page.evaluate(value)
        if now is not None and now == before:
            return now
        before = now
        page.wait_for_timeout(CALM)
    raise AssertionError(f"never calm: {value}")


def wait_for_my_turn(page: Page) -> None:
    """Wait for this player's turn or the end."""
    wait_until(page, "document.title.startsWith('Your turn') || document.querySelector('.says')")


def wait_for_notes(page: Page, more_than: int) -> None:
    wait_until(page, f"document.querySelectorAll('.log .line').length > {more_than}")


def reply(page: Page, answer: str, text: str = "") -> None:
    """Answer the page's dialog by one of its buttons, after writing a text."""
    dialog = page.locator("dialog")
    if text:
        dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name=answer, exact=True).click()
    dialog.wait_for(state="detached")


def is_over(page: Page) -> bool:
    return page.locator(".says").count() > 0


# Give one answer by clicks on highlighted pieces and then a button; return the number of clicks.
CLICK_ON = """async () => {
    const button = () => document.querySelector('.choices .button');
    const lit = () => [...document.querySelectorAll('[data-touch=lit]')].at(-1) ?? button();
    let clicks = 0;
    for (const before = document.querySelector('.notes').textContent; clicks < 12; clicks++) {
        const next = lit();
        if (!next) break;
        next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(done => setTimeout(done, 20));
        if (document.querySelector('.notes')?.textContent !== before) break;
    }
    return clicks;
}"""


def answer(page: Page) -> None:
    assert page.evaluate(CLICK_ON) < 12
    wait_until(
        page,
        "document.querySelector('[data-touch=lit], .choices .button, .says') || !document.title.startsWith('Your "
        "turn')",
    )


def play_to_the_end(page: Page, most: int = 400) -> None:
    for _ in range(most):
        wait_for_my_turn(page)
        if is_over(page):
            return
        answer(page)
    raise AssertionError(f"not over after {most} answers")


def violations(page: Page, rules: str = "") -> list[str]:
    """The findings of axe, for all its rules or one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    only = f", runOnly: ['{rules}']" if rules else ""
    found: list[Any] = json.loads(
        page.evaluate(
            f"axe.run({{ resultTypes: ['violations']{only} }}).then(result => JSON.stringify(result.violations))"
        )
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}" for one in found for node in one["nodes"]
    ]


def expect_no_violation(page: Page) -> None:
    """Check both themes, which differ only in their colours."""
    assert violations(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(page, "color-contrast") == []
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


WIDE = (
    "width => [...document.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > width + "
    "1).map(one => one.outerHTML.slice(0, 120)).slice(0, 5)"
)


def expect_no_sideways_scrolling(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    if page.evaluate("document.documentElement.scrollWidth") > width:
        raise AssertionError(f"{page.url} is wider than {width} px: {page.evaluate(WIDE, width)}")
