"""Generate the contract's `legal`, `refusal`, `weights`, `apply` and `asked` from a game's questions.

`take_effect` and `proceed` are the two halves of `apply`: a match shows the position between them.

The source code has a branch for each question with a line or two for each verb, like code written by hand. Closures
would work too, but Numba compiles a hundred small functions ten times more slowly than five large ones.

    print(galapagos.find_game("dodo").rules.apply.__globals__["SOURCE"])
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .action import Families
from .contract import CHANCE, LEGAL, OVER, State
from .question import AnyVerb, Each, Question, There
from .struct import Actions, Weights

NOT_NOW = 1  # the reason for an action that does not answer the open question; the same number in every game
INDENT = "    "

Function = Callable[..., Any]


class Answers(NamedTuple):
    legal: Callable[[Any, Actions], int]
    refusal: Callable[[Any, int], int]
    weights: Callable[[Any, Actions, int, Weights], None]
    take_effect: Callable[[Any, int], None]  # the answer alone
    proceed: Callable[[Any], None]  # on to the next question
    apply: Callable[[Any, int], None]  # both
    asked: Callable[[Any], bool]
    question: Callable[[Any], int]  # the index of the open question, or -1


def answers(
    questions: tuple[Question[Any], ...],
    go_on: Function,
    actions: Families | None = None,
    there: tuple[There, ...] = (),
) -> Answers:
    """Generate the functions. After an answer `go_on` continues to the next question, or sets the actor to OVER. The
    refusal of a verb is only called if all pieces of the action exist according to `there`."""
    names: dict[str, Any] = {
        "__name__": go_on.__module__,
        "State": State,
        "Actions": Actions,
        "Weights": Weights,
        "OVER": OVER,
        "LEGAL": LEGAL,
    }
    source = names["SOURCE"] = "\n".join(SourceWriter(names, actions, there).write(questions, go_on)) + "\n"
    file = f"<questions of {go_on.__module__}>"
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file  # for tracebacks
    exec(compile(source, file, "exec"), names)
    return Answers(*(names[name] for name in Answers._fields))


class SourceWriter:
    """Writes the source of functions, and collects the functions that they call in `names`."""

    def __init__(self, names: dict[str, Any], actions: Families | None, there: tuple[There, ...]) -> None:
        self.names, self.actions, self.there = names, actions, {one.part: one for one in there}

    def write(self, questions: tuple[Question[Any], ...], go_on: Function) -> Iterator[str]:
        yield from self.ladder("legal(s: State, out: Actions) -> int", questions, self.lists, "return 0", not_over=True)
        yield from self.ladder(
            "refusal(s: State, action: int) -> int", questions, self.refusals, f"return {NOT_NOW}", not_over=True
        )
        weighed = tuple(question for question in questions if question.weigh)
        yield from self.ladder(
            "weights(s: State, out: Actions, n: int, weight: Weights) -> None",
            weighed,
            self.weights,
            "for i in range(n):",
            f"{INDENT}weight[i] = 1",
        )
        yield from self.ladder("take_effect(s: State, action: int) -> None", questions, self.effects)
        asking = tuple(question for question in questions if question.who)
        yield from self.ladder(
            "who_is_asked(s: State) -> int",
            asking,
            lambda one: [f"return {self.call(one.who, 's')}"],
            f"return {CHANCE}",
        )
        always = tuple(question for question in questions if question.always)
        yield from self.ladder(
            "asked(s: State) -> bool", always, lambda one: [f"return {self.call(one.always, 's')}"], "return False"
        )
        yield from self.ladder(
            "question(s: State) -> int",
            questions,
            lambda one: [f"return {questions.index(one)}"],
            "return -1",
            not_over=True,
        )
        proceeding = [
            f"{INDENT}{self.call(go_on, 's')}",
            f"{INDENT}if s.actor != OVER:",
            f"{INDENT * 2}s.actor = who_is_asked(s)",
        ]
        yield from ("def proceed(s: State) -> None:", *proceeding, "", "")
        yield from ("def apply(s: State, action: int) -> None:", f"{INDENT}take_effect(s, action)", *proceeding)

    def ladder(
        self,
        head: str,
        questions: tuple[Question[Any], ...],
        body: Callable[[Question[Any]], list[str]],
        *otherwise: str,
        not_over: bool = False,
    ) -> Iterator[str]:
        """A function with a branch for each question; `not_over` adds a check for the end of the game."""
        yield f"def {head}:"
        if not_over:
            yield f"{INDENT}if s.actor == OVER:"
            yield f"{INDENT * 2}{otherwise[0]}"
        for question in questions:
            asks = self.call(question.when, "s") if question.when else f"s.phase == {int(question.phase)}"
            yield f"{INDENT}if {asks}:" + f"  # {question.name}"
            yield from (INDENT * 2 + line for line in body(question))
        yield from (INDENT + line for line in otherwise or ["return"])
        yield ""
        yield ""

    def call(self, function: Any, *arguments: str) -> str:
        """A call of a function by its name, prefixed with its module if the name is ambiguous."""
        name = function.__name__
        if self.names.setdefault(name, function) is not function:
            name = f"{function.__module__.rsplit('.', 1)[-1]}_{name}"
            self.names[name] = function
        return f"{name}({', '.join(arguments)})"

    # --- the branch of a question

    def lists(self, question: Question[Any]) -> list[str]:
        lines = ["n = 0"]
        for verb in by_code(question):
            lines += (
                self.candidates(verb, verb.listed.candidates)
                if isinstance(verb.listed, Each)
                else [f"n = {self.call(verb.listed, 's', 'out', 'n')}"]
            )
        return [*lines, "return n"]

    def candidates(self, verb: AnyVerb[Any], candidates: tuple[Function, ...]) -> list[str]:
        """Loops that list every candidate that is not refused."""
        parts = ("first", "second", "third")[: len(candidates)]
        lines = [
            f"{INDENT * depth}for {part} in {self.call(each, 's')}:"
            for depth, (part, each) in enumerate(zip(parts, candidates, strict=True))
        ]
        depth = len(parts)
        start, seconds, thirds = verb.family.start, verb.family.seconds, verb.family.thirds
        code = ("0", "first", f"first * {seconds} + second", f"(first * {seconds} + second) * {thirds} + third")[
            len(parts)
        ]
        counted = f"1 if {self.call(verb.refusal, 's', *parts)} == LEGAL else 0" if verb.refusal else "1"
        return [*lines, f"{INDENT * depth}out[n] = {start} + {code}", f"{INDENT * depth}n += {counted}"]

    def refusals(self, question: Question[Any]) -> list[str]:
        lines = []
        for verb in by_code(question):
            lines.append(f"if {verb.family.start} <= action < {verb.family.stop}:")
            lines += [INDENT + line for line in self.absences(verb)]
            parts = parts_of(verb, parts_taken(verb.refusal)) if verb.refusal else ()
            lines.append(f"{INDENT}return {self.call(verb.refusal, 's', *parts) if verb.refusal else 'LEGAL'}")
        return [*lines, f"return {NOT_NOW}"]

    def absences(self, verb: AnyVerb[Any]) -> list[str]:
        """Checks that the pieces of an action exist."""
        parts = self.actions.phrase(verb.family.start).parts if self.actions else ()
        named = zip(parts, parts_of(verb, len(parts)), strict=True)
        found = [(self.there[part], number) for part, number in named if part in self.there]
        return [
            line
            for one, number in found
            for line in (f"if {number} not in {self.call(one.ids, 's')}:", f"{INDENT}return {int(one.reason)}")
        ]

    def weights(self, question: Question[Any]) -> list[str]:
        return [self.call(question.weigh, "s", "out", "n", "weight"), "return"]

    def effects(self, question: Question[Any]) -> list[str]:
        """Apply the verb of an action. The action is open, so comparing it with the end of each family suffices."""
        lines = []
        for verb in by_code(question):
            lines.append(f"if action < {verb.family.stop}:")
            if verb.effect:
                lines.append(INDENT + self.call(verb.effect, "s", *parts_of(verb, parts_taken(verb.effect))))
            lines.append(f"{INDENT}return")
        return lines


def by_code(question: Question[Any]) -> list[AnyVerb[Any]]:
    return sorted(question.verbs, key=lambda verb: verb.family.start)


def parts_taken(function: Any) -> int:
    return int(function.__code__.co_argcount) - 1


def parts_of(verb: AnyVerb[Any], count: int) -> list[str]:
    """Expressions for the first `count` parts of an action."""
    start, seconds, thirds = verb.family.start, verb.family.seconds, verb.family.thirds
    number = f"action - {start}" if start else "action"
    if count < 2:
        return [number][:count]
    if count == 2:
        return [f"({number}) // {seconds}", f"({number}) % {seconds}"]
    return [f"({number}) // {seconds * thirds}", f"({number}) // {thirds} % {seconds}", f"({number}) % {thirds}"]
