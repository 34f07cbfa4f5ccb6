"""The source of a game's `weights.py`, with the command that made it."""

from __future__ import annotations

import textwrap
from pathlib import Path

from galapagos.engine.game import Game

from .weights import Weights


def path_of(game: Game) -> Path:
    return Path(str(game.module("weights").__file__))


def source(weights: Weights, command: str, proof: str) -> str:
    rows = "\n".join(f"    {row}," for row in weights.table)
    shown = "\n".join(textwrap.fill(line, 120) for line in proof.splitlines())
    return f'''"""The weights of `value`: a column for each `Term` of heuristics.py, a row for each stage of the game.

Written by

    {command}

{shown}
"""

from __future__ import annotations

DOUBT = {weights.doubt}  # a difference of value, per seat, that makes winning e times as likely where a turn ends

# {", ".join(weights.terms)}
WEIGHTS = (
{rows}
)
'''
