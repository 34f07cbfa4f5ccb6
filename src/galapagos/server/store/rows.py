"""The rows of the store, and its exceptions."""

from __future__ import annotations

import msgspec

from galapagos.engine.errors import Refused


class Taken(Exception):
    """Another process has written this entry of the log: read it and decide again."""


class Full(Refused):
    """The store cannot be written to: the disk is full or read-only, or the database is gone. Nothing was written,
    unless the sentence says that this is unknown; even then, another append either succeeds or raises `Taken`."""


class NameTaken(Exception):
    """Another person with a passphrase has this name; nothing was written."""


class Damaged(Full):
    """Stored data can no longer be read."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a table's log; entries are numbered from 1."""

    number: int
    at: float  # seconds since 1970
    data: bytes


class TableCard(msgspec.Struct, frozen=True):
    """A table's row for lists and searches, written with every entry."""

    table: str
    game: str
    status: str  # open, running or over
    public: bool  # listed for everybody
    rules: int  # version of the rules
    opened: float
    changed: float
    number: int  # of the last entry
    people: tuple[str, ...]  # at the table
    asked: tuple[str, ...] = ()  # people whose turn it is
    summary: bytes = b""  # for lists; opaque to the store


class Result(msgspec.Struct, frozen=True):
    """One seat of a table that is over."""

    table: str
    seat: int
    game: str
    seats: int  # at the table
    person: str  # empty for a bot
    bot: str  # that had the seat, or played on for the person at the end
    side: int  # the team; without teams, the seat
    rank: int  # from 1, the best; 0 if the match had no result
    points: int
    answers: int  # by the person
    spent: float  # seconds that the person took for these answers
    quit: str  # why a bot played on for the person at the end, or how the person ended the match; mostly empty
    ended: str  # why the table is over
    rated: bool  # counts for the ratings
    at: float  # when the table was over


class Rating(msgspec.Struct, frozen=True):
    """How well a person plays a game: a normal distribution of the strength."""

    game: str
    kind: str  # people or bots: whom the person played
    person: str
    mu: float
    sigma: float
    matches: int
    at: float  # of the last match


class RatingStep(msgspec.Struct, frozen=True):
    """A rating after a match."""

    game: str
    number: int  # of the match among all rated ones of this game
    kind: str
    person: str
    table: str
    at: float
    mu: float
    sigma: float


class Profile(msgspec.Struct, frozen=True):
    """What others may see of a person."""

    person: str
    visible: str = "known"  # to everybody, to known people (who sat at a table with this one), or to nobody
    listed: bool = False  # on the leaderboards
    here: bool = False  # people with whom this one had seats at one table see whether the person is here
    animal: str = ""  # a drawing of one's own, in the page's words; empty for none


class IslandTry(msgspec.Struct, frozen=True):
    """A person's only try at an island of the day that counts."""

    day: str
    game: str
    person: str
    table: str


class Figures(msgspec.Struct, frozen=True):
    """The sums of a person's results at tables of one size."""

    game: str
    seats: int
    matches: int
    won: int
    ranks: int
    points: int
    answers: int
    spent: float


class Opponent(msgspec.Struct, frozen=True):
    """How a person did against another person, or against a level of bots."""

    person: str
    bot: str
    matches: int
    ahead: int  # matches with a better rank
    behind: int


class Solver(msgspec.Struct, frozen=True):
    """How well a person solves the puzzles of a game."""

    person: str
    game: str
    points: float
    spread: float  # the standard deviation of the points
    tries: int  # puzzles that counted
    solved: int  # of these


class PuzzleRating(msgspec.Struct, frozen=True):
    """How difficult a puzzle has been so far."""

    game: str
    name: str
    points: float
    spread: float
    tries: int


class Attempt(msgspec.Struct, frozen=True):
    """The first answer of a person to a puzzle."""

    person: str
    game: str
    name: str
    at: float
    solved: bool


class OwnPuzzle(msgspec.Struct, frozen=True):
    """A puzzle made of a mistake in a person's own match."""

    person: str
    game: str
    name: str
    text: str
    at: float


class Person(msgspec.Struct, frozen=True):
    """An identity. Tables refer to people by id only, so erasing a person removes the name from all of them."""

    id: str
    name: str
    made: float
    seen: float
    passphrase: str = ""  # hashed; empty for guests without one
    token: str = ""  # for programs, hashed
    banned: bool = False
    settings: bytes = b""  # of the page; opaque to the store
    webhook: str = ""  # address that gets a POST when it is this person's turn
    device: str = ""  # a companion: the person on whose device this one plays, without an identity of its own


class Chat(msgspec.Struct, frozen=True):
    number: int
    at: float
    person: str
    text: str


class PersonReport(msgspec.Struct, frozen=True):
    at: float
    table: str
    reporter: str
    person: str
    text: str


class Notice(msgspec.Struct, frozen=True):
    """Another process has changed a table's log, its chat, or a person; `all` means that anything in memory may be
    stale."""

    kind: str  # log, chat, person or all
    key: str = ""
    entries: tuple[Entry, ...] = ()  # the new entries of the log, if the notice has room for them
