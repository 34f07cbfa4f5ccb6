"""Count events while games are played, with `tell` bound to a counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..compiler.backend import Functions, built, check_backend, program
from ..compiler.program import Program
from ..game import Game
from ..language import contract, event
from ..language.chance import Random
from ..language.option import Value
from ..language.struct import assign, buffer, counted, i16, i32, i64
from ..loops import playout
from ..loops.playout import Outcome
from .play import bot_kinds

ENTRIES = (playout.play_games,)


def counting(game: Game) -> Program:
    """A program whose states have a tally of events behind their own fields."""
    state = counted(game.state, len(game.events.kinds))
    return program(game, ENTRIES, {contract.State: state, game.state: state, event.tell: event.count})


@cache
def counter(game: Game, backend: str) -> Functions:
    return built(game, counting(game), backend)


def count_events(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    start: int = 0,
    seed: int = 0,
    options: Mapping[str, Value] = {},
    backend: str = "cpu",
) -> list[dict[str, int]]:
    """The number of events of each kind in each game; the same games as in `batch.play`."""
    check_backend(backend)
    game.new_state(seats, options)  # raises Refused for impossible arguments
    state, space = counted(game.state, len(game.events.kinds)), game.actions.size
    states, scratch, kinds = buffer(state, 2), buffer(state, 2), bot_kinds(seats, bots)
    assign(states[0], game.blank(options))
    memory: tuple[Any, ...] = Random(), scratch, buffer(i16, space), buffer(i32, space), buffer(i64, contract.MAX_SEATS)
    counts = []
    for number in range(start, start + games):
        counter(game, backend).play_games(states, seats, kinds, seed, number, *memory, buffer(Outcome, 1))
        counts.append({kind.name: states[1].tally[kind.number] for kind in game.events.kinds})
    return counts
