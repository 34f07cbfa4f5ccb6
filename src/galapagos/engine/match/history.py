"""The answers and undos of a match, with checkpoints, so that an undo need not replay the whole match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from ..language.contract import CHANCE
from ..words.message import Message

if TYPE_CHECKING:
    from .story import PieceRegistry, Step

FREE = "free"  # at a table of one person: any decision; the dice repeat their rolls
FAIR = "fair"  # only if no chance, revealed secret or other player's action followed
BURNT = "burnt"  # any decision, with everyone's consent; the dice do not repeat their rolls
APART = 16  # answers between two checkpoints


class Answer(NamedTuple):
    seat: int  # CHANCE for a roll or draw
    action: int
    only: bool = False  # it was the only answer, so it was not a decision


@dataclass(frozen=True)
class UndoEntry:
    count: int  # answers taken back
    burnt: bool


@dataclass(frozen=True)
class Checkpoint:
    answers: int  # given so far
    state: bytes
    ids: PieceRegistry


@dataclass
class History:
    answers: list[Answer] = field(default_factory=list)  # not taken back
    lines: list[Answer | UndoEntry] = field(default_factory=list)  # everything, in order, as in a record
    rolls: int = 0  # the number of the next roll
    checkpoints: list[Checkpoint] = field(default_factory=list)

    def add(self, seat: int, action: int, only: bool = False) -> None:
        self.answers.append(Answer(seat, action, only))
        self.lines.append(self.answers[-1])
        self.rolls += seat == CHANCE

    def keep(self, checkpoint: Callable[[], Checkpoint]) -> None:
        """Save a checkpoint if the last one is old enough."""
        if len(self.answers) >= (self.checkpoints[-1].answers if self.checkpoints else 0) + APART:
            self.checkpoints.append(checkpoint())

    def last_by(self, seat: int | None) -> int:
        """The index of a seat's last decision, or -1."""
        return next(
            (
                place
                for place in range(len(self.answers) - 1, -1, -1)
                if self.answers[place].seat == seat and not self.answers[place].only
            ),
            -1,
        )

    def count_since(self, seat: int | None) -> int:
        """How many answers and rolls an undo of a seat takes back: its last decision and all after it; or 0."""
        last = self.last_by(seat)
        return len(self.answers) - last if last >= 0 else 0

    def last_player(self, without_dice: bool) -> int | None:
        """The seat that decided last. Without dice the caller plays chance, so chance counts too."""
        return next(
            (
                answer.seat
                for answer in reversed(self.answers)
                if not answer.only and (answer.seat != CHANCE or without_dice)
            ),
            None,
        )

    def take_back(self, count: int, burnt: bool) -> tuple[Checkpoint | None, list[int]]:
        """Remove the last answers; return the last valid checkpoint and the actions after it."""
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
    """The undo policy, without consent, at a table with this many people."""
    return FREE if people == 1 else FAIR


NOTHING, OTHER, ROLLED, REVEALED = (Message(f"undo-{why}") for why in ("nothing", "other", "chance", "secret"))


def undo_refusal(history: History, steps: list[Step], seat: int | None, policy: str) -> Message | None:
    """The reason why a seat cannot take back its last decision, or None."""
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
