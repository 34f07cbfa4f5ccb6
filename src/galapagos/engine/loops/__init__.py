"""Loops over any game, in the rules subset: playouts, perft, fuzzing."""
