"""What simulated games are counted as."""

from __future__ import annotations

import numpy as np
import pytest

from galapagos.engine.backend import as_numpy
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.playout import Outcome
from galapagos.engine.struct import buffer
from galapagos.lab import simulation
from galapagos.lab.simulation import Tally, count_wins, percentile, simulate, wilson


def test_a_shared_win_counts_a_part_for_each_winner() -> None:
    scores = np.array([[3, 1, 2], [5, 5, 0], [4, 4, 4], [-9, -7, -8]])
    wins = count_wins(scores).tolist()
    assert wins == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3 + 1, 1 / 3])
    assert sum(wins) == pytest.approx(4)


def test_the_interval_is_wilsons() -> None:
    """The figures are those of the textbook: 1 of 10, and 500 of 1,000."""
    assert wilson(0.1, 10).low == pytest.approx(0.0179, abs=1e-4)
    assert wilson(0.1, 10).high == pytest.approx(0.4042, abs=1e-4)
    assert wilson(0.5, 1000).low == pytest.approx(0.4691, abs=1e-4)
    assert wilson(0.5, 1000).high == pytest.approx(0.5309, abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_interval_of_a_certainty_stays_within_0_and_1(share: float) -> None:
    found = wilson(share, 3)
    assert 0 <= found.low <= share <= found.high <= 1
    assert found.high - found.low > 0.5


def tally_of(*rows: tuple[int, int]) -> Tally:
    """Games of so many decisions that ended so, each in a block of its own."""
    tally = Tally(find_game("dodo"), 2)
    for decisions, ending in rows:
        outcomes = buffer(Outcome, 1)
        outcomes[0].decisions, outcomes[0].ending = decisions, ending
        tally.add(as_numpy(outcomes))
    return tally


def test_length_has_its_mean_and_its_tenths() -> None:
    tally = tally_of(*((decisions, 1) for decisions in range(1, 12)))
    assert (tally.games, tally.decisions) == (11, 66)
    found = tally.length
    assert (found.mean, found.p10, found.p90) == (6, 2, 10)


@pytest.mark.parametrize("percent", [0, 10, 37, 50, 90, 100])
def test_a_percentile_is_that_of_numpy(percent: int) -> None:
    values = np.random.default_rng(percent).integers(3, 90, 57)
    assert percentile(np.bincount(values), percent) == pytest.approx(np.percentile(values, percent))


def test_every_ending_is_counted_and_none_is_left_out() -> None:
    assert tally_of((9, 1), (8, 1), (7, 2)).endings == {"captures": 2, "extinction": 1, "turn_limit": 0}


def test_games_in_blocks_are_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    dodo = find_game("dodo")
    whole = simulate(dodo, 2, ["random"], 5, backend="python", options={"turn_limit": 3})
    monkeypatch.setattr(simulation, "BLOCK", 2)
    parts = simulate(dodo, 2, ["random"], 5, backend="python", options={"turn_limit": 3})
    assert (parts.decisions, parts.win_shares, parts.length, parts.endings) == (whole.decisions, whole.win_shares, whole.length, whole.endings)


def test_the_same_seed_gives_the_same_games() -> None:
    dodo = find_game("dodo")
    once, again, other = (simulate(dodo, 2, ["random"], 4, seed=seed, backend="python") for seed in (1, 1, 2))
    assert once.decisions == again.decisions != other.decisions
    assert once.win_shares == again.win_shares


def test_options_reach_the_games() -> None:
    found = simulate(find_game("dodo"), 2, ["random", "greedy"], 3, options={"turn_limit": 1}, backend="python")
    assert found.endings["turn_limit"] + found.endings["extinction"] == 3
    assert found.bots == ("random", "greedy")


def test_nothing_is_played_where_something_is_wrong() -> None:
    dodo = find_game("dodo")
    for arguments, words in (((2, ["clever"], 1), "no bot"), ((9, ["random"], 1), "players"), ((2, ["random"], 0), "0 games")):
        with pytest.raises(Refused, match=words):
            simulate(dodo, *arguments)
