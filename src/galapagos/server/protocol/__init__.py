"""The messages between a server and its clients.

A socket gets `joined` first, with the whole request. After that it gets only what changes: `update` after each move,
`table` when seats, votes or presence change, and `chat`. A client sends an action with the version that it saw. The
server answers a call that it refuses with `refused`.

`frames.py` and `calls.py` go over sockets; the other modules have the bodies of HTTP requests and answers. The page's
types and docs/protocol.md are generated from these structs.
"""

import msgspec

PROTOCOL = 3  # a page with another version asks to be reloaded

encode = msgspec.json.Encoder().encode
