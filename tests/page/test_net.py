"""The page makes of updates what Python makes of them: views from changes, choices from offers, events from tales."""

from __future__ import annotations

import random
import subprocess
from typing import Any

import msgspec
import pytest

import galapagos
from galapagos.engine.game import all_games
from galapagos.engine.request import Choice, Teller
from galapagos.engine.story import Happening
from galapagos.server.difference import differences
from galapagos.server.glossary import Glossary, Names
from galapagos.server.offer import offers_of
from galapagos.server.tale import tale_of
from tests.page.conftest import NODE, ROOT

SCRIPT = ROOT / "web" / "tests" / "follow.ts"
STEPS = 120


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_the_page_follows_a_match_by_changes_offers_and_tales_as_it_is(game: str) -> None:
    match, dice, known = galapagos.new(game, seed=3), random.Random(3), Names()
    view = match.request(0).view
    first = plain(view)
    updates, wanted = list[Any](), list[tuple[Any, list[Choice], list[Happening]]]()
    while not match.is_over and len(updates) < STEPS:
        before = match.version
        match.play(dice.choice(match.legal()))
        after = match.request(0, before)
        offers, names = offers_of(Teller(match.game, match.game.hidden(match.state, 0)), [choice.action for choice in after.choices], known)
        glossary = Glossary()
        tale, told = tale_of(after.events, glossary), glossary.put_names(names)
        updates.append({"changes": differences(view, after.view), "offers": offers, "names": told, "messages": glossary.rows, "tale": tale})
        wanted.append((plain(after.view), list(after.choices), after.events))
        view = after.view
    assert any(choices for _, choices, _ in wanted)
    sent = msgspec.json.encode({"view": first, "updates": updates})
    followed = subprocess.run([NODE, "--disable-warning=ExperimentalWarning", SCRIPT], input=sent, capture_output=True, check=True)
    for made, (view, choices, events) in zip(msgspec.json.decode(followed.stdout), wanted, strict=True):
        assert made["view"] == view
        assert msgspec.convert(made["choices"], list[Choice]) == choices
        assert msgspec.convert(made["events"], list[Happening]) == events
