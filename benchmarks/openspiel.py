"""Play our strongest level against OpenSpiel's searches with equal time: part of `make strength`.

    .venv-envs/bin/python -m benchmarks.openspiel [GAME …] [--bot BOT] [--games N] [--minutes M] [--times T] [--json]

`mcts` is `pyspiel.MCTSBot.mcts_search`, which sees everything, hidden cards too. `ismcts` is `ismcts.ISMCTSBot` in
Python, which guesses what is hidden, as ours does; the one in C++ crashes on games in Python. Both play out at random.
The peer has all seats but one, mirrored, with the same dice. It may think as long as our bot does on average, or T
times as long. All runs on one core.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import galapagos.envs.openspiel  # noqa: F401  registers our games
from galapagos.bots import Bot, make_bot
from galapagos.engine.game import Game, all_games, find_game
from galapagos.envs.single import workspace
from galapagos.lab.statistics import Interval, interval
from galapagos.lab.tournament.entrant import Entrant

CURIOSITY = 2.0  # UCT's constant, as in OpenSpiel's examples; a win is 1 and a loss -1
MEMORY = 1000  # MB per tree
MOST = 1_000_000  # simulations, so that only the clock ends a search
FEWEST = 2  # simulations that ISMCTS needs to choose an action
WARM = 3  # searches before the first timed one
TWO, MORE = 0.8, 2.0  # required lower bounds: our win rate with two players, and the multiple of our share with more


@dataclass(frozen=True)
class Result:
    game: str
    players: int
    peer: str
    times: float  # the peer's time divided by ours
    games: int
    share: Interval
    ours: float  # seconds for a decision
    theirs: float

    @property
    def holds(self) -> bool:
        return self.share.low > (TWO if self.players == 2 else MORE / self.players)


class Clock:
    """The average duration of one side's searches."""

    def __init__(self) -> None:
        self.seconds, self.thoughts = 0.0, 0

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.thoughts)

    def time(self, think: Callable[..., int], *position: Any) -> int:
        begin = time.perf_counter()
        action = think(*position)
        self.seconds += time.perf_counter() - begin
        self.thoughts += 1
        return action


def mcts(game: Any, seconds: float, seed: int) -> Callable[[Any], int]:
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(1, seed),
        CURIOSITY,
        MOST,
        MEMORY,
        False,
        seed,
        False,
        max_wall_clock_time=seconds,
    )

    def think(state: Any) -> int:
        """An action that was never visited has no value."""
        best = bot.mcts_search(state).best_child()
        return int(best.action if best is not None else random.Random(seed).choice(state.legal_actions()))

    return think


def ismcts(game: Any, seconds: float, seed: int) -> Callable[[Any], int]:
    """Set the peer's number of simulations, at least FEWEST, from its speed so far, because it has no time limit."""
    luck, clock, done = np.random.RandomState(seed), Clock(), 0
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, luck), CURIOSITY, FEWEST, random_state=luck, allow_inconsistent_action_sets=True
    )

    def think(state: Any) -> int:
        nonlocal done
        left = seconds * (clock.thoughts + 1) - clock.seconds
        bot._max_simulations = max(FEWEST, int(left * done / clock.seconds)) if done else FEWEST
        done += bot._max_simulations
        return clock.time(lambda: int(bot.step(state)))

    return think


PEERS = {"mcts": mcts, "ismcts": ismcts}


def load(game: Game, seats: int) -> Any:
    return pyspiel.load_game(f"galapagos_{game.name}(players={seats})")


def peers_of(game: Game) -> list[str]:
    """ISMCTS does not accept games of perfect information."""
    is_open = load(game, min(game.seats)).get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    return [peer for peer in PEERS if peer != "ismcts" or not is_open]


def ask(bot: Bot, game: Game, state: Any, seat: int) -> int:
    """Our bot, given the position as its seat sees it."""
    table = workspace(game.name, "cpu")
    table.load(state._raw)
    return bot.choose(game, game.hidden(table.state, seat))


def play(
    game: Game,
    bot: Bot,
    peer: str,
    seats: int,
    place: int,
    luck: random.Random,
    seed: int,
    clocks: tuple[Clock, Clock],
    times: float,
) -> float:
    """Our share of one game. The peer gets our average time so far, so our bot must have been timed before."""
    ours, theirs = clocks
    loaded = load(game, seats)
    state, other = loaded.new_initial_state(), PEERS[peer](loaded, times * ours.mean, seed)
    while not state.is_terminal():
        seat, open_ = state.current_player(), state.legal_actions()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(actions, weights)[0])
        elif len(open_) == 1:
            state.apply_action(open_[0])
        elif seat == place:
            state.apply_action(ours.time(ask, bot, game, state, seat))
        else:
            state.apply_action(theirs.time(other, state))
    return (1 + (seats - 1) * float(state.returns()[place])) / seats


def warm(game: Game, bot: Bot, seats: int, clock: Clock) -> None:
    """Time our bot in one game against greedy players, without compilation."""
    from galapagos.engine.match.match import new

    match, greedy = new(game.name, seats, 0), make_bot(game, "greedy", 0)
    for number in range(1_000_000):
        decision = match.decision
        if decision is None:
            return
        hidden = game.hidden(match.state, decision.seat)
        if number == WARM:
            clock.seconds, clock.thoughts = 0.0, 0
        match.play(clock.time(bot.choose, game, hidden) if decision.seat == 0 else greedy.choose(game, hidden))


def duel(game: Game, ours: Entrant, peer: str, games: int, times: float, minutes: float) -> Result:
    """Play sets of games. No set but the first begins when the time is up."""
    seats = min(game.seats)
    sets, shares, clocks = -(-games // seats), list[float](), (Clock(), Clock())
    warm(game, ours.sit_down(game, 0), seats, clocks[0])
    start = time.perf_counter()
    for number in range(sets):
        if shares and time.perf_counter() - start > minutes * 60:
            break
        won = []
        for place in range(seats):
            seed = number * seats + place
            won.append(
                play(game, ours.sit_down(game, seed), peer, seats, place, random.Random(number), seed, clocks, times)
            )
        shares.append(sum(won) / seats)
    return Result(
        game.name, seats, peer, times, len(shares) * seats, interval(shares, seats), clocks[0].mean, clocks[1].mean
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument("--bot", default="level5", help="ours: level5@100 thinks 100 iterations (default: level5)")
    parser.add_argument("--games", type=int, default=60, help="against each peer (default: 60)")
    parser.add_argument(
        "--minutes", type=float, default=20, help="the most for all of it, but for sets that have begun (default: 20)"
    )
    parser.add_argument(
        "--times", type=float, default=1.0, help="how many times as long as ours the peer thinks (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one list")
    arguments = parser.parse_args()
    found, games = [], [find_game(name) for name in arguments.game] or all_games()
    left, end = sum(len(peers_of(game)) for game in games), time.perf_counter() + arguments.minutes * 60
    for game in games:
        for peer in peers_of(game):
            one = duel(
                game,
                Entrant.parse(game, arguments.bot),
                peer,
                arguments.games,
                arguments.times,
                (end - time.perf_counter()) / 60 / left,
            )
            found.append(one)
            left -= 1
            print(
                f"{one.game:12} {one.players} players, {peer:6} with {one.theirs * 1000:5.0f} ms, ours with "
                f"{one.ours * 1000:5.0f} ms: ours wins {one.share.mean:.1%} "
                f"({one.share.low:.1%} – {one.share.high:.1%}) of {one.games} "
                f"games{'' if one.holds else '  NOT ENOUGH'}",
                file=sys.stderr,
            )
    if arguments.json:
        print(json.dumps([asdict(one) for one in found]))


if __name__ == "__main__":
    main()
