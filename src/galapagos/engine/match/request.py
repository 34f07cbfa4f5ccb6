"""Requests: everything that a client may know about a match, and what it may do. The server, the terminal and the page
all use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec
from msgspec.structs import replace
from typing_extensions import TypeVar

from ..game import Game
from ..language.action import Part, Phrase
from ..words.message import Catalogue, Message, Value
from .picture import Picture, pictures
from .result import ScoreLine, score_lines
from .story import Happening, PieceRegistry

if TYPE_CHECKING:
    from .match import Match

V = TypeVar("V", default=Any)

ANYBODY = -1
DELAY = (1.0, 3.0)  # seconds before an automatic answer at a table with several people, uniformly distributed


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An open action: as a number, as a text with the names of its pieces, and as a message for people."""

    action: int
    text: str
    verb: str
    pieces: tuple[str, ...]
    message: Message
    to: str = ""  # the piece or place that it leads to

    @property
    def label(self) -> str:
        return self.message.words


class Decision(msgspec.Struct, frozen=True):
    seat: int
    message: Message
    options: tuple[Choice, ...]

    @property
    def prompt(self) -> str:
        return self.message.words


class Request(msgspec.Struct, Generic[V], frozen=True, omit_defaults=True):
    game: str
    version: int
    seat: int  # the reader's; -1 for a spectator
    actor: int  # the seat that is asked; -1 for chance, -2 when the game is over
    view: V
    options: dict[str, str]
    scores: list[ScoreLine]
    prompt: Message | None = None
    choices: tuple[Choice, ...] = ()
    events: list[Happening] = []
    pictures: tuple[Picture[V], ...] = ()  # positions on the way here, which asked nothing
    standing: str = ""
    undo: Message | None = None  # the reason why the reader cannot undo
    undoes: int = 0  # how many answers and rolls an undo takes back


class Perspective(NamedTuple):
    """The position as one reader sees it."""

    state: Any
    view: Any
    scores: list[ScoreLine]
    prompt: Message


class Perspectives:
    """The perspectives of all readers on one position. Games of perfect information have only one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.of: dict[int, Perspective] = {}
        self.heard: dict[tuple[int, int], list[Happening]] = {}
        self.shown: dict[tuple[int, int], tuple[Picture, ...]] = {}

    def key(self, seat: int) -> int:
        return ANYBODY if self.match.game.is_open else seat

    def __getitem__(self, seat: int) -> Perspective:
        match, key = self.match, self.key(seat)
        if key not in self.of:
            s = match.game.hidden(match.state, seat)
            self.of[key] = Perspective(
                s, match.game.view.view(s, seat, match.story.ids), score_lines(match.game, s), prompt_of(match, s)
            )
        return self.of[key]

    def events(self, seat: int, since: int) -> list[Happening]:
        """The events since a version."""
        key = self.key(seat), since
        if key not in self.heard:
            self.heard[key] = [one for _, heard in self.match.told(seat, since) for one in heard]
        return self.heard[key]

    def pictures(self, seat: int, since: int) -> tuple[Picture, ...]:
        """The pictures since a version."""
        key = self.key(seat), since
        if key not in self.shown:
            self.shown[key] = tuple(pictures(self.match, seat, since))
        return self.shown[key]


def request(
    match: Match[Any, V], seat: int, since: int | None, words: str, policy: str, perspectives: Perspectives
) -> Request[V]:
    s, view, scores, prompt = perspectives[seat]
    if 0 <= s.actor != seat:
        prompt = Message(f"{prompt.id}.others", prompt.args)  # the prompt for those who wait
    asks = decision(match, s, prompt, 0 <= seat == match.state.actor, words)
    events = [] if since is None else perspectives.events(seat, since)
    on_the_way = () if since is None else perspectives.pictures(seat, since)
    if words:
        said = match.words(words)
        events = [worded(one, said) for one in events]
        on_the_way = tuple(replace(one, caption=said.worded(one.caption)) for one in on_the_way)
    return Request(
        match.game.name,
        match.version,
        seat,
        int(s.actor),
        view,
        match.options,
        scores,
        asks.message,
        asks.options,
        events,
        on_the_way,
        match.standing(seat),
        match.undo_refusal(seat, policy) if seat >= 0 else Message("undo-nothing"),
        match.history.count_since(seat) if seat >= 0 else 0,
    )


def decision(match: Match, s: Any, prompt: Message, is_asked: bool, words: str) -> Decision:
    """The open question, given a state hidden from the reader; with its answers if the reader is asked."""
    choices = list(map(ChoiceBuilder(match.game, s, match.story.ids).choice, match.legal())) if is_asked else []
    if words:
        said, known = match.words(words), dict[int, str]()
        prompt = said.worded(prompt, known)
        choices = [replace(choice, message=said.worded(choice.message, known)) for choice in choices]
    return Decision(int(s.actor), prompt, tuple(choices))


def prompt_of(match: Match, s: Any) -> Message:
    if match.is_over:
        return Message("over")
    text, rules = match.game.text, match.game.rules
    asked, actor = rules.QUESTIONS[rules.question(match.state)], s.actor
    player = {"player": text.seat_name(s, actor)} if actor >= 0 else {}
    return Message(asked.message, {**player, **text.prompt(s, match.story.ids, asked.name)})


class ChoiceBuilder:
    """Builds choices from actions, given a state hidden from the reader. Names of pieces are cached."""

    def __init__(self, game: Game, s: Any, ids: PieceRegistry) -> None:
        self.game, self.s, self.ids, self.text = game, s, ids, game.text
        self.leads_to, self.own_name = getattr(game.text, "leads_to", None), getattr(game.text, "choice_name", None)
        self.names: dict[tuple[str, str, int], Value] = {}

    def choice(self, action: int) -> Choice:
        phrase, values, words, text = self.ids.spelling(self.game.actions.spelling(action))
        to = words[phrase.to] if phrase.to >= 0 else self.elsewhere(phrase, values)
        return Choice(action, text, phrase.name, words, Message(phrase.message, self.args(phrase, values)), to)

    def args(self, phrase: Phrase, values: tuple[int, ...]) -> dict[str, Value]:
        """The parameters of a choice's message."""
        args: dict[str, Value] = {}
        for place, part in enumerate(phrase.parts):
            args[part.word] = self.name(phrase.name, part, values[place])
        return self.text.choice(self.s, phrase.name, values, args)

    def name(self, verb: str, part: Part[int], value: int) -> Value:
        key = verb, part.word, value
        known = self.names.get(key)
        if known is None:
            known = value
            if part.names:
                said = (
                    self.own_name(self.s, self.ids, verb, part.what, value)
                    if self.own_name
                    else self.text.name(self.s, self.ids, part.what, value)
                )
                known = said or part.names[value]
            self.names[key] = known
        return known

    def elsewhere(self, phrase: Phrase, values: tuple[int, ...]) -> str:
        """The target of an action that names none."""
        return self.leads_to(self.s, self.ids, phrase.name, values) if self.leads_to else ""


def worded(happening: Happening, words: Catalogue) -> Happening:
    if happening.message is None:
        return happening
    tells = words.worded(happening.tells) if happening.tells else None
    return replace(happening, message=words.worded(happening.message), tells=tells)
