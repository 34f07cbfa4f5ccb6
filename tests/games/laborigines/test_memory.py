"""L1: open and hidden memory; who has seen what."""

from __future__ import annotations

import msgspec

from galapagos.engine.game import find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy
from galapagos.engine.match.story import PieceRegistry
from galapagos.games.laborigines.board import draw
from galapagos.games.laborigines.data import DISEASE_NAMES
from galapagos.games.laborigines.view import view

from .lab import Lab

GAME = find_game("laborigines")
SEEN = (
    "seats 3; red t1; blue t11; green t13; moa t16; t4 green/cure; t5 acid/green; t6 acid/acid; t7 danger; "
    "disease limping; drawn leprosy hyperactivity"
)
HIDDEN = f"option memory=hidden; {SEEN}"


def test_l1_what_nobody_has_seen_is_not_in_the_state() -> None:
    lab = Lab("seats 2")
    assert all(tile.under == 0 for tile in lab.s.tiles)


def test_l1_open_memory_shows_undersides_and_cards_to_all() -> None:
    lab = Lab(SEEN)
    for seat in (-1, 0, 2):
        shown = lab.match.view(seat)
        assert [tile.underside for tile in shown.tiles[3:7]] == ["cure", "green", "acid", None]
        assert shown.drawn == ["leprosy", "limping", "hyperactivity"]


def test_l1_hidden_memory_shows_only_what_lies_face_up() -> None:
    lab = Lab(HIDDEN)
    for seat in (-1, 0, 2):
        shown = lab.match.view(seat)
        assert all(tile.underside is None for tile in shown.tiles)
        assert shown.drawn is None
        assert (shown.disease, shown.pile) == ("limping", 5)
        assert not any("▾cure" in line.plain for line in draw(shown, seat, lab.match.words()).ring())


def test_l1_stockpiles_are_always_public() -> None:
    lab = Lab(HIDDEN)
    assert [player.total for player in lab.match.view(0).players] == [20, 20, 20]


def test_l1_players_keep_what_they_have_seen() -> None:
    lab = Lab(HIDDEN)
    assert all(GAME.hidden(lab.s, seat) == lab.s for seat in range(3))


def test_l1_a_spectator_has_not_seen_what_was_turned_down() -> None:
    lab = Lab(HIDDEN)
    hidden = GAME.hidden(lab.s, -1)
    assert [tile.under for tile in hidden.tiles[3:7]] == [-1, -1, -1, 0]
    assert hidden.drawn == 1 << hidden.disease
    assert GAME.hidden(Lab("option memory=hidden; seats 3").s, -1).drawn == 0


def test_l1_a_guess_fits_what_lies_face_up_and_hides_again_to_the_byte() -> None:
    hidden = GAME.hidden(Lab(HIDDEN).s, -1)
    random, undersides, cards = Random(), set(), 0
    for stream in range(40):
        guessed = copy(hidden)
        start_random(random, 1, stream)
        GAME.rules.guess(guessed, -1, random)
        assert GAME.rules.audit(guessed) == 0
        assert guessed.drawn.bit_count() == 3
        cards |= guessed.drawn
        undersides.add(guessed.tiles[3].under)
        assert {guessed.tiles[4].under, guessed.tiles[5].under} == {6, 11}
        GAME.rules.hide(guessed, -1)
        assert guessed == hidden
    assert len(undersides) > 4
    assert cards == sum(1 << card for card in range(1, len(DISEASE_NAMES) + 1))


def test_l1_the_view_of_a_spectator_is_the_same_for_every_guess() -> None:
    hidden = GAME.hidden(Lab(HIDDEN).s, -1)
    random = Random()
    start_random(random, 1, 2)
    guessed = copy(hidden)
    GAME.rules.guess(guessed, -1, random)
    GAME.rules.hide(guessed, -1)
    assert msgspec.json.encode(view(guessed, -1, PieceRegistry.empty(GAME))) == msgspec.json.encode(
        view(hidden, -1, PieceRegistry.empty(GAME))
    )


def test_l1_nothing_is_guessed_where_nothing_is_hidden() -> None:
    lab = Lab(SEEN)
    guessed = GAME.hidden(lab.s, 0)
    GAME.rules.guess(guessed, 0, Random())
    assert guessed == lab.s
