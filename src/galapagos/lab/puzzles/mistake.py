"""Puzzles made of a player's own mistakes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from galapagos.bots.thought import think
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record

from .puzzle import Puzzle
from .search import Judge

DEEPER = 8  # times the thought of a move, because the player waits for it


def puzzle_of(record: Record, line: int, pause: Callable[[], None]) -> Puzzle | None:
    """The decision at a line of a record as a puzzle, if one answer to it is clearly best."""
    match = Match.replay(record, line - 1)
    if match.is_over or match.is_chance or len(match.legal()) < 2:
        return None
    judge = Judge(match.game, deeper=DEEPER, search=partial(think, pause=pause))
    hidden = match.game.hidden(match.state, match.state.actor)
    first = judge.think(hidden, judge.deeper * judge.thought, line)
    return judge.confirm(hidden, first.best.action, line, may_be_obvious=True).puzzle
