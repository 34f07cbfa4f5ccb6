"""Fit the weights of a game's `value` to who won: sample games, evaluate the terms of `value` where turns end, run a
regression, and accept the result by a duel."""
