"""Write the types of the page from those of Python: web/src/protocol/*.ts.

    python tools/protocol.py            write them
    python tools/protocol.py --check    fail where a file is not what this would write

One file for what every game sends, and one for the view of each game. A field is optional if msgspec leaves it out at
its default.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import UnionType
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from galapagos.define.view import TableView
from galapagos.engine.game import all_games
from galapagos.engine.match.request import Request
from galapagos.server.protocol import (
    PROTOCOL,
    calls,
    contacts,
    frames,
    islands,
    lab,
    operating,
    pairing,
    people,
    players,
    puzzles,
    refusal,
    tables,
    tournaments,
)
from galapagos.server.thinking import Film, PositionShown

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "protocol"
MODULES = (
    people,
    tables,
    pairing,
    players,
    contacts,
    islands,
    tournaments,
    puzzles,
    refusal,
    lab,
    operating,
    frames,
    calls,
)
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def spelled(kind: inspect.Type) -> str:
    """A type in TypeScript's words."""
    match kind:
        case inspect.StructType():
            cls = class_of(kind)
            return cls.__name__ + ("<unknown>" if is_generic(cls) else "")
        case inspect.UnionType(types=kinds):
            return " | ".join(map(spelled, kinds))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"({spelled(item)})[]" if isinstance(item, inspect.UnionType) else f"{spelled(item)}[]"
        case inspect.TupleType(item_types=kinds):
            return f"[{', '.join(map(spelled, kinds))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
    return PLAIN[type(kind)]


def class_of(struct: inspect.StructType) -> type[msgspec.Struct]:
    """`Request` of `Request[Any]`."""
    cls: type[msgspec.Struct] = getattr(struct.cls, "__origin__", struct.cls)
    return cls


def is_generic(cls: type) -> bool:
    """A request is one of a view, which each game has its own of."""
    return bool(getattr(cls, "__parameters__", ()))


def members(struct: inspect.StructType) -> Iterator[str]:
    cls = class_of(struct)
    leaves_out = cls.__struct_config__.omit_defaults
    if struct.tag_field is not None:
        yield f'  {struct.tag_field}: "{struct.tag}";'
    for field in struct.fields:
        kind = field.type
        optional = leaves_out and not field.required
        if optional and field.default is None and isinstance(kind, inspect.UnionType):
            kind = inspect.UnionType(tuple(one for one in kind.types if not isinstance(one, inspect.NoneType)))
        is_open = is_generic(cls) and isinstance(kind, inspect.AnyType)
        yield f"  {field.encode_name}{'?' if optional else ''}: {'V' if is_open else spelled(kind)};"


def interface(struct: inspect.StructType) -> str:
    cls = class_of(struct)
    head = f"/** {cleandoc(cls.__doc__)} */\n" if cls.__doc__ else ""
    name = cls.__name__ + ("<V>" if is_generic(cls) else "")
    return f"{head}export interface {name} {{\n" + "\n".join(members(struct)) + "\n}\n"


def structs_in(kind: Any, found: dict[type, inspect.StructType]) -> None:
    """All structs that a type is made of, itself first."""
    if isinstance(kind, inspect.StructType):
        if class_of(kind) in found:
            return
        found[class_of(kind)] = kind
        for field in kind.fields:
            structs_in(field.type, found)
    for name in ("types", "item_type", "item_types", "key_type", "value_type"):
        inner = getattr(kind, name, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            structs_in(one, found)


def written(roots: dict[str, Any], known: dict[type, inspect.StructType]) -> str:
    """A file with all types that the roots are made of; it imports those that another file has. A union gets a name."""
    found: dict[type, inspect.StructType] = {}
    unions = []
    for name, root in roots.items():
        kind = inspect.type_info(root)
        structs_in(kind, found)
        if isinstance(kind, inspect.UnionType):
            unions.append(f"export type {name} = {spelled(kind)};\n")
    own = [interface(struct) for cls, struct in found.items() if cls not in known]
    text = "\n".join(own + unions)
    shared = sorted(cls.__name__ for cls in known if re.search(rf"\b{cls.__name__}\b", text))
    imports = f'import type {{ {", ".join(shared)} }} from "./engine.ts";\n\n' if shared else ""
    return "// Written by tools/protocol.py: `make protocol` writes it anew.\n\n" + imports + text


def files() -> dict[str, str]:
    engine: dict[type, inspect.StructType] = {}
    structs_in(inspect.type_info(Request), engine)
    made = {"engine.ts": written({"Request": Request}, {})}
    for game in all_games():
        view = get_type_hints(import_module(f"galapagos.games.{game.name}.view").view)["return"]
        made[f"{game.name}.ts"] = written({view.__name__: view}, engine)
    made["table.ts"] = written({"TableView": TableView}, engine)
    made["server.ts"] = (
        written({**sent(), "Film": Film, "PositionShown": PositionShown}, engine)
        + f"\nexport const PROTOCOL = {PROTOCOL};\n"
    )
    return made


def sent() -> dict[str, Any]:
    """The structs of the protocol, and its unions of them; what others derive from is not sent itself."""
    found: dict[str, Any] = {}
    unions: dict[str, Any] = {}
    for module in MODULES:
        for name, one in vars(module).items():
            if isinstance(one, UnionType) and all(
                isinstance(arm, type) and issubclass(arm, msgspec.Struct) for arm in one.__args__
            ):
                unions[name] = one
            elif (
                isinstance(one, type)
                and issubclass(one, msgspec.Struct)
                and one.__module__ == module.__name__
                and not one.__subclasses__()
            ):
                found[name] = one
    return found | unions


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the types of the page from those of Python.")
    parser.add_argument("--check", action="store_true", help="fail where a file is not what this would write")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        file = FOLDER / name
        if check and (not file.exists() or file.read_text() != text):
            sys.exit(f"{file.name} is not what Python has: run `make protocol`")
        if not check:
            file.write_text(text)


if __name__ == "__main__":
    main()
