"""Play: the phases of a round, one after the other."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.games.evo.data import CARDS, Timing
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import actor, scene

GAME = find_game("evo")

# Red and yellow are tied; red can lose one to the cold, and holds a card until the end, so it is asked wherever cards
# are offered.
EVERYTHING = (
    "initiative-events; round 10; climate beach; red at e2 f2 d4 hand fossil-record dino-down; yellow at h1 h2 "
    "h3; green at b1 b2 genes tail; "
    "order red yellow green"
)


def test_a_round_is_initiative_climate_movement_births_survival_meteor_and_evolution() -> None:
    one = scene(EVERYTHING)
    phases = []
    for action in (
        "pass", "rank red", "pass", "roll 2", "play dino-down", "pass", "target b2", "stop", "stop", "stop", "pass",
        "hatch b2", "hatch d3", "hatch g2", "pass", "remove e2", "roll 6", "gene card", "gene egg", "gene fur",
        "pass", "bid row1 0", "bid row2 0", "bid row3 0", "deal lurch",
    ):  # fmt: skip
        phases.append(Phase(one.s.phase))
        one.play(action)
    assert list(dict.fromkeys(phases)) == [
        Phase.INITIATIVE_EVENTS, Phase.INITIATIVE, Phase.CLIMATE_EVENTS, Phase.CLIMATE, Phase.MOVEMENT_EVENTS,
        Phase.DINO_DOWN, Phase.MOVEMENT, Phase.BIRTHS_EVENTS, Phase.BIRTHS, Phase.SURVIVAL_EVENTS, Phase.SURVIVAL,
        Phase.METEOR, Phase.GENES, Phase.EVOLUTION_EVENTS, Phase.AUCTION, Phase.CARD_GENES,
    ]  # fmt: skip
    assert (one.s.round, one.s.phase) == (11, Phase.INITIATIVE_EVENTS)


def test_rounds_follow_each_other_until_the_meteor_strikes() -> None:
    one = scene("meteor-roll; meteor 10; red at d4").play("roll 2")
    assert one.s.phase == Phase.GENES
    assert actor(scene("meteor-roll; meteor 10; red at d4").play("roll 1")) == "over"


# --- One question at a time


ACTIONS = [
    "board AD", "deal lurch", "start h3", "rank red", "pass", "play stampede", "withdraw stampede", "roll 3",
    "target b1", "move d4 e", "stop", "hatch c3", "remove e2", "gene horn", "bid row1 0",
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("seats 4; board-draw", ["board"]),
        ("deal", ["deal"]),
        ("start", ["start"]),
        ("initiative; red at b1; yellow at b2; green at b3", ["rank"]),
        ("movement-events; red at d4 hand stampede; table red:stampede", ["pass", "play", "withdraw"]),
        ("climate-roll; red at d4", ["roll"]),
        ("meteor-roll; red at d4", ["roll"]),
        ("combat red 1 d4 e; red at d4; yellow at d5", ["roll"]),
        ("dino-down; red at d4 effects dino-down; yellow at b1 b2", ["target"]),
        ("movement; red at d4", ["move", "stop"]),
        ("births; red at d4", ["hatch"]),
        ("survival; climate beach; red at e2 f2", ["remove"]),
        ("genes; red at d4", ["gene"]),
        ("auction; row1 horn; row2 foot; row3 egg; red at d4", ["bid"]),
        ("card-genes; row1 card yellow 3; row2 foot red 1; row3 egg green 0", ["deal"]),
        ("ended strike; red at d4", []),
    ],
)
def test_only_what_is_asked_can_be_done(position: str, asked: list[str]) -> None:
    one = scene(position)
    assert {option.split()[0] for option in one.options} == set(asked)
    for action in ACTIONS:
        assert one.refuses(action) == (Reason.LEGAL if action.split()[0] in asked else Reason.NOT_NOW), action


@pytest.mark.parametrize("timing", Timing)
def test_e4_only_cards_of_the_phase_can_be_played(timing: Timing) -> None:
    held, ended = (
        next(card for card in CARDS if card.timing == timing),
        "; ended strike" if timing == Timing.GAME_END else "",
    )
    one = scene(f"{timing.name.lower().replace('_', '-')}-events{ended}; red at d4 hand {held.word}; yellow at b1 b2")
    for card in CARDS:
        assert (one.refuses(f"play {card.word}") == Reason.OTHER_PHASE) == (card.timing != timing)


@pytest.mark.parametrize(
    "position",
    [
        "seats 4; board-draw",
        "start",
        "initiative; red at b1; yellow at b2; green at b3",
        "climate-roll; red at d4",
        "meteor-roll; red at d4",
    ],
)
def test_e21_dice_lots_and_boards_are_even(position: str) -> None:
    one = scene(position)
    weights = [0] * len(one.options)
    GAME.rules.weights(one.s, one.match.legal(), len(weights), weights)
    assert weights == [1] * len(one.options)
