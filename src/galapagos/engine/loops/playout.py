"""Play whole games, in the rules subset. The same loop runs in CPython, compiled on all cores, and on GPUs."""

from __future__ import annotations

from typing import Annotated

from ..language.chance import Random, draw_below, draw_weighted, start_random
from ..language.contract import (
    CHANCE,
    MAX_SEATS,
    OVER,
    State,
    apply,
    asked,
    guess,
    hide,
    legal,
    score,
    setup,
    value,
    weights,
)
from ..language.struct import Actions, Bytes, Numbers, Weights, i8, i16, i32, i64, struct
from .winning import find_winners

RANDOM, GREEDY = 0, 1  # kinds of bots that do not search
BOTS = ("random", "greedy")


@struct
class Outcome:
    """The result of a simulated game."""

    scores: Annotated[list[i64], MAX_SEATS]
    decisions: i32  # players' choices
    chances: i32  # rolls and draws
    mark: i64  # a hash of all choices, to compare games
    winners: i16  # as a bit mask
    ending: i8


def is_forced(s: State, n: int) -> bool:
    """Whether a question with n answers is answered automatically."""
    return n == 1 and s.actor != OVER and not asked(s)


def decide(s: State, out: Actions) -> int:
    """Play forced answers up to the next real question, and return the number of its answers."""
    n = legal(s, out)
    while is_forced(s, n):
        apply(s, out[0])
        n = legal(s, out)
    return n


def choose(s: State, n: int, out: Actions, weight: Weights, bot: int, random: Random, scratch: list[State]) -> int:
    if bot == GREEDY and s.actor != CHANCE:
        return choose_greedily(s, n, out, random, scratch)
    return draw_action(s, n, out, weight, random)


def draw_action(s: State, n: int, out: Actions, weight: Weights, random: Random) -> int:
    """A random open action: by weight for chance, uniform for players."""
    if s.actor != CHANCE:
        return out[draw_below(random, n)]
    weights(s, out, n, weight)
    return out[draw_weighted(random, weight, n)]


def choose_any(s: State, n: int, out: Actions, random: Random, scratch: list[State]) -> int:
    """Replaces `choose_greedily` in programs for random bots only."""
    return out[draw_below(random, n)]


def choose_greedily(s: State, n: int, out: Actions, random: Random, scratch: list[State]) -> int:
    """The action with the best position by the heuristic, given a guess of the hidden information; ties at random."""
    seat = s.actor
    scratch[0] = s
    hide(scratch[0], seat)
    guess(scratch[0], seat, random)
    best, pick, equals = 0, 0, 0
    for k in range(n):
        scratch[1] = scratch[0]
        apply(scratch[1], out[k])
        worth = value(scratch[1], seat)
        if equals == 0 or worth > best:
            best, pick, equals = worth, k, 1
        elif worth == best:
            equals += 1
            if draw_below(random, equals) == 0:
                pick = k
    return out[pick]


def start_game(states: list[State], seats: int, seed: int, number: int, random: Random, outcome: Outcome) -> None:
    """Set up game `number` in states[1], with the options of states[0]."""
    states[1] = states[0]
    setup(states[1], seats)
    start_random(random, seed, number)
    outcome.decisions = 0
    outcome.chances = 0
    outcome.mark = 0


def take_step(
    s: State, bots: Bytes, random: Random, scratch: list[State], out: Actions, weight: Weights, outcome: Outcome
) -> None:
    """Play one action: forced, by chance, or by the actor's bot."""
    n = legal(s, out)
    action: int = out[0]
    if not is_forced(s, n):
        bot = RANDOM
        if s.actor == CHANCE:
            outcome.chances += 1
        else:
            outcome.decisions += 1
            bot = bots[s.actor]
        if bot == GREEDY:
            action = choose_greedily(s, n, out, random, scratch)
        else:
            action = draw_action(s, n, out, weight, random)
        outcome.mark = (outcome.mark * 31 + n * 4096 + action) & 0xFFFFFFFFFFFF
    apply(s, action)


def end_game(s: State, scores: Numbers, outcome: Outcome) -> None:
    outcome.ending = s.ending
    score(s, scores)
    outcome.winners = find_winners(scores, s.seats)
    for seat in range(s.seats):
        outcome.scores[seat] = scores[seat]


def play_games(
    states: list[State],
    seats: int,
    bots: Bytes,
    seed: int,
    start: int,
    random: Random,
    scratch: list[State],
    out: Actions,
    weight: Weights,
    scores: Numbers,
    outcomes: list[Outcome],
) -> None:
    """Play game start + i for outcome i. `states` are the options and the game; `scratch` has two states."""
    for i in range(len(outcomes)):
        start_game(states, seats, seed, start + i, random, outcomes[i])
        while states[1].actor != OVER:
            take_step(states[1], bots, random, scratch, out, weight, outcomes[i])
        end_game(states[1], scores, outcomes[i])
