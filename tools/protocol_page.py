"""Write docs/protocol.md and docs/protocol.schema.json from the server's message types.

    python -m tools.protocol_page            write them
    python -m tools.protocol_page --check    fail where a file is not what this would write
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from galapagos.engine.game import all_games
from galapagos.server import protocol
from galapagos.server.endpoint import Endpoint
from galapagos.server.routes import ENDPOINTS
from tools.protocol import class_of, spelled, structs_in
from tools.protocol_examples import examples

DOCS = Path(__file__).resolve().parent.parent / "docs"
FEW, SHORT, DEEP = 2, 6, 3          # items of a list and of a thing that an example shows, and how deep that begins
WIDE = 120
# its comment is above or behind it
FIELD = re.compile(r"^((?:    # .*\n)*)    (\w+): (?:.*?#\s+(.*)|.*)$", re.MULTILINE)
HEAD = """# The protocol

All that a page, a terminal or a bot says to a server and hears from it. Written by `make protocol` from the message types in
`src/galapagos/server/protocol.py`; [protocol.schema.json](protocol.schema.json) has them as a JSON schema, a server itself its routes at
`/api/openapi.json`, and [examples/bot.py](examples/bot.py) is a whole bot in a page of code.

## In short

1. **Who one is.** `POST /api/me` makes a guest and sets a cookie. With it `POST /api/me/token` gives a token for programs, which they send as
   `Authorization: Bearer …`, with routes and sockets alike. A cookie is one session: `POST /api/logout` ends it and closes its sockets,
   `POST /api/logout/everywhere` ends all sessions of the person. A guest without a passphrase cannot come back after that.
2. **A table.** `POST /api/tables` opens one, `POST /api/tables/{table}/sit` takes a seat at another's.
3. **A socket.** `/api/tables/{table}/socket` first sends `joined` with everything that one may know, then what changes. Text frames, one JSON object each.
   - `?words=en` asks for words: prompts, choices and events come with sentences, and one by one. Without it choices come as `offers` and events as a `tale`,
     for clients that word them themselves: both tell once what many have in common.
   - `?since=VERSION` after a cut: `joined` tells the events since then. What is older than the server remembers is in `/log`.
4. **A move.** Where `choices` or `offers` are there, one is asked. `play` names the version that one saw, and an action as a number or a text. It is on disk before
   anybody is told; the `update` is the answer. Whatever is late, illegal or not understood is answered by `refused`, and changes nothing.
5. **Views.** `changes` turn the last view into the next one, in their order. `[place, value]` puts a value at a place, a list of names and indexes;
   `[place, null, order]` puts the list there in another order: each number is where the item was, and -1 a new one, which a later change tells.
6. **Actions** are written as [notation.md](notation.md) says. A part that is left out is at its default.

Refused routes answer 400 and a `Sentence`; 401 where one must say first who one is, 404 where there is nothing, 413 and 429 for too much, 503 where nothing can be written.
A socket is closed after `bye`, with 4404 for a table that is not there, 4400 where connecting again would be refused again, 1008 for a client that does not read, and 1012
when the server stops. A message has at most %d bytes; whoever sends faster than the operator allows is slowed down.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the description of the protocol.")
    parser.add_argument("--check", action="store_true", help="fail where a file is not what this would write")
    check = parser.parse_args().check
    for file, text in ((DOCS / "protocol.md", page()), (DOCS / "protocol.schema.json", schema())):
        if check and (not file.exists() or file.read_text() != text):
            sys.exit(f"{file.name} is not what Python has: run `make protocol`")
        if not check:
            file.write_text(text)


# --- the page


def page() -> str:
    known = examples()
    parts = [HEAD % protocol.MOST_BYTES, "## Routes", *(part for endpoint in ENDPOINTS for part in describe_route(endpoint, known))]
    parts += ["## From the server, by socket", *(part for kind in get_args(protocol.AnyFrame) for part in describe_struct(kind, known))]
    parts += ["## From a client, by socket", *(part for kind in get_args(protocol.AnyCall) for part in describe_struct(kind, known))]
    parts += ["## What they are made of", *(part for kind in others() for part in describe_struct(kind))]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def describe_route(endpoint: Endpoint, known: dict[Any, Any]) -> Iterator[str]:
    yield f"### {endpoint.method} {endpoint.path}"
    query = f" Query: {', '.join(f'`{name}`' for name in endpoint.query)}." if endpoint.query else ""
    yield endpoint.sentence + query
    if endpoint.body:
        yield f"Body: {name_of(endpoint.body)}\n\n{example_of(endpoint.body, known)}"
    if endpoint.answer is None:
        yield "Answer: a text."
    elif is_new(endpoint):
        yield f"Answer: {name_of(endpoint.answer)}\n\n{example_of(endpoint.answer, known)}"
    else:
        yield f"Answer: {name_of(endpoint.answer)}, as above."


def is_new(endpoint: Endpoint) -> bool:
    """Whether no route before it has the same answer."""
    return next(one for one in ENDPOINTS if one.answer == endpoint.answer) is endpoint


def describe_struct(kind: type[msgspec.Struct], known: dict[Any, Any] | None = None) -> Iterator[str]:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    yield f"### {info.tag if known is not None else kind.__name__}"
    if documented(kind):
        yield documented(kind)
    fields = FIELD.findall(inspect.getsource(kind))
    comments = {name: behind or " ".join(above.replace("#", " ").split()) for above, name, behind in fields}
    rows = [f"| `{field.encode_name}` | `{spelled(field.type).replace('|', '∣')}` | {comments.get(field.name, '')} |" for field in info.fields if field.name != "id" or known is None]
    if rows:
        yield "\n".join(["| field | type | |", "|---|---|---|", *rows])
    if known is not None:
        yield example_of(kind, known)


def documented(kind: type) -> str:
    """What is said of this type itself, not of the one that it derives from."""
    own = kind.__dict__.get("__doc__") or ""
    return inspect.cleandoc(own)


def others() -> list[type[msgspec.Struct]]:
    """Structs that the messages are made of, by name."""
    found: dict[type, msgspec.inspect.StructType] = {}
    messages = {*get_args(protocol.AnyFrame), *get_args(protocol.AnyCall)}
    for kind in (*messages, *(one for endpoint in ENDPOINTS for one in (endpoint.body, endpoint.answer) if one), protocol.Sentence):
        structs_in(msgspec.inspect.type_info(kind), found)
    return sorted((class_of(struct) for struct in found.values() if class_of(struct) not in messages), key=lambda kind: kind.__name__)


def name_of(kind: Any) -> str:
    if get_origin(kind) is list:
        return f"a list of {name_of(get_args(kind)[0])}"
    return f"[{kind.__name__}](#{kind.__name__.lower()})" if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else "an object"


def example_of(kind: Any, known: dict[Any, Any]) -> str:
    one = get_args(kind)[0] if get_origin(kind) is list else kind
    if one not in known:
        sys.exit(f"There is no example of {one.__name__}: write one in tools/protocol_examples.py.")
    value = msgspec.json.decode(msgspec.json.encode([known[one]] if one is not kind else known[one]))
    return f"```json\n{laid_out(brief(value))}\n```"


def laid_out(value: Any, inside: str = "") -> str:
    """On one line where that is short."""
    line = json.dumps(value, ensure_ascii=False)
    if len(inside) + len(line) <= WIDE or not value or not isinstance(value, (dict, list)):
        return line
    deeper = inside + "  "
    items = [f"{json.dumps(name)}: {laid_out(item, deeper)}" for name, item in value.items()] if isinstance(value, dict) else [laid_out(item, deeper) for item in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(deeper + item for item in items) + "\n" + inside + last


def brief(value: Any, depth: int = 0) -> Any:
    """The beginning of what is long."""
    if isinstance(value, list):
        return [brief(item, depth + 1) for item in value[:FEW]] + (["…"] if len(value) > FEW else [])
    if isinstance(value, dict):
        most = SHORT if depth >= DEEP or "environments" in value else len(value)
        shown = {name: brief(item, depth + 1) for name, item in list(value.items())[:most]}
        return shown | ({"…": "…"} if len(value) > most else {})
    return value


# --- the schema


def schema() -> str:
    """Calls, frames, bodies and answers, and the view of each game."""
    views = [get_type_hints(import_module(f"galapagos.games.{game.name}.view").view)["return"] for game in all_games()]
    bodies = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    (call, frame, *_), types = msgspec.json.schema_components([protocol.AnyCall, protocol.AnyFrame, *bodies, protocol.Sentence, *views], ref_template="#/$defs/{name}")
    for described in (kind for kind in types.values() if "description" in kind):
        described["description"] = inspect.cleandoc(described["description"])  # Python 3.13 does so itself
    made = {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"Galapagos, protocol {protocol.PROTOCOL}",
        "description": "A client sends calls and gets frames. Bodies and answers of routes, and the views of games, are among the definitions.",
        "$defs": {"Call": call, "Frame": frame, **types},
    }
    return laid_out(made) + "\n"


if __name__ == "__main__":
    main()
