"""Let bots of two revisions play each other.

A child process asks each bot. It sends the answers so far as texts and gets the next answer as a text, with its
processor time. A question with one answer is not asked, as in a record. An option that is not named has the value that
a record means when it does not name it, because an older revision may know no other.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from statistics import mean

from benchmarks.revision import Child, Revision, tell
from galapagos.engine.cores import usable_cores
from galapagos.engine.game import Game
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.loops.winning import win_shares
from galapagos.lab.statistics import interval

Options = Mapping[str, str]

CHOOSE = """
import json, sys, time
from galapagos.engine.game import find_game
try:
    from galapagos.lab.tournament.entrant import Entrant
except ImportError:
    from galapagos.bots.contestant import Contestant as Entrant

game, seats, entrant = find_game(sys.argv[1]), int(sys.argv[2]), Entrant.parse(find_game(sys.argv[1]), sys.argv[3])
options = dict(option.split("=", 1) for option in sys.argv[4:])
new_state = getattr(game, "recorded_state", game.new_state)     # of options that are older than both
s, heard, out = new_state(seats, options), [], [0] * game.actions.size

def run_on():
    while game.rules.legal(s, out) == 1:
        game.rules.apply(s, out[0])

for line in sys.stdin:
    seed, answers = json.loads(line)
    if answers[: len(heard)] != heard:
        s, heard = new_state(seats, options), []
    for answer in answers[len(heard) :]:
        run_on()
        game.rules.apply(s, game.actions.parse(answer))
    heard = answers
    run_on()
    begin = time.process_time()
    action = entrant.sit_down(game, seed).choose(game, game.hidden(s, s.actor))
    print(time.process_time() - begin, game.actions.text(action), flush=True)
"""


@dataclass
class Side:
    """A bot of one revision, and the CPU seconds of its searches, without the first of each process, which compiles."""

    revision: Revision
    bot: str
    seconds: list[float] = field(default_factory=list)

    @property
    def milliseconds(self) -> float:
        return 1000 * mean(self.seconds or [0.0])


class Player:
    """A bot in its own process, which plays at one table after the other."""

    def __init__(self, side: Side, game: Game, seats: int, options: Options) -> None:
        self.side, self.is_new = side, True
        self.child: Child = side.revision.child(
            CHOOSE, game.name, seats, side.bot, *(f"{name}={value}" for name, value in options.items())
        )

    def choose(self, seed: int, answers: list[str]) -> str:
        spent, _, answer = self.child.ask(json.dumps([seed, answers])).partition(" ")
        if not self.is_new:
            self.side.seconds.append(float(spent))
        self.is_new = False
        return answer


def duel(
    game: Game, seats: int, ours: Side, theirs: Side, games: int, seed: int, minutes: float, options: Options
) -> None:
    """Play sets of games with our bot in one seat and the old bot in all others. A set has a game for each seat with
    the same dice. No set begins when the time is up."""
    workers, numbers = usable_cores(), iter(range(-(-games // seats)))
    tell(f"{game.name}: compiling")
    # alone, so that each compiles once
    shares = play_sets(game, seats, ours, theirs, iter([next(numbers)]), seed, options)
    end = time.monotonic() + 60 * minutes
    in_time = iter(lambda: next(numbers, None) if time.monotonic() < end else None, None)
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(lambda _: play_sets(game, seats, ours, theirs, in_time, seed, options), range(workers))
        shares += [share for part in parts for share in part]
    tell()
    found = interval(shares, seats)
    print(
        f"{game.name:12} the new {ours.bot} wins {found.mean:.1%} ({found.low:.1%} – {found.high:.1%}) against "
        f"tables of the old {theirs.bot}, "
        f"{seats} players, {len(shares) * seats} games in {len(shares)} mirrored sets; even is {1 / seats:.1%}; "
        f"{ours.milliseconds:.1f} and {theirs.milliseconds:.1f} ms of a processor for an answer",
        flush=True,
    )


def play_sets(
    game: Game, seats: int, ours: Side, theirs: Side, numbers: Iterator[int], seed: int, options: Options
) -> list[float]:
    """The share of the new bot in each set."""
    shares = []
    before, after = Player(theirs, game, seats, options), Player(ours, game, seats, options)
    with before.child, after.child:
        for number in numbers:
            won = 0.0
            for place in range(seats):
                table = [after if seat == place else before for seat in range(seats)]
                won += play(
                    game, table, options, random.Random(f"{seed} {number}"), random.Random(f"{seed} {number} {place}")
                )[place]
            shares.append(won / seats)
            tell(f"{game.name}: set {number + 1}")
    return shares


def play(
    game: Game, table: list[Player], options: Options, luck: random.Random, seeds: random.Random
) -> tuple[float, ...]:
    """Play one game and return the share of each seat. Equal seeds roll the same dice in the same order."""
    s, out = game.recorded_state(len(table), options), [0] * game.actions.size
    answers: list[str] = []
    while s.actor != OVER:
        n = game.rules.legal(s, out)
        action = out[0]
        if n > 1 and s.actor == CHANCE:
            weight = [0] * n
            game.rules.weights(s, out, n, weight)
            action = luck.choices(out[:n], weight)[0]
        elif n > 1:
            action = game.actions.parse(table[s.actor].choose(seeds.getrandbits(32), answers))
        if action not in out[:n]:
            raise SystemExit(
                f"{table[s.actor].child.name} wants {game.actions.text(action)}, which is not open after "
                f"{'; '.join(answers)}"
            )
        if n > 1:
            answers.append(game.actions.text(action))
        game.rules.apply(s, action)
    return win_shares(game.scores(s))
