"""The store: one suite for both databases, and what is special to each."""
