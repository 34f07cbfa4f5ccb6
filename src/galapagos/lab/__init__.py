"""Games looked at from outside: what thousands of them show about a game or a bot, what is wrong with one, and what a match was worth."""
