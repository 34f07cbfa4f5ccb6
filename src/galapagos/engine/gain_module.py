"""A game's optional `gains.py`: `GAINS`, the events that are worth naming as the reason for a hint.

A hint plays games on from each of its answers and counts these events. If one of them is clearly more frequent after an
answer, or less frequent if it is bad, its sentence is the reason:

    GAINS = (Gain("captured", CAPTURED, whose=0, where=2), Gain("starved", STARVED, whose=1, is_good=False))

`gain-captured` in the game's catalogues says what the reader gains. `gain-captured.others` says that another player
does not gain it, and for a bad event that another player suffers from it.

`THEMES` sorts puzzles by the gain that is the reason of the best answer, or by the question:

    THEMES = (Theme("capture", gains=("captured",)), Theme("block", gains=("captured.others",)))

`theme-capture` in the catalogues is its name.
"""

from __future__ import annotations

from dataclasses import dataclass

from .language.event import AnyEvent

NONE = -1  # no part


@dataclass(frozen=True)
class Gain:
    """An event that is good or bad for a seat. Events with the same name are added up."""

    name: str
    event: AnyEvent
    whose: int  # the number of the part that is the seat, or a piece of it
    is_good: bool = True
    where: int = NONE  # the part that the sentence names as `where`: lines with the event are counted
    never: int = NONE  # a value of that part that is no gain
    amount: int = NONE  # without `where`: the part that is added up; by default each event counts 1


@dataclass(frozen=True)
class Theme:
    """A kind of puzzle."""

    name: str
    gains: tuple[str, ...] = ()  # names of gains; `captured.others` is what others do not gain, or suffer
    questions: tuple[str, ...] = ()
