"""A game with changed component tables: its package is imported again under another name, with a patched `data.py`.

Derived constants follow from the new tables, and the assertions of `data.py` reject nonsense. `unchecked = true` in the
file skips the assertions, but not the audit of the first position.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import sys
import tomllib
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from ..errors import Refused
from ..game import GAMES, Game, find_game
from ..language.contract import MAX_SEATS
from ..words.message import Message
from .source import read, target_of
from .toml import MOST_ITEMS, built, check, written

MOST_BYTES = 1 << 20
UNCHECKED = "unchecked"
REPLACED = "__replaced__"  # the function in `data.py` that returns a changed table


class Unplayable(Refused):
    """Each table is well-formed, but the game cannot be played with them."""

    is_assertion = False  # whether an assertion of `data.py` failed


def read_changes(game: Game, path: Path) -> str:
    """The tables of a file that differ from those of the game, as JSON; empty if none does."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Refused("data-too-large", file=path)
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Refused("file-missing", file=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("data-no-toml", file=path, reason=error) from None
    try:
        return changes(game, tables)
    except Refused as refused:
        raise Refused("in-file", file=path, sentence=refused) from None


def changes(game: Game, tables: Mapping[str, Any]) -> str:
    """Changed tables as canonical JSON. Refuse tables with which the game cannot be played."""
    known = read(game.module("data"))
    is_unchecked = check(UNCHECKED, tables.get(UNCHECKED, False), bool, "truth")
    named = {name: value for name, value in tables.items() if name != UNCHECKED}
    for name in named:
        if name not in known:
            raise Refused("game-without-table", game=game.title, table=name, tables=", ".join(known))
    differing = {
        name: value for name, value in named.items() if tomllib.loads(f"x = {written(known[name].value)}")["x"] != value
    }
    differing |= {UNCHECKED: True} if differing and is_unchecked else {}
    text = json.dumps(differing, sort_keys=True) if differing else ""
    try:
        variant(game.name, text)
    except Unplayable as error:
        from .bounds import advice

        raise advice(game, differing, error) from None
    return text


def changed_tables(data: str) -> tuple[str, ...]:
    """The names of the changed tables in `Game.data`."""
    return tuple(name for name in (json.loads(data) if data else {}) if name != UNCHECKED)


@cache
def variant(name: str, data: str) -> Game:
    """A game with changed tables, or the game itself if `data` is empty."""
    return make(name, data, f"{name}_{mark_of(data)}") if data else find_game(name)


def mark_of(data: str) -> str:
    """A short hash of the tables, to label results with."""
    return hashlib.sha256(data.encode()).hexdigest()[:12]


@contextmanager
def passing(name: str, data: str) -> Iterator[Game]:
    """A temporary variant, unloaded afterwards, for trying thousands of them; one at a time."""
    if not data:
        yield find_game(name)
        return
    alias = f"{name}_passing"
    try:
        yield make(name, data, alias)
    finally:
        forget(alias)


def make(name: str, data: str, alias: str) -> Game:
    try:
        made = load(find_game(name), f"{GAMES}.{alias}", json.loads(data))
    except BaseException:
        forget(alias)
        raise
    return replace(made, name=alias, variant_of=name, data=data)


def forget(alias: str) -> None:
    for module in [
        module for module in sys.modules if module == f"{GAMES}.{alias}" or module.startswith(f"{GAMES}.{alias}.")
    ]:
        del sys.modules[module]


def load(game: Game, package: str, tables: Mapping[str, Any]) -> Game:
    folder = Path(str(game.module("data").__file__)).parent
    spec = importlib.util.spec_from_file_location(
        package, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec
    assert spec.loader
    top = sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        data = load_data(game, package, folder / "data.py", tables)
        top.data = sys.modules[f"{package}.data"] = data  # type: ignore[attr-defined]
        spec.loader.exec_module(top)
        made = replace(cast(Game, top.GAME), name=package.rpartition(".")[2])
        check_tables(game, made)
    except Refused:
        raise
    except Exception as error:
        unplayable = Unplayable("game-not-playable", game=game.title, reason=complaint(error))
        unplayable.is_assertion = isinstance(error, AssertionError)
        raise unplayable from None
    return made


def check_tables(game: Game, made: Game) -> None:
    """Refuse tables that fail the audit of the first position with any number of players."""
    for seats in made.seats:
        try:
            s = made.new_state(seats)
        except Refused:  # the usual options do not allow this number of players
            continue
        fault = made.rules.audit(s)
        if fault:
            name = getattr(fault, "name", fault)
            why = Message("game-audit-fault", {"seats": seats, "fault": str(name)})
            raise Unplayable("game-not-playable", game=game.title, reason=why)


def load_data(game: Game, package: str, path: Path, tables: Mapping[str, Any]) -> ModuleType:
    """Execute `data.py` with some of its tables replaced by validated values. No foreign code is run."""
    known = read(game.module("data"))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        name = target_of(node)
        if name in tables and isinstance(node, (ast.Assign, ast.AnnAssign)):
            node.value = ast.Call(ast.Name(REPLACED, ast.Load()), [ast.Constant(name)], [])
    if UNCHECKED in tables:
        tree = RemoveAsserts().visit(tree)
    module = ModuleType(f"{package}.data")
    module.__package__, module.__file__ = package, str(path)
    names = vars(module)
    names[REPLACED] = lambda name: bounded(name, built(name, known[name].value, tables[name], names))
    sys.modules[module.__name__] = module
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), names)
    del names[REPLACED]
    return module


def bounded(name: str, value: Any) -> Any:
    """A number that is a table is often a size: time and memory may grow with its square, and exponentially with the
    seats."""
    most = MAX_SEATS if name == "SEATS" else MOST_ITEMS
    if isinstance(value, int) and value > most:
        raise Refused("data-number-too-large", where=name, most=f"{most:,}")
    return value


class RemoveAsserts(ast.NodeTransformer):
    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        return ast.copy_location(ast.Pass(), node)


def complaint(error: Exception) -> str:
    """The failed assertion, or the exception."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    if isinstance(error, AssertionError):
        return f"{Path(last.filename).name} says {last.line}"
    return f"{type(error).__name__}: {error} in {Path(last.filename).name}"
