"""Play a game between bots. Everything except the searches happens in one compiled call from search to search."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import MAX_SEATS, OVER
from galapagos.engine.language.option import Value
from galapagos.engine.language.struct import buffer, i8, i16, i32
from galapagos.engine.loops import playout
from galapagos.engine.loops.winning import win_shares

from . import stretch
from .entrant import Entrant

STRETCH = (stretch.go_on,)


@dataclass(frozen=True)
class PlayedGame:
    """A finished game. `seating` has the number of the bot at each seat."""

    seating: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, by seat: k winners get 1/k each
    moves: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # for these moves, by seat
    ending: str

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> PlayedGame:
        return cls(
            tuple(data["seating"]),
            tuple(data["shares"]),
            tuple(data["moves"]),
            tuple(data["seconds"]),
            str(data["ending"]),
        )


def play_game(
    game: Game,
    options: Mapping[str, Value],
    bots: Sequence[Entrant],
    seating: tuple[int, ...],
    luck_seed: int,
    seed: int,
    backend: str = "cpu",
) -> PlayedGame:
    """Play one game. Games with the same `luck_seed` roll the same dice in the same order; the bots draw from
    `seed`."""
    go_on, seats, space = functions(game, backend, entries=STRETCH).go_on, len(seating), game.actions.size
    s = game.new_state(seats, options)
    scratch = buffer(game.state, 2)
    out = buffer(i16, space)
    weight = buffer(i32, space)
    luck, random, count, kinds = Random(), Random(), stretch.Count(), buffer(i8, MAX_SEATS)
    start_random(luck, luck_seed, 0)
    start_random(random, seed, 0)
    thinkers: dict[int, Any] = {}
    for seat, number in enumerate(seating):
        bot = bots[number]
        kinds[seat] = playout.BOTS.index(bot.name) if bot.is_simple else stretch.THINKS
        if not bot.is_simple:
            thinkers[seat] = bot.sit_down(game, seed + 1 + seat * 0x1_0000_0000, backend)
    moves, seconds, answer, rest = [0] * seats, [0.0] * seats, -1, 0.0
    while True:
        before = time.perf_counter()
        go_on(s, answer, kinds, luck, random, scratch, out, weight, count)
        begin = time.perf_counter()
        rest += begin - before
        if s.actor == OVER:
            break
        answer = int(thinkers[s.actor].choose(game, scratch[0]))
        moves[s.actor] += 1
        seconds[s.actor] += time.perf_counter() - begin
    simple = sum(count.moves)
    for seat in range(seats):
        if seat not in thinkers:
            moves[seat] = count.moves[seat]
            seconds[seat] = rest * moves[seat] / simple if simple else 0.0
    return PlayedGame(seating, win_shares(game.scores(s)), tuple(moves), tuple(seconds), game.endings[s.ending])


def derive_seed(*parts: object) -> int:
    """A separate seed for each combination of parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:7], "big")
