"""Find the fixed ratings of the bots by tournaments, and write them to src/galapagos/bots/ratings.txt.

    python -m tools.bot_ratings [GAME ...] [--games 90]

All levels of a game meet in mirrored sets at the smallest table. The ratings are Elo points around 1500, the average of
the five levels, and also what a person begins with. The ratings of other games stay as they are.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import galapagos.bots.ratings
from galapagos.bots.levels import LEVELS
from galapagos.bots.ratings import MIDDLE, all_ratings
from galapagos.engine.game import find_game, game_names
from galapagos.lab.tournament import Set, Tournament, report, run

FILE = Path(galapagos.bots.ratings.__file__).with_name("ratings.txt")
HEAD = "# Fixed ratings of the bots: game, bot, points. Made by `python -m tools.bot_ratings`.\n"


def find_ratings(name: str, games: int, workers: int | None) -> dict[str, int]:
    """The points of each level, from that many games."""
    game, sets = find_game(name), list[Set]()
    tournament = Tournament(game, game.seats[0], tuple(LEVELS), games)
    judge = run(tournament, keep=sets.append, workers=workers, to_the_end=True)
    standings = report(tournament, sets, judge).standings
    for one in standings:
        print(
            f"{name} {one.bot}: {one.rating.points:+.0f} ({one.rating.low:+.0f} to {one.rating.high:+.0f})", flush=True
        )
    return {one.bot: MIDDLE + round(one.rating.points) for one in standings}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=90)
    parser.add_argument("--workers", type=int)
    wanted = parser.parse_args()
    for name in wanted.names or game_names():
        found = all_ratings() | {name: find_ratings(name, wanted.games, wanted.workers)}
        lines = [f"{game} {bot} {points}\n" for game in sorted(found) for bot, points in sorted(found[game].items())]
        FILE.write_text(HEAD + "".join(lines))
        all_ratings.cache_clear()


if __name__ == "__main__":
    main()
