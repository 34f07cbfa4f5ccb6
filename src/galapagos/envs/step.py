"""One decision in each of many games, in the rules subset: for the processor, or for a GPU with a thread for each game.

Chance and questions with one answer are played on the way, so after a step each game is at a player's question or over.
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
from galapagos.engine.loops.playout import choose_greedily, draw_action, is_forced
from galapagos.engine.language.struct import Actions, Bytes, Floats, Numbers, Units, Weights, i64, struct

# In the place of an action.
HOLD = -1  # this environment is left alone
BEGIN = -2  # the game that its lane names
LOOK = -3  # shown as it stands

NOTHING, FEATURES, RAW = 0, 1, 2  # what is observed
OFF, SAME, NEXT = 0, 1, 2  # when the next game begins: never by itself, in the same step, in the next one
WIN, RANK, SCORE = 0, 1, 2  # what is paid at the end
NOBODY = -1
POLICY = 1  # the stream of a seed that opponents roll

AT_ONCE = 32  # numbers of an observation: processors take so many together, and are slow with a rest


@struct
class Lane:
    """What an environment keeps beside its state."""

    number: i64  # of the game that is being played
    last: i64  # the seat that decided last: who sees the end
    told: i64  # numbers that its observation took: those behind them are zero
    chance: Random
    policy: Random  # of `sample`, so that whoever samples changes no dice


@struct
class Layout:
    """What all environments have in common."""

    seed: i64
    seats: i64
    envs: i64
    threads: i64  # that share the work
    chunks: i64  # parts of the work, each done by one thread
    checked: i64  # whether the actions of this step are only actions, and no codes
    space: i64  # actions, chance included
    players: i64  # actions of players: the width of a mask
    most: i64  # the width of a list of answers
    features: i64
    size: i64  # of a state in bytes
    observation: i64
    autoreset: i64
    reward: i64


class Buffers(NamedTuple):
    """The arrays of a batch, flat."""

    states: list[State]  # these have a row for each environment
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
    blank: list[State]  # these have one entry
    layouts: list[Layout]
    scales: Floats  # what an observation's numbers are multiplied by
    units: Units  # these are scratch memory, a row for each thread; `units` is all zero, and left so
    weight: Weights
    scores: Numbers


def run_on(s: State, random: Random, out: Actions, weight: Weights) -> int:
    """Play what no player decides, up to a player's question or the end; return how many answers there are."""
    while s.actor != OVER:
        n = legal(s, out)
        if is_forced(s, n):
            apply(s, int(out[0]))  # interpreted, it may be numpy's, and overflow
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
    """Every way is zero-sum. Each is one division of whole numbers, which every back end rounds alike."""
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
    """Return how many are worse, less how many are better."""
    worse = 0
    for seat in range(seats):
        worse += 1 if scores[seat] < own else -1 if scores[seat] > own else 0
    return worse


def look(s: State, seat: int, scales: Floats, units: Units, features: Floats, told: int) -> int:
    """Write the position as a learner in that seat gets it. Return how many numbers that took; it took `told` before.

    `units` is scratch memory. It is all zero before and after.
    """
    many = min(-(-observe(s, seat, units) // AT_ONCE) * AT_ONCE, len(features))
    for k in range(many):
        features[k] = units[k] * scales[k]
        units[k] = 0
    for k in range(many, told):
        features[k] = 0.0
    return many


def show(i: int, n: int, b: Buffers, thread: int) -> None:
    """Show the mask of the answers, and the position as the player sees it who is asked, or who decided last."""
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
    """Advance environment i, in the scratch memory of a thread. An action that is not `checked` may be a code.

    Questions on the way are listed in its row of `legal`, too.
    """
    lane, layout = b.lanes[i], b.layouts[0]
    action, count, reward = b.actions[i], b.legal_count[i], b.reward[i * layout.seats : (i + 1) * layout.seats]
    mask, listed = (
        b.legal_mask[i * layout.players : (i + 1) * layout.players],
        b.legal[i * layout.most : (i + 1) * layout.most],
    )
    weight = b.weight[thread * layout.space : (thread + 1) * layout.space]
    if checked and count == 0:
        action = 0  # it is over: any number will do, none is a code
    if action == HOLD:
        return
    if action != LOOK and b.terminated[i] != 0:  # only an end is paid
        for seat in range(layout.seats):
            reward[seat] = 0.0
    if action >= 0 and count == 0:  # it is over
        if layout.autoreset == OFF:
            return
        lane.number += layout.envs
        action = BEGIN
    for k in range(count):  # far fewer than the mask is wide
        mask[listed[k]] = 0
    if action == BEGIN:
        begin(b.states, i, b.blank, lane, layout)
    elif action >= 0:
        lane.last = b.states[i].actor
        apply(b.states[i], action)
    if action != LOOK:
        b.terminated[i] = 0
    else:
        lane.told = layout.features  # a lane that was loaded knows another observation
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


def find_illegal(b: Buffers) -> int:
    """Return the first environment whose action is not open, or NOBODY. One that is over takes any."""
    wide = b.layouts[0].players
    for i in range(b.layouts[0].envs):
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


def sample(lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, listed: Actions) -> None:
    """Draw an open action for each environment, all as likely; 0 where the game is over."""
    for i in range(layouts[0].envs):
        actions[i] = 0
        sample_one(i, lanes, layouts[0].most, actions, counts, listed)


def sample_wanted(wanted: Bytes, b: Buffers) -> None:
    """The same in chosen environments; the others keep their actions and their dice."""
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0:
            sample_one(i, b.lanes, b.layouts[0].most, b.actions, b.legal_count, b.legal)


def prefer(wanted: Bytes, scratch: list[State], b: Buffers) -> None:
    """Choose what a greedy player would do, in chosen environments."""
    most = b.layouts[0].most
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0 and b.legal_count[i] > 0:
            listed = b.legal[i * most : (i + 1) * most]
            b.actions[i] = choose_greedily(b.states[i], b.legal_count[i], listed, b.lanes[i].policy, scratch)


def assign_games(wanted: Bytes, numbers: Numbers, seeds: Numbers, b: Buffers) -> None:
    """Set which game comes next in chosen environments, and which dice `sample` and `greedy` roll in it."""
    for i in range(b.layouts[0].envs):
        if wanted[i] != 0:
            b.lanes[i].number = int(numbers[i])  # interpreted, it may be numpy's, and overflow
            start_random(b.lanes[i].policy, int(seeds[i]), POLICY)
