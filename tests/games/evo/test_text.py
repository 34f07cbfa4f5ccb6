"""Prompts, labels, log, view and drawing."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from galapagos.engine.game import find_game
from galapagos.engine.match import Match, new
from galapagos.games.evo.data import CARD_NAMES
from galapagos.games.evo.names import CARD_TEXTS
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.text import REASONS
from tests.games.evo.island import scene
from tests.scene import Scene

GAME = find_game("evo")
TEXT = GAME.module("text")


def tell(one: Scene, *actions: str) -> list[str]:
    """What the log says of the last of some actions."""
    steps = []
    for action in actions:
        steps = one.match.play(action)
    return [sentence for step in steps for sentence in one.match.narrate(step, 0)]


def label(one: Scene, action: str) -> str:
    return str(TEXT.label(one.s, GAME.actions.parse(action)))


def test_every_reason_has_a_sentence_and_every_card_a_text() -> None:
    assert set(REASONS) == set(Reason) - {Reason.LEGAL}
    assert len(CARD_TEXTS) == len(CARD_NAMES)


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ("movement red 2; red at d4 genes foot", "Red, move a dinosaur or stop (2 feet left)."),
        ("movement-events; red hand brood; red at d4", "Red, play an event card for movement, or pass."),
        ("dino-down red; red at d4 effects dino-down; yellow at d5 d6", "Red, choose the dinosaur that Dino Down removes."),
        ("births red; red at d4", "Red, place a baby (1 to go)."),
        ("survival red; climate beach; red at e2 f2", "Red, choose who dies of cold on the plains (1 to go)."),
        ("auction; row1 horn; row2 foot; row3 egg; red genes mutant", "Red, bid on a row (10 points, 1 off the price)."),
        ("combat red 1 d4 e; red at d4; yellow at d5 genes horn", "Red attacks yellow on d5 and wins with a 1."),
        ("combat red 1 d4 e; red at d4; yellow at d5", "Red attacks yellow on d5 and wins with 1 to 2."),
        ("seats 4; board-draw", "Draw the island."),
        ("deal", "Deal an event card to red."),
        ("start", "Draw the start space of red."),
        ("initiative; red at d4; yellow at d5; green at d6", "Draw who is number 1 in turn order."),
        ("climate-roll", "Roll for the climate."),
        ("meteor-roll; meteor 12", "Roll for the meteor: it strikes with 1 to 3."),
        ("genes", "Draw the gene of row 1."),
        ("card-genes yellow; row1 card yellow 3; row2 horn red 1; row3 egg green 0; spent 1", "Yellow draws an event card."),
        ("ended strike; red points 20", "The meteor struck early in round 10. Points: red 20, yellow 10, green 10. Red wins."),
        ("ended track-end; round 14; red points 20", "The meteor reached the end of its track in round 14. Points: red 20, yellow 10, green 10. Red wins."),
    ],
)
def test_the_prompt_says_who_must_do_what(position: str, prompt: str) -> None:
    assert TEXT.prompt(scene(position).s) == prompt


def test_a_running_game_has_no_ending() -> None:
    assert TEXT.ending(scene("red at d4; movement red").s) == ""


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        ("movement red; red at d4", "move d4 e", "Move d4 e to d5 (mountain)"),
        ("movement red; red at d4; yellow at d5", "move d4 e", "Attack yellow on d5 (mountain) from d4: 2 in 6"),
        ("movement red; red at d4", "stop", "Stop moving"),
        ("movement-events; red hand stampede; red at d4", "pass", "Pass"),
        ("survival-events; red hand neoprene; red at d4", "play neoprene", "Play Neoprene: you have two furs more this round"),
        ("movement-events; red hand stampede; red at d4", "play stampede", "Play Stampede: you have two feet more this round"),
        ("movement-events; red at d4; table red:stampede", "withdraw stampede", "Take Stampede back"),
        ("dino-down red; red at d4 effects dino-down; yellow at d5 d6", "target d5", "Remove yellow's dinosaur on d5"),
        ("births red; red at d4", "hatch d5", "Place a baby on d5 (mountain)"),
        ("survival red; climate beach; red at e2 f2", "remove f2", "Give up the dinosaur on f2"),
        ("auction; row1 horn; row2 foot; row3 empty", "bid row1 3", "Bid 3 on row 1 (horn)"),
        ("auction; row1 horn; row2 foot; red genes mutant", "bid row3 3", "Bid 3 on row 3 (nothing), pay 2"),
        ("seats 4; board-draw", "board BC", "Island BC"),
        ("deal", "deal lurch", "Lurch"),
        ("start", "start h3", "h3"),
        ("initiative; red at d4; yellow at d5; green at d6", "rank yellow", "Yellow"),
        ("genes", "gene horn", "horn"),
        ("climate-roll", "roll 4", "4"),
    ],
)
def test_every_action_has_a_label(position: str, action: str, text: str) -> None:
    assert label(scene(position), action) == text


@pytest.mark.parametrize(
    ("position", "actions", "sentence"),
    [
        ("movement red 1; red at d4; yellow at b1", ["stop"], "Red stops moving."),
        ("movement red 1; red at d4; green at b1", ["stop"], "Yellow cannot move."),
        ("movement red 1; red at d4; yellow at b1", ["move d4 e"], "Red moves from d4 to d5 (mountain)."),
        ("movement red 1; red at d4; yellow at d5", ["move d4 e"], "Red attacks yellow on d5 (mountain) from d4."),
        ("movement red 1; red at d4; yellow at d5", ["move d4 e", "roll 1"], "Red rolls 1 and wins: yellow's dinosaur on d5 is gone."),
        ("movement red 1; red at d4; yellow at d5", ["move d4 e", "roll 6"], "Red rolls 6 and loses: the attacker from d4 is gone."),
        ("climate-roll; red at d4", ["roll 1"], "The climate die shows 1: one step back."),
        ("climate-roll; red at d4", ["roll 3"], "The climate is ideal on the plains."),
        ("climate-events; red at d4 hand onward; yellow at b1 hand lurch", ["play onward"], "Red plays Onward."),
        ("climate-events; red at d4 hand onward lurch", ["play onward", "withdraw onward"], "Red takes Onward back."),
        ("climate-events; red at d4 hand onward lurch", ["play onward", "pass"], "Red's Onward takes effect."),
        ("climate-events; red at d4 hand onward lurch", ["play onward", "play lurch", "pass"], "Red's Lurch returns to the hand."),
        ("dino-down red; red at d4 effects dino-down; yellow at d5 d6", ["target d5"], "Dino Down: red removes yellow's dinosaur on d5."),
        ("births red; red at d4", ["hatch d5"], "Red has a baby on d5 (mountain)."),
        ("survival red; climate beach; red at e2 f2", ["remove f2"], "Red's dinosaur on f2 dies of cold."),
        ("survival-events; climate beach; red at d4 d5 hand brood", ["pass"], "The climate kills red's dinosaurs on d4 and d5."),
        ("births-events; order red yellow green; red at h3 genes egg*2 hand lurch; yellow at d4", ["pass"], "Red has babies on g3, g4 and h2."),
        ("survival-events; climate beach; red at e2 hand brood", ["pass"], "Survivors give points: red 1, yellow 0, green 0. The meteor comes to space 3."),
        ("meteor-roll; meteor 11", ["roll 2"], "The meteor strikes!"),
        ("meteor-roll; meteor 11", ["roll 5"], "The meteor die shows 5."),
        ("meteor-roll; meteor 11", ["roll 1"], "The meteor struck early in round 11. Points: red 10, yellow 10, green 10. Red, yellow and green share the win: nobody has more dinosaurs."),
        ("genes", ["gene horn"], "Row 1: horn."),
        ("auction; row1 horn; row2 foot; row3 egg", ["bid row1 1"], "Red bids 1 on row 1 (horn)."),
        ("auction; row1 horn; row2 foot; row3 egg", ["bid row1 1", "bid row1 2"], "Yellow bids 2 on row 1 (horn) and outbids red."),
        ("auction; row1 horn red 1; row2 card yellow 0; row3 egg; red genes mutant", ["bid row3 2"], "Green pays 2 for an egg."),
        ("auction; row1 horn red 1; row2 card yellow 0; row3 egg; red genes mutant", ["bid row3 2"], "Yellow pays 0 for a card."),
        ("auction; row1 horn red 2; row2 foot yellow 0; row3 empty", ["bid row3 2"], "Red pays 2 for a horn."),
        ("auction; row1 horn red 2; row2 foot yellow 0; row3 empty", ["bid row3 2"], "Green pays 2 for nothing."),
        ("round 1; auction; row1 horn red 1; row2 foot yellow 0; row3 egg", ["bid row3 2"], "Round 2 begins."),
        ("initiative; red at d4; yellow at d5; green at d6", ["rank green", "rank red"], "Turn order: green, red, yellow."),
        ("initiative; red at d4; yellow at d5; green at d6", ["rank green"], "Green draws place 1 in turn order."),
        ("seats 4; board-draw", ["board AD"], "The island is AD."),
        ("start", ["start h3"], "Red starts on h3, the others follow clockwise."),
        ("deal", ["deal lurch"], "Red draws Lurch."),
    ],
)
def test_the_log_tells_what_happened(position: str, actions: list[str], sentence: str) -> None:
    assert sentence in tell(scene(position), *actions)


def test_a_pass_is_told() -> None:
    assert tell(scene("climate-events; red at d4 hand onward; yellow at b1 hand lurch"), "pass") == ["Red passes."]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_can_be_drawn_viewed_and_told_at_every_moment(seats: int) -> None:
    match = new("evo", players=seats, seed=seats)
    turn = 0
    while not match.is_over:
        options = match.decision.options if match.decision else ()
        if turn % 8 == 0:
            drawn = draw(match, turn % seats, 100 if turn % 16 else 80)
            assert "climate" in drawn
        turn += 1
        match.play(options[turn * 7 % len(options)].action)
    assert "Points" in match.log(0)[-1]
    assert match.view(0).over
    assert draw(match, -1, 80)


def draw(match: Match, seat: int, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(GAME.module("board").draw(GAME.hidden(match.state, seat), seat))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= width
    return "\n".join(lines)


def test_the_drawing_shows_every_space_with_its_dinosaur_and_fits_eighty_columns() -> None:
    one = scene("seats 5; combat red 1 c5 e; red at c5; yellow at c6; purple at i4; green at none hand lurch; red hand brood")
    drawn = draw(one.match, 0, 80)
    assert all(f"{name}" in drawn for name in ("a1", "c10", "i4"))
    assert "»<R>»│!<Y>!" in drawn
    assert "you hold Brood" in drawn


def test_the_drawing_shows_the_table_and_the_auction() -> None:
    table = draw(scene("movement-events; red at d4; yellow at b1 hand brood; table red:stampede yellow:giant-gene:withdrawn").match, 2, 100)
    assert "red  Stampede" in table
    assert "yellow  Giant Gene (taken back)" in table
    auction = draw(scene("auction; row1 horn red 4; row2 foot; row3 egg").match, 1, 100)
    assert "row 1  horn     red  4" in auction
    assert "o" in draw(scene("births red; red at d4").match, 0, 100)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_e6_the_drawing_shows_what_is_public_of_cards_and_genes(width: int) -> None:
    one = scene("movement; red at d4 effects stampede big-brother hand lurch; yellow at d5 effects giant-gene; discard stampede brood*2 onward")
    drawn = draw(one.match, 1, width)
    assert "in effect: red Big Brother, Stampede," in drawn
    assert "discard: Onward, Big Brother" in drawn
    assert "Brood×2" in drawn
    assert "deck    19 cards, bag 62 genes" in drawn


def test_e14_the_drawing_explains_the_meteors_track() -> None:
    drawn = draw(scene("movement; red at d4").match, 0, 80)
    assert "··☄·······1234!" in drawn
    assert "strikes up to 1 … 4, ! always" in drawn
    assert "··········1234☄" in draw(scene("ended track-end; red at d4").match, 0, 80)


def test_e4_the_drawing_counts_a_card_taken_back_in_the_hand() -> None:
    one = scene("climate-events; red at d4 hand onward brood; yellow at d6 hand lurch").play("play onward", "withdraw onward")
    drawn = draw(one.match, 0, 80)
    assert "you hold Onward and Brood" in drawn
    assert "cards        2    1    0" in drawn
    assert "red  Onward (taken back)" in drawn
    assert "cards        2    1    0" in draw(one.match, 1, 80)


def test_the_view_has_all_that_a_page_draws() -> None:
    one = scene("combat red 1 d4 e; climate hill; red at d4 genes horn hand brood; yellow at d5; discard lurch")
    view = one.match.view(0)
    d4 = next(space for space in view.spaces if space.name == "d4")
    assert (d4.x, d4.r, d4.zone, d4.owner, d4.climate, d4.star) == (-2, -2, "hill", 0, "ideal", False)
    assert {space.climate for space in view.spaces} == {"ideal", "hot", "cold", "deadly"}
    assert view.combat is not None
    assert (view.combat.attacker, view.combat.defender, view.combat.wins_up_to) == ("d4", "d5", 4)
    assert [card.name for card in view.players[0].hand or []] == ["Brood"]
    assert (view.players[0].genes["horn"], view.players[0].genes["foot"], view.discard, view.deck) == (1, 1, {"lurch": 1}, 24)
    assert view.order == [0, 1, 2]
    offers = scene("movement-events; red at d4 hand stampede; yellow hand lurch").play("play stampede").match.view(1)
    assert (offers.offer, offers.table[0].card.word, offers.players[0].hand) == ("movement", "stampede", [])


def test_the_view_lights_the_spaces_where_a_baby_may_be_placed() -> None:
    view = scene("births red; red at d4; yellow at d5").match.view(0)
    assert [space.name for space in view.spaces if space.nest] == ["c3", "c4", "d3", "e3", "e4"]
