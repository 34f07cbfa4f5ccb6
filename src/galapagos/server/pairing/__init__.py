"""Quick pairing: people wait for a game, and those who fit get a table."""
