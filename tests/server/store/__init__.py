"""The store: one suite for both databases, and tests of each."""
