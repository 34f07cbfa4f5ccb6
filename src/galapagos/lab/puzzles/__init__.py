"""Puzzles: positions with one answer that is clearly best, found in matches of bots and kept as text."""
