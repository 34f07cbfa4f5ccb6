"""`make strength`: measure the strength of the bots by tournaments, and the speed of their searches.

    python -m benchmarks.strength [GAME …] [--games N] [--minutes M] [--json]

Every question is a tournament of mirrored sets. It ends when it is settled, after N games at the latest. All of them
take M minutes at most, except that a set that has begun ends: a question gets an equal part of the time that is left.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass

from benchmarks import ours
from galapagos.bots.budget import Budget
from galapagos.bots.levels import LEVELS
from galapagos.bots.search import SearchPlan
from galapagos.bots.thought import think
from galapagos.engine.game import Game, all_games, find_game
from galapagos.lab.tournament import Judge, Set, Tournament, report, run

STEP = 1.1  # required wins of a level against the level below, as a multiple of its share
TOP_AT_TWO, TOP = 1.3, 1.5  # of the strongest level against greedy players
EVEN = 1.0  # of the strongest level against scripted plans
SEARCHED = 20_000  # iterations of a timed search
SECONDS = 2.0  # of plain playouts for comparison


@dataclass(frozen=True)
class Question:
    """Does the first bot win at least this multiple of its share against tables of the second?"""

    game: str
    players: int
    bots: str
    target: float


@dataclass(frozen=True)
class Answer:
    question: Question
    games: int
    share: float  # × 1 / n, as the interval
    low: float
    high: float
    minutes: float

    @property
    def holds(self) -> bool:
        """Whether the lower end of the 95 % interval reaches the target."""
        return self.low >= self.question.target


def tables(game: Game) -> list[int]:
    """The smallest table, and a table of four."""
    return [min(game.seats), 4]


def questions(game: Game) -> Iterator[Question]:
    levels = list(LEVELS)
    for players in tables(game):
        yield Question(game.name, players, f"{levels[-1]},greedy", TOP_AT_TWO if players == 2 else TOP)
        for plan in game.plans:
            yield Question(game.name, players, f"{levels[-1]},{plan}", EVEN)
        for lower, higher in itertools.pairwise(levels):
            yield Question(game.name, players, f"{higher},{lower}", STEP)


class TimeIsUp(Exception):
    """The time for a question is over."""


def answer(question: Question, games: int, minutes: float) -> Answer:
    tournament = Tournament(
        find_game(question.game), question.players, tuple(question.bots.split(",")), games, target=question.target
    )
    judge, sets, start = Judge(tournament), list[Set](), time.perf_counter()

    def keep(played: Set) -> None:
        sets.append(played)
        judge.see(played)
        if judge.seen and time.perf_counter() - start > minutes * 60:
            raise TimeIsUp

    with suppress(TimeIsUp):
        run(tournament, keep=keep)
    share, n = report(tournament, judge.counted(sets), judge).standings[0].share, question.players
    spent = (time.perf_counter() - start) / 60
    return Answer(question, len(judge.counted(sets)) * n, share.mean * n, share.low * n, share.high * n, spent)


def search_rates(game: Game) -> dict[str, float]:
    """Iterations and decisions per CPU second on one core, from the first decision with full random playouts, compared
    with plain playouts."""
    seats = min(game.seats)
    s, out = game.new_state(seats), [0] * game.actions.size
    while s.actor < 0:
        game.rules.legal(s, out)
        game.rules.apply(s, out[0])
    plan = SearchPlan()
    plan.exploration, plan.samples = 1400, 1
    think(game, s, s.actor, plan, Budget(2), threads=1)  # compile or load
    plain = ours.playouts(game, seats, SECONDS).per_second
    start = time.process_time()
    thought = think(game, s, s.actor, plan, Budget(SEARCHED, 600), threads=1)
    spent = time.process_time() - start
    return {"iterations": thought.iterations / spent, "decisions": thought.decisions / spent, "plain": plain}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--games", type=int, default=300, help="the most for a question (default: 300)")
    parser.add_argument(
        "--minutes", type=float, default=90, help="the most for all of it, but for sets that have begun (default: 90)"
    )
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    games = [find_game(name) for name in arguments.game] or all_games()
    rates, answers, asked = {}, [], {game.name: list(questions(game)) for game in games}
    left, end = sum(map(len, asked.values())), time.perf_counter() + arguments.minutes * 60
    for game in games:
        rates[game.name] = row = search_rates(game)
        print(
            f"{game.name}, {min(game.seats)} players: {row['iterations']:,.0f} iterations, "
            f"{row['decisions']:,.0f} decisions per second; "
            f"plain playouts {row['plain']:,.0f}, the search has {row['decisions'] / row['plain']:.2f} of that",
            file=sys.stderr,
        )
        for question in asked[game.name]:
            answers.append(found := answer(question, arguments.games, (end - time.perf_counter()) / 60 / left))
            left -= 1
            print(
                f"  {question.players} players  {question.bots:16} {found.share:.2f} [{found.low:.2f}, "
                f"{found.high:.2f}] of 1/n, "
                f"asked for {question.target:g}: {'yes' if found.holds else 'NO'}  ({found.games} games, "
                f"{found.minutes:.1f} min)",
                file=sys.stderr,
            )
    if arguments.json:
        print(json.dumps({"rates": rates, "answers": [asdict(found) for found in answers]}))
        return
    for found in answers:
        print(
            f"| {found.question.game} | {found.question.players} | "
            f"{found.question.bots.replace(',', ' against ')} | {found.share:.2f} | "
            f"{found.low:.2f} – {found.high:.2f} | {found.question.target:g} | {found.games} | "
            f"{'yes' if found.holds else 'no'} |"
        )


if __name__ == "__main__":
    main()
