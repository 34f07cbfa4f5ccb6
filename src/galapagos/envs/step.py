"""One decision in each of many games, in the rules subset: compiled for all cores, or one game per GPU thread.

What an environment shows lies in arrays that the caller owns, a row each. Chance and questions with one answer are played on the way, so that
after a step every game stands at a player's question, or is over.
"""

from __future__ import annotations

from numba import prange

from galapagos.engine.chance import Random, draw_below, start_random
from galapagos.engine.contract import (
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
from galapagos.engine.feature import MOST
from galapagos.engine.playout import choose_greedily, draw_action, is_forced
from galapagos.engine.struct import Actions, Bytes, Floats, Numbers, Units, Weights, i64, struct

# In the place of an action.
HOLD = -1                       # this environment is left alone
BEGIN = -2                      # the game that its lane names
LOOK = -3                       # shown as it stands

NOTHING, FEATURES, RAW = 0, 1, 2            # what is observed
OFF, SAME, NEXT = 0, 1, 2                   # when a game that is over makes room for the next: never, in the same step, in the next one
WIN, RANK, SCORE = 0, 1, 2                  # what is paid at the end
NOBODY = -1

AT_ONCE = 32                    # numbers of an observation: processors take so many together, and are slow with a rest


@struct
class Lane:
    """What an environment keeps beside its state."""

    number: i64                 # of the game that is being played
    last: i64                   # the seat that decided last: who sees the end
    told: i64                   # numbers that its observation took: those behind them are zero
    chance: Random
    policy: Random              # of `sample`, so that whoever samples changes no dice


@struct
class Layout:
    """What all environments have in common."""

    seed: i64
    seats: i64
    envs: i64
    parts: i64                  # shares of the work: one for each core
    space: i64                  # actions, chance included
    players: i64                # actions of players: the width of a mask
    most: i64                   # the width of a list of answers
    features: i64
    size: i64                   # of a state in bytes
    observation: i64
    autoreset: i64
    reward: i64


def run_on(s: State, random: Random, out: Actions, weight: Weights) -> int:
    """Plays what no player decides, up to a player's question or the end; how many answers there are."""
    while s.actor != OVER:
        n = legal(s, out)
        if is_forced(s, n):
            apply(s, int(out[0]))                           # interpreted, it may be numpy's, and overflow
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
    """How many are worse, less how many are better."""
    worse = 0
    for seat in range(seats):
        worse += 1 if scores[seat] < own else -1 if scores[seat] > own else 0
    return worse


def look(s: State, seat: int, scales: Floats, units: Units, features: Floats, told: int) -> int:
    """The position as a learner in that seat gets it; how many numbers that took, where it took `told` before. `units` is room to write them down in, all
    zero, and left so."""
    many = min(-(-observe(s, seat, units) // AT_ONCE) * AT_ONCE, len(features))
    for k in range(many):
        features[k] = units[k] * scales[k]
        units[k] = 0
    for k in range(many, told):
        features[k] = 0.0
    return many


def show(
    states: list[State], i: int, n: int, lane: Lane, layout: Layout, mask: Bytes, listed: Actions, player: Bytes,
    features: Floats, views: list[State], scales: Floats, units: Units,
) -> None:
    """The answers, as a list and as a mask, and the position as the player sees it who is asked, or who decided last."""
    s = states[i]
    player[i] = s.actor if s.actor >= 0 else NOBODY
    for k in range(n):
        mask[listed[k]] = 1
    seat = s.actor if s.actor >= 0 else lane.last
    if layout.observation == FEATURES:
        lane.told = look(s, seat, scales, units, features, lane.told)
    elif layout.observation == RAW:
        views[i] = s
        hide(views[i], seat)


def advance_one(
    i: int, checked: bool, states: list[State], blank: list[State], lanes: list[Lane], layout: Layout, action: int, counts: Actions, mask: Bytes, listed: Actions,
    player: Bytes, terminated: Bytes, reward: Floats, features: Floats, views: list[State], scales: Floats, units: Units, weight: Weights,
    scores: Numbers,
) -> None:
    """Environment i, where actions that are not `checked` may be codes: `mask`, `listed`, `reward` and `features` are its own rows. Whatever is asked on the way is listed in `listed`, too."""
    lane = lanes[i]
    if checked and counts[i] == 0:
        action = 0                                          # it is over: any number will do, none is a code
    if action == HOLD:
        return
    if action != LOOK and terminated[i] != 0:               # only an end is paid
        for seat in range(layout.seats):
            reward[seat] = 0.0
    if action >= 0 and counts[i] == 0:                      # it is over
        if layout.autoreset == OFF:
            return
        lane.number += layout.envs
        action = BEGIN
    for k in range(counts[i]):                              # far fewer than the mask is wide
        mask[listed[k]] = 0
    if action == BEGIN:
        begin(states, i, blank, lane, layout)
    elif action >= 0:
        lane.last = states[i].actor
        apply(states[i], action)
    if action != LOOK:
        terminated[i] = 0
    else:
        lane.told = layout.features                         # a lane that was loaded knows another observation
    n = run_on(states[i], lane.chance, listed, weight)
    if n == 0 and action != LOOK:
        terminated[i] = 1
        pay(states[i], layout.reward, scores, reward)
        if layout.autoreset == SAME:
            lane.number += layout.envs
            begin(states, i, blank, lane, layout)
            n = run_on(states[i], lane.chance, listed, weight)
    counts[i] = n
    show(states, i, n, lane, layout, mask, listed, player, features, views, scales, units)


def advance_part(
    part: int, checked: bool, states: list[State], blank: list[State], lanes: list[Lane], layout: Layout, actions: Weights, counts: Actions, mask: Bytes,
    listed: Actions, player: Bytes, terminated: Bytes, reward: Floats, features: Floats, views: list[State], scales: Floats, units: Units,
    weight: Weights, scores: Numbers,
) -> None:
    """The environments of one part, in room of its own."""
    space, wide, most, seats, many = layout.space, layout.players, layout.most, layout.seats, layout.features
    weighs, sums, parts = weight[part * space : (part + 1) * space], scores[part * MAX_SEATS : (part + 1) * MAX_SEATS], units[part * MOST : (part + 1) * MOST]
    for i in range(first_of(part, layout), first_of(part + 1, layout)):
        advance_one(
            i, checked, states, blank, lanes, layout, actions[i], counts, mask[i * wide : (i + 1) * wide], listed[i * most : (i + 1) * most], player, terminated,
            reward[i * seats : (i + 1) * seats], features[i * many : (i + 1) * many], views, scales, parts, weighs, sums)


def first_of(part: int, layout: Layout) -> int:
    """Where the environments of a part begin, and those of the part before it end."""
    return part * layout.envs // layout.parts


def find_illegal(part: int, layout: Layout, actions: Weights, counts: Actions, mask: Bytes) -> int:
    """The first environment of a part whose action is not open, or NOBODY. One that is over takes any."""
    for i in range(first_of(part, layout), first_of(part + 1, layout)):
        if counts[i] > 0 and (actions[i] < 0 or actions[i] >= layout.players or mask[i * layout.players + actions[i]] == 0):
            return i
    return NOBODY


def advance_alone(
    checked: bool, states: list[State], blank: list[State], lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, mask: Bytes,
    listed: Actions, player: Bytes, terminated: Bytes, reward: Floats, features: Floats, views: list[State], scales: Floats, units: Units,
    weight: Weights, scores: Numbers,
) -> int:
    """All environments, one after the other. Where `checked` finds an action that is not open, nothing changes, and the environment is answered."""
    illegal = find_illegal(0, layouts[0], actions, counts, mask) if checked else NOBODY
    if illegal == NOBODY:
        advance_part(
            0, checked, states, blank, lanes, layouts[0], actions, counts, mask, listed, player, terminated, reward, features, views, scales, units, weight, scores)
    return illegal


def advance(
    checked: bool, states: list[State], blank: list[State], lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, mask: Bytes,
    listed: Actions, player: Bytes, terminated: Bytes, reward: Floats, features: Floats, views: list[State], scales: Floats, units: Units,
    weight: Weights, scores: Numbers,
) -> int:
    """The same on all cores. Each waits for the others: on a busy machine one core is faster. What a core wrote another reads slowly, so that even to
    look at the actions each has its own environments."""
    parts = layouts[0].parts
    if checked:
        for part in prange(parts):
            scores[part * MAX_SEATS] = find_illegal(part, layouts[0], actions, counts, mask)
        for part in range(parts):
            if scores[part * MAX_SEATS] != NOBODY:
                return scores[part * MAX_SEATS]
    for part in prange(parts):
        advance_part(
            part, checked, states, blank, lanes, layouts[0], actions, counts, mask, listed, player, terminated, reward, features, views, scales, units, weight, scores)
    return NOBODY


def sample_one(i: int, lanes: list[Lane], most: int, actions: Weights, counts: Actions, listed: Actions) -> None:
    actions[i] = listed[i * most + draw_below(lanes[i].policy, counts[i])] if counts[i] > 0 else 0


def sample_part(part: int, lanes: list[Lane], layout: Layout, actions: Weights, counts: Actions, listed: Actions) -> None:
    for i in range(first_of(part, layout), first_of(part + 1, layout)):
        sample_one(i, lanes, layout.most, actions, counts, listed)


def sample_alone(lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, listed: Actions) -> None:
    """An open action for each environment, each as likely as the others."""
    sample_part(0, lanes, layouts[0], actions, counts, listed)


def sample(lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, listed: Actions) -> None:
    """The same on all cores."""
    for part in prange(layouts[0].parts):
        sample_part(part, lanes, layouts[0], actions, counts, listed)


def prefer(
    states: list[State], lanes: list[Lane], layouts: list[Layout], actions: Weights, counts: Actions, listed: Actions, wanted: Bytes, scratch: list[State],
) -> None:
    """What a greedy player would do, in each environment where that is wanted."""
    most = layouts[0].most
    for i in range(layouts[0].envs):
        if wanted[i] != 0 and counts[i] > 0:
            actions[i] = choose_greedily(states[i], counts[i], listed[i * most : (i + 1) * most], lanes[i].policy, scratch)
