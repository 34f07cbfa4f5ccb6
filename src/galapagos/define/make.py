"""Make a game of a file: `define` takes what is there, and derives the modules that other games have as files.

| what | derived from | replaced by |
|---|---|---|
| reasons, endings | `reason("…")`, `ending("…")` | |
| events, one per family of actions | ACTIONS | `Verb(tells=…)` |
| words | names; English sentences | `<file>.<language>.ftl` beside the file |
| views, the board in the terminal | the fields of State, `BOARD` | |
| positions as text | the fields of State | |
| `score`, `value` | the winners; the score | functions `score(s, seat)`, `value(s, seat)` |
| `pace`, THINKING | finished turns; a search that plays to the end | `pace(s)`, THINKING |
| `audit` | bounds of fields | `audit(s)` is called as well |
| `hide`, `guess` | `hidden(…)` | `hide(s, seat)`, `guess(s, seat, random)` |
| `observe`, FEATURES | the fields of State | both |
| the page of rules | the docstring | |
"""

from __future__ import annotations

import importlib.machinery
import linecache
import sys
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import Any

from galapagos.engine.game import Game, Thinking
from galapagos.engine.language.action import Part
from galapagos.engine.language.answer import Answers, answers
from galapagos.engine.language.event import AnyEvent, Events, secret
from galapagos.engine.language.option import Option
from galapagos.engine.language.question import Question as Asked
from galapagos.engine.language.question import Verb as Answer
from galapagos.engine.language.question import each
from galapagos.engine.language.table import active_player, nothing_else, winner_score
from galapagos.engine.words.message import DERIVED, Catalogue, as_name

from . import view
from .board import Row
from .marks import Hidden, fields_of
from .positions import notation
from .question import ENDINGS, REASONS, Question
from .source import BASE, Drawn, RuleWriter
from .view import ShownField, TableView, Viewer
from .words import SEATS, DerivedText, DerivedWords, ending_names

PICTURE = (80, 30)  # columns and lines of the board in the terminal
NEEDED = ("State", "ACTIONS", "QUESTIONS")
ALWAYS = ("running", "won", "shared", "ended")  # endings
PLAYS_TO_THE_END = Thinking(temperature=300, doubt=300, depth=0, samples=0, exploration=350, iterations=600)


def define(
    title: str,
    seats: int | Iterable[int],
    *,
    names: Sequence[str] = (),
    options: tuple[Option, ...] = (),
    usual: int = 0,
    version: int = 1,
) -> Game:
    """The game of the file that calls this.

    `seats` is how many play, `names` are theirs, `usual` is the number of players that is suggested. Raise `version`
    when recorded games would go another way.
    """
    numbers = [seats] if isinstance(seats, int) else list(seats)
    span = range(min(numbers), max(numbers) + 1)
    given = sys._getframe(1).f_globals
    missing = [name for name in NEEDED if name not in given]
    if missing:
        raise ValueError(f"define needs {' and '.join(missing)} above it")
    return Maker(given, title, span, tuple(names or SEATS)[: span[-1]], options, usual, version).make()


def draw(view: TableView, seat: int, words: Catalogue) -> Any:
    """The board in the terminal. In a browser there is no terminal, and no Rich."""
    from . import drawing

    return drawing.draw(view, seat, words)


class Maker:
    """Makes the modules of one game."""

    def __init__(
        self,
        given: dict[str, Any],
        title: str,
        seats: range,
        names: tuple[str, ...],
        options: tuple[Option, ...],
        usual: int,
        version: int,
    ) -> None:
        self.given, self.title, self.seats, self.names = given, title, seats, names
        self.options, self.usual, self.version = options, usual, version
        self.package: str = given["__name__"]
        self.state, self.actions = given["State"], given["ACTIONS"]
        if not hasattr(self.state, "_fields_"):
            raise ValueError("State needs @struct on the line above its class")
        self.questions: tuple[Question, ...] = given["QUESTIONS"]
        self.fields = list(fields_of(self.state))
        self.source = RuleWriter(self.state, self.fields, seats[-1], self.actions)
        if len(names) < seats[-1]:
            raise ValueError(f"names has {len(names)} names for {seats[-1]} players")
        for field in self.fields:
            if field.is_per_seat and field.size % seats[-1]:
                raise ValueError(
                    f"{field.word} is per seat, so its length should be {seats[-1]}, or a multiple, not {field.size}"
                )
        if not hasattr(self.state, "options"):
            self.state.options = None

    def make(self) -> Game:
        document = (self.given.get("__doc__") or self.title).strip()
        sentence = document.splitlines()[0].removeprefix(self.title).lstrip(" .:") or self.title
        self.given[DERIVED] = self.words(sentence).catalogue
        game = self.game(sentence)
        self.make_rules(document)
        self.make_views(game)
        return game

    def words(self, sentence: str) -> DerivedWords:
        given = self.given
        return DerivedWords(
            self.title,
            sentence,
            self.names,
            self.actions,
            self.questions,
            given.get(REASONS, []),
            given.get(ENDINGS, []),
            self.options,
            "score" in given,
        )

    def game(self, sentence: str) -> Game:
        return Game(
            name=self.package.rpartition(".")[2],
            title=self.title,
            sentence=sentence,
            seats=self.seats,
            rules_version=self.version,
            actions=self.actions,
            options=self.options,
            endings=(*ALWAYS, *ending_names(self.given.get(ENDINGS, []))),
            default_seats=self.usual or self.seats[0],
            is_open=not self.has_secrets,
        )

    @property
    def has_secrets(self) -> bool:
        return any(field.marked(Hidden) for field in self.fields) or "hide" in self.given

    def make_views(self, game: Game) -> None:
        """The modules that show a position: as data, as a board, as text and in sentences."""
        names = [question.name for question in self.questions]
        fields = [field for field in self.fields if field.name not in BASE]
        viewer = Viewer(fields, self.given.get("BOARD", ()), self.actions, names, self.names)
        base = [ShownField(field, Row(field.word)) for field in self.fields if field.name in BASE]
        self.module("state", State=self.state, Options=getattr(self.state, "options", None))
        self.module("data", SCORE_NAMES=("score",), SEAT_NAMES=self.names)
        self.module("view", view=viewer.view, pieces=view.pieces)
        self.module("board", draw=draw, PICTURE=PICTURE)
        self.module("notation", NOTATION=notation(game, [*base, *viewer.shown], names, self.names))
        text = DerivedText(self.names)
        self.module("text", **{name: getattr(text, name) for name in dir(text) if not name.startswith("_")})

    def module(self, name: str, /, **content: Any) -> None:
        """Put a module into the game's package, unless the package has one as a file."""
        folders = self.given.get("__path__", [])
        if any(Path(folder, f"{name}.py").exists() or Path(folder, name).is_dir() for folder in folders):
            return
        module = ModuleType(f"{self.package}.{name}")
        module.__file__ = self.given.get("__file__")
        module.__spec__ = importlib.machinery.ModuleSpec(module.__name__, None)
        vars(module).update(content)
        sys.modules[module.__name__] = module

    # --- rules

    def make_rules(self, document: str) -> None:
        given = self.given
        events, told = self.make_events()
        names = [self.write_question(place, question, told) for place, question in enumerate(self.questions)]
        faults = self.write_functions()
        made = self.run(self.source.lines, "derived", self.source.names)
        asked = tuple(self.asked(place, made, names[place]) for place in range(len(self.questions)))
        contract = answers(asked, given.get("go_on", nothing_else), self.actions)
        self.module(
            "rules",
            QUESTIONS=asked,
            PAGE=f"# {self.title}\n\n{document}\n",
            FAULTS=tuple(faults),
            setup=self.setup(contract),
            score=made["score"],
            score_part=made["score_part"],
            audit=made["audit"],
            hide=given.get("hide", made["hide"]),
            guess=given.get("guess", made["guess"]),
            **contract._asdict(),
        )
        self.module("events", EVENTS=events)
        self.module("reason", Reason=self.reasons())
        self.make_thinking(made)

    def write_functions(self) -> list[str]:
        """Write the functions of the contract but for those of questions; return what each fault of `audit` means."""
        given, source = self.given, self.source
        source.scoring(given.get("score", winner_score))
        faults = source.auditing(len(self.questions), given.get("audit"))
        marks = [mark for field in self.fields if (mark := field.marked(Hidden))]
        source.hiding(self.drawn(), {mark.shown: self.function(mark.shown) for mark in marks if mark.shown})
        if "observe" not in given:
            try:
                source.observing(len(self.questions))
            except ValueError as error:
                raise ValueError(f"{error}: give the file FEATURES and observe(s, seat, out) of its own") from None
        return faults

    def make_thinking(self, made: dict[str, Any]) -> None:
        """The modules for bots and learners."""
        given, has_secrets = self.given, self.has_secrets
        self.module(
            "heuristics",
            value=given.get("value", made["value"]),
            pace=given.get("pace", made["pace"]),
            THINKING=given.get("THINKING", PLAYS_TO_THE_END),
            **{name: given[name] for name in ("avoids", "PLANS") if name in given},
        )
        self.module(
            "observe",
            FEATURES=given.get("FEATURES", self.source.features),
            observe=given.get("observe", made.get("observe")),
            has_secrets=lambda options: has_secrets,
        )

    def run(self, lines: list[str], name: str, names: dict[str, Any]) -> dict[str, Any]:
        """Execute derived functions as a module of the game."""
        text, file = "\n".join(lines) + "\n", f"<{name} of {self.package}>"
        linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
        made = {**names, "__name__": f"{self.package}.{name}", "SOURCE": text}
        exec(compile(text, file, "exec"), made)
        return made

    def setup(self, contract: Answers) -> Callable[..., None]:
        """The file's own setup, and then the first question."""
        own = self.given.get("setup")
        lines = ["def setup(s: State, seats: int) -> None:", "    s.seats = seats", "    own_setup(s)" if own else ""]
        names = {"State": self.state, "own_setup": own, "proceed": contract.proceed}
        made = self.run([*lines, "    proceed(s)"], "setup", names)
        found: Callable[..., None] = made["setup"]
        return found

    def make_events(self) -> tuple[Events, dict[str, AnyEvent]]:
        """An event for each family, with the player and the parts of the action. With `to`, only that player learns
        the parts."""
        seat: Part[int] = Part.named("player", [as_name(name) for name in self.names])
        events, told = Events(), {}
        for question in self.questions:
            for verb in question.verbs:
                phrase = self.actions.phrase(verb.family.start)
                if phrase.name not in told:
                    who = () if phrase.chance and not verb.to else (seat,)
                    parts = [secret(part) if verb.to else part for part in phrase.parts]
                    declare: Any = events.event
                    told[phrase.name] = declare(phrase.name, *who, *parts)
        return events, told

    def write_question(self, place: int, question: Question, told: dict[str, AnyEvent]) -> list[dict[str, Any]]:
        """Write the functions of a question; return their names."""
        found = []
        for verb in question.verbs:
            phrase = self.actions.phrase(verb.family.start)
            widths = [len(part.names) for part in phrase.parts]
            found.append(
                {
                    "listed": [self.source.candidates(width) for width in widths],
                    "refusal": self.source.possible(verb, place) if verb.weight else None,
                    "effect": self.source.told(verb, told[phrase.name], place),
                }
            )
        if any(verb.weight for verb in question.verbs):
            self.source.weighed(question, place)
        return found

    def asked(self, place: int, made: dict[str, Any], names: list[dict[str, Any]]) -> Asked[Any]:
        question = self.questions[place]
        verbs = tuple(
            Answer(
                verb.family,
                made[name["refusal"]] if name["refusal"] else verb.refusal,
                verb.listed if verb.listed is not None else each(*(made[part] for part in name["listed"])),
                made[name["effect"]],
            )
            for verb, name in zip(question.verbs, names, strict=True)
        )
        is_chance = all(self.actions.phrase(verb.family.start).chance for verb in question.verbs)
        who = None if is_chance else question.who or active_player
        return Asked(question.name, place, who, verbs, made.get(f"weigh_{place}"), None, question.always)

    def drawn(self) -> dict[int, Drawn]:
        """The verbs of chance by the first action of their families."""
        return {
            verb.family.start: Drawn(verb, place)
            for place, question in enumerate(self.questions)
            for verb in question.verbs
        }

    def function(self, name: str) -> Callable[..., Any]:
        if not callable(self.given.get(name)):
            raise ValueError(f"hidden(…, shown={name!r}): there is no function {name}")
        found: Callable[..., Any] = self.given[name]
        return found

    def reasons(self) -> type[IntEnum]:
        names = ["LEGAL", "NOT_NOW", *(f"REASON_{number}" for number, _ in enumerate(self.given.get(REASONS, []), 2))]
        made: Any = IntEnum("Reason", {name: number for number, name in enumerate(names)})  # type: ignore[misc]
        found: type[IntEnum] = made
        return found
