"""The course of a match: questions are answered, forced ones by themselves and chance by dice, what is told is kept, and answers are taken back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, Self

from msgspec import structs
from typing_extensions import TypeVar

from .contract import CHANCE, OVER
from .fair import Dice
from .game import Game, find_game
from .history import History, Snapshot
from .message import Message
from .result import conclusion
from .story import Happening, Heard, Step, Story
from .struct import assign, copy, listening

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)

SPECTATOR = -1


class Course(Generic[S, V]):
    """What a match does whoever looks at it."""

    def __init__(self, game: Game[S, V], start: S, dice: Dice | None, *, from_position: bool = False) -> None:
        self.game, self.dice = game, dice
        self.story, self.history = Story(game), History()
        self.steps: list[Step] = []                 # everything that happened, also what was taken back
        self._start, self._from_position = copy(start), from_position
        self._standing: dict[int, int] = {}
        self.state: S = listening(game.state)()
        self._begin()
        self._run()

    def _begin(self) -> None:
        """At the position, or told from the setup on, so that a reader of the events misses nothing."""
        s: Any = self.state
        start: Any = self._start
        s.hear = self.story.hear
        if self._from_position:
            assign(s, start)
            self.story.ids.fill(self.game.view.pieces(start))
        else:
            assign(s, self.game.blank(self.game.options_of(start)))
            self.game.rules.setup(s, start.seats)
            self._note(SPECTATOR, -1, forced=True, turn=0)

    # --- where it stands

    @property
    def _actor(self) -> int:
        return int(self.state.actor)  # type: ignore[attr-defined]

    @property
    def seats(self) -> int:
        return int(self.state.seats)  # type: ignore[attr-defined]

    @property
    def is_over(self) -> bool:
        return self._actor == OVER

    @property
    def is_chance(self) -> bool:
        """Whether the caller must play a roll or draw."""
        return self._actor == CHANCE

    @cached_property
    def options(self) -> dict[str, str]:
        """All of them: they stay as they are."""
        return self.game.options_of(self.state)

    @property
    def version(self) -> int:
        """How many answers, rolls and takings back there were: it only grows, and tells nothing hidden."""
        return len(self.history.lines)

    @property
    def actions(self) -> list[int]:
        """Answers to questions, chance included, that hold."""
        return [answer.action for answer in self.history.answers]

    def legal(self) -> list[int]:
        return list(self._legal)

    # --- what happens

    def _answer(self, action: int) -> None:
        self.history.keep(self._snapshot)
        self.history.add(self._actor, action, only=len(self._legal) == 1)
        self._apply(action, forced=False)

    def _snapshot(self) -> Snapshot:
        return Snapshot(len(self.history.answers), bytes(self.state), self.story.ids.copy())  # type: ignore[call-overload]

    def _apply(self, action: int, forced: bool) -> None:
        seat, turn = self._actor, self.game.pace(self.state)
        self.game.rules.apply(self.state, action)
        self._note(seat, action, forced, turn)

    def _note(self, seat: int, action: int, forced: bool, turn: int) -> None:
        heard, reveals = self.story.take()
        if self.is_over:
            heard.append(Heard(conclusion(self.game, self.state)))
        step = Step(self.version, seat, action, forced, turn, len(self.history.answers), heard, reveals)
        self.steps.append(step)
        if self._standing:
            self._standing = {other: left for other, left in self._standing.items() if other == seat or not step.concerns(other)}

    def _run(self) -> None:
        """On to the next question that a caller must answer: forced answers are given, dice are rolled."""
        s: Any = self.state
        out = [0] * self.game.actions.size
        while True:
            self._legal = out[: self.game.rules.legal(s, out)]
            if len(self._legal) == 1 and not self.game.rules.asked(s):
                self._apply(self._legal[0], forced=True)
            elif self.is_chance and self.dice:
                self._answer(self.rolled(self.dice))
            else:
                break

    def rolled(self, dice: Dice) -> int:
        """What these dice give here: their outcomes are numbered, so a roll that is taken back comes again unless it is burnt."""
        weights = [0] * len(self._legal)
        self.game.rules.weights(self.state, self._legal, len(self._legal), weights)
        return self._legal[dice.roll(self.history.rolls, weights)]

    # --- what is taken back

    def _take_back(self, count: int, burnt: bool) -> list[Step]:
        left = len(self.history.answers) - count
        seat = self.history.answers[left].seat
        for step in self.steps:
            step.undone |= step.answer > left
        snapshot, again = self.history.take_back(count, burnt)
        self._standing.clear()
        self._restore(snapshot, again)
        player = self.game.text.seat_name(self.state, seat) if seat >= 0 else Message("chance")
        told = Happening("undone", {"player": seat, "count": count}, Message("event-undone", {"player": player, "count": count}), (seat,))
        done = len(self.steps)
        self.steps.append(Step(self.version, seat, -1, False, self.game.pace(self.state), left, [Heard(told)]))
        self._run()
        return self.steps[done:]

    def _restore(self, snapshot: Snapshot | None, again: Sequence[int]) -> None:
        """Back to a snapshot and the few answers after it, which tell nothing new."""
        steps, self.steps = self.steps, []
        if snapshot is None:
            self.story = Story(self.game)
            self._begin()
        else:
            assign(self.state, type(self._start).from_buffer_copy(snapshot.state))  # type: ignore[attr-defined]
            self.story.ids = snapshot.ids.copy()
        dice, self.dice = self.dice, None
        for action in again:
            self._run()
            self._apply(action, forced=False)
        self._run()
        self.dice, self.steps = dice, steps

    # --- another one

    def copy(self) -> Self:
        """Another match at the same point, with the same dice."""
        made = object.__new__(type(self))
        made.__setstate__(self.__getstate__())
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {
            "game": (self.game.folder, self.game.data), "state": bytes(self.state), "_start": bytes(self._start), "story": self.story.ids.copy(),  # type: ignore[call-overload]
            "history": self.history.copy(), "steps": [structs.replace(step) for step in self.steps], "_standing": dict(self._standing),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        game = find_game(*data["game"])
        self.__dict__.update(data, game=game, story=Story(game))
        self.story.ids = data["story"].copy()
        self._start = game.state.from_buffer_copy(data["_start"])
        self.state = listening(game.state).from_buffer_copy(data["state"])
        self.state.hear = self.story.hear  # type: ignore[attr-defined]
