"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each stage of the game. Written
by

    galapagos lab fit dodo --players 2 --games 6000 --duel 100 --iterations 300 --seed 1 --write

2 players: the new weights won 82.0% (73.3% – 88.3%) of 100 games, where 50.0% is even; 286 iterations against 300, as
long a thought.
"""

from __future__ import annotations

DOUBT = 1149  # a difference of value, per seat, that makes winning e times as likely where a turn ends

# capture, token, creature, block, fed, fed_block, hungry, predicted_capture, alone, captor_block, active
WEIGHTS = ((943, 316, -50, 24, -241, 185, 23, 1291, 104, 146, 104),)
