"""Every board in a real browser: every choice can be tapped, and everything is readable."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from galapagos.bots.simple import Simple
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.request import Choice
from galapagos.engine.words.message import languages
from tests.page.conftest import ROOT, Workbench
from tests.page.live import violations
from tests.page.sight import CUT
from tools.requests import moments, sample

QUICK = ("dodo", "evo")  # `make thorough` tests the others in every width
GAMES = sorted(folder.parent.name for folder in Path(ROOT, "web", "src", "games").glob("*/index.ts"))
TRIED = 5  # choices per request that are made by taps
NOTES = 20  # more would only repeat the measurement

# Follow a choice's route by clicks on highlighted pieces, then press the remaining button; return the answer.
TAP_OUT = """async number => {
    const table = window.workbench, choice = table.request.choices[number];
    let answered = null;
    table.deeds.answer = made => { answered = made.text; };
    for (const thing of table.route(choice)) {
        if (answered || table.lighting.chosen.includes(thing) || !table.lighting.lit.has(thing)) continue;
        const piece = document.querySelector(`[data-piece="${thing}"]`);
        if (!piece) return `${thing} is not drawn`;
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(done => setTimeout(done));
    }
    const label = table.label(choice);
    const find = () => [...document.querySelectorAll('.choices button')].find(one => one.textContent.trim() === label);
    for (let more; !answered && !find() && (more = document.querySelector('.stepper button:last-child:enabled'));) {
        more.click();
        await new Promise(done => setTimeout(done));
    }
    if (!answered) find()?.click();
    table.isSent = false;
    table.picked = [];
    return answered ?? `no tap and no button is left for ${label}`;
}"""


class Moment(NamedTuple):
    name: str
    sample: bytes
    choices: tuple[Choice, ...]


@cache
def played(name: str, seats: int) -> list[Moment]:
    """The last request of each question that `moments` yields, and the end."""
    match, found = find_game(name).new(seats, seed=5), dict[str, Moment]()
    for moment in moments(match, Simple("greedy", 5)):
        choices = match.request(match.state.actor).choices if not match.is_over else ()
        found[moment.rpartition("-")[0]] = Moment(f"{name}-{seats}-{moment}", sample(match, NOTES), choices)
    return list(found.values())


def usual(name: str) -> list[Moment]:
    return played(name, find_game(name).default_seats)


def fullest(game: Game) -> int:
    """The most seats that go with the usual options."""
    for seats in reversed(game.seats):
        with suppress(Refused):
            game.new_state(seats)
            return seats
    return game.default_seats


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_can_be_made_by_taps_every_piece_looked_at_and_all_is_for_everybody(
    game: str, workbench: Workbench, page: Page
) -> None:
    for moment, theme in zip(usual(game), cycle(("light", "dark")), strict=False):
        workbench.show(page, moment.sample, f"&theme={theme}")
        assert violations(page) == [], moment.name
        without = (
            "[...document.querySelectorAll('[data-piece]')].map(one => one.dataset.piece).filter(one => "
            "!window.workbench.look(one))"
        )
        assert page.evaluate(without) == [], moment.name
        lit = set(page.evaluate("[...window.workbench.lighting.lit]"))
        assert lit == set(page.eval_on_selector_all("[data-touch=lit]", "all => all.map(one => one.dataset.piece)")), (
            moment.name
        )
        for number in range(0, len(moment.choices), max(1, len(moment.choices) // TRIED)):
            assert page.evaluate(TAP_OUT, number) == moment.choices[number].text, moment.name


@pytest.mark.parametrize(
    "game", [game if game in QUICK else pytest.param(game, marks=pytest.mark.thorough) for game in GAMES]
)
def test_nothing_scrolls_sideways_from_a_phone_to_a_wide_screen(game: str, workbench: Workbench, page: Page) -> None:
    for moment, language in zip(played(game, fullest(find_game(game))), cycle(languages()), strict=False):
        workbench.show(page, moment.sample, f"&language={language}")
        for width in (360, 768, 1100, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            # the page has received it
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (moment.name, language)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.evaluate("document.documentElement.style.setProperty('--text-size', '130%')")
        assert page.evaluate(CUT) == [], (moment.name, language)
