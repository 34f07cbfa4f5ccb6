"""A table: the state that its log describes. This module does no I/O, and the same entries make the same table in every
process.

All changes go through `apply` (entries of the log) or `perform` (new deeds).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.language.contract import OVER as OVER_ACTOR
from galapagos.engine.match.dice import Dice, commitment
from galapagos.engine.match.history import FAIR, usual_policy
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.saved import forget
from galapagos.engine.notation.position import parse

from ..protocol.tables import ClockRule
from ..store import Entry
from . import entry
from .clock import Clock
from .entry import AnyDeed, Occupant, Opened

OPEN, RUNNING, OVER = "open", "running", "over"
# after these, the clock of another seat may run
TIMED = (
    entry.Started,
    entry.Moved,
    entry.Undone,
    entry.Returned,
    entry.Relieved,
    entry.Ended,
)


class Late(Refused):
    """The action was meant for an earlier version of the game."""


def is_outdated(game: str, rules: int) -> bool:
    """Whether this program has another version of the game's rules."""
    return game in game_names() and find_game(game).rules_version != rules


class Chair(msgspec.Struct):
    """A seat of a table, and who plays it."""

    person: str = ""
    bot: str = ""
    nonce: str = ""
    device: str = ""  # the person on whose device this one plays, if it is another one's
    relief: str = ""  # the bot that plays on for the person
    why: str = ""  # why it does: clock, away or resigned
    relieved: bool = False  # whether a bot has ever played for the person
    away: float = 0.0  # since when the person is away; 0 while connected
    answers: int = 0  # by the person
    spent: float = 0.0  # seconds that the person took for these answers

    @property
    def player(self) -> str:
        """The bot that decides here; empty if a person does."""
        return self.relief or self.bot

    @property
    def owner(self) -> str:
        """The person whose device the seat is played on: this one, unless several play on it."""
        return self.device or self.person

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


def chair_of(plan: Occupant) -> Chair:
    return Chair(plan.person, plan.bot, plan.nonce, plan.device)


class Proposal(msgspec.Struct):
    """A question to all other players. It is open until the next move, a "no" or another proposal."""

    what: str
    seat: int
    about: int
    agreed: list[int]
    number: int = 0  # of its entry; older snapshots have none


@dataclass
class Table:
    id: str
    opened: Opened
    at: float  # of the last entry
    made: float
    number: int = 1  # of the last entry
    host: str = ""
    chairs: list[Chair] = field(default_factory=list)
    match: Match[Any, Any] | None = None
    clock: Clock = field(default_factory=lambda: Clock(ClockRule()))
    proposal: Proposal | None = None
    is_started: bool = False
    ended: entry.Ended | None = None
    followed: str = ""
    lines: list[str] = field(default_factory=list)  # of the record
    asked_at: float = 0.0  # when the open question was asked
    ended_at: float = 0.0

    @classmethod
    def begin(cls, id: str, opened: Opened, at: float) -> Table:
        chairs = [chair_of(plan) for plan in opened.seats]
        return cls(id, opened, at, at, host=opened.host, chairs=chairs, clock=Clock(opened.clock))

    # --- reading

    @property
    def game(self) -> Game:
        return find_game(self.opened.game, self.opened.data)

    @property
    def status(self) -> str:
        return OVER if self.ended else RUNNING if self.is_started else OPEN

    @property
    def is_outdated(self) -> bool:
        """Whether the rules have changed; if so there is no match, only its record."""
        return is_outdated(self.opened.game, self.opened.rules)

    @property
    def position(self) -> str:
        """The starting position, if not the usual one. Old logs may have it in several lines."""
        return " ".join(self.opened.position.split())

    @cached_property
    def options(self) -> dict[str, str]:
        """The options that differ from the default. If the game begins at a position, they are read from it, because
        older programs did not check what the log says."""
        if not self.opened.position:
            return self.opened.options
        return {} if self.is_outdated else self.game.option_texts(parse(self.game, self.position))

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def actor(self) -> int:
        """The seat that is asked; negative if none is."""
        return int(self.match.state.actor) if self.match and not self.ended else OVER_ACTOR

    @property
    def running(self) -> Match[Any, Any]:
        if self.status == OVER or (self.match and self.match.is_over):
            raise Refused("game-over")
        if self.match is None:
            raise Refused("game-not-begun")
        return self.match

    def seat_of(self, person: str) -> int:
        """The person's seat; -1 for a spectator."""
        if person:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return -1

    def seats_of(self, owner: str) -> list[int]:
        """The seats that are played on this person's device; empty for a spectator."""
        return [seat for seat, chair in enumerate(self.chairs) if owner and chair.owner == owner]

    def people(self) -> list[str]:
        """The players, each with a seat."""
        return [chair.person for chair in self.chairs if chair.person]

    def owners(self) -> list[str]:
        """The people on whose devices the players play."""
        return list(dict.fromkeys(chair.owner for chair in self.chairs if chair.person))

    def mine(self, person: str) -> tuple[Match[Any, Any], int]:
        """The running match and the person's seat; refuses spectators."""
        match, seat = self.running, self.seat_of(person)
        if seat < 0:
            raise Refused("seat-only-looking")
        return match, seat

    def mine_to_decide(self, person: str) -> tuple[Match[Any, Any], int]:
        """The same, but refuses people for whom a bot plays."""
        match, seat = self.mine(person)
        if self.chairs[seat].why == "resigned":
            raise Refused("seat-resigned")
        if self.chairs[seat].relief:
            raise Refused("seat-bot-plays-for-you")
        return match, seat

    def deciding(self, owner: str) -> tuple[Match[Any, Any], list[int]]:
        """The running match and the seats on this person's device for which no bot plays."""
        match, seats = self.running, self.seats_of(owner)
        if not seats:
            raise Refused("seat-only-looking")
        found = [seat for seat in seats if not self.chairs[seat].relief]
        if not found:
            is_resigned = all(self.chairs[seat].why == "resigned" for seat in seats)
            raise Refused("seat-resigned" if is_resigned else "seat-bot-plays-for-you")
        return match, found

    def taken_back(self, match: Match[Any, Any], owner: str, seen: int) -> int:
        """The seat whose answer an undo on this person's device takes back: of all its players, the one who decided
        last. Where the rules hide something, it is the player who sees the table, or another one who has just answered:
        whether an earlier answer was a decision may follow from hidden cards."""
        seats, answers = self.seats_of(owner), match.history.answers
        if len(seats) == 1 or not self.hides:
            return max(seats, key=match.history.last_by)
        return answers[-1].seat if answers and answers[-1].seat in seats else seen

    def own(self, owner: str, seat: int) -> tuple[Match[Any, Any], int]:
        """The running match and that seat, or for -1 the only one, on the person's device."""
        match, seats = self.running, self.seats_of(owner)
        if seat < 0 and len(seats) == 1:
            return match, seats[0]
        if seat not in seats:
            raise Refused("seat-of-others" if seats else "seat-only-looking")
        return match, seat

    def check_version(self, version: int) -> None:
        """Refuses an action that was meant for another version of the game."""
        if version != self.running.version:
            raise Late("game-gone-on")

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, against bots or alone."""
        return len(self.people()) == 1

    @property
    def is_on_one_device(self) -> bool:
        """Whether all people play on the same device."""
        return len(self.owners()) == 1

    def is_shared(self, seat: int) -> bool:
        """Whether others play on the device of this seat's player."""
        return len(self.seats_of(self.chairs[seat].owner)) > 1

    @property
    def hides(self) -> bool:
        """Whether the rules hide anything of the position from anybody."""
        return self.match is not None and self.match.game.hides(self.match.state)

    @property
    def automatic(self) -> int | None:
        """The answer that is given without asking. A forced one is asked for all the same if the device must change
        hands, because leaving that out would reveal it."""
        if self.match is None or self.actor < 0:
            return None
        is_asked = not self.chairs[self.actor].player and self.is_shared(self.actor) and self.hides
        return self.match.left if is_asked else self.match.automatic

    @property
    def asked(self) -> int:
        """The seat whose player must answer now; -1 if a bot or no player is asked."""
        actor = self.actor
        return actor if actor >= 0 and not self.chairs[actor].player and self.automatic is None else -1

    @property
    def undo_policy(self) -> str:
        return FAIR if self.opened.rated else usual_policy(len(self.people()))

    def record(self) -> Record:
        """The record of the match so far; it includes the secret of the dice once the match is over."""
        opened, ended = self.opened, self.ended
        return Record(
            game=opened.game,
            rules=opened.rules,
            seats=len(self.chairs),
            options=self.options,
            position=self.position,
            commitment=self.commitment,
            nonces=self.nonces(),
            actions=list(self.lines),
            secret=opened.secret if ended else "",
            result=list(ended.ranks) if ended else [],
            players=tuple(self.played_by()),
            data=opened.data,
        )

    def played_by(self) -> Iterator[str]:
        """For each seat: the bot, `person`, or `person+bot`."""
        for chair in self.chairs:
            yield chair.bot or ("person+bot" if chair.relieved else "person")

    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce or "-" for chair in self.chairs)

    # --- changing

    def apply(self, written: Entry) -> None:
        """Applies the next entry of the log."""
        if written.number != self.number + 1:
            raise ValueError(f"entry {written.number} does not follow {self.number}")
        deed = entry.decode(written.data)
        self._do(deed, written.at)
        self._note(deed, written.at)

    def perform(self, at: float, deeds: Sequence[AnyDeed]) -> list[Entry]:
        """Applies new deeds and returns the entries to write. Rolls follow at once and become part of the entry; a
        match whose game is over ends."""
        entries = [self._perform(at, deed) for deed in deeds]
        if self.match and self.match.is_over and not self.ended:
            entries.append(self._perform(at, entry.Ended("finished", ranks=tuple(self.match.ranks))))
        return entries

    def _perform(self, at: float, deed: AnyDeed) -> Entry:
        if isinstance(deed, entry.Ended) and (deed.ranks or deed.seat >= 0) and self.match:
            deed = replace(deed, points=tuple(points_of(self.match)), sides=tuple(sides_of(self.match)))
        self._do(deed, at)
        if self.match and isinstance(deed, entry.Started | entry.Moved | entry.Undone):
            if not isinstance(deed, entry.Undone):
                self._play_on(self.match)
            deed = replace(deed, lines=tuple(self.match.lines(len(self.lines))))
        self._note(deed, at)
        return Entry(self.number, at, entry.encode(deed))

    def _do(self, deed: AnyDeed, at: float) -> None:
        match deed:
            case entry.Seated(seat, plan):
                self.chairs[seat] = chair_of(plan)
            case entry.Hosted(person):
                self.host = person
            case entry.Started(lines):
                self._start()
                self._play(lines)
            case entry.Moved(_, lines):
                self._play(lines)
            case entry.Undone(seat, policy, lines):
                if self.match:
                    self.match.undo(seat, policy)
                self._play(lines)
            case entry.Proposed(what, seat, about):
                self.proposal = Proposal(what, seat, about, [seat], self.number + 1)
            case entry.Voted(seat, agrees):
                self._vote(seat, agrees)
            case entry.Relieved(seat, bot, why):
                self._relieve(seat, bot, why)
            case entry.Returned(seat):
                self.chairs[seat].relief = self.chairs[seat].why = ""
                self.clock.come_back(seat)
            case entry.Away(seat):
                self.chairs[seat].away = at
            case entry.Back(seat):
                self.chairs[seat].away = 0.0
            case entry.Ended():
                self.ended, self.ended_at = deed, at
            case entry.Followed(table):
                self.followed = table

    def _note(self, deed: AnyDeed, at: float) -> None:
        """Updates the record, the entry number and the clock after any deed."""
        if isinstance(deed, entry.Moved) and not deed.by and self.asked_at:
            self.chairs[deed.seat].answers += 1
            self.chairs[deed.seat].spent += max(0.0, at - self.asked_at)
        if isinstance(deed, entry.Started | entry.Moved | entry.Undone):
            self.asked_at = at
            self.lines += deed.lines
            self.proposal = None
            if self.match and self.match.version != len(self.lines):
                raise ValueError("the log and the rules do not agree")
            if self.match:
                forget(self.match)
        self.number, self.at = self.number + 1, at
        if self.is_started and isinstance(deed, TIMED):
            self.clock.turn_to(self._timed(), at)

    def _timed(self) -> int:
        """The seat whose clock runs; -1 if no person is asked."""
        actor = self.actor
        return actor if actor >= 0 and not self.chairs[actor].player else -1

    def _start(self) -> None:
        self.is_started = True
        self.clock.start(len(self.chairs))
        if not self.is_outdated:
            self.match = self.first_match()

    def first_match(self) -> Match[Any, Any]:
        dice, game = Dice(bytes.fromhex(self.opened.secret), self.nonces()), self.game
        if self.position:
            return game.from_position(self.position, dice)
        return Match(game, game.recorded_state(len(self.chairs), self.options), dice)

    def _play(self, lines: Sequence[str]) -> None:
        """Plays lines of a record. The match has the dice of that time, so rolls come out the same."""
        match, done = self.match, len(self.lines)
        while match and match.version < done + len(lines):
            match.play(lines[match.version - done], keeps_pictures=match.version > done)

    def _play_on(self, match: Match[Any, Any]) -> None:
        """Gives forced answers at once if only one person plays, because they need not be hidden from other players."""
        while self.is_solo and match.automatic is not None and self.chairs[match.state.actor].person:
            match.play(match.automatic, keeps_pictures=True)

    def _vote(self, seat: int, agrees: bool) -> None:
        if self.proposal and not agrees:
            self.proposal = None
        elif self.proposal and seat not in self.proposal.agreed:
            self.proposal.agreed.append(seat)

    def _relieve(self, seat: int, bot: str, why: str) -> None:
        chair = self.chairs[seat]
        chair.relief, chair.why, chair.relieved = bot, why, True
        if self.proposal and self.proposal.about == seat:
            self.proposal = None
        if why == "clock":
            self.clock.run_out(seat)


def points_of(match: Match[Any, Any]) -> list[int]:
    """The points of each seat by the first criterion of the ranking."""
    return [match.game.rules.score_part(match.state, seat, 0) for seat in range(match.state.seats)]


def sides_of(match: Match[Any, Any]) -> list[int]:
    """The team of each seat; empty if the game has no teams."""
    side = getattr(match.game.text, "side", None)
    return [side(match.state, seat) for seat in range(match.state.seats)] if side else []


def record_of(table: Table) -> Record:
    if table.status != OVER:
        raise Refused("record-not-yet")
    return table.record()
