"""Two tables that differ only in what is hidden from one seat, played side by side, and what the server sends to that
seat at each."""

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
from galapagos.server import protocol
from galapagos.server.table.audience import Audience, Listener
from galapagos.server.table.entry import Occupant, Opened
from galapagos.server.table.lists import summary_of
from galapagos.server.table.table import Chair, Table
from galapagos.server.thinking.answers import unroll

NOW = 1_000_000.0
NAMES = {f"p{seat}": f"Player {seat}" for seat in range(8)}
TRIES = 6  # actions that are tried until one is found that both tables can go on with


class Watched:
    """A table in memory, and the frames that the sockets of one seat are sent, without words and in English."""

    def __init__(self, match: Match, seat: int, blind: int) -> None:
        plans = tuple(Occupant(f"p{number}") for number in range(match.seats))
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
            chairs=[Chair(f"p{number}") for number in range(match.seats)],
            match=match,
            is_started=True,
        )
        self.match, self.seat, self.blind, self.audience = match, seat, blind, Audience()
        person = f"p{seat}" if seat >= 0 else ""
        self.listeners = [Listener(person, words) for words in ("", ENGLISH)]
        joined = [self.audience.join(self.table, NAMES, listener, 0, NOW) for listener in self.listeners]
        self.frames = [protocol.encode(frame).decode() for frame in joined]

    def tell(self) -> None:
        self.audience.tell(self.table, NAMES, NOW)
        for listener in self.listeners:
            while not listener.frames.empty():
                self.frames.append(listener.frames.get_nowait() or "")

    def knows(self) -> bytes:
        """What the reader may know, of which everything else must follow."""
        return bytes(self.match.game.hidden(self.match.state, self.blind))

    def after(self, action: int) -> tuple[Any, ...] | None:
        """What the reader would know after an action, and how far the match would be; None where it is not open."""
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
        """What lists say of the table."""
        return summary_of(self.table)

    def refusals(self) -> list[str]:
        """What every action of the game would be answered."""
        out = []
        for action in range(self.match.game.actions.size):
            refused = self.match.refusal(action)
            out.append(refused.id if refused else "")
        return out


def is_secret(step: Step, seat: int) -> bool:
    """Whether somebody else hears more of it."""
    return any(heard.public is not None and heard.knower != seat for heard in step.heard)


def forgetful(match: Match, seat: int) -> int:
    """As whom a seat is told what it sees: where players must remember, they are told no more than somebody who looks
    on."""
    return SPECTATOR if match.game.option_texts(match.state).get("memory") == "hidden" else seat


class Twins:
    """A match and its twin. They go on as long as nothing turns up that was hidden; `secrets` happen meanwhile to
    others."""

    def __init__(self, match: Match, seat: int, chance: random.Random) -> None:
        game, dice, blind = match.game, Random(), forgetful(match, seat)
        start_random(dice, chance.randrange(1 << 30), 1)
        other: Any = game.hidden(match.state, blind)
        game.rules.guess(other, blind, dice)
        self.is_different = bytes(other) != bytes(copy_of(match.state))
        self.seat, self.chance, self.secrets = seat, chance, 0
        self.pair = [
            Watched(Match(game, state, None, from_position=True), seat, blind)
            for state in (copy_of(match.state), other)
        ]

    def play(self) -> bool:
        """One action at each table, another one where it cannot be told from here; whether there was one."""
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
        """For a secret draw any outcome; for all else the same, since two ways to one position are told as two."""
        if not match.is_chance or not is_secret:
            return [action]
        return self.chance.sample(match.legal(), min(TRIES, len(match.legal())))

    def undo(self, seat: int) -> None:
        """Where both tables let that seat take back the same."""
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
    """A random match, every so many answers."""
    match, chance = new(name, seats, seed=seed, **options), random.Random(seed)
    while not match.is_over:
        for _ in range(apart):
            if not match.is_over:
                match.play(chance.choice(match.legal()))
        if not match.is_over:
            yield match


def views(match: Match) -> range:
    return range(SPECTATOR, match.seats)
