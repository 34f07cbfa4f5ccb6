"""Pictures: the positions between two questions, so that a client can show what happens without a choice.

An event that is declared with `shows` makes a picture: after the whole effect of an answer or a roll, and in the course
of the game as soon as it is told, so there the rules tell it after its effect. Consecutive events with equal captions
share a picture. A match keeps the pictures of the last answer and of all that followed from it. Compiled programs have
no events, and so no pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec
from typing_extensions import TypeVar

from ..language.contract import CHANCE
from ..words.message import Message
from .difference import Change, differences
from .result import ScoreLine, score_lines
from .story import Happening, Snapshot, Step

if TYPE_CHECKING:
    from .match import Match
    from .request import Request

V = TypeVar("V", default=Any)

SPECTATOR = -1


class Picture(msgspec.Struct, Generic[V], frozen=True, omit_defaults=True):
    """A position that passed without a question, as a seat sees it. Its address is its version and its part."""

    version: int
    part: int  # its number among the pictures of its version, from 1
    view: V
    scores: list[ScoreLine]
    caption: Message  # what is happening
    events: int  # how many of the events of the request have happened by then


class PictureChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture on the way to a position. `changes` turn the last view, or that of the picture before, into its own."""

    version: int
    part: int  # its number among the pictures of its version, from 1
    changes: list[Change]
    caption: Message  # what is happening
    events: int  # how many of the events beside it have happened by then
    scores: list[ScoreLine] | None = None  # left out if unchanged


class Kept(NamedTuple):
    """A picture in the memory of a match, with everything hidden."""

    step: Step
    part: int
    snapshot: Snapshot


class Album:
    """The pictures of the last answer, and of what has followed from it."""

    def __init__(self) -> None:
        self.kept: list[Kept] = []

    def add(self, step: Step, snapshots: list[Snapshot]) -> None:
        step.shown = tuple(snapshot.events for snapshot in snapshots)
        if self.kept and self.kept[-1].step.version == step.version:
            step.first_part = self.kept[-1].part + 1
        for part, snapshot in enumerate(snapshots, step.first_part):
            snapshot.state.actor = CHANCE  # no seat is asked
            self.kept.append(Kept(step, part, snapshot))

    def clear(self) -> None:
        self.kept.clear()

    def since(self, match: Match, version: int) -> Iterator[tuple[Kept, int]]:
        """The pictures after a version, each with the number of events from that version up to it."""
        told: list[Happening] = []
        before: dict[int, int] = {}  # by step, the number of events until then
        for step, heard in match.told(SPECTATOR, version):
            before[id(step)] = len(told)
            told += heard
        kept = [(one, before[id(one.step)] + one.snapshot.events) for one in self.kept if id(one.step) in before]
        if kept and is_now(match, kept[-1][0].snapshot) and not any(one.message for one in told[kept[-1][1] :]):
            kept.pop()
        yield from kept


def is_now(match: Match, snapshot: Snapshot) -> bool:
    """Whether the present position shows the same: the answer of a seat, or the same phase."""
    return snapshot.is_decision or bool(snapshot.state.phase == match.state.phase)


def pictures(match: Match, seat: int, since: int) -> Iterator[Picture[Any]]:
    """The pictures after a version, as a seat sees them."""
    for (step, part, snapshot), events in match.album.since(match, since):
        s = match.game.hidden(snapshot.state, seat)
        view = match.game.view.view(s, seat, snapshot.ids)
        yield Picture(step.version, part, view, score_lines(match.game, s), snapshot.caption, events)


def picture_changes(before: Request, after: Request) -> list[PictureChange]:
    """The pictures of a request, each as its difference from the one before it."""
    changes, view, scores = [], before.view, before.scores
    for one in after.pictures:
        changed = None if one.scores == scores else one.scores
        changes.append(
            PictureChange(one.version, one.part, differences(view, one.view), one.caption, one.events, changed)
        )
        view, scores = one.view, one.scores
    return changes
