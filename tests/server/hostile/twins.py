"""Two tables that differ only in information that is hidden from one seat, and the frames that this seat gets from
both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy as copy_of
from galapagos.engine.match.history import FAIR
from galapagos.engine.match.match import SPECTATOR, Match, new
from galapagos.engine.match.story import Step
from galapagos.engine.words.message import ENGLISH
from galapagos.server.protocol import encode
from galapagos.server.table.audience import Audience, Listener
from galapagos.server.table.chair import chair_of
from galapagos.server.table.entry import Occupant, Opened
from galapagos.server.table.lists import summary_of
from galapagos.server.table.table import Table
from galapagos.server.thinking.answers import unroll

NOW = 1_000_000.0
NAMES = {f"p{seat}": f"Player {seat}" for seat in range(8)}
TRIES = 6  # actions that are tried until one is found that both tables can go on with


class Watched:
    """A table in memory, and the frames of one seat, without words and in English. With `shared`, the next seat is on
    the same device: there the seat lifts its curtains."""

    def __init__(self, match: Match, seat: int, blind: int, shared: bool = False) -> None:
        companion = (seat + 1) % match.seats if shared else -1
        plans = tuple(
            Occupant(f"p{number}", device=f"p{seat}" if number == companion else "") for number in range(match.seats)
        )
        opened = Opened(
            match.game.name,
            match.game.rules_version,
            "p0",
            plans,
            "00" * 32,
            match.game.option_texts(match.state),
            public=True,
        )
        self.table = Table(
            "table",
            opened,
            NOW,
            NOW,
            chairs=[chair_of(plan) for plan in plans],
            match=match,
            is_started=True,
        )
        self.match, self.seat, self.blind, self.audience = match, seat, blind, Audience()
        person = f"p{seat}" if seat >= 0 else ""
        self.listeners = [Listener(person, words) for words in ("", ENGLISH)]
        joined = [self.audience.join(self.table, NAMES, listener, 0, NOW) for listener in self.listeners]
        self.frames = [encode(frame).decode() for frame in joined]
        self.tell()

    def tell(self) -> None:
        self.audience.tell(self.table, NAMES, NOW)
        for listener in self.listeners:
            if listener.viewpoint.curtain == self.seat >= 0:
                self.audience.lift(self.table, NAMES, listener, self.seat, 0, NOW)
            while not listener.frames.empty():
                self.frames.append(listener.frames.get_nowait() or "")

    def knows(self) -> bytes:
        """The reader's knowledge, from which everything that is sent must follow."""
        return bytes(self.match.game.hidden(self.match.state, self.blind))

    def after(self, action: int) -> tuple[Any, ...] | None:
        """The reader's knowledge after an action and the match's progress; None if the action is not legal."""
        twin = self.match.copy()
        if action not in twin.legal():
            return None
        steps = twin.play(action)
        return (
            bytes(twin.game.hidden(twin.state, self.blind)),
            twin.version,
            [is_secret(step, self.seat) for step in steps],
        )

    def log(self) -> bytes:
        return msgspec.json.encode([heard for _, heard in self.match.told(self.seat)])

    def film(self) -> bytes:
        return msgspec.json.encode(unroll(self.match.record, self.seat))

    def line(self) -> bytes:
        """The table's line in lists."""
        return summary_of(self.table)

    def refusals(self) -> list[str]:
        """The refusal of every action of the game."""
        out = []
        for action in range(self.match.game.actions.size):
            refused = self.match.refusal(action)
            out.append(refused.id if refused else "")
        return out


def is_secret(step: Step, seat: int) -> bool:
    """Whether another seat may know more of the event."""
    return any(heard.public is not None and heard.knower != seat for heard in step.heard)


def forgetful(match: Match, seat: int) -> int:
    """The viewpoint of a seat's log: a spectator's if players must remember what they saw."""
    return SPECTATOR if match.game.option_texts(match.state).get("memory") == "hidden" else seat


class Twins:
    """A match and its twin, played until hidden information is revealed; `secrets` happen to other seats in the
    meantime."""

    def __init__(self, match: Match, seat: int, chance: random.Random, shared: bool = False) -> None:
        game, dice, blind = match.game, Random(), forgetful(match, seat)
        start_random(dice, chance.randrange(1 << 30), 1)
        other: Any = game.hidden(match.state, blind)
        game.rules.guess(other, blind, dice)
        self.is_different = bytes(other) != bytes(copy_of(match.state))
        self.seat, self.chance, self.secrets = seat, chance, 0
        self.pair = [
            Watched(Match(game, state, None, from_position=True), seat, blind, shared)
            for state in (copy_of(match.state), other)
        ]

    def play(self) -> bool:
        """Plays one action at each table, a different one for secret draws; False if there is none."""
        one, other = self.pair
        legal = one.match.legal()
        for action in self.chance.sample(legal, min(TRIES, len(legal))):
            after = one.after(action)
            assert after is not None
            for twin in self.candidates(action, other.match, any(after[-1])):
                if other.after(twin) == after:
                    one.match.play(action)
                    other.match.play(twin)
                    self.secrets += any(after[-1])
                    for watched in self.pair:
                        watched.tell()
                    return True
        return False

    def candidates(self, action: int, match: Match, is_secret: bool) -> list[int]:
        """Any outcome for a secret draw, otherwise the same action, because two paths to one position have two logs."""
        if not match.is_chance or not is_secret:
            return [action]
        return self.chance.sample(match.legal(), min(TRIES, len(match.legal())))

    def undo(self, seat: int) -> None:
        """Takes back the same decision at both tables, if both allow it."""
        places = [
            (watched.match.undo_refusal(seat, FAIR), watched.match.history.last_by(seat)) for watched in self.pair
        ]
        if places[0] == places[1] and places[0][0] is None:
            for watched in self.pair:
                watched.match.undo(seat, FAIR)
                watched.tell()

    @property
    def is_over(self) -> bool:
        return any(watched.match.is_over for watched in self.pair)


def moments(name: str, seats: int, seed: int, apart: int, **options: str) -> Iterator[Match]:
    """The states of a random match, at intervals."""
    match, chance = new(name, seats, seed=seed, **options), random.Random(seed)
    while not match.is_over:
        for _ in range(apart):
            if not match.is_over:
                match.play(chance.choice(match.legal()))
        if not match.is_over:
            yield match


def views(match: Match) -> range:
    return range(SPECTATOR, match.seats)
