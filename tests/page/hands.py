"""Play at a table with a mouse or a finger, using only highlighted targets that can be reached."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.page.live import PATIENCE, STEP, is_over, wait_until

# A random touchable target, scrolled into view, and a point where nothing covers it. One of two drawings of the same
# piece may be covered.
REACH = """chance => {
    const button = '.choices button:enabled:not(:has(kbd)):not([role=switch]):not(.stepper :first-child)';
    const open = [...document.querySelectorAll(`[data-touch=lit], ${button}`)];
    const names = [...new Set(open.map(one => one.dataset.piece ?? one))];
    if (!names.length) return null;
    const name = names[Math.floor(chance * names.length)];
    const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92, 0.03, 0.97];
    const spots = parts.flatMap(u => parts.map(v => [u, v]));
    for (const one of open.filter(one => (one.dataset.piece ?? one) === name)) {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const [u, v] of spots) {
            const [x, y] = [left + width * u, top + height * v];
            if (document.elementFromPoint(x, y)?.closest('[data-piece], button') === one)
                return { x, y, name: one.dataset.piece ?? one.textContent.trim() };
        }
    }
    return { x: -1, y: -1, name: String(name) };
}"""

# Everything that a touch may change: highlighted and chosen pieces, buttons, notes.
STATE = """JSON.stringify(
    [...document.querySelectorAll('[data-touch=lit], [data-touch=chosen], .choices button, output, .says, .prompt')]
        .map(one => [one.dataset.piece ?? one.textContent, one.dataset.touch])
        .concat([[document.querySelectorAll('.log .line').length]]))"""

# What lies under a touch that changed nothing, and what the page says over its board.
FOUND = """([x, y]) => {
    const chain = [];
    for (let one = document.elementFromPoint(x, y); one && chain.length < 4; one = one.parentElement)
        chain.push(one.outerHTML.slice(0, 90));
    const says = document.querySelectorAll('[role=dialog], [role=alert], [role=status]');
    return [chain, [...says].map(one => one.textContent)];
}"""


class Hands:
    """A player who clicks any highlighted target."""

    def __init__(self, page: Page, seed: int, has_touch: bool = False) -> None:
        self.page, self.chance, self.has_touch = page, random.Random(seed), has_touch
        self.touched: list[str] = []

    @property
    def is_asked(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.title.startsWith('Your turn') && !!document.querySelector('[data-touch=lit], .choices "
                "button')"
            )
        )

    def touch(self) -> None:
        """One tap or click, after which the page has changed."""
        spot: Any = self.page.evaluate(REACH, self.chance.random())
        if spot is None:
            return
        assert spot["x"] >= 0, f"{spot['name']} is lit, and nowhere can it be touched"
        before = str(self.page.evaluate(STATE))
        pointer = self.page.touchscreen.tap if self.has_touch else self.page.mouse.click
        pointer(spot["x"], spot["y"])
        self.touched.append(spot["name"])
        try:
            wait_until(self.page, f"{STATE} !== {before!r}")
        except AssertionError as error:
            found = self.page.evaluate(FOUND, [spot["x"], spot["y"]])
            raise AssertionError(f"a touch of {spot} changed nothing; found there and said: {found}") from error

    def answer(self) -> None:
        """Touch until the decision is made."""
        notes = self.page.locator(".log .line").count()
        while self.is_asked and self.page.locator(".log .line").count() == notes:
            self.touch()
            wait_until(
                self.page,
                "document.querySelector('[data-touch=lit], .choices button, .says') || "
                "!document.title.startsWith('Your turn')",
            )


def who_is_asked(everybody: list[Hands]) -> Hands:
    """The hands whose player is asked; bots may play meanwhile."""
    for _ in range(PATIENCE // STEP):
        for one in everybody:
            if one.is_asked:
                return one
        everybody[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody is asked")


def play_together(everybody: list[Hands], most: int = 2000) -> None:
    """All players play, each when asked, until the match is over."""
    for _ in range(most):
        asked = [one for one in everybody if one.is_asked]
        if not asked and all(is_over(one.page) for one in everybody):
            return
        for one in asked:
            one.touch()
        if not asked:
            everybody[0].page.wait_for_timeout(STEP)
    raise AssertionError(f"not over after {most} touches")
