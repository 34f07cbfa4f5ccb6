"""Make puzzles: bots play matches, and every decision of theirs is judged."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from galapagos.engine.cores import usable_cores
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game

from .puzzle import Collection, Puzzle, parse, texts
from .search import DEEPER, FEWEST, MOST, Judge

MOST_PER_MATCH = 2  # puzzles of one match, so that they differ
APART = 8  # decisions between two of them
LONGEST = 2000  # decisions of a match
SIZES = (0, 0, 1)  # tables: mostly of the smallest size, where one answer weighs most
HASTE = 4  # divides the thought of a move that cannot be a puzzle


@dataclass
class Searched:
    """The puzzles of a match, and how many decisions were rejected, by reason."""

    match: int
    puzzles: list[Puzzle] = field(default_factory=list)
    rejected: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Order:
    game: str
    seed: int = 0
    thought: int = 0  # iterations for a move; 0: a part of the strongest level's
    deeper: int = DEEPER


def search_match(order: Order, number: int) -> Searched:
    """Play a match and judge its decisions. The same order and number give the same puzzles."""
    game = find_game(order.game)
    judge, found = Judge(game, order.thought, order.deeper), Searched(number)
    seed = order.seed * 1_000_000_007 + number * LONGEST
    match = game.new(game.seats[SIZES[number % len(SIZES)]], seed)
    last, decision = -APART, 0
    while not match.is_over and decision < LONGEST and len(found.puzzles) < MOST_PER_MATCH:
        legal = match.legal()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        hidden = game.hidden(match.state, match.state.actor)
        can_be = FEWEST <= len(legal) <= MOST and decision - last >= APART
        thought = judge.think(hidden, judge.thought if can_be else judge.thought // HASTE, seed + decision)
        if can_be:
            verdict = judge.judge(hidden, thought, seed + decision)
            found.rejected[verdict.why] += 1
            if verdict.puzzle:
                found.puzzles.append(verdict.puzzle)
                last = decision
        match.play(thought.best.action)
        decision += 1
    return found


class Workshop:
    """A file of puzzles that is being made."""

    def __init__(self, path: Path, order: Order) -> None:
        self.path, self.order = path, order
        game = find_game(order.game)
        if path.exists():
            self.collection = parse(path.read_text(encoding="utf-8"))
            if (self.collection.game, self.collection.rules) != (game.name, game.rules_version):
                raise Refused("puzzles-other-rules", file=str(path), game=game.title, rules=game.rules_version)
        else:
            self.collection = Collection(game.name, game.rules_version)
        self.matches = set(self.collection.matches)
        self.count = len(self.collection.puzzles)
        self.rejected: Counter[str] = Counter()

    def begin(self) -> None:
        """Writes what is whole, so that a block that was cut off disappears."""
        kept = "".join(f"\n{puzzle.text()}" for puzzle in self.collection.puzzles)
        matches = "".join(f"\nmatch {number}\n" for number in self.collection.matches)
        temporary = self.path.with_suffix(".new")
        temporary.write_text(self.collection.head() + kept + matches, encoding="utf-8")
        temporary.replace(self.path)

    def keep(self, searched: Searched) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(texts(searched.puzzles, searched.match))
        self.matches.add(searched.match)
        self.count += len(searched.puzzles)
        self.rejected += searched.rejected

    def waiting(self) -> Iterator[int]:
        number = 0
        while True:
            if number not in self.matches:
                yield number
            number += 1


def make(workshop: Workshop, count: int, workers: int = 0) -> Iterator[Searched]:
    """Searches matches on all cores until there are `count` puzzles, and keeps each match as it is done."""
    workshop.begin()
    cores, numbers = workers or usable_cores(), workshop.waiting()
    if workshop.count >= count:
        return
    spawn = multiprocessing.get_context("spawn")
    pool, busy = ProcessPoolExecutor(cores, spawn), set[Future[Searched]]()
    try:
        while workshop.count < count:
            while len(busy) < cores:
                busy.add(pool.submit(search_match, workshop.order, next(numbers)))
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                searched = future.result()
                workshop.keep(searched)
                yield searched
    finally:
        end(pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Ends the processes in the middle of their matches."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError):
            process.terminate()
