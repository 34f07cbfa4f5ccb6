"""Measures: each is a function from results to findings, which are rows with an interval and, if something can be
unfair, a verdict."""
