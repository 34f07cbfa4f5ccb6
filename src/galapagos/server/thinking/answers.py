"""Answers to questions, one at a time: what runs in the threads of the bots' process."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from galapagos.bots import check_bot, is_level, make_bot
from galapagos.bots.budget import Budget, Limit
from galapagos.bots.levels import LEVELS, Thinker, find_level
from galapagos.bots.thought import think
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.match import Match
from galapagos.engine.position import parse
from galapagos.engine.record import Record, verify
from galapagos.engine.struct import buffer, i16
from galapagos.lab.analysis import analyse

from .wire import (
    Advice,
    Advise,
    Analyse,
    Analysed,
    Choose,
    Chosen,
    LoggedStep,
    Opinion,
    Position,
    Reading,
    ReadPosition,
    Retell,
    Retold,
    Verified,
)

UNPREPARED = Budget(1000, 1.5)          # for a hint before the game is compiled: interpreted, with what it manages

Pause = Callable[[], None]


def read_state(name: str, data: bytes) -> tuple[Game, Any]:
    """Compiled code checks nothing, so a state is looked at before it gets there."""
    game = find_game(name)
    if len(data) != ctypes.sizeof(game.state):
        raise Refused(f"A state of {game.title} has {ctypes.sizeof(game.state)} bytes, not {len(data)}.")
    s = game.state.from_buffer_copy(data)
    game.check_seats(s.seats)
    if not 0 <= s.actor < s.seats or not game.rules.legal(s, buffer(i16, game.actions.size)):
        raise Refused("There is nothing to decide for any player now.")
    return game, s


def choose(question: Choose, is_ready: bool, pause: Pause) -> Chosen:
    """A level plays greedily until its game is ready, which is about what an interpreted search would come to in the time."""
    game, s = read_state(question.game, question.state)
    check_bot(game, question.bot)
    begin, searches = time.perf_counter(), is_level(question.bot)
    if searches and is_ready:
        action = Thinker(find_level(question.bot), question.seed, wait=True, threads=1, pause=pause).choose(game, s)
    else:
        action = make_bot(game, "greedy" if searches else question.bot, question.seed).choose(game, s)
    return Chosen(action, time.perf_counter() - begin, is_ready or not searches)


def advise(question: Advise, is_ready: bool, pause: Pause) -> Advice:
    """The actions that the search tried most, the best chance first."""
    game, s = read_state(question.game, question.state)
    if s.actor != question.seat:
        raise Refused("There is nothing to decide for that seat now.")
    thinker = Thinker(LEVELS["level5"], 0, wait=True, threads=1, pause=pause, budget=None if is_ready else UNPREPARED, backend="cpu" if is_ready else "python")
    tried = [opinion for opinion in thinker.think(game, s).opinions if opinion.visits][: question.count]
    opinions = [Opinion(opinion.action, opinion.chances[question.seat], opinion.visits) for opinion in tried]
    return Advice(sorted(opinions, key=lambda opinion: -opinion.chance))


def analyse_match(question: Analyse, record: Record, progress: Callable[[float], None], pause: Pause) -> Analysed:
    return Analysed(analyse(
        record, Limit(question.iterations), language=question.language, search=partial(think, threads=1, pause=pause),
        progress=lambda done, total: progress(done / total)))


def read(question: Reading) -> Position | Retold | Verified:
    if isinstance(question, ReadPosition):
        return Position(bytes(parse(find_game(question.game), question.text)))
    record = Record.parse(question.record)
    return retell(record, question.seat) if isinstance(question, Retell) else check_dice(record)


def retell(record: Record, seat: int) -> Retold:
    match = Match.replay(record)
    told = match.told(match.check_seat(seat))
    return Retold([LoggedStep(step.version, step.turn, step.seat, heard) for step, heard in told if heard])


def check_dice(record: Record) -> Verified:
    try:
        verdict = verify(record)
    except Refused as refused:
        return Verified(0, 0, str(refused))
    return Verified(verdict.rolls, verdict.decisions)
