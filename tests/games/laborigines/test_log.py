"""What the log tells: where tokens go, what does not happen and why, waves, endings, and what hidden memory forgets."""

from __future__ import annotations

import random

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.match.lines import lines
from galapagos.engine.match.match import Match

from .lab import Lab

GAME = find_game("laborigines")
ALONE = "seats 3; moa t15; red t1; blue t8; green t9"
FOUR = "seats 4; option variant=teams; red1 t1; blue1 t11; red2 t12; blue2 t13; moa t16"
TWINS = "seats 2; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13"


def told(position: str, *actions: str, seat: int = 0) -> list[str]:
    """The sentences of these actions, but for the turn that follows."""
    match = Lab(position).match
    sentences = [
        sentence for action in actions for step in match.play(action) for sentence in match.narrate(step, seat)
    ]
    return sentences[:-1] if sentences[-1].endswith("'s turn.") else sentences


# --- Where tokens go


def test_the_log_says_what_tokens_are_paid_for() -> None:
    ill = f"{ALONE}; red t1 infected; assignment 2 5"
    assert "Red pays a red token because of leprosy (onto t1)." in told(f"{ill}; disease leprosy", "assign 2")
    moa = f"{ALONE}; moa t5; assignment 2 3"
    assert "Blue pays 2 blue tokens after meeting Moa (1 onto t8, 1 out of the game)." in told(moa, "assign 2")
    assert "Blue loses the flag after meeting Moa." in told(f"{moa}; blue t8 flag", "assign 2")


def test_one_line_tells_what_all_tokens_are_paid_for() -> None:
    match = Lab(f"{ALONE}; red has 1 red 4 blue; direction 3 1; t4 green/small_explosion").match
    match.play("move clockwise")
    match.play("spend red")
    folded = [match.words().sentence(line.message) for line in lines(match.told(0))]
    assert "Red pays a red token and 3 blue tokens for the small explosion on t4." in folded


def test_l22_who_falls_by_lightning_reads_who_set_it_off() -> None:
    position = f"{ALONE}; green t9 lightning 2; green has 1 green; direction 3 1; t4 green/lightning"
    assert (
        "Green has no energy left and is out: it paid its last tokens because red set off the lightning on t4."
        in told(position, "move clockwise")
    )


def test_l6_what_nobody_was_asked_for_tells_where_it_went() -> None:
    assert told(f"{ALONE}; red has 6 red; direction 3 1; t4 green/small_explosion", "move clockwise")[-1] == (
        "Red pays 4 red tokens for the small explosion on t4 (2 onto t4, 2 out of the game)."
    )


def test_l6_the_last_token_that_is_left_tells_where_it_went() -> None:
    assert told(
        f"{ALONE}; red has 1 red 4 blue; direction 3 1; t4 green/small_explosion", "move clockwise", "spend red"
    )[-2:] == [
        "Red pays a red token for the small explosion on t4 (onto t4).",
        "Red pays 3 blue tokens for the small explosion on t4 (1 onto t4, 2 out of the game).",
    ]


def test_l17_acid_tokens_tell_their_tile_and_twin() -> None:
    assert told(f"{TWINS}; red2 t5 acid; direction 2 2; mover red2; t7 green/flag", "move clockwise")[:4] == [
        "Red 2 goes clockwise.",
        "Red 2 pays a red token because of the acid (onto t5).",
        "Red 2 pays a red token because of the acid (onto t6).",
        "Red 2 reaches t7.",
    ]


def test_l21_a_cure_tells_which_twin_gives() -> None:
    sentences = told(f"{TWINS}; direction 3 2; t4 green/cure", "move clockwise")
    assert "Blue 1 gives a blue token to red 1 for the cure on t4." in sentences
    assert "Blue 2 gives a blue token to red 1 for the cure on t4." in sentences


# --- What does not happen


@pytest.mark.parametrize("trap", ["small_explosion", "huge_explosion", "radiation"])
def test_immunity_the_flag_is_named_where_it_protects(trap: str) -> None:
    safe = "danger" if trap == "huge_explosion" else "green"
    assert (
        told(f"{ALONE}; red t1 flag; direction 3 1; t4 {safe}/{trap}", "move clockwise")[-1] == "The flag protects red."
    )


def test_l22_lightning_names_whom_the_flag_protects() -> None:
    assert told(f"{ALONE}; blue t8 flag lightning 2; direction 3 1; t4 green/lightning", "move clockwise")[-3:] == [
        "Red now carries 1 lightning marker, and lightning strikes all who carry any.",
        "Red pays a red token because red set off the lightning on t4 (onto t4).",
        "The flag protects blue.",
    ]


def test_l21_a_cure_names_whom_the_flag_protects() -> None:
    assert told(f"{ALONE}; blue t8 flag; direction 3 1; t4 green/cure", "move clockwise")[-2:] == [
        "The flag protects blue.",
        "Green gives a green token to red for the cure on t4.",
    ]


def test_l17_the_flag_protects_from_acid_and_is_named_once() -> None:
    sentences = told(f"{ALONE}; red t1 flag acid; direction 3 1; t4 green/flag", "move clockwise")
    assert sentences[:2] == ["Red goes clockwise.", "The flag protects red."]
    assert sentences.count("The flag protects red.") == 1
    assert sentences[-1] == "Red keeps the flag."


def test_l11_a_benign_mutation_is_named_where_it_spares() -> None:
    assert told(
        f"{ALONE}; red t1 infected; disease benign_mutation; direction 3 1; t4 green/lightning", "move clockwise"
    )[-1] == ("A benign mutation spares red.")


def test_l4_radiation_of_nothing_is_told() -> None:
    both = "footprint disease charity lightning acid small_explosion cure flag"
    sides = "; ".join(f"t{2 * i + 5} {name}; t{2 * i + 6} {name}" for i, name in enumerate(both.split()))
    position = f"{ALONE}; {sides}; t1 radiation; t2 huge_explosion; t3 danger; t4 radiation/radiation; direction 3 1"
    assert told(position, "move clockwise")[-1] == "Nothing radiates, so radiation costs nothing."


def test_l10_a_storage_disorder_leaves_tokens() -> None:
    ill = f"{ALONE}; red t1 infected; disease energy_storage_disorder; direction 3 1"
    assert "Red has an energy storage disorder: the blue tokens stay on t4." in told(
        f"{ill}; t4 green/flag 2 blue", "move clockwise"
    )
    assert (
        told(f"{ill}; t4 green/cure", "move clockwise")[-1] == "Red has an energy storage disorder and takes no tokens."
    )
    assert "Red has an energy storage disorder and takes no tokens." in told(
        f"{ill}; blue t4; t7 green/flag", "move clockwise"
    )
    blue = (
        f"{ALONE}; blue t8 infected; blue has 2 blue; disease energy_storage_disorder; direction 3 1; t4 green/charity"
    )
    assert told(blue, "move clockwise")[-1] == "Blue has an energy storage disorder and takes no tokens."


@pytest.mark.parametrize(
    ("stocks", "flag", "sentence"),
    [
        ("red has 3 red", "", "Nobody has a smaller stockpile than red, who gives nothing."),
        ("blue has 3 blue", "flag", "The flag protects red."),
        ("blue has 3 blue; green has 3 green", "flag", "The flag protects red."),
        ("blue has 3 blue", "", "Red gives 3 red tokens to blue for the charity on t4."),
    ],
)
def test_l20_charity_tells_why_nothing_is_given(stocks: str, flag: str, sentence: str) -> None:
    assert told(f"{ALONE}; red t1 {flag}; {stocks}; direction 3 1; t4 green/charity", "move clockwise")[-1] == sentence


def test_l20_charity_that_is_spent_tells_why() -> None:
    assert told(f"{ALONE}; blue has 3 blue; green has 3 green; direction 3 1; t4 green/charity", "move clockwise")[
        -2:
    ] == [
        "Several have the smallest stockpile, so red spends instead.",
        "Red pays 3 red tokens for the charity on t4 (2 onto t4, 1 out of the game).",
    ]


def test_l9_immunity_loss_that_swallows_a_flag_is_told() -> None:
    ill = f"{ALONE}; red t1 infected; disease immunity_loss"
    nobody = "Red suffers from immunity loss: the flag belongs to nobody."
    assert told(f"{ill}; direction 3 1; t4 green/flag", "move clockwise")[-1] == nobody
    assert told(f"{ill}; blue t8 flag; direction 3 1; t4 green/flag", "move clockwise")[-2:] == [
        "Blue loses the flag because red, who would take it, suffers from immunity loss.",
        nobody,
    ]
    assert told(f"{ill}; blue t4 flag; direction 3 1; t7 green/acid", "move clockwise")[2:4] == [
        "Blue loses the flag because red, who would take it, suffers from immunity loss.",
        nobody,
    ]
    assert told(f"{ill}; assignment 1 2", "assign 2")[1] == nobody
    twins = f"{TWINS}; red1 t1 infected; disease immunity_loss; flag_bearer 1 3"
    assert told(twins, "carry first") == ["Red 1 suffers from immunity loss: the flag belongs to nobody."]
    assert told(twins, "carry second") == ["Red 2 takes the flag."]


def test_a_flag_tile_after_an_elimination_is_told() -> None:
    position = "seats 4; moa t15; red t1; blue t8; green t9; yellow out 1; direction 3 1; t4 green/flag"
    assert told(position, "move clockwise")[-1] == "The flag has left the game."


# --- Diseases


def test_l19_who_is_infected_already_does_not_fall_ill_again() -> None:
    position = f"{ALONE}; disease limping; t4 disease/disease; direction 3 1"
    assert (
        told(position, "move clockwise", "draw leprosy")[-1]
        == "Red falls ill: from now on, all who are ill suffer from leprosy."
    )
    assert told(f"{position}; red t1 infected", "move clockwise", "draw inferiority_complex")[-1] == (
        "Red is ill already: from now on, all who are ill suffer from an inferiority complex."
    )


def test_a_new_acid_marker_is_told_even_in_acid() -> None:
    assert (
        told(f"{ALONE}; red t1 acid; direction 1 1; t2 green/acid", "move clockwise")[-1]
        == "Acid will burn red on its next move."
    )


# --- Waves and endings


def test_l23_a_purge_is_told_before_the_wave_that_it_makes() -> None:
    position = (
        f"seats 4; yellow t19; {ALONE[8:]}; red has 2 red; blue has 3 red; direction 3 1; t4 green/small_explosion"
    )
    assert told(position, "move clockwise")[-4:] == [
        "Red has no energy left and is out: it paid its last tokens for the small explosion on t4.",
        "The flag leaves the game for good.",
        "All red tokens leave the game, because red is out.",
        "Blue has no energy left and is out: its last tokens left the game with the colours of others.",
    ]


def test_l24_a_colour_leaves_once() -> None:
    sentences = told(
        f"{FOUR}; red2 out 1; red1 has 1 violet; direction 3 5; t4 green/small_explosion", "move clockwise"
    )
    assert not any("leave the game" in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("stocks", "sentence"),
    [
        (
            "blue has 9 blue; green has 5 green",
            (
                "After 1 turn the laboratory closes. "
                "Blue wins with the most energy: 9 tokens (red with 5 and green with 5)."
            ),
        ),
        (
            "blue has 9 blue; green has 9 green",
            "After 1 turn the laboratory closes. Blue and green are equal in all that counts and share the win.",
        ),
    ],
)
def test_l26_the_end_by_the_turn_limit_names_the_winners(stocks: str, sentence: str) -> None:
    lab = Lab(f"{ALONE}; option turn_limit=1; red has 5 red; {stocks}; direction 3 1; t4 green/flag").play(
        "move clockwise"
    )
    assert lab.match.ending == sentence


def test_l26_the_end_by_the_turn_limit_names_teams() -> None:
    over = f"{FOUR}; option turn_limit=2; turn 2; over turn_limit"
    assert Lab(f"{over}; red1 has 9 red; red2 has 2 red; blue1 has 5 blue; blue2 has 5 blue").match.ending == (
        "After 2 turns the laboratory closes. Red 1 and red 2 win as a team with the most energy: 11 tokens "
        "(blue 1 with 10 and blue 2 with 10)."
    )
    assert Lab(over).match.ending == (
        "After 2 turns the laboratory closes. Red 1, blue 1, red 2 and blue 2 are equal in all that counts and "
        "share the win."
    )


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            "blue1 out 1; blue2 out 2; over last_survivor",
            (
                "Red 1 and red 2 escape from the laboratory. Red 1 and red 2 survive as a team: all others have run "
                "out of energy."
            ),
        ),
        (
            "blue1 out 1; red2 out 1; blue2 out 2; over last_survivor",
            (
                "Red 1 escapes from the laboratory. Red 1 and red 2 survive as a team: all others have run "
                "out of energy."
            ),
        ),
        (
            "active red2; blue1 out 1; red1 out 1; blue2 out 2; over last_wave",
            (
                "The last wave would have left nobody: red 2 had the most energy and escapes. Red 1 and red 2 "
                "survive as a team: all others have run out of energy."
            ),
        ),
    ],
)
def test_l27_a_dead_mate_wins_too(position: str, sentence: str) -> None:
    assert Lab(f"seats 4; option variant=teams; {position}").match.ending == sentence


# --- L1: the log of a game with hidden memory


@pytest.mark.parametrize("memory", ["open", "hidden"])
def test_l1_with_hidden_memory_the_log_reaches_back_one_round(memory: str) -> None:
    chooser = random.Random(5)
    match = Match(GAME, GAME.new_state(3, {"memory": memory}), None)
    while match.state.turn < 12:
        match.play(chooser.choice(match.legal()))
    for seat in (-1, 0):
        log = match.log(seat)
        assert sum(sentence.endswith("'s turn.") for sentence in log) == (13 if memory == "open" else 3)
        assert ("Moa starts on" in " ".join(log)) == (memory == "open")


def test_l1_when_a_game_with_hidden_memory_is_over_the_log_tells_all() -> None:
    match = Lab(f"{ALONE}; option memory=hidden turn_limit=9; turn 7").match
    chooser = random.Random(5)
    while not match.is_over:
        match.play(chooser.choice(match.legal()))
    assert match.log(0)[0].startswith("Red rolls")
