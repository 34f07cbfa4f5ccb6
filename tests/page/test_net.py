"""The page applies the differences in updates as Python does."""

from __future__ import annotations

import random
import subprocess
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import galapagos
from galapagos.engine.game import all_games
from galapagos.engine.match.difference import differences
from tests.page.conftest import NODE, ROOT

SCRIPT = ROOT / "web" / "tests" / "follow.ts"
STEPS = 120


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_the_page_follows_the_views_of_a_match_by_their_changes(game: str) -> None:
    match, dice = galapagos.new(game, seed=3), random.Random(3)
    views: list[Any] = [match.view(0)]
    while not match.is_over and len(views) <= STEPS:
        match.play(dice.choice(match.legal()))
        views.append(match.view(0))
    updates = [differences(before, after) for before, after in pairwise(views)]
    sent = msgspec.json.encode({"view": views[0], "updates": updates})
    followed = subprocess.run(
        [NODE, "--disable-warning=ExperimentalWarning", SCRIPT], input=sent, capture_output=True, check=True
    )
    assert msgspec.json.decode(followed.stdout) == msgspec.json.decode(msgspec.json.encode(views[1:]))
