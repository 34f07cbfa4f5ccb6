"""Initiative, E3, E20."""

from __future__ import annotations

from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import actor, order, scene

# The auction of the round before has only one bid to come, so the next round's initiative follows it.
LAST_BID = "round 1; auction; row1 horn red 0; row2 foot yellow 0; row3 egg"


def test_e3_more_tails_act_earlier() -> None:
    one = scene(
        f"{LAST_BID}; red at b1 genes tail; yellow at b2 c2 d2 d3 d4 d5 genes tail*3; green at b3 c3 genes tail*2"
    ).play("bid row3 0")
    assert order(one) == "yellow green red"
    assert (one.s.round, one.s.phase) == (2, Phase.CLIMATE)


def test_e3_among_equal_tails_fewer_dinosaurs_are_first() -> None:
    one = scene(f"{LAST_BID}; red at b1 c1; yellow at b2 c2 d2; green at b3").play("bid row3 0")
    assert order(one) == "green red yellow"


def test_e3_option_more_puts_more_dinosaurs_first() -> None:
    one = scene(f"option initiative_ties=more; {LAST_BID}; red at b1 c1; yellow at b2 c2 d2; green at b3").play(
        "bid row3 0"
    )
    assert order(one) == "yellow red green"


def test_e3_option_chance_leaves_equal_tails_to_the_draw() -> None:
    one = scene(f"option initiative_ties=chance; {LAST_BID}; red at b1 c1; yellow at b2 c2 d2; green at b3").play(
        "bid row3 0"
    )
    assert actor(one) == "chance"
    assert one.options == ["rank red", "rank yellow", "rank green"]


def test_e3_tied_species_draw_one_place_after_another() -> None:
    one = scene("seats 4; initiative; red at b1 c1; yellow at b2; green at b3; blue at b4")
    assert one.options == ["rank yellow", "rank green", "rank blue"]
    assert one.refuses("rank red") == Reason.NOT_TIED
    assert one.refuses("rank purple") == Reason.NOT_TIED
    one.play("rank green")
    assert one.options == ["rank yellow", "rank blue"]
    assert one.refuses("rank green") == Reason.NOT_TIED
    one.play("rank blue")
    assert order(one) == "green blue yellow red"


def test_e20_head_start_acts_first_and_the_others_are_ranked_without_him() -> None:
    position = (
        "initiative-events red; red at b1 b2 b3 hand head-start; yellow at c1 genes tail*2; green at c2 genes tail"
    )
    one = scene(position).play("play head-start", "pass")
    assert order(one) == "red yellow green"
    one.play("roll 2")
    assert actor(one) == "red"


def test_e20_head_start_holds_for_the_auction_and_not_for_the_next_round() -> None:
    position = (
        "initiative-events red; red at b1 b2 b3 hand head-start; yellow at c1 genes tail; green at c2 genes tail*2"
    )
    one = scene(position).play("play head-start", "pass", "roll 1", "stop", "stop", "stop")
    while one.s.phase != Phase.AUCTION:
        one.play(one.options[0])
    assert actor(one) == "red"
    one.play("bid row1 0", "bid row2 0", "bid row3 0")
    assert order(one) == "green yellow red"
