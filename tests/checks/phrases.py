"""The sentences that programs say in English, as they stand in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "galapagos"
# whose first argument somebody reads
SAYERS = {"Refused", "NotFound", "Unknown", "TooLarge", "TooMany", "Late", "Unreachable", "Stopped", "TyperException", "phrase"}
HELP = {"HELP", "LAST", "help"}         # tables of keys and what they do
# of the command line
SPEAKING = ("analyse", "arguments", "choices", "components", "drawing", "files", "games", "hint", "news", "number", "output", "play", "questions", "remote", "replay", "rulebook", "saves", "seats", "table", "turn")
OPERATORS = (                           # what only those read who run a server, a lab or a program of their own
    "lab/", "envs/", "engine/components/", "server/store/", "server/administration.py", "server/running.py", "server/thinking/wire.py",
    *(f"engine/{name}.py" for name in ("backend", "batch", "compile", "cuda", "device", "kept", "kernel", "opened", "study")),
)
# what somebody reads, where other texts stand beside it
SENTENCE = re.compile(r"[A-Z\0].* .*[.?]( \[.*\])?$|\[L\d+\]\.$")
GAP = "\0"              # where a sentence has a parameter
Known = dict[str, ast.expr]


def templates() -> Iterator[tuple[str, str]]:
    """Every sentence, with gaps for its parameters, and the file in which it stands."""
    for file in sorted(SOURCES.rglob("*.py")):
        name = str(file.relative_to(SOURCES))
        if not name.startswith(OPERATORS) and (not name.startswith("cli/") or name.startswith(tuple(f"cli/{module}" for module in SPEAKING))):
            yield from ((name, template) for template in said_in(ast.parse(file.read_text(encoding="utf-8"))))


def said_in(tree: ast.Module) -> Iterator[str]:
    known: Known = {target.id: node.value for node in tree.body if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[said, *_]) if name in SAYERS:
                yield from spelled(said, known)
            case ast.Call(func=ast.Name(id="Never"), args=[_, ast.Lambda(body=said)]) | ast.Return(value=ast.JoinedStr() as said):
                yield from (text for text in strings(said) if SENTENCE.search(text))
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict() as table) | ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as table) if name in HELP:
                yield from with_gaps(table)


def strings(node: ast.AST) -> Iterator[str]:
    """The texts in an expression, each as a whole."""
    match node:
        case ast.JoinedStr() | ast.Constant(value=str()):
            yield from spelled(node, {})
        case _:
            for child in ast.iter_child_nodes(node):
                yield from strings(child)


def spelled(node: ast.expr, known: Known) -> list[str]:
    """All that an expression can come to; nothing where a sentence is only handed on."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(one) for one in product(*(spelled(part, known) or [GAP] for part in parts))]
        case ast.FormattedValue(value=ast.IfExp() | ast.JoinedStr() as value):
            return spelled(value, known)
        case ast.IfExp(body=body, orelse=other):
            return [*(spelled(body, known) or [GAP]), *(spelled(other, known) or [GAP])]
        case ast.Name(id=name) if name in known:
            return spelled(known[name], {})
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)), attr="format")) if name in known:
            return with_gaps(known[name])
    return []


def with_gaps(node: ast.expr) -> list[str]:
    """Of a text, or of a table of them: `stop; {resume} goes on`."""
    texts = node.values if isinstance(node, ast.Dict) else [node]
    return [re.sub(r"\{[a-z]+\}", GAP, one.value) for one in texts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
