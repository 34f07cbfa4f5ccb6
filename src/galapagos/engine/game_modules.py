"""Protocols of the modules of a game: `rules`, `text`, `view` and `board`."""

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
    """`rules/`: the contract of engine/language/contract.py, and the questions that most of it is generated from."""

    @property
    def QUESTIONS(self) -> tuple[Question[Any], ...]: ...  # noqa: N802

    legal: Callable[[Any, Actions], int]
    refusal: Callable[[Any, int], int]
    weights: Callable[[Any, Actions, int, Weights], None]
    take_effect: Callable[[Any, int], None]
    proceed: Callable[[Any], None]
    apply: Callable[[Any, int], None]
    asked: Callable[[Any], bool]
    question: Callable[[Any], int]

    def setup(self, s: S_contra, seats: int) -> None: ...
    def score(self, s: S_contra, out: Numbers) -> None: ...
    def score_part(self, s: S_contra, seat: int, key: int) -> int:
        """A seat's points by one criterion of the ranking: an index into SCORE_NAMES of data.py."""

    def hide(self, s: S_contra, seat: int) -> None: ...
    def guess(self, s: S_contra, seat: int, random: Random) -> None: ...
    def audit(self, s: S_contra) -> int: ...


class Text(Protocol[S_contra]):
    """`text.py`: messages for people. Every state passed in is already hidden from the reader, except for events.

    Five functions are optional:
    `choice_name(s, ids, verb, what, number)` replaces `name` in choices.
    `leads_to(s, ids, verb, values)` is the target of an action that names none.
    `side(s, seat)` is the team of a seat.
    `line(name, parts)` has more parameters of the sentence of a line, given its events; None if the sentence of the
    last one says more.
    `is_told(turn, s)` says whether the log at `s` still shows the events of a turn, in games of memory.
    """

    def seat_name(self, s: S_contra, seat: int) -> Message:
        """The game's name for a player: white, red team…"""

    def name(self, s: S_contra, ids: PieceIds, what: str, number: int) -> Message | None:
        """The name of a piece or of a word of the notation in sentences; None for the word itself."""

    def owner(self, s: S_contra, what: str, number: int) -> int:
        """The seat that owns a piece, or -1."""

    def prompt(self, s: S_contra, ids: PieceIds, question: str) -> dict[str, Value]:
        """Parameters of a prompt, besides `player`."""

    def ending(self, s: S_contra) -> dict[str, Value]:
        """Parameters of the sentence that says why the game ended."""

    def choice(self, s: S_contra, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
        """Parameters of a choice, given those of its parts."""

    def event(
        self, s: S_contra, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]
    ) -> dict[str, Value]:
        """Parameters of an event's sentence, given its parts and their names. `s` is the full state when it happens.
        Readers who may not know a secret part find no name of it in `args`."""


class View(Protocol[S_contra, V_co]):
    """`view.py`. One function is optional, for games with pieces in rows:
    `sign(s, ids, what, number)` is what the name of a new piece begins with; the registry adds a running number."""

    def view(self, s: S_contra, seat: int, ids: PieceIds) -> V_co:
        """A hidden state as plain data."""

    def pieces(self, s: S_contra) -> dict[str, Iterable[int]]:
        """The pieces in play, by kind, of the kinds whose pieces come and go."""


class BoardModule(Protocol[V_contra]):
    """`board.py`."""

    PICTURE: tuple[int, int]  # columns and lines of a picture; a taller drawing is scaled down

    def draw(self, view: V_contra, seat: int, words: Catalogue) -> Any:
        """Draw a view for the terminal: anything that Rich prints."""


class PieceIds(Protocol):
    """Ids and names that pieces keep while their numbers in the notation change."""

    def get(self, what: str, number: int) -> int: ...

    def name(self, what: str, number: int) -> str:
        """The name of a piece of a row, such as `w12`."""
