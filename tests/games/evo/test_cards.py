"""Play, E4, E5, E6: offering, playing, taking back and resolving event cards."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.notation.position import parse
from galapagos.games.evo.data import CARDS, Card, Timing
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import GREEN, RED, YELLOW, actor, at, points, refused, scene

GAME = find_game("evo")
EVENT_PHASES = [phase for phase in Phase if phase.name.endswith("_EVENTS")]
WORDS = {Timing[phase.name.removesuffix("_EVENTS")]: phase.name.lower().replace("_", "-") for phase in EVENT_PHASES}
ENDED = {timing: "; ended strike" if timing == Timing.GAME_END else "" for timing in Timing}

# --- Who is asked


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_e4_no_cards_are_played_in_the_first_two_rounds(round_number: int) -> None:
    one = scene(f"round {round_number}; climate-roll; red at d4 hand stampede; yellow at b1").play("roll 2")
    assert one.s.phase == (Phase.MOVEMENT_EVENTS if round_number == 3 else Phase.MOVEMENT)


def test_e4_the_players_who_hold_cards_are_asked_in_turn_order() -> None:
    one = scene(
        "order green red yellow; climate-roll; red at d4 hand brood; yellow at b1; green at b2 hand lurch"
    ).play("roll 2")
    assert one.s.phase == Phase.MOVEMENT_EVENTS
    assert actor(one) == "green"
    assert actor(one.play("pass")) == "red"
    assert one.play("pass").s.phase == Phase.MOVEMENT


def test_e4_initiative_offers_follow_the_order_of_the_round_before() -> None:
    one = scene(
        "round 2; auction; order yellow red green; row1 horn yellow 0; row2 foot red 0; row3 egg; "
        "red at b1 hand lurch; yellow at b2; green at b3 hand brood genes tail*2"
    ).play("bid row3 0")
    assert (one.s.phase, one.s.round) == (Phase.INITIATIVE_EVENTS, 3)
    assert actor(one) == "red"
    assert actor(one.play("pass")) == "green"


def test_e4_whether_a_card_fits_does_not_matter_to_be_asked() -> None:
    one = scene("climate-events; red at d4 hand brood; yellow at b1 hand lurch")
    assert one.options == ["pass"]
    assert actor(one) == "red"
    assert GAME.rules.asked(one.s)


def test_e4_who_holds_no_card_is_not_asked() -> None:
    one = scene("climate-roll; red at d4; yellow at b1; green at b2").play("roll 2")
    assert one.s.phase == Phase.MOVEMENT


@pytest.mark.parametrize("timing", Timing)
def test_e4_no_offers_in_a_phase_whose_cards_all_lie_in_the_discard(timing: Timing) -> None:
    gone = " ".join(f"{card.word}*{card.copies}" for card in CARDS if card.timing == timing)
    s = parse(GAME, f"discard {gone}; red hand {'lurch' if timing != Timing.CLIMATE else 'brood'}")
    assert not GAME.module("state").may_cards_be_played(s, timing)
    for other in Timing:
        assert other == timing or GAME.module("state").may_cards_be_played(s, other)


def test_e4_a_discarded_phase_is_passed_over_in_play() -> None:
    one = scene(
        "climate-roll; discard stampede*2 big-brother*2 giant-gene*2 dino-down; red at d4 hand brood; yellow at b1"
    ).play("roll 2")
    assert one.s.phase == Phase.MOVEMENT


# --- Playing, taking back, passing


def test_e4_a_player_goes_on_until_he_passes() -> None:
    one = scene("movement-events; red at d4 hand stampede giant-gene; yellow at b1 hand brood").play(
        "play stampede", "play giant-gene"
    )
    assert actor(one) == "red"
    assert one.options == ["pass", "withdraw giant-gene", "withdraw stampede"]
    assert actor(one.play("pass")) == "yellow"


def test_e4_a_play_or_a_withdrawal_gives_everybody_another_turn() -> None:
    one = scene("movement-events; red at d4 hand stampede brood; yellow at b1 hand stampede lurch")
    one.play("play stampede", "pass", "play stampede", "pass")
    assert actor(one) == "red"
    one.play("withdraw stampede", "pass")
    assert actor(one) == "yellow"
    one.play("pass")
    assert one.s.phase == Phase.MOVEMENT
    assert (one.s.feet, one.s.species[RED].hand[Card.STAMPEDE]) == (1, 1)


def test_e4_a_card_taken_back_stays_in_the_hand_until_these_offers_end() -> None:
    one = scene("movement-events; red at d4 hand stampede lurch; yellow at b1 hand brood").play(
        "play stampede", "withdraw stampede"
    )
    assert one.refuses("play stampede") == Reason.TAKEN_BACK
    assert one.refuses("withdraw stampede") == Reason.NOT_PENDING
    assert one.options == ["pass"]


def test_e4_the_other_copy_of_a_card_taken_back_may_be_played() -> None:
    one = scene("movement-events; red at d4 hand stampede*2; yellow at b1 hand brood").play(
        "play stampede", "withdraw stampede", "play stampede"
    )
    assert one.options == ["pass", "withdraw stampede"]


def test_e4_a_card_of_another_phase_or_of_another_hand_is_refused() -> None:
    one = scene("movement-events; red at d4 hand brood; yellow at b1 hand stampede")
    assert one.refuses("play brood") == Reason.OTHER_PHASE
    assert one.refuses("play stampede") == Reason.NOT_IN_HAND
    assert one.refuses("withdraw stampede") == Reason.NOT_PENDING
    assert one.refuses("stop") == Reason.NOT_NOW


def test_e4_nobody_takes_back_the_card_of_another_player() -> None:
    one = scene("movement-events yellow; red at d4 hand brood; yellow at b1 hand brood; table red:stampede")
    assert one.refuses("withdraw stampede") == Reason.NOT_PENDING


def test_e4_a_player_whose_hand_is_played_is_asked_only_where_he_can_take_back() -> None:
    one = scene("movement-events; red at d4 hand stampede; yellow at b1 hand giant-gene brood").play(
        "play stampede", "pass", "play giant-gene", "pass"
    )
    assert actor(one) == "red"
    assert one.options == ["pass", "withdraw stampede"]
    one.play("withdraw stampede")
    assert actor(one) == "yellow"
    assert one.play("pass").s.phase == Phase.MOVEMENT


@pytest.mark.parametrize("card", CARDS, ids=[card.word for card in CARDS])
def test_e4_every_card_is_discarded_when_it_takes_effect(card: object) -> None:
    word, timing = card.word, card.timing  # type: ignore[attr-defined]
    one = scene(f"{WORDS[timing]}{ENDED[timing]}; red at d4 hand {word}; yellow at b1 b2").play(f"play {word}", "pass")
    assert one.s.discard[GAME.actions.parse(f"play {word}") - GAME.actions.parse("play head-start")] == 1
    assert one.s.species[RED].cards == 0
    assert one.s.plays == 0


def test_e4_a_card_is_discarded_even_if_it_changes_nothing() -> None:
    one = scene("births-events; red at none hand far-nest; yellow at b1").play("play far-nest", "pass")
    assert one.s.discard[Card.FAR_NEST] == 1


# --- Dino Down


DINO_DOWN = "movement-events; red at d4 d5 hand dino-down; yellow at b1 b2; green at b3"


def test_dino_down_removes_an_opposing_dinosaur_but_not_a_last_one() -> None:
    one = scene(DINO_DOWN).play("play dino-down", "pass")
    assert (one.s.phase, actor(one)) == (Phase.DINO_DOWN, "red")
    assert one.options == ["target b1", "target b2"]
    assert one.refuses("target b3") == Reason.LAST_ONE
    assert one.refuses("target d4") == Reason.IS_YOURS
    assert one.refuses("target f1") == Reason.NOBODY_TO_TARGET
    assert one.refuses("pass") == Reason.NOT_NOW
    one.play("target b2")
    assert at(one, YELLOW) == "b1"
    assert (one.s.phase, one.s.species[YELLOW].dinosaurs) == (Phase.MOVEMENT, 1)


def test_dino_down_names_its_target_only_when_it_takes_effect() -> None:
    one = scene(f"{DINO_DOWN} hand brood").play("play dino-down", "pass")
    assert (one.s.phase, actor(one)) == (Phase.MOVEMENT_EVENTS, "green")


def test_dino_down_cannot_be_played_without_a_target() -> None:
    one = scene("movement-events; red at d4 d5 hand dino-down; yellow at b1; green at b3")
    assert one.refuses("play dino-down") == Reason.NO_TARGET
    assert one.options == ["pass"]


# --- E5


def test_e5_fossil_records_are_offered_when_the_meteor_strikes_and_count_three_points() -> None:
    one = scene("meteor-roll; meteor 11; red at d4 hand fossil-record*2; yellow at b1 points 12").play("roll 2")
    assert (one.s.phase, actor(one)) == (Phase.GAME_END_EVENTS, "red")
    one.play("play fossil-record", "play fossil-record", "pass")
    assert actor(one) == "over"
    assert points(one) == [16, 12, 10]


def test_e5_without_cards_the_game_is_over_at_once() -> None:
    one = scene("meteor-roll; meteor 11; red at d4; yellow at b1 points 12").play("roll 1")
    assert actor(one) == "over"
    assert one.refuses("pass") == Reason.NOT_NOW
    assert one.match.legal() == []


def test_e6_a_card_that_returns_is_in_the_hand_again() -> None:
    one = scene("climate-events; red at b1 hand onward; green at b2 hand lurch").play(
        "play onward", "pass", "play lurch", "pass", "pass"
    )
    assert one.s.species[GREEN].hand[Card.LURCH] == one.s.species[GREEN].cards == 1
    assert one.s.discard[Card.LURCH] == 0


# --- Positions


def test_e4_in_the_first_two_rounds_nothing_is_offered() -> None:
    for number in (1, 2):
        assert "first two rounds" in refused(f"climate-events; round {number}; red at d4 hand lurch")


def test_e4_a_phase_whose_cards_are_all_discarded_has_no_offers() -> None:
    assert "lie in the discard" in refused(
        "climate-events; red at d4 hand brood; discard lurch onward doldrums turn-back"
    )


def test_e4_a_card_lies_on_the_table_of_its_own_phase_only() -> None:
    assert "its phase are offered" in refused("climate-events; red at d4 hand lurch; table red:brood")
    assert "its phase are offered" in refused("movement; red at d4 hand lurch; table red:stampede")


def test_e4_a_card_is_in_effect_in_its_own_phase_only() -> None:
    assert "in its own phase only" in refused("movement; red at d4 effects brood")
    assert "in its own phase only" in refused("movement; red at d4 effects dino-down; yellow at d5 d6")


def test_dino_down_is_not_played_without_a_target() -> None:
    assert refused("movement-events; table red:dino-down; red at d4; yellow at d6; green at f3").endswith("[Dino Down]")
    assert refused("dino-down; red at d4 effects dino-down; yellow at d6; green at f3").endswith("[Dino Down]")


def test_e5_game_end_cards_are_offered_when_the_meteor_has_struck() -> None:
    one = scene("game-end-events; round 11; red at d1 hand fossil-record")
    assert "ended strike" in one.match.position
    assert one.play("pass").match.ending.startswith("The meteor struck early, in round 11.")
    assert "ended track-end" in scene("game-end-events; meteor 14; red at d1 hand fossil-record").match.position


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("ended strike; round 4", "On space 4 the meteor does not strike"),
        ("ended strike; meteor 14", "On space 14 the meteor does not strike"),
        ("ended track-end; meteor 12", "not on space 12"),
        ("movement; ended strike; meteor 10", "only game-end-events are left"),
        ("game-end-events; meteor 4; red hand brood", "On space 4 the meteor does not strike"),
        ("ended running", "'running' is not one of"),
    ],
)
def test_e5_the_game_ends_where_the_meteor_strikes(position: str, sentence: str) -> None:
    assert sentence in refused(position)
