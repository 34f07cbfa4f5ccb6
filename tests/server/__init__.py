"""The server: its store, its tables, and what it says to clients."""
