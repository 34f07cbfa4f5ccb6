"""Whole games, one for each way a game can end, each number of players and each value of each option."""
