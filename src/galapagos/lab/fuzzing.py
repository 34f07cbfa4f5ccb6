"""Run the engine's fuzzer over every table of a game, on all cores, and keep what it finds as a record that can be
replayed."""

from __future__ import annotations

import ctypes
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from galapagos.engine.compiler.backend import functions
from galapagos.engine.cores import usable_cores
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random
from galapagos.engine.language.option import ChoiceOption, NumberOption, Option, Value
from galapagos.engine.language.struct import assign, buffer, i16, i32, i64
from galapagos.engine.loops.fuzz import Fuzz, Violation
from galapagos.engine.match.record import Record

MOST_STEPS = 30_000  # a longer game counts as endless
LARGEST_CHUNK = 256  # games between two progress reports
MIXTURES = 12  # with all options changed at once
SMALL_RANGE = 100  # numbers with a smaller range are also tried at their maximum

SENTENCES = {
    Violation.DEAD_END: "nothing is open, but the game is not over",
    Violation.UNSORTED: "the open actions are not sorted at",
    Violation.LISTED_BUT_REFUSED: "an action is listed as open, but refused:",
    Violation.OPEN_BUT_NOT_LISTED: "an action is open, but not listed:",
    Violation.IMPURE: "asking what is open changed the position",
    Violation.UNSOUND: "audit found a fault, number",
    Violation.ENDLESS: "the game does not end",
    Violation.WEIGHTLESS: "chance has an outcome that cannot happen:",
    Violation.LEAKING: "hiding a guess does not give the hidden position back, for seat",
    Violation.TELLING: "what is open depends on what the actor cannot know, for seat",
}
ABOUT_ACTIONS = (Violation.UNSORTED, Violation.LISTED_BUT_REFUSED, Violation.OPEN_BUT_NOT_LISTED, Violation.WEIGHTLESS)
ABOUT_SEATS = (Violation.LEAKING, Violation.TELLING)


@dataclass(frozen=True)
class FuzzTable:
    """A number of seats and the options."""

    seats: int
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Found:
    """A fault, in a sentence, and the game that shows it."""

    sentence: str
    number: int  # of the game
    record: Record
    violation: int = 0  # 0: the rules crashed
    detail: int = 0  # of the violation: an action, a seat or a fault
    error: Exception | None = None  # of the crash


@dataclass
class Fuzzing:
    """The result: what was covered, and the first fault."""

    game: Game
    tables: int
    counts: list[int]  # how often each action was played
    games: int = 0
    steps: int = 0
    decisions: int = 0
    seconds: float = 0.0
    found: Found | None = None

    @property
    def seen(self) -> dict[str, int]:
        """How often each family of actions was played."""
        return {
            name: sum(self.counts[phrase.family.start : phrase.family.stop])
            for name, phrase in self.game.actions.phrases.items()
        }

    @property
    def never_seen(self) -> list[str]:
        return [family for family, count in self.seen.items() if count == 0]


def fuzz(
    game: Game,
    games: int,
    *,
    tables: Sequence[FuzzTable] = (),
    seed: int = 0,
    backend: str = "cpu",
    checked: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Fuzzing:
    """Play games until one breaks the contract, at the given tables or at a spread of all tables."""
    if games < 1:
        raise Refused("fuzzing-empty", count=games)
    tables = tables or list(list_tables(game, game.seats, None, seed))
    report = Fuzzing(game, len(tables), [0] * game.actions.size)
    _ = functions(game, backend, checked).fuzz_games  # compile once, before the threads need it
    begin = time.perf_counter()
    pool = ThreadPoolExecutor(usable_cores() if backend == "cpu" else 1)
    try:
        jobs = [
            pool.submit(FuzzChunk(game, table, seed, start, size).run, backend, checked)
            for table, start, size in chunks(tables, games, seed)
        ]
        collect(report, jobs, progress)
    finally:
        pool.shutdown(cancel_futures=True)
    report.seconds = time.perf_counter() - begin
    return report


def list_tables(
    game: Game, seats: Sequence[int], options: Mapping[str, Value] | None, seed: int
) -> Iterator[FuzzTable]:
    """The given options, or else the defaults, each option alone, and some mixtures; combinations that the game refuses
    are left out."""
    choices = [options] if options is not None else list(turn_options(game, seed))
    refusal, is_any = Refused("fuzzing-without-table"), False
    for number in seats:
        for choice in choices:
            try:
                game.new_state(number, choice)
            except Refused as refused:
                refusal = refused
                continue
            is_any = True
            yield FuzzTable(number, choice)
    if not is_any:
        raise refusal


def turn_options(game: Game, seed: int) -> Iterator[Mapping[str, Value]]:
    draw = random.Random(seed)
    turned: list[dict[str, Value]] = [{}]
    turned += [{option.name: value} for option in game.options for value in spread(option)]
    turned += [{option.name: draw.choice(spread(option)) for option in game.options} for _ in range(MIXTURES)]
    seen: set[bytes] = set()
    for values in turned:
        state = bytes(game.blank(values))
        if state not in seen:
            seen.add(state)
            yield values


def spread(option: Option) -> list[Value]:
    """Values worth trying. A limit of a million turns is not: such a game would not end."""
    if isinstance(option, ChoiceOption):
        return list(option.values)
    if isinstance(option, NumberOption):
        return [option.least, option.default, *([option.most] if option.most - option.least < SMALL_RANGE else [])]
    return ["none", "all", *option.values]


def chunks(tables: Sequence[FuzzTable], games: int, seed: int) -> Iterator[tuple[FuzzTable, int, int]]:
    """Consecutive games, dealt to the tables in shuffled rounds, so that every n-th game visits all tables."""
    draw = random.Random(seed)
    size = max(1, min(LARGEST_CHUNK, games // (4 * len(tables))))
    round_: list[FuzzTable] = []
    for start in range(0, games, size):
        if not round_:
            round_ = draw.sample(tables, len(tables))
        yield round_.pop(), start, min(size, games - start)


class FuzzChunk:
    """A few games at one table, with buffers of their own."""

    def __init__(self, game: Game, table: FuzzTable, seed: int, start: int, games: int) -> None:
        self.game, self.table, self.seed, self.start, self.games = game, table, seed, start, games
        self.result = Fuzz()
        self.crash = ""
        self.error: Exception | None = None
        self.found: Found | None = None
        self.counts: list[int] = []

    def run(self, backend: str, checked: bool) -> FuzzChunk:
        game, space = self.game, self.game.actions.size
        states, scratch = buffer(game.state, 4), buffer(game.state, 2)
        assign(states[0], game.blank(self.table.options))
        memory = (ctypes.c_int8 * ctypes.sizeof(states)).from_buffer(states)
        trace, seen = buffer(i16, MOST_STEPS), buffer(i64, space)
        try:
            functions(game, backend, checked).fuzz_games(
                states,
                scratch,
                memory,
                ctypes.sizeof(game.state),
                self.table.seats,
                self.seed,
                self.start,
                self.games,
                space,
                Random(),
                buffer(i16, space),
                buffer(i16, space),
                buffer(i32, space),
                trace,
                seen,
                self.result,
            )
        except Exception as error:  # report any crash of the rules together with its game
            self.crash, self.error = f"{type(error).__name__}: {error}", error
        self.counts = list(seen)
        if self.crash or self.result.finding != Violation.NONE:
            self.found = Found(
                self.sentence,
                self.result.game,
                self.record(trace[: self.result.length]),
                0 if self.crash else self.result.finding,
                self.result.detail,
                self.error,
            )
        return self

    def record(self, actions: Sequence[int]) -> Record:
        texts = [self.game.actions.text(action) for action in actions]
        options = self.game.option_texts(self.game.blank(self.table.options))
        return Record(
            self.game.folder, self.game.rules_version, self.table.seats, options, actions=texts, data=self.game.data
        )

    @property
    def sentence(self) -> str:
        if self.crash:
            return f"the rules crash at the last action or at one that is open after it ({self.crash})"
        finding, detail = Violation(self.result.finding), self.result.detail
        words = SENTENCES[finding]
        if finding in ABOUT_ACTIONS:
            return f"{words} {self.game.actions.text(detail)}"
        if finding in ABOUT_SEATS:
            return f"{words} {detail + 1 if detail >= 0 else 'of a spectator'}"
        return f"{words} {detail}" if finding == Violation.UNSOUND else words


def collect(report: Fuzzing, jobs: list[Future[FuzzChunk]], progress: Callable[[int], None] | None) -> None:
    """Add up what the chunks covered; cancel the rest after a finding."""
    for job in as_completed(jobs):
        if job.cancelled():
            continue
        chunk = job.result()
        found = chunk.found
        games = chunk.games if found is None else found.number - chunk.start + 1
        report.games += games
        report.steps += chunk.result.steps
        report.decisions += chunk.result.decisions
        report.counts = [sum(pair) for pair in zip(report.counts, chunk.counts, strict=True)]
        if progress:
            progress(games)
        if found and (report.found is None or found.number < report.found.number):
            report.found = found
            for other in jobs:
                other.cancel()
