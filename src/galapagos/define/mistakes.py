"""Find mistakes in the rules of a file without running them: Python outside the rules subset, misspelt names and
fields, missing types. Each has its line, and a sentence that says what to write instead."""

from __future__ import annotations

import ast
import builtins
import difflib
import inspect
import re
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, NamedTuple

from galapagos.engine.compiler.quantifier import is_quantifier


class Mistake(NamedTuple):
    line: int
    sentence: str


FREE = {"abs", "all", "any", "bool", "enumerate", "int", "len", "max", "min", "next", "range", "sum", "zip", "reversed"}
NOT_IN_SUBSET: dict[type[ast.AST], str] = {
    ast.ListComp: "a comprehension makes a list: write a loop, or any(), all(), sum() or next() over it",
    ast.SetComp: "a comprehension makes a set: write a loop, or any(), all(), sum() or next() over it",
    ast.DictComp: "a comprehension makes a dict: write a loop",
    ast.List: "rules make no lists: keep numbers in a field of the state, or in a tuple above the rules",
    ast.Dict: "rules make no dicts: keep numbers in a field of the state, or in a tuple above the rules",
    ast.Set: "rules make no sets: write a tuple, as in x in (1, 2)",
    ast.Lambda: "rules have no lambda: write a function",
    ast.JoinedStr: "rules have no texts: words stand in says=, tells= and reason()",
    ast.Raise: "rules raise nothing: refuse an action by a reason",
    ast.Try: "rules raise nothing, so there is nothing to try",
    ast.With: "rules have no with",
    ast.Yield: "rules have no yield: write a loop",
    ast.NamedExpr: "rules have no := : write the assignment on a line of its own",
    ast.Global: "rules change nothing but the state",
    ast.Nonlocal: "rules change nothing but the state",
    ast.ClassDef: "classes stand outside of functions",
    ast.Import: "imports stand at the top of the file",
    ast.ImportFrom: "imports stand at the top of the file",
    ast.Starred: "rules have no * before a name",
    ast.Await: "rules wait for nothing",
}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Div: "a division by / gives a fraction: use //, which rounds down",
    ast.Is: "compare numbers by ==, not by is",
    ast.IsNot: "compare numbers by !=, not by is not",
}


def mistakes(module: Any) -> list[Mistake]:
    """The mistakes in the rules of a game's file, in its order."""
    tree = ast.parse(inspect.getsource(module))
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    found: list[Mistake] = []
    for name in ruling(module, functions):
        found += FunctionCheck(functions[name], module, functions).mistakes()
    found += recursion(functions)
    found += wrong_parts(module, functions)
    found += wrong_words(module, tree)
    return sorted(set(found))


def ruling(module: Any, functions: dict[str, ast.FunctionDef]) -> list[str]:
    """The functions that the rules are made of: those that take a state, and those that they call."""
    waiting = [
        name
        for name, node in functions.items()
        if any(is_state(argument.annotation, module) for argument in node.args.args)
    ]
    known = {id(getattr(verb, part)) for verb in verbs(module) for part in ("refusal", "effect", "weight", "to")}
    waiting += [name for name in functions if id(getattr(module, name, None)) in known]
    found: dict[str, None] = {}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = None
            named = [node.id for node in ast.walk(functions[name]) if isinstance(node, ast.Name)]
            waiting += [other for other in named if other in functions]
    return sorted(found, key=lambda name: functions[name].lineno)


def verbs(module: Any) -> list[Any]:
    return [verb for question in getattr(module, "QUESTIONS", ()) for verb in question.verbs]


def is_state(annotation: ast.expr | None, module: Any) -> bool:
    return isinstance(annotation, ast.Name) and hasattr(getattr(module, annotation.id, None), "_fields_")


class FunctionCheck:
    """Checks one function."""

    def __init__(self, node: ast.FunctionDef, module: Any, functions: dict[str, ast.FunctionDef]) -> None:
        self.node, self.module, self.functions = node, module, functions
        self.types: dict[str, Any] = {}  # of local names that are structs or arrays

    def mistakes(self) -> Iterator[Mistake]:
        yield from self.untyped()
        yield from self.unreturned()
        self.learn()
        body = self.node.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):  # the docstring
            body = body[1:]
        quantified = {
            id(node.args[0])
            for statement in body
            for node in ast.walk(statement)
            if isinstance(node, ast.expr) and is_quantifier(node)
        }
        for statement in body:
            for node in ast.walk(statement):
                if isinstance(node, ast.GeneratorExp) and id(node) not in quantified:
                    sentence = "a generator stands only in any(…), all(…), sum(…) and next(…, default)"
                    yield Mistake(node.lineno, sentence)
                yield from self.look(node)

    def unreturned(self) -> Iterator[Mistake]:
        """A function that should return something and has no such line."""
        wanted = self.node.returns
        is_nothing = wanted is None or (isinstance(wanted, ast.Constant) and wanted.value is None)
        if not is_nothing and not any(isinstance(node, ast.Return) and node.value for node in ast.walk(self.node)):
            yield Mistake(
                self.node.lineno, f"{self.node.name} returns nothing: end it with a line such as return LEGAL"
            )

    def untyped(self) -> Iterator[Mistake]:
        missing = [argument.arg for argument in self.node.args.args if argument.annotation is None]
        missing += [] if self.node.returns else ["what it returns (-> None if nothing)"]
        if missing:
            yield Mistake(self.node.lineno, f"{self.node.name}: say the type of {', '.join(missing)}")

    def look(self, node: ast.AST) -> Iterator[Mistake]:
        line = getattr(node, "lineno", self.node.lineno)
        sentence = NOT_IN_SUBSET.get(type(node))
        if sentence:
            yield Mistake(line, sentence)
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
            yield Mistake(line, OPERATORS[type(node.op)])
        elif isinstance(node, ast.Compare):
            yield from (Mistake(line, OPERATORS[type(one)]) for one in node.ops if type(one) in OPERATORS)
        elif isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield Mistake(line, f"rules have whole numbers only, not {node.value}")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Mistake(line, "rules have no texts: words stand in says=, tells= and reason()")
        elif isinstance(node, ast.Name):
            yield from self.name(node)
        elif isinstance(node, ast.Attribute):
            yield from self.field(node)
        elif isinstance(node, ast.Subscript):
            yield from self.index(node)
        elif isinstance(node, ast.Call):
            yield from self.call(node)

    def name(self, node: ast.Name) -> Iterator[Mistake]:
        known = vars(self.module)
        if node.id in self.locals:
            return
        if node.id in known:
            yield from unusable(node, known[node.id])
            return
        if node.id in FREE or node.id in ("True", "False", "None"):
            return
        if node.id == "print":
            yield Mistake(
                node.lineno, "rules print nothing: to look inside, set a breakpoint, or read the log of a match"
            )
            return
        if hasattr(builtins, node.id):
            yield Mistake(node.lineno, f"{node.id}() is not in the rules subset: write a loop")
            return
        yield Mistake(node.lineno, f"there is no {node.id}{close(node.id, [*known, *self.locals])}")

    @property
    def locals(self) -> set[str]:
        stored = {node.id for node in ast.walk(self.node) if isinstance(node, ast.Name) and is_stored(node)}
        return stored | {argument.arg for argument in self.node.args.args}

    def field(self, node: ast.Attribute) -> Iterator[Mistake]:
        kind = self.type_of(node.value)
        if hasattr(kind, "_fields_"):
            names = [field[0] for field in kind._fields_]
            if node.attr not in names:
                yield Mistake(node.lineno, f"{kind.__name__} has no field {node.attr}{close(node.attr, names)}")
        elif hasattr(kind, "_length_"):
            yield Mistake(
                node.lineno, f"a list of the state has fixed places and no .{node.attr}: assign to its places"
            )

    def index(self, node: ast.Subscript) -> Iterator[Mistake]:
        kind, place = self.type_of(node.value), node.slice
        length = getattr(kind, "_length_", 0)
        if isinstance(place, ast.UnaryOp) and isinstance(place.op, ast.USub):
            yield Mistake(node.lineno, "an index is never negative: count from the front")
        elif length and isinstance(place, ast.Constant) and isinstance(place.value, int) and place.value >= length:
            yield Mistake(node.lineno, f"the list has {length} places, numbered from 0: there is no [{place.value}]")

    def call(self, node: ast.Call) -> Iterator[Mistake]:
        if isinstance(node.func, ast.Name) and node.func.id in self.functions and not node.keywords:
            wanted = self.functions[node.func.id].args
            most, least = len(wanted.args), len(wanted.args) - len(wanted.defaults)
            if not least <= len(node.args) <= most:
                sentence = f"{node.func.id} takes {most} arguments, not {len(node.args)}"
                yield Mistake(node.lineno, sentence)

    # --- types

    def learn(self) -> None:
        """The structs among arguments and local names."""
        for argument in self.node.args.args:
            if is_state(argument.annotation, self.module):
                assert isinstance(argument.annotation, ast.Name)
                self.types[argument.arg] = getattr(self.module, argument.annotation.id)
        for node in ast.walk(self.node):
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                kind = self.type_of(node.value)
                if hasattr(kind, "_fields_"):
                    self.types[node.targets[0].id] = kind

    def type_of(self, node: ast.expr) -> Any:
        """The struct or array that an expression is, or None."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id)
        if isinstance(node, ast.Attribute):
            fields = {field[0]: field[1] for field in getattr(self.type_of(node.value), "_fields_", ())}
            return fields.get(node.attr)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            return getattr(self.type_of(node.value), "_type_", None)
        return None


def unusable(node: ast.Name, value: Any) -> Iterator[Mistake]:
    """A name of the file that rules cannot use."""
    if isinstance(value, list | dict | set):
        yield Mistake(node.lineno, f"{node.id} is a {type(value).__name__}, which rules cannot read: make it a tuple")
    elif isinstance(value, float | str):
        yield Mistake(node.lineno, f"{node.id} is {value!r}, but rules have whole numbers only")
    elif isinstance(value, ModuleType):
        sentence = f"rules cannot use {node.id}: chance is a family of actions with chance=True"
        yield Mistake(node.lineno, sentence)
    elif isinstance(value, tuple) and len({len(row) if isinstance(row, tuple) else -1 for row in value}) > 1:
        yield Mistake(node.lineno, f"the rows of {node.id} are of different lengths: fill the shorter ones up")


def is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def close(name: str, names: Iterable[str]) -> str:
    found = difflib.get_close_matches(name, list(names), 1, 0.6)
    return f": did you mean {found[0]}?" if found else ""


def recursion(functions: dict[str, ast.FunctionDef]) -> Iterator[Mistake]:
    """Functions that call themselves, also through others."""
    calls = {
        name: {
            inner.func.id
            for inner in ast.walk(node)
            if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id in functions
        }
        for name, node in functions.items()
    }
    for name, node in functions.items():
        reached, waiting = set[str](), [*calls[name]]
        while waiting:
            one = waiting.pop()
            if one not in reached:
                reached.add(one)
                waiting += calls[one]
        if name in reached:
            sentence = f"{name} calls itself: write a loop, or keep what is left to do in the state"
            yield Mistake(node.lineno, sentence)


def wrong_parts(module: Any, functions: dict[str, ast.FunctionDef]) -> Iterator[Mistake]:
    """Functions of verbs with other parameters than the parts of their family."""
    for verb in verbs(module):
        phrase = module.ACTIONS.phrase(verb.family.start)
        parts = [part.word for part in phrase.parts]
        for function, wanted in ((verb.refusal, parts), (verb.effect, parts), (verb.weight, parts), (verb.to, [])):
            node = functions.get(getattr(function, "__name__", ""))
            if node is not None and len(node.args.args) != 1 + len(wanted):
                heads = ", ".join(["s", *wanted])
                yield Mistake(node.lineno, f"{node.name} should take ({heads}), as the action {phrase.name} does")


def wrong_words(module: Any, tree: ast.Module) -> Iterator[Mistake]:
    """Parameters in says= and tells= that the action does not have."""
    for verb in verbs(module):
        phrase = module.ACTIONS.phrase(verb.family.start)
        tellers = set[str]() if phrase.chance and not verb.to else {"player"}
        for text, known in ((verb.says, set[str]()), (verb.tells, tellers)):
            there = known | {part.word for part in phrase.parts}
            for name in re.findall(r"\{ *\$([\w-]+)", text):
                if name not in there:
                    sentence = f"the words of {phrase.name} have {{ ${name} }}, but the action has no such part"
                    yield Mistake(line_of_text(tree, text), f"{sentence}{close(name, there)}")


def line_of_text(tree: ast.Module, text: str) -> int:
    return next((node.lineno for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value == text), 1)
