"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each stage of the game. Set by
hand."""

from __future__ import annotations

DOUBT = 1000  # a difference of value, per seat, that makes winning e times as likely where a turn ends

# token, own_colour, out, flag, lightning, acid, healthy, leprosy, inferiority_complex, limping, immunity_loss,
# hyperactivity, benign_mutation, malign_mutation, energy_storage_disorder
WEIGHTS = ((85, 15, -3000, 160, -130, -330, 0, -90, -60, -90, -40, -10, 40, -90, -70),)
