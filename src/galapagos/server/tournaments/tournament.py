"""A tournament: the state that its log describes. This module does no I/O."""

from __future__ import annotations

import base64
import hashlib
import hmac
from dataclasses import dataclass, field

from ..store import Entry
from . import deed
from .deed import AnyDeed, Begun, decode
from .scoring import HALF

OPEN, RUNNING, OVER = "open", "running", "over"


@dataclass
class Entrant:
    person: str
    bot: str
    nonce: str
    score: int = 0  # in thousandths of a table
    rounds: int = 0  # with a score
    has_left: bool = False


@dataclass
class Round:
    tables: tuple[tuple[int, ...], ...]  # entrants by seat
    pausing: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...] = ()  # by seat; empty while the round runs


@dataclass
class Tournament:
    id: str
    begun: Begun
    at: float  # of the last entry
    number: int = 1  # of the last entry
    entrants: list[Entrant] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    is_closed: bool = False

    @property
    def status(self) -> str:
        return OVER if self.is_closed else RUNNING if self.rounds else OPEN

    @property
    def running_round(self) -> Round | None:
        return self.rounds[-1] if self.rounds and not self.rounds[-1].scores and not self.is_closed else None

    def entrant_of(self, person: str) -> int:
        """The number of the person's entry; -1 if there is none."""
        for number, entrant in enumerate(self.entrants):
            if person and entrant.person == person:
                return number
        return -1

    def standing(self) -> list[int]:
        """All entrants, the best first: by score, then by the scores of those they met, then by lot."""
        met = self.strength_of_opponents()
        return sorted(
            range(len(self.entrants)),
            key=lambda one: (-self.entrants[one].score, -met[one], self.derive("lot", one)),
        )

    def strength_of_opponents(self) -> list[int]:
        """For each entrant, the sum of the scores of all who sat at the same tables."""
        sums = [0] * len(self.entrants)
        for one in self.rounds:
            for table in one.tables if one.scores else ():
                total = sum(self.entrants[entrant].score for entrant in table)
                for entrant in table:
                    sums[entrant] += total - self.entrants[entrant].score
        return sums

    def playing(self) -> list[int]:
        """The entrants of the next round, the best first."""
        return [entrant for entrant in self.standing() if not self.entrants[entrant].has_left]

    def table_id(self, round: int, table: int) -> str:
        """The id of a table. It cannot be guessed without the secret."""
        digest = bytes.fromhex(self.derive("table", round, table))[:12]
        return base64.urlsafe_b64encode(digest).decode().replace("-", "_")

    def dice_secret(self, round: int, table: int) -> str:
        """The secret of a table's dice; in a duplicate tournament all tables of a round have the same."""
        return self.derive("dice", round) if self.begun.plan.duplicate else self.derive("dice", round, table)

    def derive(self, *what: str | int) -> str:
        """Hexadecimal digits that follow from the secret."""
        message = " ".join(map(str, what)).encode()
        return hmac.digest(bytes.fromhex(self.begun.secret), message, hashlib.sha256).hex()

    def apply(self, entry: Entry) -> None:
        """Applies the next entry of the log."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        self._do(decode.decode(entry.data))
        self.number, self.at = entry.number, entry.at

    def _do(self, done: AnyDeed) -> None:
        match done:
            case deed.Joined(person, bot, nonce):
                known = self.entrant_of(person)
                if known >= 0:
                    self.entrants[known].has_left = False
                else:
                    self.entrants.append(Entrant(person, bot, nonce))
            case deed.Left(entrant):
                self.entrants[entrant].has_left = True
            case deed.Drawn(tables, pausing):
                self.rounds.append(Round(tables, pausing))
            case deed.Scored(scores):
                self._score(scores)
            case deed.Closed():
                self.is_closed = True

    def _score(self, scores: tuple[tuple[int, ...], ...]) -> None:
        last = self.rounds[-1]
        last.scores = scores
        for table, seats in zip(last.tables, scores, strict=True):
            for entrant, score in zip(table, seats, strict=True):
                self.entrants[entrant].score += score
                self.entrants[entrant].rounds += 1
        for entrant in last.pausing:
            self.entrants[entrant].score += HALF
            self.entrants[entrant].rounds += 1


def replay(id: str, entries: list[Entry]) -> Tournament:
    begun = decode.decode(entries[0].data)
    if not isinstance(begun, Begun):
        raise ValueError(f"the log of tournament {id} does not begin with its opening")
    tournament = Tournament(id, begun, entries[0].at)
    for entry in entries[1:]:
        tournament.apply(entry)
    return tournament
