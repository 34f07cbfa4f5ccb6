"""Tables for people and bots, on a server that never loses a move."""
