"""Check a game in one file: what its rules promise, and what they may not contain. Every finding has a line of the file
and a sentence.

The rules are read first, then played slowly with range checks, then compiled function by function, then played fast. A
finding of one step ends the check, because what follows would fail by it.
"""

from __future__ import annotations

import ast
import ctypes
import inspect
import random
import re
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType, ModuleType
from typing import Any

from galapagos.define.marks import Between, Hidden, fields_of, of_seat
from galapagos.define.mistakes import mistakes
from galapagos.define.source import BASE
from galapagos.engine.batch.play import play
from galapagos.engine.compiler.backend import ENTRIES, program
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.language.struct import buffer, i16, range_checks
from galapagos.engine.loops.fuzz import Violation
from galapagos.engine.match.match import Match
from galapagos.engine.notation.position import describe, parse

from .fuzzing import Found, Fuzzing, fuzz

SLOW_GAMES, GAMES, COMPARED = 30, 2_000, 20
EVERY = 5  # positions between two looks
MOST_POSITIONS = 2_000  # in a walk
PATIENCE = 5.0  # seconds for one call of the rules
CALLED = ("setup", "apply", "take_effect", "proceed", "legal")  # functions of the contract that can take long
PLACES = ("Failed in", "During:", "File ", "-", "There are", ">>>")  # how lines of Numba about places begin
NUMBA_LINE = re.compile(r'File "([^"]+)", line (\d+)')


@dataclass(frozen=True)
class CheckFinding:
    """Something wrong, or (as advice) something that would make the game better."""

    line: int
    sentence: str
    is_advice: bool = False


class Check:
    """The check of one game. `steps` are its parts, in their order."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.module: ModuleType = sys.modules[game.package]
        self.file = str(self.module.__file__)
        self.covered: Fuzzing | None = None

    @property
    def steps(self) -> dict[str, Callable[[], Iterator[CheckFinding]]]:
        return {
            "the rules are in the subset": self.subset,
            "what is open is right, and nothing crashes": self.contract,
            "positions are texts, and nothing hidden shows": self.positions,
            "the rules compile": self.compiled,
            "every action occurs": self.occurrence,
            "all speeds agree": self.speeds,
        }

    def run(self, told: Callable[[str], None] = lambda step: None) -> list[CheckFinding]:
        """The findings of the first step that has any, and advice."""
        for name, step in self.steps.items():
            told(name)
            found = list(step())
            if found:
                return found
        return list(self.advice())

    # --- steps

    def subset(self) -> Iterator[CheckFinding]:
        for mistake in mistakes(self.module):
            yield CheckFinding(mistake.line, mistake.sentence)

    def contract(self) -> Iterator[CheckFinding]:
        with range_checks(), endless_loops_fail():
            found = fuzz(self.game, SLOW_GAMES * len(self.game.seats), backend="python").found
        if found:
            yield self.fault(found)

    def positions(self) -> Iterator[CheckFinding]:
        features = self.game.features.size
        for number, s in enumerate(self.walk()):
            if number % EVERY:
                continue
            try:
                is_same = parse(self.game, describe(self.game, s)) == s
            except ValueError as error:
                yield CheckFinding(self.line_of("State"), f"a position is not its own text: {error}")
                return
            if not is_same:
                yield CheckFinding(self.line_of("State"), "a position is not its own text")
                return
            for seat in range(s.seats):
                told, known = buffer(i16, features), buffer(i16, features)
                self.game.module("observe").observe(s, seat, told)
                self.game.module("observe").observe(self.game.hidden(s, seat), seat, known)
                if bytes(told) != bytes(known):
                    yield CheckFinding(self.line_of("observe"), "observe tells a learner what its seat may not know")
                    return

    def compiled(self) -> Iterator[CheckFinding]:
        """Compile each function after those that it calls, so that the first failure is the one that is wrong."""
        from galapagos.engine.compiler.compile import cpu_twins

        bound = program(self.game, ENTRIES)
        twins = cpu_twins(bound)
        for function in callees_first(bound):
            if function.__code__.co_filename != self.file:
                continue
            try:
                twins.function(function)
            except TypeError as error:
                yield self.uncompiled(function, str(error))
                return

    def occurrence(self) -> Iterator[CheckFinding]:
        self.covered = fuzz(self.game, GAMES)
        if self.covered.found:
            yield self.fault(self.covered.found)
        for family in self.covered.never_seen:
            sentence = f"the action {family} did not occur in {self.covered.games:,} random games"
            yield CheckFinding(self.line_with(f'"{family}"'), sentence)

    def speeds(self) -> Iterator[CheckFinding]:
        for seats in self.game.seats:
            slow, fast = (
                play(self.game, seats, ["random"], COMPARED, seed=1, backend=backend, checked=True)
                for backend in ("python", "cpu")
            )
            if bytes(slow) != bytes(fast):
                sentence = "interpreted and compiled games differ: a number does not fit its field, or / divides by 0"
                yield CheckFinding(self.line_of("State"), sentence)
                return

    def advice(self) -> Iterator[CheckFinding]:
        """What cannot be derived well, and what it would bring."""
        given, state = vars(self.module), self.line_of("State")
        if "value" not in given:
            sentence = "with value(s, seat), the worth of a position, bots would play better: they see only the score"
            yield CheckFinding(self.line_of("score"), sentence, True)
        for field in fields_of(self.game.state):
            is_bounded = field.marked(Between) or field.marked(Hidden) or field.has(of_seat) or field.name in BASE
            if not is_bounded and "audit" not in given:
                sentence = (
                    f"between(low, high) for {field.word} would scale it for learners, and refuse impossible positions"
                )
                yield CheckFinding(state, sentence, True)
        if any(field.marked(Hidden) for field in fields_of(self.game.state)) and "guess" not in given:
            sentence = (
                "guess draws what is hidden as chance would; with guess(s, seat, random) of your own, bots could also "
                "learn from what the others do"
            )
            yield CheckFinding(state, sentence, True)

    # --- where and what

    def fault(self, found: Found) -> CheckFinding:
        """A finding of the fuzzer, with the line that it is about."""
        if found.error:
            return self.crash(found.error)
        violation = Violation(found.violation)
        if violation == Violation.UNSOUND:
            faults = self.game.module("rules").FAULTS
            told = faults[found.detail] if found.detail < len(faults) else f"audit returned {found.detail}"
            return CheckFinding(
                self.line_of("audit" if "audit" in vars(self.module) else "State"), f"{told} ({at(found)})"
            )
        question = self.open_question(found)
        sentence = found.sentence
        if violation == Violation.DEAD_END:
            sentence = f"nobody can answer the question {question}: every action is refused, and the game is not over"
        return CheckFinding(self.line_with(f'Question("{question}"'), f"{sentence} ({at(found)})")

    def open_question(self, found: Found) -> str:
        """The question that was open when the fault was found."""
        try:
            match = Match.replay(found.record)
        except Refused:  # forced answers without an end
            return ""
        questions = self.game.rules.QUESTIONS
        return questions[match.state.phase].name if match.state.phase < len(questions) else ""

    def crash(self, error: Exception) -> CheckFinding:
        own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == self.file]
        line = own[-1].lineno or 1 if own else 1
        if isinstance(error, OverflowError):
            return CheckFinding(line, f"a number does not fit its field ({error}): use a wider type, such as i16")
        if isinstance(error, IndexError):
            return CheckFinding(line, f"an index is outside of its list ({error})")
        if isinstance(error, EndlessLoop):
            return CheckFinding(line, f"a loop has no end here: it ran for {PATIENCE:.0f} seconds")
        if isinstance(error, ZeroDivisionError):
            return CheckFinding(line, "a division by zero")
        if isinstance(error, AttributeError):
            return CheckFinding(line, str(error).replace("object has no attribute", "has no field"))
        return CheckFinding(line, f"{type(error).__name__}: {error}")

    def uncompiled(self, function: Any, message: str) -> CheckFinding:
        """The compiler's own words are about types; the line is what helps."""
        lines = [int(line) for file, line in NUMBA_LINE.findall(message) if file.endswith(self.file.rpartition("/")[2])]
        line = lines[-1] if lines else function.__code__.co_firstlineno
        why = next((text.strip() for text in message.splitlines() if is_telling(text)), message.splitlines()[0])
        return CheckFinding(line, f"{function.__name__} cannot be compiled: {why}")

    def line_of(self, name: str) -> int:
        """The line on which a name is defined, or 1."""
        for node in ast.parse(inspect.getsource(self.module)).body:
            names = [target.id for target in getattr(node, "targets", []) if isinstance(target, ast.Name)]
            if getattr(node, "name", "") == name or name in names:
                return node.lineno
        return 1

    def line_with(self, text: str) -> int:
        lines = inspect.getsource(self.module).splitlines()
        return next((number for number, line in enumerate(lines, 1) if text in line), self.line_of("QUESTIONS"))

    def walk(self) -> Iterator[Any]:
        """Positions of a random game at each size of table."""
        for seats in {self.game.seats[0], self.game.seats[-1]}:
            draw, s, out = random.Random(seats), self.game.new_state(seats), [0] * self.game.actions.size
            for _ in range(MOST_POSITIONS):
                yield s
                if s.actor == OVER:
                    break
                n = self.game.rules.legal(s, out)
                weights = [1] * n
                if s.actor == CHANCE:
                    self.game.rules.weights(s, out, n, weights)
                self.game.rules.apply(s, draw.choices(out[:n], weights)[0])
            yield s


class EndlessLoop(Exception):
    """Raised inside rules that do not come back."""


@contextmanager
def endless_loops_fail() -> Iterator[None]:
    """Raise EndlessLoop in a call of the rules that runs too long."""
    over = threading.Event()

    def watch() -> None:
        since: dict[FrameType, float] = {}
        while not over.wait(PATIENCE / 10):
            now, calls = time.monotonic(), {}
            for thread, frame in sys._current_frames().items():
                if call := call_of_rules(frame):
                    calls[call] = since.get(call, now)
                    if now - calls[call] > PATIENCE:
                        fail(thread)
            since = calls

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    try:
        yield
    finally:
        over.set()
        watching.join()


def fail(thread: int) -> None:
    """Raise EndlessLoop in a thread."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(EndlessLoop))


def call_of_rules(frame: FrameType | None) -> FrameType | None:
    """The outermost call of a function of the contract in a stack."""
    found = None
    while frame:
        found = frame if frame.f_code.co_name in CALLED else found
        frame = frame.f_back
    return found


def at(found: Found) -> str:
    """How to get there."""
    actions = found.record.actions
    return f"after {', '.join(actions[-3:])}" if actions else "at the start"


def is_telling(text: str) -> bool:
    """Whether a line of Numba's message says what is wrong, and not where it happened."""
    return bool(text.strip()) and not text.lstrip().startswith(PLACES)


def callees_first(bound: Any) -> list[Any]:
    """The functions of a program, each after those that it calls."""
    found: dict[Any, None] = {}

    def visit(function: Any, above: tuple[Any, ...]) -> None:
        if function in found or function in above:
            return
        for callee in bound.callees(function):
            visit(callee, (*above, function))
        found[function] = None

    for entry in bound.entries:
        visit(bound.bound(entry), ())
    return list(found)


def check(game: Game) -> list[CheckFinding]:
    return Check(game).run()
