"""Survival and Mutation Points, E12, E13."""

from __future__ import annotations

import pytest

from galapagos.games.evo.data import CLIMATE_NAMES, IDEAL
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.rules.survival import extreme_zone
from galapagos.games.evo.state import Extreme, Phase
from tests.games.evo.island import RED, YELLOW, actor, at, points, refused, scene

# On BD: e1 is beach, e2 plain, e3 hill, e4 mountain.
ONE_OF_EACH = "e1 e2 e3 e4"
# Green has the last births; where it has ten dinosaurs there are none, and survival follows the offers.
START = "survival-events; green hand brood"


@pytest.mark.parametrize(
    ("climate", "alive"),
    [
        ("beach", "e1 e2"),
        ("plain", "e1 e2 e3"),
        ("hill", "e2 e3 e4"),
        ("mountain", "e3 e4"),
        ("hill-back", "e2 e3 e4"),
        ("plain-back", "e1 e2 e3"),
    ],
)
def test_survival_with_one_fur_and_one_parasol_in_every_climate(climate: str, alive: str) -> None:
    one = scene(f"{START}; climate {climate}; red at {ONE_OF_EACH}").play("pass")
    assert at(one, RED) == alive
    assert one.s.phase > Phase.SURVIVAL


@pytest.mark.parametrize("climate", CLIMATE_NAMES)
def test_introduction_the_zone_to_the_left_is_hot_the_one_to_the_right_cold(climate: str) -> None:
    ideal = IDEAL[CLIMATE_NAMES.index(climate)]
    s = scene(f"climate {climate}; red at e2").s
    for extreme, zone in ((Extreme.COLD, ideal + 1), (Extreme.HEAT, ideal - 1)):
        assert extreme_zone(s, extreme) == zone


def test_e12_deadly_zones_come_first_for_all() -> None:
    one = scene(f"{START}; climate mountain; red at e1 e2 e3 f1; yellow at d1 d2").play("pass")
    assert (at(one, RED), at(one, YELLOW)) == ("e3", "d2")


def test_e12_the_player_picks_who_dies_one_at_a_time() -> None:
    one = scene(f"{START}; climate beach; red at e2 f2 g1 genes fur; yellow at g4").play("pass")
    assert (actor(one), one.s.condemned) == ("red", 1)
    assert one.options == ["remove e2", "remove f2", "remove g1"]
    assert one.refuses("remove g4") == Reason.NOT_YOURS_TO_LOSE
    assert one.refuses("remove h1") == Reason.NOBODY_TO_LOSE
    assert one.match.why_not("remove h1") == "No dinosaur stands there. [Survival, E12]"
    assert one.match.why_not("remove g4") == "That dinosaur is not yours. [Survival, E12]"
    assert one.refuses("pass") == Reason.NOT_NOW
    one.play("remove f2")
    assert at(one, RED) == "e2 g1"


def test_e12_cold_before_heat_and_only_there() -> None:
    one = scene(f"{START}; climate plain; red at c4 c5 c1 c2 h1").play("pass")
    assert one.options == ["remove c4", "remove c5"]
    assert one.refuses("remove c1") == Reason.OTHER_ZONE
    assert one.refuses("remove h1") == Reason.OTHER_ZONE
    one.play("remove c4")
    assert one.options == ["remove c1", "remove c2"]
    one.play("remove c1")
    assert at(one, RED) == "c2 c5 h1"


def test_e12_in_turn_order() -> None:
    one = scene(f"order yellow red green; {START}; climate beach; red at e2 f2; yellow at b1 h1").play("pass")
    assert actor(one) == "yellow"
    assert actor(one.play("remove b1")) == "red"


def test_e12_who_can_keep_nothing_is_not_asked() -> None:
    one = scene(f"{START}; climate beach; red at e1 e2 f2; yellow hand ice-cold").play("play ice-cold", "pass", "pass")
    assert at(one, RED) == "e1"  # on the beach it is ideal
    assert one.s.phase > Phase.SURVIVAL


def test_e12_who_can_keep_all_is_not_asked() -> None:
    one = scene(f"{START}; climate beach; red at e2 f2 g1 genes fur*2").play("pass")
    assert at(one, RED) == "e2 f2 g1"


# --- Cards


@pytest.mark.parametrize(
    ("card", "climate", "spaces"), [("neoprene", "beach", "e2 f2 g1"), ("sunscreen", "hill", "e2 f2 g1")]
)
def test_neoprene_and_sunscreen_protect_two_more(card: str, climate: str, spaces: str) -> None:
    one = scene(f"survival-events; climate {climate}; red at {spaces} hand {card}").play(f"play {card}", "pass")
    assert at(one, RED) == spaces
    assert not any(one.s.species[RED].effects)


@pytest.mark.parametrize(("card", "climate"), [("ice-cold", "beach"), ("scorcher", "hill")])
def test_ice_cold_and_scorcher_weaken_every_opponent_but_not_the_player(card: str, climate: str) -> None:
    one = scene(
        f"survival-events; climate {climate}; red at e2 hand {card}; yellow at f2; green at g1 genes fur parasol"
    ).play(f"play {card}", "pass")
    assert [at(one, seat) for seat in range(3)] == ["e2", "", "g1"]


def test_e4_effects_add_up_and_do_not_fall_below_zero() -> None:
    one = scene(f"{START}; climate beach; red at e2 f2 g1 hand neoprene; yellow at b1 hand ice-cold")
    one.play("play neoprene", "pass", "play ice-cold", "pass", "pass", "pass")
    assert (actor(one), one.s.condemned) == ("red", 1)


# --- Mutation Points


def test_e13_a_point_for_each_survivor_before_the_meteor() -> None:
    one = scene(
        f"{START}; climate plain; meteor 9; red at {ONE_OF_EACH}; yellow at h1 points 3; green at none points 0"
    ).play("pass")
    assert points(one) == [13, 4, 0]
    assert (one.s.phase, one.s.meteor) == (Phase.METEOR, 10)


# --- Positions


def test_e12_when_survival_is_looked_at_nobody_is_left_in_a_deadly_zone() -> None:
    assert refused("survival; climate hill; red at d4 c1; yellow at d6 b3; green at f3").endswith("[E12]")
    one = scene("survival-events; climate hill; red at d4 c1; yellow at d6 b3; green at f3 hand brood").play("pass")
    assert at(one, RED) == "d4"


def test_e12_who_was_looked_at_before_has_lost_what_he_must() -> None:
    cold = "climate beach; red at e2 f2; yellow at b1 h1"
    assert actor(scene(f"survival; {cold}")) == "red"
    assert "Before yellow is asked of cold" in refused(f"survival yellow; {cold}")
    assert "Before red is asked of heat" in refused("survival red heat; climate plain; red at c1 c2 c4 c5")
