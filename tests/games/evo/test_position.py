"""Positions as texts."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.notation.position import describe, parse
from galapagos.games.evo.state import Phase
from tests.games.evo.island import at, order, scene

GAME = find_game("evo")


@pytest.mark.parametrize(
    "text",
    [
        "seats 4; board-draw",
        "seats 4; board BC; start; red hand lurch brood*2; yellow hand onward; green hand 3; blue hand 3",
        "seats 5; deal; red hand lurch*1 brood*2; yellow hand onward",
        "seats 4; board BC; initiative; order green red; blue at i2",
        "climate-roll; climate plain-back; red at d4",
        (
            "movement-events yellow; red at d4 hand brood; yellow at d5; table red:stampede "
            "yellow:giant-gene:withdrawn; passes 1"
        ),
        "dino-down red; red at d4 effects dino-down; yellow at d5 d6",
        "movement green 2; red at d4; green at d5 genes foot*2 horn; discard lurch brood",
        "combat red 1 d4 e; red at d4; yellow at d5",
        "births red; red at d4 d5 genes egg; newborn d5",
        "births red; red at none genes egg",
        "movement red; red at d4; rolled climate 3 combat 6; drew red green",
        "auction; row1 horn; row2 foot; row3 egg; meteor 12; red at d4 d5; rolled climate 1 meteor 6; newborn d5",
        "survival red heat; climate hill; red at e2 f2; yellow at e3",
        "meteor-roll; meteor 12; red at d4",
        "genes; row1 card; spent 2; red at d4",
        (
            "option rebid_same_row=no; auction; row1 horn yellow 4; row2 empty; row3 egg red 1; lost row1; order red "
            "yellow green"
        ),
        "card-genes yellow; row1 card yellow 3; row2 horn red 1; row3 egg green 0; spent 1",
        "game-end-events red; ended strike; red hand fossil-record",
        "ended track-end; meteor 14; red at d4 points 30",
    ],
)
def test_a_position_reads_back_as_it_was_written(text: str) -> None:
    s = parse(GAME, text)
    written = describe(GAME, s)
    assert "{" not in written
    assert parse(GAME, written) == s


def test_what_is_left_out_is_completed() -> None:
    one = scene("red at d4; yellow at d5 genes foot")
    assert (one.s.seats, one.s.round, one.s.phase, one.s.feet, one.s.meteor) == (3, 3, Phase.MOVEMENT, 1, 2)
    assert (order(one), at(one, 0), one.s.bag[1], one.s.deck_size) == ("red yellow green", "d4", 11, 26)


def test_a_phase_without_a_question_goes_on_as_in_play() -> None:
    """Survival with nothing to choose gives its points, and so on to the genes."""
    one = scene("survival; climate plain; meteor 4; red at e2")
    assert (one.s.phase, one.s.species[0].points, one.s.meteor) == (Phase.GENES, 11, 5)
    assert scene("initiative; red genes tail*2; yellow genes tail; green at d4").s.phase == Phase.CLIMATE
    assert scene("dino-down red; red at d4").s.phase == Phase.MOVEMENT
    assert scene("genes; row1 horn; row2 egg; row3 egg").s.phase == Phase.AUCTION
    assert (
        scene("births red; order yellow green red; red at d4 d5; newborn d5; climate mountain").s.phase == Phase.GENES
    )
    assert scene("card-genes; row1 egg red 0; row2 horn yellow 0; row3 horn green 0").s.phase == Phase.INITIATIVE


def test_a_hand_may_be_told_by_its_size_only() -> None:
    one = scene("red at d4 hand 3; movement red")
    assert (one.s.species[0].cards, sum(one.s.species[0].hand), one.s.deck_size) == (3, 0, 23)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats 2", "3 to 5 players"),
        ("seats", "seats and a number"),
        ("seats 3; option board=AD", "four players only"),
        ("option board", "not an option"),
        ("option size=3", "no option size"),
        ("dragon at a1", "'dragon' is not a clause of a position"),
        ("seats 3; board AC", "do not have the island"),
        ("seats 4; option board=BC; board AD; genes", "do not have the island AD by this option"),
        ("board-draw", "Only four players draw their island"),
        ("seats 4; option board=AD; board-draw", "Only four players draw their island"),
        ("blue at a1", "blue does not take part"),
        ("order red blue green", "blue does not take part"),
        ("order red green", "each of the 3 players"),
        ("movement; births", "one phase"),
        ("red at a1", "no space a1"),
        ("red at d4; yellow at d4", "Two dinosaurs"),
        ("red at c1 c2 c3 c4 c5 c6 c7 c8 d1 d2 d3", "10 dinosaurs, not more"),
        ("red has d4", "'has d4' does not belong there"),
        ("red genes wing", "'wing' is not one of"),
        ("red genes tail*7", "only 6 tail"),
        ("red hand lurch*2", "There is only 1 card lurch"),
        ("red hand brood*2; discard brood", "There are only 2 cards brood"),
        ("red hand 20; yellow hand 20", "only 26 event cards"),
        ("discard dragon", "'dragon' is not one of"),
        ("red points many", "whole number"),
        ("row4 horn", "not a row4"),
        ("row1 horn red", "bid is missing"),
        ("auction; row1 horn green 3", "bids do not fit"),
        ("movement-events; red hand brood; table red:stampede:gone", "not a card on the table"),
        ("movement-events; red at d4", "Only a player who holds a card"),
        ("movement-events yellow; red hand brood", "Only a player who holds a card"),
        ("combat red 1; red at d4", "space is missing"),
        ("combat red 1 d4 e; red at d4", "attacks from d4"),
        ("start; red at d4", "no dinosaur is on the island"),
        ("deal; red hand 1; yellow hand 1", "one player after the other"),
        ("deal; red hand 3; yellow hand 3; green hand 3", "one player after the other"),
        ("meteor-roll; meteor 4", "no die is rolled"),
        ("genes; row2 horn", "first row first"),
        ("auction; row1 horn red 11; row2 foot; row3 egg", "Red could not pay 11"),
        ("movement red 0; red at d4", "so 0 cannot be left"),
        ("movement; rolled meteor 2", "die of the meteor is still to be rolled"),
        ("climate-roll; rolled climate 2", "die of the climate is still to be rolled"),
        ("dino-down; rolled combat 2", "die of the combat is still to be rolled"),
        ("movement; rolled climate 7", "cannot be a position"),
        ("movement; drew purple", "Only who has a place"),
        ("initiative; order green red; drew yellow", "Only who has a place"),
        ("initiative-events; red hand brood; drew red", "Only who has a place"),
        ("climate hill; climate plain", "is there twice"),
        ("movement-events; red hand brood; passes 1", "these offers are over"),
        ("ended never", "'never' is not one of"),
        ("climate snow", "'snow' is not one of"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        parse(GAME, text)
