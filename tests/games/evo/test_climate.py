"""Climate, E4, E7."""

from __future__ import annotations

import pytest

from galapagos.games.evo.data import CLIMATE_NAMES
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import refused, scene


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("position", range(6), ids=CLIMATE_NAMES)
def test_e7_the_die_turns_the_climate_from_every_position(position: int, face: int) -> None:
    one = scene(f"climate-roll; climate {CLIMATE_NAMES[position]}; red at b1").play(f"roll {face}")
    step = {1: -1, 2: 0}.get(face, 1)
    assert one.s.climate == (position + step) % 6
    assert one.s.phase == Phase.MOVEMENT


@pytest.mark.parametrize(("card", "steps"), [("turn-back", -1), ("doldrums", 0), ("onward", 1), ("lurch", 2)])
@pytest.mark.parametrize("position", range(6), ids=CLIMATE_NAMES)
def test_e4_a_climate_card_works_instead_of_the_roll(position: int, card: str, steps: int) -> None:
    one = scene(f"climate-events; climate {CLIMATE_NAMES[position]}; red at b1 hand {card}").play(
        f"play {card}", "pass"
    )
    assert one.s.climate == (position + steps) % 6
    assert one.s.phase == Phase.MOVEMENT
    assert not any(one.s.species[0].effects)


def test_e4_only_the_first_players_climate_card_takes_effect_and_the_others_return() -> None:
    one = scene("climate-events; order yellow red green; red at b1 hand onward; yellow at b2 hand lurch doldrums")
    one.play("play doldrums", "play lurch", "pass", "play onward", "pass", "pass")
    assert one.s.climate == 0
    assert (one.s.species[0].cards, one.s.species[0].hand[3]) == (1, 1)
    assert (one.s.species[1].cards, one.s.species[1].hand[4]) == (1, 1)
    assert [one.s.discard[event] for event in range(1, 5)] == [0, 1, 0, 0]


def test_e4_the_first_players_climate_card_counts_even_if_it_was_played_later() -> None:
    one = scene("climate-events; order yellow red green; red at b1 hand onward; yellow at b2 hand lurch")
    one.play("pass", "play onward", "pass", "play lurch", "pass", "pass")
    assert one.s.climate == 2
    assert [one.s.species[seat].cards for seat in (0, 1)] == [1, 0]


def test_e4_a_withdrawn_climate_card_makes_way_for_the_next_one() -> None:
    one = scene("climate-events; red at b1 hand lurch turn-back").play(
        "play lurch", "play turn-back", "withdraw lurch", "pass"
    )
    assert one.s.climate == 5
    assert one.s.species[0].hand[4] == 1


def test_e4_without_a_card_the_die_is_rolled() -> None:
    one = scene("climate-events; red at b1 hand lurch").play("pass")
    assert one.s.phase == Phase.CLIMATE
    assert one.options == [f"roll {face}" for face in range(1, 7)]
    assert one.refuses("pass") == Reason.NOT_NOW


def test_e4_with_a_climate_card_in_effect_there_is_nothing_to_roll() -> None:
    assert "instead of the roll" in refused("climate-roll; red at b1 effects lurch")
