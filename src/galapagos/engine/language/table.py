"""The fields of a game in one file, and the functions that its rules call, in the rules subset."""

from __future__ import annotations

from .contract import OVER
from .struct import i8, i16

RUNNING, WON, SHARED, ENDED = range(4)  # the endings that every game in one file has; its own follow


class Table:
    """The fields that every state has: `class State(Table)` adds those of the game."""

    actor: i8  # the seat that is asked, CHANCE, or OVER
    seats: i8  # how many play
    phase: i8  # the open question, by its place in QUESTIONS
    ending: i8
    active: i8  # the player in turn
    winners: i16  # a bit for each seat
    turns: i16  # that are over


def active_player(s: Table) -> int:
    return s.active


def next_player(s: Table) -> None:
    """End the turn; the next seat is the player in turn."""
    s.active = s.active + 1 if s.active + 1 < s.seats else 0
    s.turns += 1


def ask(s: Table, phase: int) -> None:
    """Put another question next, by its place in QUESTIONS."""
    s.phase = phase


def win(s: Table, seat: int) -> None:
    """End the game: this seat has won."""
    s.winners = 1 << seat
    s.ending = WON
    s.actor = OVER


def share(s: Table) -> None:
    """End the game: all have won."""
    s.winners = (1 << s.seats) - 1
    s.ending = SHARED
    s.actor = OVER


def end(s: Table, ending: int) -> None:
    """End the game, so that the scores decide: `end(s, EATEN)`."""
    s.ending = ending
    s.actor = OVER


def winner_score(s: Table, seat: int) -> int:
    """The score of a game that names its winners."""
    return s.winners >> seat & 1


def nothing_else(s: Table) -> None:
    """The course of a game in which all follows from the actions."""
