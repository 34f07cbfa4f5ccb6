"""How bots play on after an answer, so that a player sees what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.language.chance import Random, draw_weighted, start_random
from galapagos.engine.loops.winning import win_shares
from galapagos.engine.match.match import Match

if TYPE_CHECKING:
    from .search import Judge

TRIES = 3  # lines, of which the most typical one is kept
LEAST, MOST = 2, 16  # decisions and rolls: to the end of the turn, within these bounds
LESS = 8  # divides the thought of a move
END = 2  # divides it for the judgement of the last position


def play_on(judge: Judge, position: str, action: int, chance: float, seed: int) -> tuple[str, ...]:
    """What follows the answer: of a few lines, the one whose last position is worth most nearly `chance` to the
    player."""
    lines = [one_line(judge, position, action, seed + number) for number in range(TRIES)]
    return min(lines, key=lambda line: abs(line[1] - chance))[0]


def one_line(judge: Judge, position: str, action: int, seed: int) -> tuple[tuple[str, ...], float]:
    """The texts of a line after the answer, and what its end is worth to the player who was asked."""
    game = judge.game
    match = game.from_position(position)
    seat, random, texts = match.state.actor, Random(), list[str]()
    start_random(random, seed, 3)
    turn = game.pace(match.state)
    match.play(action)
    while not match.is_over and len(texts) < MOST and (len(texts) < LEAST or game.pace(match.state) == turn):
        chosen = roll(match, random) if match.is_chance else decide(judge, match, seed + len(texts))
        texts.append(match.text(chosen))
        match.play(chosen)
    return tuple(texts), worth(judge, match, seat, seed)


def roll(match: Match, random: Random) -> int:
    legal = match.legal()
    weights = [0] * len(legal)
    match.game.rules.weights(match.state, legal, len(legal), weights)
    return legal[draw_weighted(random, weights, len(legal))]


def decide(judge: Judge, match: Match, seed: int) -> int:
    """A bot's answer, from what its seat can see."""
    legal = match.legal()
    if len(legal) == 1:
        return legal[0]
    hidden = match.game.hidden(match.state, match.state.actor)
    return judge.think(hidden, max(2, judge.thought // LESS), seed).best.action


def worth(judge: Judge, match: Match, seat: int, seed: int) -> float:
    """A seat's chance of winning."""
    if match.is_over:
        return float(win_shares(match.game.scores(match.state))[seat])
    reader = seat if match.is_chance else match.state.actor
    hidden = match.game.hidden(match.state, reader)
    thought = judge.think(hidden, max(2, judge.thought // END), seed, seat=reader)
    visits = sum(one.visits for one in thought.opinions)
    return sum(one.chances[seat] * one.visits for one in thought.opinions) / visits
