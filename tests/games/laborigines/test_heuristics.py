"""What a greedy player sees."""

from __future__ import annotations

import pytest

from galapagos.engine.batch.play import play
from galapagos.engine.game import find_game
from galapagos.engine.language.struct import copy
from galapagos.games.laborigines.heuristics import value

from .lab import Lab

GAME = find_game("laborigines")
TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"variant": "teams"}),
    (6, {"variant": "teams"}),
    (2, {"variant": "twins"}),
    (3, {"variant": "twins"}),
]


def best(lab: Lab) -> str:
    """The answer after which the position looks best to the actor."""

    def worth(action: int) -> int:
        after = copy(lab.s)
        GAME.rules.apply(after, action)
        return value(after, lab.actor)

    return GAME.actions.text(max(lab.match.legal(), key=worth))


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("red t1; blue t11; direction 3 5; t4 danger/huge_explosion; t18 green/acid", "move counterclockwise"),
        ("red t1; blue t11; direction 3 5; t4 danger; t18 flag", "move counterclockwise"),
        ("red t1; blue t11; red has 9 red; direction 3 5; t4 acid/green 4 red; t18 cure/green", "move clockwise"),
        ("red t1 flag; blue t11; direction 3 5; t4 acid/acid; t18 danger/huge_explosion", "move counterclockwise"),
        (
            (
                "red t1; blue t12; moa t6; assignment 2 5; t3 acid/green; t19 charity/green; t6 danger; t16 "
                "radiation/radiation"
            ),
            "assign 2",
        ),
        ("red t4; red has 4 red 4 blue; turn_end 2 3; owes red 1", "spend blue"),
        ("red t1; blue t12; blue has 9 red; manipulation 3 5; step 1; t4 acid/green; t18 green/cure", "pass"),
        (
            (
                "red t1; blue t12; red has 5 red; blue has 9 red; manipulation 3 5; step 1; t4 "
                "danger/huge_explosion; t18 green/cure"
            ),
            "manipulate clockwise",
        ),
    ],
)
def test_a_greedy_player_chooses_well(position: str, answer: str) -> None:
    assert best(Lab(f"seats 2; {position}")) == answer


def test_winning_is_worth_more_than_anything() -> None:
    won, lost = Lab("seats 2; blue out 1; red has 1 red; over last_survivor"), Lab("seats 2; blue has 1 blue")
    assert value(won.s, 0) > value(lost.s, 0) + 10_000
    assert value(won.s, 1) < value(lost.s, 1) - 10_000


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_beats_random_at_every_table(seats: int, options: dict[str, str]) -> None:
    """One greedy player, or team, wins twice as often as chance would have it."""
    team = options.get("variant") == "teams"
    greedy = (0, seats // 2) if team else (0,)
    bots = ["greedy" if seat in greedy else "random" for seat in range(seats)]
    games = 300
    outcomes = play(GAME, seats, bots, games, seed=5, options=options, checked=True)
    wins = sum(outcome.scores[0] == max(outcome.scores[:seats]) for outcome in outcomes)
    fair = len(greedy) / seats
    assert wins / games > fair + 0.25
