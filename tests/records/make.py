"""Makes a recorded game, played by bots with fair dice, for `tests/test_records.py`.

    python -m tests.records.make dodo --seats 3 --bots greedy --seed 5 --name three-players
    python -m tests.records.make dodo --seats 2 --bots random --option supply=unlimited --ending extinction --name end
    python -m tests.records.make dodo --sums

`--bots` takes one name for all seats or one per seat, separated by commas. `--ending` (one of the game's endings) and
`--shared` (several winners) try seeds from `--seed` on until a game ends so. `--start` begins at a position, for what a
whole game would not reach.

The record goes to `tests/records/<game>/<name>.txt`. `SUMS` beside it keeps a hash of the course of every game: each
question with all its answers, and the final scores. So a rule that changes a recorded game fails the tests, even if no
player chose the new answer. After a change of the rules raise `rules_version` of the game, make its records again, and
let `--sums` write `SUMS`.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.chance import Random, draw_below, start_random
from galapagos.engine.language.struct import copy
from galapagos.engine.loops.playout import BOTS
from galapagos.engine.match.dice import Dice
from galapagos.engine.match.match import Match, from_position, new
from galapagos.engine.match.record import Record

RECORDS = Path(__file__).parent
SUMS = "SUMS"
MOST_SEEDS = 10_000


def record_files(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.txt"))


def games_with_records() -> list[str]:
    return sorted(folder.name for folder in RECORDS.iterdir() if any(folder.glob("*.txt")))


def course(record: Record) -> str:
    """A hash of every question of a recorded game, with all its answers, and of the final scores."""
    digest = hashlib.sha256()
    match = Match.replay(record, 0)
    for action in record.actions:
        answers = " ".join(map(match.game.actions.text, match.legal()))
        digest.update(f"{match.state.actor}: {answers}\n".encode())
        match.play(action)
    digest.update(f"{match.game.scores(match.state)}\n".encode())
    return digest.hexdigest()


def read_sums(game: str) -> dict[str, str]:
    lines = (RECORDS / game / SUMS).read_text().splitlines()
    return {name: digest for digest, name in (line.split() for line in lines)}


def write_sums(game: str) -> None:
    sums = [f"{course(Record.parse(file.read_text()))}  {file.name}" for file in record_files(game)]
    (RECORDS / game / SUMS).write_text("\n".join(sums) + "\n")


def play(match: Match, bots: Sequence[str], seed: int) -> Match:
    """To the end, by bots that look at most one action ahead."""
    random = Random()
    start_random(random, seed, 0)
    while not match.is_over:
        best = match.legal()
        if bots[match.state.actor] == "greedy":
            best = best_looking(match, best, random)
        match.play(best[draw_below(random, len(best))])
    return match


def best_looking(match: Match, actions: list[int], random: Random) -> list[int]:
    """The actions after which the position looks best to the actor, who knows what a player knows."""
    seat = match.state.actor
    known = match.game.hidden(match.state, seat)
    match.game.rules.guess(known, seat, random)
    worth = {}
    for action in actions:
        after = copy(known)
        match.game.rules.apply(after, action)
        worth[action] = match.game.module("heuristics").value(after, seat)
    return [action for action in actions if worth[action] == max(worth.values())]


def begin(game: Game, arguments: argparse.Namespace, seed: int) -> Match:
    if arguments.start:
        return from_position(game.name, arguments.start, Dice.new(seed))
    options = dict(option.split("=", 1) for option in arguments.option)
    return new(game.name, arguments.seats, seed, **options)


def is_wanted(match: Match, arguments: argparse.Namespace) -> bool:
    ending = match.game.endings[match.state.ending]
    return arguments.ending in (None, ending) and (not arguments.shared or match.ranks.count(1) > 1)


def find(game: Game, arguments: argparse.Namespace) -> tuple[int, Match]:
    """The first game from the seed on that ends as demanded."""
    for seed in range(arguments.seed, arguments.seed + MOST_SEEDS):
        match = begin(game, arguments, seed)
        bots = arguments.bots.split(",")
        match = play(match, bots if len(bots) > 1 else bots * match.state.seats, seed)
        if is_wanted(match, arguments):
            return seed, match
    raise Refused(f"None of {MOST_SEEDS} games ended so.")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--name", help="of the file, without .txt; by default what the game is made from")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bots", default="greedy", help=f"{' or '.join(BOTS)}, or one per seat, by commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--start", default="", metavar="POSITION")
    parser.add_argument("--ending")
    parser.add_argument("--shared", action="store_true")
    parser.add_argument("--sums", action="store_true", help="only write SUMS")
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
        if not arguments.sums:
            seed, match = find(game, arguments)
            name = arguments.name or "-".join(
                ["seats", str(match.state.seats), *arguments.option, arguments.bots, str(seed)]
            )
            (RECORDS / game.name).mkdir(exist_ok=True)
            (RECORDS / game.name / f"{name}.txt").write_text(match.record.text())
            print(
                f"{name}: seed {seed}, {len(match.actions)} actions, {match.game.endings[match.state.ending]}, "
                f"ranks {match.ranks}"
            )
        write_sums(game.name)
    except Refused as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
