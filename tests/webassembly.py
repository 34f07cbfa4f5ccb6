"""A game's WebAssembly module in Node. Its functions take the same ctypes memory as native ones: it is copied to Node
and back."""

from __future__ import annotations

import ctypes
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from tools.setup import NODE

SCRIPT = Path(__file__).with_suffix(".mjs")


class NodeModule:
    """A process of Node with the module. `seconds` is the processor time of the last call."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [NODE / "bin" / "node", SCRIPT, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.seconds = 0.0

    def __enter__(self) -> NodeModule:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.process.communicate()

    def __getattr__(self, name: str) -> Callable[..., None]:
        def call(*arguments: Any) -> None:
            self.call(name, arguments)

        return call

    def call(self, name: str, arguments: tuple[Any, ...]) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        memories = [argument for argument in arguments if not isinstance(argument, int)]
        request = json.dumps({"name": name, "arguments": [*map(describe, arguments)]}).encode()
        self.process.stdin.write(len(request).to_bytes(4, "little") + request)
        for memory in memories:
            self.process.stdin.write(memory)
        self.process.stdin.flush()
        self.seconds = float(self.process.stdout.readline())
        for memory in memories:
            read = self.process.stdout.read(ctypes.sizeof(memory))
            ctypes.memmove(ctypes.addressof(memory), read, len(read))


def describe(argument: Any) -> dict[str, Any]:
    if isinstance(argument, int):
        return {"value": str(argument)}  # of 64 bits, which a number of JavaScript has not
    size = {"bytes": ctypes.sizeof(argument)}
    return {**size, "count": len(argument)} if isinstance(argument, ctypes.Array) else size
