"""The examples in one file beside OpenSpiel's games of the same names: who is asked, what is open, how likely chance is
and what the seats get, at every step of random games."""

from __future__ import annotations

import os
import random
from typing import Any, NamedTuple

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score

from galapagos.engine.game import Game, open_game
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.envs import openspiel
from tests.define.conftest import EXAMPLES

GAMES = int(os.environ.get("PEER_GAMES", "10000"))


class Peer(NamedTuple):
    name: str  # of our file
    theirs: str
    options: dict[str, str]
    is_scored: bool = False  # returns are scores, and not wins


PEERS = (
    Peer("pig", "pig(horizon=1000000)", {}),
    Peer("kuhn_poker", "kuhn_poker", {}, is_scored=True),
    Peer("connect_four", "connect_four", {}),
    Peer("liars_dice", "liars_dice", {}),
    Peer("liars_dice", "liars_dice(numdice=3)", {"dice": "3"}),
)


class Pair:
    """One random game, played by both."""

    def __init__(self, game: Game, peer: Peer, theirs: Any) -> None:
        self.game, self.peer, self.theirs = game, peer, theirs
        self.out = [0] * game.actions.size

    def play(self, draw: random.Random) -> None:
        rules, s, state = self.game.rules, self.game.new_state(2, self.peer.options), self.theirs.new_initial_state()
        while s.actor != OVER:
            assert s.actor == (CHANCE if state.is_chance_node() else state.current_player())
            n = rules.legal(s, self.out)
            legal = {self.number(action): action for action in self.out[:n]}
            if s.actor == CHANCE:
                weights = [0] * n
                rules.weights(s, self.out, n, weights)
                likely = [(number, weight / sum(weights)) for number, weight in zip(legal, weights, strict=True)]
                assert dict(state.chance_outcomes()) == pytest.approx(dict(likely))
            else:
                assert state.legal_actions() == sorted(legal)
            picked = draw.choice(list(legal))
            rules.apply(s, legal[picked])
            state.apply_action(picked)
        assert state.is_terminal()
        assert state.returns() == self.returns(s)

    def number(self, action: int) -> int:
        """An action of ours as theirs."""
        if action >= self.game.actions.players:
            return action - self.game.actions.players
        return self.theirs.num_distinct_actions() - 1 if self.game.actions.text(action) == "call" else action

    def returns(self, s: Any) -> list[float]:
        scores = self.game.scores(s)
        if self.peer.is_scored:
            return [float(score) for score in scores]
        return [float((own > other) - (own < other)) for own, other in (scores, scores[::-1])]


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.theirs)
def test_random_games_are_the_same(peer: Peer) -> None:
    pair, draw = Pair(open_game(EXAMPLES / f"{peer.name}.py"), peer, pyspiel.load_game(peer.theirs)), random.Random(1)
    for _ in range(GAMES):
        pair.play(draw)


def test_the_value_of_kuhn_poker_is_minus_an_eighteenth() -> None:
    """By OpenSpiel's CFR on our adapter, whose scores are points ahead: twice what a seat wins."""
    openspiel.register(open_game(EXAMPLES / "kuhn_poker.py"))
    game = pyspiel.load_game("galapagos_kuhn_poker(reward=score,backend=python)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    policies = [solver.average_policy()] * 2
    values = expected_game_score.policy_value(game.new_initial_state(), policies)
    assert values[0] / 2 == pytest.approx(-1 / 18, abs=1e-3)
