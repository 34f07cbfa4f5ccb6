"""Lower `any`, `all`, `sum` and `next` over generator expressions to loops, because the compiler does not support
generators. `return any(has(s.species[k], trait) for k in all_species(s))` becomes

    for k in all_species(s):
        if has(s.species[k], trait):
            return True
    return False

They may be nested and occur in any expression that is evaluated once. They must not have side effects, because their
loops run before the line.
"""

from __future__ import annotations

import ast
from itertools import count
from typing import Any, TypeGuard

STARTS = {"any": False, "all": True, "sum": 0}
UNKNOWN = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.Lambda)  # to the compiler

Block = list[ast.stmt]


def lower(function: ast.stmt, where: str) -> None:
    """Replace the quantifiers of a function by loops. Refuse other generators, comprehensions and lambdas."""
    assert isinstance(function, ast.FunctionDef)
    Lowering(function)
    left = next((node for node in ast.walk(function) if isinstance(node, UNKNOWN)), None)
    if left is not None:
        raise TypeError(
            f"{where}, line {left.lineno}: {ast.unparse(left)} is not in the rules subset. Generators are allowed in "
            "any(...), all(...), sum(...) and next(..., default), but not in the test of a while or in the target of "
            "an assignment."
        )
    forget_annotations(function)
    ast.fix_missing_locations(function)


def forget_annotations(function: ast.FunctionDef) -> None:
    """From Python 3.14 on, a module that is compiled has a function for them, beside the one that is wanted."""
    function.returns = None
    for node in ast.walk(function):
        if isinstance(node, ast.arg):
            node.annotation = None


def has_unknown(node: ast.AST) -> bool:
    return any(isinstance(inner, UNKNOWN) for inner in ast.walk(node))


def is_quantifier(node: ast.expr, *kinds: str) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in (kinds or (*STARTS, "next"))
        and not node.keywords
        and len(node.args) == (2 if node.func.id == "next" else 1)
        and isinstance(node.args[0], ast.GeneratorExp)
    )


class Quantifier:
    """One call. Its value and its loop variables get unique names."""

    def __init__(self, call: ast.Call, number: int) -> None:
        assert isinstance(call.func, ast.Name)
        assert isinstance(call.args[0], ast.GeneratorExp)
        self.kind, self.value = call.func.id, f"{call.func.id}__{number}"
        self.start = call.args[1] if self.kind == "next" else ast.Constant(STARTS[self.kind])
        self.generators = call.args[0].generators
        bound = {node.id for one in self.generators for node in ast.walk(one.target) if isinstance(node, ast.Name)}
        # the first iterable is evaluated in the enclosing scope, so its names are not renamed
        first, self.generators[0].iter = self.generators[0].iter, ast.Constant(None)
        Renaming({name: f"{name}__{number}" for name in bound}).visit(call.args[0])
        self.generators[0].iter, self.element = first, call.args[0].elt

    def returned(self, is_not: bool) -> Block:
        """Loops that return the value, or its negation."""
        if self.kind == "next":
            return [*self.loops([ast.Return(self.element)]), ast.Return(self.start)]
        found = (self.kind == "any") != is_not
        return [
            *self.loops([ast.If(self.decides(), [ast.Return(ast.Constant(found))], [])]),
            ast.Return(ast.Constant(not found)),
        ]

    def kept(self) -> Block:
        """Loops that store the value under its name."""
        if self.kind == "sum":
            return [
                assign(self.value, self.start),
                *self.loops([ast.AugAssign(ast.Name(self.value, ast.Store()), ast.Add(), self.element)]),
            ]
        found = self.element if self.kind == "next" else ast.Constant(self.kind == "any")
        body: Block = [assign(self.value, found), ast.Break()]
        return [
            assign(self.value, self.start),
            *self.loops(body if self.kind == "next" else [ast.If(self.decides(), body, [])], is_left=True),
        ]

    def decides(self) -> ast.expr:
        return self.element if self.kind == "any" else ast.UnaryOp(ast.Not(), self.element)

    def loops(self, body: Block, is_left: bool = False) -> Block:
        """The loops around `body`. With `is_left`, a break in `body` leaves all of them."""
        for one in reversed(self.generators):
            for test in reversed(one.ifs):
                body = [ast.If(test, body, [])]
            is_inner = is_left and one is not self.generators[0]
            body = [
                ast.For(one.target, one.iter, body, [ast.Continue()] if is_inner else []),
                *([ast.Break()] if is_inner else []),
            ]
        return body


class Renaming(ast.NodeTransformer):
    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.copy_location(ast.Name(self.names.get(node.id, node.id), node.ctx), node)


class Lowering(ast.NodeTransformer):
    """Replaces a quantifier by the name of its value, which loops before the statement compute."""

    def __init__(self, function: ast.FunctionDef) -> None:
        self.numbers, self.before = count(1), Block()
        self.is_question = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
        function.body = self.block(function.body)

    def block(self, body: Block) -> Block:
        return [lowered for statement in body for lowered in self.statement(statement)]

    def statement(self, node: ast.stmt) -> Block:
        if not has_unknown(node):
            return [node]
        outer, self.before = self.before, []
        lowered = self.returned(node.value) if isinstance(node, ast.Return) and node.value else self.other(node)
        lowered, self.before = [*self.before, *lowered], outer
        return [ast.copy_location(one, node) for one in lowered]

    def other(self, node: ast.stmt) -> Block:
        for field, value in ast.iter_fields(node):
            # the test of a while is evaluated repeatedly
            if isinstance(value, ast.expr) and not isinstance(node, ast.While):
                setattr(node, field, self.visit(value))
            elif field in ("body", "orelse"):
                setattr(node, field, self.block(value))
            elif isinstance(node, ast.Match) and field == "cases":
                for case in node.cases:
                    case.body = self.block(case.body)
        return [node]

    def returned(self, node: ast.expr, is_not: bool = False) -> Block:
        """Lower a return with early exits."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) and is_quantifier(node.operand, "any", "all"):
            return self.returned(node.operand, not is_not)
        if is_quantifier(node, "any", "all", "next"):
            return self.block(Quantifier(node, next(self.numbers)).returned(is_not))
        if isinstance(node, ast.IfExp):
            return self.block([ast.If(node.test, [ast.Return(node.body)], []), ast.Return(node.orelse)])
        if isinstance(node, ast.BoolOp) and self.is_question:
            is_or = isinstance(node.op, ast.Or)
            tests = [one if is_or else ast.UnaryOp(ast.Not(), one) for one in node.values[:-1]]
            return self.block(
                [*(ast.If(test, [ast.Return(ast.Constant(is_or))], []) for test in tests), ast.Return(node.values[-1])]
            )
        return [ast.Return(self.visit(node))]

    # --- expressions

    def visit(self, node: ast.AST) -> Any:
        return node if isinstance(node, UNKNOWN) or not has_unknown(node) else super().visit(node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if not is_quantifier(node):
            self.generic_visit(node)
            return node
        quantifier = Quantifier(node, next(self.numbers))
        return self.after(quantifier.value, quantifier.kept())

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Keep short-circuit evaluation."""
        value, body = f"so__{next(self.numbers)}", Block()
        for one in reversed(node.values):
            test: ast.expr = ast.Name(value, ast.Load())
            body = [
                assign(value, one),
                *(
                    [ast.If(test if isinstance(node.op, ast.And) else ast.UnaryOp(ast.Not(), test), body, [])]
                    if body
                    else []
                ),
            ]
        return self.after(value, body)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        value = f"either__{next(self.numbers)}"
        return self.after(value, [ast.If(node.test, [assign(value, node.body)], [assign(value, node.orelse)])])

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Lower only the first two operands of a chain, because the others may not be evaluated."""
        node.left, node.comparators[0] = self.visit(node.left), self.visit(node.comparators[0])
        return node

    def after(self, value: str, body: Block) -> ast.expr:
        self.before += self.block(body)
        return ast.Name(value, ast.Load())


def assign(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)
