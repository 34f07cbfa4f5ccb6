"""Games by the thousand: what they show about a game, and what they find wrong with it."""
