"""Connections, sockets and requests: who sends them, how many, and how they are answered."""
