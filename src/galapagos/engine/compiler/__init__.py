"""Generic code bound to a game: interpreted, compiled by Numba, and kept in a cache."""
