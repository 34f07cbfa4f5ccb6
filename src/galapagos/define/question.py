"""Questions, verbs, reasons and endings, as a game in one file declares them.

    FULL = reason("That column is full.")

    QUESTIONS = (
        Question("turn", Verb(DROP, drop_refusal, drop, says="drop a disc in column { $column }")),
    )

A question is open while `s.phase` is its place in QUESTIONS. If all of its verbs are outcomes of chance, chance answers
it, otherwise the player in turn, or the seat that `who` returns.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NewType

from galapagos.engine.language.answer import NOT_NOW
from galapagos.engine.language.table import ENDED

Reason = NewType("Reason", int)

LEGAL = Reason(0)
REASONS, ENDINGS = "__reasons__", "__endings__"  # sentences of a file, in its globals


def reason(sentence: str) -> Reason:
    """Why an action is refused. Reasons are numbered in the order of the file."""
    return Reason(NOT_NOW + numbered(REASONS, sentence))


def ending(sentence: str) -> int:
    """How the game ends, for `end(s, ending)`."""
    return ENDED + numbered(ENDINGS, sentence)


def numbered(kind: str, sentence: str) -> int:
    """Keep a sentence in the globals of the file that calls `reason` or `ending`; return its number, from 1."""
    said: list[str] = sys._getframe(2).f_globals.setdefault(kind, [])
    said.append(sentence)
    return len(said)


@dataclass(frozen=True, eq=False)
class Verb:
    """A family of actions as the answer to a question.

    | | |
    |---|---|
    | `refusal(s, *parts)` | why an action is not open: a reason, or LEGAL; by default it is always open |
    | `effect(s, *parts)` | what it does |
    | `listed` | the candidates for each part, `each(cards)`; by default all |
    | `weight(s, *parts)` | how likely an outcome of chance is; by default all are equally likely, 0 is impossible |
    | `to(s)` | the seat that alone learns the outcome of chance |
    | `says` | the words of a choice, such as `eat a { $seed } seed` |
    | `tells` | the sentence of the log, such as `{ $player } eats a { $seed } seed.` |
    """

    family: Any
    refusal: Callable[..., int] | None = None
    effect: Callable[..., None] | None = None
    listed: Any = None
    weight: Callable[..., int] | None = None
    to: Callable[..., int] | None = None
    says: str = ""
    tells: str = ""


class Question:
    """What is asked, and the verbs that answer. `says` is the prompt, and `others` what the other players read.

    A question with one answer is not asked, unless `always(s)` is true."""

    def __init__(
        self,
        name: str,
        *verbs: Verb,
        says: str = "",
        others: str = "",
        who: Callable[..., int] | None = None,
        always: Callable[..., bool] | None = None,
    ) -> None:
        self.name, self.verbs, self.says, self.others, self.who, self.always = name, verbs, says, others, who, always
