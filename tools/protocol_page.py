"""Write docs/protocol.md and docs/protocol.schema.json from the server's message types.

python -m tools.protocol_page            write them
python -m tools.protocol_page --check    fail if a file is out of date
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from galapagos.engine.game import all_games
from galapagos.server.http.endpoint import Endpoint
from galapagos.server.protocol import PROTOCOL
from galapagos.server.protocol.calls import AnyCall
from galapagos.server.protocol.fields import MOST_BYTES
from galapagos.server.protocol.frames import AnyFrame
from galapagos.server.protocol.refusal import Sentence
from galapagos.server.routes import ENDPOINTS
from tools.protocol import class_of, members, structs_in
from tools.protocol_examples import examples

DOCS = Path(__file__).resolve().parent.parent / "docs"
FEW, SHORT, DEEP = 1, 4, 3  # items of lists and of objects that examples show, and from which depth
WIDE = 120
COLUMN = 36  # of comments
# a field, with its comment above or after it
FIELD = re.compile(r"^((?:    # .*\n)*)    (\w+): (?:.*?#\s+(.*)|.*)$", re.MULTILINE)
HEAD = """# The protocol

The messages between a client (page, terminal or bot) and a server. [examples/bot.py](examples/bot.py) is a full bot.
[protocol.schema.json](protocol.schema.json) has all types as a JSON schema, and a running server describes its
routes at `/api/openapi.json`. `make protocol` writes this page from `src/galapagos/server/protocol/`.

## A game in six steps

**1. Be a guest.** `POST /api/me` with `{"name": "Ann"}` creates a guest and sets a cookie. A program uses a token
instead: `POST /api/me/token` returns it once, and the program sends `Authorization: Bearer …` to routes and sockets.

**2. Open a table,** or take a seat with `POST /api/tables/{table}/sit`. A table without open seats starts at once;
otherwise the host starts it. This is a body of `POST /api/tables`:

%(OpenTable)s

**3. Connect** to `/api/tables/{table}/socket`. Each message is a text frame with one JSON object. The first one from
the server is `joined`, with everything that you may know:

%(Joined)s

- `?words=en` or `?words=de` adds sentences: each prompt, choice and event has its text in `message.words`.
  Without it, a message is an id with arguments, for clients that have the catalogues.
- `?since=VERSION` after a lost connection: `joined` then contains the events since that version. If the version is
  too old for the server's memory, `events_from` is later, and the log has the events before that.

**4. Play.** When `choices` is not empty, it is your turn. Send one of them with the version that you saw. Write
`action` as the number or as the text of the choice; [notation.md](notation.md) explains the texts.

%(Play)s

The server writes the move to disk, and then sends an `update` to all clients at the table. A late, illegal or
malformed call changes nothing. Its answer has the `id` of the call:

%(Refusal)s

**5. Follow the changes.** An `update` has everything of the next request except the view. Apply `changes` to the old
view, in their order, to get the new one:

- `[place, value]` puts a value at a place. A place is a list of names and indexes.
- `[place, null, order]` reorders the list at a place. Each number in `order` is the old index of an item. -1 is a new
  item, which a later change fills in.

%(Update)s

In all messages, a missing field has its default: null, false, 0, or an empty list or text.

**6. The end.** The server sends a `table` frame with `status` `over`, `ended` and `ranks`.

## Several players on one device

`{"me": true, "name": "Bob"}` in `seats`, or a `name` in `TakeSeat`, seats another player on your device. `mine` in
`joined` has all seats of the device. The socket sees the table from one of them at a time:

- Where the rules hide nothing, it follows the player who is asked; `seat` in an `update` says so.
- Where they hide something, the server sends `curtain` with the seat of that player, and then nothing of the game. Let
  that player send `lift`, which `joined` answers. `?seat=SEAT` at the socket's address does the same after a lost
  connection. Routes with `seat` refuse all other seats of the device until then.
- While bots and other devices are asked, the socket stays with the seat of the last player.
- `undo` takes back the last answer of the device, and `vote` votes for all its players.

## Refusals

The body of a refused request is a `Sentence`.

| HTTP status | reason |
|---|---|
| 400 | not allowed |
| 401 | no valid cookie or token |
| 404 | not found |
| 413, 429 | too large (more than %(bytes)d bytes), too many requests |
| 503 | the server cannot write |

Before the server closes a socket it sends `bye` with the reason. If you exceed the operator's rate limit, the server
reads your calls more slowly.

| close code | reason |
|---|---|
| 4404 | no such table |
| 4400 | refused; reconnecting will not help |
| 1008 | you read frames too slowly; reconnect with `since` |
| 1012 | the server restarts; reconnect |
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the description of the protocol.")
    parser.add_argument("--check", action="store_true", help="fail if a file is out of date")
    check = parser.parse_args().check
    for file, text in ((DOCS / "protocol.md", page()), (DOCS / "protocol.schema.json", schema())):
        if check and (not file.exists() or file.read_text() != text):
            sys.exit(f"{file.name} is out of date: run `make protocol`")
        if not check:
            file.write_text(text)


# --- the page


def page() -> str:
    known = {kind.__name__: example for kind, example in examples().items()}
    shown = {name: f"```json\n{laid_out(brief(plain(one)))}\n```" for name, one in known.items()}
    calls, frames = get_args(AnyCall), get_args(AnyFrame)
    parts = [
        HEAD % (shown | {"bytes": MOST_BYTES}),
        "## Calls (client to server)",
        "\n".join(["| call | what it does |", "|---|---|", *(row_of_call(known[kind.__name__]) for kind in calls)]),
        "## Frames (server to client)",
        code([struct_of(kind) for kind in frames]),
        "## Types in frames",
        code(others(frames, known=set(frames))),
        "## Routes",
        "\n".join(["| route | body → answer | what it does |", "|---|---|---|", *map(row_of_route, ENDPOINTS)]),
        "## Types in routes",
        code(others(in_routes(), known=parts_of(frames))),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def row_of_call(call: msgspec.Struct) -> str:
    return f"| `{json.dumps(plain(call), ensure_ascii=False)}` | {documented(type(call))} |"


def row_of_route(endpoint: Endpoint) -> str:
    query = "?" + "&".join(f"{name}=…" for name in endpoint.query) if endpoint.query else ""
    body = f"`{endpoint.body.__name__}` " if endpoint.body else ""
    return f"| `{endpoint.method} {endpoint.path}{query}` | {body}→ {name_of(endpoint.answer)} | {endpoint.sentence} |"


def name_of(answer: Any) -> str:
    if answer is None:
        return "text"
    if get_origin(answer) is list:
        return f"`{get_args(answer)[0].__name__}[]`"
    return f"`{answer.__name__}`" if is_struct(answer) else "object"


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def code(blocks: list[str]) -> str:
    return "```ts\n" + "\n\n".join(blocks) + "\n```"


def struct_of(kind: type[msgspec.Struct]) -> str:
    """A type with its fields and their comments."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    fields = FIELD.findall(inspect.getsource(kind))
    comments = {name: behind or " ".join(above.replace("#", " ").split()) for above, name, behind in fields}
    lines = [f"// {documented(kind)}"] if documented(kind) else []
    lines.append(f"{info.tag or kind.__name__} {{")
    for member in list(members(info))[bool(info.tag) :]:
        name = re.split(r"[?:]", member.strip())[0]
        line = member.removesuffix(";")
        lines.append(f"{line:{COLUMN}}// {comments[name]}" if comments[name] else line)
    return "\n".join([*lines, "}"])


def documented(kind: type) -> str:
    """The type's own docstring, without inheritance."""
    return inspect.cleandoc(kind.__dict__.get("__doc__") or "")


def in_routes() -> list[type[msgspec.Struct]]:
    kinds = [one for endpoint in ENDPOINTS for one in (endpoint.body, endpoint.answer) if one]
    return [*kinds, Sentence]


def parts_of(kinds: Any) -> set[type]:
    found: dict[type, msgspec.inspect.StructType] = {}
    for kind in kinds:
        structs_in(msgspec.inspect.type_info(kind), found)
    return {class_of(struct) for struct in found.values()}


def others(kinds: Any, known: set[type]) -> list[str]:
    """The structs in these types that are not `known`, by name."""
    return [struct_of(kind) for kind in sorted(parts_of(kinds) - known, key=lambda kind: kind.__name__)]


# --- examples


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def laid_out(value: Any, inside: str = "") -> str:
    """JSON, on one line if it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(inside) + len(line) <= WIDE or not value or not isinstance(value, (dict, list)):
        return line
    deeper = inside + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(name)}: {laid_out(item, deeper)}" for name, item in value.items()]
    else:
        items = [laid_out(item, deeper) for item in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(deeper + item for item in items) + "\n" + inside + last


def brief(value: Any, depth: int = 0) -> Any:
    """The beginning of long lists and of large objects."""
    few = FEW + (depth < DEEP - 1)
    if isinstance(value, list):
        return [brief(item, depth + 1) for item in value[:few]] + (["…"] if len(value) > few else [])
    if isinstance(value, dict):
        most = SHORT if depth >= DEEP or "environments" in value else len(value)
        shown = {name: brief(item, depth + 1) for name, item in list(value.items())[:most]}
        return shown | ({"…": "…"} if len(value) > most else {})
    return value


# --- the schema


def schema() -> str:
    """The JSON schema of calls, frames, bodies, answers, and the view of each game."""
    views = [get_type_hints(import_module(f"galapagos.games.{game.name}.view").view)["return"] for game in all_games()]
    bodies = [kind for kind in in_routes() if is_struct(kind)]
    roots = [AnyCall, AnyFrame, *bodies, *views]
    (call, frame, *_), types = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    for described in (kind for kind in types.values() if "description" in kind):
        described["description"] = inspect.cleandoc(described["description"])  # Python 3.13 does this itself
    made = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Galapagos, protocol {PROTOCOL}",
        "description": "A client sends calls and gets frames. The definitions also have the bodies and answers"
        " of routes, and the views of games.",
        "$defs": {"Call": call, "Frame": frame, **types},
    }
    return laid_out(made) + "\n"


if __name__ == "__main__":
    main()
