"""The source of a game's `weights.py`, with the command that made it."""

from __future__ import annotations

from pathlib import Path

from galapagos.engine.game import Game

from .weights import Weights


def path_of(game: Game) -> Path:
    return Path(str(game.module("weights").__file__))


def source(weights: Weights, command: str, proof: str) -> str:
    columns = [
        len(str(max((row[column] for row in weights.table), key=lambda weight: len(str(weight)))))
        for column in range(len(weights.terms))
    ]
    rows = "\n".join(
        "    "
        f"({', '.join(f'{weight:{width}}' for weight, width in zip(row, columns, strict=True))}{',' * (len(row) == 1)}),"
        for row in weights.table
    )
    return f'''"""What the terms of `value` weigh: a column for each `Term` of heuristics.py, a row for each stage of the game. Written by

    {command}

{proof}
"""

from __future__ import annotations

DOUBT = {weights.doubt}             # a difference of value, per seat, that makes winning e times as likely where a turn ends

# {", ".join(weights.terms)}
WEIGHTS = (
{rows}
)
'''
