"""Fitting weights: the terms of `value`, the regression, the duel, the command."""

from __future__ import annotations

import json

import numpy as np
import pytest

from galapagos.cli.laboratory.fitting import announce
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.lab.fitting import positions, regression
from galapagos.lab.fitting.duel import Duel
from galapagos.lab.fitting.fit import fit
from galapagos.lab.fitting.positions import Positions, gather
from galapagos.lab.fitting.source import source
from galapagos.lab.fitting.weights import Scale, Weights, directions, weights_of
from galapagos.lab.measures.chances import softmax
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

__all__ = ["galapagos"]

WEIGHED = [game for game in all_games() if hasattr(game.module("heuristics"), "WEIGHTS")]


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.name)
def test_value_is_the_sum_of_its_terms_by_their_weights(game: Game) -> None:
    """So the fit and the bots use the same function."""
    seats, own, stages = min(game.seats), weights_of(game), 3
    table = np.linspace(own.array[0], 2 * own.array[0], stages)
    changes = np.stack([table[0], table[-1] - table[0]], axis=1).ravel()
    scale, count = Scale(game, max(stages, len(own.table)), "python"), 0
    for places, kept in positions.play(game, game.new_state(seats), 0, 1, 3, "python"):
        found = positions.look(scale, table, directions(stages, len(own.terms)), seats, places, kept)
        assert np.abs(found.terms @ changes - found.worths).max() <= 20, "divisions lose less than a fifth of a point"
        assert np.abs(found.worths).max() > 20
        count += len(kept)
    assert count > 3


def planted(weights: list[float], positions: int, seats: int, seed: int = 1) -> Positions:
    """Games whose winners follow the weights."""
    random = np.random.default_rng(seed)
    terms = random.normal(size=(positions, seats, len(weights)))
    chances = softmax(terms @ np.array(weights))
    winners = (chances.cumsum(axis=1) < random.random((positions, 1))).sum(axis=1)
    return Positions(
        terms, 300 * terms.sum(axis=2), np.eye(seats)[winners], np.arange(positions), np.arange(positions) % 9
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_regression_finds_the_weights_by_which_games_were_won(seats: int) -> None:
    table = planted([1.0, -0.5, 0.0], 20_000, seats)
    found = regression.fit([table])
    assert found == pytest.approx([1.0, -0.5, 0.0], abs=0.06)
    odds = table.terms @ found
    assert regression.loss(odds, table.shares) < np.log(seats)
    assert regression.auc(odds, table.shares) > 0.7
    assert regression.auc(np.zeros_like(odds), table.shares) == pytest.approx(0.5)


def test_tables_of_several_sizes_are_fitted_together() -> None:
    found = regression.fit([planted([0.8, 0.4], 10_000, 2, 1), planted([0.8, 0.4], 10_000, 3, 2)])
    assert found == pytest.approx([0.8, 0.4], abs=0.06)


def test_a_term_that_never_differs_weighs_nothing_in_the_regression_and_keeps_its_weight_in_the_table() -> None:
    table = planted([1.0, 0.7], 2_000, 2)
    table.terms[:, :, 1] = 0
    assert regression.fit([table])[1] == 0
    dodo = find_game("dodo")
    own = weights_of(dodo)
    known = planted([1.0], 500, 2)
    terms = np.zeros((500, 2, len(own.terms)))
    terms[:, :, 0] = known.terms[:, :, 0]
    found = fit(dodo, [Positions(terms, known.worths, known.shares, known.games, known.turns)])
    assert found.after.table[0][1:] == own.table[0][1:]
    assert found.after.table[0][0] != 0


def test_the_same_seed_gives_the_same_positions() -> None:
    game = find_game("dodo")
    one, two, other = (gather(game, 2, 2, seed=seed, backend="python", workers=1) for seed in (1, 1, 2))
    assert (one.terms == two.terms).all()
    assert one.terms.shape != other.terms.shape or (one.terms != other.terms).any()
    assert set(one.games) == {0, 1}
    assert (one.shares.sum(axis=1) == 1).all()


def test_who_searches_plays_other_games_than_who_is_greedy() -> None:
    game = find_game("laborigines")
    greedy, one, two = (
        gather(game, 2, 1, iterations=iterations, seed=1, backend="python", workers=1) for iterations in (0, 2, 2)
    )
    assert (one.terms == two.terms).all()
    assert one.terms.shape != greedy.terms.shape or (one.terms != greedy.terms).any()


def test_a_duel_is_timed_on_what_its_players_see() -> None:
    """A bot writes its guesses into a copy that no other bot gets."""
    game = find_game("evo")
    own = weights_of(game)
    decisions = Duel(game, 3, own, own, 3, 2, backend="python").decisions
    assert decisions
    assert all(game.hidden(s, s.actor) == s for s in decisions)


@pytest.mark.thorough
def test_equal_weights_play_an_even_duel() -> None:
    """In mirrored sets neither seats nor dice favour a side, so a bot against itself has exactly its share."""
    game = find_game("dodo")
    own = weights_of(game)
    duel = Duel(game, 2, own, own, 4, 2, seed=1, backend="python")
    assert not duel.is_won
    assert len(list(duel.play())) == 2
    assert 0 <= duel.found.low <= duel.found.mean <= duel.found.high <= 1


@pytest.mark.thorough
def test_a_bot_thinks_by_the_weights_that_it_was_given() -> None:
    """A bot that loves hunger and hates captures loses to the game's own weights."""
    game = find_game("dodo")
    own = weights_of(game)
    duel = Duel(game, 2, own, own.changed(-own.array, own.doubt), 2, 8, seed=2, backend="python")
    assert sum(duel.play()) == 0


def test_weights_are_written_as_a_module_with_what_made_them() -> None:
    written = source(
        Weights(("capture", "token"), ((100, -5), (7, 12)), 800), "galapagos lab fit dodo --write", "It won."
    )
    names: dict[str, object] = {}
    exec(written, names)
    assert (names["WEIGHTS"], names["DOUBT"]) == (((100, -5), (7, 12)), 800)
    assert "galapagos lab fit dodo --write" in str(names["__doc__"])


def test_a_fit_is_told_and_nothing_is_changed_without_a_duel(galapagos: Galapagos) -> None:
    line = "lab fit dodo --games 2 --backend python --seed 3"
    found = json.loads(galapagos(f"{line} --duel 0 --json").out)
    assert found["accepted"] is False
    assert len(found["terms"]) == len(found["after"][0])
    assert {quality["stage"] for quality in found["quality"]} == {"all", "early", "middle", "late"}
    told = galapagos(f"{line} --duel 0 --language de")
    assert "2 Partien sind zu spielen, das dauert etwa" in told.err
    assert all(words in told.out for words in ("Stellungen", "wüsste nichts", "früh", "Nicht angenommen"))


def test_what_a_fit_costs_is_said_beforehand(capsys: pytest.CaptureFixture[str]) -> None:
    announce(find_game("dodo"), [2], 4000, 0, 0, None, "python")
    assert capsys.readouterr().err.startswith("4,000 games to play, about ")


@pytest.mark.thorough
def test_a_duel_is_told_and_writes_nothing_unasked(galapagos: Galapagos) -> None:
    told = galapagos("lab fit dodo --games 2 --backend python --seed 3 --duel 2 --iterations 2 --stages 3")
    assert told.code == 0
    assert "4 games to play, then 2 of duels, about" in told.err
    assert "the new weights won" in told.out
    assert told.written == []


WRONG = {
    "lab fit xyzzy": "There is no game 'xyzzy'",
    "lab fit dodo --players 9": "is for 2 to 4 players, not 9",
    "lab fit dodo --games 0": "--games must be at least 1",
    "lab fit dodo --duel 0 --write": "only a duel accepts weights",
    "lab fit dodo --backend gpu": "no back end 'gpu'",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_writes_nothing(galapagos: Galapagos, line: str) -> None:
    assert_refused(galapagos(line), WRONG[line])


def test_a_game_without_weights_has_nothing_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("dodo")
    monkeypatch.delattr(game.module("heuristics"), "WEIGHTS")
    with pytest.raises(Refused, match="has no weights to fit"):
        weights_of(game)
