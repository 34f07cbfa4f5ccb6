"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each number of turns that are
left. Set by hand,

    galapagos lab fit mutations --players 2,4,6 --games 2000 --stages 5 --duel 0

finds nothing to gain: on games that it was not fitted to, its own weights forecast who wins no better (a loss of .682
by both with two players, 1.355 with four, 1.774 with six; .693, 1.386 and 1.792 know nothing), and its `doubt` is 827.
"""

from __future__ import annotations

DOUBT = 800  # a difference of value, per seat, that makes winning e times as likely where a turn ends

# card, room, fed, trait, lone, exposed, point, last_lone, last_exposed, parasite, burden, shelter, first
WEIGHTS = (
    (100, 70, 220, 60, 10, -40, 100, 50, -50, -30, -180, 12, 20),
    (100, 70, 220, 60, 10, -40, 100, 50, -50, -50, -180, 12, 15),
    (95, 70, 215, 40, 10, -50, 100, 50, -50, -50, -180, 12, 10),
    (90, 70, 205, 20, 10, -60, 100, 50, -50, -50, -180, 12, 5),
    (85, 65, 195, 0, 10, -70, 100, 50, -50, -50, -180, 12, 0),
)
