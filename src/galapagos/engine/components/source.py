"""The component tables of a game's `data.py`, with the comments on their provenance. Derived constants are left out."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from types import ModuleType
from typing import Any

from ..game import Game

WORDS = ("_NAMES", "_LETTERS")  # names do not affect the rules
SECTION = "# --- "


@dataclass(frozen=True)
class Component:
    name: str
    value: Any
    provenance: str
    rows: tuple[str, ...]  # comments on single rows; empty if there are none

    @property
    def is_reconstructed(self) -> bool:
        return "recon" in " ".join((self.provenance, *self.rows))


def components_of(game: Game) -> list[Component]:
    return list(read(game.module("data")).values())


@cache
def read(module: ModuleType) -> dict[str, Component]:
    """The tables by name, in the order of the file. A game in one file has none."""
    if module.__spec__ is not None and module.__spec__.origin is None:
        return {}
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
    """The constant that a statement assigns, or an empty string."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return names[0] if len(targets) == len(names) == 1 and names[0].isupper() and names[0][0] != "_" else ""


def names_in(node: ast.expr) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def is_table(value: Any, node: ast.expr) -> bool:
    """Whether a value is a literal, or consists of rows."""
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
    """The comment on the line, above it or on the section, or else the first line of the module's docstring."""
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
    """The comments behind the rows of a table with one row per line."""
    rows = node.elts if isinstance(node, ast.Tuple) else []
    said = tuple(comment(lines[(row.end_lineno or row.lineno) - 1]) for row in rows)
    return said if any(said) and len({row.lineno for row in rows}) == len(rows) else ()
