"""Prompts, labels, the log and the sentences of refusals."""

from __future__ import annotations

import pytest

from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.text import REASONS, marks
from tests.scene import Scene

from .table import at, consume

TIE = "e1 221; white rr e1; white ry e1; orange g e2"
REFUSED = {
    Reason.NOT_NOW: ("white r e1", "roll red"),
    Reason.TOKEN_SPENT: ("white r e1; tokens white famine", "advantage c1"),
    Reason.NO_CREATURE: ("white r e1", "advantage c2"),
    Reason.NO_ENVIRONMENT: ("white r e1", "relocate c1 e9"),
    Reason.NOT_YOURS: ("migration; white r e1; orange r e1", "migrate c2 e2"),
    Reason.PLACED: ("placement; white r e1; orange r e1", "place red e2"),
    Reason.IS_CAPTOR: ("white r e1 captor; white y e2", "advantage c1"),
    Reason.CAPTURED: ("white r e1 captor; white y e2", "relocate c2 e1"),
    Reason.COVERED: ("e1 221; white r e1", "famine e1 green+green"),
    Reason.COVERS_TOO_LITTLE: ("e1 221; white r e1", "famine e1 green"),
    Reason.RELOCATED: ("white r e1 relocated", "relocate c1 e2"),
    Reason.HERE_ALREADY: ("white r e1", "relocate c1 e1"),
    Reason.MOVED: ("migration; white r e1 moved; white y e1", "migrate c1 e2"),
    Reason.TOO_FAR: ("migration; white r e1", "migrate c1 e5"),
    Reason.NOT_AT_THE_TABLE: (f"consumption; {TIE}", "feed c3"),
    Reason.OLDER_EATS_FIRST: (f"consumption; {TIE}; white ry e1", "feed c4"),
    Reason.NOT_IN_THE_DECK: ("environments; e1 221", "draw 211"),
    Reason.DRAWN: ("environments; e1 221", "draw 221"),
    Reason.NO_SEAT: ("begin", "begin pink"),
}


def test_every_reason_has_a_sentence_and_a_scene() -> None:
    assert set(REASONS) == set(REFUSED) == set(Reason) - {Reason.LEGAL}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_player_who_asks_why_not_gets_the_rule(reason: Reason) -> None:
    position, action = REFUSED[reason]
    scene = at(position)
    before = scene.match.position
    assert scene.refuses(action) == reason
    assert scene.match.why_not(action) == f"{REASONS[reason].text} [{REASONS[reason].rule}]"
    assert scene.match.position == before


def prompt(scene: Scene) -> str:
    return scene.match.decision.prompt if scene.match.decision else ""


def labels(scene: Scene) -> dict[str, str]:
    return {choice.text: choice.label for choice in scene.match.decision.options} if scene.match.decision else {}


@pytest.mark.parametrize(("position", "text"), [
    ("environments; e1 221", "Draw the card of environment e2."),
    ("begin", "Draw who begins."),
    ("active orange; placement", "Orange, place one of your creatures."),
    ("white r e1", "White, play a token or pass."),
    ("seats 3; migration 4; white r e1; orange r e1", "Orange, move a creature over an edge or pass (round 2 of 3)."),
    (f"consumption; {TIE}", "White, choose which of your tied creatures in e1 eats next."),
    ("reproduction; white r e1; orange rryg e2 fed", "Roll the mutation of the child of orange's c2 (2 red, 1 yellow, 1 green)."),
])
def test_a_prompt_says_who_must_do_what(position: str, text: str) -> None:
    assert prompt(at(position)) == text


@pytest.mark.parametrize(("position", "action", "label", "sentence"), [
    ("environments", "draw 312", "Environment 312", "Environment e1 is 312."),
    ("begin", "begin orange", "Orange begins", "Orange is the first active player."),
    ("placement", "place red e4", "Place your red creature in e4", "White places the red creature in e4."),
    ("white r e1", "pass", "Pass", "White passes."),
    ("white r e1; orange ryy e2", "advantage c2", "Competitive Advantage for orange's c2 (1 red, 2 yellow) in e2",
     "White gives a Competitive Advantage to orange's c2 (1 red, 2 yellow)."),
    ("white r e1; e3 311", "famine e3 red+yellow", "Famine: cover red and yellow in e3", "White covers red and yellow in e3 by Famine."),
    ("white r e1", "relocate c1 e6", "Relocate white's c1 (1 red) from e1 to e6", "White relocates white's c1 (1 red) to e6."),
    ("migration; white r e1", "migrate c1 e2", "Move c1 (1 red) from e1 to e2", "White moves c1 (1 red) from e1 to e2."),
    (f"consumption; {TIE}", "feed c2", "c2 (1 red, 1 yellow) eats next", "White lets c2 eat next in e1."),
    ("reproduction; white r e1 fed", "roll green", "Green", "white's c1 (1 red) has a child with one green mutation more."),
])
def test_an_action_has_a_label_and_a_sentence(position: str, action: str, label: str, sentence: str) -> None:
    scene = at(position)
    assert labels(scene)[action] == label
    scene.play(action)
    assert scene.match.narrate(scene.match.steps[0], 0)[0] == sentence


def log(scene: Scene) -> list[str]:
    return [sentence for step in scene.match.steps for sentence in scene.match.narrate(step, 0)]


def test_the_log_tells_who_starves_and_what_is_captured() -> None:
    assert log(consume("e1 221; white rryyg e1; white r e1; orange r e1; orange y e1; orange g e2")) == [
        "Orange passes.", "1 of white's creatures starves.", "2 of orange's creatures starve.", "White captures e1!"]


def test_the_log_tells_it_after_the_last_question() -> None:
    scene = consume(TIE)
    assert log(scene) == ["Orange passes."]
    assert log(scene.play("feed c1")) == ["White lets c1 eat next in e1.", "1 of white's creatures starves."]


def test_the_log_tells_a_new_turn() -> None:
    scene = at("turn 3; reproduction; white r e1 fed").play("roll red")
    assert log(scene)[1:] == ["Turn 4 begins; orange is the active player."]


@pytest.mark.parametrize(("position", "text"), [
    ("e1 221; e2 311; white rryyg e1; white rrryg e2; orange r e3", "Two environments are captured by one player. Captures: white 2, orange 0."),
    ("e1 221; white rrr e1; orange rrr e1", "No creature is left in play."),
    ("turn 30; e1 221; white r e1; orange r e2", "Turn 30 was the last one."),
])
def test_the_end_has_a_sentence(position: str, text: str) -> None:
    scene = consume(position)
    assert scene.match.ending == text
    assert log(scene)[-1] == text
    assert scene.match.decision is None
    assert scene.match.game.text.prompt(scene.s) == text


def test_a_game_that_goes_on_has_no_ending() -> None:
    scene = at("white r e1")
    assert scene.match.ending == ""
    assert scene.match.game.text.ending(scene.s) == ""


def test_seats_are_called_by_their_colours() -> None:
    scene = at("seats 4; placement")
    assert [scene.match.seat_name(seat) for seat in range(4)] == ["white", "orange", "pink", "blue"]


def test_marks_stand_behind_a_creature() -> None:
    s = at("migration; white r e1 advantage moved; white y e1; white rryyg e2 captor").s
    assert [marks(creature) for creature in s.creatures[:3]] == ["*'", "", "!"]
