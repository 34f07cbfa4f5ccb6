"""Check that RULES.md leads from every section and ruling to its code and its test, and every refusal to its rule.

    python -m tests.checks.rules_pages

prints one line per finding and exits with 1 where there is one. What it demands of
`src/galapagos/games/<game>/RULES.md`:

    | section or ruling | the rule in our words | code | test |
    |---|---|---|---|
    | Setup | Everybody has three tokens | `rules/setup.py: setup` | `test_setup.py: test_everybody_has_three_tokens` |
    | 1, D5 | Famine covers two squares | `rules/tokens.py: famine_refusal` | `test_tokens.py: test_d5_…, test_d5_…` |

- A table counts if the last two columns of its head are `code` and `test`. Other tables (components, options) are
  ignored.
- Ruling ids (one capital letter for the whole game, and a number) stand in the first column, from 1 to the last without
  a gap. A row may have several (`3B, D11`) or a range (`D3 to D5`). Ids in the game's code or tests must be there too.
- The second column is the rule in our words: never the rulebook's.
- `code`: `path: names`, the path from the game's folder. A name is defined at the top level of the file, or
  `Class.member`.
- `test`: `path: names`, the path from `tests/games/<game>` or from the root. A name is a test function or method.
- Each row has at least one of both.
- Every `Reason` but LEGAL has a sentence in `text.REASONS`, with its rule.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.words.message import as_name, catalogue

ROOT = Path(__file__).parents[2]
PAGE = "RULES.md"
FILE = re.compile(r"[\w./-]+\.py\b")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.\w+)*")
ID = re.compile(r"\b([A-Z])(\d{1,2})\b")
RANGE = re.compile(r"\b([A-Z])(\d{1,2})\s*(?:-|–|to|…|\.\.)\s*\1?(\d{1,2})\b")


class Row(NamedTuple):
    line: int
    rule: str
    words: str
    code: str
    test: str


class Reference(NamedTuple):
    """A file and a name in it, as a cell of the table gives them."""

    file: str
    name: str


def main() -> None:
    findings = [f"{name}: {finding}" for name in game_names() for finding in check_game(find_game(name))]
    for finding in findings:
        print(finding)
    sys.exit(1 if findings else 0)


def check_game(game: Game) -> Iterator[str]:
    folder = Path(str(game.module("data").__file__)).parent
    page = folder / PAGE
    if page.is_file():
        yield from check_page(page.read_text(), folder, ROOT / "tests" / "games" / game.name)
    else:
        yield f"there is no {page.relative_to(ROOT)}"
    yield from check_reasons(game)


# --- the table


def check_page(text: str, folder: Path, tests: Path) -> Iterator[str]:
    rows = list(table_rows(text))
    if not rows:
        yield f"{PAGE} has no table whose last two columns are code and test"
        return
    for row in rows:
        place = f"{PAGE}:{row.line} ({row.rule})"
        if not row.words:
            yield f"{place} does not say the rule"
        for finding in (*check_cell("code", row.code, (folder,)), *check_cell("test", row.test, (tests, ROOT))):
            yield f"{place} {finding}"
    yield from check_ids(rows, [*(folder / "rules").glob("*.py"), *tests.glob("*.py")])


def table_rows(text: str) -> Iterator[Row]:
    """The rows of the tables of rules, with their line numbers."""
    counts = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.lstrip().startswith("|"):
            counts = False
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        head = [cell.strip("*` ").lower() for cell in cells]
        if head[-2:] in (["code", "test"], ["code", "tests"]):
            counts = True
        elif counts and not all(re.fullmatch(r":?-+:?", cell) for cell in cells):
            yield Row(number, *(cells[:4] + [""] * (4 - len(cells))))


def check_cell(what: str, cell: str, folders: tuple[Path, ...]) -> Iterator[str]:
    references = list(find_references(cell))
    if not references:
        yield f"names no {what}"
    for reference in references:
        file = next((folder / reference.file for folder in folders if (folder / reference.file).is_file()), None)
        if file is None:
            yield f"names {reference.file}, which does not exist"
        elif not reference.name:
            yield f"names {reference.file}, but nothing in it"
        elif reference.name not in defined(file):
            yield f"names {reference.name}, which {reference.file} does not define"
        elif what == "test" and not reference.name.rpartition(".")[2].startswith("test_"):
            yield f"names {reference.name} of {reference.file}, which is not a test"


def find_references(cell: str) -> Iterator[Reference]:
    """`tokens.py: spend, starve` gives two; backticks, commas and line breaks may stand anywhere."""
    cell = re.sub(r"<br */?>|[`*]", " ", cell)
    for file, words in zip(FILE.findall(cell), FILE.split(cell)[1:], strict=True):
        names = [name for name in NAME.findall(words) if name != "and"]
        yield from (Reference(file, name) for name in names or [""])


@cache
def defined(file: Path) -> frozenset[str]:
    """What a module defines: `name`, `Class.member`, and for methods of test classes also `member`."""
    names = set(definitions(ast.parse(file.read_text()).body))
    methods = {name.rpartition(".")[2] for name in names if name.startswith("Test")}
    return frozenset(names | methods)


def definitions(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    for statement in body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield prefix + statement.name
            if isinstance(statement, ast.ClassDef):
                yield from definitions(statement.body, f"{prefix}{statement.name}.")
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            yield from (
                prefix + node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)
            )
        else:
            for block in ("body", "orelse", "finalbody"):
                yield from definitions(getattr(statement, block, []), prefix)


# --- the rulings


def check_ids(rows: list[Row], sources: list[Path]) -> Iterator[str]:
    found = [pair for row in rows for pair in ids(row.rule)]
    if not found:
        yield f"{PAGE} has no ruling in its first column"
        return
    letter = Counter(name for name, _ in found).most_common(1)[0][0]
    listed = {number for name, number in found if name == letter}
    for number in sorted(set(range(1, max(listed))) - listed):
        yield f"{PAGE} has no row for {letter}{number}"
    for file in sources:
        text = re.sub(r"#\s*noqa.*", "", file.read_text())
        for number in sorted({number for name, number in ids(text) if name == letter} - listed):
            yield f"{file.name} mentions {letter}{number}, which {PAGE} does not list"


def ids(text: str) -> Iterator[tuple[str, int]]:
    yield from ((letter, int(number)) for letter, number in ID.findall(text))
    for letter, first, last in RANGE.findall(text):
        yield from ((letter, number) for number in range(int(first), int(last) + 1))


# --- the refusals


def check_reasons(game: Game) -> Iterator[str]:
    words = catalogue(game.name)
    for reason in game.module("reason").Reason:
        name = f"why-{as_name(reason.name)}"
        if reason != 0 and not (words.has(name) and words.attribute(name, "rule")):
            yield f"en.ftl has no sentence with its rule for {name}"


if __name__ == "__main__":
    main()
