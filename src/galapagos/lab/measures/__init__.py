"""What games show: each measure is a function of results that gives findings, rows with an interval and, where
something can be unfair, a verdict."""
