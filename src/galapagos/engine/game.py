"""The definition of a game, and the registry that finds games by folder name.

A game is a package under `galapagos.games` whose `__init__` defines `GAME = Game(...)`. Its other modules are loaded
by name on first use: `rules` (the contract), `state`, `data`, `events`, `reason`, `heuristics`, `text`, `view`,
`notation`, `board`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, cast

from typing_extensions import TypeVar

from . import game_files
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
    """Search parameters of a game: `THINKING` in its heuristics.py. docs/bots.md describes how they were tuned."""

    temperature: int  # value difference per seat that multiplies the prior of an action by e
    doubt: int  # value difference per seat that multiplies the odds of winning by e at the end of a turn
    depth: int  # decisions of a playout before the position is evaluated at the end of a turn; 0: play to the end
    samples: int  # actions that a playout compares before it takes one; 0: all
    exploration: int  # in thousandths
    iterations: int  # of the strongest level
    sense: int = 0  # least prior, in per cent of the best one, of an action that a weak level may take


@dataclass(frozen=True)
class Game(Generic[S, V]):
    name: str  # of its folder
    title: str
    sentence: str
    seats: range
    rules_version: int
    actions: Families
    options: tuple[Option, ...]
    endings: tuple[str, ...]  # indexed by s.ending; the first means that the game is not over
    default_seats: int
    is_open: bool = False  # a game of perfect information
    variant_of: str = ""  # the original game, if this one has other components
    data: str = ""  # the changed component tables, as JSON

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
        """The number of turns or rounds that are over."""
        return cast(Callable[[S], int], self.module("heuristics").pace)

    @cached_property
    def score_names(self) -> tuple[str, ...]:
        """The criteria of the ranking, most important first."""
        return cast(tuple[str, ...], self.module("data").SCORE_NAMES)

    def reasons(self, reason: int) -> IntEnum:
        return cast(IntEnum, self.module("reason").Reason(reason))

    @cached_property
    def plans(self) -> dict[str, Callable[[Any], int]]:
        """Scripted strategies of this game by name: `PLANS` in its heuristics.py. A plan returns an action, or -1 for
        none."""
        return getattr(self.module("heuristics"), "PLANS", {})

    @cached_property
    def features(self) -> Features:
        """The features that a learner observes."""
        return cast(Features, self.module("observe").FEATURES)

    @cached_property
    def most_choices(self) -> int:
        """An upper bound on the number of answers to one question, chance included."""
        verbs = ([verb.family for verb in question.verbs] for question in self.rules.QUESTIONS)
        return int(max(sum(family.stop - family.start for family in families) for families in verbs))

    @cached_property
    def text(self) -> Text[S]:
        return cast(Text[S], self.module("text"))

    @cached_property
    def state(self) -> type[S]:
        return cast(type[S], self.module("state").State)

    def fits(self, rules: Rules[S], text: Text[S], view: View[S, V], board: BoardModule[V]) -> None:
        """Do nothing. A game's `__init__` calls it so that the type checker verifies the game's modules."""

    def blank(self, options: Mapping[str, OptionValue]) -> Any:
        """An empty state with these options; the others have the values that new tables use."""
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
        refuse = getattr(self.module("state"), "refuse_table", None)  # rejects impossible combinations with `seats`
        refused = refuse(s.options, seats) if refuse else None
        if refused:
            raise refused
        self.rules.setup(s, seats)
        return s

    def can_play(self, seats: int, options: Mapping[str, OptionValue] = {}) -> bool:
        """Whether this number of players can play with these options."""
        try:
            self.new_state(seats, options)
        except Refused:
            return False
        return True

    def recorded_state(self, seats: int, options: Mapping[str, OptionValue] = {}) -> Any:
        """The first position of a record or notation, where a missing option means its `default`."""
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
        """A match that begins at a position. Without dice the caller plays chance too."""
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
        """Refuse options that contradict a state, because a position contains its own options."""
        for name, value in options.items():
            number = parse_option(self.options, name, value)
            if number != getattr(s.options, name):
                raise Refused(
                    "position-option-conflict", name=name, value=self.options_of(s)[name], option=name, other=value
                )

    def message(self, message: Message) -> Message:
        """A message of this game with its full id, such as `dodo/why-too-far`."""
        return Message(f"{self.variant_of or self.name}/{message.id}", message.args)

    def scores(self, s: Any) -> list[int]:
        out = [0] * s.seats
        self.rules.score(s, out)
        return out

    def ranks(self, s: Any) -> list[int]:
        """1 for the best. Equal scores share a rank, and the next rank is skipped."""
        scores = self.scores(s)
        return [1 + sum(other > own for other in scores) for own in scores]

    def hidden(self, s: Any, seat: int) -> Any:
        """A copy without the information that is hidden from that seat (-1: a spectator)."""
        hidden = copy(s)
        self.rules.hide(hidden, seat)
        return hidden

    def hides(self, s: Any) -> bool:
        """Whether the rules hide anything of a state from a seat or a spectator."""
        return not self.is_open and any(self.hidden(s, seat) != copy(s) for seat in range(-1, s.seats))

    def __hash__(self) -> int:
        return hash(self.name)


def game_names() -> list[str]:
    return sorted({*own_names(), *game_files.other_games()})


def own_names() -> list[str]:
    """The games in our folder."""
    return _names_in(*importlib.import_module(GAMES).__path__)


@cache
def _names_in(*folders: str) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


@cache
def find_game(name: str, data: str = "") -> Game:
    """A game by folder name; with `data`, its variant with these component tables."""
    if data:
        from .components.variant import variant

        return variant(name, data)
    names = game_names()
    if name not in names:
        close = difflib.get_close_matches(str(name), names, 1, 0.5)
        if close:
            raise Refused("game-unknown-close", name=repr(name), other=close[0])
        raise Refused("game-unknown", name=repr(name), names=", ".join(names))
    module = importlib.import_module(f"{GAMES}.{name}")
    if not hasattr(module, "GAME"):
        raise Refused("game-file-without-game", name=name)
    return cast(Game, module.GAME)


def open_game(place: str | Path) -> Game:
    """A game by its name, or by the path of its file, which is then run: never call this with a text from a network."""
    text = str(place) if isinstance(place, Path) else place
    if not game_files.is_file(text):
        return find_game(text)
    name = game_files.add_file(text, own_names())
    try:
        return find_game(name)
    except Refused:
        raise
    except Exception as error:
        raise game_files.broken(game_files.files()[name], error) from error


def all_games() -> list[Game]:
    return [find_game(name) for name in game_names()]
