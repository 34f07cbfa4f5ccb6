"""Programs: entry points of generic code, and the bindings of stubs to a game's functions.

This module does not import the compiler, because loading it is slow and a single match does not need it.
"""

from __future__ import annotations

import ast
import dis
import inspect
import textwrap
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from ..language.event import say_nothing, tell
from .quantifier import lower

Function = types.FunctionType
COMPREHENSIONS = frozenset(dis.opmap[name] for name in ("LIST_APPEND", "SET_ADD", "MAP_ADD"))


class Program:
    """Entry points and bindings."""

    def __init__(self, entries: Sequence[Any], within: tuple[str, ...], bind: Mapping[Any, Any]) -> None:
        self.entries, self.within, self.bind = tuple(entries), within, bind

    def bound(self, value: Any) -> Any:
        return self.bind.get(value, value) if isinstance(value, (type, Function)) else value

    def code(self, function: Function) -> types.CodeType:
        """The code of a function, with quantifiers as loops, and without `tell` if events are discarded."""
        is_silent = self.bind.get(tell) is say_nothing and tell in map(
            function.__globals__.get, function.__code__.co_names
        )
        return rewritten(function, is_silent) if is_silent or is_quantified(function.__code__) else function.__code__

    def is_rule(self, value: Any) -> bool:
        return isinstance(value, (Function, types.ModuleType)) and is_within(module_of(value), self.within)

    def reached(self) -> list[Function]:
        """Every function reachable from the entry points."""
        found: dict[Function, None] = {}
        waiting: list[Function] = [self.bound(entry) for entry in reversed(self.entries)]
        while waiting:
            function = waiting.pop()
            if function not in found:
                found[function] = None
                waiting += self.callees(function)
        return list(found)

    def callees(self, function: Function) -> Iterator[Function]:
        """The rules among the globals of a function, and among the attributes of its modules."""
        code = self.code(function)
        for name in read_globals(code):
            value = function.__globals__.get(name)
            values = (
                [getattr(value, n, None) for n in code.co_names] if isinstance(value, types.ModuleType) else [value]
            )
            for callee in map(self.bound, values):
                if isinstance(callee, Function) and self.is_rule(callee):
                    yield callee


def is_quantified(code: types.CodeType) -> bool:
    """Whether a function has generator expressions or comprehensions, which Python 3.12 and later inline."""
    has_inner_code = any(isinstance(constant, types.CodeType) for constant in code.co_consts)
    return has_inner_code or not COMPREHENSIONS.isdisjoint(code.co_code[::2])


def read_globals(code: types.CodeType) -> list[str]:
    """The globals that code reads. `co_names` also has attributes, which may share the name of a function."""
    return [step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"]


@cache
def rewritten(function: Function, is_silent: bool) -> types.CodeType:
    """The code of a function for the compiler. Without the calls of `tell`, their arguments are not computed either."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    if is_silent:
        RemoveTells().visit(tree)
    lower(tree.body[0], f"{function.__module__}.{function.__qualname__}")
    module = compile(tree, function.__code__.co_filename, "exec", dont_inherit=True)
    return next(constant for constant in module.co_consts if isinstance(constant, types.CodeType))


class RemoveTells(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        if (
            isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Name)
            and node.value.func.id == tell.__name__
        ):
            return ast.copy_location(ast.Pass(), node)
        return node


def module_of(value: Any) -> str:
    return str(value.__name__ if isinstance(value, types.ModuleType) else value.__module__)


def is_within(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def interpret(program: Program) -> dict[str, Callable[..., Any]]:
    """The entry points for CPython, with the contract's stubs replaced by the game's functions."""
    twins = {
        function: Function(program.code(function), dict(function.__globals__), function.__name__, function.__defaults__)
        for function in program.reached()
    }
    for function, twin in twins.items():
        for name in twin.__code__.co_names:
            value = program.bound(function.__globals__.get(name))
            if isinstance(value, Function) and value in twins:
                twin.__globals__[name] = twins[value]
    return {entry.__name__: twins[program.bound(entry)] for entry in program.entries}
