"""Component data of a game: its tables as a text that people edit, and the game that is played with other ones."""
