"""Play random games and check the contract at every step, in the rules subset."""

from __future__ import annotations

from enum import IntEnum

from ..language.chance import Random, draw_below, start_random
from ..language.contract import CHANCE, LEGAL, OVER, State, apply, audit, guess, hide, legal, refusal, setup, weights
from ..language.struct import Actions, Bytes, Numbers, Weights, i32, i64, struct
from .playout import GREEDY, RANDOM, choose, is_forced

COMPARE_EVERY = 8  # steps, on average, between comparisons of all bytes
SWEEP_EVERY = 24  # steps, on average, between checks of every action of the game
GREEDY_EVERY = 64  # games, because random play never reaches some positions


class Violation(IntEnum):
    NONE = 0
    DEAD_END = 1  # no action is open before the end
    UNSORTED = 2
    LISTED_BUT_REFUSED = 3
    OPEN_BUT_NOT_LISTED = 4
    IMPURE = 5  # a question changed the state
    UNSOUND = 6  # audit found a fault
    ENDLESS = 7
    WEIGHTLESS = 8  # an outcome of chance without a positive weight
    LEAKING = 9  # hide, guess, hide gave a different state than hide
    TELLING = 10  # the open actions depend on hidden information


@struct
class Fuzz:
    """The violation found, and where."""

    finding: i32
    detail: i32  # the fault, the action or the seat in question
    game: i64
    length: i32  # of the game in the trace
    steps: i64
    decisions: i64


def same_bytes(memory: Bytes, a: int, b: int, size: int) -> bool:
    return all(memory[a * size + i] == memory[b * size + i] for i in range(size))


def examine_list(s: State, n: int, out: Actions, weight: Weights, fuzz: Fuzz) -> Violation:
    if n == 0:
        return Violation.DEAD_END
    for k in range(n):
        fuzz.detail = out[k]
        if k > 0 and out[k - 1] >= out[k]:
            return Violation.UNSORTED
        if refusal(s, out[k]) != LEGAL:
            return Violation.LISTED_BUT_REFUSED
    if s.actor == CHANCE:
        weights(s, out, n, weight)
        for k in range(n):
            if weight[k] <= 0:
                return Violation.WEIGHTLESS
    return Violation.NONE


def examine_space(s: State, n: int, out: Actions, space: int, fuzz: Fuzz) -> Violation:
    """Check that every action of the game is either listed or refused."""
    listed = 0
    for action in range(space):
        if listed < n and out[listed] == action:
            listed += 1
        elif refusal(s, action) == LEGAL:
            fuzz.detail = action
            return Violation.OPEN_BUT_NOT_LISTED
    return Violation.NONE


def examine_secrets(
    states: list[State], memory: Bytes, size: int, n: int, out: Actions, spare: Actions, random: Random, fuzz: Fuzz
) -> Violation:
    """Check `hide` and `guess`. States: 1 is the game, 2 and 3 are scratch."""
    for seat in range(-1, states[1].seats):
        fuzz.detail = seat
        states[2] = states[1]
        hide(states[2], seat)
        states[3] = states[2]
        guess(states[3], seat, random)
        if seat >= 0 and seat == states[1].actor:
            if legal(states[3], spare) != n:
                return Violation.TELLING
            for k in range(n):
                if spare[k] != out[k]:
                    return Violation.TELLING
        hide(states[3], seat)
        if not same_bytes(memory, 2, 3, size):
            return Violation.LEAKING
    return Violation.NONE


def examine(
    states: list[State],
    memory: Bytes,
    size: int,
    n: int,
    out: Actions,
    spare: Actions,
    weight: Weights,
    space: int,
    random: Random,
    fuzz: Fuzz,
) -> Violation:
    """Check the open question; states[3] is the state before `legal` was called."""
    s = states[1]
    if draw_below(random, COMPARE_EVERY) == 0 and not same_bytes(memory, 1, 3, size):
        return Violation.IMPURE
    fuzz.detail = audit(s)
    if fuzz.detail != 0:
        return Violation.UNSOUND
    if s.actor == OVER:
        return Violation.NONE
    finding = examine_list(s, n, out, weight, fuzz)
    if finding == Violation.NONE and draw_below(random, SWEEP_EVERY) == 0:
        finding = examine_space(s, n, out, space, fuzz)
        if finding == Violation.NONE:
            finding = examine_secrets(states, memory, size, n, out, spare, random, fuzz)
    return finding


def fuzz_game(
    states: list[State],
    scratch: list[State],
    memory: Bytes,
    size: int,
    bot: int,
    space: int,
    random: Random,
    out: Actions,
    spare: Actions,
    weight: Weights,
    trace: Actions,
    seen: Numbers,
    fuzz: Fuzz,
) -> Violation:
    s = states[1]
    fuzz.length = 0
    for _ in range(len(trace)):
        states[3] = s
        n = legal(s, out)
        finding = examine(states, memory, size, n, out, spare, weight, space, random, fuzz)
        if finding != Violation.NONE or s.actor == OVER:
            return finding
        action = out[0]
        if not is_forced(s, n):
            action = choose(s, n, out, weight, bot, random, scratch)
            trace[fuzz.length] = action
            fuzz.length += 1
            if s.actor >= 0:
                fuzz.decisions += 1
        seen[action] += 1
        fuzz.steps += 1
        apply(s, action)
    return Violation.ENDLESS


def fuzz_games(
    states: list[State],
    scratch: list[State],
    memory: Bytes,
    size: int,
    seats: int,
    seed: int,
    start: int,
    games: int,
    space: int,
    random: Random,
    out: Actions,
    spare: Actions,
    weight: Weights,
    trace: Actions,
    seen: Numbers,
    fuzz: Fuzz,
) -> int:
    """Play games until the first violation. `states` are the options, the game, and two for comparison; `memory` is
    the same memory as bytes."""
    for game in range(start, start + games):
        states[1] = states[0]
        setup(states[1], seats)
        start_random(random, seed, game)
        bot = GREEDY if game % GREEDY_EVERY == 0 else RANDOM
        fuzz.game = game
        fuzz.finding = fuzz_game(
            states, scratch, memory, size, bot, space, random, out, spare, weight, trace, seen, fuzz
        )
        if fuzz.finding != 0:
            break
    return fuzz.finding
