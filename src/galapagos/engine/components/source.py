"""The tables that a game's `data.py` sets down, each with what is said there of its origin. What follows from others is
not a table."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from types import ModuleType
from typing import Any

from ..game import Game

WORDS = ("_NAMES", "_LETTERS")  # how things are called, which changes nothing
SECTION = "# --- "


@dataclass(frozen=True)
class Component:
    name: str
    value: Any
    provenance: str
    rows: tuple[str, ...]  # what is said of single rows; empty where nothing is

    @property
    def is_reconstructed(self) -> bool:
        return "recon" in " ".join((self.provenance, *self.rows))


def components_of(game: Game) -> list[Component]:
    return list(read(game.module("data")).values())


@cache
def read(module: ModuleType) -> dict[str, Component]:
    """In the order of the file."""
    source = inspect.getsource(module)
    tree, lines = ast.parse(source), source.splitlines()
    found: dict[str, Component] = {}
    known: set[str] = set()
    for node in tree.body:
        name = target_of(node)
        if not name:
            continue
        value = getattr(node, "value", None)
        if (
            value is not None
            and is_table(getattr(module, name), value)
            and not names_in(value) & known
            and not name.endswith(WORDS)
        ):
            found[name] = Component(
                name, getattr(module, name), provenance(lines, node, module), row_comments(lines, value)
            )
        known.add(name)
    return found


def target_of(node: ast.stmt) -> str:
    """The constant that a statement sets down."""
    target = (
        node.targets[0]
        if isinstance(node, ast.Assign) and len(node.targets) == 1
        else node.target
        if isinstance(node, ast.AnnAssign)
        else None
    )
    return target.id if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_") else ""


def names_in(node: ast.expr) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def is_table(value: Any, node: ast.expr) -> bool:
    """A number that is written down, or anything made of rows."""
    if isinstance(value, (int, str)):
        return isinstance(node, ast.Constant) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)
        )
    return is_plain(value)


def is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(item) for key, item in value.items())
    return isinstance(value, (int, str, IntEnum))


def provenance(lines: list[str], node: ast.stmt, module: ModuleType) -> str:
    """Behind the name, in the lines above it, in the heading of its section, or in what the file says of itself."""
    said = comment(lines[node.lineno - 1]) or comment(lines[(node.end_lineno or node.lineno) - 1])
    above = node.lineno - 2
    while not said and above >= 0 and lines[above].startswith("#"):
        said = comment(lines[above])
        above -= 1
    for line in reversed(lines[: node.lineno - 1]):
        if line.startswith(SECTION):
            heading = line.removeprefix(SECTION)
            return f"{heading}; {said}" if said and said != heading else heading
    return said or (module.__doc__ or "").splitlines()[0]


def comment(line: str) -> str:
    _, mark, said = line.partition("# ")
    return said.strip().removeprefix("--- ") if mark else ""


def row_comments(lines: list[str], node: ast.expr) -> tuple[str, ...]:
    """What stands behind the rows of a table that has one on each line."""
    rows = node.elts if isinstance(node, ast.Tuple) else []
    said = tuple(comment(lines[(row.end_lineno or row.lineno) - 1]) for row in rows)
    return said if any(said) and len({row.lineno for row in rows}) == len(rows) else ()
