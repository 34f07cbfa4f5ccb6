"""A match: play, undo, the log, requests for clients, records and fair dice."""
