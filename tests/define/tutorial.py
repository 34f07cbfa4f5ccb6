"""The files and commands of docs/tutorial.md.

A block of a step is merged into the file of the step before as the page says: what defines a name that the file has
replaces it, anything else goes below what stands above it in the block or what a comment names, or above QUESTIONS.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(python|console)( learn\.py)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BELOW = re.compile(r"# below (\w+)")


class Chunk(NamedTuple):
    """A statement of a file, and the names that it defines: none for an import, `"` for the text at the top."""

    names: frozenset[str]
    text: str
    below: str = ""  # the name that a comment above it gives

    @property
    def is_long(self) -> bool:
        return self.text.startswith(("def ", "@"))


@dataclass(frozen=True)
class Session:
    """A command, what a player types, and what is printed."""

    command: str
    typed: str
    printed: str


class Step(NamedTuple):
    file: str  # of the game, after the step
    sessions: list[Session]
    program: str  # learn.py


def steps() -> list[Step]:
    found, file = [], list[Chunk]()
    for section in PAGE.read_text().split("\n## ")[1:]:
        sessions, program = [], ""
        for kind, name, text in BLOCK.findall(section):
            if kind == "console":
                sessions.append(session(text))
            elif name:
                program = text
            else:
                file = merge(file, chunks(text))
        if section[0].isdigit():
            found.append(Step(joined(file), sessions, program))
    return found


def session(text: str) -> Session:
    command, *lines = text.splitlines()
    typed = [line[2:] for line in lines if line.startswith("> ")]
    printed = [">" if line.startswith("> ") else line for line in lines]
    return Session(command.removeprefix("$ "), "\n".join([*typed, ""]), "\n".join([*printed, ""]))


def chunks(text: str) -> list[Chunk]:
    lines, found = text.splitlines(), []
    for node in ast.parse(text).body:
        first = first_line(node) - 1
        comment = BELOW.fullmatch(lines[first - 1]) if first else None
        statement = "\n".join(lines[first : node.end_lineno])
        found.append(Chunk(frozenset(names(node)), statement, comment[1] if comment else ""))
    return found


def first_line(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(one.lineno for one in decorators)])


def names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Expr):
        return ['"']
    return [one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]


def merge(file: list[Chunk], block: list[Chunk]) -> list[Chunk]:
    merged = list(file)
    for number, chunk in enumerate(block):
        same = next((old for old in merged if old.names & chunk.names), None)
        if same is not None:
            merged[merged.index(same)] = chunk
        elif chunk.below:
            merged.insert(place_of(chunk.below, merged) + 1, chunk)
        elif number:
            merged.insert(merged.index(block[number - 1]) + 1, chunk)
        else:
            merged.insert(place_of("QUESTIONS", merged), chunk)
    return merged


def place_of(name: str, file: list[Chunk]) -> int:
    return next((place for place, chunk in enumerate(file) if name in chunk.names), len(file))


def joined(file: list[Chunk]) -> str:
    text = file[0].text + "\n"
    for before, chunk in pairwise(file):
        text += ("\n\n" if before.is_long or chunk.is_long else "") + chunk.text + "\n"
    return text
