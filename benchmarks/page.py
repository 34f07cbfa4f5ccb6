"""Measure the page in a browser with a real server: the cost of an update, dropped frames, the first paint.

    python -m benchmarks.page                       # all parts
    python -m benchmarks.page --update --motion     # only these

The table is crowded: eight players of Random Mutations with sixty animals. Updates are measured in processor time of
the page's own thread, as Chromium counts it for script, style and layout. Long tasks and paints are the browser's
observers' wall-clock times, so other work on the machine is in them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

from benchmarks.machine import load
from tests.page.live import answer, ask, open_page, wait_until
from tests.server.serving import Seat, Served, catch_up, served
from tools.setup import BROWSERS, PYTHON, ROOT

ROWS = (
    "carnivorous+swimming x3, running+burrowing x3, plain x2",
    "high_body_weight+poisonous x3, scavenger x3, grazing x2",
    "swimming+running x3, mimicry x3, bark_beetle x2",
    "carnivorous+running x3, burrowing+budding x3, plain x2",
    "swimming+poisonous x3, high_body_weight x3, plain",
    "grazing+mimicry x3, scavenger x3, plain",
    "carnivorous+burrowing x3, swimming x3, plain",
    "running+high_body_weight x3, poisonous x3, plain",
)
CROWD = (
    " | ".join(f"{seat}: {row}" for seat, row in zip("ABCDEFGH", ROWS, strict=True))
    + "; food 34; shelters 6; parasites 4"
)

UPDATES, RUNS, TURNS, LOADS = 20, 3, 10, 5
SETTLED_MS = 600  # until all animations of an update are over
MOST_UPDATE, MOST_TASK, MOST_PAINT, MOST_SCRIPT = 100.0, 50.0, 1000.0, 150_000  # ms, ms, ms, bytes
COUNTED = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
PATHS = ("/", "/new/dodo", "/rules/evo", "/lesson/mutations", "/you")
OBSERVE = """
    window.tasks = [];
    window.shifts = [];
    const watch = (kind, told) =>
        new PerformanceObserver(list => list.getEntries().forEach(told)).observe({ type: kind, buffered: true });
    watch("longtask", one => one.name === "self" && tasks.push(one.duration));
    watch("layout-shift", one => one.hadRecentInput || shifts.push(one.value));
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Visitor:
    """A browser with an empty cache, and its metrics."""

    def __init__(self, browser: Browser, motion: str = "no-preference") -> None:
        screen = ViewportSize(width=1440, height=900)
        self.context = browser.new_context(viewport=screen, reduced_motion=motion, service_workers="block")  # type: ignore[arg-type]
        self.page = self.context.new_page()
        self.page.add_init_script(OBSERVE)
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self.devtools.send("Performance.getMetrics")["metrics"]}

    def spent(self) -> dict[str, float]:
        """CPU milliseconds of the page's main thread so far."""
        found = self.metrics()
        return {word: 1000 * found[name] for word, name in COUNTED.items()}


@contextmanager
def visiting(browser: Browser, motion: str = "no-preference") -> Iterator[Visitor]:
    visitor = Visitor(browser, motion)
    yield visitor
    visitor.context.close()


# --- the crowd


class Crowd:
    """A running table of eight: one player in a browser, the others on sockets."""

    def __init__(self, server: Served, page: Page) -> None:
        self.page, self.chance = page, random.Random(1)
        ask(page, server, "/api/me")
        table = str(
            ask(
                page,
                server,
                "/api/tables",
                game="mutations",
                seats=[{"me": True}, *({} for _ in ROWS[1:])],
                position=CROWD,
            )["id"]
        )
        guests = [server.guest(f"Guest {number}") for number in range(1, len(ROWS))]
        for guest in guests:
            guest.sit(table)
        ask(page, server, f"/api/tables/{table}/start")
        self.seats: list[Seat] = [guest.at(table) for guest in guests]
        open_page(page, server, f"/table/{table}")
        page.wait_for_selector(".prompt")

    @property
    def asked(self) -> Seat | None:
        """The player on a socket who is asked, or None if the one in the browser is."""
        return next((seat for seat in self.seats if seat.is_asked), None)

    def play(self, seat: Seat) -> None:
        seat.play(self.chance.choice(seat.choices).action)
        self.follow(seat.version)

    def follow(self, version: int) -> None:
        for other in self.seats:
            catch_up(other, version)

    def answer(self) -> None:
        """Play one move in the browser."""
        wait_until(self.page, "document.title.startsWith('Your turn')")
        before = self.seats[0].version
        answer(self.page)
        self.follow(before + 1)

    def take_turn(self) -> None:
        """Play moves of the asked player until another one is asked."""
        seat = self.asked
        while self.asked is seat:
            if seat:
                self.play(seat)
            else:
                self.answer()

    def notes(self) -> int:
        return int(self.page.evaluate("document.querySelectorAll('.log li').length"))


def show_update(browser: Browser, server: Served) -> None:
    for motion, word in (("reduce", "without motion"), ("no-preference", "with motion, all its frames")):
        with visiting(browser, motion) as visitor:
            found = measure_updates(visitor, Crowd(server, visitor.page))
        parts = ", ".join(f"{part} {statistics.median(one[part] for one in found):.1f}" for part in COUNTED)
        total = [sum(one.values()) for one in found]
        tell(
            f"an update, {word}",
            f"{statistics.median(total):.1f} ms ({parts}; worst {max(total):.1f}), median of {len(found)}",
            statistics.median(total) < MOST_UPDATE,
        )


def measure_updates(visitor: Visitor, crowd: Crowd) -> list[dict[str, float]]:
    found = list[dict[str, float]]()
    while len(found) < UPDATES:
        seat = crowd.asked
        if seat is None:
            crowd.answer()
            visitor.page.wait_for_timeout(SETTLED_MS)
            continue
        notes, before = crowd.notes(), visitor.spent()
        crowd.play(seat)
        wait_until(visitor.page, f"document.querySelectorAll('.log li').length > {notes}")
        visitor.page.wait_for_timeout(SETTLED_MS)
        after = visitor.spent()
        found.append({part: after[part] - before[part] for part in COUNTED})
    return found


def show_motion(browser: Browser, server: Served) -> None:
    """Report long tasks by their CPU time in the page's thread. The observer's wall-clock times include other load."""
    runs, observed = list[float](), list[int]()
    for _ in range(RUNS):
        with visiting(browser) as visitor:
            crowd = Crowd(server, visitor.page)
            visitor.page.wait_for_timeout(SETTLED_MS)
            visitor.page.evaluate("tasks.length = 0")
            browser.start_tracing(page=visitor.page, categories=["-*", "toplevel"])
            for _ in range(TURNS):
                crowd.take_turn()
            visitor.page.wait_for_timeout(TURNS * SETTLED_MS)
            runs.append(max(tasks_in(browser.stop_tracing())))
            observed.append(visitor.page.evaluate("tasks.length"))
    calm = sum(longest <= MOST_TASK for longest in runs)
    tell(
        f"the longest task in {TURNS} turns with motion",
        f"{', '.join(f'{longest:.0f} ms' for longest in runs)} of processor time, over {MOST_TASK:.0f} in "
        f"{RUNS - calm} of {RUNS} runs "
        f"(tasks over 50 ms of wall-clock time, by the observer: {', '.join(map(str, observed))})",
        3 * calm >= 2 * RUNS,
    )


def tasks_in(trace: bytes) -> Iterator[float]:
    """CPU milliseconds of each task of a page's main thread."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    return (
        one["tdur"] / 1000
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) in threads and "tdur" in one
    )


# --- loading


def show_load(browser: Browser, server: Served) -> None:
    paints, tasks, scripts, shifts = dict[str, list[float]](), dict[str, list[float]](), dict[str, int](), list[float]()
    for path in PATHS * LOADS:
        with visiting(browser) as visitor:
            paint, scripts[path], moved = come(visitor.page, server.url + path)
            paints.setdefault(path, []).append(paint)
            tasks.setdefault(path, []).append(1000 * visitor.metrics()["TaskDuration"])
            shifts += moved
    best = {path: min(of) for path, of in paints.items()}  # other load can only slow it down
    told = ", ".join(f"{path} {paint:.0f} ms ({min(tasks[path]):.0f})" for path, paint in best.items())
    tell(
        "first contentful paint from localhost (processor time of the page until all is there)",
        f"{told}, the best of {LOADS}",
        max(best.values()) < MOST_PAINT,
    )
    tell(
        "JavaScript of the first load, gzipped",
        ", ".join(f"{path} {size / 1000:.0f} kB" for path, size in scripts.items()),
        max(scripts.values()) < MOST_SCRIPT,
    )
    tell("layout shift after load", f"{sum(shifts):.4f}", not sum(shifts))


def come(page: Page, address: str) -> tuple[float, int, list[float]]:
    """The first contentful paint in ms, the compressed bytes of scripts, and the layout shift."""
    heard = list[Response]()

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED_MS)
    size = sum(len(gzip.compress(one.body())) for one in heard if one.request.resource_type == "script")
    return float(page.evaluate(PAINTED)), size, list(page.evaluate("shifts"))


# --- all of it


PARTS: dict[str, Callable[[Browser, Served], None]] = {"load": show_load, "update": show_update, "motion": show_motion}
missed = list[str]()


def tell(what: str, figure: str, holds: bool) -> None:
    print(f"{what}: {figure}   load {load():.1f}{'' if holds else '   MISSED'}", flush=True)
    if not holds:
        missed.append(what)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__.partition("\n")[0])
    for part in PARTS:
        parser.add_argument(f"--{part}", dest="parts", action="append_const", const=part, help="this part only")
    asked: Any = parser.parse_args()
    subprocess.run([PYTHON, ROOT / "tools" / "setup.py", "page"], check=True)
    path = next(filter(None, map(shutil.which, BROWSERS)), None) or sys.exit(
        "A browser is missing: run `make browser`."
    )
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for part in asked.parts or PARTS:
            PARTS[part](browser, server)
        browser.close()
    if missed:
        sys.exit(f"Missed: {', '.join(missed)}.")


if __name__ == "__main__":
    main()
