"""Tournaments: rounds of tables, drawn by standing, for people and bots."""
