"""A match at a table of a server, in the terminal."""
