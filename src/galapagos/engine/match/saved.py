"""Serialize a match between two moves, so that it resumes without a replay.

Old steps are left out; the record has them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..errors import Refused
from ..game import find_game
from ..language.struct import layout
from .dice import Dice
from .history import Answer, Checkpoint, History, UndoEntry
from .match import Match
from .story import PieceRegistry, Step

RECENT = 24  # steps saved


class SavedMatch(msgspec.Struct, array_like=True):
    game: str
    rules: int
    start: bytes
    from_position: bool
    state: bytes
    ids: PieceRegistry
    lines: list[tuple[int, ...]]  # an answer: seat, action, whether it was the only one; an undo: count, whether burnt
    rolls: int
    steps: list[Step]
    secret: bytes
    nonces: tuple[str, ...]
    layout: str = ""  # of a state
    data: str = ""  # changed component tables


def keep(match: Match) -> SavedMatch:
    history, ids, dice = match.history, match.story.ids, match.dice
    lines: list[tuple[int, ...]] = [
        (line.seat, line.action, int(line.only)) if isinstance(line, Answer) else (line.count, int(line.burnt))
        for line in history.lines
    ]
    return SavedMatch(
        match.game.folder,
        match.game.rules_version,
        bytes(match._start),
        match._from_position,
        bytes(match._state),
        ids,
        lines,
        history.rolls,
        match.steps[-RECENT:],
        dice.secret if dice else b"",
        dice.nonces if dice else (),
        layout(match.game.state),
        match.game.data,
    )


def forget(match: Match) -> None:
    """Free the memory of old steps and checkpoints, which are not needed to continue."""
    if len(match.steps) > 2 * RECENT:
        del match.steps[:-RECENT]
    del match.history.checkpoints[:-2]


def fits(saved: SavedMatch) -> bool:
    """Whether the layout of states is unchanged. A new option changes it without a new version of the rules."""
    return saved.layout == layout(find_game(saved.game, saved.data).state)


def resume(saved: SavedMatch) -> Match[Any, Any]:
    game = find_game(saved.game, saved.data)
    if game.rules_version != saved.rules:
        raise Refused("match-other-rules", old=saved.rules, game=game.title, new=game.rules_version)
    history = History(rolls=saved.rolls)
    for line in saved.lines:
        if len(line) == 3:
            history.answers.append(Answer(line[0], line[1], bool(line[2])))
            history.lines.append(history.answers[-1])
        else:
            del history.answers[len(history.answers) - line[0] :]
            history.lines.append(UndoEntry(line[0], bool(line[1])))
    history.checkpoints.append(Checkpoint(len(history.answers), saved.state, saved.ids.copy()))
    dice = Dice(saved.secret, saved.nonces) if saved.secret else None
    return Match.at(game, saved.start, saved.from_position, dice, saved.state, saved.ids, history, saved.steps)
