"""Positions as texts."""

from __future__ import annotations

import random

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.notation.position import describe, parse
from galapagos.games.mutations import GAME
from galapagos.games.mutations.species import is_marked
from galapagos.games.mutations.state import Mark, Phase
from tests.games.mutations.table import still


def test_the_example_of_the_notation() -> None:
    s = still("A: carnivorous+swimming x2 (fed, shelter), plain x1 | B: running x3 (parasite); food 3; parasites 1").s
    assert (s.seats, s.phase, s.actor, s.red, s.black) == (2, Phase.FEEDING, 0, 3, 1)
    assert [s.species[k].animals for k in range(3)] == [2, 1, 3]
    assert list(s.animals[:2]) == [2 * Mark.FOOD, Mark.SHELTER]
    assert s.deck + s.players[0].deck + s.players[1].deck + s.population + 3 == 90


@pytest.mark.parametrize(
    "options", [{}, {"divergence": "on"}, {"extras": "all"}, {"extras": "all", "divergence": "on"}]
)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_of_a_game_is_described_without_raw_fields(seats: int, options: dict[str, str]) -> None:
    draw = random.Random(seats)
    s = GAME.new_state(seats, options)
    out = [0] * GAME.actions.size
    while n := GAME.rules.legal(s, out):
        if (s.phase > Phase.FEEDING and draw.random() < 0.3) or draw.random() < 0.03:
            text = describe(GAME, s)
            assert "{" not in text
            assert parse(GAME, text) == s
        GAME.rules.apply(s, draw.choice(out[:n]))
    assert parse(GAME, describe(GAME, s)) == s


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("A: plain | plain", "not a clause"),
        ("A: carnivorus | B: plain", "not one of"),
        ("A: plain x0 | B: plain", "wrong number"),
        ("A: plain x1 (fed, fed) | B: plain", "wrong number"),
        ("A: plain x999 | B: plain", "wrong number"),
        ("A: plain (happy) | B: plain", "not on an animal"),
        ("A: plain (food2) | B: plain", "not on an animal"),
        ("A: plain! | B: plain", "not a species"),
        ("A: plain | C: plain; seats 2", "row for C"),
        ("A: plain; weather 3", "'weather' is not a clause"),
        ("A: plain | B: plain; feeding A; grazing B", "two questions"),
        ("A: plain | B: plain; feeding A; feeding B", "there twice"),
        ("A: plain | B: plain; feeding A s1", "does not belong"),
        ("A: plain | B: plain; passed C", "C does not take part"),
        ("A: plain | B: plain; decks 1", "each of the 2"),
        ("A: plain | B: plain; decks 1 x", "whole number"),
        ("A: plain | B: plain; food", "is incomplete"),
        ("A: plain | B: plain; feeding C", "C does not take part"),
        ("A: plain | B: plain; face A s7", "no species s7"),
        ("A: plain | B: plain; option divergence", "name=value"),
        ("A: plain | B: plain; option divergence=maybe", "not possible"),
        ("A: plain | B: plain; deck 99", "more cards"),
        ("A: plain | B: plain; deck 9; decks 1 1; discards 1 1", "missing"),
        ("A: plain | B: plain; deck 80; decks 10 10; discards 1 1", "too many"),
        ("seats 9", "2 to 8"),
        ("A: running+running | B: plain", "cannot be a position"),
        ("A: carnivorous+scavenger | B: plain", "cannot be a position"),
        ("A: flight | B: plain", "cannot be a position"),
        ("A: plain (parasites9) | B: plain (parasites9); turn 2", "cannot be a position"),
        ("A: " + "+".join(["running"] * 19) + " | B: plain", "more traits"),
        ("; ".join("ABCDEFGH"[i] + ": " + ", ".join(["plain"] * 31) for i in range(8)), "never more"),
        ("A: plain | B: plain; gone running", "is incomplete"),
        ("A: plain | B: plain; climate snow", "not one of"),
        ("option divergence=on; A: running#1 | B: plain", "cannot be a position"),
        ("A: plain | B: plain; face A s2", "no species of A"),
        ("A: plain x2 | B: plain; face A s1", "no species of A"),
        ("A: plain | B: plain; deleterious A s1", "Nothing about s1"),
        ("A: plain | B: plain; look A s1", "Nothing about s1"),
        ("A: plain | B: plain {actor=7}", "cannot be a position"),
        ("A: carnivorous | B: high_body_weight; prey A; attack s1", "Nobody can answer"),
        ("A: carnivorous | B: plain; scavenger A; attack s1", "Nobody can answer"),
        ("A: carnivorous | B: plain; mimicry A; attack s1 on s2", "Nobody can answer"),
        ("A: plain | B: plain; extinction A", "Nobody can answer"),
        ("A: plain (fed) | B: plain", "in feeding only"),
        ("A: plain (shelter) | B: plain; climate", "in feeding only"),
        ("A: carnivorous (attacked) | B: plain; development A", "in feeding only"),
        ("A: bark_beetle (shelter) | B: plain; food 3", "eaten its shelter"),
        ("A: plain x2 (hungry, attacked) | B: plain; food 3", "a1 has attacked, but s1 is not carnivorous"),
        ("A: plain | B: plain; victim A; attack s1 on s2", "a1 has attacked, but s1 is not carnivorous"),
        ("A: running#1, running#1 | B: plain", "option divergence=on"),
        (
            "option divergence=on; A: swimming+running#1, running#1 | B: plain",
            "s1 and s2 share a card, but not those below it",
        ),
        ("option divergence=on; A: running+swimming#1, running+swimming#1 | B: plain", "did not diverge"),
        (
            "option divergence=on; A: running#1+swimming#1, running#1, running#2+swimming#1, running#2 | B: plain",
            "s1 and s3 share",
        ),
        ("option extras=anglerfish; A: running+anglerfish [open] | B: plain", "first trait"),
        ("option extras=anglerfish; A: running [open] | B: plain", "first trait"),
        ("A: plain | B: plain; turn 7 last", "main deck is empty, but there are 74 cards"),
        ("A: plain | B: plain; food 15", "15 food on the table, and never more than 14 now with 2 players"),
        ("A: plain | B: plain | C: plain; food 21", "never more than 20 now with 3 players"),
        ("A: plain | B: plain; food 3; development A", "never more than 0"),
        ("option extras=aedificator; A: aedificator x2 | B: plain; food 19", "never more than 18"),
        ("option extras=aedificator; A: aedificator x2 | B: plain; climate parasites; food 15", "never more than 14"),
        ("A: plain | B: plain; shelters 7", "7 shelters, on the table and on animals, and never more than 6"),
        ("A: plain (shelter) | B: plain; shelters 6", "7 shelters"),
        ("A: plain (parasite) | B: plain", "no parasites before the climate of the first turn"),
        ("A: plain (parasite) | B: plain; climate shelters", "no parasites before the climate of the first turn"),
        ("A: plain | B: plain; climate parasites; parasites 1", "no parasites before the climate of the first turn"),
        ("option extras=anglerfish; A: plain | B: plain; forgotten A 1", "more discarded cards"),
        ("option extras=anglerfish; A: plain | B: plain; forgotten A", "is incomplete"),
    ],
)
def test_what_is_wrong_with_a_text_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        parse(GAME, text)


def test_an_attack_needs_no_marked_animal() -> None:
    s = still("A: carnivorous x3 (fed, attacked) | B: plain x2; victim A; attack s1 on s2").s
    assert is_marked(s.animals[1], Mark.HUNTING)
    assert s.actor == 1


def test_who_has_no_card_is_not_asked_in_development() -> None:
    assert still("A: plain | B: plain; decks 0 3").s.actor == 1
    assert still("A: plain | B: plain; decks 0 0").s.phase == Phase.FOOD


def test_cards_left_over_are_filled_up_where_a_pile_is_left_out() -> None:
    assert still("A: plain | B: plain; deck 9; decks 1 1").s.players[0].discard == 90 - 2 - 9 - 2
    assert still("A: plain | B: plain; deck 9; discards 1 1").s.players[0].deck == 90 - 2 - 9 - 2 - 7


@pytest.mark.parametrize(
    "text",
    [
        "A: bark_beetle (fed shelter), bark_beetle+obligate_carnivorous (shelter) | B: plain; food 3",
        "option divergence=on; A: running#1+swimming#1+grazing, running#1+swimming#1, running | B: plain",
        "option extras=anglerfish; A: anglerfish+running [open] (attacked) | B: plain; food 3",
        "A: plain | B: plain; turn 7 last; deck 0",
        "A: plain | B: plain; food 14; shelters 6; parasites 10",
        "option extras=aedificator; A: aedificator x2 | B: plain; food 18",
        "option extras=aedificator; A: plain | B: plain; food 18; gone aedificator 1; discards 2 0",
        "A: plain (parasite) | B: plain; turn 2",
        "A: plain (parasite) | B: plain; food 1",
    ],
)
def test_what_a_game_can_come_to_is_read(text: str) -> None:
    s = parse(GAME, text)
    assert parse(GAME, describe(GAME, s)) == s


def test_cards_looked_at_and_discarded_have_a_word_for_those_who_do_not_know_them() -> None:
    text = (
        "option extras=anglerfish; A: plain [running], plain | B: plain; discarded A budding grazing; forgotten "
        "A 1; discards 3 0"
    )
    s = parse(GAME, text)
    assert (s.players[0].forgotten, sum(s.players[0].faces)) == (3, 2)
    assert "forgotten A 3" in describe(GAME, GAME.hidden(s, 1))
    assert "discarded A budding grazing; forgotten A 1" in describe(GAME, GAME.hidden(s, 0))


@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_knows_is_described_without_raw_fields(seats: int) -> None:
    draw = random.Random(seats)
    s = GAME.new_state(seats, {"extras": "all", "divergence": "on"})
    out = [0] * GAME.actions.size
    while n := GAME.rules.legal(s, out):
        if draw.random() < 0.1:
            for seat in range(-1, seats):
                hidden = GAME.hidden(s, seat)
                text = describe(GAME, hidden)
                assert "{" not in text
                assert parse(GAME, text) == hidden
        GAME.rules.apply(s, draw.choice(out[:n]))
