"""A game as the rest of the program knows it, and the registry that finds games by their folder.

A game is a package under `galapagos.games` whose `__init__` has `GAME = Game(...)`. Its other modules are found by
their names, and loaded when somebody asks: `rules` (the contract), `state`, `data`, `events`, `reason`, `heuristics`,
`text`, `view`, `notation`, `board`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, cast

from typing_extensions import TypeVar

from .errors import Refused
from .game_modules import BoardModule, Rules, Text, View
from .language.action import Families
from .language.event import Events
from .language.feature import Features
from .language.option import Option, parse_option
from .language.option import Value as OptionValue
from .language.struct import copy
from .words.message import Message

if TYPE_CHECKING:
    from .match.dice import Dice
    from .match.match import Match

GAMES = "galapagos.games"

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)


class Thinking(NamedTuple):
    """How a search should think about a game: `THINKING` in its heuristics.py. docs/bots.md says what found the
    numbers."""

    temperature: int  # a difference of value, per seat, that makes an action e times as promising at first sight
    doubt: int  # and one that makes winning e times as likely, where a turn ends
    # decisions of a playout before the position is judged, at the end of a turn; 0 plays to the end of the game
    depth: int
    samples: int  # actions that a playout compares before it takes one; 0 compares all
    exploration: int  # in thousandths
    iterations: int  # of the top level
    # what an action must promise at first sight, in per cent of the best one, for a weak level to take it; 0 where any
    # will do
    sense: int = 0


@dataclass(frozen=True)
class Game(Generic[S, V]):
    name: str  # of its folder
    title: str
    sentence: str
    seats: range
    rules_version: int
    actions: Families
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # by s.ending; the first means that it goes on
    default_seats: int
    is_open: bool = False  # nothing is hidden from anybody: all see the same
    variant_of: str = ""  # the game whose rules it has, where it is played with other components
    data: str = ""  # their tables, as JSON

    @property
    def folder(self) -> str:
        return self.variant_of or self.name

    @property
    def package(self) -> str:
        return f"{GAMES}.{self.name}"

    def module(self, name: str) -> Any:
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def rules(self) -> Rules[S]:
        return cast(Rules[S], self.module("rules"))

    @cached_property
    def events(self) -> Events:
        return cast(Events, self.module("events").EVENTS)

    @cached_property
    def view(self) -> View[S, V]:
        return cast(View[S, V], self.module("view"))

    @cached_property
    def pace(self) -> Callable[[S], int]:
        """How many turns or rounds are over."""
        return cast(Callable[[S], int], self.module("heuristics").pace)

    @cached_property
    def score_names(self) -> tuple[str, ...]:
        """What ranks go by, in this order."""
        return cast(tuple[str, ...], self.module("data").SCORE_NAMES)

    def reasons(self, reason: int) -> IntEnum:
        return cast(IntEnum, self.module("reason").Reason(reason))

    @cached_property
    def plans(self) -> dict[str, Callable[[Any], int]]:
        """Ways to play that are a game's own, by name: `PLANS` in its heuristics.py. A plan answers an action, or -1
        where it has none."""
        return getattr(self.module("heuristics"), "PLANS", {})

    @cached_property
    def features(self) -> Features:
        """What a learner is told of a position."""
        return cast(Features, self.module("observe").FEATURES)

    @cached_property
    def most_choices(self) -> int:
        """No question has more answers, be it a player's or chance's."""
        verbs = ([verb.family for verb in question.verbs] for question in self.rules.QUESTIONS)
        return int(max(sum(family.stop - family.start for family in families) for families in verbs))

    @cached_property
    def text(self) -> Text[S]:
        return cast(Text[S], self.module("text"))

    @cached_property
    def state(self) -> type[S]:
        return cast(type[S], self.module("state").State)

    def fits(self, rules: Rules[S], text: Text[S], view: View[S, V], board: BoardModule[V]) -> None:
        """For the type checker, which reads in a game's `__init__` that its modules are what they should be."""

    def blank(self, options: Mapping[str, OptionValue]) -> Any:
        """A state that has only its options; the others are as new tables have them."""
        s: Any = self.state()
        for option in self.options:
            setattr(s.options, option.name, option.parse(str(option.usually)))
        for name, value in options.items():
            setattr(s.options, name, parse_option(self.options, name, value))
        return s

    def new_state(self, seats: int, options: Mapping[str, OptionValue] = {}) -> Any:
        """The position before the first decision or roll."""
        self.check_seats(seats)
        s = self.blank(options)
        refuse = getattr(self.module("state"), "refuse_table", None)  # where options and seats must go together
        refused = refuse(s.options, seats) if refuse else None
        if refused:
            raise refused
        self.rules.setup(s, seats)
        return s

    def recorded_state(self, seats: int, options: Mapping[str, OptionValue] = {}) -> Any:
        """The same for records and positions: what they do not say is by default, whatever new tables have."""
        return self.new_state(
            seats,
            {option.name: str(option.default) for option in self.options if option.usually != option.default}
            | dict(options),
        )

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        nonces: Sequence[str] = (),
        **options: OptionValue,
    ) -> Match[S, V]:
        """A new match: `GAME.new(3, seed=7, deck="short")`."""
        from .match.dice import Dice
        from .match.match import Match

        return Match(
            self, self.new_state(self.default_seats if players is None else players, options), Dice.new(seed, nonces)
        )

    def from_position(self, text: str, dice: Dice | None = None) -> Match[S, V]:
        """A match that begins at a position; without dice the caller plays chance too."""
        from .match.match import Match
        from .notation.position import parse

        return Match(self, parse(self, text), dice, from_position=True)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise Refused(
                "players-out-of-range", game=self.title, least=self.seats[0], most=self.seats[-1], seats=seats
            )

    def options_of(self, s: Any) -> dict[str, str]:
        """All options of a state."""
        return {option.name: option.text(getattr(s.options, option.name)) for option in self.options}

    def option_texts(self, s: Any) -> dict[str, str]:
        """The options of a state that differ from their defaults."""
        texts = self.options_of(s)
        return {option.name: texts[option.name] for option in self.options if texts[option.name] != str(option.default)}

    def check_options(self, s: Any, options: Mapping[str, OptionValue]) -> None:
        """Refuses options that a state does not have: a position says itself by which it is played."""
        for name, value in options.items():
            number = parse_option(self.options, name, value)
            if number != getattr(s.options, name):
                raise Refused(
                    "position-option-conflict", name=name, value=self.options_of(s)[name], option=name, other=value
                )

    def message(self, message: Message) -> Message:
        """One of this game's, so that it is worded anywhere: `dodo/why-too-far`."""
        return Message(f"{self.variant_of or self.name}/{message.id}", message.args)

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
    return list(_names_in(*importlib.import_module(GAMES).__path__))


@cache
def _names_in(*folders: str) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


@cache
def find_game(name: str, data: str = "") -> Game:
    """By its folder; with data, the variant that is played with these tables."""
    if data:
        from .components.variant import variant

        return variant(name, data)
    names = game_names()
    if name not in names:
        close = difflib.get_close_matches(str(name), names, 1, 0.5)
        if close:
            raise Refused("game-unknown-close", name=repr(name), other=close[0])
        raise Refused("game-unknown", name=repr(name), names=", ".join(names))
    return cast(Game, importlib.import_module(f"{GAMES}.{name}").GAME)


def all_games() -> list[Game]:
    return [find_game(name) for name in game_names()]
