"""Whole games of any game, in the rules subset: one loop for CPython, for compiled batches on all cores and for one
game per GPU thread."""

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

RANDOM, GREEDY = 0, 1  # kinds of bots that play without a tree
BOTS = ("random", "greedy")


@struct
class Outcome:
    """What is kept of a game that was only played to be counted."""

    scores: Annotated[list[i64], MAX_SEATS]
    decisions: i32  # players' choices
    chances: i32  # rolls and draws
    mark: i64  # a hash of all choices: equal games, equal marks
    winners: i16  # as bits
    ending: i8


def is_forced(s: State, n: int) -> bool:
    """Whether a question with n answers is not put to anybody."""
    return n == 1 and s.actor != OVER and not asked(s)


def decide(s: State, out: Actions) -> int:
    """Runs on to the next real question; how many answers it has."""
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
    """One of the open actions: an outcome of chance as likely as its weight, any action of a player as likely as the
    others."""
    if s.actor != CHANCE:
        return out[draw_below(random, n)]
    weights(s, out, n, weight)
    return out[draw_weighted(random, weight, n)]


def choose_any(s: State, n: int, out: Actions, random: Random, scratch: list[State]) -> int:
    """Stands in for `choose_greedily` where nobody thinks."""
    return out[draw_below(random, n)]


def choose_greedily(s: State, n: int, out: Actions, random: Random, scratch: list[State]) -> int:
    """The action after which the position looks best to the actor, who knows what a player knows; equals by lot."""
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
    """Game `number` in states[1], with the options of states[0]."""
    states[1] = states[0]
    setup(states[1], seats)
    start_random(random, seed, number)
    outcome.decisions = 0
    outcome.chances = 0
    outcome.mark = 0


def take_step(
    s: State, bots: Bytes, random: Random, scratch: list[State], out: Actions, weight: Weights, outcome: Outcome
) -> None:
    """One action: forced, by chance, or by the actor's kind of bot."""
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
    """Game number start + i for outcome i. `states` has two, the options and the game; `scratch` two to think with."""
    for i in range(len(outcomes)):
        start_game(states, seats, seed, start + i, random, outcomes[i])
        while states[1].actor != OVER:
            take_step(states[1], bots, random, scratch, out, weight, outcomes[i])
        end_game(states[1], scores, outcomes[i])
