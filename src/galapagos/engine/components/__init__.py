"""Component tables of a game: reading and writing them as TOML, and playing the game with changed ones."""
