"""Answers single questions, in the threads of the bots' process."""

from __future__ import annotations

import ctypes
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from galapagos.bots import check_bot, is_level, make_bot
from galapagos.bots.budget import Budget, Limit
from galapagos.bots.levels import Thinker, best_few, find_level
from galapagos.bots.thought import think
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.struct import buffer, i16
from galapagos.engine.match.difference import differences
from galapagos.engine.match.match import Match
from galapagos.engine.match.picture import picture_changes
from galapagos.engine.match.record import UNDO, Record
from galapagos.engine.match.replay import verify
from galapagos.engine.match.story import Happening, Step
from galapagos.engine.notation.position import describe, parse
from galapagos.lab.analysis import analyse
from galapagos.lab.puzzles.mistake import puzzle_of

from .pictures import draw_card, draw_position
from .wire import (
    Advise,
    Analyse,
    Analysed,
    Choose,
    Chosen,
    Describe,
    Described,
    Draw,
    DrawCard,
    Drawn,
    Film,
    FindPuzzles,
    HintedAction,
    Hints,
    LoggedStep,
    Moment,
    Position,
    PositionShown,
    PuzzlesFound,
    Reading,
    ReadPosition,
    Recall,
    Retell,
    Retold,
    Show,
    Shown,
    Unroll,
    Unrolled,
    Verified,
)

UNPREPARED = Budget(1000, 1.5)  # for a hint before the game is compiled, with the interpreted search

Pause = Callable[[], None]


def read_state(question: Choose | Advise) -> tuple[Game, Any]:
    """The game and the checked state of a question, because compiled code checks nothing."""
    game = find_game(question.game, question.data)
    if len(question.state) != ctypes.sizeof(game.state):
        raise Refused("state-size-wrong", game=game.title, count=ctypes.sizeof(game.state), number=len(question.state))
    s = game.state.from_buffer_copy(question.state)
    game.check_seats(s.seats)
    if not 0 <= s.actor < s.seats or not game.rules.legal(s, buffer(i16, game.actions.size)):
        raise Refused("nobody-asked")
    return game, s


def choose(question: Choose, is_ready: bool, pause: Pause) -> Chosen:
    """A bot's choice. Levels play greedily until their game is compiled, because an interpreted search in the same time
    is no stronger."""
    game, s = read_state(question)
    check_bot(game, question.bot)
    begin, searches = time.perf_counter(), is_level(question.bot)
    if searches and is_ready:
        action = Thinker(find_level(question.bot), question.seed, wait=True, threads=1, pause=pause).choose(game, s)
    else:
        action = make_bot(game, "greedy" if searches else question.bot, question.seed).choose(game, s)
    return Chosen(action, time.perf_counter() - begin, is_ready or not searches)


def advise(question: Advise, is_ready: bool, pause: Pause) -> Hints:
    """The most visited actions of a search, the best chance first."""
    game, s = read_state(question)
    found = best_few(
        game,
        s,
        question.seat,
        question.count,
        None if is_ready else UNPREPARED,
        ids=question.ids,
        backend="cpu" if is_ready else "python",
        threads=1,
        pause=pause,
    )
    return Hints(
        [HintedAction(one.action, one.chances[question.seat], one.visits, one.is_close, one.reason) for one in found]
    )


def analyse_match(question: Analyse, record: Record, progress: Callable[[float], None], pause: Pause) -> Analysed:
    return Analysed(
        analyse(
            record,
            Limit(question.iterations),
            language=question.language,
            search=partial(think, threads=1, pause=pause),
            progress=lambda done, total: progress(done / total),
        )
    )


def find_puzzles(
    question: FindPuzzles, record: Record, progress: Callable[[float], None], pause: Pause
) -> PuzzlesFound:
    texts = list[str]()
    for number, line in enumerate(question.lines, 1):
        puzzle = puzzle_of(record, line, pause)
        texts += [puzzle.text()] if puzzle else []
        progress(number / len(question.lines))
    return PuzzlesFound(texts)


def read(question: Reading) -> Position | Shown | Retold | Verified | Unrolled | Described | Drawn:
    if isinstance(question, DrawCard):
        return Drawn(draw_card(question.title, question.lines))
    if isinstance(question, ReadPosition):
        game = find_game(question.game, question.data)
        s = parse(game, question.text)
        return Position(bytes(s), describe(game, s))
    if isinstance(question, Show):
        return Shown(msgspec.json.encode(show(question)))
    record = Record.received(question.record, {question.data})
    if isinstance(question, Draw):
        return Drawn(draw_position(record, question.lines))
    if isinstance(question, Retell):
        return retell(record, question.seat)
    if isinstance(question, Unroll):
        return Unrolled(msgspec.json.encode(unroll(record, question.seat)))
    if isinstance(question, Describe):
        return describe_moment(record, question)
    if isinstance(question, Recall):
        return Shown(msgspec.json.encode(Match.replay(record, question.lines).request(question.seat)))
    return check_dice(record)


def show(question: Show) -> PositionShown:
    match = find_game(question.game).from_position(question.text)
    unseen = len(question.actions) if question.since is None else question.since
    for action in question.actions[:unseen]:
        match.play(action)
    film = None
    if question.since is not None:
        camera = Camera(match, -1 if question.seat is None else question.seat)
        for action in question.actions[unseen:]:
            camera.take(action, partial(match.play, action))
        film = camera.film
    seat = max(-1, match.state.actor) if question.seat is None else question.seat
    why = match.refusal(question.why) if question.why else None
    return PositionShown(match.request(seat, -1), match.position, match.seats, why, film)


def unroll(record: Record, seat: int) -> Film:
    match = Match.replay(record, 0)
    camera = Camera(match, seat)
    for number, line in enumerate(record.actions, 1):
        camera.take(named(match, line), partial(match.play_line, line, number))
    return camera.film


class Camera:
    """Films a match from now on, as a seat sees it."""

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        request = match.request(seat)
        self.match, self.seat, self.request = match, seat, request
        self.film = Film(match.saved.game, match.seats, seat, request.options, request.view, request.scores, [])

    def take(self, action: str, play: Callable[[], object]) -> None:
        """Play an action, and film the moment."""
        match, seat = self.match, self.seat
        actor, steps = match.state.actor, len(match.steps)
        play()
        before, request = self.request, match.request(seat, self.request.version)
        self.request = request
        secrets_told = [heard for step in match.steps[steps:] for heard in step.heard if heard.public]
        is_known = 0 <= seat == actor or all(heard.knower == seat for heard in secrets_told)
        self.film.moments.append(
            Moment(
                request.version,
                match.steps[-1].turn,
                max(CHANCE, actor),
                action if is_known else "",
                request.actor,
                differences(before.view, request.view),
                request.events,
                picture_changes(before, request),
                request.prompt,
                None if request.scores == before.scores else request.scores,
            )
        )


def named(match: Match, line: str) -> str:
    """A line of a record with the names of its pieces; an undo as it is."""
    return line if line.split()[:1] == [UNDO] else match.text(match.code(line))


def describe_moment(record: Record, question: Describe) -> Described:
    match = Match.replay(record, question.lines)
    if not question.is_guess:
        return Described(match.position)
    guessed, random = match.game.hidden(match.state, question.seat), Random()
    start_random(random, secrets.randbits(32), 1)
    match.game.rules.guess(guessed, question.seat, random)
    return Described(describe(match.game, guessed))


def retell(record: Record, seat: int) -> Retold:
    match = Match.replay(record)
    told = match.told(match.check_seat(seat))
    return Retold([part for step, heard in told for part in log_parts(step, heard)])


def log_parts(step: Step, heard: list[Happening]) -> Iterator[LoggedStep]:
    """The events of a step, up to each of its pictures and after the last one."""
    begin = 0
    for part, end in enumerate(step.shown, step.first_part):
        if end > begin:
            yield LoggedStep(step.version, step.turn, step.seat, heard[begin:end], part)
        begin = end
    if heard[begin:]:
        yield LoggedStep(step.version, step.turn, step.seat, heard[begin:])


def check_dice(record: Record) -> Verified:
    try:
        verdict = verify(record)
    except Refused as refused:
        return Verified(0, 0, refused.message)
    return Verified(verdict.rolls, verdict.decisions)
