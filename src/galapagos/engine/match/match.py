"""A match: a game in progress, with its dice, history, log and record.

>>> import galapagos
>>> match = galapagos.new("dodo", players=3, seed=7)
>>> match.decision.seat
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Generic

from msgspec import structs
from typing_extensions import TypeVar

from ..errors import Refused
from ..game import Game, find_game, open_game
from ..language.contract import CHANCE, OVER
from ..language.option import Value as OptionValue
from ..language.struct import assign, copy, from_bytes, listening
from ..notation.position import describe
from ..words.message import ENGLISH, Catalogue, Message, as_name, catalogue
from . import replay as replays
from . import request as requests
from .dice import Dice
from .history import BURNT, FAIR, FREE, Answer, Checkpoint, History, undo_refusal
from .lines import Lines
from .picture import SPECTATOR, Album
from .record import UNDO, Record
from .request import Choice, Decision, Perspectives, Request
from .result import conclusion, verdict
from .story import Happening, Heard, PieceRegistry, Step, Story, sentences, unchosen

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)

__all__ = ["SPECTATOR", "Choice", "Decision", "Match", "Request", "Step", "from_position", "new"]
MOST_FORCED = 100_000  # answers without a choice in a row, and rolls; only rules with a mistake have as many


class Match(Generic[S, V]):
    """A game in progress. With dice, chance is rolled automatically; without dice, the caller plays it."""

    def __init__(self, game: Game[S, V], start: S, dice: Dice | None, *, from_position: bool = False) -> None:
        self._stand(game, copy(start), from_position, dice, PieceRegistry.empty(game), History(), [])
        self._begin()
        self.run()
        self.album.clear()

    @classmethod
    def at(
        cls,
        game: Game[S, V],
        start: bytes,
        from_position: bool,
        dice: Dice | None,
        state: bytes,
        ids: PieceRegistry,
        history: History,
        steps: list[Step],
    ) -> Match[S, V]:
        """A match at a given state, with its history."""
        match: Match[S, V] = cls.__new__(cls)
        match._stand(game, from_bytes(game.state, start), from_position, dice, ids.copy(), history, steps)
        assign(match.state, from_bytes(game.state, state))
        match.run()
        return match

    def _stand(
        self,
        game: Game[S, V],
        start: S,
        from_position: bool,
        dice: Dice | None,
        ids: PieceRegistry,
        history: History,
        steps: list[Step],
    ) -> None:
        self.game, self.dice, self.history = game, dice, history
        self.steps = steps  # including those taken back
        self.story = Story(game, ids)
        self.album = Album()
        s: Any = listening(game.state)()
        self.state: S = s
        self._state = s  # the same object, untyped
        self._state.hear = self.story.hear
        self._start: Any = start
        self._from_position = from_position
        self._standing: dict[int, int] = {}  # answers given in advance, by seat
        self._legal: list[int] = []
        self._lines: Lines | None = None  # the open lines of the log; None if they must be read from the steps

    def __repr__(self) -> str:
        asked = "over" if self.is_over else "chance" if self.is_chance else f"{self.seat_name(self._actor)} is asked"
        return f"<Match of {self.game.title}, {self.game.pace(self.state)}. turn: {asked}>"

    # --- status

    @property
    def _actor(self) -> int:
        return int(self._state.actor)

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def is_over(self) -> bool:
        return self._actor == OVER

    @property
    def is_chance(self) -> bool:
        """Whether the caller must play chance."""
        return self._actor == CHANCE

    @cached_property
    def options(self) -> dict[str, str]:
        """All options, which never change during a match."""
        return self.game.options_of(self.state)

    @property
    def version(self) -> int:
        """The number of answers, rolls and undos so far. It only grows, and reveals nothing hidden."""
        return len(self.history.lines)

    @property
    def actions(self) -> list[int]:
        """All answers that were not taken back, chance included."""
        return [answer.action for answer in self.history.answers]

    def legal(self) -> list[int]:
        return list(self._legal)

    # --- questions

    @property
    def decision(self) -> Decision | None:
        """The open question with its answers, in English; None when the game is over."""
        if self.is_over:
            return None
        s = self.game.hidden(self.state, self._actor)
        return requests.decision(self, s, requests.prompt_of(self, s), True, ENGLISH)

    def request(
        self,
        seat: int,
        since: int | None = None,
        words: str = "",
        policy: str = FAIR,
        perspectives: Perspectives | None = None,
    ) -> Request[V]:
        """Everything that a client of a seat (-1: a spectator) needs, with the events since a version. `words` is a
        language, `policy` the undo policy. Pass the same `Perspectives(match)` to requests for the same position."""
        return requests.request(self, self.check_seat(seat), since, words, policy, perspectives or Perspectives(self))

    def refusal(self, action: str | int | Choice) -> Message | None:
        """The rule that forbids an action, or None if it is open."""
        if self.is_over:
            return Message("over")
        reason = self.game.rules.refusal(self.state, self.code(action))
        return None if reason == 0 else Message(f"why-{as_name(self.game.reasons(reason).name)}")

    def why_not(self, action: str | int | Choice, language: str = ENGLISH) -> str:
        """The same as a sentence with the section of the rules; empty if the action is open."""
        message = self.refusal(action)
        return self.words(language).reason(message) if message else ""

    def code(self, action: str | int | Choice) -> int:
        """The int of an action. A text has the names of pieces, as people read them, or the numbers of records."""
        if isinstance(action, Choice):
            return action.action
        if isinstance(action, str):
            return self.game.actions.parse(action, self.story.ids.value)
        if 0 <= action < self.game.actions.size:
            return action
        raise Refused("action-number-unknown", action=action, most=self.game.actions.size - 1)

    def text(self, action: int) -> str:
        """An action with the names of its pieces, as people read it. Records have numbers: `game.actions.text`."""
        return self.story.ids.spelling(self.game.actions.spelling(action)).text

    def check_seat(self, seat: int) -> int:
        """A valid seat, or SPECTATOR."""
        if not SPECTATOR <= seat < self.seats:
            raise Refused("seat-out-of-range", seat=seat, most=self.seats - 1, other=SPECTATOR)
        return seat

    def check_player(self, seat: int) -> int:
        if self.check_seat(seat) == SPECTATOR:
            raise Refused("spectator-looks-on")
        return seat

    # --- actions

    def play(self, action: str | int | Choice, seat: int | None = None, keeps_pictures: bool = False) -> list[Step]:
        """Play the actor's answer and return the resulting steps. Refuse an action that is not open. Requests have the
        pictures of the last answer; with `keeps_pictures`, those of the answers before it stay."""
        code = self.code(action)
        if seat is not None and self.check_player(seat) != self._actor:
            raise Refused("not-your-turn")
        why = self.refusal(code) if code not in self._legal else None
        if why:
            raise Refused(self.game.message(why))
        done = len(self.steps)
        if not keeps_pictures:
            self.album.clear()
        self._answer(code)
        self.run()
        return self.steps[done:]

    def _answer(self, action: int) -> None:
        """Apply an action and record it as an answer that can be taken back."""
        self.history.keep(lambda: Checkpoint(len(self.history.answers), bytes(self._state), self.story.ids.copy()))
        self.history.add(self._actor, action, only=len(self._legal) == 1)
        self._apply(action, forced=False)

    def _apply(self, action: int, forced: bool) -> None:
        seat, turn = self._actor, self.game.pace(self.state)
        self.story.begin(forced)
        self.game.rules.take_effect(self.state, action)
        self.story.proceed(self.state, seat)
        self.game.rules.proceed(self.state)
        self._note(seat, action, forced, turn)

    def _note(self, seat: int, action: int, forced: bool, turn: int) -> None:
        """Record the events as a step, and drop the standing answers of the seats that it concerns."""
        heard, reveals, shown = self.story.take()
        if self.is_over:
            heard.append(Heard(conclusion(self.game, self.state)))
        if forced:
            heard = [unchosen(self.game, one) for one in heard]
        if self._lines is None:
            self._lines = Lines(self.game, [step for step in self.steps if not step.undone])
        heard = [self._lines.add(self.version, one) for one in heard]
        step = Step(self.version, seat, action, forced, turn, len(self.history.answers), heard, reveals)
        self.steps.append(step)
        self.album.add(step, shown)
        if self._standing:
            self._standing = {
                other: left for other, left in self._standing.items() if other == seat or not step.concerns(other)
            }

    def _begin(self) -> None:
        """Start at the position, or run the setup as the first step, so that its events are in the log."""
        if self._from_position:
            assign(self._state, self._start)
            self.story.ids = PieceRegistry.of_position(self.game, self._start)
        else:
            assign(self._state, self.game.blank(self.game.options_of(self._start)))
            self.game.rules.setup(self.state, self._start.seats)
            self._note(SPECTATOR, -1, forced=True, turn=0)

    def run(self) -> None:
        """Play forced answers and roll dice up to the next question that the caller must answer."""
        out = [0] * self.game.actions.size
        for _ in range(MOST_FORCED):
            self._legal = out[: self.game.rules.legal(self.state, out)]
            if len(self._legal) == 1 and not self.game.rules.asked(self.state):
                self._apply(self._legal[0], forced=True)
            elif self.is_chance and self.dice:
                self._answer(self.rolled(self.dice))
            else:
                return
        raise Refused("answers-without-end")

    def rolled(self, dice: Dice) -> int:
        """The outcome of the dice. Rolls are numbered, so a roll that was taken back repeats unless it was burnt."""
        weights = [0] * len(self._legal)
        self.game.rules.weights(self.state, self._legal, len(self._legal), weights)
        return self._legal[dice.roll(self.history.rolls, weights)]

    # --- answers given in advance

    def stand(self, seat: int, action: str | int | None) -> None:
        """Set a seat's answer in advance, until an event concerns the seat; None removes it."""
        self.check_player(seat)
        if action is None:
            self._standing.pop(seat, None)
            return
        code = self.code(action)
        if self.game.actions.values(code):
            raise Refused("stand-needs-no-pieces", action=self.game.actions.text(code))
        self._standing[seat] = code

    def standing(self, seat: int) -> str:
        """A seat's answer in advance, which is secret."""
        return self.game.actions.text(self._standing[seat]) if seat in self._standing else ""

    @property
    def left(self) -> int | None:
        """The actor's answer given in advance, if it is open."""
        left = self._standing.get(self._actor)
        return left if left in self._legal else None

    @property
    def automatic(self) -> int | None:
        """The answer to give for the actor: one given in advance, or the only one, if others must not notice that it is
        the only one. At a table with several people it comes after a delay drawn from `requests.DELAY`."""
        if self._actor < 0:
            return None
        if self.left is not None:
            return self.left
        return self._legal[0] if len(self._legal) == 1 else None

    # --- undo

    def undo_refusal(self, seat: int, policy: str = FAIR) -> Message | None:
        """The reason why a seat cannot take back its last decision, or None."""
        return undo_refusal(self.history, self.steps, self.check_player(seat), policy)

    def undo(self, seat: int | None = None, policy: str = FREE) -> list[Step]:
        """Take back the last decision, of a seat if one is given, and everything after it."""
        who = self.history.last_player(without_dice=self.dice is None) if seat is None else self.check_player(seat)
        refused = undo_refusal(self.history, self.steps, who, policy)
        if refused is not None:
            raise Refused(refused)
        return self.take_back(self.history.count_since(who), policy == BURNT)

    def take_back(self, count: int, burnt: bool) -> list[Step]:
        """Take back the last `count` answers of all seats."""
        left = len(self.history.answers) - count
        seat = self.history.answers[left].seat
        for step in self.steps:
            step.undone |= step.answer > left
        checkpoint, again = self.history.take_back(count, burnt)
        self._standing.clear()
        self._restore(checkpoint, again)
        self.album.clear()
        player = self.game.text.seat_name(self.state, seat) if seat >= 0 else Message("chance")
        told = Happening(
            "undone",
            {"player": seat, "count": count},
            Message("event-undone", {"player": player, "count": count}),
            (seat,),
        )
        done = len(self.steps)
        self.steps.append(Step(self.version, seat, -1, False, self.game.pace(self.state), left, [Heard(told)]))
        self.run()
        return self.steps[done:]

    def _restore(self, checkpoint: Checkpoint | None, again: Sequence[int]) -> None:
        """Restore a checkpoint and replay the answers after it, without new steps."""
        steps, self.steps, self._lines = self.steps, [], None
        if checkpoint is None:
            self.story.ids = PieceRegistry.empty(self.game)
            self._begin()
        else:
            assign(self.state, from_bytes(self.game.state, checkpoint.state))
            self.story.ids = checkpoint.ids.copy()
        dice, self.dice = self.dice, None
        for action in again:
            self.run()
            self._apply(action, forced=False)
        self.run()
        self.dice, self.steps, self._lines = dice, steps, None

    # --- output for people

    def words(self, language: str = ENGLISH) -> Catalogue:
        return catalogue(self.game.name, language)

    def view(self, seat: int) -> V:
        """The position as a seat (-1: a spectator) sees it, as plain data."""
        return self.game.view.view(self.game.hidden(self.state, self.check_seat(seat)), seat, self.story.ids)

    def told(self, seat: int, since: int = -1) -> Iterator[tuple[Step, list[Happening]]]:
        """The steps after a version with the events that a seat hears. In games of memory old events are left out."""
        is_told, first = getattr(self.game.text, "is_told", None), len(self.steps)
        while first > 0 and self.steps[first - 1].version > since:  # from the end, because most callers miss only a few
            first -= 1
        for step in self.steps[first:]:
            if not step.undone and (is_told is None or is_told(step.turn, self.state)):
                yield step, step.for_seat(seat)

    def narrate(self, step: Step, seat: int, language: str = ENGLISH) -> list[str]:
        """The sentences of a step for a seat."""
        words = self.words(language)
        return [words.sentence(one.message) for one in sentences(self.game, step, seat) if one.message]

    def log(self, seat: int, language: str = ENGLISH) -> list[str]:
        """The whole log in sentences for a seat."""
        self.check_seat(seat)
        return [sentence for step, _ in self.told(seat) for sentence in self.narrate(step, seat, language)]

    def seat_name(self, seat: int, language: str = ENGLISH) -> str:
        return self.words(language).word(self.game.text.seat_name(self.state, self.check_seat(seat)))

    @property
    def ranks(self) -> list[int]:
        """1 for the best; equal scores share a rank."""
        return self.game.ranks(self.state)

    @property
    def ending(self) -> str:
        """How the game ended, in a sentence or two; empty until then."""
        if not self.is_over:
            return ""
        return " ".join(self.words().sentence(message) for message in verdict(self.game, self.state))

    @property
    def position(self) -> str:
        return describe(self.game, self.state)

    # --- records

    @property
    def record(self) -> Record:
        """The record of the match, without the secret of the dice until the match is over."""
        record = self.saved
        if not self.is_over:
            record.secret = ""
        return record

    @property
    def saved(self) -> Record:
        """The record with the secret of the dice, so that the match can be resumed later."""
        record = Record(
            game=self.game.folder,
            rules=self.game.rules_version,
            seats=self.seats,
            options=self.game.option_texts(self.state),
            data=self.game.data,
            position=describe(self.game, self._start) if self._from_position else "",
            actions=self.lines(),
        )
        if self.dice:
            record.commitment, record.nonces, record.secret = (
                self.dice.commitment,
                self.dice.nonces,
                self.dice.secret.hex(),
            )
        if self.is_over:
            record.result = self.ranks
        return record

    def lines(self, since: int = 0) -> list[str]:
        """The lines of the record since a version."""
        return [
            self.game.actions.text(line.action)
            if isinstance(line, Answer)
            else f"{UNDO} {line.count}{f' {BURNT}' if line.burnt else ''}"
            for line in self.history.lines[since:]
        ]

    def play_line(self, line: str, number: int) -> None:
        """Play a line of a record: an action, or an undo such as `undo 3`."""
        replays.play_line(self, line, number)

    @classmethod
    def replay(cls, record: Record, lines: int | None = None) -> Match:
        """The match of a record after all of its lines, or the first few. Chance is read from the record."""
        return replays.replay(record, lines)

    @classmethod
    def resume(cls, record: Record) -> Match:
        """A saved match with its dice, ready to continue."""
        return replays.resume(record)

    # --- copies

    def copy(self) -> Match[S, V]:
        """An independent match at the same point, with the same dice."""
        steps = [structs.replace(step) for step in self.steps]
        made = self.at(
            self.game,
            bytes(self._start),
            self._from_position,
            self.dice,
            bytes(self._state),
            self.story.ids,
            self.history.copy(),
            steps,
        )
        made._standing = dict(self._standing)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S, V]:
        return self.copy()

    def __reduce__(self) -> Any:
        parts = (
            bytes(self._start),
            self._from_position,
            self.dice,
            bytes(self._state),
            self.story.ids,
            self.history,
            self.steps,
        )
        return unpickled, (self.game.folder, self.game.data, parts, self._standing)


def unpickled(game: str, data: str, parts: tuple[Any, ...], standing: dict[int, int]) -> Match:
    match = Match.at(find_game(game, data), *parts)
    match._standing = standing
    return match


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    nonces: Sequence[str] = (),
    **options: OptionValue,
) -> Match:
    """A new match: `galapagos.new("dodo", players=3, seed=7, deck="short")`."""
    return open_game(game).new(players, seed, nonces, **options)


def from_position(game: str, text: str, dice: Dice | None = None) -> Match:
    """A match that begins at a position. Without dice the caller plays chance too."""
    return open_game(game).from_position(text, dice)
