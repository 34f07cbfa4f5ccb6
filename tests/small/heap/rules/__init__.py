"""All the rules."""

from __future__ import annotations

from galapagos.engine.language.answer import answers
from galapagos.engine.language.chance import Random
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids
from galapagos.engine.language.struct import Numbers

from ..actions import ACTIONS, TAKE
from ..data import MOST, STONES
from ..events import TAKEN
from ..reason import Reason
from ..state import State


def setup(s: State, seats: int) -> None:
    s.seats = seats
    s.stones = STONES


def asked_player(s: State) -> int:
    return s.turn % s.seats


def amounts(s: State) -> Ids[int]:
    return ids(MOST)


def take_refusal(s: State, amount: int) -> Reason:
    return Reason.TOO_FEW if amount + 1 > s.stones else Reason.LEGAL


def take(s: State, amount: int) -> None:
    s.stones -= amount + 1
    tell(s, TAKEN, s.actor, amount + 1)


def go_on(s: State) -> None:
    if s.stones == 0:
        s.ending = 1
        s.actor = OVER
    else:
        s.turn += 1


def score_part(s: State, seat: int, key: int) -> int:
    return 1 if s.ending != 0 and s.turn % s.seats == seat else 0


def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = score_part(s, seat, 0)


def hide(s: State, seat: int) -> None:
    """Everything is open."""


def guess(s: State, seat: int, random: Random) -> None:
    """Nothing is hidden."""


def audit(s: State) -> int:
    return 0 if 0 <= s.stones <= STONES else 1


QUESTIONS = (Question("take", 0, asked_player, (Verb(TAKE, take_refusal, each(amounts), take),)),)

legal, refusal, weights, take_effect, proceed, apply, asked, question = answers(QUESTIONS, go_on, ACTIONS)
