"""Prompts, labels, the log and the sentences of refusals."""

from __future__ import annotations

import pytest

from galapagos.engine.words.message import as_name, catalogue
from galapagos.games.dodo.reason import Reason
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


def test_every_reason_has_a_scene() -> None:
    assert set(REFUSED) == set(Reason) - {Reason.LEGAL}


@pytest.mark.parametrize("reason", REFUSED)
def test_a_player_who_asks_why_not_gets_the_rule(reason: Reason) -> None:
    position, action = REFUSED[reason]
    scene, words, name = at(position), catalogue("dodo"), f"why-{as_name(reason.name)}"
    before = scene.match.position
    assert scene.refuses(action) == reason
    message = scene.match.refusal(action)
    assert message is not None
    assert message.id == name
    assert scene.match.why_not(action) == f"{words.sentence(message)} [{words.attribute(name, 'rule')}]"
    assert scene.match.position == before


def test_a_refusal_names_its_section_in_words() -> None:
    assert at("migration; white r e1").match.why_not("migrate c1 e5") == (
        "A creature migrates over one edge, not diagonally and not farther. [Migration Phase, D8]"
    )


def prompt(scene: Scene) -> str:
    return scene.match.decision.prompt if scene.match.decision else ""


def labels(scene: Scene) -> dict[str, str]:
    return {choice.text: choice.label for choice in scene.match.decision.options} if scene.match.decision else {}


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("environments; e1 221", "Draw the card of environment e2."),
        ("begin", "Draw who begins."),
        ("active orange; placement", "Orange, place one of your creatures."),
        ("white r e1", "White, play a token or pass."),
        (
            "seats 3; migration 4; white r e1; orange r e1",
            "Orange, move a creature over an edge or pass (round 2 of 3).",
        ),
        (
            f"consumption; {TIE}",
            "White, choose which of your tied creatures in e1 eats next: 2 red, 2 yellow and 1 green left.",
        ),
        (
            "consumption; e1 322; orange rryg e1; white ry e1; white rg e1",
            "White, choose which of your tied creatures in e1 eats next: 1 red, 1 yellow and 1 green left.",
        ),
        (
            "reproduction; white r e1; orange rryg e2 fed",
            "Roll the mutation of the child of orange's o1 (2 red, 1 yellow and 1 green).",
        ),
    ],
)
def test_a_prompt_says_who_must_do_what(position: str, text: str) -> None:
    assert prompt(at(position)) == text


@pytest.mark.parametrize(
    ("position", "action", "label", "sentence"),
    [
        (
            "environments",
            "draw 312",
            "Environment of 3 red, 1 yellow and 2 green",
            "Environment e1 grows 3 red, 1 yellow and 2 green.",
        ),
        ("begin", "begin orange", "Orange begins", "Orange is the first active player."),
        ("placement", "place red e4", "Place your red creature in e4", "White's w1 (1 red) is placed in e4."),
        ("white r e1", "pass", "Pass", "White passes."),
        (
            "white r e1; orange ryy e2",
            "advantage c2",
            "Competitive Advantage for orange's o1 (1 red and 2 yellow) in e2",
            "White gives a Competitive Advantage to orange's o1 (1 red and 2 yellow).",
        ),
        (
            "white r e1; e3 311",
            "famine e3 red+yellow",
            "Famine: cover red and yellow in e3",
            "White covers red and yellow in e3 by Famine.",
        ),
        (
            "white r e1",
            "relocate c1 e6",
            "Relocate white's w1 (1 red) from e1 to e6",
            "White relocates white's w1 (1 red) from e1 to e6.",
        ),
        (
            "migration; white r e1",
            "migrate c1 e2",
            "Move w1 (1 red) from e1 to e2",
            "White's w1 (1 red) moves from e1 to e2.",
        ),
        (
            f"consumption; {TIE}",
            "feed c2",
            "Let w2 (1 red and 1 yellow) eat next",
            "White's w2 (1 red and 1 yellow) is chosen to eat next in e1.",
        ),
        (
            "reproduction; white r e1 fed",
            "roll green",
            "Green",
            "White's w1 (1 red) has a child with one green mutation more: white's w2 (1 red and 1 green).",
        ),
    ],
)
def test_an_action_has_a_label_and_a_sentence(position: str, action: str, label: str, sentence: str) -> None:
    scene = at(position)
    assert labels(scene)[scene.match.text(scene.match.code(action))] == label
    scene.play(action)
    assert scene.match.narrate(scene.match.steps[0], 0)[0] == sentence


def log(scene: Scene) -> list[str]:
    return [sentence for step in scene.match.steps for sentence in scene.match.narrate(step, 0)]


def test_the_log_tells_who_starves_and_what_is_captured() -> None:
    assert log(consume("e1 221; white rryyg e1; white r e1; orange r e1; orange y e1; orange g e2")) == [
        "Orange passes.",
        "In e1 white's w1 (2 red, 2 yellow and 1 green) eats.",
        (
            "In e1 white's w2 (1 red) and orange's o1 (1 red) starve, short of 1 red: white's w1 (2 red, 2 yellow and "
            "1 green) ate first."
        ),
        "In e1 orange's o2 (1 yellow) starves, short of 1 yellow: white's w1 (2 red, 2 yellow and 1 green) ate first.",
        "In e2 orange's o3 (1 green) eats.",
        "White's w1 (2 red, 2 yellow and 1 green) captures e1: it alone ate all 5 squares!",
    ]


def test_3_the_log_says_what_a_creature_lacked_and_why() -> None:
    hungry = "orange g e2; white rr e1"
    assert log(consume(f"e1 221; {hungry}; orange r e1 advantage"))[2] == (
        "In e1 white's w1 (2 red) starves, short of 1 red: orange's o2 (1 red) ate first."
    )
    assert log(consume(f"e1 221 cover red; {hungry}"))[1] == (
        "In e1 white's w1 (2 red) starves, short of 1 red: Famine covers 1 red."
    )
    assert log(consume(f"e1 122; {hungry}"))[1] == (
        "In e1 white's w1 (2 red) starves, short of 1 red: no more grows there."
    )


def test_d10_the_log_tells_who_ate_in_their_order() -> None:
    assert log(consume("active orange; e1 322; white r e1; white yg e1; orange yg e1; orange r e1 advantage")) == [
        "White passes.",
        (
            "In e1 orange's o2 (1 red), orange's o1 (1 yellow and 1 green), white's w2 (1 yellow and 1 green) and "
            "white's w1 (1 red) eat."
        ),
    ]


def test_the_log_tells_who_starves_where_the_last_creature_goes() -> None:
    scene = at("migration 5; e2 122; white r e2; orange r e1").play("migrate c2 e2")
    assert log(scene) == [
        "Orange's o1 (1 red) moves from e1 to e2.",
        "In e2 white's w1 (1 red) eats.",
        "In e2 orange's o1 (1 red) starves, short of 1 red: white's w1 (1 red) ate first.",
    ]


def test_d10_the_log_tells_a_meal_from_question_to_question() -> None:
    scene = consume(
        "e1 221; e2 311; orange g e1; white rr e1; white ry e1; white yg e1; white gg e1; orange g e2; white rrr "
        "e2; white rry e2"
    )
    assert log(scene) == [
        "Orange passes.",
        "In e1 white's w4 (2 green) starves, short of 1 green: no more grows there.",
    ]
    assert log(scene.play("feed c3"))[2:] == [
        "White's w2 (1 red and 1 yellow) is chosen to eat next in e1.",
        "In e1 white's w2 (1 red and 1 yellow) eats.",
        "In e1 white's w1 (2 red) starves, short of 1 red: white's w2 (1 red and 1 yellow) ate first.",
        "In e1 white's w3 (1 yellow and 1 green) eats.",
        "In e1 orange's o1 (1 green) starves, short of 1 green: white's w3 (1 yellow and 1 green) ate first.",
    ]
    assert log(scene.play("feed c8"))[7:] == [
        "White's w6 (2 red and 1 yellow) is chosen to eat next in e2.",
        "In e2 white's w6 (2 red and 1 yellow) eats.",
        "In e2 white's w5 (3 red) starves, short of 2 red: white's w6 (2 red and 1 yellow) ate first.",
        "In e2 orange's o2 (1 green) eats.",
    ]


def test_d2_the_log_is_silent_about_players_who_could_only_pass() -> None:
    scene = at(
        "seats 3; active orange; turn 2; white r e1; orange y e6; tokens orange none; tokens white none; tokens "
        "pink none"
    )
    scene.play("migrate c2 e5", "pass")
    assert scene.match.log(0) == ["Orange's o1 (1 yellow) moves from e6 to e5.", "White passes."]


@pytest.mark.parametrize(
    ("position", "roll", "sentence"),
    [
        (
            "white r e1 fed; " + "; ".join(["white y e3"] * 24),
            "roll red",
            (
                "White's w1 (1 red) would have a child with one red mutation more, but the box has no base left for "
                "it: there is no child."
            ),
        ),
        (
            "white r e1 fed; " + "; ".join(["orange rrr e3"] * 13),
            "roll green",
            (
                "White's w1 (1 red) would have a child with one green mutation more, but the box has no red block "
                "left: there is no child."
            ),
        ),
        (
            "white r e1 fed; orange rr e3; " + "; ".join(["orange rrr e3"] * 12),
            "roll red",
            (
                "White's w1 (1 red) would have a child with one red mutation more, but the box has only 1 red block "
                "left: there is no child."
            ),
        ),
        (
            "white rr e1 fed; " + "; ".join(["orange rrr e3"] * 12),
            "roll red",
            (
                "White's w1 (2 red) would have a child with one red mutation more, but the box has only 2 red blocks "
                "left: there is no child."
            ),
        ),
    ],
)
def test_d14_the_log_tells_what_the_box_lacks_for_a_child(position: str, roll: str, sentence: str) -> None:
    scene = at(f"reproduction; e1 221; {position}; orange g e4 fed")
    count = scene.s.count
    assert log(scene.play(roll)) == [sentence]
    assert scene.s.count == count


def test_the_log_tells_a_new_turn() -> None:
    scene = at("turn 3; reproduction; white r e1 fed").play("roll red")
    assert log(scene)[1:] == ["Turn 4 begins; orange is the active player."]


FOUR = "e1 221; e2 311; e3 113; e4 131; white rryyg e1 captor; white rrryg e2; orange ryggg e3 captor; orange ryyyg e4"


@pytest.mark.parametrize(
    ("position", "why", "who"),
    [
        (
            "e1 221; e2 311; white rryyg e1; white rrryg e2; orange r e3",
            "White has captured two environments or more.",
            "White wins with 2 captured environments (orange with 0).",
        ),
        (
            f"{FOUR}; orange r e5; orange g e5; white g e6",
            "White and orange have captured two environments or more.",
            "Equal in captures, orange wins with more creatures on the board: 4 (white with 3).",
        ),
        (
            f"{FOUR}; e5 322; orange rrg e5; white rr e6",
            "White and orange have captured two environments or more.",
            "Equal in captures and creatures, orange wins with more mutations: 13 (white with 12).",
        ),
        (
            FOUR,
            "White and orange have captured two environments or more.",
            "White and orange are equal in all that counts and share the win.",
        ),
        (
            "e1 221; white rrr e1; orange rrr e1",
            "No creature is left in play.",
            "White and orange are equal in all that counts and share the win.",
        ),
        (
            "turn 9; e1 221; white rrr e1; last orange 8",
            "No creature is left in play.",
            "No creature is left; white wins, with a creature in play until turn 9 (orange with 8).",
        ),
        (
            "seats 3; e1 221; white rryyg e1; orange rrr e1; pink rrr e1",
            "No creature is left in play.",
            "White wins with one captured environment (orange with 0 and pink with 0).",
        ),
        (
            "seats 3; turn 30; e1 221; white r e1; white y e1; orange r e2; orange y e2; pink r e3",
            "Turn 30 was the last one.",
            "White and orange are equal in all that counts and share the win.",
        ),
    ],
)
def test_the_end_has_a_sentence_for_why_and_one_for_who(position: str, why: str, who: str) -> None:
    scene = consume(position)
    assert scene.match.ending == f"{why} {who}"
    assert log(scene)[-2:] == [why, who]
    assert scene.match.decision is None
    request = scene.match.request(0, words="en")
    assert request.prompt is not None
    assert request.prompt.words == "The game is over."


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert at("white r e1").match.ending == ""


def test_seats_are_called_by_their_colours() -> None:
    scene = at("seats 4; placement")
    assert [scene.match.seat_name(seat) for seat in range(4)] == ["white", "orange", "pink", "blue"]
