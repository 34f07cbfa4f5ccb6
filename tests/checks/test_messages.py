"""Every message that a program says stands in its catalogue with its parameters, and none there is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import galapagos
from galapagos.engine.words.message import ENGLISH
from tests.checks.test_languages import Said, said

SOURCES = Path(galapagos.__file__).parent
FILES = sorted(SOURCES.rglob("*.py"))
TREES = {str(file.relative_to(SOURCES)): ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
LAYERS: Said = {}
GAMES: Said = {}
for english in sorted(SOURCES.glob(f"*/{ENGLISH}.ftl")):
    assert not LAYERS.keys() & said(english).keys(), "a message stands in two layers"
    LAYERS |= said(english)
for english in sorted(SOURCES.glob(f"games/*/{ENGLISH}.ftl")):
    GAMES |= {f"{english.parent.name}/{name}": parameters for name, parameters in said(english).items()}
SPOKEN = "galapagos.engine.words.spoken"
THINGS = {"token", "face", "direction", "pace"}  # of games, with ids made of a kind and a name


def sayers() -> set[str]:
    """`say`, and whatever is raised with a message."""
    classes = [node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {ast.unparse(base) for base in node.bases} for node in classes}
    names = {"say", "Refused", "Stopped"}
    while more := {name for name, of in bases.items() if of & names} - names:
        names |= more
    return names


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where something is said, which message, and with which parameters; None for those that are handed on."""
    names = sayers()
    for file, tree in TREES.items():
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == SPOKEN]
        own = {"say"} - {alias.name for node in imports for alias in node.names}  # that of boards, or of reports
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[message, *_], keywords=keywords) if name in names - own:
                    parameters = {f"${keyword.arg}" for keyword in keywords}
                    for one in [message.body, message.orelse] if isinstance(message, ast.IfExp) else [message]:
                        if isinstance(one, ast.Constant):
                            yield f"{file}:{node.lineno}", str(one.value), None if "$None" in parameters else parameters


def test_every_message_that_is_said_is_in_the_catalogue_with_its_parameters() -> None:
    messages, found = LAYERS | GAMES, list(calls())
    assert len(found) > 600
    assert [(where, name) for where, name, _ in found if name not in messages] == []
    given = [(where, name, parameters) for where, name, parameters in found if parameters is not None]
    assert [(where, name, messages[name]) for where, name, parameters in given if parameters != messages[name]] == []


def test_every_message_is_said() -> None:
    """It is named somewhere, or made of its first letters and something else."""
    nodes = [node for tree in TREES.values() for node in ast.walk(tree)]
    named = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    first = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr)]
    starts = [str(part.value) for part in first if isinstance(part, ast.Constant)]
    made = tuple(start for start in starts if re.fullmatch(r"[a-z-]+-", start))
    names = {name: name.partition("/")[2] or name for name in LAYERS | GAMES if "." not in name}
    unnamed = {name: own for name, own in names.items() if not {name, own} & named and not own.startswith(made)}
    assert [name for name, own in unnamed.items() if own.partition("-")[0] not in THINGS] == []
