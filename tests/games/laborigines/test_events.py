"""What the rules tell: the right events for an action, and enough of them to follow every piece."""

from __future__ import annotations

import random
from typing import Any

import pytest

from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import assign, listening
from galapagos.engine.notation.position import parse
from galapagos.games.laborigines import GAME
from galapagos.games.laborigines.events import EVENTS
from galapagos.games.laborigines.state import State, per_seat

from .follower import Follower

ALONE = "seats 3; moa t15; red t1; blue t8; green t9"
ILL = f"{ALONE}; red t1 infected"
TWINS = "seats 2; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13"


def listen(start: Any, hear: Any) -> Any:
    s: Any = listening(State)()
    assign(s, start)
    s.hear = hear
    return s


def told(position: str, action: str) -> list[str]:
    """What an action tells, such as `reached l1 t4`."""
    heard: list[str] = []

    def hear(s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = EVENTS.kinds[number]
        words = [
            part.names[value] if part.names else str(value) for part, value in zip(kind.parts, values, strict=True)
        ]
        heard.append(" ".join([kind.name, *words]))

    s = listen(parse(GAME, position), hear)
    code = GAME.actions.parse(action)
    assert GAME.rules.refusal(s, code) == 0
    GAME.rules.apply(s, code)
    return heard


def move(position: str, *, ending: str = "turn 2 p2") -> list[str]:
    """What a move by three tells after the tile is reached, but for the next turn."""
    heading, *events, last = told(f"{position}; direction 3 1", "move clockwise")
    assert (heading, last) == ("headed l1 clockwise", ending)
    return events


# --- Preparation and dice


def test_the_preparation_tells_what_lies_where() -> None:
    assert told("seats 2; sides", "turn_up safe") == ["sorted footprint green"]
    assert told("seats 2; tiles", "lay acid") == ["laid t1 acid"]
    assert told("seats 2; moa_place", "release t9") == ["released t9"]
    assert told("seats 2; nicest", "admire l2") == ["admired l2", "flag_taken l2"]
    assert told("seats 2; start_places; step 1; red t4", "start t5") == ["started l2 t5", "turn 1 p1"]


def test_dice_are_told_when_rolled_and_when_assigned() -> None:
    assert told(ALONE, "roll 2 5") == ["rolled p1 2 5"]
    assert told(f"{ALONE}; assignment 2 5", "assign 5") == ["assigned p1 5 2", "moa_moved t17"]
    assert told(f"{ALONE}; assignment 1 5", "assign 5")[:2] == ["assigned p1 5 1", "flag_taken l1"]
    assert told(f"{TWINS}; assignment 2 5", "send second 5") == ["sent l2 5 2"]


def test_a_1_tells_nothing_of_a_flag_that_is_gone() -> None:
    assert told("seats 3; red t1; blue t8; moa t15; green out 1; assignment 1 5", "assign 5") == [
        "assigned p1 5 1",
        "moa_moved t16",
    ]


# --- Phases 2 and 3


def test_diseases_tell_what_they_do_in_phase_2() -> None:
    roll = "assignment 2 5"
    assert told(f"{ILL}; disease leprosy; {roll}", "assign 2")[1:3] == ["suffered l1 leprosy", "spent l1 red 1 t1 0"]
    assert told(f"{ILL} flag; disease limping; {roll}", "assign 2")[1:3] == ["suffered l1 limping", "protected l1"]
    assert told(f"{ILL}; disease limping; {roll}", "assign 5")[1:] == ["moa_moved t17"]
    assert told(f"{ILL}; disease hyperactivity; {roll}", "assign 2")[1] == "hurried l1 4"
    assert told(f"{ILL} flag; disease inferiority_complex; assignment 1 5", "assign 5")[1:4] == [
        "flag_kept l1",
        "suffered l1 inferiority_complex",
        "spent l1 red 1 t1 1",
    ]


def test_moa_tells_whom_it_meets() -> None:
    assert told(f"{ALONE}; moa t5; blue t8 flag; assignment 2 3", "assign 2")[1:] == [
        "moa_met t8 l2",
        "flag_lost l2",
        "moa_moved t11",
    ]


def test_manipulation_tells_its_price() -> None:
    rich = f"{ALONE}; blue has 9 red; manipulation 3 1; step 1; t18 green/cure"
    assert told(rich, "pass") == ["passed p2"]
    assert told(rich, "manipulate counterclockwise")[:3] == [
        "manipulated p2 red 3 l1 counterclockwise",
        "reached l1 t18",
        "flipped t18 cure",
    ]


def test_an_encounter_tells_the_booty_and_the_disease() -> None:
    assert move(f"{ILL}; blue t4; disease leprosy; t7 green/flag")[:4] == [
        "met l1 t4 l2",
        "taken l2 l1 blue 2",
        "contracted l1 l2",
        "reached l1 t7",
    ]
    assert move(f"{ALONE}; moa t4; t7 green/acid")[:3] == ["met_moa l1 t4", "spent l1 red 1 t4 1", "reached l1 t7"]


def test_l17_acid_tells_every_tile_that_costs_a_token() -> None:
    assert move(f"{ALONE}; red t1 acid; t4 green/flag") == [
        "spent l1 red 1 t1 0",
        "crossed l1 t2",
        "spent l1 red 1 t2 0",
        "crossed l1 t3",
        "spent l1 red 1 t3 0",
        "reached l1 t4",
        "flipped t4 flag",
        "dried l1",
        "flag_taken l1",
    ]
    assert move(f"{ALONE}; red t1 acid flag; t4 green/flag")[:2] == ["protected l1", "reached l1 t4"]


# --- Traps


@pytest.mark.parametrize(
    ("position", "events"),
    [
        ("t4 green/acid", ["soaked l1"]),
        ("t4 green/small_explosion", ["spent l1 red 2 t4 2"]),
        ("t4 green/small_explosion; red t1 infected; disease malign_mutation", ["spent l1 red 3 t4 2"]),
        ("t4 danger/huge_explosion; red t1 flag", ["protected l1"]),
        ("t4 green/flag; blue t8 flag", ["flag_taken l1"]),
        ("t4 green/flag; red t1 infected; blue t8 flag; disease immunity_loss", ["flag_lost l2", "flag_shunned l1"]),
        (
            "t4 green/lightning; green t9 lightning 2; blue t8 lightning 1 flag",
            ["charged l1 1", "spent l1 red 1 t4 0", "protected l2", "spent l3 green 1 t9 1"],
        ),
        ("t4 green/lightning; red t1 infected; disease benign_mutation", ["charged l1 1", "spared l1"]),
        ("t4 green/cure; blue t8 flag", ["protected l2", "taken l3 l1 green 1"]),
        ("t4 green/cure; red t1 infected; disease energy_storage_disorder", ["blocked l1"]),
        ("t4 green/charity; blue has 5 blue", ["given l1 p2 red 3"]),
        ("t4 green/charity; blue has 5 blue; green has 5 green", ["several_poor l1", "spent l1 red 2 t4 1"]),
        ("t4 green/charity", ["gave_nothing p1"]),
        ("t4 green/charity; blue has 5 blue; blue t8 infected; disease energy_storage_disorder", ["declined p2"]),
    ],
)
def test_a_trap_tells_what_it_does(position: str, events: list[str]) -> None:
    reached, flipped, *rest = move(f"{ALONE}; {position}")
    assert reached == "reached l1 t4"
    assert flipped.startswith("flipped t4 ")
    assert rest == events


def test_l4_radiation_tells_how_many_tiles_there_are() -> None:
    assert move(f"{ALONE}; t4 green/radiation")[2:] == ["radiated l1 8", "spent l1 red 4 t4 4"]


def test_tokens_on_a_tile_are_told_by_colour() -> None:
    lying = "t4 green/acid 2 red 1 blue; red has 9 red"
    assert move(f"{ALONE}; {lying}")[1:3] == ["picked_up l1 t4 red 2", "picked_up l1 t4 blue 1"]
    assert move(f"{ILL}; {lying}; disease energy_storage_disorder")[1:3] == [
        "left_lying l1 t4 red",
        "left_lying l1 t4 blue",
    ]


def test_l18_a_footprint_tells_whether_it_leads_on() -> None:
    assert move(f"{ALONE}; t4 green/footprint; t7 green/acid")[1:4] == [
        "flipped t4 footprint",
        "followed l1 t4",
        "reached l1 t7",
    ]
    again = "seats 2; red t1; blue t16; moa t13; footprints t11; t11 green/footprint; direction 5 5; distance 10"
    assert told(again, "move clockwise")[2:] == ["flipped t11 footprint", "stayed l1 t11", "turn 2 p2"]


def test_l19_a_card_is_told_with_who_falls_ill() -> None:
    card = f"{ALONE}; infection 3 1; red t4"
    assert told(card, "draw leprosy") == ["infected l1 leprosy", "turn 2 p2"]
    assert told(f"{card} infected flag; disease limping", "draw immunity_loss") == [
        "still_ill l1 immunity_loss",
        "flag_lost l1",
        "turn 2 p2",
    ]
    empty = (
        f"{card}; disease limping; drawn leprosy inferiority_complex immunity_loss hyperactivity benign_mutation "
        "malign_mutation energy_storage_disorder"
    )
    assert told(empty, "draw limping")[:2] == ["shuffled", "infected l1 limping"]


def test_l25_the_second_twin_is_told_with_its_way() -> None:
    assert told(f"{TWINS}; direction 3 4; t4 green/acid; t1 green/flag", "move clockwise")[4:6] == [
        "second l2 counterclockwise",
        "reached l2 t1",
    ]


# --- The end


def test_l23_waves_are_told_with_all_that_leaves_the_game() -> None:
    position = (
        "seats 4; yellow t19; moa t15; red t1; blue t8; green t9; red has 2 red; blue has 3 red; t4 "
        "green/small_explosion"
    )
    assert move(position, ending="turn 2 p3")[2:] == [
        "spent l1 red 1 t4 1",
        "out p1 1",
        "removed l1",
        "flag_gone",
        "purged red",
        "out p2 2",
        "removed l2",
    ]


def test_the_end_tells_who_escaped_and_line_by_line_what_ranks_go_by() -> None:
    position = "seats 2; moa t15; red t1; blue t8; red has 2 red; t4 green/small_explosion"
    assert move(position, ending="scored p2 energy 0")[5:] == [
        "flag_gone",
        "ended last_survivor",
        "escaped p2",
        "scored p1 survived 0",
        "scored p1 wave 1",
        "scored p1 energy 0",
        "scored p2 survived 1",
        "scored p2 wave 0",
    ]
    limit = "seats 2; option turn_limit=1; moa t15; red t1; blue t8; blue has 9 blue; t4 green/acid"
    assert move(limit, ending="scored p2 energy 9")[3:] == [
        "ended turn_limit",
        "scored p1 survived 1",
        "scored p1 wave 0",
        "scored p1 energy 20",
        "scored p2 survived 1",
        "scored p2 wave 0",
    ]


# --- Whole games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {}),
        (5, {"energy": 9, "memory": "hidden"}),
        (3, {"radiation": "neutral", "turn_limit": 20}),
        (4, {"variant": "teams"}),
        (6, {"variant": "teams", "energy": 7}),
        (2, {"variant": "twins"}),
        (3, {"variant": "twins", "memory": "hidden"}),
    ],
)
def test_who_hears_the_events_alone_knows_where_everything_is(seats: int, options: dict[str, Any]) -> None:
    assert not any(kind.hides for kind in EVENTS.kinds)  # what everybody hears is what each player hears
    for seed in range(6):
        chooser = random.Random(f"{seats} {options} {seed}")
        blank = GAME.blank(options)
        blank.seats = seats
        follower = Follower(per_seat(blank))
        s = listen(GAME.blank(options), follower.hear)
        GAME.rules.setup(s, seats)
        out = [0] * GAME.actions.size
        while s.actor != OVER:
            follower.compare(s)
            GAME.rules.apply(s, chooser.choice(out[: GAME.rules.legal(s, out)]))
        follower.compare(s)
        scores = [
            sum(follower.points[seat, key] * worth for key, worth in enumerate((1 << 16, 1, 1)))
            for seat in range(seats)
        ]
        assert scores == GAME.scores(s)


PAYMENTS = ("spent", "taken", "given")


def test_three_turns_of_others_are_shown_in_about_twelve_seconds() -> None:
    """A beat at the usual pace takes 0.7 seconds. Dice, the second token of a payment, and what the board does not show
    take none; all that moves, turns over or is paid does."""
    beats = turns = 0
    for seed in range(8):
        match, chooser = GAME.new(4, seed=seed), random.Random(seed)
        last: tuple[str, int] = ("", 0)
        while not match.is_over:
            version = match.version
            match.play(chooser.choice(match.legal()))
            request = match.request(-1, version)
            begin = 0
            for end in [*(picture.events for picture in request.pictures), len(request.events)]:
                told = [
                    one
                    for one in request.events[begin:end]
                    if not one.brief and (one.message or end < len(request.events))
                ]
                beats += any((one.event, one.line) != last or one.event not in PAYMENTS for one in told)
                last = (request.events[end - 1].event, request.events[end - 1].line) if end > begin else last
                begin = end
        turns += match.state.turn + 1
    assert 4.5 < beats / turns < 6.2
