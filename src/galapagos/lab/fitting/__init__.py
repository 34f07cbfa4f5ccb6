"""Weights of a game's `value`, fitted to who won: greedy games, the terms of `value` where turns end, a regression, and
a duel that accepts or refuses."""
