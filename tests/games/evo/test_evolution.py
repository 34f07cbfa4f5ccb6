"""Genes and Evolution, E15 to E18."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.games.evo.data import Gene
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import GREEN, RED, YELLOW, actor, points, refused, scene

GAME = find_game("evo")
ROWS = "auction; row1 horn; row2 foot; row3 egg"

# --- Genes


def test_e15_as_many_genes_as_players_are_drawn() -> None:
    one = scene("genes; red at d4").play("gene horn", "gene horn", "gene tail")
    assert one.s.phase == Phase.AUCTION
    assert [row.gene - 1 for row in one.s.rows[:3]] == [Gene.HORN, Gene.HORN, Gene.TAIL]
    assert one.s.bag[Gene.HORN] == 6


def test_e15_option_one_fewer_leaves_an_empty_row_to_bid_on() -> None:
    one = scene("option genes=one_fewer; genes; red at d4").play("gene horn", "gene foot")
    assert one.s.phase == Phase.AUCTION
    assert one.s.rows[2].gene == 0
    one.play("bid row3 2", "bid row1 0", "bid row2 0")
    assert points(one) == [8, 10, 10]
    assert sum(one.s.species[RED].genes) == 0
    assert one.s.species[YELLOW].genes[Gene.HORN] == 1


def test_e15_genes_are_as_likely_as_they_are_many_in_the_bag() -> None:
    one = scene("genes; red at d4 genes tail*5 foot*12")
    actions = one.match.legal()
    weights = [0] * len(actions)
    GAME.rules.weights(one.s, actions, len(actions), weights)
    assert dict(zip(one.options, weights, strict=True)) == {
        "gene tail": 1,
        "gene horn": 8,
        "gene egg": 8,
        "gene fur": 8,
        "gene parasol": 8,
        "gene mutant": 6,
        "gene card": 6,
    }
    assert one.refuses("gene foot") == Reason.NOT_IN_THE_BAG
    assert one.refuses("roll 1") == Reason.NOT_NOW


def test_e15_the_genes_are_seen_before_cards_are_offered() -> None:
    one = scene("genes; row1 horn; row2 foot; red at d4 hand bargain").play("gene egg")
    assert (one.s.phase, actor(one)) == (Phase.EVOLUTION_EVENTS, "red")


FEW_LEFT = "red genes tail*6 foot*12 horn*8 egg*8; yellow genes fur*8 parasol*8 mutant*6"


def test_e18_when_the_bag_runs_low_the_rest_of_the_rows_are_empty() -> None:
    one = scene(f"genes; {FEW_LEFT}; green at d4; spent 5")
    assert one.s.phase == Phase.AUCTION
    assert [row.gene for row in one.s.rows[:3]] == [Gene.CARD + 1, 0, 0]


def test_e18_the_last_gene_of_the_bag_is_drawn() -> None:
    one = scene(f"meteor-roll; meteor 10; {FEW_LEFT}; green at d4; spent 5").play("roll 6")
    assert [row.gene for row in one.s.rows[:3]] == [Gene.CARD + 1, 0, 0]


def test_e18_with_an_empty_bag_all_rows_are_empty() -> None:
    one = scene(f"meteor-roll; meteor 10; {FEW_LEFT}; green at d4; spent 6").play("roll 6")
    assert one.s.phase == Phase.AUCTION
    assert not any(row.gene for row in one.s.rows)
    one.play("bid row1 1", "bid row2 0", "bid row3 0")
    assert (one.s.round, points(one)) == (11, [9, 10, 10])


# --- Bids


def test_e15_players_bid_in_turn_order_on_rows_without_a_bid_or_above_it() -> None:
    one = scene(f"order green red yellow; {ROWS}").play("bid row2 3")
    assert actor(one) == "red"
    assert one.refuses("bid row2 3") == Reason.BID_TOO_LOW
    assert one.refuses("bid row4 0") == Reason.NO_ROW
    assert one.refuses("pass") == Reason.NOT_NOW
    assert one.allows("bid row2 4")
    assert one.allows("bid row1 0")


def test_e15_bids_above_six_are_allowed_up_to_what_can_be_paid() -> None:
    one = scene(f"{ROWS}; red points 9")
    assert one.allows("bid row1 9")
    assert one.refuses("bid row1 10") == Reason.CANNOT_PAY
    assert len(one.options) == 30


def test_e15_who_is_outbid_bids_anew_at_once_on_any_row() -> None:
    one = scene(ROWS).play("bid row1 0", "bid row1 1")
    assert actor(one) == "red"
    assert one.allows("bid row1 2")
    assert actor(one.play("bid row2 0")) == "green"


def test_e15_a_chain_of_outbidding_goes_on_until_each_bid_is_alone() -> None:
    one = scene(ROWS).play("bid row1 0", "bid row2 0", "bid row1 1")
    assert actor(one) == "red"
    one.play("bid row2 1")
    assert actor(one) == "yellow"
    one.play("bid row1 2")
    assert actor(one) == "green"
    one.play("bid row2 2", "bid row1 3", "bid row3 0")
    assert points(one) == [7, 10, 8]
    assert [
        one.s.species[seat].genes[gene] for seat, gene in ((RED, Gene.HORN), (YELLOW, Gene.EGG), (GREEN, Gene.FOOT))
    ] == [1, 1, 1]


def test_e15_option_no_rebid_bars_the_lost_row_for_that_rebid_only() -> None:
    one = scene(f"option rebid_same_row=no; {ROWS}").play("bid row1 0", "bid row1 1")
    assert actor(one) == "red"
    assert one.refuses("bid row1 2") == Reason.LOST_ROW
    assert {bid.split()[1] for bid in one.options} == {"row2", "row3"}
    one.play("bid row2 0")
    assert actor(one) == "green"
    assert one.allows("bid row1 2")
    one.play("bid row2 1")
    assert actor(one) == "red"
    assert one.refuses("bid row2 2") == Reason.LOST_ROW
    assert one.allows("bid row1 2")


def test_e15_a_lone_legal_bid_is_taken_without_a_question() -> None:
    one = scene(f"{ROWS}; green points 0").play("bid row1 0", "bid row2 0")
    assert one.s.species[GREEN].genes[Gene.EGG] == 1


# --- E16


def test_e16_mutant_genes_make_bids_cheaper_but_never_pay_back() -> None:
    one = scene(f"{ROWS}; red points 3 genes mutant*2; yellow genes mutant*3")
    assert one.allows("bid row1 5")
    assert one.refuses("bid row1 6") == Reason.CANNOT_PAY
    one.play("bid row1 5", "bid row2 1", "bid row3 4")
    assert points(one) == [0, 10, 6]


def test_e16_a_mutant_gene_of_this_round_does_not_count_yet() -> None:
    one = scene("auction; row1 mutant; row2 foot; row3 egg").play("bid row1 4", "bid row2 0", "bid row3 0")
    assert points(one)[RED] == 6
    assert one.s.species[RED].genes[Gene.MUTANT] == 1


def test_bargain_pays_up_to_three_points_less_in_this_auction() -> None:
    one = scene("genes; row1 horn; row2 foot; red points 2 hand bargain*2; yellow hand brood").play("gene egg")
    one.play("play bargain", "play bargain", "pass", "pass")
    assert one.allows("bid row1 8")
    assert one.refuses("bid row1 9") == Reason.CANNOT_PAY
    one.play("bid row1 7", "bid row2 2", "bid row3 2")
    assert points(one) == [1, 8, 8]
    assert not any(one.s.species[RED].effects)


def test_bargain_does_not_pay_back() -> None:
    one = scene(f"{ROWS}; red effects bargain").play("bid row1 1", "bid row2 0", "bid row3 0")
    assert points(one)[RED] == 10


# --- E17


CARDS = "auction; row1 card; row2 card; row3 egg"


def test_e17_card_genes_draw_in_turn_order_after_all_have_paid() -> None:
    one = scene(f"order yellow red green; {CARDS}").play("bid row2 2", "bid row1 3", "bid row3 0")
    assert (one.s.phase, actor(one), points(one)) == (Phase.CARD_GENES, "chance", [7, 8, 10])
    one.play("deal lurch")
    assert one.refuses("deal lurch") == Reason.NO_SUCH_CARD_LEFT
    assert one.match.why_not("deal lurch").endswith("[Evolution, E17]")
    one.play("deal brood")
    assert [one.s.species[seat].cards for seat in (RED, YELLOW)] == [1, 1]
    assert one.s.species[YELLOW].hand[4] == 1
    assert (one.s.spent_genes, sum(one.s.species[RED].genes)) == (2, 0)


def test_e17_with_an_empty_deck_a_card_gene_gives_nothing() -> None:
    gone = (
        "head-start turn-back doldrums onward big-brother*2 giant-gene*2 stampede*2 dino-down barren-season "
        "far-nest brood*2"
    )
    rest = "ice-cold scorcher neoprene*2 sunscreen*2 bargain*2 fossil-record*2"
    one = scene(f"{CARDS}; discard {gone} {rest}").play("bid row1 0", "bid row2 0", "bid row3 0")
    assert one.s.phase == Phase.INITIATIVE
    assert (one.s.deck_size, one.s.spent_genes, one.s.species[RED].cards, one.s.species[YELLOW].cards) == (0, 2, 1, 0)


@pytest.mark.parametrize("gene", [gene for gene in Gene if gene != Gene.CARD])
def test_genes_every_other_counter_is_kept(gene: Gene) -> None:
    one = scene(f"auction; row1 {gene.name.lower()}; row2 foot; row3 egg").play(
        "bid row1 0", "bid row2 0", "bid row3 0"
    )
    assert one.s.species[RED].genes[gene] == 1
    assert not any(row.gene or row.bidder or row.bid for row in one.s.rows)


# --- Positions


def test_e17_no_species_keeps_a_card_gene() -> None:
    assert refused("movement; red at d4 genes card; yellow at d6").endswith("[E17]")


def test_e17_card_genes_are_turned_in_before_cards_are_drawn() -> None:
    rows = "card-genes; row1 card yellow 3; row2 card red 1; row3 egg green 0"
    assert scene(rows).s.spent_genes == 2
    assert refused(f"{rows}; spent 1").endswith("[E17]")


OUTBID = "option rebid_same_row=no; auction; row2 foot; row3 egg"


def test_e15_where_only_one_row_can_have_been_lost_it_is_known() -> None:
    one = scene(f"{OUTBID}; row1 horn yellow 4")
    assert (actor(one), one.s.lost_row) == ("red", 1)
    assert one.refuses("bid row1 5") == Reason.LOST_ROW
    assert scene("seats 4; auction; row1 horn yellow 4; row2 foot green 0; row3 egg; row4 fur").s.lost_row == 1


def test_e15_where_two_rows_can_have_been_lost_the_position_must_say_it() -> None:
    rows = "seats 4; auction; row1 horn yellow 4; row2 foot green 1; row3 egg; row4 fur"
    assert "add lost row1 or lost row2" in refused(f"option rebid_same_row=no; {rows}")
    assert scene(f"option rebid_same_row=no; {rows}; lost row2").refuses("bid row2 2") == Reason.LOST_ROW
    assert scene(rows).allows("bid row2 2")


def test_e15_nobody_is_outbid_by_a_bid_of_nothing_nor_on_a_row_without_a_bid() -> None:
    assert "nobody can have outbid red" in refused("auction; row1 horn yellow 0; row2 foot; row3 egg")
    assert "outbid red on row2" in refused(f"{OUTBID}; row1 horn yellow 4; lost row2")
    assert "outbid red on row1" in refused(f"{OUTBID}; row1 horn; lost row1")
    assert "outbid yellow on row1" in refused(f"{OUTBID}; row1 horn red 1; lost row1")
    assert "lost is missing" in refused(f"{OUTBID}; row1 horn red 1; lost")


def test_e15_the_last_to_have_a_turn_can_be_outbid_too() -> None:
    one = scene(OUTBID + "; row1 horn").play("bid row1 0", "bid row2 0", "bid row1 1", "bid row2 1", "bid row1 2")
    assert (actor(one), one.s.turn, one.s.lost_row) == ("green", 2, 1)
