"""A greedy player plays sensibly: it runs from the climate, keeps its bids in bounds, uses its cards, and beats random
players."""

from __future__ import annotations

import pytest

from galapagos.engine.batch.play import play
from galapagos.engine.game import find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy
from tests.games.evo.island import scene

GAME = find_game("evo")


def choice(position: str) -> str:
    """What looks best to the actor, who knows what a player knows; the first of equals."""
    one, random = scene(position), Random()
    start_random(random, 1, 0)
    known = GAME.hidden(one.s, one.actor)
    GAME.rules.guess(known, one.actor, random)
    worth = {}
    for action in one.match.legal():
        after = copy(known)
        GAME.rules.apply(after, action)
        worth[action] = GAME.module("heuristics").value(after, one.actor)
    return GAME.actions.text(max(worth, key=lambda action: worth[action]))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("movement red 1; climate plain; red at c5 genes fur; yellow at h1; green at f6", "move c5 e"),
        ("movement red 1; climate beach; red at g3; yellow at h3 genes horn*3", "move g3 e"),
        ("movement red 1; climate mountain; red at d3 genes horn*3; yellow at d4; green at e6", "move d3 e"),
        ("movement red 1; climate mountain; red at d3; yellow at d4 genes horn; green at e6", "stop"),
        ("survival-events; climate beach; red at e2 f2 g1 hand neoprene", "play neoprene"),
        ("survival-events; climate beach; red at e1 hand neoprene", "pass"),
        ("survival-events; climate hill; red at e2 f2 g1 hand sunscreen", "play sunscreen"),
        ("survival-events; climate beach; red at e1 hand ice-cold; yellow at e2; green at f2", "play ice-cold"),
        ("survival-events; climate hill; red at e3 hand scorcher; yellow at e2; green at f2", "play scorcher"),
        (
            "climate-events; climate beach; red at e1 f1 h2 hand doldrums; yellow at e4 e5 e6; green at d5",
            "play doldrums",
        ),
        (
            "climate-events; climate plain; red at e1 f1 f6 hand turn-back; yellow at e3 f5 c4; green at d5",
            "play turn-back",
        ),
        ("movement-events; climate beach; red at d4 e4 f4 hand stampede", "play stampede"),
        ("movement-events; climate mountain; red at d3 hand dino-down; yellow at d5 d6", "play dino-down"),
        ("births-events; climate hill; red at d4 hand brood", "play brood"),
        (
            (
                "births-events; climate hill; red at c1 c2 c3 c4 c5 c6 c7 c8 d1 d2 hand barren-season; yellow at f3 "
                "genes egg*2; green at g2"
            ),
            "play barren-season",
        ),
        ("births-events; climate hill; red at d4 hand far-nest; yellow at f3", "play far-nest"),
        ("evolution-events; row1 egg; row2 foot; row3 horn; red at d4 hand bargain", "play bargain"),
        ("game-end-events; ended strike; red hand fossil-record", "play fossil-record"),
        ("initiative-events; red at d4 hand head-start", "pass"),
        ("auction; row1 tail; row2 egg; row3 card; red at d4", "bid row2 0"),
        ("auction; row1 tail; row2 egg yellow 1; row3 card; order yellow red green; red at d4", "bid row2 2"),
        (
            (
                "option genes=one_fewer; auction; row1 egg yellow 10; row2 empty; row3 card; order yellow red green; "
                "red at d4"
            ),
            "bid row3 0",
        ),
    ],
)
def test_a_greedy_player_sees_what_is_good(position: str, action: str) -> None:
    assert choice(position) == action


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("climate beach; red at e2 f2 g1 h1 effects neoprene", "climate beach; red at e2 f2 g1 h1"),
        ("climate hill; red at e2 f2 g1 h1 effects sunscreen", "climate hill; red at e2 f2 g1 h1"),
        (
            "climate beach; red at e2 f2 g1 genes fur",
            "climate beach; red at e2 f2 g1 genes fur; yellow effects ice-cold",
        ),
        (
            "climate hill; red at e2 f2 g1 genes parasol",
            "climate hill; red at e2 f2 g1 genes parasol; yellow effects scorcher",
        ),
    ],
)
def test_cards_in_effect_change_how_many_will_survive(better: str, worse: str) -> None:
    value, extreme = GAME.module("heuristics").value, "heat" if "hill" in better else "cold"
    assert value(scene(f"survival red {extreme}; {better}").s, 0) > value(
        scene(f"survival red {extreme}; {worse}").s, 0
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_greedy_player_beats_random_ones_from_every_seat(seats: int) -> None:
    for seat in range(seats):
        bots = ["greedy" if other == seat else "random" for other in range(seats)]
        outcome = play(GAME, seats, bots, 1, seed=seat, backend="python")[0]
        assert max(outcome.scores[:seats]) == outcome.scores[seat]


def test_a_fight_is_worth_its_chances() -> None:
    """Red stands where it dies anyway, yellow where it lives."""
    assert choice("movement red 1; climate mountain; red at h1 g1 g4 genes horn*3; yellow at g3; green at d5 d6") in (
        "move h1 ne",
        "move g4 w",
    )
