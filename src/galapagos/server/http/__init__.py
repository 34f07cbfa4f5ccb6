"""Connections, sockets and HTTP requests: identity, limits, and answers."""
