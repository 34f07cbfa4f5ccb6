"""A request: what a client gets, and all that it may know. The server sends it, the terminal draws it, a page lights it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from .game import Game
from .history import FAIR
from .message import ENGLISH, Catalogue, Message, as_name, catalogue
from .result import ScoreLine, score_lines
from .story import Happening, named

if TYPE_CHECKING:
    from .match import Match

V = TypeVar("V", default=Any)

DELAY = (1.0, 3.0)          # seconds before an automatic answer at a table with others: any moment between is as likely


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One open action: the int for machines, the text for the record, the message for people."""

    action: int
    text: str
    verb: str
    pieces: tuple[str, ...]
    message: Message
    to: str = ""            # the piece that it leads to, where it leads somewhere

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
    seat: int               # who reads it; -1 for a spectator
    actor: int              # who is asked; -1 for chance, -2 when it is over
    view: V
    options: dict[str, str]
    scores: list[ScoreLine]
    prompt: Message | None = None
    choices: tuple[Choice, ...] = ()
    events: list[Happening] = []
    standing: str = ""
    undo: Message | None = None     # why there is none; None where it is open


def request(match: Match[Any, V], seat: int, since: int | None, words: str) -> Request[V]:
    asks = decision(match, words, seat)
    events = [] if since is None else [one for _, heard in match.told(seat, since) for one in heard]
    if words:
        events = [worded(one, match.words(words)) for one in events]
    return Request(
        match.game.name, match.version, seat, match.state.actor, match.view(seat), match.game.options_of(match.state),
        score_lines(match.game, match.state), asks.message, asks.options, events, match.standing(seat),
        match.undo_refusal(seat, FAIR) if seat >= 0 else Message("undo-nothing"))


def decision(match: Match, words: str, reader: int | None = None) -> Decision:
    """The open question as the reader sees it, who gets its answers if he is the one who is asked."""
    game, actor = match.game, int(match.state.actor)
    reader = actor if reader is None else reader
    s = game.hidden(match.state, reader)
    prompt, choices = prompt_of(match, s), [choice_of(game, s, action) for action in match.legal()] if reader == actor else []
    if words:
        said = match.words(words)
        prompt = said.worded(prompt)
        choices = [msgspec.structs.replace(choice, message=said.worded(choice.message)) for choice in choices]
    return Decision(actor, prompt, tuple(choices))


def prompt_of(match: Match, s: Any) -> Message:
    if match.is_over:
        return Message("over")
    game = match.game
    if game.is_legacy:
        return Message("plain", game.text.prompt(s, ""))
    name = game.rules.QUESTIONS[game.rules.question(match.state)].name
    player = {"player": game.text.seat_name(s, s.actor)} if s.actor >= 0 else {}
    return Message(f"ask-{as_name(name)}", {**player, **game.text.prompt(s, name)})


def choice_of(game: Game, s: Any, action: int) -> Choice:
    phrase, values, pieces = game.actions.phrase(action), game.actions.values(action), game.actions.words(action)
    args = {part.word: named(game.text, s, part, value) for part, value in zip(phrase.parts, values, strict=True)}
    leads_to = getattr(game.text, "leads_to", None)
    to = pieces[phrase.to] if phrase.to >= 0 else leads_to(s, phrase.name, values) if leads_to else ""
    if game.is_legacy:
        label = Message("plain", {"words": game.module("text").label(s, action)})
        return Choice(action, " ".join([phrase.name, *pieces]), phrase.name, pieces, label, to)
    message = Message(f"do-{as_name(phrase.name)}", game.text.choice(s, phrase.name, values, args))
    return Choice(action, " ".join([phrase.name, *pieces]), phrase.name, pieces, message, to)


def label(game: Game, s: Any, action: int, language: str = ENGLISH) -> str:
    """An open action in the words of a player; `s` is hidden from him already."""
    return catalogue(game.name, language).sentence(choice_of(game, s, action).message)


def worded(happening: Happening, words: Catalogue) -> Happening:
    return msgspec.structs.replace(happening, message=words.worded(happening.message)) if happening.message else happening

