"""Play: the phases of a round, one after the other."""

from __future__ import annotations

from galapagos.games.evo.state import Phase
from tests.games.evo.island import actor, scene

# Red and yellow are tied; red can lose one to the cold, and holds a card until the end, so it is asked wherever cards are offered.
EVERYTHING = ("initiative-events; round 10; climate beach; red at e2 f2 d4 hand fossil-record dino-down; yellow at h1 h2 h3; green at b1 b2 genes tail; "
              "order red yellow green")


def test_a_round_is_initiative_climate_movement_births_survival_meteor_and_evolution() -> None:
    one = scene(EVERYTHING)
    phases = []
    for action in (
        "pass", "rank red", "pass", "roll 2", "play dino-down", "pass", "target b2", "stop", "stop", "stop", "pass", "hatch b2", "hatch d3", "hatch g2",
        "pass", "remove e2", "roll 6", "gene card", "gene egg", "gene fur", "pass", "bid row1 0", "bid row2 0", "bid row3 0", "deal lurch",
    ):
        phases.append(Phase(one.s.phase))
        one.play(action)
    assert list(dict.fromkeys(phases)) == [
        Phase.INITIATIVE_EVENTS, Phase.INITIATIVE, Phase.CLIMATE_EVENTS, Phase.CLIMATE, Phase.MOVEMENT_EVENTS, Phase.DINO_DOWN, Phase.MOVEMENT,
        Phase.BIRTHS_EVENTS, Phase.BIRTHS, Phase.SURVIVAL_EVENTS, Phase.SURVIVAL, Phase.METEOR, Phase.GENES, Phase.EVOLUTION_EVENTS, Phase.AUCTION,
        Phase.CARD_GENES]
    assert (one.s.round, one.s.phase) == (11, Phase.INITIATIVE_EVENTS)


def test_rounds_follow_each_other_until_the_meteor_strikes() -> None:
    one = scene("meteor-roll; meteor 10; red at d4").play("roll 2")
    assert one.s.phase == Phase.GENES
    assert actor(scene("meteor-roll; meteor 10; red at d4").play("roll 1")) == "over"
