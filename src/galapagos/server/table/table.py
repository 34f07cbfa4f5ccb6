"""A table: the state that its log describes. This module does no I/O, and the same entries make the same table in every
process.

All changes go through `apply` (entries of the log) or `perform` (new deeds).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.language.contract import OVER as OVER_ACTOR
from galapagos.engine.match.dice import Dice, commitment
from galapagos.engine.match.history import FAIR, usual_policy
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import play_line
from galapagos.engine.match.saved import forget
from galapagos.engine.notation.position import parse

from ..protocol.tables import ClockRule
from ..store import Entry
from . import entry
from .chair import RESTS, Chair, Proposal, chair_of
from .clock import Clock
from .entry import AnyDeed, Opened

OPEN, RUNNING, OVER = "open", "running", "over"
# after these, the clock of another seat may run
TIMED = (
    entry.Started,
    entry.Moved,
    entry.Undone,
    entry.Returned,
    entry.Relieved,
    entry.Ended,
    entry.Reloaded,
)
PLAYED = entry.Started | entry.Moved | entry.Undone | entry.Reloaded  # deeds that have lines of the record


class Stopped(Exception):
    """New rules refuse a line of the record, or fail at it."""

    def __init__(self, number: int, line: str, why: Exception) -> None:
        sentence = str(why) if isinstance(why, Refused) else f"{type(why).__name__}: {why}"
        super().__init__(f"action {number}, {line}: {sentence}")
        self.place = f"{number} ({line})"


def is_outdated(game: str, rules: int) -> bool:
    """Whether this program has another version of the game's rules."""
    return game in game_names() and find_game(game).rules_version != rules


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
    reloads: int = 0  # how often the rules have changed under the match
    stopped_at: str = ""  # the line that changed rules refuse
    past_until: int = 0  # the entry of the last reload: earlier ones were played by earlier rules
    answered: dict[int, int] = field(default_factory=dict)  # of these: the seat that answered, by the line's index

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
    def is_past(self) -> bool:
        """Whether the next entry was played by earlier rules, and is not played again."""
        return self.number + 1 < self.past_until

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
        return FAIR if self.is_contest else usual_policy(len(self.people()))

    @property
    def is_contest(self) -> bool:
        """Whether results are compared, so that the conditions are the same for everybody: at rated tables, in
        tournaments, and at the one try at an island that counts."""
        opened = self.opened
        return opened.rated or opened.tournament != "" or (opened.island != "" and not opened.practice)

    def is_sealed(self, now: float) -> bool:
        """Whether others still play with the same dice, so that they stay secret."""
        return now < self.opened.sealed

    def record(self, now: float) -> Record:
        """The record of the match so far; it includes the secret of the dice once the match is over and the dice
        are not sealed."""
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
            secret=opened.secret if ended and not self.is_sealed(now) else "",
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
        if self.match and isinstance(deed, PLAYED):
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
            case entry.Proposed(what, seat, about, days):
                self.proposal = Proposal(what, seat, about, [seat], self.number + 1, days)
            case entry.Rested(until):
                self.clock.rest(until, at)
                self.proposal = None
            case entry.Reckoned(weekends):
                self.clock.change(replace(self.clock.rule, weekends=weekends), at)
                self.proposal = None
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
            case entry.Reloaded(rules, lines, stopped_at):
                self._reload(rules, lines, stopped_at)
            case entry.Followed(table):
                self.followed = table
            case entry.Unsealed():
                self.opened = replace(self.opened, sealed=0.0)

    def _note(self, deed: AnyDeed, at: float) -> None:
        """Updates the record, the entry number and the clock after any deed."""
        if isinstance(deed, entry.Moved) and not deed.by and self.asked_at:
            self.chairs[deed.seat].answers += 1
            self.chairs[deed.seat].spent += max(0.0, at - self.asked_at)
        if isinstance(deed, PLAYED):
            self.asked_at = at
            if self.is_past and isinstance(deed, entry.Moved):
                self.answered[len(self.lines)] = deed.seat
            self.lines += deed.lines
            if self.proposal and self.proposal.what not in RESTS:
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
        if not self.is_outdated and not self.is_past:
            self.match = self.first_match(self.dice)

    @property
    def dice(self) -> Dice:
        return Dice(bytes.fromhex(self.opened.secret), self.nonces())

    def first_match(self, dice: Dice | None) -> Match[Any, Any]:
        game = self.game
        if self.position:
            return game.from_position(self.position, dice)
        return Match(game, game.recorded_state(len(self.chairs), self.options), dice)

    def _reload(self, rules: int, lines: Sequence[str], stopped_at: str) -> None:
        self.reloads, self.stopped_at, self.match = self.reloads + 1, stopped_at, None
        if stopped_at:
            return
        self.opened = replace(self.opened, rules=rules)
        if self.is_started and not self.is_past:
            self.match = self.replayed([*self.lines, *lines])

    def replayed(self, lines: Sequence[str]) -> Match[Any, Any]:
        """The match after these lines under the rules that this program has. What was rolled stays."""
        number, line = 0, "the first position"
        try:
            match = self.first_match(None)
            for number, line in enumerate(lines, 1):
                if match.state.actor != self.answered.get(number - 1, match.state.actor):
                    raise Refused("reload-other-seat")
                play_line(match, line, number)
            match.dice = self.dice
            match.run()
        except Exception as error:  # rules that are being written can fail in any way
            raise Stopped(number, line, error) from error
        return match

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


def record_of(table: Table, now: float) -> Record:
    if table.status != OVER:
        raise Refused("record-not-yet")
    return table.record(now)
