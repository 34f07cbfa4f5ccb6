"""Features of Random Mutations' board only: all gardens have the largest size that fits."""

from __future__ import annotations

import json

from playwright.sync_api import Page

import galapagos
from tests.page.conftest import Workbench
from tests.page.live import wait_until
from tools.requests import sample

MINE = "A: swimming, running; food 4"
FEW = f"{MINE}; B: grazing x2; C: plain"
MANY = f"{MINE}; " + "; ".join(f"{seat}: swimming x4, running x4, grazing x4, burrowing x3, plain x3" for seat in "BC")
SHOW = "text => window.workbench.show(JSON.parse(text))"
SIZES = "[...document.querySelectorAll('.others .animal')].map(one => one.getBoundingClientRect().width)"
FITS = "document.querySelector('.others').scrollHeight <= document.querySelector('.others').clientHeight"


def request_of(position: str) -> str:
    return json.dumps(json.loads(sample(galapagos.from_position("mutations", position)))["request"])


def test_gardens_shrink_as_they_fill_and_grow_again(workbench: Workbench, page: Page) -> None:
    """A new garden has the size of the others."""
    workbench.show(page, sample(galapagos.from_position("mutations", FEW)))
    large = page.evaluate(SIZES)
    assert len(set(large)) == 1
    page.evaluate(SHOW, request_of(MANY))
    wait_until(
        page, f"{SIZES}.length === 36 && {SIZES}.every(width => width === {SIZES}[0] && width < {large[0]}) && {FITS}"
    )
    page.evaluate(SHOW, request_of(FEW))
    wait_until(page, f"JSON.stringify({SIZES}) === '{json.dumps(large, separators=(',', ':'))}'")
