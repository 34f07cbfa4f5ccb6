"""Traced games as columns: a row per game, per seat of a game, per outcome of chance that belongs to a seat, and per
seat where a turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from galapagos.engine.language.contract import MAX_SEATS

from .subject import Subject, as_column, subject_of

if TYPE_CHECKING:
    from .tracer import Columns, Tables, TraceTable

Array = np.ndarray[Any, np.dtype[Any]]


def tables(table: TraceTable, start: int, played: Array, rolls: Array, looks: Array, counts: Array) -> Tables:
    subject = subject_of(table.game)
    numbers = np.arange(start, start + len(played), dtype=np.int64)
    # by game, event or thing, and seat (first column: no seat)
    tally = counts.reshape(len(played), -1, table.seats + 1)
    return {
        "games": game_columns(table, numbers, played, tally),
        "seats": seat_columns(subject, table.seats, numbers, played, tally),
        "rolls": roll_columns(rolls),
        "looks": look_columns(table.seats, looks),
    }


def game_columns(table: TraceTable, numbers: Array, played: Array, tally: Array) -> Columns:
    kinds, totals = table.game.events.kinds, tally.sum(axis=2, dtype=np.int32)
    return {
        "number": numbers,
        "dice": numbers // table.repeats,
        "turns": played["turns"].copy(),
        "decisions": played["decisions"].copy(),
        "chances": played["chances"].copy(),
        "ending": played["ending"].copy(),
        "mark": played["mark"].copy(),
        **{f"event_{as_column(kind.name)}": totals[:, kind.number].copy() for kind in kinds},
    }


def seat_columns(subject: Subject, seats: int, numbers: Array, played: Array, tally: Array) -> Columns:
    game = subject.game
    scores = played["scores"][:, :seats]

    def by_seat(name: str, first: int = 0) -> Array:
        return np.array(played[name][:, first : first + seats]).reshape(-1)

    made = {
        "number": np.repeat(numbers, seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), len(numbers)),
        "share": shares(played["winners"], seats),
        "rank": 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2, dtype=np.int8).reshape(-1),
        **{name: by_seat(name) for name in ("questions", "lone", "passes", "last", "pause")},
        **{f"score_{as_column(name)}": by_seat("parts", key * MAX_SEATS) for key, name in enumerate(game.score_names)},
        **{
            f"role_{as_column(role.name)}": by_seat("roles", which * MAX_SEATS)
            for which, role in enumerate(subject.roles)
        },
    }
    names = [f"event_{as_column(kind.name)}" for kind in game.events.kinds] + [
        f"has_{thing}" for thing in subject.things
    ]
    for row, name in enumerate(names):
        made[name] = np.array(tally[:, row, 1:]).reshape(-1)
    return made


def shares(winners: Array, seats: int) -> Array:
    """Shares of the win, game by game and seat by seat: k winners get 1/k each."""
    won = winners[:, None] >> np.arange(seats) & 1
    return np.asarray(won / won.sum(axis=1, keepdims=True), np.float64).reshape(-1)


def roll_columns(rolls: Array) -> Columns:
    return {
        "number": rolls["game"].astype(np.int64),
        **{name: rolls[name].copy() for name in ("turn", "family", "outcome", "seat", "weight", "total", "possible")},
    }


def look_columns(seats: int, looks: Array) -> Columns:
    """A row per seat."""
    return {
        "number": np.repeat(looks["game"].astype(np.int64), seats),
        "turn": np.repeat(looks["turn"], seats),
        "decisions": np.repeat(looks["decisions"], seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), len(looks)),
        "value": np.array(looks["values"][:, :seats]).reshape(-1),
    }
