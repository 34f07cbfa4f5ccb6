"""Hands at a table: a mouse or a finger on what is lit, where it can be reached, and on nothing else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.page.live import PATIENCE, STEP, is_over, wait_until

# One of what may be touched now, brought into view, and a spot where nothing lies over it. A thing that is drawn twice
# may be hidden once.
REACH = """chance => {
    const open = [...document.querySelectorAll('[data-touch=lit], .choices button:enabled:not(:has(kbd)):not([role=switch]):not(.stepper :first-child)')];
    const names = [...new Set(open.map(one => one.dataset.piece ?? one))];
    if (!names.length) return null;
    const name = names[Math.floor(chance * names.length)];
    const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92, 0.03, 0.97], spots = parts.flatMap(u => parts.map(v => [u, v]));
    for (const one of open.filter(one => (one.dataset.piece ?? one) === name)) {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const [u, v] of spots) {
            const [x, y] = [left + width * u, top + height * v];
            if (document.elementFromPoint(x, y)?.closest('[data-piece], button') === one) return { x, y, name: one.dataset.piece ?? one.textContent.trim() };
        }
    }
    return { x: -1, y: -1, name: String(name) };
}"""

# What a touch changes: what is lit and chosen, the buttons, the notes.
STATE = """JSON.stringify([...document.querySelectorAll('[data-touch=lit], [data-touch=chosen], .choices button, output, .says, .prompt')].map(one =>
    [one.dataset.piece ?? one.textContent, one.dataset.touch]).concat([[document.querySelectorAll('.log .line').length]]))"""


class Hands:
    """Of somebody who sees nothing but gold, and takes any of it."""

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
        """One tap or click, after which something is otherwise."""
        spot: Any = self.page.evaluate(REACH, self.chance.random())
        if spot is None:
            return
        assert spot["x"] >= 0, f"{spot['name']} is lit, and nowhere can it be touched"
        before = str(self.page.evaluate(STATE))
        pointer = self.page.touchscreen.tap if self.has_touch else self.page.mouse.click
        pointer(spot["x"], spot["y"])
        self.touched.append(spot["name"])
        wait_until(self.page, f"{STATE} !== {before!r}")

    def answer(self) -> None:
        """Touches until it is decided."""
        notes = self.page.locator(".log .line").count()
        while self.is_asked and self.page.locator(".log .line").count() == notes:
            self.touch()
            wait_until(
                self.page,
                "document.querySelector('[data-touch=lit], .choices button, .says') || "
                "!document.title.startsWith('Your turn')",
            )


def who_is_asked(everybody: list[Hands]) -> Hands:
    """Bots may play meanwhile."""
    for _ in range(PATIENCE // STEP):
        for one in everybody:
            if one.is_asked:
                return one
        everybody[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody is asked")


def play_together(everybody: list[Hands], most: int = 2000) -> None:
    """All play, each when asked, until it is over."""
    for _ in range(most):
        asked = [one for one in everybody if one.is_asked]
        if not asked and all(is_over(one.page) for one in everybody):
            return
        for one in asked:
            one.touch()
        if not asked:
            everybody[0].page.wait_for_timeout(STEP)
    raise AssertionError(f"not over after {most} touches")
