"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each stage of the game. Set by hand."""

from __future__ import annotations

DOUBT = 2000             # a difference of value, per seat, that makes winning e times as likely where a turn ends

# capture, token, creature, block, fed, fed_block, hungry, predicted_capture, alone, captor_block, active
WEIGHTS = (
    (4000, 45, 60, 8, 100, 24, 0, 1200, 0, 0, 0),
)
