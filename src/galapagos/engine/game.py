"""A game as the rest of the program knows it, and the registry that finds games by their folder.

A game is a package under `galapagos.games` whose `__init__` has `GAME = Game(...)`. Its other modules are found by their names, and
loaded when somebody asks: `rules` (the contract), `state`, `heuristics`, `text`, `view`, `position`, `board`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol, cast

from .action import Families
from .errors import Refused
from .option import Option, Value, parse_option
from .struct import copy

GAMES = "galapagos.games"


class Sentence(NamedTuple):
    """Why an action is refused: the section of the rulebook or the ruling, and the rule for a player who asks."""

    rule: str
    text: str


class Thinking(NamedTuple):
    """How a search should think about a game: `THINKING` in its heuristics.py. docs/bots.md says what found the numbers."""

    temperature: int            # a difference of value, per seat, that makes an action e times as promising at first sight
    doubt: int                  # and one that makes winning e times as likely, where a turn ends
    depth: int                  # decisions of a playout before the position is judged, at the end of a turn; 0 plays to the end of the game
    samples: int                # actions that a playout compares before it takes one; 0 compares all
    exploration: int            # in thousandths
    iterations: int             # of the top level


class Text(Protocol):
    """All prose of a game: `text.py`. States that come in are hidden from the reader already.

    Where remembering is part of the game, `is_told(before, now)` says whether the log still tells of a step when the game stands at `now`.
    """

    REASONS: Mapping[Any, Sentence]

    def seat_name(self, s: Any, seat: int) -> str:
        """What the game calls that player: white, red team…"""

    def prompt(self, s: Any) -> str:
        """Who must do what, in a sentence."""

    def label(self, s: Any, action: int) -> str:
        """An open action in the words of a player."""

    def narrate(self, before: Any, action: int, after: Any) -> list[str]:
        """What happened by that action, in sentences."""

    def ending(self, s: Any) -> str:
        """How the game ended, in a sentence."""


class Position(Protocol):
    """A position as a text that a person can write; what it leaves out is completed sensibly."""

    def write(self, s: Any) -> str: ...

    def read(self, text: str) -> Any: ...


class Board(Protocol):
    def draw(self, s: Any, seat: int) -> Any:
        """A hidden state as a drawing for the terminal: anything that Rich prints."""


@dataclass(frozen=True)
class Game:
    name: str                                   # of its folder
    title: str
    sentence: str
    seats: range
    rules_version: int
    actions: Families
    options: tuple[Option, ...]
    endings: tuple[str, ...]                    # by s.ending; the first means that it goes on
    default_seats: int

    @property
    def package(self) -> str:
        return f"{GAMES}.{self.name}"

    def module(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def rules(self) -> Any:
        return self.module("rules")

    @cached_property
    def plans(self) -> dict[str, Callable[[Any], int]]:
        """Ways to play that are a game's own, by name: `PLANS` in its heuristics.py. A plan answers an action, or -1 where it has none."""
        return getattr(self.module("heuristics"), "PLANS", {})

    @cached_property
    def text(self) -> Text:
        return cast(Text, self.module("text"))

    @cached_property
    def state(self) -> type[Any]:
        return cast(type[Any], self.module("state").State)

    def blank(self, options: Mapping[str, Value]) -> Any:
        """A state that has only its options."""
        s = self.state()
        for option in self.options:
            setattr(s.options, option.name, option.parse(option.default))
        for name, value in options.items():
            setattr(s.options, name, parse_option(self.options, name, value))
        return s

    def new_state(self, seats: int, options: Mapping[str, Value] = {}) -> Any:
        """The position before the first decision or roll."""
        self.check_seats(seats)
        s = self.blank(options)
        refuse = getattr(self.module("state"), "refuse_table", None)    # where options and seats must go together
        sentence = refuse(s.options, seats) if refuse else ""
        if sentence:
            raise Refused(sentence)
        self.rules.setup(s, seats)
        return s

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refused(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")

    def option_texts(self, s: Any) -> dict[str, str]:
        """The options of a state that differ from their defaults."""
        texts = {option.name: option.text(getattr(s.options, option.name)) for option in self.options}
        return {option.name: texts[option.name] for option in self.options if texts[option.name] != str(option.default)}

    def scores(self, s: Any) -> list[int]:
        out = [0] * s.seats
        self.rules.score(s, out)
        return out

    def ranks(self, s: Any) -> list[int]:
        """1 for the best; equals share a rank, and the next one is left out."""
        scores = self.scores(s)
        return [1 + sum(other > own for other in scores) for own in scores]

    def hidden(self, s: Any, seat: int) -> Any:
        """A copy with what that seat (or, for -1, a spectator) may know."""
        hidden = copy(s)
        self.rules.hide(hidden, seat)
        return hidden

    def __hash__(self) -> int:
        return hash(self.name)


def game_names() -> list[str]:
    package = importlib.import_module(GAMES)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def find_game(name: str) -> Game:
    names = game_names()
    if name not in names:
        close = difflib.get_close_matches(name, names, 1, 0.5)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(names)}."
        raise Refused(f"There is no game {name!r}: {hint}")
    return cast(Game, importlib.import_module(f"{GAMES}.{name}").GAME)


def all_games() -> list[Game]:
    return [find_game(name) for name in game_names()]
