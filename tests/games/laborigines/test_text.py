"""What players read: prompts, labels, the log, the drawn ring."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from galapagos.engine.game import find_game
from galapagos.engine.match.match import Match
from galapagos.games.laborigines.board import draw
from galapagos.games.laborigines.data import FACE_NAMES

from .lab import Lab

GAME = find_game("laborigines")


def story(lab: Lab, *actions: str, seat: int = 0) -> list[str]:
    sentences = []
    for action in actions:
        for step in lab.match.play(action):
            sentences += lab.match.narrate(step, seat)
    return sentences


def test_the_log_tells_a_chain_of_encounters() -> None:
    lab = Lab(
        "seats 3; red t1; blue t3 infected; green t5 flag; moa t16; disease leprosy; direction 2 5; t7 green/acid"
    )
    assert story(lab, "move clockwise") == [
        "Red goes clockwise.",
        "Red reaches t3 and meets blue.",
        "Blue gives 2 blue tokens to red because they met on t3.",
        "The disease passes from blue to red.",
        "Red reaches t5 and meets green.",
        "Red takes the flag.",
        "The disease passes from red to green.",
        "Red reaches t7.",
        "Tile t7 turns over: acid.",
        "Acid will burn red on its next move.",
        "It is blue's turn.",
    ]


def test_the_log_tells_a_turn_from_the_roll() -> None:
    lab = Lab(
        "seats 3; red t1 infected; blue t11; green t13; blue has 4 red 3 blue; disease leprosy; moa t6; t20 "
        "green/lightning 1 green"
    )
    assert story(lab, "roll 1 5", "assign 1", "spend blue", "spend blue", "manipulate counterclockwise") == [
        "Red rolls 1 and 5.",
        "Red moves with the 1 and Moa with the 5.",
        "Red takes the flag.",
        "Red suffers from leprosy.",
        "The flag protects red.",
        "Moa moves to t11 and meets blue.",
        "Blue pays a blue token after meeting Moa (onto t11).",
        "Blue pays a blue token after meeting Moa (out of the game).",
        "Moa moves to t16.",
        "Blue pays 3 red tokens: red must go counterclockwise.",
        "Red reaches t20.",
        "Red picks up a green token.",
        "Tile t20 turns over: lightning.",
        "Red now carries 1 lightning marker, and lightning strikes all who carry any.",
        "The flag protects red.",
        "It is blue's turn.",
    ]


def test_the_log_tells_the_preparation() -> None:
    faces = [face for face in FACE_NAMES[:10] for _ in range(2)]
    faces.remove("acid")
    faces.remove("cure")
    lab = Lab("seats 2; sides").play(*["turn_up trap"] * 10, *(f"lay {face}" for face in faces))
    assert story(lab, "lay acid", "release t9", "admire l2", "start t4", "start t5") == [
        "Tile t19: acid.",
        "Tile t20: cure.",
        "Moa starts on t9.",
        "Blue is the nicest of all.",
        "Blue takes the flag.",
        "Blue starts on t4.",
        "Red starts on t5.",
        "It is blue's turn.",
    ]


def test_the_log_tells_illness_and_twins() -> None:
    lab = Lab(
        "seats 2; option variant=twins; red1 t1 infected; red2 t5; disease hyperactivity; t7 green/disease; t1 "
        "green/footprint; t17 green/flag"
    )
    assert story(lab, "roll 3 4", "send first 3", "move clockwise", "draw limping") == [
        "Red rolls 3 and 4.",
        "Red 1 goes first, with the 3, and the other twin has the 4.",
        "Red 1 is hyperactive and moves twice as far.",
        "Red 1 goes clockwise.",
        "Red 1 reaches t7.",
        "Tile t7 turns over: disease.",
        "Red 1 is ill already: from now on, all who are ill suffer from limping.",
        "Now red 2 goes the other way.",
        "Red 2 reaches t1.",
        "Tile t1 turns over: footprint.",
        "Red 2 goes on the same way.",
        "Red 2 reaches t17.",
        "Tile t17 turns over: flag.",
        "Red 2 takes the flag.",
        "It is blue's turn.",
    ]


def test_the_log_tells_eliminations_and_the_end() -> None:
    lab = Lab(
        "seats 3; red t1; blue t11; green t13; moa t16; red has 2 red; blue has 3 red; direction 3 5; t4 "
        "green/small_explosion"
    )
    assert story(lab, "move clockwise") == [
        "Red goes clockwise.",
        "Red reaches t4.",
        "Tile t4 turns over: small explosion.",
        "Red pays 2 red tokens for the small explosion on t4 (1 onto t4, 1 out of the game).",
        "Red has no energy left and is out: it paid its last tokens for the small explosion on t4.",
        "The flag leaves the game for good.",
        "All red tokens leave the game, because red is out.",
        "Blue has no energy left and is out: its last tokens left the game with the colours of others.",
        "Green escapes from the laboratory.",
        "Green survives: all others have run out of energy.",
    ]


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (6, {"variant": "teams"}), (3, {"variant": "twins"}), (3, {"memory": "hidden"})]
)
def test_the_log_retells_the_very_same_game(seats: int, options: dict[str, str]) -> None:
    chooser = random.Random(3)
    match = Match(GAME, GAME.new_state(seats, options), None)
    while not match.is_over:
        decision = match.decision
        assert decision is not None
        assert decision.prompt.endswith((".", "?"))
        assert all(choice.label for choice in decision.options)
        for step in match.play(chooser.choice(match.legal())):
            for seat in (-1, 0):
                assert all(
                    not sentence[0].islower() and sentence.endswith(".") for sentence in match.narrate(step, seat)
                )
    assert match.ending


def test_a_spectator_reads_of_a_footprint_that_was_met_again() -> None:
    lab = Lab(
        "seats 2; option memory=hidden; red t1; blue t16; moa t13; direction 5 5; distance 10; t11 "
        "green/footprint; t1 footprint/footprint"
    )
    assert story(lab, "move clockwise", seat=-1)[-4:] == [
        "Red goes on the same way.",
        "Red reaches t11.",
        "Tile t11 turns over: green tile.",
        "It is blue's turn.",
    ]


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ("seats 2; sides", "Which side is up on the footprint tile that has a safe one?"),
        ("seats 2; nicest", "Who is the nicest laborigine?"),
        ("seats 2; moa_place", "Where does Moa start?"),
        ("seats 2; start_places", "Red, choose a free tile for red to start from."),
        ("seats 2", "Red rolls the dice."),
        ("seats 2; assignment 2 3", "Red, which die moves your laborigine? The other one moves Moa (2 and 3)."),
        ("seats 2; option variant=twins; assignment 2 3", "Red, which twin goes first, and with which die (2 and 3)?"),
        ("seats 2; option variant=twins; flag_bearer 1 3", "Red, you rolled a 1: which twin takes the flag?"),
        ("seats 2; direction 1 3", "Red, which way does red go? It moves 1 tile at a time."),
        ("seats 2; trap 1 3; red t4; t4 acid; t5 acid", "What is under t4?"),
        ("seats 2; infection 1 3", "Draw a disease card."),
        (
            "seats 2; blue has 9 red; manipulation 2 3; step 1",
            "Blue, will you pay 3 red tokens to decide where red goes? It moves 2 tiles at a time.",
        ),
        (
            "seats 2; red has 4 red 4 blue; turn_end 2 3; red t3; t3 small_explosion; owes red 2",
            "Red, spend 2 tokens for the small explosion on t3: which colour goes next, onto t3?",
        ),
        (
            "seats 2; red has 4 red 4 blue; turn_end 2 3; red t3; t3 radiation; owes red 1 paid 1",
            "Red, spend 1 token for the radiation on t3: which colour goes next, out of the game?",
        ),
        (
            "seats 2; blue has 4 red 4 blue; contagion 2 3; met blue; owes blue 2 to red",
            "Red, take 2 tokens from blue because they met on t19: which colour next?",
        ),
        (
            "seats 2; red has 4 red 4 blue; turn_end 2 3; red t3; t3 charity; owes red 3 to blue",
            "Red, give 3 tokens to blue for the charity on t3: which colour next?",
        ),
        (
            "seats 2; blue out 1; over last_survivor",
            "Red escapes from the laboratory. Red survives: all others have run out of energy.",
        ),
        (
            "seats 3; blue out 1; red out 2; over last_wave",
            (
                "The last wave would have left nobody: green had the most energy and escapes. Green "
                "survives: all others have run out of energy."
            ),
        ),
        (
            "seats 2; turn 500; over turn_limit",
            "After 500 turns the laboratory closes. Red and blue are equal in all that counts and share the win.",
        ),
    ],
)
def test_prompts(position: str, prompt: str) -> None:
    match = Lab(position).match
    decision = match.decision
    assert (decision.prompt if decision else match.ending) == prompt


@pytest.mark.parametrize(
    ("position", "labels"),
    [
        ("seats 2; assignment 2 3", ["2 for you, 3 for Moa", "3 for you, 2 for Moa"]),
        (
            "seats 2; red t1; direction 3 3; t4 acid; t18 cure",
            ["Clockwise, to t4 (turns to ?)", "Counterclockwise, to t18 (turns to ?)"],
        ),
        (
            "seats 2; red t1; blue t4; direction 3 3; t4 acid/green; t18 green/cure",
            [
                "Clockwise, to t4: meets blue and goes on",
                "Counterclockwise, to t18 (turns to cure)",
            ],
        ),
        (
            "seats 2; option memory=hidden; red t1; blue t5; moa t4; direction 3 3; t4 acid/green; t18 green/cure",
            ["Clockwise, to t4: meets Moa and goes on", "Counterclockwise, to t18 (turns to ?)"],
        ),
        (
            (
                "seats 2; option variant=twins; blue has 9 red; red1 t1; red2 t20; blue1 t5; blue2 t9; manipulation "
                "1 3; step 1"
            ),
            [
                "Do not manipulate",
                "Make it go clockwise, to t2 (turns to ?)",
                "Make it go counterclockwise, to t20: meets red 2 and goes on",
            ],
        ),
        (
            "seats 2; option memory=hidden; red t1; direction 3 3; t4 danger; t18 green/cure",
            ["Clockwise, to t4 (turns to huge explosion)", "Counterclockwise, to t18 (turns to ?)"],
        ),
        ("seats 2; option variant=twins; flag_bearer 1 3", ["Red 1 takes the flag", "Red 2 takes the flag"]),
        ("seats 2; sides", ["Footprint up", "Green tile up"]),
        ("seats 2; trap 1 3; red t4; t4 acid; t5 acid", ["Acid", "Green tile"]),
    ],
)
def test_labels(position: str, labels: list[str]) -> None:
    decision = Lab(position).match.decision
    assert decision is not None
    assert [option.label for option in decision.options] == labels


def test_l1_under_danger_lies_a_huge_explosion_that_labels_tell() -> None:
    """Even if nobody has seen it, and if the game does not remember what was seen."""
    for option in ("", "option memory=hidden; "):
        decision = Lab(f"{option}seats 3; red t1; blue t11; direction 3 5; t4 danger").match.decision
        assert decision is not None
        assert decision.options[0].label == "Clockwise, to t4 (turns to huge explosion)"


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(
    "position",
    [
        "seats 5; red t3 flag infected acid lightning 2; disease leprosy",
        "seats 6; option variant=teams; red2 out 1",
        "seats 2; tiles",
    ],
)
def test_the_ring_fits_the_terminal(width: int, position: str) -> None:
    match = Lab(position).match
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(draw(match.view(0), 0, match.words()))
    lines = console.export_text().splitlines()
    assert len(lines) == 25
    assert all(len(line.rstrip()) <= 77 for line in lines)
    assert lines[0].startswith("╭─t1")
    assert "t7" in lines[0]
    assert "t20" in lines[5]
    assert "t11" in lines[20]


def test_the_view_has_what_a_page_draws() -> None:
    lab = Lab(
        "seats 2; red t3 flag lightning 2; blue t5 infected; moa t9; disease limping; contagion 2 3; heading "
        "clockwise; blue has 4 blue 4 red; owes blue 2 to red"
    )
    shown = lab.match.view(0)
    red = shown.laborigines[0]
    assert (red.tile, red.flag, red.lightning, red.infected) == (2, True, 2, False)
    assert (shown.moa, shown.disease, shown.dice, shown.direction, shown.mover) == (
        8,
        "limping",
        [2, 3],
        "clockwise",
        "red",
    )
    assert shown.debt is not None
    assert (shown.debt.laborigine, shown.debt.taker, shown.debt.left) == ("blue", 0, 2)
    assert shown.players[1].energy == {"red": 4, "blue": 4}


def ways_shown(position: str) -> list[tuple[str, int | None, str, str | None, str | None]]:
    ways = Lab(position).match.view(0).ways
    return [(way.laborigine, way.die, way.landing, way.meets, way.turns_to) for way in ways]


def test_each_die_shows_where_it_leads() -> None:
    assert ways_shown("seats 2; red t1; blue t20; moa t8; assignment 1 3; t2 acid/green; t18 danger") == [
        ("red", 1, "t2", None, "green"),
        ("red", 1, "t20", "blue", None),
        ("red", 3, "t4", None, None),
        ("red", 3, "t18", None, "huge_explosion"),
    ]


def test_a_die_leads_twice_as_far_with_hyperactivity() -> None:
    shown = ways_shown("seats 2; red t1 infected; blue t9; disease hyperactivity; moa t12; assignment 1 3")
    assert [way[1:3] for way in shown] == [(1, "t3"), (1, "t19"), (3, "t7"), (3, "t15")]


def test_moa_moves_before_the_die_leads_anywhere() -> None:
    shown = ways_shown("seats 2; red t1; blue t9; moa t19; assignment 1 3")
    assert ("red", 1, "t2", "moa", None) in shown


def test_a_die_that_leads_to_another_question_first_shows_no_way() -> None:
    limping = "seats 2; red t1 infected; blue t9; disease limping; red has 3 red 3 blue; assignment 2 3"
    assert {way[1] for way in ways_shown(limping)} == {3}


def test_dice_of_twins_show_the_ways_of_each() -> None:
    shown = ways_shown("seats 2; option variant=twins; red1 t1; red2 t20; blue1 t5; blue2 t9; assignment 2 3")
    assert {way[:2] for way in shown} == {("red1", 2), ("red1", 3), ("red2", 2), ("red2", 3)}
