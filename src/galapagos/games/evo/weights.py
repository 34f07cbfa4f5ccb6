"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each stage of the game. Set by
hand."""

from __future__ import annotations

DOUBT = 300  # a difference of value, per seat, that makes winning e times as likely where a turn ends

# point, future, spare, card, tail, foot, horn, egg, fur, parasol, mutant, counter
WEIGHTS = ((100, 55, 8, 120, 12, 30, 24, 62, 34, 34, 45, 0),)
