"""The type checker finds mistakes at the joints between rules, text, view and engine, made in copies of Dodo's
modules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DODO = ROOT / "src" / "galapagos" / "games" / "dodo"


class Mistake(NamedTuple):
    file: str
    right: str
    wrong: str
    line: str  # where it is found: in that file, or at a joint

    def module(self, number: int) -> str:
        return f"{Path(self.file).stem.strip('_')}_{number}"

    def text(self) -> str:
        """The file with the mistake, for another place than its own."""
        text = (DODO / self.file).read_text()
        assert text.count(self.right) == 1, f"{self.file} does not say {self.right!r} once"
        here = "galapagos.games.dodo.rules" if "/" in self.file else "galapagos.games.dodo"
        text = re.sub(
            r"^from \.\.(\w)", r"from galapagos.games.dodo.\1", text.replace(self.right, self.wrong), flags=re.MULTILINE
        )
        return re.sub(r"^from \.(\w)", rf"from {here}.\1", text, flags=re.MULTILINE)


MISTAKES = (
    Mistake(
        "text.py",
        "def seat_name(s: State, seat: int)",
        "def seat_name(seat: int, s: State)",
        "GAME.fits(rules, {}, view, board)",
    ),
    Mistake(
        "text.py",
        "def owner(s: State, what: str, number: int)",
        "def owner(s: State, number: int, what: str)",
        "GAME.fits(rules, {}, view, board)",
    ),
    Mistake(
        "text.py",
        "def prompt(s: State, ids: PieceIds, question: str)",
        "def prompt(s: State, question: str)",
        "GAME.fits(rules, {}, view, board)",
    ),
    Mistake(
        "view.py",
        "def view(s: State, seat: int, ids: PieceIds)",
        "def view(seat: int, s: State, ids: PieceIds)",
        "GAME.fits(rules, text, {}, board)",
    ),
    Mistake(
        "view.py",
        "def pieces(s: State) -> dict",
        "def pieces(s: Creature) -> dict",
        "GAME.fits(rules, text, {}, board)",
    ),
    Mistake(
        "board.py",
        "def draw(view: DodoView, seat: int,",
        "def draw(seat: int, view: DodoView,",
        "GAME.fits(rules, text, view, {})",
    ),
    Mistake(
        "rules/__init__.py", "def hide(s: State, seat: int)", "def hide(s: State)", "GAME.fits({}, text, view, board)"
    ),
    Mistake(
        "rules/reproduction.py",
        "(s: State, out: Actions, n: int, weight: Weights)",
        "(s: State, out: Actions, weight: Weights)",
        "(Verb(ROLL, None, each(all_colours), reproduce),), weigh_faces",
    ),
    Mistake("rules/consumption.py", ".owner, i, cell)", ".owner, cell, i)", "tell(s, CAPTURED"),
    Mistake("rules/migration.py", "code(MIGRATE, i, Cell(cell))", "code(MIGRATE, Cell(cell), i)", "code(MIGRATE"),
    Mistake(
        "rules/migration.py",
        "def migrate(s: State, i: CreatureId, cell: Cell)",
        "def migrate(s: State, cell: Cell, i: CreatureId)",
        "Verb(MIGRATE",
    ),
    Mistake(
        "rules/migration.py",
        "def migrate_refusal(s: State, i: CreatureId, cell",
        "def migrate_refusal(s: State, cell: Cell, i",
        "Verb(MIGRATE",
    ),
)
FINE = (
    "GAME.fits(rules, text, view, board)",
    "turn: int = GAME.new(3).state.turn",
    'phase: str = GAME.from_position("white r e1").view(0).phase',
)
NONSENSE = (
    "GAME.new(3).state.nonsense",
    "GAME.new(3).view(0).nonsense",
    "GAME.new(3).request(0).view.nonsense",
    'GAME.from_position("white r e1").state.turn.nonsense',
)


def test_every_mistake_is_found(tmp_path: Path) -> None:
    modules = [mistake.module(number) for number, mistake in enumerate(MISTAKES)]
    made = list(zip(MISTAKES, modules, strict=True))
    imports = [
        *(f"import {module}" for module in modules),
        "from galapagos.games.dodo import GAME, board, rules, text, view",
    ]
    joints = [mistake.line.format(module) for mistake, module in made if "{}" in mistake.line]
    (tmp_path / "joints.py").write_text("\n".join([*imports, *FINE, *NONSENSE, *joints]) + "\n")
    for mistake, module in made:
        (tmp_path / f"{module}.py").write_text(mistake.text())
    found = complaints(tmp_path)

    def is_found(mistake: Mistake, module: str) -> bool:
        file = "joints" if "{}" in mistake.line else module
        return any(place == file and mistake.line.format(module) in line for place, line in found)

    assert [mistake for mistake, module in made if not is_found(mistake, module)] == []
    assert [line for line in NONSENSE if ("joints", line) not in found] == []
    assert [line for line in FINE if ("joints", line) in found] == []


def complaints(folder: Path) -> set[tuple[str, str]]:
    """The lines that the type checker complains of, each with its module. It shares the cache of `make types`."""
    options = [
        "--strict",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(ROOT / ".mypy_cache"),
        "--no-error-summary",
        "--no-pretty",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *map(str, sorted(folder.glob("*.py")))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MYPYPATH": str(folder)},
    )
    assert done.returncode == 1, done.stdout + done.stderr
    found = set()
    for file, number in re.findall(r"([^/\n]+)\.py:(\d+): error:", done.stdout):
        found.add((file, (folder / f"{file}.py").read_text().splitlines()[int(number) - 1].strip()))
    return found
