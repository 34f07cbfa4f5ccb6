"""Prompts, labels and the log."""

from __future__ import annotations

import pytest

from galapagos.engine.match.match import new
from galapagos.engine.words.message import as_name, catalogue
from galapagos.games.evo.data import CARD_WORDS, GENE_NAMES
from galapagos.games.evo.reason import Reason
from tests.games.evo.island import scene
from tests.scene import Scene

WORDS = catalogue("evo")


def tell(one: Scene, *actions: str) -> list[str]:
    """What the log says of the last of some actions."""
    steps = []
    for action in actions:
        steps = one.match.play(action)
    return [sentence for step in steps for sentence in one.match.narrate(step, 0)]


def prompt_of(one: Scene) -> str:
    return one.match.decision.prompt if one.match.decision else ""


def label(one: Scene, action: str) -> str:
    return {choice.text: choice.label for choice in one.match.decision.options}[action] if one.match.decision else ""


def test_every_card_and_gene_has_a_name_and_a_text() -> None:
    for name in (*(f"card-{word}" for word in CARD_WORDS), *(f"gene-{name}" for name in GENE_NAMES)):
        assert WORDS.say(name)
        assert WORDS.attribute(name, "text").endswith(".")


@pytest.mark.parametrize("reason", list(Reason)[1:])
def test_every_reason_has_a_sentence_and_a_rule(reason: Reason) -> None:
    assert WORDS.say(f"why-{as_name(reason.name)}").endswith(".")
    assert WORDS.attribute(f"why-{as_name(reason.name)}", "rule")


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ("movement red 2; red at d4 genes foot", "Red, move a dinosaur or stop (2 feet left)."),
        ("movement-events; red hand stampede; red at d4", "Red, play an event card for movement, or pass."),
        ("movement-events; red hand brood; red at d4", "Red, you have no card to play now: pass."),
        (
            "movement-events; table red:stampede; red at d4",
            "Red, your card lies on the table: pass to leave it there, or take it back.",
        ),
        (
            "dino-down red; red at d4 effects dino-down; yellow at d5 d6",
            "Red, choose the dinosaur that Dino Down removes.",
        ),
        ("births red; red at d4", "Red, place a baby (1 to go)."),
        ("survival red; climate beach; red at e2 f2", "Red, choose who dies of cold on the plains (1 to go)."),
        (
            "auction; row1 horn; row2 foot; row3 egg; red genes mutant",
            "Red, bid on a row (10 points, 1 off the price).",
        ),
        ("combat red 1 d4 e; red at d4; yellow at d5 genes horn", "Red attacks yellow on d5 and wins with a 1."),
        ("combat red 1 d4 e; red at d4; yellow at d5", "Red attacks yellow on d5 and wins with 1 to 2."),
        ("seats 4; board-draw", "Draw the island."),
        ("deal", "Deal an event card to red."),
        ("start", "Draw the start space of red."),
        ("initiative; red at d4; yellow at d5; green at d6", "Draw who is number 1 in turn order."),
        ("climate-roll", "Roll for the climate."),
        ("meteor-roll; meteor 12", "Roll for the meteor: it strikes with 1 to 3."),
        ("genes", "Draw the gene of row 1."),
        (
            "card-genes yellow; row1 card yellow 3; row2 horn red 1; row3 egg green 0; spent 1",
            "Yellow draws an event card.",
        ),
    ],
)
def test_the_prompt_says_who_must_do_what(position: str, prompt: str) -> None:
    assert prompt_of(scene(position)) == prompt


@pytest.mark.parametrize(
    ("position", "sentences"),
    [
        (
            "ended strike; red points 20",
            "The meteor struck early, in round 10. Red wins with 20 points (yellow with 10 and green with 10).",
        ),
        (
            "ended track-end; round 14; red points 20",
            (
                "The meteor reached the end of its track in round 14. "
                "Red wins with 20 points (yellow with 10 and green with 10)."
            ),
        ),
        ("red at d4; movement red", ""),
    ],
)
def test_the_end_has_a_sentence_for_why_and_one_for_who(position: str, sentences: str) -> None:
    assert scene(position).match.ending == sentences


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        ("movement red; climate hill; red at d4", "move d4 e", "Move from d4 to d5 (mountain)"),
        (
            "movement red; climate hill; red at d4; yellow at d5",
            "move d4 e",
            "Attack yellow on d5 (mountain) from d4: 2 in 6",
        ),
        ("movement red; red at d4", "stop", "Stop moving"),
        ("movement-events; red hand stampede; red at d4", "pass", "Pass"),
        (
            "survival-events; red hand neoprene; red at d4",
            "play neoprene",
            "Play Neoprene: You have two furs more this round.",
        ),
        (
            "movement-events; red hand stampede; red at d4",
            "play stampede",
            "Play Stampede: You have two feet more this round.",
        ),
        ("movement-events; red at d4; table red:stampede", "withdraw stampede", "Take Stampede back"),
        ("dino-down red; red at d4 effects dino-down; yellow at d5 d6", "target d5", "Remove yellow's dinosaur on d5"),
        ("births red; climate hill; red at d4", "hatch d5", "Place a baby on d5 (mountain)"),
        ("births red; climate beach; red at d4", "hatch d5", "Place a baby on d5 (mountain): deadly in this climate"),
        (
            "movement red; climate beach; red at d4",
            "move d4 e",
            "Move from d4 to d5 (mountain): deadly in this climate",
        ),
        (
            "movement red; climate beach; red at d4; yellow at d5",
            "move d4 e",
            "Attack yellow on d5 (mountain) from d4: 2 in 6; deadly in this climate",
        ),
        ("survival red; climate beach; red at e2 f2", "remove f2", "Give up the dinosaur on f2"),
        ("auction; row1 horn; row2 foot; row3 empty", "bid row1 3", "Bid 3 on row 1 (horn)"),
        ("auction; row1 horn; row2 foot; red genes mutant", "bid row3 3", "Bid 3 on row 3 (nothing), pay 2"),
        ("seats 4; board-draw", "board BC", "Island BC"),
        ("deal", "deal lurch", "Lurch"),
        ("start", "start h3", "Start on h3"),
        ("initiative; red at d4; yellow at d5; green at d6", "rank yellow", "Yellow"),
        ("genes", "gene horn", "Horn"),
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
        (
            "movement red 1; red at d4; yellow at d5",
            ["move d4 e", "roll 1"],
            "Red rolls 1 and wins (1 to 2 win with as many horns): yellow's dinosaur on d5 is gone.",
        ),
        (
            "movement red 1; red at d4; yellow at d5",
            ["move d4 e", "roll 6"],
            "Red rolls 6 and loses (1 to 2 win with as many horns): the attacker from d4 is gone.",
        ),
        (
            "climate-roll; red at d4",
            ["roll 1"],
            "The climate die shows 1: one step back. The climate is ideal on the plains.",
        ),
        (
            "climate-roll; red at d4",
            ["roll 3"],
            "The climate die shows 3: one step on. The climate is ideal on the plains.",
        ),
        ("climate-events; red at d4 hand onward; yellow at b1 hand lurch", ["play onward"], "Red plays Onward."),
        ("climate-events; red at d4 hand onward lurch", ["play onward", "withdraw onward"], "Red takes Onward back."),
        (
            "climate-events; red at d4 hand onward lurch",
            ["play onward", "pass"],
            "The climate goes one step on: it is ideal on the plains.",
        ),
        (
            "climate-events; red at d4 hand onward lurch",
            ["play onward", "play lurch", "pass"],
            "Red's Lurch returns to the hand: only one climate card works, the first in turn order.",
        ),
        (
            "dino-down red; red at d4 effects dino-down; yellow at d5 d6",
            ["target d5"],
            "Dino Down: red removes yellow's dinosaur on d5.",
        ),
        ("births red; red at d4", ["hatch d5"], "Red has a baby on d5 (mountain)."),
        (
            "survival red; climate beach; red at e2 f2",
            ["remove f2"],
            "Red's dinosaur on f2 dies of cold: fur saves only 1.",
        ),
        (
            "survival-events; climate beach; red at d4 d5 hand brood",
            ["pass"],
            (
                "The climate kills the dinosaurs on d4 (red) and d5 (red): while beaches are ideal, hills and "
                "mountains are deadly."
            ),
        ),
        (
            "births-events; order red yellow green; red at h3 genes egg*2 hand lurch; yellow at d4",
            ["pass"],
            "Red has babies on g3 (mountain), g4 (plain) and h2 (beach).",
        ),
        ("survival-events; climate beach; red at e2 hand brood", ["pass"], "Red gets 1 point for survivors."),
        (
            "survival-events; climate beach; red at e2 hand brood",
            ["pass"],
            "Yellow and green get no points for survivors.",
        ),
        ("survival-events; climate beach; red at e2 hand brood", ["pass"], "The meteor comes to space 3."),
        (
            "survival-events; climate beach; red at e2 hand ice-cold; yellow at f2",
            ["play ice-cold", "pass"],
            "Yellow's dinosaur on f2 dies of cold: fur saves none, because of Ice Cold.",
        ),
        ("meteor-roll; meteor 11", ["roll 2"], "The meteor die shows 2: the meteor strikes, for 2 or less is enough!"),
        ("meteor-roll; meteor 11", ["roll 5"], "The meteor die shows 5: the island is spared."),
        ("meteor-roll; meteor 11", ["roll 1"], "Red, yellow and green are equal in all that counts and share the win."),
        ("genes", ["gene horn"], "Row 1: horn."),
        ("auction; row1 horn; row2 foot; row3 egg", ["bid row1 1"], "Red bids 1 on row 1 (horn)."),
        (
            "auction; row1 horn; row2 foot; row3 egg",
            ["bid row1 1", "bid row1 2"],
            "Yellow bids 2 on row 1 (horn) and outbids red.",
        ),
        (
            "auction; row1 horn red 1; row2 card yellow 0; row3 egg; red genes mutant",
            ["bid row3 2"],
            "Green pays 2 and gets an egg.",
        ),
        (
            "auction; row1 horn red 1; row2 card yellow 0; row3 egg; red genes mutant",
            ["bid row3 2"],
            "Yellow pays 0 and gets a card gene.",
        ),
        ("auction; row1 horn red 2; row2 foot yellow 0; row3 empty", ["bid row3 2"], "Red pays 2 and gets a horn."),
        ("auction; row1 horn red 2; row2 foot yellow 0; row3 empty", ["bid row3 2"], "Green pays 2 and gets nothing."),
        ("round 1; auction; row1 horn red 1; row2 foot yellow 0; row3 egg", ["bid row3 2"], "Round 2 begins."),
        (
            "initiative; red at d4; yellow at d5; green at d6",
            ["rank green", "rank red"],
            "Turn order: green, red and yellow.",
        ),
        ("initiative; red at d4; yellow at d5; green at d6", ["rank green"], "Green draws place 1 in turn order."),
        ("seats 4; board-draw", ["board AD"], "The island is AD."),
        ("start", ["start h3"], "Red starts on h3 (beach)."),
        ("deal", ["deal lurch"], "Red draws Lurch."),
    ],
)
def test_the_log_tells_what_happened(position: str, actions: list[str], sentence: str) -> None:
    assert sentence in tell(scene(position), *actions)


def test_a_pass_is_told() -> None:
    assert tell(scene("climate-events; red at d4 hand onward; yellow at b1 hand lurch"), "pass") == ["Red passes."]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_match_can_be_told_at_every_moment(seats: int) -> None:
    match, turn = new("evo", players=seats, seed=seats), 0
    while not match.is_over:
        request = match.request(match.state.actor, since=match.version - 1, words="en")
        assert all(choice.label for choice in request.choices)
        assert all(one.message.words for one in request.events if one.message)
        turn += 1
        match.play(request.choices[turn * 7 % len(request.choices)].action)
    assert match.log(0)[-1].endswith(".")
    assert match.log(-1)[-2:] == match.log(0)[-2:]


# --- where an answer leads, and whom something concerns


def test_a_move_leads_to_a_space() -> None:
    one = scene("movement red; red at d4; yellow at d5")
    leads = {choice.text: choice.to for choice in one.match.request(0).choices}
    assert (leads["move d4 e"], leads["move d4 w"], leads["stop"]) == ("d5", "d3", "")
    assert {choice.to for choice in scene("births red; red at d4").match.request(0).choices} >= {"c3", "d5"}


def test_e4_a_player_who_can_only_pass_is_answered_for() -> None:
    one = scene("climate-events; red at d4 hand brood; yellow at b1 hand lurch")
    assert one.match.automatic == 0
    one.play("pass")
    assert one.match.automatic is None


@pytest.mark.parametrize(
    ("position", "action", "stands"),
    [
        ("survival-events; red at d4 hand ice-cold; yellow at d5 hand neoprene", "play ice-cold", ""),
        ("survival-events; red at d4 hand sunscreen; yellow at d5 hand neoprene", "play sunscreen", "pass"),
        ("births-events; red at d4 hand barren-season; yellow at d5 hand brood", "play barren-season", ""),
        ("movement-events; red at d4 hand dino-down; yellow at d5 d6 hand stampede", "play dino-down", ""),
        ("movement red 2; red at d4 genes foot; yellow at d5 hand stampede", "move d4 e", ""),
        ("movement red 2; red at d4 genes foot; yellow at d5 hand stampede", "move d4 w", "pass"),
        ("dino-down red; red at d4 effects dino-down; yellow at d5 d6 hand stampede", "target d5", ""),
    ],
)
def test_a_standing_pass_holds_until_something_concerns_its_player(position: str, action: str, stands: str) -> None:
    one = scene(position)
    one.match.stand(1, "pass")
    one.play(action)
    assert one.match.standing(1) == stands
