"""A table: what its log amounts to. Nothing here waits, sends or stores; the same entries make the same table in every process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from galapagos.engine.contract import OVER as OVER_ACTOR
from galapagos.engine.errors import Refused
from galapagos.engine.fair import Dice, commitment
from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.history import usual_policy
from galapagos.engine.kept import Kept, fits, forget, keep, resume
from galapagos.engine.match import Match
from galapagos.engine.position import parse
from galapagos.engine.record import Record

from . import entry
from .clock import Clock, ClockRule
from .entry import AnyDeed, Opened

OPEN, RUNNING, OVER = "open", "running", "over"
AWAY = 180.0                        # seconds after which the others decide without somebody who went away
TIMED = (entry.Started, entry.Moved, entry.Undone, entry.Returned, entry.Relieved, entry.Ended)       # after these a clock may run for another


class Late(Refused):
    """An action for a version that is past."""


def is_outdated(game: str, rules: int) -> bool:
    """Whether a table was begun by rules of a known game that this program does not have."""
    return game in game_names() and find_game(game).rules_version != rules


class Chair(msgspec.Struct):
    """A seat of a table, and who plays it."""

    person: str = ""
    bot: str = ""
    nonce: str = ""
    relief: str = ""                # the bot that plays on for the person
    why: str = ""                   # since the clock, away or resigned
    relieved: bool = False          # whether a bot has ever played for the person
    away: float = 0.0               # since when; 0 while the person is there

    @property
    def player(self) -> str:
        """The bot that decides here; empty where a person does."""
        return self.relief or self.bot

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class Proposal(msgspec.Struct):
    """A question to all others, until the next move, a "no" or another proposal."""

    what: str
    seat: int
    about: int
    agreed: list[int]
    number: int = 0                 # of its entry; snapshots that were written before had none


@dataclass
class Table:
    id: str
    opened: Opened
    at: float                                   # of the last entry
    made: float
    number: int = 1                             # of the last entry
    host: str = ""
    chairs: list[Chair] = field(default_factory=list)
    match: Match[Any, Any] | None = None
    clock: Clock = field(default_factory=lambda: Clock(ClockRule()))
    proposal: Proposal | None = None
    is_started: bool = False
    ended: entry.Ended | None = None
    followed: str = ""
    lines: list[str] = field(default_factory=list)          # of the record

    @classmethod
    def begin(cls, id: str, opened: Opened, at: float) -> Table:
        chairs = [Chair(plan.person, plan.bot, plan.nonce) for plan in opened.seats]
        return cls(id, opened, at, at, host=opened.host, chairs=chairs, clock=Clock(opened.clock))

    # --- what there is

    @property
    def game(self) -> Game:
        return find_game(self.opened.game, self.opened.data)

    @property
    def status(self) -> str:
        return OVER if self.ended else RUNNING if self.is_started else OPEN

    @property
    def is_outdated(self) -> bool:
        """Whether it was begun by rules that this program does not have: then there is no match to go on with, only its record."""
        return is_outdated(self.opened.game, self.opened.rules)

    @property
    def position(self) -> str:
        """Where it begins, if not at the beginning. An old log has it in as many lines as somebody wrote."""
        return " ".join(self.opened.position.split())

    @cached_property
    def options(self) -> dict[str, str]:
        """Those that are not by default. Where it begins at a position, that alone tells them: what an old log says besides was never checked."""
        if not self.opened.position:
            return self.opened.options
        return {} if self.is_outdated else self.game.option_texts(parse(self.game, self.position))

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def actor(self) -> int:
        """The seat that is asked; negative where none is."""
        return int(self.match.state.actor) if self.match and not self.ended else OVER_ACTOR

    @property
    def running(self) -> Match[Any, Any]:
        if self.status == OVER or (self.match and self.match.is_over):
            raise Refused("The game is over.")
        if self.match is None:
            raise Refused("The game has not begun.")
        return self.match

    def seat_of(self, person: str) -> int:
        """-1 where the person only looks on."""
        if person:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return -1

    def people(self) -> list[str]:
        return [chair.person for chair in self.chairs if chair.person]

    def mine(self, person: str) -> tuple[Match[Any, Any], int]:
        """The match that is running, and the seat of a person who sits there."""
        match, seat = self.running, self.seat_of(person)
        if seat < 0:
            raise Refused("You only look on at this table.")
        return match, seat

    def mine_to_decide(self, person: str) -> tuple[Match[Any, Any], int]:
        """The same for a person who plays: not while a bot plays on there."""
        match, seat = self.mine(person)
        if self.chairs[seat].why == "resigned":
            raise Refused("You have resigned: the bot plays on to the end.")
        if self.chairs[seat].relief:
            raise Refused("A bot plays on for you: take your seat back first.")
        return match, seat

    def check_version(self, version: int) -> None:
        """Refuses what was meant for another version than the one that the match is at."""
        if version != self.running.version:
            raise Late("The game has gone on since then: look again.")

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, against bots or alone."""
        return len(self.people()) == 1

    @property
    def is_for_people(self) -> bool:
        """Whether nothing happens but by them: no bot plays, no clock runs."""
        return not self.clock.left and not any(chair.player for chair in self.chairs)

    @property
    def undo_policy(self) -> str:
        return usual_policy(len(self.people()))

    def record(self) -> Record:
        """The match so far, from the log alone; its secret is shown when it is over."""
        opened, ended = self.opened, self.ended
        return Record(
            game=opened.game, rules=opened.rules, seats=len(self.chairs), options=self.options, position=self.position, commitment=self.commitment,
            nonces=self.nonces(), actions=list(self.lines), secret=opened.secret if ended else "",
            result=list(ended.ranks) if ended else [], players=tuple(self.played_by()), data=opened.data)

    def played_by(self) -> Iterator[str]:
        """A word for each seat: who played it."""
        for chair in self.chairs:
            yield chair.bot or ("person+bot" if chair.relieved else "person")

    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce or "-" for chair in self.chairs)

    # --- what is done

    def apply(self, number: int, at: float, deed: AnyDeed) -> None:
        """The next entry of the log."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} does not follow {self.number}")
        match deed:
            case entry.Seated(seat, plan):
                self.chairs[seat] = Chair(plan.person, plan.bot, plan.nonce)
            case entry.Hosted(person):
                self.host = person
            case entry.Started(lines):
                self._start(lines)
            case entry.Moved(_, lines) | entry.Undone(_, _, lines):
                self._follow(deed, lines)
            case entry.Proposed(what, seat, about):
                self.proposal = Proposal(what, seat, about, [seat], number)
            case entry.Voted(seat, agrees):
                self._vote(seat, agrees)
            case entry.Relieved(seat, bot, why):
                chair = self.chairs[seat]
                chair.relief, chair.why, chair.relieved = bot, why, True
                if self.proposal and self.proposal.about == seat:
                    self.proposal = None
                if why == "clock":
                    self.clock.run_out(seat)
            case entry.Returned(seat):
                self.chairs[seat].relief = self.chairs[seat].why = ""
                self.clock.come_back(seat)
            case entry.Away(seat):
                self.chairs[seat].away = at
            case entry.Back(seat):
                self.chairs[seat].away = 0.0
            case entry.Ended():
                self.ended = deed
            case entry.Followed(table):
                self.followed = table
        self.number, self.at = number, at
        if self.is_started and isinstance(deed, TIMED):
            self.clock.turn_to(self._timed(), at)

    def _timed(self) -> int:
        """The seat whose clock runs: a person's who is asked."""
        actor = self.actor
        return actor if actor >= 0 and not self.chairs[actor].player else -1

    def _start(self, lines: tuple[str, ...]) -> None:
        self.is_started = True
        self.clock.start(len(self.chairs))
        self.lines += lines
        if not self.is_outdated and self.match is None:
            self.match = self.first_match()
        while self.match and self.match.version < len(lines):
            self.match.play(lines[self.match.version])

    def first_match(self) -> Match[Any, Any]:
        dice, game = Dice(bytes.fromhex(self.opened.secret), self.nonces()), self.game
        if self.position:
            return game.from_position(self.position, dice)
        return Match(game, game.recorded_state(len(self.chairs), self.options), dice)

    def _follow(self, deed: entry.Moved | entry.Undone, lines: tuple[str, ...]) -> None:
        """What an entry says was played, unless this table has played it itself before it was written."""
        match = self.match
        if match and match.version == len(self.lines) and isinstance(deed, entry.Undone):
            match.undo(deed.seat, deed.policy)
        done = len(self.lines)
        self.lines += lines
        while match and match.version < len(self.lines):
            match.play(lines[match.version - done])
        self.proposal = None
        if match and match.version != len(self.lines):
            raise ValueError("the log and the rules do not agree")
        if match:
            forget(match)

    def _vote(self, seat: int, agrees: bool) -> None:
        if self.proposal and not agrees:
            self.proposal = None
        elif self.proposal and seat not in self.proposal.agreed:
            self.proposal.agreed.append(seat)

    # --- what is agreed, and when: by the times of the entries, so that it is the same in each process

    def gone_at(self, seat: int) -> float | None:
        """When the others may decide without a player: three minutes after he went away. Never where there is a clock, which decides instead."""
        chair = self.chairs[seat]
        return chair.away + AWAY if chair.person and chair.away and self.clock.rule.kind == "none" else None

    def is_gone(self, seat: int, at: float) -> bool:
        gone = self.gone_at(seat)
        return gone is not None and at >= gone

    def voters(self, at: float) -> list[int]:
        """The seats that decide on what is proposed: those of all people who play, but for those who are gone, and for the one it is about."""
        about = self.proposal.about if self.proposal else -1
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.relief and seat != about and not self.is_gone(seat, at)]

    def open_proposal(self, at: float) -> Proposal | None:
        """What is proposed, as long as its proposer counts himself."""
        return self.proposal if self.proposal and self.match and self.status == RUNNING and self.proposal.seat in self.voters(at) else None

    def is_agreed(self, at: float) -> bool:
        """An undo and an end need all voters; a bot for somebody who is gone, more than half of them."""
        proposal = self.open_proposal(at)
        if proposal is None:
            return False
        voters = self.voters(at)
        agreed = [seat for seat in voters if seat in proposal.agreed]
        if proposal.what == "relieve":
            return self.is_gone(proposal.about, at) and not self.chairs[proposal.about].relief and len(agreed) * 2 > len(voters)
        return agreed == voters

    def looks_again(self, now: float) -> float | None:
        """When something will have changed by time alone: now, if the open proposal is agreed; else when the next player who is away will be gone."""
        if self.status != RUNNING:
            return None
        if self.is_agreed(now):
            return now
        gone = [self.gone_at(seat) for seat in range(len(self.chairs))]
        return min((at for at in gone if at is not None and at > now), default=None)

    # --- what is kept

    def keep(self) -> bytes:
        kept = KeptTable(
            self.opened, self.at, self.made, self.number, self.host, self.chairs, keep(self.match) if self.match else None, self.clock.left, self.clock.seat, self.clock.since,
            self.proposal, self.is_started, self.ended, self.followed, self.lines)
        return msgspec.msgpack.encode(kept)

    @classmethod
    def resume(cls, id: str, data: bytes) -> Table | None:
        """None where its states are laid out otherwise now, as by an option more: then the log tells it."""
        kept = msgspec.msgpack.decode(data, type=KeptTable)
        if kept.match and not is_outdated(kept.opened.game, kept.opened.rules) and not fits(kept.match):
            return None
        match = resume(kept.match) if kept.match and not is_outdated(kept.opened.game, kept.opened.rules) else None
        clock = Clock(kept.opened.clock, kept.clock_left, kept.clock_seat, kept.clock_since)
        return cls(id, kept.opened, kept.at, kept.made, kept.number, kept.host, kept.chairs, match, clock, kept.proposal, kept.is_started, kept.ended,
                   kept.followed, kept.lines)


class KeptTable(msgspec.Struct, array_like=True):
    opened: Opened
    at: float
    made: float
    number: int
    host: str
    chairs: list[Chair]
    match: Kept | None
    clock_left: list[float]
    clock_seat: int
    clock_since: float
    proposal: Proposal | None
    is_started: bool
    ended: entry.Ended | None
    followed: str
    lines: list[str]
