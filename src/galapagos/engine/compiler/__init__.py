"""Bind generic code to a game, and run it interpreted or compiled by Numba, with a cache."""
