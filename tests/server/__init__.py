"""The server: store, tables and protocol."""
