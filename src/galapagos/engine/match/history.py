"""The answers of a match, what was taken back of them, and checkpoints, so that taking back does not replay the whole
match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from ..language.contract import CHANCE
from ..words.message import Message

if TYPE_CHECKING:
    from .story import PieceRegistry, Step

FREE = "free"  # a table of one person: whatever that person did last, and dice come out the same again
FAIR = "fair"  # up to the last chance, revealed secret or other player's act
BURNT = "burnt"  # by consent of all: rolls that are taken back are burnt, and others are made
APART = 16  # answers between two checkpoints


class Answer(NamedTuple):
    seat: int  # CHANCE for a roll or draw
    action: int
    only: bool = False  # there was no other: nobody decided anything by it


@dataclass(frozen=True)
class UndoEntry:
    count: int  # answers that were taken back
    burnt: bool


@dataclass(frozen=True)
class Checkpoint:
    answers: int  # that were given by then
    state: bytes
    ids: PieceRegistry


@dataclass
class History:
    answers: list[Answer] = field(default_factory=list)  # that hold
    lines: list[Answer | UndoEntry] = field(default_factory=list)  # everything, in order: what a record keeps
    rolls: int = 0  # the number of the next roll
    checkpoints: list[Checkpoint] = field(default_factory=list)

    def add(self, seat: int, action: int, only: bool = False) -> None:
        self.answers.append(Answer(seat, action, only))
        self.lines.append(self.answers[-1])
        self.rolls += seat == CHANCE

    def keep(self, checkpoint: Callable[[], Checkpoint]) -> None:
        """A checkpoint from time to time."""
        if len(self.answers) >= (self.checkpoints[-1].answers if self.checkpoints else 0) + APART:
            self.checkpoints.append(checkpoint())

    def last_by(self, seat: int | None) -> int:
        """Where the last decision of a seat is; -1 if there is none."""
        return next(
            (
                place
                for place in range(len(self.answers) - 1, -1, -1)
                if self.answers[place].seat == seat and not self.answers[place].only
            ),
            -1,
        )

    def last_player(self, without_dice: bool) -> int | None:
        """Who decided last; where nobody rolls dice, chance is played by somebody, too."""
        return next(
            (
                answer.seat
                for answer in reversed(self.answers)
                if not answer.only and (answer.seat != CHANCE or without_dice)
            ),
            None,
        )

    def take_back(self, count: int, burnt: bool) -> tuple[Checkpoint | None, list[int]]:
        """The last checkpoint that still holds, and the actions after it."""
        gone = self.answers[len(self.answers) - count :]
        del self.answers[len(self.answers) - count :]
        self.lines.append(UndoEntry(count, burnt))
        if not burnt:
            self.rolls -= sum(answer.seat == CHANCE for answer in gone)
        while self.checkpoints and self.checkpoints[-1].answers > len(self.answers):
            self.checkpoints.pop()
        checkpoint = self.checkpoints[-1] if self.checkpoints else None
        return checkpoint, [answer.action for answer in self.answers[checkpoint.answers if checkpoint else 0 :]]

    def copy(self) -> History:
        return History(list(self.answers), list(self.lines), self.rolls, list(self.checkpoints))


def usual_policy(people: int) -> str:
    """At a table of so many people, without asking anybody."""
    return FREE if people == 1 else FAIR


NOTHING, OTHER, ROLLED, REVEALED = (Message(f"undo-{why}") for why in ("nothing", "other", "chance", "secret"))


def undo_refusal(history: History, steps: list[Step], seat: int | None, policy: str) -> Message | None:
    """Why a seat cannot take back its last decision; None where it can."""
    others, rolls, last = 0, 0, -1
    for place in range(len(history.answers) - 1, -1, -1):
        answer = history.answers[place]
        if answer.seat == seat and not answer.only:
            last = place
            break
        rolls += answer.seat == CHANCE
        others += answer.seat not in (seat, CHANCE)
    if last < 0:
        return NOTHING
    if policy != FAIR:
        return None
    if others or rolls:
        return OTHER if others else ROLLED
    own = takewhile(lambda step: step.undone or step.answer > last, reversed(steps))
    return REVEALED if any(step.reveals and not step.undone for step in own) else None
