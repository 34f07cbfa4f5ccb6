"""Positions as text, from clauses that are written once and work both ways."""
