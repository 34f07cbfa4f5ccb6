"""Fit `doubt` of a game's THINKING to games of greedy players, from the values at the end of each turn.

    python -m benchmarks.doubt GAME [--players N] [--games N]

Where a turn ends, a seat's chance of winning is taken to be in proportion to exp(value / doubt). The best doubt makes
the winners likeliest. A loss of log(players) is as good as knowing nothing.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator

from galapagos.bots import make_bot
from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import MAX_SEATS, OVER
from galapagos.engine.language.struct import buffer, i8, i16, i32
from galapagos.engine.loops import playout
from galapagos.engine.loops.winning import win_shares
from galapagos.lab.tournament import stretch
from galapagos.lab.tournament.table import STRETCH

Look = tuple[list[float], tuple[float, ...]]  # values by seat at the end of a turn, and shares of the win

DOUBTS = [round(50 * 2 ** (step / 4)) for step in range(28)]


def looks(game: Game, seats: int, number: int) -> Iterator[Look]:
    """Play one game. The caller chooses for the first player, so that it can inspect the positions."""
    heuristics = game.module("heuristics")
    run = functions(game, "cpu", entries=STRETCH).go_on
    bot = make_bot(game, "greedy", number)
    s, scratch, space = game.new_state(seats), buffer(game.state, 2), game.actions.size
    out = buffer(i16, space)
    weight = buffer(i32, space)
    kinds = buffer(i8, MAX_SEATS)
    luck = Random()
    random = Random()
    count = stretch.Count()
    start_random(luck, number, 0)
    start_random(random, number, 1)
    kinds[:seats] = [stretch.THINKS, *[playout.GREEDY] * (seats - 1)]
    values, turn, answer = [], heuristics.pace(s), -1
    while True:
        run(s, answer, kinds, luck, random, scratch, out, weight, count)
        if s.actor == OVER:
            break
        if heuristics.pace(s) != turn:
            turn = heuristics.pace(s)
            values.append([heuristics.value(s, seat) / seats for seat in range(seats)])
        answer = bot.choose(game, scratch[0])
    shares = win_shares(game.scores(s))
    return ((value, shares) for value in values)


def loss(found: list[Look], doubt: float) -> float:
    """The mean of -log(estimated chance of the winner)."""
    total = 0.0
    for values, shares in found:
        best = max(values)
        parts = [math.exp(max(-50.0, (value - best) / doubt)) for value in values]
        total -= sum(share * math.log(part / sum(parts)) for share, part in zip(shares, parts, strict=True))
    return total / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    seats = arguments.players or min(game.seats)
    found = [look for number in range(arguments.games) for look in looks(game, seats, number)]
    best = min(DOUBTS, key=lambda doubt: loss(found, doubt))
    print(
        f"{game.name}, {seats} players: {len(found):,} positions, best doubt {best}, loss "
        f"{loss(found, best):.3f} (of {math.log(seats):.3f})"
    )


if __name__ == "__main__":
    main()
