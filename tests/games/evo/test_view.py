"""The position as plain data, and drawn for the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from galapagos.engine.match.match import Match, new
from galapagos.games.evo.board import draw as drawing
from galapagos.games.evo.view import EvoView, ShelterView, SpaceView
from tests.games.evo.island import scene
from tests.scene import Scene


def draw(match: Match, seat: int, width: int) -> str:
    out = io.StringIO()
    Console(width=width, file=out, color_system=None).print(drawing(match.view(seat), seat, match.words()))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    return "\n".join(lines)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_can_be_drawn_at_every_moment(seats: int) -> None:
    match, turn = new("evo", players=seats, seed=seats), 0
    while not match.is_over:
        if turn % 8 == 0:
            assert "climate" in draw(match, turn % seats, (60, 80, 120)[turn // 8 % 3])
        turn += 1
        match.play(match.legal()[turn * 7 % len(match.legal())])
    assert match.view(0).over
    assert draw(match, -1, 80)


def test_the_drawing_shows_every_space_with_its_dinosaur_and_fits_sixty_columns() -> None:
    one = scene(
        "seats 5; combat red 1 c5 e; red at c5; yellow at c6; purple at i4; green at none hand lurch; red hand brood"
    )
    drawn = draw(one.match, 0, 60)
    assert all(f"{name}" in drawn for name in ("a1", "c10", "i4"))
    assert "»<R>»│!<Y>!" in drawn
    assert "Brood (births): You have an egg more this round." in drawn


def test_the_drawing_shows_the_table_and_the_auction() -> None:
    table = draw(
        scene(
            "movement-events; red at d4; yellow at b1 hand brood; table red:stampede yellow:giant-gene:withdrawn"
        ).match,
        2,
        100,
    )
    assert "red  Stampede" in table
    assert "yellow  Giant Gene (taken back)" in table
    auction = draw(scene("auction; row1 horn red 4; row2 foot; row3 egg").match, 1, 100)
    assert "row 1  horn        red  4" in auction
    assert "o" in draw(scene("births red; red at d4").match, 0, 100)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_e6_the_drawing_shows_what_is_public_of_cards_and_genes(width: int) -> None:
    one = scene(
        "movement; red at d4 effects stampede big-brother hand lurch; yellow at d5 effects giant-gene; discard "
        "stampede brood*2 onward"
    )
    drawn = draw(one.match, 1, width)
    assert "in effect: red Big Brother, Stampede, yellow Giant" in drawn
    assert "discard: Onward, Big Brother" in drawn
    assert "Brood×2" in drawn
    assert "deck      19 cards, bag 62 genes" in drawn.replace("\n", " ").replace("deck       19", "deck      19")


def test_e14_the_drawing_explains_the_meteors_track() -> None:
    drawn = draw(scene("movement; red at d4").match, 0, 80)
    assert "··☄·······1234!" in drawn
    assert "strikes up to 1 … 4, ! always" in drawn
    assert "··········1234☄" in draw(scene("ended track-end; red at d4").match, 0, 80)


def test_e4_the_drawing_counts_a_card_taken_back_in_the_hand() -> None:
    one = scene("climate-events; red at d4 hand onward brood; yellow at d6 hand lurch").play(
        "play onward", "withdraw onward"
    )
    drawn = draw(one.match, 0, 80)
    assert "Onward (climate): Instead" in drawn
    assert "Brood (births): You" in drawn
    assert "cards          2    1    0" in drawn
    assert "red  Onward (taken back)" in drawn
    assert "cards          2    1    0" in draw(one.match, 1, 80)


def test_the_view_has_all_that_a_page_draws() -> None:
    one = scene("combat red 1 d4 e; climate hill; red at d4 genes horn hand brood; yellow at d5; discard lurch")
    view = one.match.view(0)
    d4 = next(space for space in view.spaces if space.name == "d4")
    assert (d4.x, d4.r, d4.zone, d4.owner, d4.climate, d4.star) == (-2, -2, "hill", 0, "ideal", False)
    assert {space.climate for space in view.spaces} == {"ideal", "heat", "cold", "deadly"}
    assert view.combat is not None
    assert (view.combat.attacker, view.combat.defender, view.combat.wins_up_to) == ("d4", "d5", 4)
    assert [card.name for card in view.players[0].hand or []] == ["brood"]
    assert (view.players[0].genes["horn"], view.players[0].genes["foot"], view.discard, view.deck) == (
        1,
        1,
        {"lurch": 1},
        24,
    )
    assert view.order == [0, 1, 2]
    offers = scene("movement-events; red at d4 hand stampede; yellow hand lurch").play("play stampede").match.view(1)
    assert (offers.offer, offers.table[0].card.name, offers.players[0].hand) == ("movement", "stampede", [])


def test_the_view_lights_the_spaces_where_a_baby_may_be_placed() -> None:
    view = scene("births red; red at d4; yellow at d5").match.view(0)
    assert [space.name for space in view.spaces if space.nest] == ["c3", "c4", "d3", "e3", "e4"]


def space(view: EvoView, name: str) -> SpaceView:
    return next(one for one in view.spaces if one.name == name)


def test_a_dinosaur_keeps_its_id_wherever_it_goes() -> None:
    one = scene("movement red 2; red at d4 genes foot; yellow at d6 e4")
    before = one.match.view(0)
    after = one.play("move d4 e").match.view(0)
    assert space(after, "d5").dinosaur == space(before, "d4").dinosaur > 0
    assert space(after, "d4").dinosaur == 0
    won = one.play("move d5 e", "roll 1").match.view(0)
    assert space(won, "d6").dinosaur == space(before, "d4").dinosaur
    assert space(won, "e4").dinosaur == space(before, "e4").dinosaur


def test_e9_the_view_has_the_horns_and_the_odds_of_every_open_attack() -> None:
    view = scene(
        "movement red; red at d4 genes horn effects giant-gene; yellow at d5 effects big-brother; green at d3 "
        "genes horn*5"
    ).match.view(1)
    assert [
        (one.attacker, one.defender, one.owner, one.attack, one.defence, one.wins_up_to, one.faces)
        for one in view.attacks
    ] == [("d4", "d5", 1, 3, 2, 4, 6)]
    assert [(one.attack, one.defence) for one in view.players] == [(3, 1), (0, 2), (5, 5)]
    assert scene("births red; red at d4; yellow at d5").match.view(0).attacks == []


def test_e12_the_view_tells_who_is_at_risk_and_of_what() -> None:
    one = scene("movement red; climate plain; red at c1 c2 d4 d5; yellow at d6")
    view = one.match.view(0)
    zones = {name: space(view, name).climate for name in ("c1", "d4", "d5")}
    assert zones == {"c1": "heat", "d4": "cold", "d5": "deadly"}
    assert (view.players[0].cold, view.players[0].heat, view.players[0].deadly) == (
        ShelterView(1, 1, 0),
        ShelterView(2, 1, 1),
        1,
    )


def test_e4_the_view_tells_when_a_card_may_be_played() -> None:
    hand = scene("climate-events; red at d4 hand lurch brood; yellow hand onward").match.view(0).players[0].hand or []
    assert [(card.name, card.timing, card.now) for card in hand] == [
        ("lurch", "climate", True),
        ("brood", "births", False),
    ]


def test_the_view_tells_who_has_passed_or_bid_and_who_is_next() -> None:
    one = scene("climate-events; red at d4 hand lurch; yellow hand onward; green hand brood").play(
        "play lurch", "pass", "pass"
    )
    view = one.match.view(0)
    assert ([player.said for player in view.players], [player.asked for player in view.players], view.next) == (
        ["passed", "passed", ""],
        [True] * 3,
        0,
    )
    bids = scene("auction; row1 horn; row2 foot; row3 egg").play("bid row1 2").match.view(0)
    assert ([player.said for player in bids.players], bids.next) == (["bid", "", ""], 2)
    moves = scene("movement yellow; red at d4; yellow at d5; green at f3").match.view(0)
    assert ([player.said for player in moves.players], moves.next, moves.last_round) == (["acted", "", ""], 2, 14)


def test_e16_the_view_has_least_bids_and_prices() -> None:
    rows = (
        scene("auction; row1 horn red 3; row2 foot; row3 egg; red genes mutant; yellow genes mutant*2")
        .match.view(1)
        .rows
    )
    assert [(row.name, row.gene, row.bidder, row.bid, row.price, row.least_bid, row.least_price) for row in rows] == [
        ("row1", "horn", 0, 3, 2, 4, 2),
        ("row2", "foot", None, 0, 0, 0, 0),
        ("row3", "egg", None, 0, 0, 0, 0),
    ]
    lost = scene("auction; row1 horn; row2 foot; row3 egg").play("bid row1 1", "bid row1 2").match.view(0).rows
    assert [row.lost for row in lost] == [True, False, False]


def test_the_view_shows_who_was_born_in_this_round() -> None:
    one = scene("births red; red at d4; yellow at d6").play("hatch d5")
    assert [name.name for name in one.match.view(2).spaces if name.newborn] == ["d5"]
    assert "│ <R> │ <r> │ <Y> │" in draw(one.match, 2, 80)


def test_the_view_shows_the_last_dice_and_lots_of_this_round() -> None:
    one = scene("initiative; red at d4; yellow at d5; green at f3")
    assert dice(one) == (None, None, None, [])
    assert dice(one.play("rank yellow", "rank red")) == (None, None, None, [0, 1])
    assert dice(one.play("roll 4")) == (4, None, None, [0, 1])
    assert dice(one.play("move d5 w", "roll 6")) == (4, 6, None, [0, 1])
    assert "climate 4, combat 6, by lot red yel" in " ".join(draw(one.match, 0, 60).split())
    sky = scene("meteor-roll; meteor 12; red at d4; rolled climate 2").play("roll 5")
    assert dice(sky) == (2, None, 5, [])
    sky.play("gene horn", "gene egg", "gene egg", "bid row1 0", "bid row2 0", "bid row3 0")
    assert dice(sky) == (None, None, None, [])


def dice(one: Scene) -> tuple[int | None, int | None, int | None, list[int]]:
    shown = one.match.view(2).dice
    return shown.climate, shown.combat, shown.meteor, shown.lots
