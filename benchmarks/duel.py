"""Bots of two revisions against each other. A bot is asked in a child process: it hears the answers so far as texts, and gives the next one as a
text. Answers are what a record has: where there is but one, nobody gives it."""

from __future__ import annotations

import json
import os
import random
from concurrent.futures import ThreadPoolExecutor

from benchmarks.revision import Child, Revision, tell
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Game
from galapagos.engine.winning import win_shares
from galapagos.lab.statistics import interval

CHOOSE = """
import json, sys
from galapagos.engine.game import find_game
try:
    from galapagos.lab.tournament.entrant import Entrant
except ImportError:
    from galapagos.bots.contestant import Contestant as Entrant

game, seats, entrant = find_game(sys.argv[1]), int(sys.argv[2]), Entrant.parse(find_game(sys.argv[1]), sys.argv[3])
s, heard, out = game.new_state(seats), [], [0] * game.actions.size

def run_on():
    while game.rules.legal(s, out) == 1:
        game.rules.apply(s, out[0])

for line in sys.stdin:
    seed, answers = json.loads(line)
    if answers[: len(heard)] != heard:
        s, heard = game.new_state(seats), []
    for answer in answers[len(heard) :]:
        run_on()
        game.rules.apply(s, game.actions.parse(answer))
    heard = answers
    run_on()
    print(game.actions.text(entrant.sit_down(game, seed).choose(game, game.hidden(s, s.actor))), flush=True)
"""


def duel(game: Game, seats: int, bot: str, old: Revision, new: Revision, games: int, seed: int) -> None:
    """Our bot has one seat and the old one all others. Each set has a game for each seat, with the same dice."""
    sets, workers = -(-games // seats), os.cpu_count() or 1
    tell(f"{game.name}: compiling")
    shares = play_sets(game, seats, bot, old, new, range(1), seed)          # alone, so that each compiles once
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(lambda first: play_sets(game, seats, bot, old, new, range(first, sets, workers), seed), range(1, workers + 1))
        shares += [share for part in parts for share in part]
    tell()
    found = interval(shares, seats)
    print(f"{game.name:12} the new {bot} wins {found.mean:.1%} ({found.low:.1%} – {found.high:.1%}) against tables of the old one, "
          f"{seats} players, {sets * seats} games in {sets} mirrored sets; even is {1 / seats:.1%}")


def play_sets(game: Game, seats: int, bot: str, old: Revision, new: Revision, numbers: range, seed: int) -> list[float]:
    """The share of the new bot in each set."""
    shares = []
    with old.child(CHOOSE, game.name, seats, bot) as before, new.child(CHOOSE, game.name, seats, bot) as after:
        for number in numbers:
            won = 0.0
            for place in range(seats):
                table = [after if seat == place else before for seat in range(seats)]
                won += play(game, table, random.Random(f"{seed} {number}"), random.Random(f"{seed} {number} {place}"))[place]
            shares.append(won / seats)
            tell(f"{game.name}: set {number + 1} of {numbers.stop}")
    return shares


def play(game: Game, table: list[Child], luck: random.Random, seeds: random.Random) -> tuple[float, ...]:
    """One game; the share of each seat. Equal luck rolls the same dice in the same order."""
    s, out = game.new_state(len(table)), [0] * game.actions.size
    answers: list[str] = []
    while s.actor != OVER:
        n = game.rules.legal(s, out)
        action = out[0]
        if n > 1 and s.actor == CHANCE:
            weight = [0] * n
            game.rules.weights(s, out, n, weight)
            action = luck.choices(out[:n], weight)[0]
        elif n > 1:
            action = game.actions.parse(table[s.actor].ask(json.dumps([seeds.getrandbits(32), answers])))
        if action not in out[:n]:
            raise SystemExit(f"{table[s.actor].name} wants {game.actions.text(action)}, which is not open after {'; '.join(answers)}")
        if n > 1:
            answers.append(game.actions.text(action))
        game.rules.apply(s, action)
    return win_shares(game.scores(s))
