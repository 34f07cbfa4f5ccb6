"""What the modules of a game promise to the rest of the program: `rules`, `text`, `view` and `board`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from typing_extensions import TypeVar

from .language.chance import Random
from .language.question import Question
from .language.struct import Actions, Numbers, Weights
from .words.message import Catalogue, Message, Value

S_contra = TypeVar("S_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Rules(Protocol[S_contra]):
    """`rules/`: the contract of engine/language/contract.py, and the questions that most of it follows from."""

    @property
    def QUESTIONS(self) -> tuple[Question[Any], ...]: ...  # noqa: N802

    legal: Callable[[Any, Actions], int]
    refusal: Callable[[Any, int], int]
    weights: Callable[[Any, Actions, int, Weights], None]
    apply: Callable[[Any, int], None]
    asked: Callable[[Any], bool]
    question: Callable[[Any], int]

    def setup(self, s: S_contra, seats: int) -> None: ...
    def score(self, s: S_contra, out: Numbers) -> None: ...
    def score_part(self, s: S_contra, seat: int, key: int) -> int:
        """What a seat has of one of the things that ranks go by, in the order of SCORE_NAMES in data.py."""

    def hide(self, s: S_contra, seat: int) -> None: ...
    def guess(self, s: S_contra, seat: int, random: Random) -> None: ...
    def audit(self, s: S_contra) -> int: ...


class Text(Protocol[S_contra]):
    """`text.py`: which message belongs to what. States that come in are hidden from the reader already, but for events.

    Four more are there where a game needs them: `choice_name(s, verb, what, number)`, instead of `name` where choices
    call a piece otherwise; `leads_to(s, verb, values)`, the place to which an action leads that names none; `side(s,
    seat)`, whom a seat wins with; `is_told(turn, s)`, where remembering is part of the game: whether what happened in a
    turn is still told when the game stands at `s`.
    """

    def seat_name(self, s: S_contra, seat: int) -> Message:
        """What the game calls that player: white, red team…"""

    def name(self, s: S_contra, what: str, number: int) -> Message | None:
        """What sentences call a piece or a word of the notation; None for the notation's own word."""

    def owner(self, s: S_contra, what: str, number: int) -> int:
        """Whose piece it is; -1 for nobody's."""

    def prompt(self, s: S_contra, question: str) -> dict[str, Value]:
        """Parameters of a prompt, beside `player`."""

    def choice(self, s: S_contra, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
        """Parameters of a choice, from those of its parts."""

    def event(self, s: S_contra, event: str, args: dict[str, Value]) -> dict[str, Value]:
        """Parameters of an event's sentence, from those of its parts; `s` is the state in the middle of it, hidden from
        nobody."""


class View(Protocol[S_contra, V_co]):
    """`view.py`."""

    def view(self, s: S_contra, seat: int, ids: PieceIds) -> V_co:
        """A hidden state as plain data."""

    def pieces(self, s: S_contra) -> dict[str, Iterable[int]]:
        """The pieces that come and go, by kind: those that are there."""


class BoardModule(Protocol[V_contra]):
    """`board.py`."""

    PICTURE: tuple[int, int]  # columns and lines of a picture of it; a drawing with more lines is made smaller

    def draw(self, view: V_contra, seat: int, words: Catalogue) -> Any:
        """A view as a drawing for the terminal: anything that Rich prints."""


class PieceIds(Protocol):
    """PieceIds that pieces keep while their names in the notation change."""

    def get(self, what: str, number: int) -> int: ...

    def row(self, what: str, count: int) -> list[int]:
        """Of the first pieces of a row."""
