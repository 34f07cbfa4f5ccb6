"""E4 and E6: hands are hidden, and neither questions nor logs show them."""

from __future__ import annotations

import msgspec
import pytest

from galapagos.engine.game import find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.match.story import PieceRegistry
from galapagos.games.evo.data import Card
from tests.games.evo.island import RED, YELLOW, scene

GAME = find_game("evo")
HANDS = (
    "movement-events yellow; red at d4 hand stampede lurch; yellow at d5 hand brood; green at d6 hand "
    "neoprene*2; table red:giant-gene"
)


def permuted(seat: int, seed: int) -> object:
    """The same position with the hands that are hidden from a seat dealt anew."""
    s = GAME.hidden(scene(HANDS).s, seat)
    random = Random()
    start_random(random, seed, 0)
    GAME.rules.guess(s, seat, random)
    return s


def test_e6_the_others_see_how_many_cards_but_not_which() -> None:
    hidden = GAME.hidden(scene(HANDS).s, RED)
    assert [species.cards for species in hidden.species[:3]] == [2, 1, 2]
    assert [sum(species.hand) for species in hidden.species[:3]] == [2, 0, 0]
    assert hidden.table[0].card == Card.GIANT_GENE


def test_e6_a_spectator_sees_no_hand() -> None:
    assert not any(any(species.hand) for species in GAME.hidden(scene(HANDS).s, -1).species)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_e6_a_guess_hides_to_the_same_state(seat: int) -> None:
    hidden = GAME.hidden(scene(HANDS).s, seat)
    for seed in range(20):
        guessed = permuted(seat, seed)
        assert GAME.rules.audit(guessed) == 0
        assert GAME.hidden(guessed, seat) == hidden


def test_e6_guesses_differ_and_deal_only_cards_that_nobody_has_seen() -> None:
    hands = {tuple(permuted(RED, seed).species[2].hand) for seed in range(30)}  # type: ignore[attr-defined]
    assert len(hands) > 5
    assert all(hand[Card.LURCH] == 0 for hand in hands)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_e6_the_view_is_the_same_whatever_the_others_hold(seat: int) -> None:
    view = GAME.module("view").view
    views = {
        msgspec.json.encode(view(GAME.hidden(permuted(seat, seed), seat), seat, PieceRegistry.empty(GAME)))
        for seed in range(20)
    }
    assert len(views) == 1


def test_e4_a_hidden_hand_never_shows_by_a_question_left_out() -> None:
    """Yellow is asked with a card that does not fit, exactly as with one that does."""
    for card in ("brood", "stampede"):
        one = scene(HANDS.replace("hand brood", f"hand {card}"))
        assert one.actor == YELLOW
        assert GAME.rules.asked(one.s)


def test_e4_an_empty_hand_is_public() -> None:
    one = scene("movement-events red; red at d4 hand lurch; yellow at d5; green at d6; table yellow:stampede")
    one.s.actor = YELLOW
    assert not GAME.rules.asked(one.s)
    assert not GAME.rules.asked(scene("red at d4; movement red").s)


def test_e4_e6_a_card_taken_back_is_in_the_hand_and_in_its_size() -> None:
    one = scene("climate-events; red at d4 hand onward brood; yellow at d6 hand lurch; green at f3").play("play onward")
    assert [one.match.view(seat).players[RED].cards for seat in (RED, YELLOW, -1)] == [1, 1, 1]
    one.play("withdraw onward")
    assert [one.match.view(seat).players[RED].cards for seat in (RED, YELLOW, -1)] == [2, 2, 2]
    assert [card.name for card in one.match.view(RED).players[RED].hand] == ["onward", "brood"]
    assert one.match.view(YELLOW).players[RED].hand is None
    assert one.match.view(YELLOW).table[0].withdrawn


def test_e4_e6_a_hand_of_cards_taken_back_is_shown_to_its_player_only() -> None:
    one = scene("climate-events; red at d4 hand onward; yellow at d6 hand lurch; green at f3")
    one.play("play onward", "pass", "play lurch", "pass", "withdraw onward")
    assert [card.name for card in one.match.view(RED).players[RED].hand] == ["onward"]
    assert [one.match.view(seat).players[RED].hand for seat in (YELLOW, -1)] == [None, None]
    assert one.match.view(YELLOW).players[2].hand == []


def test_e17_the_log_names_a_drawn_card_to_its_player_only() -> None:
    one = scene("auction; row1 card; row2 foot; row3 egg").play("bid row1 0", "bid row2 0", "bid row3 0")
    step = one.match.play("deal lurch")[0]
    assert one.match.narrate(step, RED)[0] == "Red draws Lurch."
    assert one.match.narrate(step, YELLOW)[0] == "Red draws an event card."
    assert one.match.narrate(step, -1)[0] == "Red draws an event card."
