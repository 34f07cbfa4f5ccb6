"""Puzzles: positions with one best answer, their ratings, and the puzzles made of my own mistakes."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.lab.puzzles.puzzle import Puzzle, parse_puzzle, shipped

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..protocol.puzzles import MyPuzzles, OwnPuzzles, PuzzleAnswer, PuzzleLine, PuzzleTask, PuzzleVerdict
from ..ratings import puzzles as ratings
from ..ratings.puzzles import Strength
from ..store import Attempt, PuzzleRating, Solver
from ..store.puzzles import Puzzles
from ..table.hub import NotFound
from ..table.table import record_of
from ..thinking import PositionShown
from .tables import TABLE, room_of

NEAR = 5  # puzzles nearest to my rating, of which I get one


async def puzzle_games(request: ApiRequest) -> list[PuzzleLine]:
    """Lists the games that have puzzles, with my results."""
    store, me = request.server.store.puzzles, request.id
    mine = await store.solvers(me) if me else {}
    lines = []
    for game in all_games():
        known = shipped(game)
        own = len(await store.own(me, game.name)) if me else 0
        if known or own:
            solver = mine.get(game.name)
            lines.append(
                PuzzleLine(
                    game.name,
                    len(known),
                    solver.tries if solver else 0,
                    solver.solved if solver else 0,
                    own,
                    round(solver.points) if solver else 0,
                    bool(solver and solver.spread > ratings.PROVISIONAL),
                )
            )
    return lines


async def next_puzzle(request: ApiRequest) -> PuzzleTask:
    """Returns a puzzle that I have not tried, near my rating; with `name`, that one; with `own`, one made of my
    mistakes."""
    game, me, store = find_game(request.path["game"]), request.id, request.server.store.puzzles
    is_own = bool(request.query.get("own"))
    known = await own_of(request, game) if is_own else shipped(game)
    solver = (await store.solvers(me)).get(game.name) if me else None
    tried = await store.attempts(me, game.name) if me else {}
    played = await store.ratings(game.name)
    name = request.query.get("name", "")
    puzzle = known.get(name) if name else choose(known, tried, played, solver)
    if puzzle is None:
        raise NotFound("puzzle-gone" if name else "puzzle-none")
    shown = await show(request, game, puzzle)
    return PuzzleTask(
        game.name,
        puzzle.name,
        shown["request"],
        round(strength_of(puzzle, played.get(puzzle.name)).points),
        not is_own and puzzle.name not in tried,
        is_own,
        round(solver.points) if solver else 0,
        sum(name not in tried for name in known),
    )


async def own_of(request: ApiRequest, game: Game) -> dict[str, Puzzle]:
    found = await request.server.store.puzzles.own(request.who().id, game.name)
    return {one.name: parse_puzzle(one.text.splitlines()) for one in found}


def choose(
    known: Mapping[str, Puzzle],
    tried: Mapping[str, Attempt],
    played: Mapping[str, PuzzleRating],
    solver: Solver | None,
) -> Puzzle | None:
    """One of the untried puzzles nearest to the solver's rating. When all are tried, the one that was tried first,
    those that were not solved before the others."""
    new = [puzzle for puzzle in known.values() if puzzle.name not in tried]
    if new:
        mine = solver.points if solver else ratings.FIRST
        new.sort(key=lambda one: abs(strength_of(one, played.get(one.name)).points - mine))
        return random.choice(new[:NEAR])
    again = sorted(known.values(), key=lambda one: (tried[one.name].solved, tried[one.name].at))
    return random.choice(again[:NEAR]) if again else None


def strength_of(puzzle: Puzzle, played: PuzzleRating | None) -> Strength:
    return Strength(played.points, played.spread) if played else Strength(puzzle.rating, ratings.ESTIMATED)


async def show(request: ApiRequest, game: Game, puzzle: Puzzle, actions: Sequence[str] = ()) -> dict[str, Any]:
    """The puzzle as its player sees it, and a film of what follows."""
    data = await request.server.thinkers.show(
        game.name, puzzle.position, list(actions), seat_of(puzzle, game), "", 0 if actions else None
    )
    shown: dict[str, Any] = msgspec.json.decode(data)
    return shown


def seat_of(puzzle: Puzzle, game: Game) -> int:
    return int(game.from_position(puzzle.position).state.actor)


async def answer_puzzle(request: ApiRequest) -> PuzzleVerdict:
    """Judges an answer. My first one to a puzzle moves my rating and the puzzle's."""
    game = find_game(request.path["game"])
    wish: PuzzleAnswer = request.body
    puzzle = await puzzle_of(request, game, wish.own)
    match = game.from_position(puzzle.position)
    if wish.answer and wish.answer not in map(match.text, match.legal()):
        raise Refused("puzzle-answer")
    is_best = wish.answer == puzzle.best.action
    before, solver, now = await rate(request, game, puzzle, is_best, wish.own)
    tried = puzzle.reply(wish.answer)
    verdict = PuzzleVerdict(
        is_best,
        tried.chance / 100 if tried else 0.0,
        line=bool(tried and tried.line),
        points=round(now.points),
        mine=round(solver.points) if solver else 0,
        gained=round(solver.points) - round(before) if solver and before else 0,
    )
    if not is_best and wish.answer:
        return verdict
    return msgspec.structs.replace(
        verdict,
        best=puzzle.best.action,
        best_chance=puzzle.best.chance / 100,
        reason=puzzle.reason,
        themes=puzzle.themes,
        line=bool(puzzle.best.line),
    )


async def puzzle_of(request: ApiRequest, game: Game, is_own: bool) -> Puzzle:
    known = await own_of(request, game) if is_own else shipped(game)
    if request.path["name"] not in known:
        raise NotFound("puzzle-gone")
    return known[request.path["name"]]


async def rate(
    request: ApiRequest, game: Game, puzzle: Puzzle, is_best: bool, is_own: bool
) -> tuple[float, Solver | None, Strength]:
    """My rating before a first answer (0 if this is none), and both ratings now."""
    store, me = request.server.store.puzzles, request.who().id
    solver = (await store.solvers(me)).get(game.name)
    its = strength_of(puzzle, (await store.ratings(game.name)).get(puzzle.name))
    attempt = Attempt(me, game.name, puzzle.name, time.time(), is_best)
    if puzzle.name in await store.attempts(me, game.name):
        return 0.0, solver, its
    if is_own:
        await store.add_attempt(attempt)
        return 0.0, solver, its
    mine = Strength(solver.points, solver.spread) if solver else Strength()
    new, moved = ratings.after(mine, its, float(is_best)), ratings.after(its, mine, float(not is_best))
    now = Solver(
        me,
        game.name,
        new.points,
        new.spread,
        (solver.tries if solver else 0) + 1,
        (solver.solved if solver else 0) + is_best,
    )
    counted = await store.add_attempt(
        attempt,
        (now, new.points - mine.points),
        (PuzzleRating(game.name, puzzle.name, moved.points, moved.spread, 0), moved.points - its.points),
    )
    return (mine.points, now, moved) if counted else (0.0, solver, its)


async def puzzle_line(request: ApiRequest) -> Reply:
    """Returns a film of how bots play on after an answer, once I have answered myself."""
    game, me = find_game(request.path["game"]), request.who().id
    puzzle = await puzzle_of(request, game, bool(request.query.get("own")))
    if puzzle.name not in await request.server.store.puzzles.attempts(me, game.name):
        raise Refused("puzzle-untried")
    reply = puzzle.reply(request.query.get("answer", ""))
    if reply is None:
        raise Refused("puzzle-answer")
    shown = await show(request, game, puzzle, [reply.action, *reply.line])
    return Reply(msgspec.json.encode(shown))


async def own_puzzles(request: ApiRequest) -> OwnPuzzles:
    """Makes my mistakes in a match that is over into puzzles. The first call starts it; repeat it until it is done."""
    room, me, server = await room_of(request), request.who().id, request.server
    seats = list(room.table.seats_of(me))
    record = record_of(room.table, time.time())
    if not seats:
        raise Refused("puzzle-not-played")
    analysis = await server.analyses.of(room.table.id, record)
    if analysis.result is None:
        return OwnPuzzles(0.0, 0)
    return server.puzzle_maker.of(me, room.table.id, record, seats, analysis.result)


async def puzzles_of(store: Puzzles, person: str) -> list[MyPuzzles]:
    """Everything that the store knows of a person's puzzles."""
    found = []
    solvers = await store.solvers(person)
    for game in all_games():
        solver = solvers.get(game.name, Solver(person, game.name, *Strength(), 0, 0))
        attempts, own = await store.attempts(person, game.name), await store.own(person, game.name)
        solved = {name: one.solved for name, one in attempts.items()}
        if attempts or own:
            found.append(MyPuzzles(game.name, solver.points, solver.spread, solved, [one.text for one in own]))
    return found


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", puzzle_games, list[PuzzleLine]),
    Endpoint("GET", "/api/puzzles/{game}", next_puzzle, PuzzleTask, query=("name", "own"), heavy=True),
    Endpoint("POST", "/api/puzzles/{game}/{name}", answer_puzzle, PuzzleVerdict, PuzzleAnswer, heavy=True),
    Endpoint("GET", "/api/puzzles/{game}/{name}/line", puzzle_line, PositionShown, query=("answer", "own"), heavy=True),
    Endpoint("POST", f"{TABLE}/puzzles", own_puzzles, OwnPuzzles),
)
