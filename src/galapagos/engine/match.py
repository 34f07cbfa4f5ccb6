"""A match: the friendly face of a game.

>>> import galapagos
>>> match = galapagos.new("dodo", players=3, seed=7)
>>> match.decision.seat
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .contract import CHANCE, OVER
from .errors import Refused
from .fair import Dice
from .game import Game, find_game
from .option import Value
from .position import describe, parse
from .record import Record
from .struct import copy


@dataclass(frozen=True)
class Choice:
    """One open action: the int for machines, the text for the record, the label for people."""

    action: int
    text: str
    label: str


@dataclass(frozen=True)
class Decision:
    seat: int
    prompt: str
    options: tuple[Choice, ...]


@dataclass(frozen=True)
class Step:
    """One action that happened: by a seat or by chance, asked or forced."""

    before: Any
    action: int
    after: Any
    forced: bool


class Match:
    """A game in progress. With dice, chance is rolled at once; without, the caller plays it, as scenarios and replays do."""

    def __init__(self, game: Game, start: Any, dice: Dice | None, *, from_position: bool = False) -> None:
        self.game, self.dice = game, dice
        self._start = copy(start)
        self._from_position = from_position
        self._rewind()

    def _rewind(self) -> None:
        self.state = copy(self._start)
        self.actions: list[int] = []                # answers to questions, chance included
        self._seats: list[int] = []                 # who gave them
        self.steps: list[Step] = []                 # everything that happened by the last play
        self._run()

    # --- what is asked

    @property
    def is_over(self) -> bool:
        return bool(self.state.actor == OVER)

    @property
    def is_chance(self) -> bool:
        """Whether the caller must play a roll or draw."""
        return bool(self.state.actor == CHANCE)

    def legal(self) -> list[int]:
        out = [0] * self.game.actions.size
        return out[: self.game.rules.legal(self.state, out)]

    @property
    def decision(self) -> Decision | None:
        """The question that is open, with all its answers; None when the game is over."""
        if self.is_over:
            return None
        seat = self.state.actor
        s = self.game.hidden(self.state, seat)
        options = tuple(Choice(a, self.game.actions.text(a), self.game.text.label(s, a)) for a in self.legal())
        return Decision(seat, self.game.text.prompt(s), options)

    def why_not(self, action: str | int) -> str:
        """The rule that forbids an action, as a sentence; empty where it is allowed."""
        if self.is_over:
            return "The game is over."
        code = self._code(action)
        reason = self.game.rules.refusal(self.state, code)
        if reason == 0:
            return ""
        sentence = self.game.text.REASONS[reason]
        return f"{sentence.text} [{sentence.rule}]"

    def _code(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if 0 <= action < self.game.actions.size:
            return action
        raise Refused(f"{action} is not an action: they go from 0 to {self.game.actions.size - 1}.")

    # --- what happens

    def play(self, action: str | int, seat: int | None = None) -> list[Step]:
        """The actor's answer. An action that is not open is Refused and changes nothing. Returns all that happened by it."""
        code = self._code(action)
        if seat is not None and seat != self.state.actor:
            raise Refused("It is not your turn.")
        sentence = self.why_not(code)
        if sentence:
            raise Refused(sentence)
        self.steps = []
        self._answer(code)
        self._run()
        return self.steps

    def _answer(self, action: int) -> None:
        self._seats.append(self.state.actor)
        self.actions.append(action)
        self._apply(action, forced=False)

    def _apply(self, action: int, forced: bool) -> None:
        before = copy(self.state)
        self.game.rules.apply(self.state, action)
        self.steps.append(Step(before, action, copy(self.state), forced))

    def _run(self) -> None:
        """On to the next question that a caller must answer: forced answers are given, dice are rolled."""
        while not self.is_over:
            open_actions = self.legal()
            if len(open_actions) == 1 and not self.game.rules.asked(self.state):
                self._apply(open_actions[0], forced=True)
            elif self.is_chance and self.dice:
                self._answer(self.rolled(self.dice))
            else:
                break

    def rolled(self, dice: Dice) -> int:
        """What these dice give here: their outcomes are numbered, so an undone roll comes again."""
        outcomes = self.legal()
        weights = [0] * len(outcomes)
        self.game.rules.weights(self.state, outcomes, len(outcomes), weights)
        return outcomes[dice.roll(self._seats.count(CHANCE), weights)]

    def undo(self) -> None:
        """Takes back the last decision of a player and all that followed it. Dice that were rolled come out the same again."""
        decisions = [number for number, seat in enumerate(self._seats) if seat != CHANCE or self.dice is None]
        if not decisions:
            raise Refused("There is nothing to take back.")
        self._replay(self.actions[: decisions[-1]])

    def _replay(self, actions: Sequence[int]) -> None:
        dice, self.dice = self.dice, None
        self._rewind()
        for action in actions:
            self.play(action)
        self.dice = dice
        self.steps = []
        self._run()

    # --- what people see

    def view(self, seat: int) -> Any:
        """What that seat (or, for -1, a spectator) may know, as plain data."""
        return self.game.module("view").view(self.game.hidden(self.state, seat), seat)

    def narrate(self, step: Step, seat: int) -> list[str]:
        """What happened, in sentences for that seat."""
        hidden = self.game.hidden
        return self.game.text.narrate(hidden(step.before, seat), step.action, hidden(step.after, seat))

    def log(self, seat: int) -> list[str]:
        """The whole match, in sentences for that seat; of a game that players must remember, what it still tells."""
        match = Match(self.game, self._start, None)
        steps = list(match.steps)
        for action in self.actions:
            steps += match.play(action)
        is_told = getattr(self.game.text, "is_told", None)
        told = [step for step in steps if is_told is None or is_told(step.before, self.state)]
        return [sentence for step in told for sentence in self.narrate(step, seat)]

    def seat_name(self, seat: int) -> str:
        return self.game.text.seat_name(self.state, seat)

    @property
    def ranks(self) -> list[int]:
        """1 for the best; shared where equal."""
        return self.game.ranks(self.state)

    @property
    def ending(self) -> str:
        """How the game ended, in a sentence; empty until then."""
        return self.game.text.ending(self.state) if self.is_over else ""

    @property
    def position(self) -> str:
        return describe(self.game, self.state)

    # --- what is kept

    @property
    def record(self) -> Record:
        """The match so far. The secret of the dice is shown once it is over."""
        record = Record(
            game=self.game.name, rules=self.game.rules_version, seats=self.state.seats, options=self.game.option_texts(self.state),
            position=describe(self.game, self._start) if self._from_position else "",
            actions=[self.game.actions.text(action) for action in self.actions],
        )
        if self.dice:
            record.commitment, record.nonces = self.dice.commitment, self.dice.nonces
        if self.is_over:
            record.secret = self.dice.secret.hex() if self.dice else ""
            record.result = self.ranks
        return record

    @property
    def saved(self) -> Record:
        """The record with its secret, for whoever rolls the dice and means to go on later."""
        record = self.record
        record.secret = self.dice.secret.hex() if self.dice else ""
        return record

    @classmethod
    def replay(cls, record: Record, actions: int | None = None) -> Match:
        """The match of a record, after all its actions or the first few; chance is played from the record."""
        game = record.find_game()
        if record.position:
            match = cls(game, parse(game, record.position), None, from_position=True)
        else:
            match = cls(game, game.new_state(record.seats, record.options), None)
        for number, action in enumerate(record.actions[:actions], 1):
            try:
                match.play(action)
            except Refused as refused:
                raise Refused(f"Action {number} of the record, {action[:40]!r}, is not possible: {refused}") from None
        return match

    @classmethod
    def resume(cls, record: Record) -> Match:
        """A saved match, with its dice, ready to go on."""
        match = cls.replay(record)
        if record.secret and not match.is_over:
            from .record import verify

            verify(record)
            match.dice = Dice(bytes.fromhex(record.secret), record.nonces)
            match._run()
        return match


def new(game: str, players: int | None = None, seed: int | str | None = None, nonces: Sequence[str] = (), **options: Value) -> Match:
    """A new match: `galapagos.new("dodo", players=3, seed=7, deck="short")`."""
    found = find_game(game)
    return Match(found, found.new_state(found.default_seats if players is None else players, options), Dice.new(seed, nonces))


def from_position(game: str, text: str, dice: Dice | None = None) -> Match:
    """A match that begins at a position; without dice the caller plays chance too."""
    found = find_game(game)
    return Match(found, parse(found, text), dice, from_position=True)

