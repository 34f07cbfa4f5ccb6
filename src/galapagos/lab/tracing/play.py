"""Play whole games in the rules subset and record every action, how often each seat was asked, what chance drew at
which probability, and the value of the position for each seat where turns begin.

Dice and bots have separate random streams, so that the same dice can be rolled for other players.
"""

from __future__ import annotations

from typing import Annotated

from galapagos.bots.search import MOST_ACTIONS, Edge, Node
from galapagos.engine.language.chance import Random, draw_below, draw_weighted, draw_word, start_random
from galapagos.engine.language.contract import CHANCE, MAX_SEATS, OVER, State, apply, legal, pace, score, value, weights
from galapagos.engine.language.struct import Actions, i8, i16, i32, i64, struct
from galapagos.engine.loops.playout import GREEDY, choose_greedily, is_forced
from galapagos.engine.loops.winning import find_winners

from .mind import Mind, SearchBuffers

MOST_ROLES, MOST_KEYS = 4, 8  # per game: roles, and keys of the score
MOST_CHANCES = 8  # families of chance that belong to a seat
PASS, FIRST_CHANCE = 1, 2  # marks of actions: a pass; the first family of chance
WIDEST = 62  # larger families of chance have no bit set of possible outcomes
LOOK_EVERY = 6  # minimum decisions per seat between two looks, because turns may be short
BOTS = 1 << 40  # offset of the bots' random streams from those of the dice


@struct
class Setting:
    """Everything that determines the games besides their first position and numbers, and what to record of them."""

    seed: i64
    repeats: i64  # consecutive games that roll the same dice
    keys: i64  # keys of the score
    most: i64  # games between two checks whether to stop
    bots: Annotated[list[i8], MAX_SEATS]
    marks: Annotated[list[i8], MOST_ACTIONS]  # by action: PASS, or FIRST_CHANCE + a family of chance
    starts: Annotated[list[i16], MOST_CHANCES]  # the first action of each of these families


@struct
class TraceWorkspace:
    """The buffers for a game, apart from positions and the search."""

    luck: Random
    random: Random  # of the bots
    minds: Annotated[list[Mind], MAX_SEATS]
    out: Annotated[list[i16], MOST_ACTIONS]
    weight: Annotated[list[i32], MOST_ACTIONS]
    scores: Annotated[list[i64], MAX_SEATS]


@struct
class GameTrace:
    """The record of a game."""

    end: i64  # of its actions in the buffer
    mark: i64  # a hash of all actions
    decisions: i32  # questions to players
    chances: i32
    turns: i32
    winners: i16  # as bits
    ending: i8
    scores: Annotated[list[i64], MAX_SEATS]
    questions: Annotated[list[i32], MAX_SEATS]
    lone: Annotated[list[i32], MAX_SEATS]  # questions with one answer
    passes: Annotated[list[i32], MAX_SEATS]  # questions that were passed
    last: Annotated[list[i32], MAX_SEATS]  # the number of the seat's last question among all
    pause: Annotated[list[i32], MAX_SEATS]  # the most questions to other seats between two of its own
    roles: Annotated[list[i16], MAX_SEATS * MOST_ROLES]  # by role
    parts: Annotated[list[i32], MAX_SEATS * MOST_KEYS]  # of the score, by key


@struct
class RollTrace:
    """An outcome of chance that belongs to a seat."""

    game: i32
    turn: i32
    total: i32  # of all weights
    weight: i32  # of the outcome
    possible: i64  # possible outcomes as bits; 0 for families that are too large
    outcome: i16  # its number in the family
    family: i8
    seat: i8


@struct
class LookTrace:
    """The value of the position for each seat where a turn begins."""

    game: i32
    turn: i32
    decisions: i32  # before this look
    values: Annotated[list[i32], MAX_SEATS]


@struct
class BufferUse:
    """How much of the caller's buffers is filled."""

    actions: i64
    rolls: i64
    looks: i64
    games: i64


# --- hooks that a game's lab.py may define, with their defaults


def role(s: State, which: int, seat: int) -> int:
    return -1


def whose(s: State, which: int) -> int:
    return -1


def score_part(s: State, seat: int, key: int) -> int:
    return 0


def choose(
    s: State,
    n: int,
    out: Actions,
    mind: Mind,
    room: SearchBuffers,
    trees: list[State],
    nodes: list[Node],
    edges: list[Edge],
) -> int:
    """The choice of a searching bot: `mind.think` is bound here if there is one."""
    return out[0]


# --- a game


def start_game(seats: int, number: int, setting: Setting, work: TraceWorkspace, played: GameTrace) -> None:
    """Games whose numbers differ by less than `repeats` roll the same dice."""
    start_random(work.luck, setting.seed, number // setting.repeats)
    start_random(work.random, setting.seed, BOTS + number)
    played.mark = 0
    played.decisions = 0
    played.chances = 0
    for seat in range(MAX_SEATS):
        played.questions[seat] = 0
        played.lone[seat] = 0
        played.passes[seat] = 0
        played.last[seat] = 0
        played.pause[seat] = 0
    for seat in range(seats):
        mind = work.minds[seat]
        mind.seed = draw_word(work.random) << 20
        start_random(mind.random, mind.seed, 1)


def ask(seat: int, n: int, played: GameTrace) -> None:
    """Count a question to a seat."""
    played.pause[seat] = max(played.pause[seat], played.decisions - played.last[seat])
    played.decisions += 1
    played.last[seat] = played.decisions
    played.questions[seat] += 1
    if n == 1:
        played.lone[seat] += 1


def note_roll(s: State, n: int, pick: int, game: int, setting: Setting, work: TraceWorkspace, roll: RollTrace) -> None:
    which = setting.marks[work.out[pick]] - FIRST_CHANCE
    start = setting.starts[which]
    roll.game = game
    roll.turn = pace(s)
    roll.family = which
    roll.outcome = work.out[pick] - start
    roll.weight = work.weight[pick]
    roll.seat = whose(s, which)
    total, possible = 0, 0
    for k in range(n):
        total += work.weight[k]
        if work.out[k] - start < WIDEST:
            possible |= 1 << (work.out[k] - start)
    roll.total = total
    roll.possible = possible


def look(s: State, game: int, played: GameTrace, at: LookTrace) -> None:
    at.game = game
    at.turn = pace(s)
    at.decisions = played.decisions
    for seat in range(s.seats):
        at.values[seat] = value(s, seat)


def note_roles(s: State, played: GameTrace) -> None:
    for which in range(MOST_ROLES):
        for seat in range(s.seats):
            played.roles[which * MAX_SEATS + seat] = role(s, which, seat)


def end_game(s: State, setting: Setting, work: TraceWorkspace, played: GameTrace) -> None:
    scores = work.scores
    played.turns = pace(s)
    played.ending = s.ending
    score(s, scores)
    played.winners = find_winners(scores, s.seats)
    for seat in range(s.seats):
        played.scores[seat] = scores[seat]
        for key in range(setting.keys):
            played.parts[key * MAX_SEATS + seat] = score_part(s, seat, key)


def decide(
    s: State,
    n: int,
    setting: Setting,
    work: TraceWorkspace,
    scratch: list[State],
    room: SearchBuffers,
    nodes: list[Node],
    edges: list[Edge],
) -> int:
    """The action of the seat's bot."""
    bot = setting.bots[s.actor]
    if n == 1:
        return work.out[0]
    if bot == GREEDY:
        return choose_greedily(s, n, work.out, work.random, scratch)
    if bot > GREEDY:
        return choose(s, n, work.out, work.minds[s.actor], room, scratch, nodes, edges)
    return work.out[draw_below(work.random, n)]


def trace_games(
    states: list[State],
    start: int,
    setting: Setting,
    work: TraceWorkspace,
    scratch: list[State],
    room: SearchBuffers,
    nodes: list[Node],
    edges: list[Edge],
    played: list[GameTrace],
    actions: Actions,
    rolls: list[RollTrace],
    looks: list[LookTrace],
    used: BufferUse,
) -> None:
    """Play game number start + i into played[i], from the position in states[0]. Continue where `used` says, until
    `setting.most` more games are finished or a buffer is full."""
    out = work.out
    for i in range(used.games, min(len(played), used.games + setting.most)):
        states[1] = states[0]
        s, game = states[1], played[i]
        start_game(s.seats, start + i, setting, work, game)
        at, roll_at, look_at, next_look, turn = used.actions, used.rolls, used.looks, 0, -1
        while s.actor != OVER:
            if at == len(actions) or roll_at == len(rolls) or look_at == len(looks):
                return
            n = legal(s, out)
            action: int = out[0]
            if not is_forced(s, n):
                if s.actor == CHANCE:
                    game.chances += 1
                    weights(s, out, n, work.weight)
                    pick = draw_weighted(work.luck, work.weight, n)
                    action = out[pick]
                    if setting.marks[action] >= FIRST_CHANCE:
                        note_roll(s, n, pick, start + i, setting, work, rolls[roll_at])
                        roll_at += 1
                else:
                    if pace(s) != turn and game.decisions >= next_look:
                        turn = pace(s)
                        next_look = game.decisions + LOOK_EVERY * s.seats
                        if game.decisions == 0:
                            note_roles(s, game)
                        look(s, start + i, game, looks[look_at])
                        look_at += 1
                    ask(s.actor, n, game)
                    action = decide(s, n, setting, work, scratch, room, nodes, edges)
                    if setting.marks[action] == PASS:
                        game.passes[s.actor] += 1
                game.mark = (game.mark * 31 + n * 4096 + action) & 0xFFFFFFFFFFFF
            actions[at] = action
            at += 1
            apply(s, action)
        end_game(s, setting, work, game)
        game.end = at
        used.actions = at
        used.rolls = roll_at
        used.looks = look_at
        used.games = i + 1
