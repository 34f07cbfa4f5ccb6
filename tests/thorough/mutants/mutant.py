"""A rule broken on purpose: a line of a function, what it becomes, and the row of RULES.md whose tests must notice.

    Mutant("stay_reason", "Reason.MOVED if", "Reason.LEGAL if", "2. Migration Phase | A creature migrates once a turn")

The function lives anywhere in the game's folder; where two modules have one of that name, `tokens.starve` says which. A
table of data.py is found by its name, too. The text occurs in it once. A row is its section and how its words begin.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.checks.rules_pages import PAGE, ROOT, find_references, table_rows

SOURCE = ROOT / "src"


class Place(NamedTuple):
    """Lines of a file, and what they say."""

    file: Path
    begin: int
    end: int
    text: str


@dataclass(frozen=True)
class Mutant:
    function: str
    text: str
    becomes: str
    row: str

    def __str__(self) -> str:
        return f"{self.function}: {self.text} -> {self.becomes}"

    def tests(self, game: str) -> list[str]:
        """What the row names, as pytest calls it."""
        section, _, words = self.row.partition(" | ")
        rows = [
            row
            for row in table_rows((folder_of(game) / PAGE).read_text())
            if row.rule == section and row.words.startswith(words)
        ]
        if len(rows) != 1:
            raise LookupError(f"{PAGE} of {game} has {len(rows)} rows {self.row!r}")
        return [
            f"tests/games/{game}/{test.file}::{test.name.replace('.', '::')}" for test in find_references(rows[0].test)
        ]

    def find(self, game: str, source: Path = SOURCE) -> Place:
        """Where the rule stands: the text occurs once in what the name stands for."""
        module, _, name = self.function.rpartition(".")
        places = [
            place
            for file in sorted(folder_of(game, source).rglob(f"{module or '*'}.py"))
            for place in places_of(name, file)
        ]
        if len(places) != 1:
            raise LookupError(f"{game} has {len(places)} places called {self.function}")
        if places[0].text.count(self.text) != 1:
            raise LookupError(f"{self.function} of {game} has {self.text!r} {places[0].text.count(self.text)} times")
        return places[0]

    def apply(self, game: str, source: Path) -> None:
        """Breaks the rule in a copy of the sources."""
        place = self.find(game, source)
        lines = place.file.read_text().splitlines(keepends=True)
        lines[place.begin : place.end] = [place.text.replace(self.text, self.becomes)]
        place.file.write_text("".join(lines))


def folder_of(game: str, source: Path = SOURCE) -> Path:
    return source / "galapagos" / "games" / game


def places_of(name: str, file: Path) -> Iterator[Place]:
    """A function or a table in a file."""
    for node in parse(file).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            yield place_of(node, file)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield place_of(node, file)


def place_of(node: ast.stmt, file: Path) -> Place:
    begin, end = node.lineno - 1, node.end_lineno or node.lineno
    return Place(file, begin, end, "".join(file.read_text().splitlines(keepends=True)[begin:end]))


@cache
def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text())
