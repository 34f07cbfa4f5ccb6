"""Advance many games by one decision each, in the rules subset, for CPUs and for GPUs with one thread per game.

Chance and forced answers are played too, so after a step each game is at a player's question or over.
"""

from __future__ import annotations

from typing import NamedTuple

from galapagos.engine.language.chance import Random, draw_below, start_random
from galapagos.engine.language.contract import (
    CHANCE,
    MAX_SEATS,
    OVER,
    State,
    apply,
    hide,
    legal,
    observe,
    score,
    score_part,
    setup,
)
from galapagos.engine.language.feature import MOST
from galapagos.engine.language.struct import Actions, Bytes, Floats, Numbers, Units, Weights, i64, struct
from galapagos.engine.loops.playout import choose_greedily, draw_action, is_forced

# Codes instead of actions.
HOLD = -1  # skip this environment
BEGIN = -2  # begin the game with the lane's number
LOOK = -3  # update the arrays

NOTHING, FEATURES, RAW = 0, 1, 2  # kinds of observations
OFF, SAME, NEXT = 0, 1, 2  # autoreset: never, in the same step, in the next step
WIN, RANK, SCORE = 0, 1, 2  # kinds of rewards
NOBODY = -1
POLICY = 1  # random stream of opponents

AT_ONCE = 32  # numbers of an observation, so that loops are vectorized without a remainder


@struct
class Lane:
    """Data of an environment besides its state."""

    number: i64  # of the current game
    last: i64  # the seat that decided last, which observes the end
    told: i64  # length of its observation; the numbers after it are zero
    chance: Random
    policy: Random  # for `sample`, separate from the dice


@struct
class Layout:
    """Parameters of a batch."""

    seed: i64
    seats: i64
    envs: i64
    threads: i64
    chunks: i64  # units of work
    space: i64  # actions, chance included
    players: i64  # actions of players: the width of a mask
    most: i64  # most answers to one question
    features: i64
    size: i64  # of a state in bytes
    observation: i64
    autoreset: i64
    reward: i64


class Buffers(NamedTuple):
    """The arrays of a batch, flat."""

    states: list[State]  # from here on, a row per environment
    lanes: list[Lane]
    actions: Weights
    legal_count: Actions
    legal_mask: Bytes
    legal: Actions
    current_player: Bytes
    terminated: Bytes
    reward: Floats
    observation: Floats
    raw: list[State]
    blank: list[State]  # from here on, one entry
    layouts: list[Layout]
    scales: Floats  # a factor for each feature
    units: Units  # from here on, scratch memory, a row per thread; `units` is all zero between uses
    weight: Weights
    scores: Numbers


def run_on(s: State, random: Random, out: Actions, weight: Weights) -> int:
    """Play chance and forced answers up to a player's question or the end; return the number of answers."""
    while s.actor != OVER:
        n = legal(s, out)
        if is_forced(s, n):
            apply(s, int(out[0]))  # a numpy int would overflow in interpreted code
        elif s.actor == CHANCE:
            apply(s, int(draw_action(s, n, out, weight, random)))
        else:
            return n
    return 0


def begin(states: list[State], i: int, blank: list[State], lane: Lane, layout: Layout) -> None:
    states[i] = blank[0]
    setup(states[i], layout.seats)
    start_random(lane.chance, layout.seed, lane.number)
    lane.last = 0


def pay(s: State, kind: int, scores: Numbers, reward: Floats) -> None:
    """Write zero-sum rewards. Each is a quotient of integers, so every back end rounds alike."""
    if kind == SCORE:
        for seat in range(s.seats):
            scores[seat] = score_part(s, seat, 0)
    else:
        score(s, scores)
    best, total = scores[0], 0
    for seat in range(s.seats):
        best = max(best, scores[seat])
        total += scores[seat]
    winners = 0
    for seat in range(s.seats):
        winners += 1 if scores[seat] == best else 0
    for seat in range(s.seats):
        if kind == WIN:
            reward[seat] = (s.seats - winners if scores[seat] == best else -winners) / (winners * (s.seats - 1))
        elif kind == RANK:
            reward[seat] = count_worse(scores, s.seats, scores[seat]) / (s.seats - 1)
        else:
            reward[seat] = (s.seats * scores[seat] - total) / (s.seats - 1)


def count_worse(scores: Numbers, seats: int, own: int) -> int:
    """The number of worse scores minus the number of better ones."""
    worse = 0
    for seat in range(seats):
        worse += 1 if scores[seat] < own else -1 if scores[seat] > own else 0
    return worse


def look(s: State, seat: int, scales: Floats, units: Units, features: Floats, told: int) -> int:
    """Write the features as a learner in a seat sees them, and return their number; `told` is the previous number.

    `units` is scratch memory that is all zero before and after.
    """
    many = min(-(-observe(s, seat, units) // AT_ONCE) * AT_ONCE, len(features))
    for k in range(many):
        features[k] = units[k] * scales[k]
        units[k] = 0
    for k in range(many, told):
        features[k] = 0.0
    return many


def show(i: int, n: int, b: Buffers, thread: int) -> None:
    """Write the mask, and the observation of the seat that is asked, or decided last if the game is over."""
    s, lane, layout = b.states[i], b.lanes[i], b.layouts[0]
    mask, listed = (
        b.legal_mask[i * layout.players : (i + 1) * layout.players],
        b.legal[i * layout.most : (i + 1) * layout.most],
    )
    b.current_player[i] = s.actor if s.actor >= 0 else NOBODY
    for k in range(n):
        mask[listed[k]] = 1
    seat = s.actor if s.actor >= 0 else lane.last
    if layout.observation == FEATURES:
        observation = b.observation[i * layout.features : (i + 1) * layout.features]
        lane.told = look(s, seat, b.scales, b.units[thread * MOST : (thread + 1) * MOST], observation, lane.told)
    elif layout.observation == RAW:
        b.raw[i] = s
        hide(b.raw[i], seat)


def advance_one(i: int, checked: bool, b: Buffers, thread: int) -> None:
    """Advance environment i with the scratch memory of a thread. Actions may be codes unless `checked`.

    Its row of `legal` is also used for intermediate questions.
    """
    lane, layout = b.lanes[i], b.layouts[0]
    action, count, reward = b.actions[i], b.legal_count[i], b.reward[i * layout.seats : (i + 1) * layout.seats]
    mask, listed = (
        b.legal_mask[i * layout.players : (i + 1) * layout.players],
        b.legal[i * layout.most : (i + 1) * layout.most],
    )
    weight = b.weight[thread * layout.space : (thread + 1) * layout.space]
    if checked and count == 0:
        action = 0  # the game is over: any number is accepted, and none is a code
    if action == HOLD:
        return
    if action != LOOK and b.terminated[i] != 0:  # clear the rewards of the last game
        for seat in range(layout.seats):
            reward[seat] = 0.0
    if action >= 0 and count == 0:  # the game is over
        if layout.autoreset == OFF:
            return
        lane.number += layout.envs
        action = BEGIN
    for k in range(count):  # faster than clearing the whole mask
        mask[listed[k]] = 0
    if action == BEGIN:
        begin(b.states, i, b.blank, lane, layout)
    elif action >= 0:
        lane.last = b.states[i].actor
        apply(b.states[i], action)
    if action != LOOK:
        b.terminated[i] = 0
    else:
        lane.told = layout.features  # `told` of a loaded lane belongs to another observation
    n = run_on(b.states[i], lane.chance, listed, weight)
    if n == 0 and action != LOOK:
        b.terminated[i] = 1
        pay(b.states[i], layout.reward, b.scores[thread * MAX_SEATS : (thread + 1) * MAX_SEATS], reward)
        if layout.autoreset == SAME:
            lane.number += layout.envs
            begin(b.states, i, b.blank, lane, layout)
            n = run_on(b.states[i], lane.chance, listed, weight)
    b.legal_count[i] = n
    show(i, n, b, thread)


def find_illegal(first: int, end: int, b: Buffers) -> int:
    """The first environment whose action is not open, or NOBODY. Games that are over accept any action."""
    wide = b.layouts[0].players
    for i in range(first, end):
        action = b.actions[i]
        if b.legal_count[i] > 0 and (action < 0 or action >= wide or b.legal_mask[i * wide + action] == 0):
            return i
    return NOBODY


def advance(first: int, end: int, checked: bool, b: Buffers, thread: int) -> None:
    for i in range(first, end):
        advance_one(i, checked, b, thread)


def sample_one(i: int, lanes: list[Lane], most: int, actions: Weights, counts: Actions, listed: Actions) -> None:
    if counts[i] > 0:
        actions[i] = listed[i * most + draw_below(lanes[i].policy, counts[i])]


def sample(first: int, end: int, b: Buffers) -> None:
    """Draw an open action for each environment uniformly; 0 if its game is over."""
    for i in range(first, end):
        b.actions[i] = 0
        sample_one(i, b.lanes, b.layouts[0].most, b.actions, b.legal_count, b.legal)


def sample_wanted(wanted: Bytes, b: Buffers) -> None:
    """Draw actions in some environments; the others keep their actions and random numbers."""
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0:
            sample_one(i, b.lanes, b.layouts[0].most, b.actions, b.legal_count, b.legal)


def prefer(wanted: Bytes, scratch: list[State], b: Buffers) -> None:
    """Choose a greedy player's actions in some environments."""
    most = b.layouts[0].most
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0 and b.legal_count[i] > 0:
            listed = b.legal[i * most : (i + 1) * most]
            b.actions[i] = choose_greedily(b.states[i], b.legal_count[i], listed, b.lanes[i].policy, scratch)


def assign_games(wanted: Bytes, numbers: Numbers, seeds: Numbers, b: Buffers) -> None:
    """Set the numbers of the next games in some environments, and the seeds of `sample` and `greedy`."""
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0:
            b.lanes[i].number = int(numbers[i])  # a numpy int would overflow in interpreted code
            start_random(b.lanes[i].policy, int(seeds[i]), POLICY)
