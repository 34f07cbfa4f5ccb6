"""Positions as text, written and parsed by the same declarations."""
