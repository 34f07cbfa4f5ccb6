"""Totals of simulated games."""

from __future__ import annotations

import pytest

from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.struct import buffer
from galapagos.engine.loops.playout import Outcome
from galapagos.engine.loops.winning import find_winners
from galapagos.lab import simulation
from galapagos.lab.simulation import OutcomeTally, simulate


def tally_of(*rows: tuple[int, int]) -> OutcomeTally:
    """Games with these numbers of decisions and endings, each in its own block."""
    tally = OutcomeTally(find_game("dodo"), 2)
    for decisions, ending in rows:
        outcomes = buffer(Outcome, 1)
        outcomes[0].decisions, outcomes[0].ending = decisions, ending
        tally.add(as_numpy(outcomes))
    return tally


def test_games_are_added_up_block_by_block() -> None:
    tally = tally_of(*((decisions, 1) for decisions in range(1, 12)))
    assert (tally.games, tally.decisions) == (11, 66)
    assert tally.length == (6, 2, 10)


def test_a_shared_win_counts_a_part_for_each_winner() -> None:
    tally = OutcomeTally(find_game("dodo"), 3)
    for scores in ([3, 1, 2], [5, 5, 0], [4, 4, 4], [-9, -7, -8]):
        outcomes = buffer(Outcome, 1)
        outcomes[0].winners = find_winners(scores, 3)
        tally.add(as_numpy(outcomes))
    wins = [4 * share.mean for share in tally.win_shares]
    assert wins == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3 + 1, 1 / 3])


def test_every_ending_is_counted_and_none_is_left_out() -> None:
    assert tally_of((9, 1), (8, 1), (7, 2)).endings == {"captures": 2, "extinction": 1, "turn_limit": 0}


def test_games_in_blocks_are_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    dodo = find_game("dodo")
    whole = simulate(dodo, 2, ["random"], 5, backend="python", options={"turn_limit": 3})
    monkeypatch.setattr(simulation, "BLOCK", 2)
    parts = simulate(dodo, 2, ["random"], 5, backend="python", options={"turn_limit": 3})
    assert (parts.decisions, parts.win_shares, parts.length, parts.endings) == (
        whole.decisions,
        whole.win_shares,
        whole.length,
        whole.endings,
    )


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
    for arguments, words in (
        ((2, ["clever"], 1), "no bot"),
        ((9, ["random"], 1), "players"),
        ((2, ["random"], 0), "0 games"),
    ):
        with pytest.raises(Refused, match=words):
            simulate(dodo, *arguments)
