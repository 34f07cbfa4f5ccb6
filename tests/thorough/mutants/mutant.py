"""A rule broken on purpose: a line of a function, what it becomes, and the row of RULES.md whose tests must notice.

    Mutant("leave_refusal", "Reason.MOVED if", "Reason.LEGAL if", "2. Migration Phase | A creature migrates once a turn")

The function lives anywhere in the game's folder; where two modules have one of that name, `tokens.starve` says which. A table of data.py is
found by its name, too. The text occurs in it once. A row is its section and how its words begin.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.checks.rules_pages import PAGE, ROOT, find_references, table_rows

SOURCE = ROOT / "src"


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
        rows = [row for row in table_rows((folder_of(game) / PAGE).read_text()) if row.rule == section and row.words.startswith(words)]
        if len(rows) != 1:
            raise LookupError(f"{PAGE} of {game} has {len(rows)} rows {self.row!r}")
        return [f"tests/games/{game}/{test.file}::{test.name.replace('.', '::')}" for test in find_references(rows[0].test)]

    def apply(self, game: str, source: Path) -> None:
        """Breaks the rule in a copy of the sources."""
        module, _, name = self.function.rpartition(".")
        files = sorted(folder_of(game, source).rglob(f"{module or '*'}.py"))
        places = [(file, begin, end) for file in files for begin, end in places_of(name, file)]
        if len(places) != 1:
            raise LookupError(f"{game} has {len(places)} places called {self.function}")
        file, begin, end = places[0]
        lines = file.read_text().splitlines(keepends=True)
        old = "".join(lines[begin:end])
        if old.count(self.text) != 1:
            raise LookupError(f"{self.function} of {game} has {self.text!r} {old.count(self.text)} times")
        file.write_text("".join(lines[:begin]) + old.replace(self.text, self.becomes) + "".join(lines[end:]))


def folder_of(game: str, source: Path = SOURCE) -> Path:
    return source / "galapagos" / "games" / game


def places_of(name: str, file: Path) -> Iterator[tuple[int, int]]:
    """The lines of a function, or of a table, in a file."""
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            yield node.lineno - 1, node.end_lineno or node.lineno
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield node.lineno - 1, node.end_lineno or node.lineno
