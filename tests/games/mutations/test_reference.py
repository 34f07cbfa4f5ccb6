"""The rules and a second, independent telling of them agree on every question, every answer and every pile."""

from __future__ import annotations

import random

import pytest

from galapagos.games.mutations import GAME
from galapagos.games.mutations.data import EXTRA_NAMES
from galapagos.games.mutations.rules.winner import points
from galapagos.games.mutations.state import State
from tests.games.mutations.pieces import NAMES
from tests.games.mutations.reference import Question, Reference

CASES = [
    (2, "off", ()),
    (3, "off", ()),
    (4, "off", ()),
    (5, "on", ()),
    (6, "off", ("flight", "herding")),
    (7, "on", ("viviparous",)),
    (8, "off", ("aedificator",)),
    (2, "on", EXTRA_NAMES),
    (3, "on", EXTRA_NAMES),
    (4, "off", EXTRA_NAMES),
    (2, "off", ("anglerfish",)),
    (3, "on", ("anglerfish", "intellect")),
]


@pytest.mark.parametrize(("seats", "divergence", "extras"), CASES)
def test_both_tellings_of_the_rules_agree(seats: int, divergence: str, extras: tuple[str, ...]) -> None:
    play_both(seats, divergence, extras, random.Random(seats))


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(500))
def test_both_tellings_of_the_rules_agree_in_many_games(seed: int) -> None:
    draw = random.Random(seed)
    extras = tuple(name for name in EXTRA_NAMES if draw.random() < 0.6)
    play_both(draw.randint(2, 8), draw.choice(["off", "on"]), extras, draw)


def play_both(seats: int, divergence: str, extras: tuple[str, ...], draw: random.Random) -> None:
    s = GAME.new_state(seats, {"divergence": divergence, "extras": extras or "none"})
    other = Reference(seats, divergence == "on", extras)
    question = other.start()
    out = [0] * GAME.actions.size
    while n := GAME.rules.legal(s, out):
        texts = [GAME.actions.text(action) for action in out[:n]]
        assert question == (s.actor if s.actor >= 0 else None, texts)
        compare(s, other)
        action = choose(draw, question)
        GAME.rules.apply(s, GAME.actions.parse(action))
        question = other.answer(action)
    assert question is None
    compare(s, other)


def choose(draw: random.Random, question: Question) -> str:
    """Random, but rather a hunter, a reaction or a trait than the hundredth token."""
    lively = [text for text in question[1] if text.split()[0] in ("hunt", "reveal", "trait", "diverge")]
    return draw.choice(lively if lively and draw.random() < 0.3 else question[1])


def compare(s: State, other: Reference) -> None:
    assert (s.deck, s.red, s.green, s.black, s.first, s.turn) == (
        other.deck,
        other.red,
        other.green,
        other.black,
        other.first,
        other.turn,
    )
    for seat, name in enumerate(NAMES[: s.seats]):
        player = s.players[seat]
        there = (other.decks[seat], len(other.discards[seat]), other.points(seat))
        assert (player.deck, player.discard, points(s, seat)) == there, name
    assert s.population == len(other.animals())
