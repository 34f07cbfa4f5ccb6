"""Measure the latency of `match.request(actor)` at every decision of random games with the most seats.

    python -m benchmarks.requests               # of all games
    python -m benchmarks.requests dodo evo --games 5

Messages are left to the client (unworded) or worded here. Times are processor times, so a busy machine matters little.
The command fails where a limit does not hold.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.match.match import Match
from galapagos.engine.words.message import ENGLISH

LIMITS = {"": (500, 2500), ENGLISH: (1000, 5000)}  # microseconds: median and 99th percentile
NAMES = {"": "unworded", ENGLISH: "worded"}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    try:
        games = [find_game(name) for name in arguments.names or game_names()]
    except Refused as refused:
        sys.exit(str(refused))
    held = True
    print(f"{'':24}  median     p99     most  microseconds")
    for game in games:
        for words, times in measure(game, arguments.games).items():
            median, late = statistics.median(times), sorted(times)[len(times) * 99 // 100]
            is_held = median < LIMITS[words][0] and late < LIMITS[words][1]
            held &= is_held
            print(
                f"{f'{game.name}, {NAMES[words]}':24} {median:7.0f} {late:7.0f} {max(times):8.0f}  "
                f"{'' if is_held else f'over {LIMITS[words]}'}",
                flush=True,
            )
    sys.exit(not held)


def measure(game: Game, games: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {words: [] for words in LIMITS}
    for number in range(games):
        match, picks = most_seats(game, number), random.Random(number)
        while not match.is_over:
            for words, taken in times.items():
                begin = time.thread_time()
                match.request(match.state.actor, words=words)
                taken.append((time.thread_time() - begin) * 1e6)
            match.play(picks.choice(match.legal()))
    return times


def most_seats(game: Game, seed: int) -> Match:
    """The largest table that the default options allow."""
    for seats in reversed(game.seats):
        try:
            return game.new(seats, seed)
        except Refused:
            continue
    raise Refused(f"{game.title} has no table.")


if __name__ == "__main__":
    main()
