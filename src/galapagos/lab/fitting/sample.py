"""Sample positions where turns end, from games of greedy or searching bots, and evaluate them; in the rules subset."""

from __future__ import annotations

from galapagos.bots.search import Edge, Node
from galapagos.engine.language.chance import draw_below, start_random
from galapagos.engine.language.contract import CHANCE, OVER, State, apply, legal, pace, score, value
from galapagos.engine.language.struct import Numbers, i16, i32, struct
from galapagos.engine.loops.playout import choose_greedily, draw_action, is_forced
from galapagos.engine.loops.winning import find_winners

from ..tracing.mind import SearchBuffers, think
from ..tracing.play import Setting, TraceWorkspace

NOISE = 10  # per cent of moves that are random
APART = 1 << 20  # distance of the search seeds of two games: more than a game has decisions


@struct
class Origin:
    """Where a position comes from, and who won that game."""

    game: i32
    turn: i32
    winners: i16  # as bits


@struct
class Sampled:
    games: i32  # finished
    positions: i32


def sample_games(
    states: list[State],
    start: int,
    games: int,
    setting: Setting,
    work: TraceWorkspace,
    scratch: list[State],
    room: SearchBuffers,
    nodes: list[Node],
    edges: list[Edge],
    positions: list[State],
    kept: list[Origin],
    sampled: Sampled,
) -> None:
    """Play game number start + i from the position in states[0], until the buffer is full.

    Positions are taken where a turn ends, as a search evaluates them. `NOISE` per cent of the moves are random, or
    nothing could be learnt about moves that good players avoid. A mind without iterations plays greedily.
    """
    out, random, mind = work.out, work.random, work.minds[0]
    for i in range(games):
        states[1] = states[0]
        s, at, turn = states[1], sampled.positions, pace(states[1])
        start_random(random, setting.seed, start + i)
        mind.seed = setting.seed + (start + i) * APART
        while s.actor != OVER:
            if pace(s) != turn:
                if at == len(positions):
                    return
                turn = pace(s)
                positions[at] = s
                kept[at].game = start + i
                kept[at].turn = turn
                at += 1
            n = legal(s, out)
            action: int = out[0]
            if not is_forced(s, n):
                if s.actor == CHANCE or draw_below(random, 100) < NOISE:
                    action = draw_action(s, n, out, work.weight, random)
                elif mind.iterations > 0:
                    action = think(s, n, out, mind, room, scratch, nodes, edges)
                else:
                    action = choose_greedily(s, n, out, random, scratch)
            apply(s, action)
        score(s, work.scores)
        winners = find_winners(work.scores, s.seats)
        for k in range(sampled.positions, at):
            kept[k].winners = winners
        sampled.positions = at
        sampled.games = i + 1


def weigh(positions: list[State], count: int, seats: int, worth: Numbers) -> None:
    """The value of each position for each seat."""
    for i in range(count):
        for seat in range(seats):
            worth[i * seats + seat] = value(positions[i], seat)
