"""Matches on a server, in the terminal."""
